//! How worked cases of the games of buying are run, by their form.

use super::count::{Fate, Table as Counting};
use super::moves::Move;
use super::odds::{self, Against, KINDS, Kinds, Rule};
use super::rules::Buying;
use super::sisters::{Sister, Terms};
use super::state::{Phase, Talon};
use crate::amount::{Amount, PARTS};
use crate::bank::Cap;
use crate::book::BOOK;
use crate::cases::{Running, Written, net, one, rules, whole, written};
use crate::odds::Fraction;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, Case, Game as _, Rank, Seat, Unsupported};
use std::collections::BTreeMap;

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Step {
    Stake {
        seat: Seat,
        amount: Amount,
    },
    Deal {
        hands: Vec<Vec<Written>>,
        talon: Vec<Written>,
        rest: u16,
    },
    Buy {
        seat: Seat,
        #[serde(default)]
        hand: u8,
    },
    Stand {
        seat: Seat,
        #[serde(default)]
        hand: u8,
        open: Option<Card>,
    },
    Picture {
        seat: Seat,
        amount: Amount,
    },
    Split {
        seat: Seat,
        #[serde(default)]
        hand: u8,
    },
    Back {
        seat: Seat,
        whose: Seat,
        hand: u8,
        amount: Amount,
    },
}

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work<S: Sister>(case: &Case) -> Result<Answer, Unsupported> {
    let game: Buying<S> = rules(case, "rounds")?;
    let terms = game.terms;
    let table = terms.table;
    match case.form().unwrap_or_default() {
        "replay" | "run" => Walk::after(game, case)?.account(),
        "legal" => {
            let action: Step = case.field("action")?;
            Answer::new(json!({"legal": Walk::after(game, case)?.take(action).is_ok()}))
        }
        "values" => values(table),
        "hand" => {
            let ranks = ranks(&case.field::<Vec<Card>>("cards")?);
            let (fate, total) = counted(table, &ranks);
            Answer::new(json!({"total": points(total), "state": fate}))
        }
        "settle" => settle(&terms, case),
        "order" => {
            let (players, banker): (u8, Seat) = (case.field("players")?, case.field("banker")?);
            let banker = seated(banker, players)?;
            let order = crate::bank::punters(banker, players).chain([banker]);
            Answer::new(json!({"order": order.collect::<Vec<_>>()}))
        }
        "born" => {
            let [one, both] = odds::born(table, terms.packs).map(|chance| chance.to_string());
            Answer::new(json!({"p": one, "both": both}))
        }
        "edge" => {
            let bet: Bet = case.field("bet")?;
            let (punter, banker) = (threshold(bet.punter_stands_on)?, threshold(bet.banker_stands_on)?);
            one("edge", odds::edge(table, punter, banker, terms.double))
        }
        "edge-matrix" => matrix(&terms, case),
        "best-threshold" => best_threshold(&terms, case),
        "first-card" if table == Counting::ElevenAndAHalf => first_card(&terms, case),
        "picture" if table == Counting::ElevenAndAHalf => pictures(case),
        "advise-option" if table == Counting::ElevenAndAHalf => {
            // What the book advises a banker: no buying of pictures, or once; no splitting.
            let choose: &[&str] = match case.field::<String>("option")?.as_str() {
                "picture_buying" => &["off", "once"],
                "picture_split" => &["off"],
                _ => return Err(Unsupported("the book advises nothing about it".into())),
            };
            Answer::new(json!({ "choose": choose }))
        }
        _ => Err(Unsupported::form(case)),
    }
}

#[derive(Deserialize)]
struct Bet {
    punter_stands_on: Amount,
    banker_stands_on: Amount,
}

/// Points in halves, as amounts are written.
fn points(halves: u8) -> Amount {
    Amount(i64::from(halves) * PARTS / 2)
}

/// A threshold in halves.
fn threshold(points: Amount) -> Result<u8, Unsupported> {
    let halves = u8::try_from(points.0 / (PARTS / 2)).ok().filter(|_| points.0 % (PARTS / 2) == 0);
    halves.filter(|halves| (1..=42).contains(halves)).ok_or_else(|| Unsupported(format!("no threshold {points}")))
}

fn ranks(cards: &[Card]) -> Vec<Rank> {
    cards.iter().map(|card| card.rank()).collect()
}

fn counted(table: Counting, ranks: &[Rank]) -> (Fate, u8) {
    (table.fate(ranks.iter().copied()), table.total(ranks.iter().copied()))
}

fn values(table: Counting) -> Result<Answer, Unsupported> {
    let worth = |rank: Rank| match rank {
        Rank::Ace => json!([1, 11]),
        _ => json!([points(table.worth(rank))]),
    };
    let values: Map<String, Value> = BOOK.into_iter().map(|rank| (rank.to_string(), worth(rank))).collect();
    Answer::new(json!({"target": points(table.target()), "values": values}))
}

fn settle(terms: &Terms, case: &Case) -> Result<Answer, Unsupported> {
    let (players, stakes) = (terms.players, case.field::<Vec<Amount>>("stakes")?);
    let banker = seated(case.field("banker")?, players)?;
    let hands: Vec<Vec<Card>> = case.field("hands")?;
    if hands.len() != usize::from(players) || stakes.len() != hands.len() {
        return Err(Unsupported("a hand and a stake for each".into()));
    }
    let counted: Vec<(Fate, u8)> = hands.iter().map(|cards| counted(terms.table, &ranks(cards))).collect();
    let held: Vec<_> = Seat::all(players)
        .filter(|seat| *seat != banker)
        .map(|seat| (seat, stakes[seat.index()].0, counted[seat.index()]))
        .collect();
    let ledger = terms.settled(banker, &held, counted[banker.index()], &mut ());
    let totals: Vec<_> = counted.iter().map(|(_, total)| points(*total)).collect();
    let states: Vec<_> = counted.iter().map(|(fate, _)| fate).collect();
    Answer::new(json!({"totals": totals, "states": states, "net": net(&ledger, players), "pots": {}}))
}

/// A threshold, or the word `best`.
#[derive(Deserialize)]
#[serde(untagged)]
enum Decides {
    Below(Amount),
    Word(Best),
}

#[derive(Deserialize)]
enum Best {
    #[serde(rename = "best")]
    Best,
}

impl Decides {
    fn rule(&self) -> Result<Rule, Unsupported> {
        match self {
            Decides::Below(points) => threshold(*points).map(Rule::Below),
            Decides::Word(Best::Best) => Ok(Rule::Best),
        }
    }
}

/// In the hundred, as the cases round it.
fn percent(edge: f64, case: &Case) -> Result<f64, Unsupported> {
    let decimals: u8 = case.field("decimals")?;
    let scale = 10_f64.powi(decimals.min(12).into());
    Ok((edge * 100.0 * scale).round() / scale)
}

fn matrix(terms: &Terms, case: &Case) -> Result<Answer, Unsupported> {
    let punters: Vec<Decides> = case.field("punter")?;
    let rules: Vec<Rule> = punters.iter().map(Decides::rule).collect::<Result<_, _>>()?;
    let bankers: Vec<Amount> = case.field("banker")?;
    if rules.len() > 50 || bankers.len() > 50 {
        return Err(Unsupported("more thresholds than there are".into()));
    }
    let mut rows: Vec<Vec<f64>> = vec![Vec::new(); rules.len()];
    for banker in bankers {
        let edges = |against: &mut Against<f64>| rules.iter().map(|rule| against.edge(*rule)).collect::<Vec<_>>();
        let edges = odds::against(terms.table, threshold(banker)?, terms.double, edges);
        for (row, edge) in rows.iter_mut().zip(edges) {
            row.push(percent(edge, case)?);
        }
    }
    Answer::new(json!({ "percent": rows }))
}

fn best_threshold(terms: &Terms, case: &Case) -> Result<Answer, Unsupported> {
    let rule = case.field::<Decides>("against")?.rule()?;
    let (best, edge) = match (case.field::<String>("role")?.as_str(), rule) {
        ("banker", rule) => odds::best_for_banker(terms.table, rule, terms.double),
        ("punter", Rule::Below(banker)) => odds::best_for_punter(terms.table, banker, terms.double),
        _ => return Err(Unsupported("a banker keeps to a threshold".into())),
    };
    Answer::new(json!({"threshold": points(best), "percent": percent(edge, case)?}))
}

fn first_card(terms: &Terms, case: &Case) -> Result<Answer, Unsupported> {
    let banker = threshold(case.field("banker_stands_on")?)?;
    let (mut buy, mut stand) = (Vec::new(), Vec::new());
    // From the two up, the ace last.
    for rank in BOOK[1..].iter().chain(&BOOK[..1]) {
        let mut hand: Kinds = [0; KINDS];
        hand[odds::kind(terms.table, *rank)] = 1;
        let buys = odds::against(terms.table, banker, terms.double, |against| against.best(&hand).1);
        if buys { buy.push(rank) } else { stand.push(rank) }
    }
    Answer::new(json!({"buy": buy, "stand": stand}))
}

fn pictures(case: &Case) -> Result<Answer, Unsupported> {
    let (requests, removed): (u8, bool) = (case.field("requests")?, case.field("ace_removed")?);
    let chances = odds::pictures(requests.min(30), 52 - u8::from(removed));
    let chances = chances.ok_or_else(|| Unsupported("more requests than cards".into()))?;
    let certain = Fraction::from_integer(1);
    let misses: Fraction = chances.iter().fold(certain, |all, chance| all * (certain - chance));
    let edges = chances.iter().map(|chance| certain - chance * 3);
    Answer::new(json!({
        "p": written(chances.iter().copied()),
        "edge": written(edges),
        "any": (certain - misses).to_string(),
    }))
}

/// A case that is walked through. Stakes and backings are told in any order, and asked for in theirs.
struct Walk<S: Sister> {
    at: Running<Buying<S>>,
    stakes: BTreeMap<Seat, u32>,
    backs: Vec<(Seat, u32)>,
    rows: Vec<Value>,
    pictures: Vec<Value>,
}

impl<S: Sister> Walk<S> {
    fn after(game: Buying<S>, case: &Case) -> Result<Walk<S>, Unsupported> {
        let banker = seated(case.field("banker")?, game.terms.players)?;
        let mut state = game.open();
        (state.public.banker, state.public.phase) = (banker, Phase::Pack);
        let at = Running { state, game, log: Default::default(), names: BTreeMap::new() };
        let mut walk = Walk { at, stakes: BTreeMap::new(), backs: Vec::new(), rows: Vec::new(), pictures: Vec::new() };
        for (i, step) in case.field::<Vec<Step>>("steps")?.into_iter().enumerate() {
            walk.take(step).map_err(|why| Unsupported(format!("step {}: {why}", i + 1)))?;
        }
        Ok(walk)
    }

    fn account(&self) -> Result<Answer, Unsupported> {
        let p = &self.at.state.public;
        let net = net(&p.ledger, self.at.game.terms.players);
        let mut answer = json!({"hands": self.rows, "net": net, "pots": {}, "banker": p.banker});
        if self.at.game.terms.table == Counting::ElevenAndAHalf {
            answer["pictures"] = json!(self.pictures);
        }
        Answer::new(answer)
    }

    fn take(&mut self, step: Step) -> Result<(), String> {
        if !matches!(step, Step::Back { .. }) {
            self.all_back()?;
        }
        match step {
            Step::Stake { seat, amount } => self.stake(seat, whole(amount)?),
            Step::Deal { hands, talon, rest } => self.deal(&hands, &talon, rest),
            Step::Buy { seat, hand } => self.act(seat, Move::Buy(hand)),
            Step::Stand { seat, hand, open } => self.act(seat, Move::Stand { hand, open }),
            Step::Split { seat, hand } => self.act(seat, Move::Split(hand)),
            Step::Picture { seat, amount } => self.picture(seat, whole(amount)?),
            Step::Back { seat, whose, hand, amount } => {
                let p = &self.at.state.public;
                let sum = whole(amount)?;
                let terms = &self.at.game.terms;
                let fits = p.round.opened == Some((whose, hand)) && p.phase == Phase::Backing;
                let another = seat != whose && seat != p.banker && seat.0 < terms.players;
                if !fits || !another || !(1..=terms.highest).contains(&sum) {
                    return Err("nothing can be staked there".into());
                }
                self.backs.push((seat, sum));
                Ok(())
            }
        }
    }

    /// Before anything else happens everybody has said whether he stakes on the opened picture.
    fn all_back(&mut self) -> Result<(), String> {
        while self.at.state.public.phase == Phase::Backing {
            let Some(seat) = self.at.game.terms.backer(&self.at.state.public) else { break };
            let sum: u32 = self.backs.iter().filter(|(backer, _)| *backer == seat).map(|(_, sum)| *sum).sum();
            let m = if sum > 0 { Move::Back(sum.min(self.at.game.terms.highest)) } else { Move::Pass };
            self.at.act(seat, m)?;
        }
        self.backs.clear();
        Ok(())
    }

    fn stake(&mut self, seat: Seat, sum: u32) -> Result<(), String> {
        let (p, terms) = (&self.at.state.public, &self.at.game.terms);
        let before = matches!(p.phase, Phase::Pack | Phase::Stakes);
        let fits = seat != p.banker && seat.0 < terms.players && (1..=terms.highest.min(Cap::MOST)).contains(&sum);
        if !before || !fits || self.stakes.contains_key(&seat) {
            return Err("that cannot be staked".into());
        }
        self.stakes.insert(seat, sum);
        Ok(())
    }

    /// The cards as they are dealt: the hands from the Vorhand on, then the talon, then what lies unseen below.
    fn deal(&mut self, hands: &[Vec<Written>], talon: &[Written], rest: u16) -> Result<(), String> {
        let terms = self.at.game.terms;
        let before = matches!(self.at.state.public.phase, Phase::Pack | Phase::Stakes);
        let whole =
            hands.len() == usize::from(terms.players) && hands.iter().all(|hand| hand.len() == terms.table.first());
        if !before || !whole || self.stakes.len() + 1 != usize::from(terms.players) {
            return Err("it cannot be dealt so".into());
        }
        let mut cards = Vec::new();
        for seat in terms.order(&self.at.state.public) {
            cards.extend(self.at.read(&hands[seat.index()])?);
        }
        cards.extend(self.at.read(talon)?);
        let mut others: Vec<Card> = terms.all_cards().into_iter().collect();
        for card in &cards {
            if let Some(at) = others.iter().position(|other| other == card) {
                others.swap_remove(at);
            }
        }
        if cards.len() + usize::from(rest) > 52 * usize::from(terms.packs) || others.len() < usize::from(rest) {
            return Err("more cards than the packs have".into());
        }
        cards.extend(others.into_iter().take(rest.into()));
        let state = &mut self.at.state;
        state.talon = cards.iter().rev().copied().collect::<Talon>();
        (state.public.left, state.public.phase) = (state.talon.len() as u16, Phase::Stakes);
        state.public.gone.clear();
        let stakes = std::mem::take(&mut self.stakes);
        for seat in crate::bank::punters(self.at.state.public.banker, terms.players) {
            let sum = stakes.get(&seat).copied().ok_or("somebody has not staked")?;
            self.act(seat, Move::Stake(sum))?;
        }
        Ok(())
    }

    /// Somebody acts; when the round is over its hands are written down.
    fn act(&mut self, seat: Seat, m: Move) -> Result<(), String> {
        let (banker, rounds) = (self.at.state.public.banker, self.at.state.public.rounds_done);
        self.at.act(seat, m)?;
        let p = &self.at.state.public;
        if p.rounds_done > rounds {
            let order = crate::bank::punters(banker, self.at.game.terms.players).chain([banker]);
            for seat in order {
                for (hand, shown) in p.round.hands[seat].iter().enumerate() {
                    let (fate, total) = counted(self.at.game.terms.table, &ranks(&shown.open));
                    self.rows.push(json!([p.rounds_done, seat, hand, points(total), fate]));
                }
            }
        }
        Ok(())
    }

    fn picture(&mut self, seat: Seat, sum: u32) -> Result<(), String> {
        let before = self.at.state.public.ledger.balance(seat);
        let turned = self.at.state.talon.last().copied();
        self.act(seat, Move::Picture(sum))?;
        let p = &self.at.state.public;
        let won = Amount(p.ledger.balance(seat) - before);
        self.pictures.push(json!([p.rounds_done + 1, seat, turned.map(|card| self.at.name(card)), won]));
        Ok(())
    }
}
