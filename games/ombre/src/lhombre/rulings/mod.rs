//! What the laws decide about accidents and faults.
//!
//! An [`Incident`] is an [`Act`] with its facts, by whom it was done and in which game; [`rule`] gives the [`Ruling`], and
//! [`Ruling::carry_out`] moves the counters. Most of these acts cannot happen at our tables; those that a strict table
//! offers are ruled by the same functions.
//!
//! Readings of ours. Where one book is silent the other's rule holds, with the table's own way of punishing. Before
//! anybody is hombre a fault can decide nothing: by the custom that no mistake costs a bête (000:339) it costs nothing,
//! otherwise a bête. The odd counter of a bête set by halves is paid by the offender. A hombre who shows his hand pays
//! one bête to each opponent, so that at tables of two and four it is as many as he has. A hombre who revokes in a vole
//! pays for the vole beside the game; a Solo tout whose vole a fault strikes out is paid as a solo. In a game taken over
//! a fault of the taker loses it for him, a fault of another wins him codille. After the cut the book of 1860 lets game
//! and bête be asked for (002:106): that is the price of every game alike, asked for before or not.

mod act;
mod case;
mod claims;
mod deal;
mod exchange;
mod money;
mod play;

pub use act::{Act, Call, Found, Noticed, Revoke, WrongCount};
pub use case::work;
pub use claims::Honours;
pub use exchange::may_look_at_undrawn;

use super::*;
pub use crate::rulings::{DealFate, GameFate};

/// Those who did it, in the order they did it.
pub type Doers = ArrayVec<Seat, 4>;

/// Something that happened, and in which game.
#[derive(Clone, PartialEq, Debug)]
pub struct Incident {
    pub act: Act,
    pub by: Doers,
    pub dealer: Seat,
    /// The hombre and what he plays, if there is one already.
    pub hombre: Option<Seat>,
    pub contract: Option<Contract>,
    /// Who has taken his game over, if he gave it up.
    pub taker: Option<Seat>,
    pub in_couleur: bool,
    /// The hombre's run of matadors.
    pub matadors: u8,
}

impl Incident {
    fn is_hombre(&self, seat: Seat) -> bool {
        self.hombre == Some(seat)
    }

    /// Whether this seat plays alone: the hombre, or who took his game over.
    fn is_alone(&self, seat: Seat) -> bool {
        self.taker.or(self.hombre) == Some(seat)
    }

    /// Whether the hombre goes for all tricks: he has undertaken it, or announced it with his game.
    fn goes_for_vole(&self, vole: Vole) -> bool {
        vole == Vole::Undertaken || self.contract == Some(Contract::SoloTout)
    }

    fn by_hombre(&self) -> bool {
        self.by.iter().any(|s| self.is_hombre(*s))
    }
}

/// How a fault is mended; the book has a sentence about each (`lhombre-ruling-…`).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(serde::Deserialize))]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    #[default]
    None,
    MayRefuseCard,
    DiscardOneMore,
    DrawOneMore,
    PullOneBlind,
    PutBack,
    TakeFromTalon,
    TakeFromDiscards,
    TakeBackCard,
    TakeBackDiscards,
    CardStays,
    ReplayFromTrick,
    PlayOn,
    PlayOnNamedLead,
    PlayShownCard,
    AcceptOrDropVole,
    TakeOwnBack,
    NineNewCards,
    Restore,
    HombreMayRedeal,
}

/// What is paid beside whole bêtes and the settlement of a decided game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Due {
    #[default]
    Nothing,
    /// A bête is set by halves, by the offender and by whoever did not keep his cards in hand.
    HalfBetes(Seat, Seat),
    /// Instead of one in the pot the hombre pays each opponent a bête, by this law.
    BeteToEach(LawId),
    /// The dealer pays the game with which he overbid to each.
    Overbid(Seat, Bid),
    /// Of a game won only this is paid beside the pot.
    Honours(Honours),
    /// So much is repaid to each opponent of the hombre, or to the hombre by each who took too much.
    Repaid(i64),
}

/// What the laws decide.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Ruling {
    /// Whether the act is lawful; accidents are not.
    pub allowed: bool,
    pub deal: DealFate,
    pub game: GameFate,
    /// Who wins codille, where the fault decides a game that was taken over.
    pub codille_by: Option<Seat>,
    pub trump: Option<Suit>,
    pub vole: Vole,
    /// Whether the vole is struck out: an announced one is paid as the solo that is left of it.
    pub without_vole: bool,
    pub barred: SeatSet,
    pub remedy: Remedy,
    /// Who sets a bête, in order; a lost game's is not among them.
    pub fines: Fines,
    /// Whether the game lost counts as given up before play, or its suit was never named: matadors are not paid.
    pub no_matadors: bool,
    pub due: Due,
    /// The laws behind it, the decisive one first.
    pub laws: ArrayVec<LawId, 8>,
}

impl Ruling {
    /// A fault or accident that changes nothing, by this law.
    fn fault(law: LawId) -> Ruling {
        Ruling::default().by(law)
    }

    fn lawful(law: LawId) -> Ruling {
        Ruling { allowed: true, ..Ruling::fault(law) }
    }

    /// The deal is not played: the cards are dealt again.
    fn redeal(law: LawId) -> Ruling {
        Ruling { deal: DealFate::Redeal, game: GameFate::None, ..Ruling::fault(law) }
    }

    /// The deal is not played, and the next player deals.
    fn next_deals(law: LawId) -> Ruling {
        Ruling { deal: DealFate::NextDeals, ..Ruling::redeal(law) }
    }

    pub fn law(&self) -> LawId {
        self.laws.first().copied().unwrap_or(law!("fine"))
    }

    /// One law more behind it.
    fn by(mut self, law: LawId) -> Ruling {
        if !self.laws.contains(&law) {
            // There is room for every law that can come together; a further one would only be left unsaid.
            let _ = self.laws.try_push(law);
        }
        self
    }

    fn mended(self, remedy: Remedy) -> Ruling {
        Ruling { remedy, ..self }
    }

    fn barring(self, seat: Seat) -> Ruling {
        Ruling { barred: self.barred.with(seat), ..self }
    }

    /// What a defender's fault makes of a vole: it is won if found late enough, otherwise there is none.
    fn voling(self, won: bool) -> Ruling {
        Ruling { vole: if won { Vole::Made } else { Vole::None }, without_vole: !won, ..self }
    }

    /// So many bêtes for these.
    fn fined(mut self, seats: impl IntoIterator<Item = Seat>) -> Ruling {
        for seat in seats {
            // Twelve bêtes for one fault are more than any case knows; what goes beyond is forgiven.
            let _ = self.fines.try_push(seat);
        }
        self
    }
}

/// Whoever decides an incident.
struct Court<'a> {
    o: &'a LHombreOptions,
    customs: &'static Customs,
    i: &'a Incident,
}

impl Court<'_> {
    /// Punishes a fault as the table has agreed: by a bête, by deciding the game, or by both (`penalty_mode`). Where it
    /// only decides the game it costs nothing as long as nobody is hombre. A game given up is lost anyhow; if somebody
    /// took it over, his own fault loses it for him and another's wins him codille.
    fn punish_for(&self, law: LawId, offenders: &[Seat]) -> Ruling {
        let (i, mode) = (self.i, self.o.penalty_mode);
        let decides = i.hombre.is_some() && mode != PenaltyMode::Bete;
        let by_alone = offenders.iter().any(|s| i.is_alone(*s));
        let mut ruling = Ruling::fault(law);
        if decides {
            ruling.game = if by_alone || i.taker.is_some() { GameFate::Lost } else { GameFate::Won };
            ruling.codille_by = i.taker.filter(|_| !by_alone);
        }
        if mode != PenaltyMode::Decide {
            // The bête of a game he loses is his own fine.
            ruling = ruling.fined(offenders.iter().copied().filter(|s| !(decides && i.is_alone(*s))));
        }
        ruling = ruling.by(match mode {
            PenaltyMode::Decide => law!("penalty-decide"),
            _ if !decides => law!("penalty-bete"),
            _ => law!("penalty-both"),
        });
        if decides && i.taker.is_some() {
            ruling = ruling.by(law!("takeover-fault"));
        }
        let several = offenders.iter().any(|s| Some(s) != offenders.first());
        if several { ruling.by(law!("all-offenders")) } else { ruling }
    }

    /// A fault of those who did it, punished as the table has agreed.
    fn punish(&self, law: LawId) -> Ruling {
        self.punish_for(law, &self.i.by)
    }

    fn fine_all(&self, ruling: Ruling) -> Ruling {
        ruling.fined(self.i.by.iter().copied())
    }

    /// Those of them who play against the hombre.
    fn defenders(&self) -> Doers {
        self.i.by.iter().copied().filter(|s| !self.i.is_hombre(*s)).collect()
    }
}

/// What the laws decide about an incident.
pub fn rule(o: &LHombreOptions, i: &Incident) -> Ruling {
    let court = Court { o, customs: o.customs(), i };
    match &i.act {
        Act::CardExposedInDeal { cards, by_dealer } => court.card_exposed(*cards, *by_dealer),
        Act::DealerTurnedCard {} => Ruling::fault(law!("dealer-turned-card")).barring(i.dealer),
        Act::TalonCardExposed { count, noticed } => court.talon_exposed(*count, *noticed),
        Act::WrongCount(hand) => court.wrong_count(hand),
        Act::DealerOverbidWithWrongCount { overbid } => court.dealer_overbid(*overbid),
        Act::TalonShort { missing } => court.talon_short(*missing),
        Act::WrongDealer { noticed: Noticed::DuringDeal } => Ruling::redeal(law!("wrong-dealer")),
        Act::WrongDealer { .. } => Ruling::fault(law!("wrong-dealer")),
        Act::FalsePack { noticed: Noticed::AfterDeal } => Ruling::fault(law!("law-13-false-pack")),
        Act::FalsePack { .. } => Ruling::redeal(law!("law-13-false-pack")),
        Act::TookOthersCards { of, restorable } => court.took_others_cards(*of, *restorable),
        Act::TurnedUpHand { of } => court.halved(*of),
        Act::ThrewOnTalon { distinguishable: true } => {
            Ruling::fault(law!("threw-on-talon")).mended(Remedy::TakeOwnBack)
        }
        Act::ThrewOnTalon { .. } => Ruling::fault(law!("threw-on-talon")).mended(Remedy::NineNewCards),
        // The talon has been seen, so that there is no game.
        Act::HidSpadille {} => court.fine_all(Ruling::next_deals(law!("hid-spadille"))),
        Act::LookedBeforeNaming { named, together, mixed } => court.looked_first(named, *together, *mixed),
        Act::MisnamedSuit { spoken, mixed } => court.misnamed(spoken, *mixed),
        Act::TurnedTalonAsTourne {} => {
            i.by.iter()
                .fold(court.fine_all(Ruling::fault(law!("law-24-talon-card-turned-as-trump"))), |ruling, seat| {
                    ruling.barring(*seat)
                })
        }
        Act::DrewTooMany { seen, next_bought } => court.drew_too_many(*seen, *next_bought),
        Act::DrewTooFew { talon_left, seen, next_bought } => court.drew_too_few(*talon_left, *seen, *next_bought),
        Act::LookedAtUndrawn { last_buyer, last_buyer_looked, tricks_played } => {
            court.looked_at_undrawn(*last_buyer, *last_buyer_looked, *tricks_played)
        }
        Act::LaidDiscardsEarly {} => court.punish(law!("discards-early")),
        Act::ThrewTalonOpen {} => court.punish(o.by_book(law!("law-25-talon-card-flipped"), law!("talon-thrown-1860"))),
        Act::MisinformedCount {} => court.punish(law!("misinformed-count")),
        Act::WrongCountAfterExchange { trick, vole } => court.wrong_count_after(*trick, *vole),
        Act::Talked {} => court.punish(law!("talk")),
        Act::RuffedWithWrongSuit { asked: true, .. } => {
            Ruling::fault(law!("law-39-told-wrong-trumps")).mended(Remedy::CardStays)
        }
        Act::RuffedWithWrongSuit { gathered: true, .. } => court.punish(law!("law-40-ruff-unasked")),
        Act::RuffedWithWrongSuit { .. } => Ruling::fault(law!("law-40-ruff-unasked")).mended(Remedy::TakeBackCard),
        Act::Revoke(revoke) => court.revoke(revoke),
        Act::PlayedOutOfTurn { harmful, vole } => court.out_of_turn(*harmful, *vole),
        Act::ShowedHand {} => court.showed_hand(law!("law-41-hand-laid-open")),
        Act::ShowedCard { harmful, can_be_played } => court.showed_card(*harmful, *can_be_played),
        Act::LaidDownAsBeaten {} if o.customs().laying_down_is_free => court.showed_hand(law!("laid-down-beaten")),
        Act::LaidDownAsBeaten {} => court.showed_hand(law!("law-41-hand-laid-open")),
        Act::LaidDownAsWon {} => court.laid_down_as_won(),
        Act::GaveUp { cards_played } => court.gave_up(*cards_played),
        Act::ConcededCodille { .. } => Ruling::fault(law!("law-43-no-codille-as-a-gift")),
        Act::Claim { claimed, premiers, after_cut } => court.claim(*claimed, *premiers, *after_cut),
        Act::Overclaim { claimed } => court.overclaim(*claimed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_remedy_is_said_in_both_languages() {
        let books =
            [include_str!("../../../../../books/lhombre/en.ftl"), include_str!("../../../../../books/lhombre/de.ftl")];
        for book in books {
            let said = book.lines().filter_map(|line| line.strip_prefix("lhombre-ruling-")?.split_once(" = "));
            let remedies =
                said.map(|(word, _)| serde_json::from_value::<Remedy>(word.replace('-', "_").into()).unwrap());
            assert_eq!(remedies.count(), Remedy::HombreMayRedeal as usize);
        }
    }
}
