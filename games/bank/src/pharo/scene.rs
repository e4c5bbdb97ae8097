//! What a viewer of Pharo sees, and how moves are offered to him.

use super::moves::{Move, Moves, Say, law_of_laying};
use super::odds::{self, Colours, Fraction, TURNS};
use super::rules::Pharo;
use super::said::{self, card, colour_text, counters, on_card, stage_text};
use super::settle::{self, Facts, law_of};
use super::state::{Colour, Phase, Public, Stake, Waits};
use super::view::View;
use super::{advice, cases};
use crate::bend::{Fell, Stage};
use crate::book::{BOOK, COPIES, Ranks};
use crate::habit;
use crate::layout::{Laid, laid_in_part};
use crate::said::warning;
use crate::shares;
use rand::Rng;
use spadille_core::scene::{BankBoard, Board, Face, Plate, StakeOnBoard, StakeShare};
use spadille_core::{
    Advice, Answer, Arg, Bilingual, Book, Case, Label, LawId, Ledger, Rank, Scene, Scribe, Seat, Skill, Space as _,
    Table, Target, Text, Unsupported, book, law, text,
};

impl Table for Pharo {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("pharo")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, t) = (&v.public, &v.public.taille);
        let (seen, tailles) = (p.seen(), self.options.tailles);
        let taille = (p.tailles_done + 1).min(tailles);
        let side = |first: usize| t.fallen.iter().skip(first).step_by(2).copied().map(Face::from).collect();
        Scene {
            title: text!("pharo-title", taille = taille, tailles = tailles, turn = t.turns, turns = TURNS),
            seats: Seat::all(self.options.players).map(|seat| self.plate(p, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Bank(BankBoard {
                layout: BOOK.map(|r| r.symbol().to_owned()).into(),
                stakes: self.stakes(v),
                bank_side: side(0),
                punters_side: side(1),
                left: if p.phase == Phase::Pause { 2 * (TURNS - t.turns.min(TURNS)) } else { 0 },
                shown: t.bottom.map(Face::from),
                seen: BOOK.map(|r| seen.of_rank(r).len().min(COPIES)).into(),
                shares: self.shares(v),
                laid_in_part: laid_in_part(),
                purse: shares::purse(self.options.chips, &p.ledger, v.who, p.banker),
                ..BankBoard::default()
            }),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let (text, law, on) = match m {
            Move::Ready if v.public.phase == Phase::Count => return Label::button(text!("pharo-do-let-be")),
            Move::Ready => return Label::button(text!("pharo-do-ready")).by(law!("cut")),
            Move::Count => return Label::button(text!("pharo-do-count")).by(law!("piles")),
            Move::Leave => return Label::button(text!("pharo-do-leave")).by(law!("leave")).grave(),
            Move::Refuse => return Label::button(text!("pharo-do-refuse")).by(law!("leave")),
            Move::Stake(laid) => {
                let (card, amount) = (on_card(laid.on), counters(laid.parts()));
                let text = if laid.face_down { text!("pharo-do-stake-down") } else { text!("pharo-do-stake") };
                let text = text.with("card", card).with("amount", amount);
                (text, law_of_laying(laid), laid.on)
            }
            Move::Raise(added) => {
                let (card, amount) = (on_card(added.on), counters(added.parts()));
                (text!("pharo-do-raise", card = card, amount = amount), law!("raise"), added.on)
            }
            Move::Answer { on, say, to } => {
                let (text, law) = self.describe_answer(v, on, say, to);
                (text, law, to.unwrap_or(on))
            }
            Move::Withdraw(on) => (text!("pharo-do-withdraw", card = on_card(on)), law!("leave"), on),
            Move::Shift { on, to } => (text!("pharo-do-move", card = on_card(on), to = on_card(to)), law!("leave"), on),
        };
        let label = Label::at(Target::Place(on.symbol().into()), text).by(law);
        if m.asks_leave() { label.aside() } else { label }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    /// Everything that can be said, and the smallest stake on every card: larger ones differ in nothing but their size.
    fn candidates<R: Rng>(&self, _: &View, _: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        let words = (0..moves.listed()).map_while(|n| moves.nth(n));
        let stakes = BOOK.map(|on| Move::Stake(Laid::least(on)));
        words.chain(stakes.into_iter().filter(|m| moves.contains(m))).collect()
    }

    /// As much as the player at this seat is used to lay.
    fn lot<R: Rng>(&self, v: &View, seat: Seat, skill: Skill, _: &mut R) -> Option<Move> {
        let Move::Stake(laid) = self.hint(v, seat)?.choice else { return None };
        let amount = habit::laid(seat, skill, self.options.chips, &v.public.ledger, self.options.cap())?;
        Some(Move::Stake(Laid { amount, ..laid }))
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
    fn describe_answer(&self, v: &View, on: Rank, say: Say, to: Option<Rank>) -> (Text, LawId) {
        let own = v.who.seat().and_then(|seat| v.public.asked_card(seat)).map(|(_, stake)| *stake);
        let worth = |fell| counters(own.map_or(0, |stake| stake.due(fell).abs()));
        match say {
            Say::Collect => (
                text!("pharo-do-collect", card = on_card(on), amount = worth(Fell::Win)),
                own.map_or(law!("win"), |stake| law_of(stake.stage, Fell::Win)),
            ),
            Say::Bend(stage) => {
                let amount = counters(own.map_or(0, |stake| stage.due(Fell::Win, stake.amount.into())));
                let (text, law) = match to {
                    None => (text!("pharo-do-bend"), law!("bend-order")),
                    Some(_) => (text!("pharo-do-transfer"), law!("transfer-bend")),
                };
                let text = text.with("card", on_card(to.unwrap_or(on)));
                (text.with("stage", stage_text(stage)).with("amount", amount), law)
            }
            Say::Half => (text!("pharo-do-half", amount = worth(Fell::Plie)), law!("plie-half")),
            Say::Guess(colour) => (text!("pharo-do-guess", colour = colour_text(colour)), law!("plie-colour")),
            Say::PlayOn => (text!("pharo-do-play-on"), law!("plie-on")),
        }
    }

    fn plate(&self, p: &Public, seat: Seat) -> Plate {
        let mut plate = Plate::at(seat, &p.ledger, self.whose_turn(p));
        if seat == p.banker {
            plate.roles.push(text!("pharo-banker"));
            let left = self.bank(p).left(&p.ledger);
            plate.roles.extend(left.map(|left| text!("pharo-in-bank", amount = counters(left))));
            return plate;
        }
        if seat == p.banker.next(self.options.players) {
            plate.roles.push(text!("pharo-forehand"));
        }
        if p.phase == Phase::Pause && p.taille.ready.contains(seat) {
            plate.said = Some(text!("pharo-said-ready"));
        }
        let staked: i64 = p.cards[seat].iter().map(|s| i64::from(s.amount)).sum();
        if staked > 0 {
            plate.roles.push(text!("pharo-on-table", amount = counters(staked)));
        }
        plate
    }

    fn stakes(&self, v: &View) -> Vec<StakeOnBoard> {
        let of = |seat: Seat| v.public.cards[seat].iter().enumerate().map(move |(card, stake)| (seat, card, stake));
        let on_board = |(seat, card, stake): (Seat, usize, &Stake)| StakeOnBoard {
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
            ears: stake.stage.rung().ears,
            cross: stake.stage.rung().cross,
        };
        self.punters(&v.public).flat_map(of).map(on_board).collect()
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public;
        let mut notes = Vec::from_iter(warning(
            p.has_begun() || v.who.seat().is_some_and(|seat| !p.cards[seat].is_empty()),
            text!("pharo-notice"),
        ));
        if p.phase == Phase::Count {
            notes.push(text!("pharo-note-count"));
        }
        if p.phase != Phase::Pause {
            return notes;
        }
        let asked = p.taille.asked;
        notes.extend(asked.map(|request| text!("pharo-note-asked", seat = request.seat, banker = p.banker)));
        notes.extend(self.punters(p).filter_map(|seat| {
            let (which, stake) = p.asked_card(seat)?;
            let won = stake.waits == Waits::Won;
            let text = if won { text!("pharo-note-won") } else { text!("pharo-note-paired") };
            Some(text.with("seat", seat).with("card", card(v.rank(seat, which)?)))
        }));
        if p.taille.broken {
            notes.push(text!("pharo-bank-broken", seat = p.banker));
        }
        notes.extend(best_shares(p));
        notes
    }

    /// What stakes cost on every card, and what the viewer's answers cost, if he is asked for one.
    fn shares(&self, v: &View) -> Vec<StakeShare> {
        let p = &v.public;
        if p.phase != Phase::Pause {
            return vec![];
        }
        // Cards of which as many are left cost alike.
        let known: [_; COPIES as usize + 1] =
            std::array::from_fn(|copies| odds::outcomes(p.unseen(BOOK[0]).0, copies as u8));
        let on = |rank: Rank| {
            let chances = known.get(usize::from(p.unseen(rank).1)).copied().flatten();
            chances.map(|chances| shares::drawn(rank.symbol(), chances))
        };
        BOOK.into_iter().filter_map(on).chain(self.shares_of_answers(v)).collect()
    }

    fn shares_of_answers(&self, v: &View) -> Vec<StakeShare> {
        let p = &v.public;
        let asked = v.who.seat().and_then(|seat| {
            let (card, stake) = p.asked_card(seat)?;
            Some((v.rank(seat, card)?, *stake))
        });
        let Some((on, stake)) = asked else { return vec![] };
        let others = BOOK.into_iter().filter(|rank| self.options.transfer_bend && !v.ranks.contains(rank));
        let to: Vec<Option<Rank>> = [None].into_iter().chain(others.map(Some)).collect();
        let of = |say: Say, to: Option<Rank>| {
            let (unseen, copies) = p.unseen(to.unwrap_or(on));
            let share = match say {
                Say::Bend(stage) => shares::of_bend(stake.stage, stage, odds::standing(unseen, copies, stage)?),
                Say::Collect => return None,
                _ if to.is_some() => return None,
                Say::Half => Fraction::new(1, 2),
                Say::PlayOn => odds::standing(unseen, copies, Stage::Outward)?,
                Say::Guess(colour) => Colours::unseen(p.seen()).wrong(colour == Colour::Red)?,
            };
            Some(shares::answer(to.unwrap_or(on).symbol(), Move::Answer { on, say, to }, share))
        };
        let answers = self.answers(&stake).into_iter().flat_map(|say| to.iter().map(move |to| (say, *to)));
        answers.filter_map(|(say, to)| of(say, to)).collect()
    }
}

/// The bank's share, shown openly: the ranks that leave it least. At the very end of a taille, when a card is as good as
/// decided, the least share is no comfort.
fn best_shares(p: &Public) -> Option<Text> {
    let (ranks, share) = advice::best_ranks(p).filter(|(_, share)| *share <= Fraction::new(1, 4))?;
    if ranks == BOOK.into_iter().collect::<Ranks>() {
        return Some(text!("pharo-note-shares-alike", share = share.to_string()));
    }
    let named = |letter: fn(Rank) -> &'static str| ranks.iter().map(letter).collect::<Vec<_>>().join(", ");
    let names = Bilingual::new(named(Rank::symbol), named(german_letter));
    Some(text!("pharo-note-shares", ranks = Arg::Both(names), share = share.to_string()))
}

/// A rank as German cards are lettered.
fn german_letter(rank: Rank) -> &'static str {
    match rank {
        Rank::Queen => "D",
        Rank::Jack => "B",
        other => other.symbol(),
    }
}
