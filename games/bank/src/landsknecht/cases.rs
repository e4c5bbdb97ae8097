//! How worked cases of the games of holding are run, by their form.

use super::coup::{Fell, called, in_the_middle};
use super::holding::{Held, Said, allotted};
use super::moves::Move;
use super::odds;
use super::rules::{Holding, Outcome};
use super::sisters::{Falls, Sister};
use super::state::{Phase, Public, State, Winner};
use crate::amount::Amount;
use crate::bank::{Cap, punters};
use crate::book::Drawn;
use crate::cases::{Running, Written, net, one, rules, whole};
use crate::odds::{Fraction, number};
use crate::wager::Sum;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Refusal, Seat, SeatSet, Unsupported, law, text};
use std::collections::BTreeMap;

/// What a punter asks for: so much, or everything.
#[derive(Clone, Deserialize)]
#[serde(untagged)]
enum Asked {
    Much(Amount),
    Word(VaBanque),
}

#[derive(Clone, Deserialize)]
enum VaBanque {
    #[serde(rename = "va-banque")]
    All,
}

impl Asked {
    fn said(&self, offer: u32) -> Result<Said, String> {
        Ok(match self {
            Asked::Word(VaBanque::All) => Said::VaBanque,
            // To ask for more than is offered is to hold it all.
            Asked::Much(much) => Said::Hold(whole(*much)?.min(offer)),
        })
    }
}

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Step {
    Shuffle {
        cut_by: Option<Seat>,
        cards: Vec<Written>,
        rest: u8,
    },
    Auszug {
        seat: Seat,
        amount: Amount,
    },
    Hold {
        seat: Seat,
        amount: Asked,
    },
    Pair {},
    Middle {},
    Call {},
    Retire {
        seat: Seat,
    },
    Reshuffle {
        cut_by: Option<Seat>,
        cards: Vec<Written>,
        rest: u8,
    },
    Pocket {
        seat: Seat,
    },
    Burn {
        #[allow(dead_code)]
        seat: Seat,
    },
}

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<S: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Holding<S> = rules(case, "banks")?;
    let (terms, pack) = (game.terms, game.terms.pack);
    let is_called = terms.falls != Falls::LeftAndRight;
    match case.form().unwrap_or_default() {
        "replay" | "run" => Walk::after(game, case)?.account(),
        "legal" => {
            let action: Step = case.field("action")?;
            Answer::new(json!({"legal": Walk::after(game, case)?.take(action).is_ok()}))
        }
        "pack" if is_called => Answer::new(json!({"cards": pack.cards().len(), "ranks": terms.calls(), "turns": null})),
        "pack" => {
            let full = pack.cards().len() == 52;
            let ranks = if full { terms.calls() } else { pack.ranks() };
            Answer::new(json!({"cards": pack.cards().len(), "ranks": ranks, "turns": null}))
        }
        "holds" => holds(&game, case),
        "coup" => coup(&game, case),
        "first-hit" if is_called => one("p", odds::first_hit(pack, case.field("at")?)),
        "ride" if is_called => {
            let (won, times) = (1.0 - number(odds::lost(pack)), case.field::<u8>("wins")?);
            let (survive, expectation) = (won.powi(times.into()), (2.0 * won).powi(times.into()) - 1.0);
            Answer::new(json!({"survive": rounded(survive, 8), "expectation": rounded(expectation, 8)}))
        }
        "expected" => expected(&game, &case.field::<String>("what")?),
        "edge" if is_called => one("edge", Some(Fraction::from_integer(1) - odds::lost(pack) * 2)),
        "edge" => one("edge", odds::pair(&copies(case)?)),
        "outcomes" if is_called => {
            let lost = odds::lost(pack);
            let won = Fraction::from_integer(1) - lost;
            Answer::new(json!({"banker": won.to_string(), "punters": lost.to_string()}))
        }
        "outcomes" => {
            let chances = odds::outcomes(&copies(case)?).ok_or_else(|| Unsupported("too few cards".into()))?;
            let [plie, banker, punters, undecided] = chances.map(|chance| chance.to_string());
            Answer::new(json!({"plie": plie, "banker": banker, "punters": punters, "undecided": undecided}))
        }
        "state" if !is_called => {
            let (left, right) = (case.field("left")?, case.field("right")?);
            let chances = odds::once_laid(left, right, case.field("cards_left")?);
            let [banker, punters, undecided] =
                chances.ok_or_else(|| Unsupported("too few cards".into()))?.map(|chance| chance.to_string());
            Answer::new(json!({"banker": banker, "punters": punters, "undecided": undecided}))
        }
        _ => Err(Unsupported::form(case)),
    }
}

/// A number as the cases round it.
fn rounded(number: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (number * scale).round() / scale
}

/// How many cards of each rank are left.
fn copies(case: &Case) -> Result<Vec<u8>, Unsupported> {
    #[derive(Deserialize)]
    struct Bet {
        copies: Vec<u8>,
    }
    let copies = case.field::<Bet>("bet")?.copies;
    let fits = copies.len() <= 13 && copies.iter().all(|copies| *copies <= 4);
    if fits { Ok(copies) } else { Err(Unsupported("more cards than a pack has".into())) }
}

fn expected<S: Sister>(game: &Holding<S>, what: &str) -> Result<Answer, Unsupported> {
    let pack = game.terms.pack;
    let whats = ["decided-coups", "plies", "banker-wins", "undecided-end"];
    let value = match (game.terms.falls, whats.iter().position(|one| *one == what)) {
        (Falls::LeftAndRight, Some(which)) => odds::right_through(pack)[which],
        (Falls::Called(_), None) if what == "wins-before-loss" => {
            let lost = number(odds::lost(pack));
            (1.0 - lost) / lost
        }
        _ => return Err(Unsupported(format!("nothing is called \"{what}\""))),
    };
    Answer::new(json!({"value": rounded(value, 6)}))
}

fn holds<S: Sister>(game: &Holding<S>, case: &Case) -> Result<Answer, Unsupported> {
    let players = game.terms.players;
    let banker = seated(case.field("banker")?, players)?;
    let offer = whole(case.field("auszug")?).map_err(Unsupported)?;
    let mut said: BTreeMap<Seat, Said> = BTreeMap::new();
    for (seat, asked) in case.field::<Vec<(Seat, Asked)>>("holds")? {
        said.insert(seated(seat, players)?, asked.said(offer).map_err(Unsupported)?);
    }
    let held = allotted(punters(banker, players), offer, |seat| said.get(&seat).copied().unwrap_or_default());
    let unheld = offer - held.values().sum::<u32>();
    Answer::new(json!({"held": row(&held, players), "unheld": unheld}))
}

fn row(held: &Held, players: u8) -> Vec<u32> {
    held.values().copied().take(players.into()).collect()
}

fn coup<S: Sister>(game: &Holding<S>, case: &Case) -> Result<Answer, Unsupported> {
    let written: Vec<Written> = case.field("cards")?;
    let cards: Vec<Card> = written.iter().map(Written::card).collect::<Result<_, _>>().map_err(Unsupported)?;
    let ends: bool = case.field("ends")?;
    let fell = match (game.terms.falls, cards.as_slice()) {
        (Falls::Called(_), cards) => called(game.terms.calls(), cards),
        (Falls::LeftAndRight, [left, right, ..]) if left.rank() == right.rank() => {
            Fell { winner: Some(Winner::Banker), decider: None, used: 2 }
        }
        (Falls::LeftAndRight, [left, right, rest @ ..]) => {
            let fell = in_the_middle([left.rank(), right.rank()], rest, ends.into());
            Fell { used: fell.used + 2, ..fell }
        }
        _ => return Err(Unsupported("two cards at least are laid".into())),
    };
    let decider = fell.decider.and_then(|card| written.iter().find(|one| one.card() == Ok(card))).map(|one| &one.0);
    Answer::new(json!({"winner": winner_word(fell.winner), "decider": decider, "used": fell.used}))
}

fn winner_word(winner: Option<Winner>) -> Value {
    match winner {
        None => Value::Null,
        Some(Winner::Banker) => json!("banker"),
        Some(Winner::Punters) => json!("punters"),
    }
}

/// A case that is walked through. The engine lets a coup fall at once; a case tells it in two steps, and lets all speak at will.
struct Walk<S: Sister> {
    at: Running<Holding<S>>,
    /// What was asked for, until the cards fall.
    asked: BTreeMap<Seat, Asked>,
    /// Who has withdrawn, until the pack is shuffled anew.
    retired: SeatSet,
    /// A pack that was shuffled before it is needed.
    pack: Option<(Vec<Card>, u8)>,
    /// How it stands while the two cards lie and the middle is still to come.
    lying: Option<State>,
    rows: Vec<Value>,
}

impl<S: Sister> Walk<S> {
    fn after(game: Holding<S>, case: &Case) -> Result<Walk<S>, Unsupported> {
        let begun =
            Running::after(game, &Case { given: without_steps(case), ..case.clone() }, Holding::open_with, nothing)?;
        let mut walk = Walk {
            at: begun,
            asked: BTreeMap::new(),
            retired: SeatSet::EMPTY,
            pack: None,
            lying: None,
            rows: Vec::new(),
        };
        for (i, step) in case.field::<Vec<Step>>("steps")?.into_iter().enumerate() {
            walk.take(step).map_err(|why| Unsupported(format!("step {}: {why}", i + 1)))?;
        }
        Ok(walk)
    }

    /// The table as everybody sees it at this step.
    fn public(&self) -> &Public {
        self.lying.as_ref().map_or(&self.at.state.public, |state| &state.public)
    }

    fn account(&self) -> Result<Answer, Unsupported> {
        let (p, players) = (self.public(), self.at.game.terms.players);
        let retired: u32 = self.retired.iter().map(|seat| p.coup.held[seat]).sum();
        let held: u32 = p.coup.held.values().sum();
        let standing = if self.lying.is_some() { held } else { p.standing - retired.min(p.standing) };
        let net = net(&p.ledger, players);
        let banker = p.banker;
        Answer::new(json!({"events": self.rows, "net": net, "pots": {}, "standing": standing, "banker": banker}))
    }

    fn take(&mut self, step: Step) -> Result<(), String> {
        let is_called = self.at.game.terms.falls != Falls::LeftAndRight;
        if self.lying.is_some() && !matches!(step, Step::Middle {} | Step::Call {}) {
            return Err("the cards are falling".into());
        }
        let refused = |refusal: Refusal| Err(refusal.to_string());
        match step {
            Step::Shuffle { cut_by, cards, rest } => self.shuffle(cut_by, &cards, rest),
            Step::Auszug { seat, amount } => self.at.act(seat, Move::Offer(Sum(whole(amount)?))),
            Step::Pocket { seat } => {
                self.at.act(seat, Move::Pocket)?;
                self.pack = None;
                Ok(())
            }
            Step::Hold { seat, amount } => self.hold(seat, amount),
            Step::Pair {} if !is_called => self.begin(),
            Step::Call {} if is_called && self.lying.is_none() => {
                if self.at.state.public.phase == Phase::Reshuffle {
                    return Err("the pack is through".into());
                }
                self.begin()
            }
            Step::Middle {} | Step::Call {} => {
                self.lying.take().ok_or("nothing lies")?;
                self.tell();
                Ok(())
            }
            Step::Pair {} => Err("nothing is laid".into()),
            Step::Retire { seat } => self.retire(seat),
            Step::Reshuffle { cut_by, cards, rest } => self.reshuffle(cut_by, &cards, rest),
            Step::Burn { .. } => refused(Refusal::by(law!("no-burning"), text!("holding-no-burning"))),
        }
    }

    fn hold(&mut self, seat: Seat, amount: Asked) -> Result<(), String> {
        let p = &self.at.state.public;
        let fits = p.phase == Phase::Hold && seat != p.banker && seat.0 < self.at.game.terms.players;
        let asked = amount.said(Cap::MOST)?;
        if !fits || asked == Said::Hold(0) {
            return Err("nothing can be held".into());
        }
        self.asked.insert(seat, amount);
        Ok(())
    }

    /// Whether a pack is wanted before the cards can fall.
    fn wants_pack(&self) -> bool {
        let (s, terms) = (&self.at.state, &self.at.game.terms);
        match s.public.phase {
            Phase::Shuffle => true,
            Phase::Offer | Phase::Hold => terms.must_shuffle(s),
            _ => false,
        }
    }

    fn shuffle(&mut self, cut_by: Option<Seat>, cards: &[Written], rest: u8) -> Result<(), String> {
        let (p, players) = (&self.at.state.public, self.at.game.terms.players);
        let cuts = self.at.game.terms.falls == Falls::LeftAndRight;
        if cut_by != cuts.then(|| p.banker.next(players)) || !self.wants_pack() || self.pack.is_some() {
            return Err("the pack is not to be shuffled so".into());
        }
        self.pack = Some((self.at.read(cards)?, rest));
        if p_is(&self.at.state, Phase::Shuffle) { self.deal() } else { Ok(()) }
    }

    /// Gives the pack that was shuffled. Cards that a case does not name were drawn before.
    fn deal(&mut self) -> Result<(), String> {
        let (cards, rest) = self.pack.take().ok_or("no pack lies ready")?;
        let all = self.at.game.terms.pack.cards();
        let (pack, before) = filled(all, &cards, rest)?;
        let (game, state) = (&self.at.game, &mut self.at.state);
        let outcome = Outcome::Pack(pack);
        game.admits(state, &outcome).map_err(|r| r.to_string())?;
        let Outcome::Pack(pack) = outcome else { return Ok(()) };
        state.public.fallen = pack.iter().take(before).copied().collect();
        state.pack = pack;
        state.public.aside.clear();
        if state.public.coups_wait() {
            game.terms.coup(state, &mut self.at.log);
        } else {
            state.public.phase = Phase::Offer;
        }
        Ok(())
    }

    /// Everybody has spoken, and the cards fall.
    fn begin(&mut self) -> Result<(), String> {
        let players = self.at.game.terms.players;
        if self.at.state.public.phase != Phase::Hold || self.asked.is_empty() {
            return Err("nobody holds".into());
        }
        if self.wants_pack() && self.pack.is_none() {
            return Err("the pack is not shuffled".into());
        }
        let (banker, offer) = (self.at.state.public.banker, self.at.state.public.coup.offer);
        let order: Vec<Seat> = punters(banker, players).collect();
        for seat in order.into_iter().rev() {
            let said = self.asked.get(&seat).map_or(Ok(Said::Nothing), |asked| asked.said(offer))?;
            let m = match said {
                Said::Nothing => Move::Pass,
                Said::Hold(sum) => Move::Hold(Sum(sum)),
                Said::VaBanque => Move::VaBanque,
            };
            if seat == banker.next(players) {
                self.lying = Some(self.at.state.clone());
            }
            self.at.act(seat, m)?;
        }
        if self.at.state.public.phase == Phase::Shuffle && self.at.state.public.coup.winner.is_none() {
            self.deal()?;
        }
        self.asked.clear();
        let coup = &self.at.state.public.coup;
        let paired = coup.laid.len() == 2 && coup.laid[0].rank() == coup.laid[1].rank();
        if let Some(lying) = &mut self.lying {
            lying.public.coup.held = self.at.state.public.coup.held;
        }
        if paired || self.at.game.terms.falls != Falls::LeftAndRight {
            self.lying = None;
            self.tell();
        }
        Ok(())
    }

    fn retire(&mut self, seat: Seat) -> Result<(), String> {
        let p = &self.at.state.public;
        let holds = p.phase == Phase::Stay && p.coup.held.get(seat).is_some_and(|held| *held > 0);
        if !holds || self.retired.contains(seat) {
            return Err("nothing can be withdrawn".into());
        }
        self.retired = self.retired.with(seat);
        Ok(())
    }

    /// Whoever holds has decided, and the rest is shuffled.
    fn reshuffle(&mut self, cut_by: Option<Seat>, cards: &[Written], rest: u8) -> Result<(), String> {
        let (terms, banker) = (self.at.game.terms, self.at.state.public.banker);
        let holders = terms.holders(&self.at.state.public);
        let is_left = |seat: &Seat| holders.contains(*seat) && !self.retired.contains(*seat);
        let cuts = punters(banker, terms.players).find(is_left);
        if terms.falls == Falls::LeftAndRight && cut_by != cuts || cuts.is_none() {
            return Err("the pack is cut by another".into());
        }
        for seat in punters(banker, terms.players).chain([banker]) {
            if self.at.state.public.phase == Phase::Stay && terms.whose_turn(&self.at.state.public).may_act(seat) {
                let m = if self.retired.contains(seat) { Move::Retire } else { Move::Stay };
                self.at.act(seat, m)?;
            }
        }
        self.retired = SeatSet::EMPTY;
        let cards = self.at.read(cards)?;
        let laid: CardSet = self.at.state.public.coup.laid.iter().copied().collect();
        let (pack, before) = filled(terms.pack.cards().minus(laid), &cards, rest)?;
        if before > 0 {
            return Err("the pack is not whole".into());
        }
        self.lying = Some(self.at.state.clone());
        self.at.fall(&Outcome::Reshuffle(pack))
    }

    /// A row about the coup as it stands.
    fn tell(&mut self) {
        let p = &self.at.state.public;
        let name = |card: Option<Card>| card.map(|card| self.at.name(card));
        let (coup, players) = (&p.coup, self.at.game.terms.players);
        let paired = coup.middle.is_empty();
        let winner = winner_word(coup.winner);
        let held = row(&coup.held, players);
        let row = match self.at.game.terms.falls {
            Falls::LeftAndRight => {
                let decider = coup.middle.last().copied().filter(|_| coup.winner.is_some() && !paired);
                json!([
                    p.coups,
                    name(coup.laid.first().copied()),
                    name(coup.laid.get(1).copied()),
                    name(decider),
                    winner,
                    held
                ])
            }
            Falls::Called(_) => {
                let decider = coup.middle.last().copied().filter(|_| coup.winner == Some(Winner::Banker));
                json!([p.coups, coup.calls, name(decider), winner, held])
            }
        };
        self.rows.push(row);
    }
}

fn p_is(state: &State, phase: Phase) -> bool {
    state.public.phase == phase
}

/// The question without its steps, to open the table.
fn without_steps(case: &Case) -> Value {
    let mut given = case.given.clone();
    if let Some(fields) = given.as_object_mut() {
        fields.insert("steps".into(), json!([]));
    }
    given
}

fn nothing<S: Sister>(_: &mut Running<Holding<S>>, _: Value) -> Result<(), String> {
    Ok(())
}

/// A whole pack: cards drawn before, those named, those unseen below.
fn filled(all: CardSet, cards: &[Card], rest: u8) -> Result<(Drawn, usize), String> {
    let named: CardSet = cards.iter().copied().collect();
    let before = usize::from(all.len()).checked_sub(cards.len() + usize::from(rest));
    let before = before.filter(|_| usize::from(named.len()) == cards.len() && all.includes(named));
    let before = before.ok_or("the cards do not make a pack")?;
    let mut others = all.minus(named).iter();
    let mut pack: Drawn = others.by_ref().take(before).collect();
    pack.extend(cards.iter().copied().chain(others).take(usize::from(all.len()) - before));
    Ok((pack, before))
}
