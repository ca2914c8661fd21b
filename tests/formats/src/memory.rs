//! Counts what is allocated. The size of the module's memory alone says little: it grows in steps and never shrinks.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

struct Counting;

static LIVE: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static COUNTING: Counting = Counting;

/// Bytes that are in use now.
#[must_use]
pub fn live() -> usize {
    LIVE.load(Relaxed)
}

/// The most bytes that were in use at the same time.
#[must_use]
pub fn peak() -> usize {
    PEAK.load(Relaxed)
}

fn more(bytes: usize) {
    let live = LIVE.fetch_add(bytes, Relaxed) + bytes;
    PEAK.fetch_max(live, Relaxed);
}

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        more(layout.size());
        // SAFETY: the caller's promises are handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        LIVE.fetch_sub(layout.size(), Relaxed);
        // SAFETY: the caller's promises are handed on.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // The old block may live until its bytes are copied.
        more(size);
        // SAFETY: the caller's promises are handed on.
        let moved = unsafe { System.realloc(pointer, layout, size) };
        LIVE.fetch_sub(layout.size(), Relaxed);
        moved
    }
}
