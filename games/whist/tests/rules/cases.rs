//! The worked cases of the family, as far as the engine answers them by form.

use spadille_core::{Table, faults_of_cases};
use spadille_whist::whist::{Cayenne, Plain, Whist};

fn worked<G: Table>(text: &str) {
    let faults = faults_of_cases::<G>(text);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn whist() {
    worked::<Whist<Plain>>(include_str!("../../../../cases/whist.json"));
    worked::<Whist<Plain>>(include_str!("../../../../cases/more/whist.json"));
}

#[test]
fn cayenne() {
    worked::<Whist<Cayenne>>(include_str!("../../../../cases/cayenne.json"));
    worked::<Whist<Cayenne>>(include_str!("../../../../cases/more/cayenne.json"));
}
