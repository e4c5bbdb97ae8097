//! Numbers, orders, cards and what may be done with them.

use super::{cards, cards_of, malformed, name_of};
use crate::tarock::cards::{Size, THREE, high_to_low};
use crate::tarock::rules::Rules;
use crate::tarock::state::Ring;
use crate::tarock::terms::Form;
use serde_json::{Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Seat, Suit, Unsupported};

pub fn numbers(rules: &Rules) -> Result<Answer, Unsupported> {
    let terms = &rules.terms;
    let deals = match terms.form {
        Form::Three | Form::OldThree | Form::Partners | Form::Zapp => Some(terms.deals),
        _ => None,
    };
    let dealer_more = if terms.player_lays() { 0 } else { terms.scat() };
    Answer::new(json!({
        "cards": rules.pack.cards.len(),
        "trumps": rules.pack.suits[4].len(),
        "suit_cards": rules.pack.cards.minus(rules.pack.suits[4]).len(),
        "hand": terms.hand(),
        "dealer_hand": terms.hand() + dealer_more,
        "talon": terms.aside(),
        "scat": terms.scat(),
        "tricks": terms.hand(),
        "points": terms.total(),
        "par": terms.par(),
        "win_from": terms.wins_from(),
        "deals": deals,
        "deals_each": deals.map(|deals| deals / u32::from(terms.seats)),
        "pairings": (terms.form == Form::Partners).then_some(if terms.ferma { 1 } else { 3 }),
    }))
}

pub fn order(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let of: String = case.field("of")?;
    let place = match of.parse::<Suit>() {
        Ok(suit) => suit as usize,
        Err(_) if of == "T" => 4,
        Err(_) => return malformed("no such suit"),
    };
    let mut all = high_to_low(rules.terms.size, place.min(4));
    // A Sküs that excuses stands outside the order.
    all.retain(|card| !rules.pack.free.contains(*card));
    let values: Vec<i32> = all.iter().map(|card| rules.pack.value(*card)).collect();
    Answer::new(json!({"high_to_low": all, "values": values}))
}

pub fn table_order(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let dealer = super::dealer(rules, case)?;
    let (ring, idle) = rules.players(dealer, 0);
    let seating = rules.seating(0);
    let active: Vec<Seat> = ring.iter().collect();
    let announce: Option<Vec<Seat>> = rules
        .terms
        .has_honours()
        .then(|| [dealer].into_iter().chain(ring.iter().filter(|seat| *seat != dealer)).collect());
    Answer::new(json!({
        "active": active,
        "idle": idle,
        "cut": seating.after(dealer, rules.terms.seats - 1),
        "announce": announce,
        "first_lead": ring.first(),
        "next_dealer": seating.after(dealer, 1),
    }))
}

pub fn legal_cards(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (hand, trick) = (cards_of(rules, case, "hand")?, case.field::<Vec<Card>>("trick")?);
    cards(rules, &trick)?;
    let legal = rules.legal(hand, trick.first().copied());
    let faces: Vec<Card> = legal.iter().map(crate::tarock::cards::plain).collect();
    Answer::with_sets(json!({"legal": faces}), &["legal"])
}

pub fn trick_winner(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let (ring, _) = rules.players(super::dealer(rules, case)?, 0);
    let mut seats: Vec<Seat> = ring.iter().collect();
    seats.sort_unstable();
    let ring = Ring::new(seats);
    let leader: Seat = case.field("leader")?;
    let written: Vec<Card> = case.field("cards")?;
    let set = cards(rules, &written)?;
    if !ring.contains(leader) || written.is_empty() || written.len() > usize::from(ring.len()) {
        return malformed("a trick has a card of each player");
    }
    // The second of two equal cards is the second copy.
    let mut seen = CardSet::EMPTY;
    let played: Vec<Card> = written
        .iter()
        .map(|card| {
            let again = crate::tarock::cards::bit(card.again());
            let card = if seen.contains(*card) && set.contains(again) { again } else { *card };
            seen.insert(card);
            card
        })
        .collect();
    let winner = ring.after(leader, rules.pack.winner(&played) as u8);
    if rules.terms.form == Form::Zapp {
        return Answer::new(json!({"winner": winner}));
    }
    let left: Option<u8> = case.field("left")?;
    let skues = played.iter().position(|card| rules.pack.free.contains(*card)).map(|place| {
        let owner = ring.after(leader, place as u8);
        let lost = left.is_some_and(|left| rules.lost_late(left));
        json!({"to": if lost { winner } else { owner }, "exchange": !lost})
    });
    Answer::new(json!({"winner": winner, "scus": skues}))
}

pub fn count_cards(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let pile = cards_of(rules, case, "cards")?;
    let struck: Option<Vec<Card>> = case.field("struck")?;
    let counted = pile.minus(cards(rules, &struck.unwrap_or_default())?);
    let packets: Option<i32> = case.field("packets")?;
    let points = match packets {
        _ if rules.terms.form == Form::Quadrille => rules.pack.singly(counted) + i32::from(pile.minus(counted).len()),
        Some(packets) if (0..=200).contains(&packets) => rules.pack.surplus(counted) + packets,
        _ => return malformed("how many packets?"),
    };
    Answer::new(json!({"points": points}))
}

pub fn declaration(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let hand = cards_of(rules, case, "hand")?;
    if rules.terms.form == Form::Zapp {
        return zapp_declaration(rules, case, hand);
    }
    let held = if rules.terms.has_honours() { rules.honours(hand) } else { Default::default() };
    let items: Vec<Value> = held
        .iter()
        .map(|held| json!({"name": name_of(rules, held), "count": held.count, "value": held.value}))
        .collect();
    let from_each: i64 = held.iter().map(|held| held.value).sum();
    let mut answer = json!({"items": items, "from_each": from_each});
    if rules.terms.customs.suit_unsaid {
        let pagat = if hand.contains(crate::tarock::cards::PAGAT) { "with" } else { "without" };
        let said = held.iter().map(|held| {
            let name = name_of(rules, held);
            match held.suit {
                Some(_) => name.rsplit_once('_').map_or(name.clone(), |(stem, _)| stem.to_owned()),
                None if name == "taroks" && rules.terms.pagat_stated => format!("{name} {} {pagat} pagat", held.count),
                None => format!("{name} {}", held.count),
            }
        });
        answer["said"] = said.collect();
    }
    Answer::with_sets(answer, &["items", "said"])
}

fn zapp_declaration(rules: &Rules, case: &Case, hand: CardSet) -> Result<Answer, Unsupported> {
    let (role, game): (String, String) = (case.field("role")?, case.field("game")?);
    let factor = match game.as_str() {
        "talon" => 1,
        "solo" => 2,
        "ballade" => 4,
        _ => return malformed("no such game"),
    };
    let held = rules.zapp_honours(hand, role == "player", factor);
    let name = |place: usize| ["ten_taroks", "three_honours", "four_kings"][place.min(2)];
    let items: Vec<Value> = held
        .iter()
        .map(|(honour, count, times)| {
            let place = match honour {
                crate::tarock::honours::Honour::Tarocks => 0,
                crate::tarock::honours::Honour::Honneurs => 1,
                _ => 2,
            };
            json!({"name": name(place), "count": count, "value": times * rules.terms.unit})
        })
        .collect();
    let from_each: i64 = held.iter().map(|(_, _, times)| times * rules.terms.unit).sum();
    Answer::with_sets(json!({"items": items, "from_each": from_each}), &["items"])
}

pub fn legal_scat(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let hand = cards_of(rules, case, "cards")?;
    let laid: Vec<Card> = case.field("laid")?;
    let announced: Option<Vec<String>> = case.field("announced")?;
    let set = Rules::told_apart(&laid);
    super::table(rules, case)?;
    let allowed = usize::from(set.len()) == laid.len()
        && hand.len() <= 32
        && hand.includes(set)
        && rules.scats(hand).allows(set)
        && announced.unwrap_or_default().iter().all(|name| keeps(rules, hand, set, name));
    let mut answer = json!({"legal": allowed});
    if rules.terms.form == Form::Zapp {
        answer["said"] = json!(if allowed { rules.tarocks(set) } else { 0 });
    }
    Answer::new(answer)
}

/// Whether an honour that is to be announced is kept: no card of it lies in the scat.
fn keeps(rules: &Rules, hand: CardSet, laid: CardSet, name: &str) -> bool {
    if rules.terms.is_hombre() {
        return true;
    }
    if let Some((_, suit)) = name.rsplit_once('_').filter(|_| name.starts_with("cavalry")) {
        let Ok(suit) = suit.parse::<Suit>() else { return true };
        return !laid.iter().any(|card| {
            let card = crate::tarock::cards::plain(card);
            card.suit() == suit && card.rank().is_court()
        });
    }
    let has = |cards: CardSet| rules.honours(cards).iter().any(|held| name_of(rules, held) == name);
    !has(hand) || has(hand.minus(laid)) || rules.terms.size == Size::Small && laid.both(THREE).is_empty()
}
