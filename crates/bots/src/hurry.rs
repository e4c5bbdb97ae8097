//! Somebody else may want a thinker to come to an end: he then says what he likes best so far.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A word to somebody who thinks on another thread. Once spoken it is never taken back.
#[derive(Clone, Debug, Default)]
pub struct Hurry(Arc<AtomicBool>);

thread_local! {
    /// What whoever thinks on this thread listens to.
    static HEARD: RefCell<Option<Hurry>> = const { RefCell::new(None) };
}

impl Hurry {
    /// Whoever listens shall come to an end.
    pub fn speak(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was spoken.
    pub fn is_spoken(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Thinks on this thread, listening to this word.
    pub fn heard<T>(&self, think: impl FnOnce() -> T) -> T {
        /// Whoever listened before listens again, even when thinking breaks down.
        struct Before(Option<Hurry>);
        impl Drop for Before {
            fn drop(&mut self) {
                HEARD.with_borrow_mut(|heard| *heard = self.0.take());
            }
        }
        let _before = Before(HEARD.replace(Some(self.clone())));
        think()
    }
}

/// Whether whoever thinks on this thread is wanted to come to an end.
pub(crate) fn is_wanted() -> bool {
    HEARD.with_borrow(|heard| heard.as_ref().is_some_and(Hurry::is_spoken))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_heard_only_by_whoever_listens() {
        let (one, other) = (Hurry::default(), Hurry::default());
        one.speak();
        assert!(!is_wanted());
        assert!(one.heard(is_wanted) && !other.heard(is_wanted));
        assert!(one.heard(|| !other.heard(is_wanted) && is_wanted()));
        assert!(!is_wanted());
    }
}
