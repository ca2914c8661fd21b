//! The built page on a server of its own, with whatever faults a test wants.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result, anyhow, ensure};
use xtask::files::{self, PageFile};
use xtask::http::{Request, Response, Server, Site, mime_type};
use xtask::precache::{self, WORKER};

/// A path deep enough that a link from the top of the host would be noticed.
const PREFIX: &str = "/some/where/wordbox/";
const PAGE: &str = "index.html";
const SCRIPT: &str = "__fault.js";
const FRAME: &str = "__frame.html";
const WATCH: &str = include_str!("watch.js");
const WORKER_TEMPLATE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../public/sw.js");

/// One request that reached the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The path below the page's folder, or the whole path if it is outside.
    pub path: String,
    /// What the client called the host.
    pub host: String,
}

struct State {
    template: String,
    /// The files as deployed, including the script that is put before the page's own.
    files: BTreeMap<String, Vec<u8>>,
    worker: String,
    damaged: BTreeMap<String, Vec<u8>>,
    failing: BTreeMap<String, u16>,
    held: BTreeSet<String>,
    seen: Vec<Seen>,
}

struct Shared {
    state: Mutex<State>,
    released: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The page on 127.0.0.1, on a port of its own and therefore an origin of its own.
pub struct TestSite {
    site: Site,
    shared: Arc<Shared>,
    port: u16,
    server: Option<Server>,
}

impl TestSite {
    /// Serves the page in `dist`.
    ///
    /// # Errors
    /// It is not built, or was built from another service worker than the checkout has.
    pub fn start(dist: &Path) -> Result<Self> {
        let built = files::read_all(dist).map_err(|cause| anyhow!("{cause}: `cargo xtask dist` builds it"))?;
        let template = std::fs::read_to_string(WORKER_TEMPLATE).context("public/sw.js")?;
        let version = precache::version(&template, &built);
        let mut files: BTreeMap<_, _> = built.into_iter().map(|file| (file.path, file.bytes)).collect();
        let in_dist = files.remove(WORKER).unwrap_or_default();
        // The worker in dist/ is made smaller; its version is that of the template and of all files.
        let is_of_these = in_dist.windows(version.len()).any(|part| part == version.as_bytes());
        ensure!(is_of_these, "dist/ is out of date: run `cargo xtask dist`");
        let mut state = State {
            template,
            files,
            worker: String::new(),
            damaged: BTreeMap::new(),
            failing: BTreeMap::new(),
            held: BTreeSet::new(),
            seen: Vec::new(),
        };
        state.put_script_into_page()?;
        state.set_script("")?;
        let shared = Arc::new(Shared { state: Mutex::new(state), released: Condvar::new() });
        let answering = Arc::clone(&shared);
        let site = Site {
            root: dist.to_path_buf(),
            prefix: PREFIX.into(),
            intercept: Some(Arc::new(move |request, plain| answer(&answering, request, plain))),
        };
        let server = on_new_port(&site).context("no port for the test server")?;
        Ok(Self { site, shared, port: server.port(), server: Some(server) })
    }

    /// The address of the page; `fragment` is empty or begins with `#`.
    #[must_use]
    pub fn url(&self, fragment: &str) -> String {
        format!("{}{PREFIX}{fragment}", self.origin())
    }

    /// The page in a frame of a given size, for screens narrower than a browser's window can be.
    #[must_use]
    pub fn framed_url(&self, width: u32, height: u32, fragment: &str) -> String {
        format!("{}{PREFIX}{FRAME}?{width}x{height}{fragment}", self.origin())
    }

    /// Scheme, host and port.
    #[must_use]
    pub fn origin(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Runs `script` before everything else whenever the page is loaded from now on: to take an
    /// API away, make storage throw, or put a clock of the test's own in place of the real one.
    ///
    /// # Errors
    /// The service worker's list cannot be made.
    pub fn inject(&self, script: &str) -> Result<()> {
        self.shared.lock().set_script(script)
    }

    /// Deploys a file with other bytes, as a new version would: the worker's list says so.
    ///
    /// # Errors
    /// The service worker's list cannot be made.
    pub fn deploy(&self, path: &str, bytes: impl Into<Vec<u8>>) -> Result<()> {
        let mut state = self.shared.lock();
        state.files.insert(path.into(), bytes.into());
        state.fill_worker()
    }

    /// The bytes of a file as they are deployed now.
    ///
    /// # Errors
    /// There is no such file.
    pub fn file(&self, path: &str) -> Result<Vec<u8>> {
        let state = self.shared.lock();
        state.files.get(path).cloned().with_context(|| format!("dist/ has no {path}"))
    }

    /// The paths of all files as they are deployed now, without the worker.
    #[must_use]
    pub fn paths(&self) -> Vec<String> {
        self.shared.lock().files.keys().cloned().collect()
    }

    /// Answers a path with wrong bytes, which the worker's list does not know about.
    pub fn damage(&self, path: &str, bytes: impl Into<Vec<u8>>) {
        self.shared.lock().damaged.insert(path.into(), bytes.into());
    }

    /// Answers a path with an HTTP status and no file.
    pub fn fail(&self, path: &str, status: u16) {
        self.shared.lock().failing.insert(path.into(), status);
    }

    /// Lets the requests for a path wait until [`TestSite::mend`].
    pub fn hold(&self, path: &str) {
        self.shared.lock().held.insert(path.into());
    }

    /// Ends every damage, failure and holding of a path.
    pub fn mend(&self, path: &str) {
        let mut state = self.shared.lock();
        state.damaged.remove(path);
        state.failing.remove(path);
        state.held.remove(path);
        self.shared.released.notify_all();
    }

    /// All requests since the start or the last [`TestSite::forget`].
    #[must_use]
    pub fn seen(&self) -> Vec<Seen> {
        self.shared.lock().seen.clone()
    }

    /// Forgets the requests so far.
    pub fn forget(&self) {
        self.shared.lock().seen.clear();
    }

    /// Takes the server away: connections are refused.
    pub fn stop(&mut self) {
        self.server = None;
    }

    /// Brings the server back on the same port.
    ///
    /// # Errors
    /// Another program took the port meanwhile.
    pub fn restart(&mut self) -> Result<()> {
        self.server = None;
        let server = Server::start(self.site.clone(), self.port);
        self.server = Some(server.context("the test server's port is gone")?);
        Ok(())
    }
}

impl Drop for TestSite {
    fn drop(&mut self) {
        self.shared.lock().held.clear();
        self.shared.released.notify_all();
    }
}

impl State {
    /// A file of its own, since the page's policy allows no inline script that it does not know.
    fn put_script_into_page(&mut self) -> Result<()> {
        let page = self.files.get_mut(PAGE).context("dist/ has no index.html")?;
        let html = String::from_utf8(std::mem::take(page)).context("index.html is no text")?;
        let head = html.find("<head>").context("index.html has no plain <head>")? + "<head>".len();
        let (before, after) = html.split_at(head);
        *page = format!("{before}<script src=\"./{SCRIPT}\"></script>{after}").into_bytes();
        Ok(())
    }

    fn set_script(&mut self, fault: &str) -> Result<()> {
        let script = format!("{WATCH}\n{{\n{fault}\n}}\n");
        self.files.insert(SCRIPT.into(), script.into_bytes());
        self.fill_worker()
    }

    /// The worker compares digests, so its list has to be that of the files which are served.
    fn fill_worker(&mut self) -> Result<()> {
        let list: Vec<_> =
            self.files.iter().map(|(path, bytes)| PageFile { path: path.clone(), bytes: bytes.clone() }).collect();
        self.worker = precache::fill(&self.template, &list).map_err(|cause| anyhow!(cause))?;
        Ok(())
    }
}

/// Serves on a port that none of these servers had before: a browser that is used again may still know the page of that one.
fn on_new_port(site: &Site) -> std::io::Result<Server> {
    static HAD: Mutex<BTreeSet<u16>> = Mutex::new(BTreeSet::new());
    let mut had = HAD.lock().unwrap_or_else(PoisonError::into_inner);
    // Those that others had are kept until there is a new one, so that they are not given out again.
    let mut old = Vec::new();
    loop {
        let server = Server::start(site.clone(), 0)?;
        if had.insert(server.port()) {
            return Ok(server);
        }
        old.push(server);
    }
}

fn answer(shared: &Shared, request: &Request, plain: Response) -> Response {
    let mut state = shared.lock();
    let below = request.path.strip_prefix(PREFIX);
    state.seen.push(Seen {
        path: below.unwrap_or(&request.path).to_owned(),
        host: request.header("host").unwrap_or_default().to_owned(),
    });
    let Some(path) = below else {
        return plain;
    };
    let path = if path.is_empty() { PAGE } else { path };
    while state.held.contains(path) {
        state = shared.released.wait(state).unwrap_or_else(PoisonError::into_inner);
    }
    if let Some(status) = state.failing.get(path) {
        return Response::plain(*status, "failing on purpose");
    }
    if path == FRAME {
        return Response::ok(mime_type(FRAME), frame(&request.query));
    }
    if path == WORKER {
        return Response::ok(mime_type(WORKER), state.worker.clone());
    }
    let bytes = state.damaged.get(path).or_else(|| state.files.get(path));
    bytes.map_or(plain, |bytes| Response::ok(mime_type(path), bytes.clone()))
}

/// A page with nothing but a frame; the fragment is handed on to the page inside.
fn frame(size: &str) -> String {
    let (width, height) = size.split_once('x').unwrap_or(("320", "568"));
    format!(
        "<!doctype html><title>frame</title><body style=\"margin:0\">\
         <iframe width=\"{width}\" height=\"{height}\" style=\"border:0\"></iframe>\
         <script>document.querySelector('iframe').src = './' + location.hash</script>"
    )
}
