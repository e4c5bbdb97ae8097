//! How worked cases of Süßmilch are run, by their form.

use super::moves::Move;
use super::odds;
use super::options::MultiBet;
use super::places::{LAYOUT, Spot};
use super::rules::{Outcome, Sussmilch};
use super::state::{Phase, TURNS, shares_of};
use crate::amount::{Amount, PARTS};
use crate::book::Drawn;
use crate::cases::{Running, Written, net, one, rules, whole};
use crate::odds::Fraction;
use crate::pack::Pack;
use crate::wager::On;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use spadille_core::{Answer, Arg, Card, CardSet, Case, Game as _, Refusal, Seat, Unsupported, law, text};

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Step {
    Shuffle { cards: Vec<Written>, rest: u8 },
    Stake { seat: Seat, on: String, amount: Amount },
    Withdraw { seat: Seat, on: String, amount: Amount },
    Move { seat: Seat, on: String, to: String, amount: Amount },
    Raise { seat: Seat, on: String, amount: Amount },
    Turn { count: u8 },
    Answer(IgnoredAny),
}

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let game: Sussmilch = rules(case, "tailles")?;
    let after = |game| Running::after(game, case, Sussmilch::open_with, Table::take);
    match case.form().unwrap_or_default() {
        "replay" | "run" => after(game)?.account(),
        "legal" => Answer::new(json!({"legal": after(game)?.take(case.field("action")?).is_ok()})),
        "pack" => Answer::new(json!({"cards": Pack::Short.cards().len(), "ranks": LAYOUT, "turns": TURNS})),
        "bets" => {
            let size: usize = case.field("size")?;
            let places: Vec<Spot> = Spot::all().filter(|spot| spot.size() == size).collect();
            Answer::new(json!({ "bets": places }))
        }
        "edge" => edge(&game, case),
        "edge-table" => {
            let (cards, copies): (Vec<u8>, Vec<u8>) = (case.field("cards_left")?, case.field("copies_left")?);
            let is_one_turn = case.field::<Option<String>>("plan")?.as_deref() == Some("one-turn");
            let edge = |cards: u8, copies: u8| {
                let edge = if is_one_turn { odds::one_turn(cards, copies) } else { odds::standing(cards, copies) };
                edge.map(|edge| edge.to_string())
            };
            let row = |cards: &u8| copies.iter().map(|copies| edge(*cards, *copies)).collect::<Vec<_>>();
            Answer::new(json!({"edges": cards.iter().map(row).collect::<Vec<_>>()}))
        }
        "outcomes" => {
            let bet: Bet = case.field("bet")?;
            let copies = bet.copies()?.iter().sum();
            let chances = odds::outcomes(bet.cards_left, copies).ok_or_else(|| Unsupported("that cannot be".into()))?;
            let [win, lose, plie, undecided] = chances.map(|chance| chance.to_string());
            Answer::new(json!({"win": win, "lose": lose, "plie": plie, "undecided": undecided}))
        }
        "expected-plies" => one("value", Some(odds::expected_plies(case.field("last")?))),
        _ => Err(Unsupported::form(case)),
    }
}

#[derive(Deserialize)]
struct Bet {
    cards_left: u8,
    copies_left: Copies,
    plan: Option<String>,
}

/// Of one rank, or of every rank covered.
#[derive(Deserialize)]
#[serde(untagged)]
enum Copies {
    One(u8),
    Each(Vec<u8>),
}

impl Bet {
    fn copies(&self) -> Result<Vec<u8>, Unsupported> {
        let copies = match &self.copies_left {
            Copies::One(copies) => vec![*copies],
            Copies::Each(copies) => copies.clone(),
        };
        let fits = (1..=4).contains(&copies.len()) && copies.iter().all(|copies| *copies <= 4);
        if fits { Ok(copies) } else { Err(Unsupported("more cards than there can be".into())) }
    }
}

fn edge(game: &Sussmilch, case: &Case) -> Result<Answer, Unsupported> {
    let bet: Bet = case.field("bet")?;
    let copies = bet.copies()?;
    let single = |copies: &u8| match bet.plan.as_deref() {
        Some("one-turn") => odds::one_turn(bet.cards_left, *copies),
        _ => odds::standing(bet.cards_left, *copies),
    };
    if game.options.multi_bet == MultiBet::Joint {
        return one("edge", single(&copies.iter().sum()));
    }
    let each: Option<Vec<Fraction>> = copies.iter().map(single).collect();
    one("edge", each.map(|each| each.iter().sum::<Fraction>() / each.len() as i128))
}

/// A place, or the law by which there is none.
fn place(word: &str) -> Result<Spot, String> {
    let none = Refusal::by(law!("neighbours-only"), text!("sussmilch-no-place"));
    let grid = Refusal::by(law!("grid"), text!("sussmilch-no-place"));
    word.parse().map_err(|_| if word.contains('+') { none } else { grid }.to_string())
}

type Table = Running<Sussmilch>;

impl Table {
    /// Takes a step, or says why the rules refuse it.
    fn take(&mut self, step: Step) -> Result<(), String> {
        match step {
            Step::Shuffle { cards, rest } => self.shuffle(&cards, rest),
            Step::Stake { seat, on, amount } => self.lay(seat, place(&on)?, amount),
            Step::Raise { seat, on, amount } => {
                let spot = place(&on)?;
                if self.state.public.on(seat, spot).standing() == 0 {
                    return Err("nothing stands there".into());
                }
                self.lay(seat, spot, amount)
            }
            Step::Withdraw { seat, on, amount } => {
                let place = place(&on)?;
                let m = match whole(amount) {
                    _ if amount.0 == self.state.public.on(seat, place).sum() => Move::Clear(place),
                    Ok(sum) => Move::Withdraw(On { place, sum }),
                    Err(_) => return self.in_part(seat, (place, None), amount),
                };
                self.act(seat, m)
            }
            Step::Move { seat, on, to, amount } => {
                let (place, to) = (place(&on)?, place(&to)?);
                let push = whole(amount).ok().map(|sum| Move::Push { from: On { place, sum }, to });
                match push.filter(|push| self.game.check(&self.state, seat, *push).is_ok()) {
                    Some(push) => self.act(seat, push),
                    None => self.in_part(seat, (place, Some(to)), amount),
                }
            }
            Step::Answer(_) => Err("nothing waits for an answer: nothing is bent here".into()),
            Step::Turn { count } => (0..count).try_for_each(|_| self.turn()),
        }
    }

    /// Counters are laid, or a part of one.
    fn lay(&mut self, seat: Seat, place: Spot, amount: Amount) -> Result<(), String> {
        match whole(amount) {
            Ok(sum) => self.act(seat, Move::Stake(On { place, sum })),
            Err(_) => self.lay_part(seat, place, amount),
        }
    }

    /// Takes back or pushes elsewhere what people have no counters for: a part of one, or all of shares that are not alike.
    fn in_part(&mut self, seat: Seat, (from, to): (Spot, Option<Spot>), amount: Amount) -> Result<(), String> {
        if !self.state.public.on(seat, from).yields(amount.0) || to == Some(from) {
            return Err("so much cannot be taken from there".into());
        }
        if let Some(to) = to {
            self.lay_part(seat, to, amount)?;
        }
        let shares = self.state.public.on_mut(seat, from);
        if shares.sum() == amount.0 {
            *shares = Default::default()
        } else {
            shares.withdraw(amount.0)
        }
        Ok(())
    }

    fn lay_part(&mut self, seat: Seat, place: Spot, amount: Amount) -> Result<(), String> {
        let joint = self.game.options.multi_bet == MultiBet::Joint;
        let may = self.game.turn(&self.state).may_act(seat) && amount.0 > 0;
        let lies = self.state.public.on(seat, place).sum() + amount.0;
        // A plié halves every share.
        let divides = amount.0 % (2 * shares_of(place, joint) as i64) == 0;
        if !may || !divides || lies > i64::from(self.game.options.cap()) * PARTS {
            return Err(format!("{amount} cannot be laid there"));
        }
        self.state.public.on_mut(seat, place).lay(amount.0, place, joint);
        Ok(())
    }

    /// Sets the pack: what was drawn before comes first, then the listed cards, then those unseen below.
    fn shuffle(&mut self, written: &[Written], rest: u8) -> Result<(), String> {
        let (cards, all) = (self.read(written)?, Pack::Short.cards());
        let listed: CardSet = cards.iter().copied().collect();
        let before = usize::from(all.len()).checked_sub(cards.len() + usize::from(rest));
        let before = before.filter(|n| n % 2 == 0 && usize::from(listed.len()) == cards.len() && all.includes(listed));
        let before = before.ok_or("the cards do not make a pack drawn in pairs")?;
        let mut others = all.minus(listed).iter();
        let mut pack: Drawn = others.by_ref().take(before).collect();
        pack.extend(cards.iter().copied().chain(others).take(usize::from(all.len()) - before));
        let drawn: Vec<Card> = pack.iter().take(before).copied().collect();
        self.fall(&Outcome::Pack(pack))?;
        let taille = &mut self.state.public.taille;
        taille.fallen = drawn.into_iter().collect();
        taille.turns = (before / 2) as u8;
        Ok(())
    }

    /// Everybody is ready, and the turn is drawn.
    fn turn(&mut self) -> Result<(), String> {
        if self.state.public.phase != Phase::Pause {
            return Err("no pack lies ready".into());
        }
        let seats: Vec<Seat> = self.game.punters(&self.state.public).collect();
        seats.into_iter().try_for_each(|seat| self.act(seat, Move::Ready))
    }

    fn account(&self) -> Result<Answer, Unsupported> {
        let p = &self.state.public;
        let (mut turns, mut events) = (0, Vec::new());
        for text in self.log.events.iter().filter_map(|event| event.text()) {
            turns += u32::from(text.id == "sussmilch-turn");
            if let (Some(word), [(_, Arg::Seat(seat)), (_, Arg::Plain(place)), (_, Arg::Plain(rank)), ..]) =
                (text.id.strip_prefix("sussmilch-fell-"), &text.args[..])
            {
                let spots = place.parse::<Spot>().and_then(|place| Ok((place, rank.parse::<Spot>()?)));
                let (place, rank) = spots.map_err(|e| ("place", e))?;
                events.push((turns, *seat, place, rank, word.to_owned()));
            }
        }
        let over = u32::from(p.tailles_done) * u32::from(TURNS);
        let drawn = over + if p.phase == Phase::Pause { u32::from(p.taille.turns) } else { 0 };
        let before = drawn.saturating_sub(turns);
        events.iter_mut().for_each(|event| event.0 += before);
        events.sort_by_key(|(turn, seat, place, rank, _)| (*turn, *seat, *place, *rank));
        let on = |seat: Seat| Spot::all().map(move |spot| (seat, spot));
        let places = Seat::all(self.game.seats()).flat_map(on);
        let open: Vec<_> = places
            .filter(|(seat, spot)| p.on(*seat, *spot).standing() > 0)
            .map(|(seat, spot)| (seat, spot, Amount(p.on(seat, spot).sum())))
            .collect();
        Answer::new(json!({"events": events, "net": net(&p.ledger, self.game.seats()), "pots": {}, "open": open}))
    }
}
