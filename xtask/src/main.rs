//! `cargo xtask`: everything that a contributor runs, in one program.

mod assets;
mod bench;
mod browser_tests;
mod checks;
mod dist;
mod judge;
mod project;
mod serve;
mod tools;
mod words;

use std::env;
use std::process::ExitCode;

use tools::{Need, Toolbox};
use xtask::process::{Explain, Result, run};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  serve [--port N]   build the page and serve it on this machine
  test               every check
  dist               build the page into dist/ and hold it against the size budgets
  e2e [--engine chromium|firefox|webkit|all] [--no-build] [FILTER]
                     the tests in real browsers
  shots [--engine ENGINE] [--no-build] [FILTER]
                     pictures of every screen, into target/shots/
  words              make the word data again from its sources
  words --simulate   write the figures of dice, cards and tiles into data/ (quicker with --release)
  words --tune       print the dice and tiles that the words suggest
  judge              answer questions about words, a JSON object a line (xtask/src/judge/mod.rs)
  bench [--words FOLDER] [--runs N] [--engine ENGINE]…
                     measure the formats of the word file and the searches (docs/word-format.md)
  assets             make the font and the icons again
  setup              only install what the others need";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match act(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("xtask: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn act(arguments: &[String]) -> Result<()> {
    let Some((command, options)) = arguments.split_first() else {
        return Err(USAGE.into());
    };
    match command.as_str() {
        "serve" => {
            let port = port(options)?;
            dist::build(&Toolbox::set_up(Need::Build)?)?;
            serve::serve(port)
        }
        "test" => checks::run_all(),
        "dist" => dist::build(&Toolbox::set_up(Need::Build)?),
        "e2e" => {
            let (tools, options) = built(options)?;
            run(&mut browser_tests::command(&tools, &options))
        }
        "shots" => {
            let (tools, options) = built(options)?;
            run(&mut browser_tests::shots_command(&tools, &options))
        }
        "setup" => Toolbox::set_up(Need::Test).map(|_| println!("set-up: everything is there")),
        "words" => match options {
            [] => words::run(&project::root()),
            [option] if option == "--simulate" => words::simulate::run(&project::root()),
            [option] if option == "--tune" => words::simulate::tune(&project::root()),
            _ => Err(format!("words knows only --simulate and --tune\n{USAGE}")),
        },
        "judge" => judge::run(std::io::stdin().lock(), std::io::stdout().lock(), &project::root()),
        "bench" => bench::bench(&Toolbox::set_up(Need::Test)?, &bench::Options::read(options)?),
        "assets" => assets::make(),
        "post-build" => dist::post_build(),
        _ => Err(format!("there is no command {command}\n{USAGE}")),
    }
}

/// Everything that the browser tests need, and their own options.
fn built(options: &[String]) -> Result<(Toolbox, Vec<String>)> {
    let tools = Toolbox::set_up(Need::Test)?;
    let mut options = options.to_vec();
    let before = options.len();
    options.retain(|option| option != "--no-build");
    if options.len() == before {
        dist::build(&tools)?;
    }
    Ok((tools, options))
}

/// The port that was asked for, or 0 for any free one.
fn port(options: &[String]) -> Result<u16> {
    match options {
        [] => Ok(0),
        [name, number] if name == "--port" => number.parse().explain(|| format!("{number} is not a port")),
        _ => Err(format!("serve knows only --port\n{USAGE}")),
    }
}
