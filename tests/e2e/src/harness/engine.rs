//! The three engines, and how each is asked for a session.

use std::path::Path;

use serde_json::{Value, json};
use thirtyfour::Capabilities;

use super::browser::Scheme;

/// Where Debian keeps the small browser that comes with WebKitGTK.
const MINI_BROWSER: &str = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium.
    Chromium,
    /// Firefox ESR.
    Firefox,
    /// WebKitGTK's small browser.
    Webkit,
}

impl Engine {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The name on the command line and in reports.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The program that drives it.
    #[must_use]
    pub fn driver_program(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
            Self::Webkit => "WebKitWebDriver",
        }
    }

    /// The capabilities for a session with this profile; WebKit always has a new one.
    #[must_use]
    pub fn capabilities(self, profile: &Path, scheme: Scheme) -> Capabilities {
        let map = match self {
            Self::Chromium => json!({
                "browserName": "chrome",
                "goog:chromeOptions": {"args": chromium_arguments(profile)},
            }),
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "args": ["-headless", "-profile", profile.display().to_string()],
                    "prefs": firefox_preferences(scheme),
                },
            }),
            Self::Webkit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": {
                    "binary": std::env::var("WORDBOX_MINIBROWSER").unwrap_or(MINI_BROWSER.into()),
                    "args": ["--automation"],
                },
            }),
        };
        let mut capabilities = Capabilities::new();
        if let Value::Object(map) = map {
            for (key, value) in map {
                // Setting a JSON value cannot fail: it is JSON already.
                drop(capabilities.set(key, value));
            }
        }
        capabilities
    }
}

fn chromium_arguments(profile: &Path) -> Vec<String> {
    let mut arguments: Vec<String> = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-dev-shm-usage",
        // A page that asks another host for anything fails instead of reaching it.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    ]
    .map(str::to_owned)
    .into();
    arguments.push(format!("--user-data-dir={}", profile.display()));
    arguments
}

fn firefox_preferences(scheme: Scheme) -> Value {
    let scheme = match scheme {
        Scheme::Dark => 0,
        Scheme::Light => 1,
    };
    json!({
        "layout.css.prefers-color-scheme.content-override": scheme,
        "app.update.disabledForTesting": true,
        "datareporting.policy.dataSubmissionEnabled": false,
        "toolkit.telemetry.reportingpolicy.firstRun": false,
        "network.captive-portal-service.enabled": false,
        "network.connectivity-service.enabled": false,
    })
}
