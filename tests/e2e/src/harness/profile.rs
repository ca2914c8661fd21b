//! A folder for one browser's profile, removed at the end.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// An empty profile of its own.
pub struct Profile(PathBuf);

impl Profile {
    /// Makes the folder.
    ///
    /// # Errors
    /// The temporary folder cannot be written.
    pub fn new() -> Result<Self> {
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("wordbox-e2e-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Self(path))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // A browser that is just ending may still write into it; then some of it stays behind.
        drop(fs::remove_dir_all(&self.0));
    }
}
