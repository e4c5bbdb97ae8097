//! Honours that must be asked for.

use super::*;
use serde::de::Error as _;

/// What is asked for, or paid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Honours {
    /// The price of the game, whatever it was.
    pub game: bool,
    pub solo: bool,
    pub matadors: bool,
    pub premiers: bool,
    /// What the claimer pays back to each, having asked for too many matadors.
    pub back: i64,
}

impl Honours {
    /// Everything.
    pub const ALL: Honours = Honours { game: true, solo: true, matadors: true, premiers: true, back: 0 };
}

impl<'de> Deserialize<'de> for Honours {
    /// A list of the words `solo`, `matadors`, `premiers`.
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Honours, D::Error> {
        let mut honours = Honours::default();
        for word in Vec::<String>::deserialize(source)? {
            match word.as_str() {
                "game" => honours.game = true,
                "solo" => honours.solo = true,
                "matadors" => honours.matadors = true,
                "premiers" => honours.premiers = true,
                _ => return Err(D::Error::custom(format!("no honour is called \"{word}\""))),
            }
        }
        Ok(honours)
    }
}

impl Court<'_> {
    /// Honours asked for after a game won: what was not asked for, or not had, is not paid; after the cut only the pot, and
    /// in 1860 with it the price of the game, whichever it was.
    ///
    /// Only a solo has to be asked for among the games (law 52): any other price is paid with the pot until the cut.
    pub(super) fn claim(&self, claimed: Honours, premiers: bool, after_cut: bool) -> Ruling {
        let (o, late) = (self.o, self.customs.price_outlives_cut);
        let solo = self.i.contract.is_some_and(Contract::is_solo);
        let had = Honours { game: true, solo, matadors: self.i.matadors >= 3, premiers, back: 0 };
        let won = |ruling: Ruling, paid: Honours| Ruling { game: GameFate::Won, due: Due::Honours(paid), ..ruling };
        if o.claims == Claims::Automatic {
            return won(Ruling::lawful(law!("pot-late")), had);
        }
        if after_cut {
            let lapsed = Honours { game: claimed.game && !late, solo: claimed.solo && !late, ..claimed };
            let law = o.by_book(law!("law-52-claims-lapse"), law!("par-surprise"));
            let ruling = Ruling { allowed: lapsed == Honours::default(), ..Ruling::fault(law) };
            return won(ruling.by(law!("pot-late")), Honours { game: late, ..Honours::default() });
        }
        let paid = Honours {
            game: claimed.game || claimed.solo || !solo,
            solo: claimed.solo && had.solo,
            matadors: claimed.matadors && had.matadors,
            premiers: claimed.premiers && had.premiers,
            back: 0,
        };
        let wrong = Honours { game: paid.game, ..claimed } != paid;
        let law = if wrong {
            law!("law-55-false-claim")
        } else {
            o.by_book(law!("law-54-only-what-is-claimed"), law!("forgotten-honours"))
        };
        won(Ruling { allowed: !wrong, ..Ruling::fault(law) }, paid)
    }

    /// Too many matadors paid for: the excess is repaid double (reading 34).
    pub(super) fn overclaim(&self, claimed: u8) -> Ruling {
        let excess = matador_price(self.o, claimed) - matador_price(self.o, self.i.matadors);
        if excess <= 0 {
            return Ruling::lawful(law!("overclaim"));
        }
        let twice = if self.i.in_couleur { 4 } else { 2 };
        Ruling { due: Due::Repaid(twice * excess), ..Ruling::fault(law!("overclaim")) }
    }
}
