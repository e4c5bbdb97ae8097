//! Stories told at real tables.

use spadille_core::story::tell;
use spadille_whist::whist::{Cayenne, Plain, Whist};

#[test]
fn whist() {
    tell::<Whist<Plain>>(include_str!("whist.story"));
}

#[test]
fn cayenne() {
    tell::<Whist<Cayenne>>(include_str!("cayenne.story"));
}
