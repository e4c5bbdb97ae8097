//! The forms of worked cases: the deal and the exchange, what a hand is worth, how a deal and a match are counted, and what a
//! mistake in declaring costs.

use super::{Deal, Play, no, told, tricks};
use crate::piquet::Piquet;
use crate::piquet::advice::{self, Keep};
use crate::piquet::hand::{self, Class, Figure, ORDER, PerClass, height, sorted};
use crate::piquet::options::{Partie, PiquetOptions};
use crate::piquet::play::playable;
use crate::piquet::rulings::{self, DealFacts, ExchangeMade};
use crate::piquet::settle::Standing;
use crate::piquet::state::{Pair, UPPER};
use crate::piquet::tally::Tally;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Ledger, Rank, Seat, Suit, Table as _, Unsupported};

pub(super) fn choose_dealer(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (legal, dealer) = rulings::choose_dealer(o, case.field("shown")?, case.field("lifted")?);
    Answer::new(json!({"legal": legal, "dealer": dealer}))
}

pub(super) fn counts(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let number = |name| case.field::<Option<u8>>(name);
    let (elder, younger) = (number("elder_takes")?.unwrap_or(0), number("younger_takes")?.unwrap_or(0));
    let (announced, cut): (_, Option<bool>) = (number("announced")?, case.field("cut")?);
    let younger_looked: Option<bool> = case.field("younger_looked")?;
    let left_of_five = UPPER.saturating_sub(elder);
    let left = o.younger_exchange(elder).end().saturating_sub(younger);
    let seen = |allowed: bool, n: u8| if allowed && o.may_look() && n > 0 { vec![n] } else { vec![] };
    let counts: Vec<u8> = match case.field::<String>("what")?.as_str() {
        "talon" => vec![hand::PACK.len() - 24],
        "talon_upper" => vec![UPPER],
        "packet" => o.packet_sizes().filter(|n| cut != Some(true) || Some(*n) == announced).collect(),
        "elder_exchange" => o.elder_exchange().filter(|n| announced.is_none_or(|a| a == *n)).collect(),
        "elder_leaves" => vec![left_of_five],
        "younger_exchange" => o.younger_exchange(elder).collect(),
        "elder_look" => seen(true, left_of_five),
        "younger_look" => seen(true, left),
        "elder_look_after_younger" => seen(younger_looked == Some(true), left),
        // Nobody exchanges twice or looks before he has laid away (law 11).
        "second_exchange" | "look_before_discard" => vec![],
        what => return Err(no(format!("count what: {what}?"))),
    };
    Answer::new(json!({ "counts": counts }))
}

pub(super) fn exchange_check(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let made: ExchangeMade = case.question()?;
    seated(made.dealer, 2).and(seated(made.seat, 2))?;
    let (ruling, hand, put_back, _) = rulings::exchange(o, &made);
    Answer::new(json!({"ruling": ruling, "hand": hand, "put_back": put_back}))
}

pub(super) fn deal_ruling(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let facts: DealFacts = case.question()?;
    seated(facts.dealer, 2).and(seated(facts.by.unwrap_or(facts.dealer), 2))?;
    Answer::new(rulings::deal(o, &facts).0)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The exact chance that one hand of twelve, or both, hold no card of these ranks.
pub(super) fn chance(case: &Case) -> Result<Answer, Unsupported> {
    let (hands, without): (u8, Vec<Rank>) = (case.field("hands")?, case.field("without")?);
    if !(1..=2).contains(&hands) {
        return Err(no("one hand or both"));
    }
    let bad = hand::PACK.iter().filter(|c| without.contains(&c.rank())).count() as u64;
    let (pack, dealt) = (u64::from(hand::PACK.len()), 12 * u64::from(hands));
    // Each bad card in turn must fall among the cards that are not dealt to these hands.
    let (a, b) = (0..bad).fold((1, 1), |(a, b), i| {
        let (a, b) = (a * (pack - dealt).saturating_sub(i), b * (pack - i));
        (a / gcd(a, b), b / gcd(a, b))
    });
    Answer::new(json!({ "probability": format!("{a}/{b}") }))
}

fn rummel_json(hand: CardSet) -> [u8; 2] {
    hand::best(hand, Class::Rummel).map_or([0; 2], |best| [best.size, best.height])
}

fn sequences_json(hand: CardSet) -> Vec<Vec<Card>> {
    hand::found(hand, Class::Sequences).iter().map(|run| sorted(run.cards)).collect()
}

fn sets_json(hand: CardSet) -> Vec<(Rank, u8)> {
    hand::found(hand, Class::Sets).iter().map(|set| (set.figure.rank(), set.figure.size)).collect()
}

pub(super) fn hand_value(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (hand, discarded): (CardSet, CardSet) = (case.field("hand")?, case.field("discarded")?);
    let threes = hand::found(hand, Class::Sets).into_iter().filter(|set| set.figure.size == 3);
    let must_name: CardSet = threes.flat_map(|set| discarded.of_rank(set.figure.rank())).collect();
    let [rummel, sequences, sets] = Class::ALL.map(|class| hand::points(hand, class, o));
    Answer::new(json!({
        "blank": hand::is_blank(hand),
        "rummel": rummel_json(hand),
        "sequences": sequences_json(hand),
        "sets": sets_json(hand),
        "points": PerClass { rummel, sequences, sets },
        "must_name": sorted(must_name),
    }))
}

pub(super) fn declare(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let deal: Deal = case.question()?;
    let scores = deal.declared(o);
    let mut tally = Tally::new(deal.elder()?, Pair::default());
    tally.declare(&scores, o, &mut ());
    Answer::new(json!({
        "rummel_held": deal.hands.map(rummel_json),
        "sequences_held": deal.hands.map(sequences_json),
        "sets_held": deal.hands.map(sets_json),
        "scores": scores,
        "declared": scores.sums(),
        "repic": tally.repic,
        "called": tally.total,
    }))
}

pub(super) fn legal_cards(game: &Piquet, case: &Case) -> Result<Answer, Unsupported> {
    let (hand, lead): (CardSet, Vec<Card>) = (case.field("hand")?, case.field("lead")?);
    let (named, played): (Option<Suit>, Option<Card>) = (case.field("named_suit")?, case.field("played")?);
    let mut deal = game.open().public.deal;
    lead.first().into_iter().for_each(|led| deal.tricks.now.lay(&ORDER, *led));
    deal.named = named.filter(|_| lead.is_empty());
    let missing = deal.named.is_some_and(|suit| hand.of_suit(suit).is_empty());
    let legal = playable(&deal, hand);
    Answer::new(json!({
        "chooser": if missing { "opponent" } else { "holder" },
        "legal": sorted(legal),
        "stands": played.map(|card| legal.contains(card)),
    }))
}

pub(super) fn advise_discard(case: &Case) -> Result<Answer, Unsupported> {
    let hand = case.field("hand")?;
    let keep = Keep::of(hand);
    let free = keep.free(hand);
    let laid = advice::discard(hand, case.field("count")?);
    if !free.includes(laid) {
        return Err(no(format!("the book player lays away {laid}, not only free cards")));
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

pub(super) fn count_tricks(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct ThrownIn {
        by: Seat,
        mixed: bool,
    }
    let (leader, plays): (Seat, Vec<Play>) = (seated(case.field("leader")?, 2)?, case.field("plays")?);
    let taken: Pair<u8> = case.field("tricks_before")?;
    let before: usize = taken.values().map(|n| usize::from(*n)).sum();
    if before + plays.len() > 12 {
        return Err(no("there are twelve tricks"));
    }
    // Points before these tricks are unknown: nobody is near a Pic here.
    let mut tally = Tally { tricks: taken, pic: Some(0), ..Tally::new(leader, Pair::default()) };
    tally.count_majority(&mut ());
    let tricks = tricks(leader, &plays);
    let mut tally = tally.recount(&Default::default(), &tricks, Pair::default(), o);
    let mut winners: Vec<Seat> = tricks.iter().map(|trick| trick.winner()).collect();
    if let Some(thrown) = case.field::<Option<ThrownIn>>("thrown_in")?.filter(|thrown| thrown.mixed) {
        let other = seated(thrown.by, 2)?.next(2);
        winners.resize(12 - before, other);
        tally.give_rest(other, &mut ());
    }
    Answer::new(json!({
        "winners": winners,
        "points": tally.play,
        "tricks": tally.tricks,
        "majority": tally.majority,
        "over": tally.count() == 12,
    }))
}

pub(super) fn deal_score(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let deal: Deal = case.question()?;
    let (scores, tricks) = (deal.declared(o), tricks(deal.elder()?, &deal.plays));
    let tally = Tally::new(deal.elder()?, Pair::default()).recount(&scores, &tricks, Pair::default(), o);
    Answer::new(told(&tally, &tricks, json!({"scores": scores, "declared": scores.sums()})))
}

pub(super) fn race(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (deal, score): (Deal, Pair<u16>) = (case.question()?, case.field("score")?);
    let goal = o.goal(score.map(u32::from));
    let tally = Tally::new(deal.elder()?, goal).recount(
        &deal.declared(o),
        &tricks(deal.elder()?, &deal.plays),
        Pair::default(),
        o,
    );
    Answer::new(json!({
        "winner": tally.out.map(|(seat, ..)| seat),
        "reached_in": tally.out.map(|(_, reached, _)| reached),
        "at_trick": tally.out.and_then(|(.., at)| at),
        "score": Pair::from_fn(|seat| score[seat].saturating_add(tally.total[seat])),
    }))
}

/// What is told of a match as it stands.
pub(super) fn standing_told(o: &PiquetOptions, standing: &Standing, ledger: &Ledger) -> Value {
    json!({
        "over": standing.is_over(o),
        "marks": (o.partie == Partie::PerDealMarkers).then(|| standing.marks.to_vec()),
        "partien": standing.parties(o),
        "net": Pair::from_fn(|seat| ledger.balance(seat)),
        "pots": {},
    })
}

pub(super) fn settle_match(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let o = PiquetOptions { stake: case.field("stake")?, ..o.clone() };
    let standing =
        Standing::of(&o, &case.field::<Vec<_>>("deals")?).map_err(|why| Unsupported::said(&why, Piquet::book()))?;
    let mut ledger = Ledger::default();
    standing.pay(&o, &mut ledger, &mut ());
    let mut told = standing_told(&o, &standing, &ledger);
    told["totals"] = json!(standing.totals);
    Answer::new(told)
}

/// What went wrong.
#[derive(Copy, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mistake {
    NotDeclared,
    NotShown,
    FalseClaim,
    Misnamed,
    SaidGood,
    PicNotSaid,
}

/// When a mistake was noticed, in order of time.
#[derive(Copy, Clone, PartialEq, PartialOrd, Deserialize)]
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

impl Mistake {
    /// The last moment at which it is mended for nothing; what is ruled after it; whether of one class, of all or of none.
    fn law(self, by_elder: bool, class: Class) -> (When, &'static str, Vec<Class>) {
        match self {
            // Laws 3 and 4.
            Mistake::NotDeclared | Mistake::NotShown => (When::BeforeLead, "lost", vec![class]),
            // Laws 5 and 8: until he has played a card himself.
            Mistake::FalseClaim | Mistake::Misnamed => {
                let until = if by_elder { When::BeforeLead } else { When::AfterLead };
                (until, "counts_nothing", Class::ALL.to_vec())
            }
            // Laws 14 and 15.
            Mistake::SaidGood => (When::AfterLead, "stands", vec![class]),
            Mistake::PicNotSaid => (When::End, "lost", vec![]),
        }
    }
}

pub(super) fn declaration_error(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    let (deal, error, when): (Deal, Mistake, When) = (case.question()?, case.field("error")?, case.field("when")?);
    let (elder, by, hands) = (deal.elder()?, seated(case.field("by")?, 2)?, deal.hands);
    let claim: Option<(Rank, u8)> = case.field("claim")?;
    let other = by.next(2);
    let is_held = |(rank, size)| {
        let set = Figure { size, height: height(rank) };
        hand::found(hands[by], Class::Sets).iter().any(|held| held.figure == set)
    };
    if error == Mistake::FalseClaim && claim.is_some_and(is_held) {
        return Err(no("the claim is true"));
    }
    let (until, ruling, void) = error.law(by == elder, case.field::<Option<Class>>("class")?.unwrap_or(Class::Sets));
    let mended = when <= until;
    let (ruling, void) = if mended { ("corrected", vec![]) } else { (ruling, void) };
    // What was not shown is the other's only if he shows his own in time.
    let too_late = error == Mistake::NotShown && when != When::AfterLead;
    let mut scores = deal.declared(o);
    for class in void {
        scores.of[class][by] = 0;
        scores.of[class][other] = if too_late { 0 } else { hand::points(hands[other], class, o) };
    }
    let guilty = ruling == "counts_nothing";
    let punished = Pair::from_fn(|seat| guilty && seat == by);
    let mut tally =
        Tally::new(elder, Pair::default()).recount(&scores, &tricks(deal.elder()?, &deal.plays), punished, o);
    if error == Mistake::PicNotSaid && !mended {
        tally.lose_pic();
    }
    Answer::new(json!({
        "ruling": ruling,
        "scores": scores,
        "counts_nothing": guilty.then_some(by),
        "repic": tally.repic,
        "pic": tally.pic_by(),
        "total": tally.total,
    }))
}
