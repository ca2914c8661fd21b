//! The lists of this device, for as long as the page lives.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ports::storage;
use crate::session::codec::Unreadable;
use crate::session::lists::{self, ListId, PREFIX};
use crate::words::Lang;
use crate::words::own::{LeftOut, Note, OwnList, OwnWords};

/// One list.
#[derive(Clone)]
pub struct Kept {
    /// Its id.
    pub id: ListId,
    /// Its name and words.
    pub list: Rc<OwnList>,
    /// Whether the browser keeps it.
    pub on_device: bool,
}

/// A list while it is written.
#[derive(Clone)]
pub struct Draft {
    /// The list that it changes; `None` for a new one.
    pub id: Option<ListId>,
    /// As it was typed.
    pub name: String,
    /// The language of its words.
    pub lang: Lang,
    /// Its words and whatever else was typed.
    pub text: String,
    /// What is odd about the file that was opened.
    pub notes: Vec<Note>,
    /// Whether anything was typed or opened that is not in the list.
    pub is_dirty: bool,
}

/// All there is to know.
#[derive(Default)]
pub struct Shelf {
    /// In the order in which they were made.
    pub all: Vec<Kept>,
    /// What was saved last: its name, how many words it has, and what was left out.
    pub saved: Option<(String, usize, Vec<LeftOut>)>,
    /// What was deleted last and can come back.
    pub deleted: Option<Kept>,
    /// A text that could not be read, and was put aside.
    pub damaged: Option<String>,
    /// Whether there are lists of a newer program.
    pub has_newer: bool,
    /// Whether the browser has promised to keep what is stored; `None` until it was asked.
    pub is_firm: Option<bool>,
    /// What is being written, the present one last.
    pub drafts: Vec<Draft>,
    /// Why the last thing that people wanted did not work.
    pub trouble: Option<String>,
    /// The list that is played with, and its words.
    opened: Option<(Rc<OwnList>, Rc<OwnWords>)>,
}

/// A handle to the lists. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Lists {
    shelf: StoredValue<Rc<RefCell<Shelf>>, LocalStorage>,
    /// Counts the changes, for whoever shows something of the shelf.
    pub changes: RwSignal<usize>,
    /// Counts how often the fields of the draft were filled by something else than typing.
    pub filled: RwSignal<usize>,
}

impl Lists {
    /// Nothing is read before somebody asks.
    pub fn empty() -> Self {
        Lists { shelf: StoredValue::new_local(Rc::default()), changes: RwSignal::new(0), filled: RwSignal::new(0) }
    }

    /// The shelf, to be borrowed for a moment. Whoever changes what is shown calls [`Lists::changed`].
    pub fn shelf(self) -> Rc<RefCell<Shelf>> {
        self.shelf.get_value()
    }

    /// Shows everything anew.
    pub fn changed(self) {
        self.changes.update(|count| *count += 1);
    }

    /// Reads what is stored: another page may have changed it. What cannot be read is put aside.
    pub fn load(self) {
        let Ok(keys) = storage::keys(PREFIX) else { return };
        let shelf = self.shelf();
        let mut shelf = shelf.borrow_mut();
        shelf.has_newer = false;
        shelf.all.retain(|kept| !kept.on_device);
        for id in keys.iter().filter_map(|key| ListId::of_key(key)) {
            let Ok(Some(text)) = storage::read(&id.key()) else { continue };
            match lists::read(&text) {
                Ok(list) => shelf.put(Kept { id, list: Rc::new(list), on_device: true }),
                Err(Unreadable::Newer { .. }) => shelf.has_newer = true,
                Err(_) => {
                    // Where there is no room to put it aside it stays where it is.
                    if storage::write(&id.key_aside(), &text).is_ok() {
                        let _ = storage::remove(&id.key());
                    }
                    shelf.damaged = Some(text);
                }
            }
        }
        drop(shelf);
        self.ask_whether_firm(false);
    }

    /// The list with this id.
    pub fn get(self, id: ListId) -> Option<Rc<OwnList>> {
        self.shelf().borrow().all.iter().find(|kept| kept.id == id).map(|kept| Rc::clone(&kept.list))
    }

    /// The words of that list, to be looked up; `None` when there is no such list.
    pub fn words_of(self, id: ListId) -> Option<Rc<OwnWords>> {
        if self.get(id).is_none() {
            self.load();
        }
        let list = self.get(id)?;
        let shelf = self.shelf();
        let mut shelf = shelf.borrow_mut();
        if let Some((of, words)) = &shelf.opened
            && Rc::ptr_eq(of, &list)
        {
            return Some(Rc::clone(words));
        }
        let words = Rc::new(OwnWords::of(&list));
        shelf.opened = Some((list, Rc::clone(&words)));
        Some(words)
    }

    /// Keeps a list, in place of the one with this id or as a new one. One that the browser does not keep stays here.
    pub fn keep(self, id: Option<ListId>, list: Rc<OwnList>) {
        let shelf = self.shelf();
        let mut shelf = shelf.borrow_mut();
        let id = id.unwrap_or_else(|| {
            let mut keys = storage::keys(PREFIX).unwrap_or_default();
            // What was deleted last may come back to its place.
            keys.extend(shelf.all.iter().chain(&shelf.deleted).map(|kept| kept.id.key()));
            ListId::free(&keys)
        });
        let on_device = storage::write(&id.key(), &lists::write(&list)).is_ok();
        let is_first = shelf.all.is_empty();
        shelf.put(Kept { id, list, on_device });
        drop(shelf);
        self.changed();
        if is_first && on_device {
            self.ask_whether_firm(true);
        }
    }

    /// Deletes a list; it can come back until the next one is deleted.
    pub fn delete(self, id: ListId) {
        // Where nothing can be removed nothing is kept either.
        let _ = storage::remove(&id.key());
        let shelf = self.shelf();
        let mut shelf = shelf.borrow_mut();
        if let Some(place) = shelf.all.iter().position(|kept| kept.id == id) {
            let deleted = shelf.all.remove(place);
            shelf.deleted = Some(deleted);
        }
        shelf.saved = None;
        drop(shelf);
        self.changed();
    }

    /// Brings back what was deleted last.
    pub fn undo_delete(self) {
        let deleted = self.shelf().borrow_mut().deleted.take();
        if let Some(Kept { id, list, .. }) = deleted {
            // Another page may have given the id to a list of its own.
            let is_free = !matches!(storage::read(&id.key()), Ok(Some(_)));
            self.keep(is_free.then_some(id), list);
        }
    }

    /// Goes on with what was being written of a list, or begins with `fresh`.
    pub fn begin(self, fresh: Draft) {
        let shelf = self.shelf();
        let mut shelf = shelf.borrow_mut();
        shelf.trouble = None;
        shelf.drafts.retain(|draft| draft.is_dirty);
        let begun = shelf.drafts.iter().rposition(|draft| draft.id == fresh.id);
        // A file that was opened is a draft of its own.
        let draft = match begun.filter(|_| !fresh.is_dirty) {
            Some(place) => shelf.drafts.remove(place),
            None => fresh,
        };
        shelf.drafts.push(draft);
    }

    fn ask_whether_firm(self, insist: bool) {
        spawn_local(async move {
            let is_firm = if insist { storage::persist().await } else { storage::is_persistent().await };
            if self.shelf().borrow_mut().is_firm.replace(is_firm) != Some(is_firm) {
                self.changed();
            }
        });
    }
}

impl Shelf {
    /// Puts a list in its place by id, instead of an older one.
    fn put(&mut self, kept: Kept) {
        let place = self.all.iter().position(|other| other.id >= kept.id).unwrap_or(self.all.len());
        match self.all.get_mut(place).filter(|other| other.id == kept.id) {
            Some(older) => *older = kept,
            None => self.all.insert(place, kept),
        }
    }

    /// Whether another list than this one is called so.
    pub fn is_taken(&self, name: &str, id: Option<ListId>) -> bool {
        self.all.iter().any(|kept| Some(kept.id) != id && kept.list.name == name)
    }
}
