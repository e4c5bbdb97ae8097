//! How worked cases of Schnitt are run, by their form.

use super::fraud::{self, Inspection};
use super::moves::{Move, Say};
use super::odds;
use super::options::Cutter;
use super::rules::{Outcome, Schnitt, answers};
use super::state::{PAIRS, Phase, Stake};
use crate::amount::{Amount, PARTS};
use crate::book::{Drawn, PACK, spot};
use crate::cases::{Running, net, one, rules};
use crate::layout::{Laid, Place};
use crate::odds::Fraction;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Arg, Card, CardSet, Case, Game as _, Rank, Seat, SeatSet, Unsupported};

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Step {
    Shuffle { cards: Vec<Card>, rest: u8 },
    Order { cards: Vec<Card>, rest: u8 },
    Cut { seat: Seat, at: u8 },
    Stake(Counters),
    Raise(Counters),
    Withdraw { seat: Seat, on: Rank, leave: bool },
    Move { seat: Seat, on: Rank, to: Rank, leave: bool },
    Turn { count: u8 },
    Answer { seat: Seat, on: Rank, say: String, to: Option<Rank> },
}

/// Counters that somebody lays.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counters {
    seat: Seat,
    on: Rank,
    amount: Amount,
    #[serde(default)]
    place: Place,
    /// Which way up the card lies changes nothing that is paid.
    #[serde(default, rename = "face")]
    _face: Face,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "snake_case")]
enum Face {
    #[default]
    Up,
    Down,
}

impl Counters {
    /// As they would be laid: a half that lies on the card is as good as a whole beside it or two under its corner.
    fn laid(&self) -> Result<Laid, String> {
        let as_laid = |place: Place| {
            let above = self.amount.0 * i64::from(place.divisor());
            let below = PARTS * i64::from(self.place.divisor());
            let amount = u32::try_from(above / below).ok().filter(|_| above % below == 0)?;
            Some(Laid { on: self.on, amount, place, face_down: false })
        };
        let mut ways = [self.place].into_iter().chain(Place::ALL);
        ways.find_map(as_laid).ok_or_else(|| "an amount that cannot be laid".into())
    }
}

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let case = &spelled(case);
    let game: Schnitt = rules(case, "tailles")?;
    let after = |game| Running::after(game, case, Schnitt::open_with, Table::take);
    match case.form().unwrap_or_default() {
        "replay" | "run" => after(game)?.account(),
        "legal" => Answer::new(json!({"legal": after(game)?.take(case.field("action")?).is_ok()})),
        "choices" => {
            let (at, seat, on): (Table, Seat, Rank) = (after(game)?, case.field("seat")?, case.field("on")?);
            let stake = at.state.public.won_card(seat).filter(|stake| stake.on == on);
            let words: Vec<_> = stake.into_iter().flat_map(answers).map(Say::word).collect();
            Answer::new(json!({ "choices": words }))
        }
        "edge" => {
            let bet: Bet = case.field("bet")?;
            one("edge", odds::share(bet.cards_left, bet.copies_left, bet.force))
        }
        "outcomes" => {
            let bet: Bet = case.field("bet")?;
            let chances = odds::outcomes(bet.cards_left, bet.copies_left, bet.force);
            let chances = chances.ok_or_else(|| Unsupported("that cannot be".into()))?;
            let [win, lose, half] = [chances.win, chances.lose, chances.half].map(|chance| chance.to_string());
            Answer::new(json!({"win": win, "lose": lose, "half": half}))
        }
        "edge-table" => {
            let (cards, copies): (Vec<u8>, Vec<u8>) = (case.field("cards_left")?, case.field("copies_left")?);
            let force: bool = case.field("force")?;
            let edge = |cards: u8, copies: u8| odds::share(cards, copies, force).map(|edge| edge.to_string());
            let row = |cards: &u8| copies.iter().map(|copies| edge(*cards, *copies)).collect::<Vec<_>>();
            Answer::new(json!({"edges": cards.iter().map(row).collect::<Vec<_>>()}))
        }
        "cut" => {
            let (pack, at): (Vec<Card>, usize) = (case.field("pack")?, case.field("at")?);
            let order: Vec<Card> = fraud::cut(&pack, at).collect();
            Answer::new(json!({"force": order.first(), "order": order}))
        }
        "prepare" => Answer::new(json!({"order": fraud::prepared(few(case.field("winners")?)?)})),
        "cuts" => cuts(case),
        "inspect" => inspect(case),
        "prospect" => prospect(case),
        _ => Err(Unsupported::form(case)),
    }
}

#[derive(Deserialize)]
struct Bet {
    cards_left: u8,
    copies_left: u8,
    force: bool,
}

/// The case with its prepared pack named as here. A case tells what is paid with it, so it is played as any other.
fn spelled(case: &Case) -> Case {
    let mut case = case.clone();
    if let Some(options) = case.given.get_mut("options").and_then(Value::as_object_mut) {
        let known = |value: &Value| value.as_str().is_some_and(|word| word.starts_with("winners=") || word == "off");
        if options.get("demo_fraud").is_some_and(known) {
            options.remove("demo_fraud");
        }
    }
    case
}

/// A pack is prepared for so many winning ranks.
fn few(winners: u8) -> Result<u8, Unsupported> {
    if winners <= 3 { Ok(winners) } else { Err(Unsupported("too many winning ranks".into())) }
}

fn cuts(case: &Case) -> Result<Answer, Unsupported> {
    let (order, at): (Vec<Card>, Vec<usize>) = (case.field("order")?, case.field("at")?);
    if order.is_empty() || at.iter().any(|at| *at >= order.len()) {
        return Err(Unsupported("no such place in the pack".into()));
    }
    let won = |at: &usize| {
        let round = order[*at..].iter().chain(&order[..*at]);
        fraud::winning(round.map(|card| card.rank())).iter().collect::<Vec<_>>()
    };
    let force: Vec<Card> = at.iter().map(|at| order[*at]).collect();
    Answer::new(json!({"force": force, "winners": at.iter().map(won).collect::<Vec<_>>()}))
}

fn inspect(case: &Case) -> Result<Answer, Unsupported> {
    let [first, second]: [Vec<Card>; 2] = case.field("tailles")?;
    let found = Inspection::of(&first, &second).ok_or_else(|| Unsupported("no whole tailles".into()))?;
    let verdict = if found.is_prepared() { "prepared" } else { "no-evidence" };
    let (rotation, lag, matches) = (found.rotation, found.lag, found.matches);
    Answer::new(json!({"rotation": rotation, "lag": lag, "lag_matches": matches, "verdict": verdict}))
}

fn prospect(case: &Case) -> Result<Answer, Unsupported> {
    let winners = match case.field::<String>("pack")?.as_str() {
        "honest" => odds::outcomes(52, 4, true).map(|chances| chances.win * Fraction::from_integer(13)),
        "prepared" => Some(fraud::mean_winners(few(case.field("winners")?)?, case.field::<u8>("moved")? > 0)),
        _ => None,
    };
    let winners = winners.ok_or_else(|| Unsupported("no such pack".into()))?;
    Answer::new(json!({"winners": winners.to_string(), "profit": fraud::profit(winners).to_string()}))
}

/// In a faulty pack a card may come twice: a fifth of its rank is a second copy of one of the four.
fn told_apart(cards: &[Card]) -> Drawn {
    let mut seen = CardSet::EMPTY;
    let mut distinct = |card: &Card| {
        let card = if seen.contains(*card) { card.first_copy().again() } else { *card };
        seen.insert(card);
        card
    };
    cards.iter().map(&mut distinct).collect()
}

type Table = Running<Schnitt>;

impl Table {
    /// Takes a step, or says why the rules refuse it. A case draws pair by pair, the ordinary game too.
    fn take(&mut self, step: Step) -> Result<(), String> {
        match step {
            Step::Shuffle { cards, rest: 0 } => self.shuffle(&cards),
            Step::Shuffle { .. } => Err("the whole pack is shuffled before the cut".into()),
            Step::Order { cards, rest } => self.order(&cards, rest),
            Step::Cut { seat, at } => self.cut_pack(seat, at),
            Step::Stake(counters) => self.act(counters.seat, Move::Stake(counters.laid()?)),
            Step::Raise(counters) => self.act(counters.seat, Move::Raise(counters.laid()?)),
            Step::Withdraw { seat, on, leave } => self.request(seat, Move::Withdraw(on), leave),
            Step::Move { seat, on, to, leave } => self.request(seat, Move::Shift { on, to }, leave),
            Step::Turn { count } => (0..count).try_for_each(|_| self.pair()),
            Step::Answer { to: Some(to), .. } => Err(format!("a card that has won is not carried to {to}")),
            Step::Answer { seat, on, say, to: None } => {
                let say = Say::from_word(&say).ok_or_else(|| format!("no answer \"{say}\""))?;
                self.act(seat, Move::Answer { on, say })
            }
        }
    }

    fn request(&mut self, seat: Seat, m: Move, leave: bool) -> Result<(), String> {
        self.act(seat, m)?;
        self.act(self.state.public.banker, if leave { Move::Leave } else { Move::Refuse })?;
        if leave { Ok(()) } else { Err(format!("{m}: the banker gives no leave")) }
    }

    /// The pack face down.
    fn shuffle(&mut self, cards: &[Card]) -> Result<(), String> {
        if cards.len() > 52 {
            return Err("more cards than a pack has".into());
        }
        self.fall(&Outcome::Pack(told_apart(cards)))
    }

    /// The order of dealing itself, from the next card on; what is not named was drawn before.
    fn order(&mut self, cards: &[Card], rest: u8) -> Result<(), String> {
        let before = usize::from(PACK.len()).checked_sub(cards.len() + usize::from(rest)).filter(|n| n % 2 == 0);
        let before = before.ok_or("the cards do not make a pack drawn in pairs")?;
        let cards = told_apart(cards);
        let mut others = PACK.minus(cards.iter().copied().collect()).iter();
        let mut pack: Drawn = others.by_ref().take(before).collect();
        pack.extend(cards.into_iter().chain(others).take(usize::from(PACK.len()) - before));
        self.fall(&Outcome::Pack(pack.clone()))?;
        let taille = &mut self.state.public.taille;
        taille.fallen = pack.iter().take(before).copied().collect();
        taille.pairs = (before / 2) as u8;
        taille.cut = Some(0);
        if before > 0 && self.game.is_continued() {
            self.state.public.phase = Phase::Pause;
        }
        Ok(())
    }

    /// Any punter may cut for the Vorhand.
    fn cut_pack(&mut self, seat: Seat, at: u8) -> Result<(), String> {
        let p = &mut self.state.public;
        if p.phase == Phase::Stakes && p.taille.cut.is_none() {
            p.phase = Phase::Cut;
        }
        let vorhand = p.banker.next(self.game.seats());
        let seat = if self.game.options.cutter == Cutter::Punter && seat != p.banker { vorhand } else { seat };
        self.game.check(&self.state, seat, Move::Cut(at)).map_err(|r| r.to_string())?;
        self.game.cut(&mut self.state, seat, at, &mut self.log);
        Ok(())
    }

    fn pair(&mut self) -> Result<(), String> {
        let p = &mut self.state.public;
        let ready = p.taille.cut.is_some() && matches!(p.phase, Phase::Stakes | Phase::Pause);
        if !ready || p.is_answer_wanted() || p.taille.pairs >= PAIRS {
            return Err("no pair can be drawn now".into());
        }
        (p.phase, p.taille.ready, p.taille.refused) = (Phase::Pause, SeatSet::EMPTY, SeatSet::EMPTY);
        self.game.pair(&mut self.state, &mut self.log);
        self.game.end_if_through(&mut self.state, &mut self.log);
        Ok(())
    }

    fn account(&self) -> Result<Answer, Unsupported> {
        let p = &self.state.public;
        let mut pairs = 0;
        let mut events = Vec::new();
        for text in self.log.events.iter().filter_map(|event| event.text()) {
            pairs += u32::from(text.id == "schnitt-pair");
            if let (Some(word), [(_, Arg::Seat(seat)), (_, Arg::Plain(rank)), ..]) =
                (text.id.strip_prefix("schnitt-fell-"), &text.args[..])
            {
                let (rank, word) = (rank.parse::<Rank>().map_err(|e| ("rank", e))?, word.to_owned());
                events.push((pairs, *seat, rank, word));
            }
        }
        // Pairs drawn before the first that is told.
        let told = events.iter().map(|(pair, ..)| *pair).max().unwrap_or(0).max(pairs);
        let drawn = u32::from(p.tailles_done) * u32::from(PAIRS)
            + if p.phase == Phase::Shuffle { 0 } else { u32::from(p.taille.pairs) };
        let before = drawn.saturating_sub(told);
        events.iter_mut().for_each(|event| event.0 += before);
        events.sort_by_key(|(pair, seat, rank, _)| (*pair, *seat, spot(*rank)));
        let row = |(seat, stake): (Seat, &Stake)| (seat, stake.on, Amount(stake.amount.into()), stake.stage);
        let cards = |seat: Seat| p.cards[seat].iter().map(move |stake| (seat, stake));
        let mut open: Vec<_> = Seat::all(self.game.seats()).flat_map(cards).map(row).collect();
        open.sort_by_key(|(seat, rank, ..)| (*seat, spot(*rank)));
        let net = net(&p.ledger, self.game.seats());
        Answer::new(json!({"events": events, "net": net, "pots": {}, "open": open}))
    }
}
