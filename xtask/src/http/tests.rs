use super::*;
use std::fs;
use std::io::{Read, Write};

/// A folder of its own for one test, removed when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn with_page(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("wordbox-http-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder in the temporary folder");
        fs::write(path.join("index.html"), "<p>home").expect("a page in it");
        fs::write(path.join("a b.wasm"), [0, 1, 2]).expect("a module in it");
        Self(path)
    }

    fn site(&self) -> Site {
        Site { root: self.0.clone(), prefix: "/some/where/".into(), intercept: None }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn get(port: u16, path: &str) -> String {
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("the server listens");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").expect("a request is sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer comes");
    String::from_utf8_lossy(&answer).into_owned()
}

#[test]
fn serves_files_and_folders_under_the_prefix_only() {
    let folder = Folder::with_page("prefix");
    let server = Server::start(folder.site(), 0).expect("a free port");
    let home = get(server.port(), "/some/where/?q");
    assert!(home.starts_with("HTTP/1.1 200 OK\r\n"), "{home}");
    assert!(home.contains("text/html") && home.ends_with("<p>home"), "{home}");
    let module = get(server.port(), "/some/where/a%20b.wasm");
    assert!(module.contains("Content-Type: application/wasm\r\n"), "{module}");
    let moved = get(server.port(), "/some/where");
    assert!(moved.contains("Location: /some/where/\r\n"), "{moved}");
    for path in ["/", "/index.html", "/some/where/no.js", "/some/where/%2e%2e/x"] {
        let missing = get(server.port(), path);
        assert!(missing.starts_with("HTTP/1.1 404"), "{path}: {missing}");
        assert!(missing.contains("text/plain"), "{path}: {missing}");
    }
}

#[test]
fn an_intercept_may_change_an_answer() {
    let folder = Folder::with_page("intercept");
    let mut site = folder.site();
    site.intercept = Some(Arc::new(|request, mut response| {
        assert_eq!(request.header("host"), Some("localhost"));
        response.body.push(b'!');
        response
    }));
    let server = Server::start(site, 0).expect("a free port");
    assert!(get(server.port(), "/some/where/").ends_with("<p>home!"));
}

#[test]
fn a_stopped_server_refuses_and_starts_again_on_its_port() {
    let folder = Folder::with_page("restart");
    let mut server = Server::start(folder.site(), 0).expect("a free port");
    let port = server.port();
    assert!(get(port, "/some/where/").contains("200 OK"));
    server.stop();
    assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err());
    let again = Server::start(folder.site(), port).expect("the same port");
    assert!(get(again.port(), "/some/where/").contains("200 OK"));
}
