//! What was asked for on the command line.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::harness::Engine;

const USAGE: &str = "\
usage: wordbox-e2e [--dist FOLDER] [--engine chromium|firefox|webkit|all] [--jobs N] [--shots FOLDER] [FILTER]";

/// The options of one run.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    /// The built page.
    pub dist: PathBuf,
    /// Which engines take part.
    pub engines: Vec<Engine>,
    /// Only tests whose name contains this.
    pub filter: String,
    /// Where pictures go; with it, pictures are taken and no tests run.
    pub shots: Option<PathBuf>,
    /// How many engines work at the same time.
    pub jobs: usize,
}

impl Options {
    /// Reads the arguments that follow the program's name.
    ///
    /// # Errors
    /// An option is unknown or lacks its value.
    pub fn read(arguments: impl Iterator<Item = String>) -> Result<Self> {
        let mut options =
            Self { dist: PathBuf::from("dist"), engines: Vec::new(), filter: String::new(), shots: None, jobs: 3 };
        let mut arguments = arguments;
        while let Some(argument) = arguments.next() {
            let mut value = || {
                let value = arguments.next();
                value.with_context(|| format!("{argument} lacks its value\n{USAGE}"))
            };
            match argument.as_str() {
                "--dist" => options.dist = value()?.into(),
                "--engine" => options.engines = engines(&value()?)?,
                "--shots" => options.shots = Some(value()?.into()),
                "--jobs" => options.jobs = value()?.parse().context("--jobs takes a number")?,
                _ if argument.starts_with('-') => bail!("unknown option {argument}\n{USAGE}"),
                _ => options.filter = argument,
            }
        }
        if options.engines.is_empty() {
            // Only Chromium's window takes every size that the pictures want.
            options.engines = match options.shots {
                Some(_) => vec![Engine::Chromium],
                None => Engine::ALL.to_vec(),
            };
        }
        Ok(options)
    }
}

fn engines(name: &str) -> Result<Vec<Engine>> {
    if name == "all" {
        return Ok(Engine::ALL.to_vec());
    }
    let found = Engine::ALL.into_iter().find(|engine| engine.name() == name);
    Ok(vec![found.with_context(|| format!("no engine {name}\n{USAGE}"))?])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options> {
        Options::read(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn all_engines_are_the_default_and_one_can_be_chosen() {
        assert_eq!(read("").expect("no options").engines, Engine::ALL);
        let options = read("--engine webkit smoke --jobs 1").expect("good options");
        assert_eq!(options.engines, [Engine::Webkit]);
        assert_eq!((options.filter.as_str(), options.jobs), ("smoke", 1));
    }

    #[test]
    fn what_it_does_not_know_it_refuses() {
        for line in ["--engine opera", "--engine", "--fast"] {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
