//! __NAME__ at the table: its stories.

use spadille_core::story::tell;
use __CRATE__::__MODULE__::__NAME__;

#[test]
fn the_stories_go_as_they_are_told() {
    tell::<__NAME__>(include_str!("__MODULE__.story"));
}
