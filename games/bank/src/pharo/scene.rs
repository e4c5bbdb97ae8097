//! What a viewer of Pharo sees, and how moves are offered to him.

use super::moves::{Move, Moves, Say};
use super::odds::{Fraction, TURNS};
use super::rules::{Pharo, asked_card};
use super::said::{self, card, colour_text, counters, on_card, stage_text};
use super::settle::{self, Facts, Fell, due, law_of};
use super::state::{BOOK, COPIES, Phase, Public, Ranks, Waits};
use super::view::View;
use super::{advice, cases};
use crate::layout::{Facing, Place as Lies};
use rand::Rng;
use spadille_core::scene::{BankBoard, Board, Face, Place, StakeOnBoard};
use spadille_core::{
    Advice, Answer, Arg, Bilingual, Book, Case, Label, Ledger, Rank, Scene, Scribe, Seat, Space as _, Table, Target,
    Text, Unsupported, book, law, text,
};

impl Table for Pharo {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("pharo")
    }

    fn scene(&self, v: &View) -> Scene {
        let p = &v.public;
        let seen = p.seen();
        Scene {
            title: text!(
                "pharo-title",
                taille = (p.tailles_done + 1).min(self.options.tailles),
                tailles = self.options.tailles,
                turn = p.turns,
                turns = TURNS
            ),
            seats: Seat::all(self.options.players).map(|seat| self.place(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Bank(BankBoard {
                layout: BOOK.map(|r| r.symbol().to_owned()).into(),
                stakes: self.stakes(v),
                bank_side: p.fallen.iter().step_by(2).copied().map(Face::from).collect(),
                punters_side: p.fallen.iter().skip(1).step_by(2).copied().map(Face::from).collect(),
                left: if p.phase == Phase::Pause { 2 * (TURNS - p.turns.min(TURNS)) } else { 0 },
                shown: p.bottom.map(Face::from),
                seen: BOOK.map(|r| seen.of_rank(r).len().min(COPIES)).into(),
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let at = |text: Text, rank: Rank| Label::at(Target::Place(rank.symbol().into()), text);
        match m {
            Move::Ready if v.public.phase == Phase::Count => Label::button(text!("pharo-do-let-be")),
            Move::Ready => Label::button(text!("pharo-do-ready")).by(law!("cut")),
            Move::Stake { on, amount, place, facing } => {
                let amount = counters(place.parts(amount));
                let text = match facing {
                    Facing::Up => text!("pharo-do-stake", card = on_card(on), amount = amount),
                    Facing::Down => text!("pharo-do-stake-down", card = on_card(on), amount = amount),
                };
                let law = match (facing, place) {
                    (Facing::Down, _) => law!("face-down"),
                    (Facing::Up, Lies::On) => law!("stake"),
                    (Facing::Up, _) => law!("place"),
                };
                at(text, on).by(law)
            }
            Move::Raise { on, amount, place } => {
                let added = counters(place.parts(amount));
                at(text!("pharo-do-raise", card = on_card(on), amount = added), on).by(law!("raise"))
            }
            Move::Answer { on, say, to } => self.describe_answer(v, on, say, to),
            Move::Withdraw(on) => at(text!("pharo-do-withdraw", card = on_card(on)), on).by(law!("leave")),
            Move::Shift { on, to } => {
                at(text!("pharo-do-move", card = on_card(on), to = on_card(to)), on).by(law!("leave"))
            }
            Move::Count => Label::button(text!("pharo-do-count")).by(law!("piles")),
            Move::Leave => Label::button(text!("pharo-do-leave")).by(law!("leave")).grave(),
            Move::Refuse => Label::button(text!("pharo-do-refuse")).by(law!("leave")),
        }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    /// Everything that can be said, and the smallest stake on every card: larger ones differ in nothing but their size.
    fn candidates<R: Rng>(&self, _: &View, _: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        let words = (0..moves.listed()).map_while(|n| moves.nth(n));
        let stakes = BOOK.map(|on| Move::Stake { on, amount: 1, place: Lies::On, facing: Facing::Up });
        words.chain(stakes.into_iter().filter(|m| moves.contains(m))).collect()
    }

    fn reckon(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        self.worth(v, seat, m)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Pharo {
    fn describe_answer(&self, v: &View, on: Rank, say: Say, to: Option<Rank>) -> Label {
        let own = v.who.seat().and_then(|seat| asked_card(&v.public, seat)).map(|(_, stake)| *stake);
        let card = on_card(on);
        let worth = |fell| own.map_or(0, |s| due(s.stage, fell, s.amount.into()).abs());
        let (text, law) = match say {
            Say::Collect => (
                text!("pharo-do-collect", card = card, amount = counters(worth(Fell::Win))),
                own.map_or(law!("win"), |s| law_of(s.stage, Fell::Win)),
            ),
            Say::Bend(stage) => {
                let amount = own.map_or(0, |s| due(stage, Fell::Win, s.amount.into()));
                let stage = stage_text(stage);
                match to {
                    None => (
                        text!("pharo-do-bend", card = card, stage = stage, amount = counters(amount)),
                        law!("bend-order"),
                    ),
                    Some(to) => (
                        text!("pharo-do-transfer", card = on_card(to), stage = stage, amount = counters(amount)),
                        law!("transfer-bend"),
                    ),
                }
            }
            Say::Half => (text!("pharo-do-half", amount = counters(worth(Fell::Plie))), law!("plie-half")),
            Say::Guess(colour) => (text!("pharo-do-guess", colour = colour_text(colour)), law!("plie-colour")),
            Say::PlayOn => (text!("pharo-do-play-on"), law!("plie-on")),
        };
        Label::at(Target::Place(to.unwrap_or(on).symbol().into()), text).by(law)
    }

    fn place(&self, v: &View, seat: Seat) -> Place {
        let p = &v.public;
        let mut place = Place::new(seat, p.ledger.balance(seat), self.whose_turn(p).awaited().contains(seat));
        let bank = self.bank(p);
        if seat == p.banker {
            place.roles.push(text!("pharo-banker"));
            if let Some(laid_out) = bank.laid_out {
                let left = (laid_out + p.ledger.balance(seat) - bank.from).max(0);
                place.roles.push(text!("pharo-in-bank", amount = counters(left)));
            }
            return place;
        }
        if seat == p.banker.next(self.options.players) {
            place.roles.push(text!("pharo-forehand"));
        }
        if p.phase == Phase::Pause && p.ready.contains(seat) {
            place.said = Some(text!("pharo-said-ready"));
        }
        let staked: i64 = p.cards[seat.index()].iter().map(|s| i64::from(s.amount)).sum();
        if staked > 0 {
            place.roles.push(text!("pharo-on-table", amount = counters(staked)));
        }
        place
    }

    fn stakes(&self, v: &View) -> Vec<StakeOnBoard> {
        let mut stakes = Vec::new();
        for seat in self.punters(&v.public) {
            for (card, stake) in v.public.cards[seat.index()].iter().enumerate() {
                let rung = stake.stage.rung();
                stakes.push(StakeOnBoard {
                    seat,
                    on: v.rank(seat, card).map(|r| r.symbol().to_owned()),
                    amount: stake.amount.into(),
                    stage: match stake.waits {
                        Waits::Won => said::with_bend(text!("pharo-stage-won"), stake.stage),
                        Waits::Paired => said::with_bend(text!("pharo-stage-paired"), stake.stage),
                        Waits::ForColour(colour) => text!("pharo-stage-guess", colour = colour_text(colour)),
                        Waits::ForTurn if stake.on.is_none() => text!("pharo-stage-hidden"),
                        Waits::ForTurn => stage_text(stake.stage),
                    },
                    ears: rung.ears,
                    cross: rung.cross,
                });
            }
        }
        stakes
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public;
        // The author prints the rules so that readers may guard themselves; his warning stands at every table.
        let mut notes = vec![text!("pharo-notice")];
        if p.phase == Phase::Count {
            notes.push(text!("pharo-note-count"));
        }
        if p.phase != Phase::Pause {
            return notes;
        }
        if let Some(request) = p.asked {
            notes.push(text!("pharo-note-asked", seat = request.seat, banker = p.banker));
        }
        for seat in self.punters(p) {
            if let Some((which, stake)) = asked_card(p, seat)
                && let Some(rank) = v.rank(seat, which)
            {
                notes.push(match stake.waits {
                    Waits::Won => text!("pharo-note-won", seat = seat, card = card(rank)),
                    _ => text!("pharo-note-paired", seat = seat, card = card(rank)),
                });
            }
        }
        if p.broken {
            notes.push(text!("pharo-bank-broken", seat = p.banker));
        }
        notes.extend(shares(p));
        notes
    }
}

/// The bank's share, shown openly: the ranks that leave it least. At the very end of a taille, when a card is as good as
/// decided, the least share is no comfort.
fn shares(p: &Public) -> Option<Text> {
    let (ranks, share) = advice::best_ranks(p, Ranks::ALL)?;
    let written = advice::written(share);
    match () {
        () if share > Fraction::new(1, 4) => None,
        () if ranks == Ranks::ALL => Some(text!("pharo-note-shares-alike", share = written)),
        () => {
            let named = |letter: fn(Rank) -> &'static str| ranks.iter().map(letter).collect::<Vec<_>>().join(", ");
            let names = Bilingual::new(named(Rank::symbol), named(german_letter));
            Some(text!("pharo-note-shares", ranks = Arg::Both(names), share = written))
        }
    }
}

/// A rank as German cards are lettered.
fn german_letter(rank: Rank) -> &'static str {
    match rank {
        Rank::Queen => "D",
        Rank::Jack => "B",
        other => other.symbol(),
    }
}
