//! Faults of naming trumps and of drawing from the talon.

use super::*;
use crate::rulings::named_first;

/// Whether a seat may look at what nobody drew.
#[inline]
pub fn may_look_at_undrawn(o: &LHombreOptions, seat: Seat, last_buyer: Seat, he_looked: bool, tricks: u8) -> bool {
    o.talon_view == TalonView::LastBuyer && tricks == 0 && (he_looked || seat == last_buyer)
}

/// The first trick at which a defender's wrong number leaves an undertaken vole won (1860).
const VOLE_WON_BY_COUNT: u8 = 7;

impl Court<'_> {
    /// The hombre has looked at his new cards without having named trumps (laws 15, 16, 18).
    pub(super) fn looked_first(&self, named: &[(Seat, Suit)], together: bool, mixed: bool) -> Ruling {
        let fault = Ruling::fault(self.o.by_book(law!("law-15-trumps-unnamed"), law!("trump-not-named-1860")));
        let hombre = self.i.hombre.or(self.i.by.first().copied());
        let standing = hombre.and_then(|hombre| named_first(hombre, self.o.players.seats(), named, together));
        let ruling = match standing {
            None => return fault,
            Some((seat, _)) if hombre == Some(seat) => Ruling::fault(law!("law-18-own-suit-stands")),
            Some(_) if mixed => fault.by(law!("law-16-cards-taken-back")),
            Some(_) => fault.by(law!("law-16-cards-taken-back")).mended(Remedy::TakeBackDiscards),
        };
        Ruling { trump: standing.map(|(_, suit)| suit), ..ruling }
    }

    /// One suit named for another, or several: the first stands (laws 16, 19).
    pub(super) fn misnamed(&self, spoken: &[Suit], mixed: bool) -> Ruling {
        let bought = !self.i.contract.is_some_and(Contract::is_solo);
        let ruling = Ruling { trump: spoken.first().copied(), ..Ruling::fault(law!("law-19-slip-of-the-tongue")) };
        if bought && !mixed {
            ruling.by(law!("law-16-cards-taken-back")).mended(Remedy::TakeBackDiscards)
        } else {
            ruling
        }
    }

    /// Too many cards drawn: put back while unseen, a fault afterwards.
    pub(super) fn drew_too_many(&self, seen: bool, next_bought: bool) -> Ruling {
        if !seen {
            let law = self.o.by_book(law!("law-27-excess-put-back"), law!("drew-wrong-unseen-1860"));
            return self.unless_drawn(next_bought, Ruling::fault(law).mended(Remedy::PutBack));
        }
        // If the game goes on the surplus must leave his hand.
        let law = self.o.by_book(law!("law-28-excess-mixed-in"), law!("drew-wrong-seen-1860"));
        mended_if_on(self.punish(law), Remedy::PullOneBlind)
    }

    /// Too few cards drawn: in 1782 he takes what he lacks; in 1860 it is judged like too many.
    pub(super) fn drew_too_few(&self, talon_left: u8, seen: bool, next_bought: bool) -> Ruling {
        let remedy = if talon_left > 0 { Remedy::TakeFromTalon } else { Remedy::TakeFromDiscards };
        match (self.customs.wrong_draw_is_judged, seen) {
            (false, _) => Ruling::fault(law!("law-29-too-few-drawn")).mended(remedy),
            (true, false) => {
                self.unless_drawn(next_bought, Ruling::fault(law!("drew-wrong-unseen-1860")).mended(remedy))
            }
            (true, true) => mended_if_on(self.punish(law!("drew-wrong-seen-1860")), remedy),
        }
    }

    /// A wrong number drawn that can no longer be mended because the next has drawn already (1860): a bête, and the cards
    /// are thrown in.
    fn unless_drawn(&self, next_bought: bool, ruling: Ruling) -> Ruling {
        let late = next_bought && self.customs.wrong_draw_is_judged;
        if late { self.fine_all(Ruling::redeal(law!("drew-wrong-next-1860"))) } else { ruling }
    }

    /// Who may look at what nobody drew: the last buyer, after him everybody, until a trick is made; in 1860 nobody, but
    /// no penalty is printed.
    pub(super) fn looked_at_undrawn(&self, last_buyer: Seat, he_looked: bool, tricks: u8) -> Ruling {
        if self.o.talon_view == TalonView::Never {
            return Ruling::fault(law!("talon-closed-1860"));
        }
        // Who looks together with the last buyer looks after him.
        let looked = he_looked || self.i.by.contains(&last_buyer);
        let may = |seat: &Seat| may_look_at_undrawn(self.o, *seat, last_buyer, looked, tricks);
        let offenders: Doers = self.i.by.iter().copied().filter(|s| !may(s)).collect();
        if offenders.is_empty() {
            Ruling::lawful(law!("law-26-looking-at-the-talon"))
        } else {
            self.punish_for(law!("law-26-looking-at-the-talon"), &offenders)
        }
    }

    /// A wrong number of cards found when all have drawn.
    pub(super) fn wrong_count_after(&self, trick: u8, vole: Vole) -> Ruling {
        let ruling =
            self.punish(self.o.by_book(law!("law-10-wrong-count-after-buying"), law!("wrong-count-bought-1860")));
        let decides = self.customs.fault_decides_vole && self.i.goes_for_vole(vole) && ruling.game == GameFate::Won;
        if decides { ruling.by(law!("vole-wrong-count")).voling(trick >= VOLE_WON_BY_COUNT) } else { ruling }
    }
}

/// The same with a remedy, if the game goes on.
fn mended_if_on(ruling: Ruling, remedy: Remedy) -> Ruling {
    if ruling.game == GameFate::On { ruling.mended(remedy) } else { ruling }
}
