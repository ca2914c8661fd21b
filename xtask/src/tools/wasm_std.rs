//! The standard library for the browser (wasm32-unknown-unknown).
//!
//! Usually rustup has it. Where it cannot fetch it, Debian's compiler for the web comes with the
//! library's source, from which it is built once into a folder of ours.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Need, step, system};
use xtask::process::{Explain, Result, answer, on_path, run};

const TARGET: &str = "wasm32-unknown-unknown";
/// What Debian's toolchain needs to compile and link.
const PACKAGES: [(&str, &str); 5] = [
    ("rustc-web", "/usr/bin/rustc"),
    ("cargo-web", "/usr/bin/cargo"),
    ("rust-web-src", "/usr/lib/rustlib/src/rust/library/std/Cargo.toml"),
    ("rust-web-llvm", "/usr/lib/rustlib/x86_64-unknown-linux-gnu/bin/wasm-component-ld"),
    ("lld-22", "/usr/bin/lld-22"),
];
const LINTER: (&str, &str) = ("rust-web-clippy", "/usr/bin/clippy-driver");
/// rustup takes the path of a toolchain in place of its name.
const DEBIAN_TOOLCHAIN: &str = "/usr";

/// Where the library comes from.
pub enum WasmStd {
    /// The compiler in use has it.
    Own,
    /// Debian's compiler with the library that lies in this sysroot.
    Built(PathBuf),
}

impl WasmStd {
    /// What cargo and its children must be told; `flags` are for the compiler, which gets those of .cargo/config.toml too.
    pub fn environment(&self, flags: &str) -> Vec<(&'static str, String)> {
        const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
        match self {
            Self::Own => vec![(FLAGS, flags.to_owned())],
            Self::Built(sysroot) => vec![
                ("RUSTUP_TOOLCHAIN", DEBIAN_TOOLCHAIN.to_owned()),
                (FLAGS, format!("--sysroot {} {flags}", sysroot.display())),
            ],
        }
    }
}

/// Finds the library or installs it.
///
/// # Errors
/// Neither rustup nor Debian's packages can give it.
pub fn set_up(folder: &Path, need: Need) -> Result<WasmStd> {
    if compiler_has_it() {
        return Ok(WasmStd::Own);
    }
    let built = folder.join("wasm-sysroot");
    let is_built = built.join("complete").is_file();
    if !is_built && on_path("rustup").is_some() {
        println!("set-up: rustup target add {TARGET} (usually a few seconds)");
        let added = run(Command::new("rustup").args(["target", "add", TARGET]));
        if added.is_ok() && compiler_has_it() {
            return Ok(WasmStd::Own);
        }
        println!("set-up: rustup cannot fetch it here, so Debian's compiler builds it instead");
    }
    if on_path("rustup").is_none() {
        return Err(format!("your Rust has no standard library for {TARGET}: install it and run again"));
    }
    install_packages(need)?;
    if !is_built || !is_of_this_compiler(&built) {
        step("the standard library for the browser", "2 minutes", || build(folder, &built))?;
    }
    Ok(WasmStd::Built(built))
}

fn compiler_has_it() -> bool {
    let ask = ["--print", "target-libdir", "--target", TARGET];
    let Some(libraries) = answer(Command::new("rustc").args(ask)) else {
        return false;
    };
    fs::read_dir(libraries).is_ok_and(|mut files| {
        files.any(|file| file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("libstd-")))
    })
}

fn install_packages(need: Need) -> Result<()> {
    let linter = (need == Need::Test).then_some(LINTER);
    let wanted = PACKAGES.into_iter().chain(linter);
    let missing: Vec<_> = wanted.filter(|(_, file)| !Path::new(file).exists()).map(|(package, _)| package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    system::install(&missing, "2 minutes")
}

fn compiler_version() -> Option<String> {
    answer(Command::new("/usr/bin/rustc").arg("-vV"))
}

fn is_of_this_compiler(built: &Path) -> bool {
    let written = fs::read_to_string(built.join("complete")).ok();
    written.is_some() && written == compiler_version()
}

/// Compiles an empty crate together with the library, and keeps the library.
fn build(folder: &Path, built: &Path) -> Result<()> {
    let scratch = folder.join("build-std");
    let cannot = || format!("cannot build the standard library in {}", scratch.display());
    let fresh = |path: &Path| {
        drop(fs::remove_dir_all(path));
        fs::create_dir_all(path).explain(cannot)
    };
    fresh(&scratch)?;
    fresh(built)?;
    let manifest = "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\
                    [lib]\npath = \"lib.rs\"\n[workspace]\n";
    fs::write(scratch.join("Cargo.toml"), manifest).explain(cannot)?;
    fs::write(scratch.join("lib.rs"), "#![no_std]\n").explain(cannot)?;

    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--quiet", "--release", "--target", TARGET]);
    cargo.arg("-Zbuild-std=std,panic_abort,test,proc_macro");
    cargo.current_dir(&scratch);
    cargo.env("RUSTUP_TOOLCHAIN", DEBIAN_TOOLCHAIN);
    // Building the library is an unstable feature; only this one build may use such.
    cargo.env("RUSTC_BOOTSTRAP", "1");
    // The release build of the page optimises across crates and needs the library's bitcode.
    cargo.env("RUSTFLAGS", "-Cembed-bitcode=yes");
    cargo.env("CARGO_TARGET_DIR", scratch.join("target"));
    run(&mut cargo).explain(cannot)?;

    let libraries = built.join("lib/rustlib").join(TARGET).join("lib");
    fs::create_dir_all(&libraries).explain(cannot)?;
    let made = scratch.join("target").join(TARGET).join("release/deps");
    for file in fs::read_dir(made).explain(cannot)? {
        let file = file.explain(cannot)?;
        let name = file.file_name().to_string_lossy().into_owned();
        if name.ends_with(".rlib") && !name.starts_with("libempty-") {
            fs::copy(file.path(), libraries.join(&name)).explain(cannot)?;
        }
    }
    drop(fs::remove_dir_all(&scratch));
    // Written last: an interrupted build is not taken for a whole one.
    fs::write(built.join("complete"), compiler_version().unwrap_or_default()).explain(cannot)
}
