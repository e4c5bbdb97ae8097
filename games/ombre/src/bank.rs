//! One common pot, from which gains are taken and into which losses go.

use spadille_core::{LawId, Ledger, Scribe, Seat};
use spadille_stakes::{ANTES, Betes};

/// Everybody adds equally, and so much at least, until the common pot holds what is wanted.
pub fn fill<S: Scribe>(
    betes: &mut Betes,
    ledger: &mut Ledger,
    seats: u8,
    (wanted, least): (i64, i64),
    law: LawId,
    scribe: &mut S,
) {
    let missing = (wanted - betes.antes).max(0);
    let each = (missing + i64::from(seats) - 1) / i64::from(seats);
    if each > 0 {
        Seat::all(seats).for_each(|seat| betes.stake(ledger, seat, each.max(least), law, scribe));
    }
}

/// A seat takes from the common pot.
pub fn take<S: Scribe>(betes: &mut Betes, ledger: &mut Ledger, seat: Seat, amount: i64, law: LawId, scribe: &mut S) {
    ledger.pay(ANTES, seat, amount, law, scribe);
    betes.antes -= amount;
}
