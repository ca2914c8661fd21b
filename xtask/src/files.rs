//! The files of a folder, by their paths as a URL would write them.

use std::fs;
use std::path::Path;

use crate::process::{Explain, Result};

/// One file of the finished page.
pub struct PageFile {
    /// The path below the folder, with `/` between the parts.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// All files below a folder, sorted by path.
///
/// # Errors
/// One of them cannot be read.
pub fn read_all(folder: &Path) -> Result<Vec<PageFile>> {
    let mut files = Vec::new();
    collect(folder, "", &mut files)?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<PageFile>) -> Result<()> {
    let cannot = || format!("cannot read {}", folder.display());
    for entry in fs::read_dir(folder).explain(cannot)? {
        let entry = entry.explain(cannot)?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            collect(&entry.path(), &format!("{path}/"), files)?;
        } else {
            let bytes = fs::read(entry.path()).explain(cannot)?;
            files.push(PageFile { path, bytes });
        }
    }
    Ok(())
}
