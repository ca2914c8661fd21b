//! What every browser test stands on: the server, the drivers, the browser, the runner.

mod browser;
mod ctx;
mod driver;
mod engine;
mod find;
mod processes;
mod profile;
mod runner;
mod site;
mod viewport;
mod wait;
mod watch;

pub use browser::{Browser, Scheme};
pub use ctx::{Case, Ctx, Running};
pub use driver::Driver;
pub use engine::Engine;
pub use runner::Runner;
pub use site::{Seen, TestSite};
pub use wait::{Patience, wait_until};

/// Enters an `async fn(&mut Ctx) -> anyhow::Result<()>` into a list of cases under its own name.
#[macro_export]
macro_rules! case {
    ($module:ident :: $function:ident) => {
        $crate::harness::Case {
            name: concat!(stringify!($module), "::", stringify!($function)),
            run: |ctx| Box::pin($module::$function(ctx)),
            alone: None,
        }
    };
}
