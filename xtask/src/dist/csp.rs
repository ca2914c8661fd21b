//! The content security policy of the page: nothing but its own files, and the inline scripts that
//! are in it when it is built.

use xtask::digest::sha256_base64;
use xtask::process::Result;

/// Where index.html wants the policy.
const PLACE: &str = "<!--@CSP@-->";

/// Puts the policy for this very page into it.
///
/// # Errors
/// The page has no place for it, or something that the policy would block.
pub fn put_into(html: &str) -> Result<String> {
    if !html.contains(PLACE) {
        return Err(format!("index.html needs the comment {PLACE} first in its head"));
    }
    let lower = html.to_ascii_lowercase();
    for (blocked, instead) in [
        (" style=\"", "a class"),
        ("<style", "a style sheet"),
        (" onclick=", "a script that listens"),
        (" onload=", "a script that listens"),
    ] {
        if lower.contains(blocked) {
            return Err(format!("index.html has `{blocked}`, which its policy blocks: use {instead}"));
        }
    }
    let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{}\">", policy(html));
    Ok(html.replacen(PLACE, &meta, 1))
}

/// Takes the comment away; a debug build has no policy, as Trunk's reloading would break it.
pub fn leave_out_of(html: &str) -> String {
    html.replacen(PLACE, "", 1)
}

fn policy(html: &str) -> String {
    let mut scripts = String::from("'self' 'wasm-unsafe-eval'");
    for script in inline_scripts(html) {
        scripts.push_str(&format!(" 'sha256-{}'", sha256_base64(script.as_bytes())));
    }
    format!(
        "default-src 'none'; script-src {scripts}; style-src 'self'; connect-src 'self'; \
         img-src 'self' data:; font-src 'self'; manifest-src 'self'; worker-src 'self'; \
         base-uri 'none'; form-action 'none'"
    )
}

/// The bodies of the scripts that the page itself contains.
fn inline_scripts(html: &str) -> Vec<&str> {
    let mut bodies = Vec::new();
    let mut rest = html;
    while let Some(start) = rest.find("<script") {
        rest = &rest[start..];
        let (Some(open_end), Some(end)) = (rest.find('>'), rest.find("</script>")) else {
            break;
        };
        if open_end < end && !rest[..open_end].contains(" src=") {
            bodies.push(&rest[open_end + 1..end]);
        }
        rest = &rest[end + "</script>".len()..];
    }
    bodies
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_every_inline_script_and_no_other() {
        let html = "<head><!--@CSP@--><script type=\"module\">\nlet a;\n</script>\
                    <script src=\"./b.js\"></script><script>c()</script>";
        assert_eq!(inline_scripts(html), ["\nlet a;\n", "c()"]);
        let page = put_into(html).expect("a page with a place for its policy");
        let hash = format!("'sha256-{}'", sha256_base64(b"c()"));
        assert!(page.starts_with("<head><meta http-equiv=\"Content-Security-Policy\""));
        assert!(page.contains(&hash), "{page}");
        assert_eq!(page.matches("'sha256-").count(), 2);
    }

    #[test]
    fn says_what_the_policy_would_block() {
        let html = "<head><!--@CSP@--></head><p style=\"color:red\">";
        let refused = put_into(html).expect_err("an inline style");
        assert!(refused.contains("use a class"), "{refused}");
        assert!(put_into("<head></head>").is_err());
    }
}
