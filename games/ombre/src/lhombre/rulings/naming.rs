//! Faults of the auction and of naming trumps.

use super::{Incident, Remedy, Ruling};
use crate::lhombre::contracts::Contract;
use crate::lhombre::options::LHombreOptions;
use spadille_core::{Seat, Suit, law};

/// Spadille hidden where its holder must play: a bête, and the talon having been seen, no game.
pub(super) fn hid_spadille(i: &Incident) -> Ruling {
    i.by.iter().fold(Ruling::next_deals(law!("hid-spadille")), |ruling, seat| ruling.fine(*seat))
}

/// A talon card turned as if at Tourné: he may not play, and sets a bête.
pub(super) fn turned_talon(i: &Incident) -> Ruling {
    i.by.iter().fold(Ruling::fault(law!("law-24")), |ruling, seat| ruling.fine(*seat).barring(*seat))
}

/// The hombre, who is the one that forgot.
fn hombre(i: &Incident) -> Option<Seat> {
    i.hombre.or(i.by.first().copied())
}

/// The suit that stands when trumps were not named in time: the first spoken, or of those spoken together the one of
/// the hombre's right neighbour. He saves himself only by speaking before the others.
fn standing(o: &LHombreOptions, i: &Incident, named: &[(Seat, Suit)], together: bool) -> Option<(Seat, Suit)> {
    let first = named.first().copied()?;
    let hombre = hombre(i)?;
    if !together {
        return Some(first);
    }
    let seats = o.players.seats();
    // The hombre himself is as far from himself as can be.
    let distance = |s: Seat| if s == hombre { seats } else { hombre.distance(s, seats) };
    named.iter().copied().min_by_key(|(seat, _)| distance(*seat))
}

/// The hombre has looked at his new cards without having named trumps (laws 15, 16, 18).
pub(super) fn looked_first(
    o: &LHombreOptions,
    i: &Incident,
    named: &[(Seat, Suit)],
    together: bool,
    mixed: bool,
) -> Ruling {
    let law = if o.is_1860() { law!("trump-not-named-1860") } else { law!("law-15") };
    let Some((seat, suit)) = standing(o, i, named, together) else { return Ruling::fault(law) };
    let ruling = match hombre(i) == Some(seat) {
        true => Ruling::fault(law!("law-18")),
        false if mixed => Ruling::fault(law).by(law!("law-16")),
        false => Ruling::fault(law).by(law!("law-16")).mended(Remedy::TakeBackDiscards),
    };
    Ruling { trump: Some(suit), ..ruling }
}

/// One suit named for another, or several: the first stands (laws 16, 19).
pub(super) fn misnamed(i: &Incident, spoken: &[Suit], mixed: bool) -> Ruling {
    let bought = !i.contract.is_some_and(Contract::is_solo);
    let ruling = Ruling { trump: spoken.first().copied(), ..Ruling::fault(law!("law-19")) };
    if bought && !mixed { ruling.by(law!("law-16")).mended(Remedy::TakeBackDiscards) } else { ruling }
}
