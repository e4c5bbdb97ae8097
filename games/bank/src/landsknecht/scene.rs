//! What a viewer of a table of holding sees, and how moves are offered to him.

use super::cases;
use super::holding::Said;
use super::moves::{Move, Moves};
use super::rules::Holding;
use super::settle::Facts;
use super::sisters::{Falls, Sister, Terms};
use super::state::{Phase, Public, Winner};
use super::view::View;
use crate::amount::PARTS;
use crate::bank::punters;
use crate::said::{card, counters, in_a_hundred, warning};
use crate::shares;
use rand::Rng;
use spadille_core::scene::{BankBoard, Board, Face, Plate, StakeOnBoard, StakeShare};
use spadille_core::{
    Advice, Answer, Book, Case, Label, Ledger, Scene, Scribe, Seat, Table, Target, Text, Unsupported, law, text,
};

/// The one place of the layout: what the banker has offered.
const OFFERED: &str = "Auszug";

impl<S: Sister> Table for Holding<S> {
    type Facts = Facts;

    fn book() -> &'static Book {
        S::book()
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, terms) = (&v.public, &self.terms);
        let coup = &p.coup;
        let unseen = p.unseen(terms.pack.cards()).len();
        let mut notes = Vec::from_iter(warning(p.has_begun(), S::notice()));
        notes.extend(terms.notes(p));
        Scene {
            title: text!("bank-title-bank", bank = (p.banks_done + 1).min(terms.banks), banks = terms.banks),
            seats: Seat::all(terms.players).map(|seat| terms.plate(p, seat)).collect(),
            pots: vec![],
            notes,
            board: Board::Bank(BankBoard {
                layout: vec![OFFERED.into()],
                stakes: terms.stakes(p),
                bank_side: coup.laid.first().copied().map(Face::from).into_iter().collect(),
                punters_side: coup.laid.get(1).copied().map(Face::from).into_iter().collect(),
                middle: Face::ups(coup.middle.iter().copied()),
                left: if p.phase == Phase::Over { 0 } else { unseen },
                seen: vec![0],
                shares: terms.shares(p),
                purse: shares::purse(terms.highest, &p.ledger, v.who, p.banker),
                ..BankBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let at = |text: Text| Label::at(Target::Place(OFFERED.into()), text);
        let (p, least) = (&v.public, self.terms.least_offer(&v.public));
        match m {
            Move::Pocket => Label::button(text!("holding-do-pocket", amount = counters(p.standing))).by(law!("pocket")),
            // In words, not by a touch of the picture: it may be all one has.
            Move::VaBanque => Label::button(text!("holding-do-va-banque")).by(law!("va-banque")),
            Move::Pass => Label::button(text!("holding-do-pass")).by(law!("unheld-back")),
            Move::Stay => Label::button(text!("holding-do-stay")).by(law!("even-money")),
            Move::Retire => Label::button(text!("holding-do-retire")).by(law!("retire-at-reshuffle")),
            Move::Offer(sum) => {
                let law = if !p.has_won() {
                    law!("auszug")
                } else if sum.0 > least {
                    law!("may-add")
                } else {
                    law!("least-offer")
                };
                at(text!("holding-do-offer", amount = counters(sum.0))).by(law)
            }
            Move::Hold(sum) => at(text!("holding-do-hold", amount = counters(sum.0))).by(law!("hold-a-part")),
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    fn candidates<R: Rng>(&self, v: &View, seat: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        let advised = self.hint(v, seat).map(|advice| advice.choice);
        let others = moves.corners().filter(|m| Some(*m) != advised);
        advised.into_iter().chain(others).collect()
    }

    fn reckon(&self, v: &View, _: Seat, m: Move) -> Option<f64> {
        Some(self.terms.worth(&v.public, m))
    }

    fn settle<Sc: Scribe>(&self, facts: &Facts, scribe: &mut Sc) -> Result<Ledger, Text> {
        self.terms.settle(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work::<S>(case)
    }
}

impl Terms {
    fn plate(&self, p: &Public, seat: Seat) -> Plate {
        let mut plate = Plate::at(seat, &p.ledger, self.whose_turn(p));
        if seat == p.banker {
            plate.roles.push(text!("bank-banker"));
            if p.standing > 0 && p.phase == Phase::Offer {
                plate.roles.push(text!("holding-stands", amount = counters(p.standing)));
            }
            return plate;
        }
        if seat == p.banker.next(self.players) {
            plate.roles.push(text!("bank-forehand"));
        }
        if p.phase == Phase::Hold && p.coup.spoken.contains(seat) {
            plate.said = Some(match p.coup.said[seat] {
                Said::Nothing => text!("holding-said-pass"),
                Said::Hold(sum) => text!("holding-said-hold", amount = counters(sum)),
                Said::VaBanque => text!("holding-said-va-banque"),
            });
        }
        if self.holders(p).contains(seat) && p.coup.winner.is_none() {
            plate.roles.push(text!("holding-role-holds", amount = counters(p.coup.held[seat])));
        }
        plate
    }

    fn stakes(&self, p: &Public) -> Vec<StakeOnBoard> {
        let stake = |seat: Seat, amount: u32, stage: Text| StakeOnBoard {
            seat,
            on: Some(OFFERED.into()),
            amount: i64::from(amount) * PARTS,
            stage,
            ears: 0,
            cross: 0,
        };
        if matches!(p.phase, Phase::Shuffle | Phase::Stay | Phase::Reshuffle) && p.coup.winner.is_none() {
            let held = self.holders(p);
            let of = |seat: Seat| stake(seat, p.coup.held[seat], text!("holding-stage-held"));
            return punters(p.banker, self.players).filter(|seat| held.contains(*seat)).map(of).collect();
        }
        let offered = p.phase == Phase::Hold;
        offered.then(|| stake(p.banker, p.coup.offer, text!("holding-stage-offered"))).into_iter().collect()
    }

    /// What the bank keeps of a counter held. A coup that is played out after a reshuffle is even then.
    fn shares(&self, p: &Public) -> Vec<StakeShare> {
        match p.phase {
            Phase::Offer => vec![shares::laid("", self.share(p))],
            Phase::Hold => vec![shares::even("", self.share(p))],
            Phase::Shuffle | Phase::Stay | Phase::Reshuffle | Phase::Over => vec![],
        }
    }

    fn notes(&self, p: &Public) -> Vec<Text> {
        let mut notes = Vec::new();
        match (p.phase, p.coup.winner) {
            (Phase::Offer, Some(Winner::Banker)) => {
                notes.push(text!("holding-pause", seat = p.banker, amount = counters(p.standing)));
            }
            (Phase::Offer, _) => notes.push(text!("holding-note-offer", seat = p.banker)),
            (Phase::Hold, _) => {
                notes.push(text!("holding-offers", seat = p.banker, amount = counters(p.coup.offer)));
            }
            (Phase::Stay, _) => notes.push(text!("holding-may-retire")),
            (Phase::Shuffle | Phase::Reshuffle | Phase::Over, _) => {}
        }
        if let (Falls::Called(_), Some(last)) = (self.falls, usize::from(p.coup.calls).checked_sub(1)) {
            notes.extend(self.calls().get(last).map(|rank| text!("holding-note-called", rank = card(*rank))));
        }
        if matches!(p.phase, Phase::Offer | Phase::Hold) {
            notes.push(text!("holding-note-share", share = in_a_hundred(self.share(p))));
        }
        notes
    }
}
