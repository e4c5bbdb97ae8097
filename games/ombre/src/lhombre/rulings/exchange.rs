//! Faults of drawing from the talon.

use super::{Doers, GameFate, Incident, Remedy, Ruling};
use crate::lhombre::course::Vole;
use crate::lhombre::options::{LHombreOptions, TalonView};
use spadille_core::{Seat, law};

/// Too many cards drawn: put back while unseen, a fault afterwards.
pub(super) fn drew_too_many(o: &LHombreOptions, i: &Incident, seen: bool) -> Ruling {
    if !seen {
        let law = if o.is_1860() { law!("drew-wrong-unseen-1860") } else { law!("law-27") };
        return Ruling::fault(law).mended(Remedy::PutBack);
    }
    let ruling = Ruling::punish(o, i, if o.is_1860() { law!("drew-wrong-seen-1860") } else { law!("law-28") });
    // If the game goes on the surplus must leave his hand.
    if ruling.game == GameFate::On { ruling.mended(Remedy::PullOneBlind) } else { ruling }
}

/// Too few cards drawn: in 1782 he takes what he lacks; in 1860 it is judged like too many.
pub(super) fn drew_too_few(o: &LHombreOptions, i: &Incident, talon_left: u8, seen: bool) -> Ruling {
    let remedy = if talon_left > 0 { Remedy::TakeFromTalon } else { Remedy::TakeFromDiscards };
    match o.is_1860() {
        false => Ruling::fault(law!("law-29")).mended(remedy),
        true if !seen => Ruling::fault(law!("drew-wrong-unseen-1860")).mended(remedy),
        true => {
            let ruling = Ruling::punish(o, i, law!("drew-wrong-seen-1860"));
            if ruling.game == GameFate::On { ruling.mended(remedy) } else { ruling }
        }
    }
}

/// A wrong number drawn that can no longer be mended because the next has drawn already (1860): a bête, and the cards are
/// thrown in.
pub(super) fn drew_wrong_before_next(i: &Incident) -> Ruling {
    i.by.iter().fold(Ruling::redeal(law!("drew-wrong-next-1860")), |ruling, seat| ruling.fine(*seat))
}

/// Whether a seat may look at what nobody drew.
#[inline]
pub fn may_look_at_undrawn(
    o: &LHombreOptions,
    seat: Seat,
    last_buyer: Seat,
    last_buyer_looked: bool,
    tricks_played: u8,
) -> bool {
    o.talon_view == TalonView::LastBuyer && tricks_played == 0 && (last_buyer_looked || seat == last_buyer)
}

/// Who may look at what nobody drew: the last buyer, after him everybody, until a trick is made; in 1860 nobody, but
/// no penalty is printed.
pub(super) fn looked_at_undrawn(
    o: &LHombreOptions,
    i: &Incident,
    last_buyer: Seat,
    last_buyer_looked: bool,
    tricks_played: u8,
) -> Ruling {
    if o.talon_view == TalonView::Never {
        return Ruling::fault(law!("talon-closed-1860"));
    }
    // Who looks together with the last buyer looks after him.
    let looked = last_buyer_looked || i.by.contains(&last_buyer);
    let may = |seat: &Seat| may_look_at_undrawn(o, *seat, last_buyer, looked, tricks_played);
    let offenders: Doers = i.by.iter().copied().filter(|s| !may(s)).collect();
    if offenders.is_empty() {
        return Ruling::lawful(law!("law-26"));
    }
    Ruling::fault(law!("law-26")).punished(o, i, &offenders)
}

/// The talon thrown open or mixed.
pub(super) fn threw_talon_open(o: &LHombreOptions, i: &Incident) -> Ruling {
    Ruling::punish(o, i, if o.is_1860() { law!("talon-thrown-1860") } else { law!("law-25") })
}

/// The first trick at which a defender's wrong number leaves an undertaken vole won (1860).
const VOLE_WON_BY_COUNT: u8 = 7;

/// A wrong number of cards found when all have drawn.
pub(super) fn wrong_count_after(o: &LHombreOptions, i: &Incident, trick: u8, vole: Vole) -> Ruling {
    let law = if o.is_1860() { law!("wrong-count-bought-1860") } else { law!("law-10") };
    let ruling = Ruling::punish(o, i, law);
    if !o.is_1860() || !i.goes_for_vole(vole) || ruling.game != GameFate::Won {
        return ruling;
    }
    ruling.by(law!("vole-wrong-count")).voling(trick >= VOLE_WON_BY_COUNT)
}
