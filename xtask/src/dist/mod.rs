//! The release build: Trunk, within it what Trunk cannot do, then the size table.

mod csp;
mod minify;
mod names;
mod optimise;
mod packed;
mod parts;
mod post_build;
mod sizes;

use std::env;
use std::time::Instant;

pub use optimise::FEATURES;
pub use post_build::post_build;

use crate::tools::Toolbox;
use xtask::process::{Explain, Result, run};

/// Builds the page into `dist/` and holds it against the size budgets.
///
/// # Errors
/// The build fails, or a budget is exceeded.
pub fn build(tools: &Toolbox) -> Result<()> {
    println!("dist: release build (usually 4 minutes the first time, 1 minute later)");
    let start = Instant::now();
    let this = env::current_exe().explain(|| "cannot find this program".into())?;
    let mut trunk = tools.wasm_with("trunk", parts::FLAGS);
    trunk.args(["build", "--release", "--offline", "--features", "split"]);
    trunk.env(parts::WANTED, "1");
    // Some of the flags are not for everybody yet.
    trunk.env("RUSTC_BOOTSTRAP", "1");
    // The hook in Trunk.toml calls this very program instead of compiling it again.
    trunk.env("WORDBOX_XTASK", this);
    // Trunk reads any value but true or false in NO_COLOR as a mistake.
    trunk.env_remove("NO_COLOR");
    run(&mut trunk).explain(|| "the release build failed, the first error above says why".into())?;
    println!("dist: built in {:.0} s", start.elapsed().as_secs_f64());
    sizes::check()
}
