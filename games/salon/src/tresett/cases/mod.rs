//! Worked cases of Tresett by their form.

mod replay;

use super::announce::{Announcement, held};
use super::cards::{PACK, RANKS, sorted};
use super::count::{Count, sweep};
use super::moves::Move;
use super::race::{By, Race};
use super::rules::{Fall, Tresett};
use super::state::{Deal, FOUR, Phase, Public, SEATS, State, TRICKS};
use super::view::View;
use super::{advice, settle};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::{malformed, seated};
use spadille_core::{
    Answer, Card, CardSet, Case, Game as _, Ledger, Options as _, PerSeat, Rank, Seat, Suit, Unsupported, Viewer,
};
use spadille_tricks::cases::{legal_cards, trick_winner};

/// Answers a case.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    if case.form() == Some("table-check") {
        return table_check(case);
    }
    let rules: Tresett = case.rules()?;
    match case.form() {
        Some("setup") => setup(case),
        Some("legal-cards") => legal_cards(case, &super::cards::ORDER),
        Some("trick-winner") => trick_winner(case, &super::cards::ORDER, FOUR),
        Some("set-value") => set_value(&rules, case),
        Some("announce") => announce(&rules, case),
        Some("announce-time") => announce_time(&rules, case),
        Some("call") => call(&rules, case),
        Some("card-points") => card_points(case),
        Some("race") => race(&rules, case),
        Some("sweep") => swept(case),
        Some("settle") => settled(case),
        Some("advise-play") => advise_play(&rules, case),
        Some("replay") => replay::replay(&rules, case),
        _ => Err(Unsupported::form(case)),
    }
}

/// A side of a case, 0 or 1.
fn one_of_two(side: usize) -> Result<usize, Unsupported> {
    if side < 2 { Ok(side) } else { malformed("there are two sides") }
}

fn list(cards: CardSet) -> Vec<Card> {
    sorted(cards)
}

fn table_check(case: &Case) -> Result<Answer, Unsupported> {
    let players: u64 = case.field("players")?;
    let options = case.given.get("options").and_then(Value::as_object).cloned().unwrap_or_default();
    let fits = super::TresettOptions::from_overrides(None, &options).is_ok();
    Answer::new(json!({"allowed": fits && players == u64::from(FOUR)}))
}

fn setup(case: &Case) -> Result<Answer, Unsupported> {
    let dealer = seated(case.field("dealer")?, FOUR)?;
    let order: Vec<Seat> = (1..=FOUR).map(|steps| dealer.after(steps, FOUR)).collect();
    Answer::new(json!({
        "suits": Suit::ALL,
        "ranks": RANKS.map(Rank::symbol),
        "pack": PACK.len(),
        "hands": vec![10; SEATS],
        "packets": vec![[5, 5]; SEATS],
        "left": 0,
        "tricks": TRICKS,
        "seats": order,
        "next_dealer": dealer.next(FOUR),
        "sides": [[0, 2], [1, 3]],
    }))
}

fn valued(rules: &Tresett, what: Announcement) -> Value {
    let (worth, _) = what.worth(rules.options.sevens);
    json!([what, worth.marks, worth.parties])
}

fn set_value(rules: &Tresett, case: &Case) -> Result<Answer, Unsupported> {
    let sets: Vec<Announcement> = case.field("sets")?;
    let values = sets.into_iter().map(|what| {
        let (worth, _) = what.worth(rules.options.sevens);
        [worth.marks, worth.parties]
    });
    Answer::new(json!({"values": values.collect::<Vec<_>>()}))
}

/// What a hand announces early and late, with its value.
fn announcements(rules: &Tresett, hand: CardSet) -> [Vec<Value>; 2] {
    [false, true].map(|late| {
        held(hand).into_iter().filter(|what| what.is_late() == late).map(|what| valued(rules, what)).collect()
    })
}

#[derive(Deserialize)]
struct Speaker {
    dealer: Seat,
    seat: Seat,
    hand: CardSet,
}

impl Speaker {
    fn of(case: &Case) -> Result<Speaker, Unsupported> {
        let q: Speaker = case.question()?;
        seated(q.dealer, FOUR)?;
        seated(q.seat, FOUR)?;
        Ok(q)
    }

    fn is_vorhand(&self) -> bool {
        self.seat == self.dealer.next(FOUR)
    }
}

fn announce(rules: &Tresett, case: &Case) -> Result<Answer, Unsupported> {
    let q = Speaker::of(case)?;
    let [early, late] = announcements(rules, q.hand);
    let worths = held(q.hand).into_iter().map(|what| what.worth(rules.options.sevens).0);
    let (marks, parties) = worths.fold((0, 0), |(marks, parties), w| (marks + w.marks, parties + w.parties));
    Answer::new(json!({
        "early": early, "late": late, "late_may_be_early": q.is_vorhand(), "marks": marks, "partien": parties,
    }))
}

fn announce_time(rules: &Tresett, case: &Case) -> Result<Answer, Unsupported> {
    let q = Speaker::of(case)?;
    let (what, when): (Announcement, String) = (case.field("what")?, case.field("when")?);
    let time = match when.as_str() {
        "before_lead" => By::Early,
        "second_trick" => By::Late,
        "first_trick" | "third_trick" => By::Points,
        _ => return malformed("when is before_lead, first_trick, second_trick or third_trick"),
    };
    let mut p = rules.open().public;
    p.dealer = q.dealer;
    let allowed = held(q.hand).contains(&what) && Tresett::may_announce(&p, q.seat, what, time);
    let worth = if allowed { what.worth(rules.options.sevens).0 } else { Default::default() };
    Answer::new(json!({"allowed": allowed, "marks": worth.marks, "partien": worth.parties}))
}

/// A table at which these hands were dealt.
fn table(rules: &Tresett, dealer: Seat, hands: &[CardSet]) -> Result<State, Unsupported> {
    let mut s = rules.open();
    let Ok(hands) = <[CardSet; SEATS]>::try_from(hands) else { return malformed("there are four hands") };
    let fall = [Fall::FirstDealer(seated(dealer, FOUR)?), Fall::Deal(PerSeat(hands))];
    for fall in fall {
        rules.admits(&s, &fall).map_err(|e| Unsupported(e.to_string()))?;
        rules.reveal(&mut s, &fall, &mut ());
    }
    Ok(s)
}

fn call(rules: &Tresett, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        dealer: Seat,
        hands: Vec<CardSet>,
        card: Card,
        back: Card,
    }
    let q: Question = case.question()?;
    let mut s = table(rules, q.dealer, &q.hands)?;
    let vorhand = s.public.vorhand();
    let refused = || Answer::new(json!({"allowed": false}));
    if rules.check(&s, vorhand, Move::Call(q.card)).is_err() {
        return refused();
    }
    rules.play(&mut s, vorhand, Move::Call(q.card), &mut ());
    if rules.check(&s, vorhand, Move::Give(q.back)).is_err() {
        return refused();
    }
    // Giving begins the announcements, which may end the deal at once; so the hand is told as it then is.
    let holder = s.public.deal.called.map(|called| called.holder);
    let hand = s.hands[vorhand].without(q.back);
    let [early, late] = announcements(rules, hand);
    Answer::new(json!({
        "allowed": true,
        "holder": holder,
        "shown": list(hand.of_suit(q.card.suit())),
        "hand": list(hand),
        "early": early,
        "late": late,
    }))
}

fn counted(count: Count) -> Value {
    json!({"figures": count.figures, "aces": count.aces, "last": u8::from(count.last), "points": count.points()})
}

fn card_points(case: &Case) -> Result<Answer, Unsupported> {
    let (won, last): ([CardSet; 2], usize) = (case.field("won")?, case.field("last")?);
    let last = one_of_two(last)?;
    let count = [0, 1].map(|side| counted(Count::of(won[side], side == last)));
    Answer::new(json!({"count": count}))
}

/// How a race ended, as cases tell it; `marks` are those of the next.
fn raced(race: &Race, marks: [u16; 2]) -> serde_json::Map<String, Value> {
    let mut map = serde_json::Map::new();
    map.insert("winner".into(), json!(race.out.map(|out| out.side)));
    map.insert("by".into(), json!(race.out.map(|out| out.by)));
    map.insert("at_trick".into(), json!(race.out.and_then(|out| out.at_trick)));
    map.insert("partien".into(), json!(race.parties));
    map.insert("marks".into(), json!(marks));
    map
}

fn race(rules: &Tresett, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        dealer: Seat,
        marks: [u16; 2],
        early: Vec<(Seat, u8, u8)>,
        late: Vec<(Seat, u8, u8)>,
        trick_points: Vec<[u8; 2]>,
    }
    let mut q: Question = case.question()?;
    let vorhand = seated(q.dealer, FOUR)?.next(FOUR);
    let mut race = Race::new(q.marks);
    for (rows, by) in [(&mut q.early, By::Early), (&mut q.late, By::Late)] {
        for (seat, ..) in rows.iter() {
            seated(*seat, FOUR)?;
        }
        rows.sort_by_key(|(seat, ..)| vorhand.distance(*seat, FOUR));
        for (seat, marks, parties) in rows.iter() {
            if race.out.is_none() {
                let worth = super::announce::Worth { marks: *marks, parties: *parties };
                race.announce(super::count::side_of(*seat), worth, by);
            }
        }
    }
    if race.out.is_none() {
        race.lay_points(q.trick_points.get(..TRICKS).unwrap_or(&q.trick_points));
    }
    let marks = race.close(rules.options.carries_over());
    Answer::new(Value::Object(raced(&race, marks)))
}

fn swept(case: &Case) -> Result<Answer, Unsupported> {
    let (winners, lost): (Vec<Seat>, CardSet) = (case.field("winners")?, case.field("lost")?);
    for seat in &winners {
        seated(*seat, FOUR)?;
    }
    Answer::new(sweep_value(sweep(&winners, lost)))
}

fn sweep_value(feat: Option<(usize, super::count::Feat)>) -> Value {
    let name = feat.map(|(_, feat)| feat.row().0);
    let parties = feat.map_or(0, |(_, feat)| feat.parties());
    json!({"name": name, "side": feat.map(|(side, _)| side), "partien": parties})
}

/// What each seat has won when the Kamm is settled at a stake.
fn net(kamm: [u32; 2], stake: u16) -> [i64; SEATS] {
    let mut ledger = Ledger::default();
    settle::pay(&mut ledger, kamm, stake, &mut ());
    [0, 1, 2, 3].map(|seat| ledger.balance(Seat(seat)))
}

fn settled(case: &Case) -> Result<Answer, Unsupported> {
    let (kamm, stake): ([u32; 2], u16) = (case.field("kamm")?, case.field("stake")?);
    Answer::new(json!({"net": net(kamm, stake), "pots": {}}))
}

fn advise_play(rules: &Tresett, case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Question {
        dealer: Seat,
        seat: Seat,
        before: Vec<Vec<Card>>,
        trick: Vec<Card>,
        hand: CardSet,
    }
    let q: Question = case.question()?;
    let (dealer, seat) = (seated(q.dealer, FOUR)?, seated(q.seat, FOUR)?);
    let mut deal = Deal { phase: Phase::Play, ..Deal::new(dealer) };
    for (place, trick) in q.before.iter().chain([&q.trick]).enumerate() {
        let whole = place < q.before.len();
        if whole && trick.len() != SEATS || trick.len() > SEATS - usize::from(!whole) || place >= TRICKS {
            return malformed("a trick has four cards");
        }
        for card in trick {
            if deal.lay(*card) {
                deal.gather();
            }
        }
    }
    deal.turn = deal.tricks.now.turn();
    if deal.turn != seat {
        return malformed("it is another's turn");
    }
    let public = Public { dealer, deal, ..rules.open().public };
    let view = View { who: Viewer::Seat(seat), public, hand: Some(q.hand), given: None };
    let Some(said) = advice::card(rules, &view, seat) else { return malformed("he has no card") };
    Ok(Answer::new(json!({"one_of": [said.choice]}))?.limited(&[("one_of", spadille_core::case::Limit::Within)]))
}
