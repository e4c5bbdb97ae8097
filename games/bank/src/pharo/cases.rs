//! How worked cases of Pharo are run, by their form.

use super::moves::{Move, Say};
use super::odds::{self, Colours, Fraction, Plan, TURNS};
use super::options::PharoOptions;
use super::rules::{Outcome, Pharo, asked_card};
use super::settle::{self, CardFact, Facts, Fell, Piles};
use super::state::{BOOK, Drawn, PACK, Phase, State, spot};
use crate::amount::{Amount, PARTS};
use crate::bend::{AtPlie, Stage};
use crate::cap::Cap;
use crate::layout::{Facing, Place};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{
    Answer, Arg, Card, CardSet, Case, Event, Game as _, Ledger, Options as _, Rank, Scribe, Seat, Turn, Unsupported,
};

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "replay" | "run" => run(case),
        "legal" => legal(case),
        "choices" => choices(case),
        "bend" => bend(case),
        "piles" => piles(case),
        "pack" => pack(case),
        "edge" => edge(case),
        "edge-table" => edge_table(case),
        "outcomes" => outcomes(case),
        "streak" => streak(case),
        "best-card" => best_card(case),
        "colour" => colour(case),
        "expected-plies" => expected_plies(case),
        _ => Err(Unsupported::form(case)),
    }
}

fn no(why: impl Into<String>) -> Unsupported {
    Unsupported(why.into())
}

/// The options of a case, at a table that outlasts it.
fn options(given: &Map<String, Value>, players: Option<u8>) -> Result<PharoOptions, Unsupported> {
    let mut fields = given.clone();
    let house = [("tailles", 1000), ("chips", Cap::MOST)];
    house.into_iter().for_each(|(name, value)| drop(fields.insert(name.into(), value.into())));
    if let Some(players) = players {
        fields.insert("players".into(), players.into());
    }
    PharoOptions::from_overrides(None, &fields).map_err(|e| no(e.to_string()))
}

/// Checks the options of a form that needs no table.
fn check_options(case: &Case) -> Result<(), Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        options: Map<String, Value>,
    }
    options(&case.question::<Q>()?.options, None).map(drop)
}

#[derive(Deserialize)]
struct Setting {
    options: Map<String, Value>,
    players: u8,
    banker: Seat,
}

impl Setting {
    fn game(&self) -> Result<Pharo, Unsupported> {
        let game = Pharo::new(options(&self.options, Some(self.players))?).map_err(|e| no(e.to_string()))?;
        if self.banker.0 < self.players { Ok(game) } else { Err(no("the banker sits at no seat of the table")) }
    }
}

/// One step of a case.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Step {
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
        let Event::Told { text, .. } = event() else { return };
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
struct Running {
    game: Pharo,
    state: State,
    events: Vec<(u32, Seat, u8, &'static str)>,
}

impl Running {
    fn new(setting: &Setting) -> Result<Running, Unsupported> {
        let game = setting.game()?;
        Ok(Running { state: game.open_with(setting.banker), game, events: Vec::new() })
    }

    fn after(setting: &Setting, steps: &[Step]) -> Result<Running, Unsupported> {
        let mut running = Running::new(setting)?;
        for (i, step) in steps.iter().enumerate() {
            running.take(step).map_err(|why| no(format!("step {}: {why}", i + 1)))?;
        }
        Ok(running)
    }

    /// Takes a step, or says why the rules refuse it.
    fn take(&mut self, step: &Step) -> Result<(), String> {
        match step {
            Step::Shuffle { cards, rest } => self.shuffle(cards, *rest),
            Step::Stake { seat, on, amount, place, face } => {
                let (amount, place) = laid(*amount, *place)?;
                self.act(*seat, Move::Stake { on: *on, amount, place, facing: *face })
            }
            Step::Raise { seat, on, amount } => {
                let (amount, place) = laid(*amount, Place::On)?;
                if place != Place::On {
                    return Err("a stake is raised by whole counters".into());
                }
                self.act(*seat, Move::Raise { on: *on, amount })
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

    fn net(&self) -> Vec<Amount> {
        net(&self.state.public.ledger, self.game.seats())
    }

    fn open(&self) -> Vec<Value> {
        let mut open = Vec::new();
        for seat in Seat::all(self.game.seats()) {
            let cards = self.state.ranks[seat.index()].iter().zip(&self.state.public.cards[seat.index()]);
            let mut cards: Vec<_> = cards.collect();
            cards.sort_by_key(|(rank, _)| spot(**rank));
            let row = |(rank, stake): (&Rank, &super::state::Stake)| {
                json!([seat, rank, Amount(stake.amount.into()), stake.stage])
            };
            open.extend(cards.into_iter().map(row));
        }
        open
    }
}

fn net(ledger: &Ledger, seats: u8) -> Vec<Amount> {
    Seat::all(seats).map(|seat| Amount(ledger.balance(seat))).collect()
}

/// Counters as they would be laid: a half or quarter that lies on the card is as good as a whole beside or under it.
fn laid(amount: Amount, place: Place) -> Result<(u32, Place), String> {
    let whole = |place: Place| Amount(amount.0 * i64::from(place.divisor())).whole();
    let (amount, place) = match (amount.whole(), place) {
        (Some(amount), _) => (amount, place),
        (None, Place::On) => {
            let smaller = [Place::Beside, Place::Corner].into_iter().find_map(|p| Some((whole(p)?, p)));
            smaller.ok_or("an amount that cannot be laid")?
        }
        (None, _) => return Err("whole counters are laid".into()),
    };
    Ok((u32::try_from(amount).map_err(|_| "nothing is laid")?, place))
}

fn run(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        steps: Vec<Step>,
    }
    let q: Q = case.question()?;
    let mut running = Running::after(&q.setting, &q.steps)?;
    running.events.sort_by_key(|&(turn, seat, spot, _)| (turn, seat, spot));
    let rank = |spot: u8| BOOK.get(usize::from(spot)).copied();
    let events: Vec<Value> =
        running.events.iter().map(|&(turn, seat, spot, word)| json!([turn, seat, rank(spot), word])).collect();
    Answer::new(json!({"events": events, "net": running.net(), "pots": {}, "open": running.open()}))
}

fn legal(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        steps: Vec<Step>,
        action: Step,
    }
    let q: Q = case.question()?;
    let mut running = Running::after(&q.setting, &q.steps)?;
    Answer::new(json!({"legal": running.take(&q.action).is_ok()}))
}

fn choices(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        steps: Vec<Step>,
        seat: Seat,
        on: Rank,
    }
    let q: Q = case.question()?;
    let running = Running::after(&q.setting, &q.steps)?;
    let card = running.state.card_on(q.seat, q.on);
    let mut words = Vec::new();
    if let Some((_, stake)) = asked_card(&running.state.public, q.seat).filter(|(i, _)| Some(*i) == card) {
        running.game.answers(stake.waits, stake, |say| words.push(say.word()));
    }
    Answer::new(json!({ "choices": words }))
}

fn bend(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        stage: Stage,
    }
    let rung = case.question::<Q>()?.stage.rung();
    let plie = match rung.plie {
        AtPlie::Asks => Value::Null,
        AtPlie::StepsBack(stage) => json!({"stage": stage, "pays": 0}),
        AtPlie::PaysStake => json!({"stage": rung.name, "pays": 1}),
    };
    Answer::new(json!({
        "win": rung.win,
        "lose": rung.lose,
        "close": Amount(rung.close_halves * PARTS / 2),
        "next": rung.next,
        "plie": plie,
        "mark": {"ears": rung.ears, "cross": rung.cross},
    }))
}

fn piles(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        #[serde(flatten)]
        setting: Setting,
        piles: Piles,
        stakes: Vec<(Seat, Rank, Amount, Stage)>,
    }
    let q: Q = case.question()?;
    let game = q.setting.game()?;
    let cards =
        q.stakes.into_iter().map(|(seat, on, stake, stage)| CardFact { seat, on, stake, stage, fell: Fell::Win });
    let facts = Facts { banker: q.setting.banker, piles: Some(q.piles), cards: cards.collect() };
    let is_false = q.piles.are_false();
    let settled = settle::settle(game.options(), &facts, &mut ()).map_err(no)?;
    // Equal piles: nothing happens on their account.
    let ledger = if is_false { settled } else { Ledger::default() };
    Answer::new(json!({"false": is_false, "net": net(&ledger, game.seats()), "pots": {}}))
}

fn pack(case: &Case) -> Result<Answer, Unsupported> {
    check_options(case)?;
    Answer::new(json!({"cards": PACK.len(), "ranks": BOOK, "turns": TURNS}))
}

#[derive(Deserialize)]
struct Bet {
    cards_left: u8,
    copies_left: u8,
    bottom_known: bool,
    plan: Option<String>,
}

impl Bet {
    /// With the bottom unknown an even number of cards is left, otherwise an odd number.
    fn check(&self) -> Result<(), Unsupported> {
        check_left(self.cards_left, self.bottom_known)
    }
}

fn check_left(cards_left: u8, bottom_known: bool) -> Result<(), Unsupported> {
    let fits = (1..=PACK.len()).contains(&cards_left) && (cards_left % 2 == 1) == bottom_known;
    if fits { Ok(()) } else { Err(no(format!("{cards_left} cards cannot be left"))) }
}

fn plan(name: Option<&str>) -> Result<Plan, Unsupported> {
    let name = name.unwrap_or("until-decided");
    Plan::named(name).ok_or_else(|| no(format!("no plan \"{name}\"")))
}

fn bet(case: &Case) -> Result<Bet, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        bet: Bet,
    }
    check_options(case)?;
    let bet = case.question::<Q>()?.bet;
    bet.check()?;
    Ok(bet)
}

fn written(fraction: Option<Fraction>) -> Result<String, Unsupported> {
    fraction.map(|f| f.to_string()).ok_or_else(|| no("more copies than there can be"))
}

fn edge(case: &Case) -> Result<Answer, Unsupported> {
    let bet = bet(case)?;
    let edge = odds::edge(bet.cards_left, bet.copies_left, plan(bet.plan.as_deref())?);
    Answer::new(json!({"edge": written(edge)?}))
}

fn edge_table(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        cards_left: Vec<u8>,
        copies_left: Vec<u8>,
        bottom_known: bool,
        plan: Option<String>,
    }
    check_options(case)?;
    let q: Q = case.question()?;
    let plan = plan(q.plan.as_deref())?;
    let mut rows = Vec::new();
    for left in q.cards_left {
        check_left(left, q.bottom_known)?;
        let edges = q.copies_left.iter().map(|&copies| odds::edge(left, copies, plan).map(|e| e.to_string()));
        rows.push(edges.collect::<Vec<_>>());
    }
    Answer::new(json!({ "edges": rows }))
}

fn outcomes(case: &Case) -> Result<Answer, Unsupported> {
    let bet = bet(case)?;
    let o = odds::outcomes(bet.cards_left, bet.copies_left).ok_or_else(|| no("more copies than there can be"))?;
    Answer::new(json!({
        "win": o.win.to_string(),
        "lose": o.lose.to_string(),
        "plie": o.plie.to_string(),
        "undecided": o.undecided.to_string(),
    }))
}

fn streak(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        wins: u8,
    }
    let (bet, q) = (bet(case)?, case.question::<Q>()?);
    Answer::new(json!({"p": written(odds::streak(bet.cards_left, bet.copies_left, q.wins))?}))
}

fn best_card(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        cards_left: u8,
        bottom_known: bool,
        copies: Map<String, Value>,
    }
    check_options(case)?;
    let q: Q = case.question()?;
    check_left(q.cards_left, q.bottom_known)?;
    let mut edges: Vec<(u8, Rank, Fraction)> = Vec::new();
    for (name, copies) in &q.copies {
        let rank: Rank = name.parse().map_err(|_| no(format!("no rank {name}")))?;
        let at = spot(rank).ok_or_else(|| no(format!("no rank {name} in the book")))?;
        let copies = copies.as_u64().and_then(|n| u8::try_from(n).ok()).ok_or_else(|| no("copies are counted"))?;
        let edge = odds::edge(q.cards_left, copies, Plan::UntilDecided);
        edges.push((at, rank, edge.ok_or_else(|| no("more copies than there can be"))?));
    }
    edges.sort_by_key(|(at, ..)| *at);
    let least = edges.iter().map(|(_, _, edge)| *edge).min();
    let best: Vec<Rank> = edges.iter().filter(|(_, _, e)| Some(*e) == least).map(|(_, rank, _)| *rank).collect();
    let table: Map<String, Value> =
        edges.iter().map(|(_, rank, edge)| (rank.to_string(), edge.to_string().into())).collect();
    Answer::new(json!({"best": best, "edges": table}))
}

fn colour(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        seen: CardSet,
    }
    check_options(case)?;
    let q: Q = case.question()?;
    if !PACK.includes(q.seen) {
        return Err(no("a card that is not in the pack"));
    }
    let colours = Colours::unseen(q.seen);
    let guess = match colours.red.cmp(&colours.black) {
        std::cmp::Ordering::Less => "black",
        std::cmp::Ordering::Equal => "either",
        std::cmp::Ordering::Greater => "red",
    };
    let loss = colours.loss().ok_or_else(|| no("no card is left"))?;
    Answer::new(json!({"red": colours.red, "black": colours.black, "guess": guess, "loss": loss.to_string()}))
}

fn expected_plies(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        last: bool,
    }
    check_options(case)?;
    Answer::new(json!({"value": odds::expected_plies(case.question::<Q>()?.last).to_string()}))
}
