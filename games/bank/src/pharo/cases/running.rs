//! A table on which the steps of a case are played through the real game.

use super::{Setting, net, no};
use crate::amount::Amount;
use crate::layout::{Facing, Place};
use crate::pharo::moves::{Move, Say};
use crate::pharo::odds::TURNS;
use crate::pharo::rules::{Outcome, Pharo};
use crate::pharo::state::{Drawn, PACK, Phase, Stake, State, spot};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Arg, Card, CardSet, Event, Game as _, Rank, Scribe, Seat, Turn, Unsupported};

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Step {
    Shuffle {
        cards: Vec<Card>,
        rest: u8,
    },
    Stake {
        seat: Seat,
        on: Rank,
        amount: Amount,
        #[serde(default)]
        place: Place,
        #[serde(default)]
        face: Facing,
    },
    Raise {
        seat: Seat,
        on: Rank,
        amount: Amount,
        #[serde(default)]
        place: Place,
    },
    Withdraw {
        seat: Seat,
        on: Rank,
        leave: bool,
    },
    Move {
        seat: Seat,
        on: Rank,
        to: Rank,
        leave: bool,
    },
    Turn {
        count: u8,
    },
    Answer {
        seat: Seat,
        on: Rank,
        say: String,
        to: Option<Rank>,
    },
}

/// What was told about staked cards: the message, and the word of the cases for it.
const WORDS: [(&str, &str); 6] = [
    ("pharo-fell-win", "win"),
    ("pharo-fell-lose", "lose"),
    ("pharo-fell-plie", "plie"),
    ("pharo-fell-right", "right"),
    ("pharo-fell-wrong", "wrong"),
    ("pharo-fell-close", "close"),
];

/// Listens for what befalls the cards of a turn.
#[derive(Default)]
struct Listener(Vec<(Seat, Rank, &'static str)>);

impl Scribe for Listener {
    fn write(&mut self, event: impl FnOnce() -> Event) {
        let event = event();
        let Some(text) = event.text() else { return };
        let Some((_, word)) = WORDS.into_iter().find(|(id, _)| *id == text.id) else { return };
        let seat = text.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None });
        let rank = text.args.iter().find_map(|(name, arg)| match arg {
            Arg::Plain(symbol) if *name == "rank" => symbol.parse().ok(),
            _ => None,
        });
        self.0.extend(seat.zip(rank).map(|(seat, rank)| (seat, rank, word)));
    }
}

/// A table on which a case is played through the real game.
#[derive(Clone)]
pub(super) struct Running {
    pub(super) game: Pharo,
    pub(super) state: State,
    /// What befell the cards: turn, seat, spot of the book, word.
    pub(super) events: Vec<(u32, Seat, u8, &'static str)>,
}

impl Running {
    fn new(setting: &Setting) -> Result<Running, Unsupported> {
        let game = setting.game()?;
        Ok(Running { state: game.open_with(setting.banker), game, events: Vec::new() })
    }

    pub(super) fn after(setting: &Setting, steps: &[Step]) -> Result<Running, Unsupported> {
        let mut running = Running::new(setting)?;
        for (i, step) in steps.iter().enumerate() {
            running.take(step).map_err(|why| no(format!("step {}: {why}", i + 1)))?;
        }
        Ok(running)
    }

    /// Takes a step, or says why the rules refuse it.
    pub(super) fn take(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Shuffle { cards, rest } => self.shuffle(cards, *rest),
            Step::Stake { seat, on, amount, place, face } => {
                let (amount, place) = laid(*amount, *place)?;
                self.act(*seat, Move::Stake { on: *on, amount, place, facing: *face })
            }
            Step::Raise { seat, on, amount, place } => {
                let (amount, place) = laid(*amount, *place)?;
                self.act(*seat, Move::Raise { on: *on, amount, place })
            }
            Step::Withdraw { seat, on, leave } => self.request(*seat, Move::Withdraw(*on), *leave),
            Step::Move { seat, on, to, leave } => self.request(*seat, Move::Shift { on: *on, to: *to }, *leave),
            Step::Turn { count } => (0..*count).try_for_each(|_| self.turn()),
            Step::Answer { seat, on, say, to } => {
                let say = Say::from_word(say).ok_or_else(|| format!("no answer \"{say}\""))?;
                self.act(*seat, Move::Answer { on: *on, say, to: to.filter(|to| to != on) })
            }
        }
    }

    fn act(&mut self, seat: Seat, m: Move) -> Result<(), String> {
        self.hear(seat, m, &mut ())
    }

    fn hear<S: Scribe>(&mut self, seat: Seat, m: Move, scribe: &mut S) -> Result<(), String> {
        self.game.check(&self.state, seat, m).map_err(|r| format!("seat {seat}, {m}: {r}"))?;
        self.game.play(&mut self.state, seat, m, scribe);
        Ok(())
    }

    fn request(&mut self, seat: Seat, m: Move, leave: bool) -> Result<(), String> {
        self.act(seat, m)?;
        let banker = self.state.public.banker;
        self.act(banker, if leave { Move::Leave } else { Move::Refuse })?;
        if leave { Ok(()) } else { Err(format!("{m}: the banker gives no leave")) }
    }

    /// Sets the pack: what was drawn before comes first, then the listed cards, then those unseen below.
    fn shuffle(&mut self, cards: &[Card], rest: u8) -> Result<(), String> {
        if self.game.turn(&self.state) != Turn::Chance {
            return Err("the taille is not over".into());
        }
        let listed: CardSet = cards.iter().copied().collect();
        let before = usize::from(PACK.len()).checked_sub(cards.len() + usize::from(rest));
        let before = before.filter(|n| n % 2 == 0 && usize::from(listed.len()) == cards.len());
        let before = before.ok_or("the cards do not make a pack drawn in pairs")?;
        let mut others = PACK.minus(listed).iter();
        let mut pack: Drawn = others.by_ref().take(before).collect();
        pack.extend(cards.iter().copied().chain(others).take(usize::from(PACK.len()) - before));
        let outcome = Outcome::Pack(pack);
        self.game.admits(&self.state, &outcome).map_err(|r| r.to_string())?;
        self.game.reveal(&mut self.state, &outcome, &mut ());
        if before > 0 && self.state.ranks.iter().any(|ranks| !ranks.is_empty()) {
            return Err("cards stand that earlier turns might have touched".into());
        }
        (0..before / 2).try_for_each(|_| self.turn())
    }

    /// Everybody is ready, and the turn is drawn.
    fn turn(&mut self) -> Result<(), String> {
        if self.state.public.phase != Phase::Pause {
            return Err("no pack lies ready".into());
        }
        let p = &self.state.public;
        let number = u32::from(p.tailles_done) * u32::from(TURNS) + u32::from(p.turns) + 1;
        let mut heard = Listener::default();
        for seat in self.game.punters(&self.state.public) {
            self.hear(seat, Move::Ready, &mut heard)?;
        }
        let places = heard.0.into_iter().filter_map(|(seat, rank, word)| Some((number, seat, spot(rank)?, word)));
        self.events.extend(places);
        Ok(())
    }

    pub(super) fn net(&self) -> Vec<Amount> {
        net(&self.state.public.ledger, self.game.seats())
    }

    pub(super) fn open(&self) -> Vec<Value> {
        let mut open = Vec::new();
        for seat in Seat::all(self.game.seats()) {
            let cards = self.state.ranks[seat.index()].iter().zip(&self.state.public.cards[seat.index()]);
            let mut cards: Vec<_> = cards.collect();
            cards.sort_by_key(|(rank, _)| spot(**rank));
            let row = |(rank, stake): (&Rank, &Stake)| json!([seat, rank, Amount(stake.amount.into()), stake.stage]);
            open.extend(cards.into_iter().map(row));
        }
        open
    }
}

/// Counters as they would be laid: a half that lies on the card is as good as a whole beside it or two under its corner.
fn laid(amount: Amount, place: Place) -> Result<(u32, Place), String> {
    if let Some(whole) = amount.whole() {
        return Ok((u32::try_from(whole).map_err(|_| "nothing is laid")?, place));
    }
    let as_laid = |other: Place| {
        let parts = amount.0 * i64::from(other.divisor());
        let counters = Amount(parts / i64::from(place.divisor())).whole()?;
        (parts % i64::from(place.divisor()) == 0).then_some((u32::try_from(counters).ok()?, other))
    };
    Place::ALL.into_iter().find_map(as_laid).ok_or_else(|| "an amount that cannot be laid".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_counter_are_laid_where_they_count_as_much() {
        let of = |text: &str, place| laid(text.parse().unwrap(), place);
        assert_eq!(of("5", Place::Beside), Ok((5, Place::Beside)));
        assert_eq!(of("5/2", Place::On), Ok((5, Place::Beside)));
        assert_eq!(of("1/4", Place::On), Ok((1, Place::Corner)));
        assert_eq!(of("5/2", Place::Beside), Ok((5, Place::Corner)));
        assert!(of("1/2", Place::Corner).is_err(), "an eighth is less than can be staked");
        assert!(of("-3", Place::On).is_err());
    }
}
