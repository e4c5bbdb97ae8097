//! How worked cases of Piquet (`cases/piquet.json`) are run, by their form.

use super::advice::{self, Keep};
use super::hand::{self, Class, Kind, height, sorted};
use super::moves::Move;
use super::odds;
use super::options::{PiquetOptions, YesNo};
use super::rules::{Outcome, Piquet, playable};
use super::rulings::{self, DealEvent, DealFacts, ExchangeMade};
use super::settle::{self, Standing};
use super::state::{Phase, State};
use super::tally::{Declared, Reached, Tally};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Options as _, Rank, Seat, Suit, Unsupported};

/// Works out a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    match case.form().unwrap_or_default() {
        "choose-dealer" => choose_dealer(case),
        "counts" => counts(case),
        "exchange-check" => exchange_check(case),
        "deal-ruling" => deal_ruling(case),
        "hand-value" => hand_value(case),
        "declare" => declare(case),
        "legal-cards" => legal_cards(case),
        "tricks" => tricks(case),
        "deal-score" => deal_score(case),
        "declaration-error" => declaration_error(case),
        "race" => race(case),
        "settle" => settle_match(case),
        "advise-discard" => advise_discard(case),
        "chance" => chance(case),
        "replay" => replay(case),
        _ => Err(Unsupported::form(case)),
    }
}

#[derive(Deserialize)]
struct Rules {
    preset: String,
    #[serde(default)]
    options: Map<String, Value>,
}

impl Rules {
    fn options(&self) -> Result<PiquetOptions, Unsupported> {
        PiquetOptions::from_overrides(Some(&self.preset), &self.options).map_err(|e| Unsupported(e.to_string()))
    }
}

fn options(case: &Case) -> Result<PiquetOptions, Unsupported> {
    case.question::<Rules>()?.options()
}

type Pair<T> = [T; 2];
type Plays = Vec<(Card, Option<Card>)>;

fn unled(plays: &[(Card, Option<Card>)]) -> impl Iterator<Item = (Option<Seat>, Card, Option<Card>)> {
    plays.iter().map(|&(led, reply)| (None, led, reply))
}

fn choose_dealer(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        shown: Pair<Card>,
        lifted: Pair<u8>,
    }
    let q: Q = case.question()?;
    let (legal, dealer) = rulings::choose_dealer(&options(case)?, q.shown, q.lifted);
    Answer::new(json!({"legal": legal, "dealer": dealer}))
}

fn counts(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        what: String,
        announced: Option<u8>,
        cut: Option<bool>,
        elder_takes: Option<u8>,
        younger_takes: Option<u8>,
        younger_looked: Option<bool>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let looks = o.look_at_left_cards == YesNo::Yes;
    let (elder, younger) = (q.elder_takes.unwrap_or(0), q.younger_takes.unwrap_or(0));
    let left = 8u8.saturating_sub(elder.saturating_add(younger));
    let one = |allowed: bool, n: u8| if allowed && n > 0 { vec![n] } else { vec![] };
    let counts: Vec<u8> = match q.what.as_str() {
        "talon" => vec![hand::PACK.len() - 24],
        "talon_upper" => vec![5],
        "packet" => {
            let after_cut = q.cut == Some(true);
            o.packet_sizes().filter(|n| !after_cut || Some(*n) == q.announced).collect()
        }
        "elder_exchange" => o.elder_exchange().filter(|n| q.announced.is_none_or(|a| a == *n)).collect(),
        "elder_leaves" => vec![5u8.saturating_sub(elder)],
        "younger_exchange" => o.younger_exchange(elder).collect(),
        "elder_look" => one(looks, 5u8.saturating_sub(elder)),
        "younger_look" => one(looks, left),
        "elder_look_after_younger" => one(looks && q.younger_looked == Some(true), left),
        // Nobody exchanges twice or looks before he has laid away (law 11).
        "second_exchange" | "look_before_discard" => vec![],
        other => return Err(Unsupported(format!("counts of {other}"))),
    };
    Answer::new(json!({ "counts": counts }))
}

fn exchange_check(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: u8,
        seat: u8,
        elder_takes: Option<u8>,
        held: u8,
        discarded: u8,
        took: u8,
        announced: bool,
        turned_or_mixed: bool,
        found: String,
    }
    let q: Q = case.question()?;
    let made = ExchangeMade {
        is_elder: q.seat != q.dealer,
        elder_takes: q.elder_takes,
        held: q.held,
        discarded: q.discarded,
        took: q.took,
        announced: q.announced,
        turned_or_mixed: q.turned_or_mixed,
        at_once: q.found == "at_once",
    };
    let (ruling, hand, put_back, _) = rulings::exchange(&options(case)?, made);
    Answer::new(json!({"ruling": ruling, "hand": hand, "put_back": put_back}))
}

fn deal_ruling(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        preset: String,
        dealer: u8,
        event: DealEvent,
        cards: Option<Pair<u8>>,
        count: Option<u8>,
        looked: Option<Pair<bool>>,
        by: Option<u8>,
    }
    let q: Q = case.question()?;
    if q.dealer > 1 {
        return Err(Unsupported("there are two seats, 0 and 1".into()));
    }
    let facts = DealFacts { cards: q.cards, count: q.count, looked: q.looked, by: q.by };
    let (ruling, _) = rulings::deal(&options(case)?, q.preset == "1860", q.dealer, q.event, facts);
    Answer::new(ruling)
}

fn rummel_json(hand: CardSet) -> [u8; 2] {
    let best = hand::rummel(hand).1;
    [best.cards, best.pips]
}

fn sequences_json(hand: CardSet) -> Vec<Vec<Card>> {
    hand::sequences(hand).iter().map(|(suit, s)| s.cards(*suit).collect()).collect()
}

fn sets_json(hand: CardSet) -> Vec<(Rank, u8)> {
    hand::kinds(hand).iter().map(|k| (k.rank(), k.count)).collect()
}

fn hand_value(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        discarded: CardSet,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let must_name: CardSet =
        hand::kinds(q.hand).iter().filter(|k| k.count == 3).flat_map(|k| q.discarded.of_rank(k.rank())).collect();
    Answer::new(json!({
        "blank": hand::is_blank(q.hand),
        "rummel": rummel_json(q.hand),
        "sequences": sequences_json(q.hand),
        "sets": sets_json(q.hand),
        "points": {
            "rummel": hand::points(q.hand, Class::Rummel, &o),
            "sequences": hand::points(q.hand, Class::Sequences, &o),
            "sets": hand::points(q.hand, Class::Sets, &o),
        },
        "must_name": sorted(must_name),
    }))
}

/// What both hands count when everything is declared in time.
fn declared(hands: Pair<CardSet>, blank_shown: &Pair<Option<String>>, o: &PiquetOptions) -> Declared {
    let mut declared = Declared::default();
    for (shown, points) in blank_shown.iter().zip(&mut declared.carte_blanche) {
        if shown.as_deref() == Some("before_exchange") && o.carte_blanche == super::options::OnOff::On {
            *points = 10;
        }
    }
    for class in Class::ALL {
        let worths = hands.map(|h| hand::worth(h, class));
        if worths[0] != worths[1] {
            let best = usize::from(worths[1] > worths[0]);
            declared.class(class)[best] = hand::points(hands[best], class, o);
        }
    }
    declared
}

fn declare(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: u8,
        hands: Pair<CardSet>,
        blank_shown: Pair<Option<String>>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let scores = declared(q.hands, &q.blank_shown, &o);
    let mut tally = Tally::new(Seat(1 - q.dealer.min(1)), [0; 2]);
    tally.declare(&scores, &o, &mut ());
    Answer::new(json!({
        "rummel_held": q.hands.map(rummel_json),
        "sequences_held": q.hands.map(sequences_json),
        "sets_held": q.hands.map(sets_json),
        "scores": scores,
        "declared": [scores.sum(0), scores.sum(1)],
        "repic": tally.repic,
        "called": tally.total,
    }))
}

fn legal_cards(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        lead: Vec<Card>,
        named_suit: Option<Suit>,
        played: Option<Card>,
    }
    let q: Q = case.question()?;
    let game = Piquet::new(options(case)?).map_err(|e| Unsupported(e.to_string()))?;
    let mut public = game.open().public;
    public.phase = Phase::Play;
    public.led = q.lead.first().copied();
    public.named = q.named_suit.filter(|_| q.lead.is_empty());
    let missing = public.named.is_some_and(|suit| q.hand.of_suit(suit).is_empty());
    let legal = playable(&public, q.hand);
    Answer::new(json!({
        "chooser": if missing { "opponent" } else { "holder" },
        "legal": sorted(legal),
        "stands": q.played.map(|card| legal.contains(card)),
    }))
}

fn tricks(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct ThrownIn {
        by: u8,
        mixed: bool,
    }
    #[derive(Deserialize)]
    struct Q {
        leader: u8,
        tricks_before: Pair<u8>,
        plays: Plays,
        thrown_in: Option<ThrownIn>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let mut leader = Seat(q.leader.min(1));
    let mut tally = Tally::new(leader, [0; 2]);
    tally.tricks = q.tricks_before;
    // Points before these tricks are unknown: nobody is near a Pic here.
    tally.pic = Some(leader);
    let mut winners = Vec::new();
    for (led, reply) in q.plays {
        tally.lead(leader, led, &o, &mut ());
        leader = tally.take(leader, led, reply, &o, &mut ());
        winners.push(leader);
    }
    if let Some(thrown) = q.thrown_in.filter(|t| t.mixed) {
        let other = Seat(1 - thrown.by.min(1));
        let left = 12u8.saturating_sub(tally.tricks[0] + tally.tricks[1]);
        winners.extend((0..left).map(|_| other));
        tally.give_rest(other, &mut ());
    }
    Answer::new(json!({
        "winners": winners,
        "points": tally.play,
        "tricks": tally.tricks,
        "majority": tally.majority,
        "over": tally.tricks[0] + tally.tricks[1] == 12,
    }))
}

fn deal_score(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: u8,
        hands: Pair<CardSet>,
        blank_shown: Pair<Option<String>>,
        plays: Plays,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let scores = declared(q.hands, &q.blank_shown, &o);
    let elder = Seat(1 - q.dealer.min(1));
    let (tally, winners) = Tally::recount(elder, [0; 2], &scores, unled(&q.plays), None, &o);
    Answer::new(json!({
        "scores": scores,
        "declared": [scores.sum(0), scores.sum(1)],
        "winners": winners,
        "tricks": tally.tricks,
        "play_points": tally.play,
        "majority": tally.majority,
        "repic": tally.repic,
        "pic": tally.pic,
        "pic_at_trick": tally.pic_at,
        "bonus": tally.bonus,
        "total": tally.total,
    }))
}

/// When a mistake was noticed, in order of time.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "snake_case")]
enum When {
    BeforeLead,
    AfterLead,
    AfterReply,
    Middle,
    End,
    MixedAndCut,
    NextDealBegun,
}

#[derive(Copy, Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum ErrorRuling {
    Corrected,
    Lost,
    Stands,
    CountsNothing,
}

fn declaration_error(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: u8,
        hands: Pair<CardSet>,
        error: String,
        class: Option<Class>,
        by: u8,
        claim: Option<(Rank, u8)>,
        when: When,
        plays: Plays,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let (elder, by) = (Seat(1 - q.dealer.min(1)), usize::from(q.by.min(1)));
    let class = q.class.unwrap_or(Class::Sets);
    let truth = declared(q.hands, &[None, None], &o);
    let mut scores = truth;
    let all_of = |seat: usize, class: Class| hand::points(q.hands[seat], class, &o);
    let mut punished = None;
    let mut pic_lost = false;
    let ruling = match q.error.as_str() {
        "not_declared" if q.when == When::BeforeLead => ErrorRuling::Corrected,
        "not_declared" => {
            // Void for the one who forgot; the other's own, if any, was called good.
            let other = if all_of(1 - by, class) > 0 { all_of(1 - by, class) } else { 0 };
            scores.class(class)[by] = 0;
            scores.class(class)[1 - by] = other;
            ErrorRuling::Lost
        }
        "not_shown" if q.when == When::BeforeLead => ErrorRuling::Corrected,
        "not_shown" => {
            let in_time = q.when == When::AfterLead;
            scores.class(class)[by] = 0;
            scores.class(class)[1 - by] = if in_time { all_of(1 - by, class) } else { 0 };
            ErrorRuling::Lost
        }
        "false_claim" | "misnamed" if q.when == When::BeforeLead => ErrorRuling::Corrected,
        "false_claim" if by != elder.index() && q.when == When::AfterLead => ErrorRuling::Corrected,
        "misnamed" if by != elder.index() && q.when == When::AfterLead => ErrorRuling::Corrected,
        "false_claim" | "misnamed" => {
            punished = Some(Seat(by as u8));
            scores.carte_blanche[by] = 0;
            for class in Class::ALL {
                scores.class(class)[by] = 0;
                scores.class(class)[1 - by] = all_of(1 - by, class);
            }
            ErrorRuling::CountsNothing
        }
        "said_good" if q.when <= When::AfterLead => ErrorRuling::Corrected,
        "said_good" => {
            scores.class(class)[by] = 0;
            scores.class(class)[1 - by] = all_of(1 - by, class);
            ErrorRuling::Stands
        }
        "pic_not_said" if q.when <= When::End => ErrorRuling::Corrected,
        "pic_not_said" => {
            pic_lost = true;
            ErrorRuling::Lost
        }
        other => return Err(Unsupported(format!("declaration error {other}"))),
    };
    if let Some((rank, count)) = q.claim {
        let kind = Kind { count, height: height(rank) };
        if q.error == "false_claim" && hand::kinds(q.hands[by]).contains(&kind) {
            return Err(Unsupported("the claim is true".into()));
        }
    }
    let (mut tally, _) = Tally::recount(elder, [0; 2], &scores, unled(&q.plays), punished, &o);
    if let Some(seat) = tally.pic.filter(|_| pic_lost) {
        tally.total[seat.index()] -= 30;
        tally.pic = None;
    }
    Answer::new(json!({
        "ruling": ruling,
        "scores": scores,
        "counts_nothing": punished,
        "repic": tally.repic,
        "pic": tally.pic,
        "total": tally.total,
    }))
}

fn race(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        dealer: u8,
        score: Pair<u16>,
        hands: Pair<CardSet>,
        blank_shown: Pair<Option<String>>,
        plays: Plays,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let scores = declared(q.hands, &q.blank_shown, &o);
    let goal = q.score.map(|s| o.target.saturating_sub(s).max(1));
    let elder = Seat(1 - q.dealer.min(1));
    let (tally, _) = Tally::recount(elder, goal, &scores, unled(&q.plays), None, &o);
    let (winner, reached, at): (Option<Seat>, Option<Reached>, Option<u8>) = match tally.out {
        Some((seat, reached, at)) => (Some(seat), Some(reached), at),
        None => (None, None, None),
    };
    Answer::new(json!({
        "winner": winner,
        "reached_in": reached,
        "at_trick": at,
        "score": [q.score[0] + tally.total[0], q.score[1] + tally.total[1]],
    }))
}

fn settle_match(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        stake: i64,
        deals: Vec<Pair<u16>>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let standing = Standing::of(&o, &q.deals).map_err(Unsupported)?;
    let won = if standing.over { settle::parties(&o, standing.totals, standing.out, &standing.marks) } else { [0; 2] };
    let difference = (i64::from(won[0]) - i64::from(won[1])) * q.stake;
    let marked = (o.partie == super::options::Partie::PerDealMarkers).then_some(standing.marks);
    Answer::new(json!({
        "totals": standing.totals,
        "over": standing.over,
        "marks": marked,
        "partien": won,
        "net": [difference, -difference],
        "pots": {},
    }))
}

fn advise_discard(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
        count: u8,
    }
    let q: Q = case.question()?;
    let keep = Keep::of(q.hand);
    let free = keep.free(q.hand);
    let laid = advice::discard(q.hand, q.count);
    if !free.includes(laid) {
        return Err(Unsupported(format!("the book player lays away {laid}, not only free cards")));
    }
    Answer::new(json!({
        "keep": {
            "longest_suit": sorted(keep.longest_suit),
            "sequences": sorted(keep.sequences),
            "sets": sorted(keep.sets),
        },
        "free": sorted(free),
    }))
}

fn chance(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hands: u8,
        without: Vec<Rank>,
    }
    let q: Q = case.question()?;
    if !(1..=2).contains(&q.hands) {
        return Err(Unsupported("one hand or both".into()));
    }
    let (a, b) = odds::dealt_without(q.hands, &q.without);
    Answer::new(json!({ "probability": format!("{a}/{b}") }))
}

#[derive(Deserialize)]
struct DealPlayed {
    hands: Pair<CardSet>,
    talon: [Card; 8],
    carte_blanche: Option<BlankPlayed>,
    exchange: Vec<ExchangePlayed>,
    looks: Vec<LookPlayed>,
    plays: Plays,
}

#[derive(Deserialize)]
struct BlankPlayed {
    seat: Seat,
    announced: Option<u8>,
}

#[derive(Deserialize)]
struct ExchangePlayed {
    seat: Seat,
    discard: CardSet,
}

#[derive(Deserialize)]
struct LookPlayed {
    seat: Seat,
    what: String,
    suit: Option<Suit>,
}

/// Plays the deals of a case through the real game.
struct Replay {
    game: Piquet,
    state: State,
    answers: Vec<Value>,
}

impl Replay {
    fn act(&mut self, seat: Seat, m: Move) -> Result<(), Unsupported> {
        self.game.check(&self.state, seat, m).map_err(|r| Unsupported(format!("seat {seat}, {m}: {r}")))?;
        self.game.play(&mut self.state, seat, m, &mut ());
        Ok(())
    }

    fn deal(&mut self, d: &DealPlayed) -> Result<(), Unsupported> {
        let outcome = Outcome::Deal { hands: d.hands, talon: d.talon };
        self.game.admits(&self.state, &outcome).map_err(|r| Unsupported(r.to_string()))?;
        self.game.reveal(&mut self.state, &outcome, &mut ());
        let elder = self.state.public.elder();
        let mut seen = Vec::new();
        let mut looks = d.looks.iter().peekable();
        if let Some(blank) = &d.carte_blanche
            && blank.seat == elder
        {
            self.act(elder, Move::Blank(blank.announced.unwrap_or(0)))?;
        }
        let mut exchanges = d.exchange.iter();
        // The deal may end, and the table be cleared, with its last card: keep what has to be told.
        loop {
            let p = &self.state.public;
            let (phase, younger) = (p.phase, p.dealer);
            match phase {
                Phase::ElderExchange | Phase::YoungerLaysFirst | Phase::BlankExchange | Phase::YoungerExchange => {
                    let shows = d.carte_blanche.as_ref().is_some_and(|b| b.seat == younger);
                    if phase == Phase::YoungerExchange && shows && !p.blank[younger.index()] {
                        self.act(younger, Move::ShowBlank)?;
                        continue;
                    }
                    let laid = exchanges.next().ok_or_else(|| Unsupported("an exchange is missing".into()))?;
                    if self.ends_with_declarations(d, laid) {
                        return self.finish_early(d, laid, seen);
                    }
                    self.act(laid.seat, Move::Discard(laid.discard))?;
                }
                Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter => {
                    let (seat, what) = if phase == Phase::YoungerLook { (younger, "left") } else { (elder, "left") };
                    let what = if phase == Phase::ElderLook { "rest_of_five" } else { what };
                    let looked = looks.next_if(|l| l.seat == seat && l.what == what);
                    let before = self.game.left_in_talon(&self.state.public);
                    match looked {
                        Some(look) => {
                            let places = if phase == Phase::ElderLook { before & 0b1_1111 } else { before };
                            let cards: Vec<Card> =
                                (0..8).filter(|i| places >> i & 1 == 1).map(|i| d.talon[i]).collect();
                            seen.push(cards);
                            self.act(seat, look.suit.map_or(Move::Look, Move::Name))?;
                        }
                        None => self.act(seat, Move::Pass)?,
                    }
                }
                _ => break,
            }
        }
        self.play(d, seen)
    }

    /// Whether the match ends with the declarations that follow the last exchange.
    fn ends_with_declarations(&self, d: &DealPlayed, laid: &ExchangePlayed) -> bool {
        let mut copy = self.state.clone();
        let last = self.state.public.laid.iter().filter(|n| **n > 0).count() == 1;
        if !last || !d.plays.is_empty() || self.game.check(&copy, laid.seat, Move::Discard(laid.discard)).is_err() {
            return false;
        }
        self.game.play(&mut copy, laid.seat, Move::Discard(laid.discard), &mut ());
        while let Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter = copy.public.phase {
            let Some(seat) = self.game.turn(&copy).awaited().first() else { return false };
            self.game.play(&mut copy, seat, Move::Pass, &mut ());
        }
        copy.public.parties_done > self.state.public.parties_done
    }

    /// The last exchange of a match that its declarations decide: counts them before the table is cleared.
    fn finish_early(&mut self, d: &DealPlayed, laid: &ExchangePlayed, seen: Vec<Vec<Card>>) -> Result<(), Unsupported> {
        let mut open = Piquet::new(self.game.options().clone()).map_err(|e| Unsupported(e.to_string()))?;
        // The same deal without a goal, so that the hands stay on the table to be read.
        open.options.target = 1000;
        let mut copy = self.state.clone();
        copy.public.tally.goal = [0; 2];
        open.play(&mut copy, laid.seat, Move::Discard(laid.discard), &mut ());
        let before = self.state.public.clone();
        self.act(laid.seat, Move::Discard(laid.discard))?;
        while let Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter = self.state.public.phase {
            let Some(seat) = self.game.turn(&self.state).awaited().first() else { break };
            self.act(seat, Move::Pass)?;
        }
        let mut looked = copy;
        while let Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter = looked.public.phase {
            let Some(seat) = open.turn(&looked).awaited().first() else { break };
            open.play(&mut looked, seat, Move::Pass, &mut ());
        }
        let mut tally = before.tally;
        tally.declare(&looked.public.declared, self.game.options(), &mut ());
        self.tell(d, &looked, seen, tally, &[], self.state.public.score);
        Ok(())
    }

    fn play(&mut self, d: &DealPlayed, seen: Vec<Vec<Card>>) -> Result<(), Unsupported> {
        let table = self.state.clone();
        let mut winners = Vec::new();
        let mut tally = self.state.public.tally;
        let declared = self.state.public.declared;
        let elder = self.state.public.elder();
        for (i, &(led, reply)) in d.plays.iter().enumerate() {
            let leader = self.state.public.leader;
            if self.state.public.phase == Phase::Demand {
                self.act(self.state.public.dealer, Move::Demand(led))?;
            }
            let goal = tally.goal;
            let so_far = &d.plays[..=i];
            let (counted, won) = Tally::recount(elder, goal, &declared, unled(so_far), None, self.game.options());
            (tally, winners) = (counted, won);
            self.act(leader, Move::Play(led))?;
            if let Some(card) = reply {
                self.act(leader.next(2), Move::Play(card))?;
            }
        }
        self.tell(d, &table, seen, tally, &winners, self.state.public.running());
        Ok(())
    }

    fn tell(
        &mut self,
        d: &DealPlayed,
        table: &State,
        seen: Vec<Vec<Card>>,
        tally: Tally,
        winners: &[Seat],
        score: Pair<u16>,
    ) {
        let p = &table.public;
        let drawn: Vec<Vec<Card>> = (0..2)
            .map(|i| {
                let from = self.game.first_talon_card(p, Seat(i)) as usize;
                d.talon[from..from + p.taken[i as usize] as usize].to_vec()
            })
            .collect();
        let left = self.game.left_in_talon(p);
        let left: Vec<Card> = (0..8).filter(|i| left >> i & 1 == 1).map(|i| d.talon[i]).collect();
        let mut scores = p.declared;
        if let Some((_, at, _)) = tally.out {
            scores = counted_until(scores, at);
        }
        self.answers.push(json!({
            "drawn": drawn,
            "left": left,
            "seen": seen,
            "hands": table.hands.map(sorted),
            "scores": scores,
            "repic": tally.repic,
            "winners": winners,
            "tricks": tally.tricks,
            "pic": tally.pic,
            "pic_at_trick": tally.pic_at,
            "play_points": tally.play,
            "majority": tally.majority,
            "bonus": tally.bonus,
            "total": tally.total,
            "score": score,
        }));
    }
}

/// The declarations as far as they were counted when the match ended.
fn counted_until(declared: Declared, at: Reached) -> Declared {
    let mut counted = declared;
    let stops = [(Reached::CarteBlanche, 0), (Reached::Rummel, 1), (Reached::Sequences, 2), (Reached::Sets, 3)];
    if let Some((_, last)) = stops.into_iter().find(|(reached, _)| *reached == at) {
        for class in Class::ALL.into_iter().skip(last) {
            *counted.class(class) = [0; 2];
        }
    }
    counted
}

fn replay(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        stake: u32,
        dealer: u8,
        score: Pair<u16>,
        deals: Vec<DealPlayed>,
    }
    let q: Q = case.question()?;
    let mut o = options(case)?;
    o.stake = q.stake;
    let error = |e: &dyn std::fmt::Display| Unsupported(e.to_string());
    let game = Piquet::new(o).map_err(|e| error(&e))?;
    let mut state = game.open();
    state.public.score = q.score;
    // A cut that makes the case's dealer deal.
    let (low, high) = (spadille_core::card!(Seven of Spades), spadille_core::card!(Ace of Spades));
    let cut = if q.dealer == 0 { [low, high] } else { [high, low] };
    game.reveal(&mut state, &Outcome::Cut(cut), &mut ());
    let mut replay = Replay { game, state, answers: Vec::new() };
    for deal in &q.deals {
        if matches!(replay.state.public.phase, Phase::Over) {
            return Err(Unsupported("there are deals after the match was over".into()));
        }
        replay.deal(deal)?;
    }
    let (p, o) = (&replay.state.public, replay.game.options());
    let over = p.phase == Phase::Over;
    let won = if over { settle::parties(o, p.score, p.tally.out.map(|(s, ..)| s), &p.marks) } else { [0; 2] };
    let new_cut = over && o.new_partie == super::options::NewPartie::Cut;
    let marks = (o.partie == super::options::Partie::PerDealMarkers).then(|| p.marks.to_vec());
    Answer::new(json!({
        "deals": replay.answers,
        "over": over,
        "marks": marks,
        "partien": won,
        "net": [p.ledger.balance(Seat(0)), p.ledger.balance(Seat(1))],
        "pots": {},
        "dealer": (!new_cut).then_some(p.dealer),
        "new_cut": new_cut,
    }))
}
