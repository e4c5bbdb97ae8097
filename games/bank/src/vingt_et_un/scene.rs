//! What a viewer of a table of buying sees, and how moves are offered to him.

use super::buying::points;
use super::cases;
use super::count::{Fate, Table as Counting};
use super::moves::{Move, Moves};
use super::odds::{Basis, Prospect, split_share};
use super::rules::Buying;
use super::settle::Facts;
use super::sisters::{Sister, Terms};
use super::state::{Hand, Phase, Public};
use super::view::View;
use crate::amount::PARTS;
use crate::habit;
use crate::odds::Fraction;
use crate::said::{self, counters, parts, warning};
use crate::shares;
use rand::Rng;
use spadille_core::said::decimal;
use spadille_core::scene::{BankBoard, Board, BoughtHand, Face, Plate, StakeShare};
use spadille_core::{
    Advice, Answer, Book, Card, Case, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Target, Text, Unsupported, law,
    text,
};

impl<S: Sister> Table for Buying<S> {
    type Facts = Facts;

    fn book() -> &'static Book {
        S::book()
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, terms) = (&v.public, &self.terms);
        let prospect = terms.prospect(v);
        Scene {
            title: text!("bank-title-round", round = (p.rounds_done + 1).min(terms.rounds), rounds = terms.rounds),
            seats: Seat::all(terms.players).map(|seat| terms.plate(v, seat)).collect(),
            pots: vec![],
            notes: terms.notes(v, prospect.as_ref()),
            board: Board::Bank(BankBoard {
                left: p.left.min(255) as u8,
                hands: terms.order(p).flat_map(|seat| terms.hands(v, seat)).collect(),
                shares: terms.shares(v, prospect.as_ref()),
                purse: shares::purse(terms.highest, &p.ledger, v.who, p.banker)
                    .filter(|_| p.phase != Phase::FirstBanker),
                ..BankBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let several = v.own.len() > 1;
        let at = |text: Text, hand: u8| {
            let text = text.with("several", u8::from(several)).with("hand", hand + 1);
            Label::at(Target::Button, text)
        };
        match m {
            Move::Stake(sum) => Label::button(text!("buying-do-stake", amount = counters(sum))).by(law!("stake-first")),
            Move::Buy(hand) => at(text!("buying-do-buy"), hand).by(law!("buy")),
            Move::Stand { hand, open: None } => at(text!("buying-do-stand"), hand).by(law!("buy")),
            Move::Stand { hand, open: Some(card) } => {
                let text = text!("buying-do-stand-open", card = card).with("several", u8::from(several));
                Label::card(card, text.with("hand", hand + 1)).by(law!("one-card-open"))
            }
            Move::Picture(sum) => {
                Label::button(text!("buying-do-picture", amount = counters(sum))).by(law!("picture-hit"))
            }
            Move::Split(hand) => at(text!("buying-do-split"), hand).by(law!("split-pictures")),
            Move::Back(sum) => Label::button(text!("buying-do-back", amount = counters(sum))).by(law!("split-backers")),
            Move::Pass => Label::button(text!("buying-do-pass")).by(law!("split-owner-only")),
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    fn candidates<R: Rng>(&self, v: &View, seat: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        self.terms.worth_trying(&v.public, seat, moves, self.hint(v, seat).map(|advice| advice.choice))
    }

    /// As much as the player at this seat is used to lay.
    fn lot<R: Rng>(&self, v: &View, seat: Seat, skill: Skill, _: &mut R) -> Option<Move> {
        let Move::Stake(_) = self.hint(v, seat)?.choice else { return None };
        habit::laid(seat, skill, self.terms.highest, &v.public.ledger, self.terms.highest).map(Move::Stake)
    }

    fn reckon(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        self.terms.worth(v, seat, m)
    }

    fn settle<Sc: Scribe>(&self, facts: &Facts, scribe: &mut Sc) -> Result<Ledger, Text> {
        self.terms.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work::<S>(case)
    }
}

impl Terms {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let p = &v.public;
        let mut plate = Plate::at(seat, &p.ledger, self.whose_turn(p));
        if seat == p.banker && p.phase != Phase::FirstBanker {
            plate.roles.push(text!("bank-banker"));
            let left = self.bank(p).left(&p.ledger);
            plate.roles.extend(left.map(|left| text!("bank-in-bank", amount = parts(left))));
        } else if seat == p.banker.next(self.players) && p.phase != Phase::FirstBanker {
            plate.roles.push(text!("bank-forehand"));
        }
        let staked = p.round.staked[seat];
        if staked > 0 {
            plate.roles.push(said::staked(i64::from(staked) * PARTS));
        }
        plate.hand = match v.who.is(seat) {
            true => Face::ups(v.own.iter().flatten().copied()),
            // What a round has brought lies open until the next is dealt.
            false => p.round.hands[seat].iter().flat_map(|hand| faces(hand, None)).collect(),
        };
        plate
    }

    /// The hands of a seat as the viewer sees them.
    fn hands(&self, v: &View, seat: Seat) -> Vec<BoughtHand> {
        let p = &v.public;
        let playing = matches!(p.phase, Phase::Buying | Phase::Backing);
        let awaited = p.phase == Phase::Buying && self.buyer(p) == Some(seat);
        let hand = |(at, hand): (usize, &Hand)| {
            let own = v.own.get(at).filter(|_| v.who.is(seat) && playing);
            let known: Option<&[Card]> = match own {
                Some(cards) => Some(cards),
                None => Some(hand.open.as_slice()).filter(|open| open.len() == usize::from(hand.count)),
            };
            let ranks = known.map(|cards| cards.iter().map(|card| card.rank()));
            let fate = ranks.clone().map(|ranks| self.table.fate(ranks));
            BoughtHand {
                seat,
                cards: faces(hand, own.map(|cards| cards.as_slice())),
                stake: i64::from(hand.stake) * PARTS,
                halves: ranks.map(|ranks| self.table.total(ranks)),
                fate: match fate {
                    Some(Fate::Born) => Some(text!("buying-fate-born")),
                    Some(Fate::Dead) => Some(text!("buying-fate-dead")),
                    _ if hand.done => Some(text!("buying-fate-stands")),
                    _ => None,
                },
                awaited: awaited && !hand.done,
            }
        };
        p.round.hands[seat].iter().enumerate().map(hand).collect()
    }

    /// What a stake costs whoever plays his hand as well as can be; and what it costs to ask for a picture: two stakes are won with
    /// it. Both from the cards the viewer has not seen.
    fn shares(&self, v: &View, prospect: Option<&Prospect>) -> Vec<StakeShare> {
        match v.public.phase {
            Phase::Stakes | Phase::Backing => {
                let written = |prospect: &Prospect| {
                    let about = shares::about("", &prospect.brings);
                    let share = prospect.exact.and_then(|share| shares::laid("", share).share);
                    StakeShare { share, ..about }
                };
                prospect.map(written).into_iter().collect()
            }
            Phase::Buying if self.pictures > 0 && !v.own.is_empty() => {
                let unseen = self.unseen(v);
                let hits = unseen.iter().filter(|card| card.rank().is_court()).count() as i128;
                let hit = Fraction::new(hits, (unseen.len() as i128).max(1));
                vec![shares::ending("", &[(4, hit), (-2, Fraction::from_integer(1) - hit)])]
            }
            Phase::Buying | Phase::FirstBanker | Phase::Pack | Phase::Over => vec![],
        }
    }

    fn notes(&self, v: &View, prospect: Option<&Prospect>) -> Vec<Text> {
        let p = &v.public;
        let mut notes = Vec::from_iter(warning(
            p.has_begun() || v.who.seat().is_some_and(|seat| p.round.staked[seat] > 0),
            text!("bank-notice"),
        ));
        notes.push(match self.table {
            Counting::TwentyOne => text!("buying-note-twenty-one"),
            Counting::ElevenAndAHalf => text!("buying-note-eleven", points = points(self.table.target())),
        });
        notes.extend(match p.phase {
            Phase::Stakes => self.next_to_stake(p).map(|seat| text!("buying-note-stake", seat = seat)),
            Phase::Buying => self.buyer(p).map(|seat| self.buy_or_show(p, seat)),
            Phase::Backing => self.backer(p).map(|seat| text!("buying-note-back", seat = seat)),
            Phase::FirstBanker | Phase::Pack | Phase::Over => None,
        });
        notes.extend(prospect.and_then(reckoned_from));
        // The share beside a stake is that of one hand: it knows nothing of those that may come of it.
        let split = prospect.filter(|_| self.split && p.phase == Phase::Stakes);
        notes.extend(split.map(|_| text!("buying-note-split", share = decimal(100.0 * split_share(self.double), 1))));
        notes.extend(self.declared.then(|| text!("bank-note-limit", amount = counters(self.highest))));
        notes
    }

    /// What a buyer may do; also how one stands, where that is done by a card.
    fn buy_or_show(&self, p: &Public, seat: Seat) -> Text {
        let shows = p.round.hands[seat].iter().any(|hand| !hand.done && self.must_show(p, seat, hand));
        if shows { text!("buying-note-buy-or-show", seat = seat) } else { text!("buying-note-buy", seat = seat) }
    }
}

/// From what the bank's share is reckoned, where that is not a fresh pack.
fn reckoned_from(prospect: &Prospect) -> Option<Text> {
    match prospect.basis {
        Basis::Fresh => None,
        Basis::Left(cards) => Some(text!("buying-note-left", cards = cards)),
        Basis::RunningOut(cards) => Some(text!("buying-note-running-out", cards = cards)),
    }
}

/// The cards of a hand: all of them for whoever knows them, else those that lie open and the backs of the others.
fn faces(hand: &Hand, own: Option<&[Card]>) -> Vec<Face> {
    if let Some(cards) = own {
        return Face::ups(cards.iter().copied());
    }
    let hidden = usize::from(hand.count).saturating_sub(hand.open.len());
    Face::ups(hand.open.iter().copied()).into_iter().chain(Face::backs(hidden as u8)).collect()
}
