//! Cases about advice.

use super::{cards, cards_of, malformed};
use crate::tarock::advice::sight::{Pagat, Sight};
use crate::tarock::advice::{bidding, card, scat};
use crate::tarock::moves::Act;
use crate::tarock::rules::Rules;
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::Limit;
use spadille_core::{Answer, Card, Case, Suit, Unsupported};

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct Facts {
    #[serde(default)]
    pagat: Option<String>,
    #[serde(default)]
    scat: Option<String>,
    #[serde(default)]
    led_by: Option<String>,
    #[serde(default)]
    seen: Option<Vec<Card>>,
    #[serde(default)]
    tarocs_gone: Option<u8>,
    #[serde(default)]
    first_lead: Option<bool>,
    #[serde(default)]
    partner_opened_taroc: Option<bool>,
    #[serde(default)]
    first_tarok_lead: Option<bool>,
    #[serde(default)]
    announced_taroks: Option<u8>,
    #[serde(default)]
    announced: Option<Vec<i64>>,
    #[serde(default)]
    pagat_drawable: Option<bool>,
    #[serde(default)]
    saving_king: Option<Suit>,
    #[serde(default)]
    saver_has_taroks: Option<bool>,
    #[serde(default)]
    void_second: Option<Vec<Suit>>,
    #[serde(default)]
    king_third: Option<Vec<Suit>>,
    #[serde(default)]
    aim: Option<String>,
}

pub fn advise(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let ask: String = case.field("ask")?;
    let hand = cards_of(rules, case, "hand")?;
    if hand.len() > 32 || hand.is_empty() {
        return malformed("no hand");
    }
    let choice = match ask.as_str() {
        "bid" => {
            let p = super::table(rules, case)?;
            let ring = p.deal.ring;
            let may = |act: Act| rules.may_say(&p.deal.auction, &ring, act) && rules.may_ask_with(act, hand);
            match bidding::say(rules, hand, None, may).choice {
                Act::Bid(game) => json!(game.word()),
                act => json!(act.to_string()),
            }
        }
        "scat" => {
            super::table(rules, case)?;
            let Some(said) = scat::best(rules, hand, &rules.scats(hand)) else {
                return malformed("nothing can be laid");
            };
            let mut laid: Vec<String> = said.choice.iter().map(|card| card.to_string()).collect();
            laid.sort_unstable();
            json!(laid)
        }
        "lead" | "follow" => {
            let trick = case.field::<Option<Vec<Card>>>("trick")?.unwrap_or_default();
            let facts: Option<Facts> = case.field("facts")?;
            let lying = cards(rules, &trick)?;
            if !lying.both(hand).is_empty() || trick.len() > 3 {
                return malformed("these cards cannot lie there");
            }
            let sight = sight(rules, hand, &trick, facts.unwrap_or_default());
            let Some(said) = card(&sight) else { return malformed("nothing can be played") };
            json!(said.choice)
        }
        _ => return malformed("nobody asks that"),
    };
    let asked = |list: &str| case.expect.get(list).and_then(Value::as_array).is_some();
    let barred = case.expect.get("none_of").and_then(Value::as_array).cloned().unwrap_or_default();
    let rest: Vec<Value> = barred.into_iter().filter(|other| *other != choice).collect();
    let answer = json!({
        "any_of": asked("any_of").then(|| json!([choice])),
        "none_of": asked("none_of").then_some(rest),
    });
    Ok(Answer::new(answer)?.limited(&[("any_of", Limit::Within), ("none_of", Limit::AtLeast)]))
}

/// The moment that the facts of a case describe.
fn sight<'a>(rules: &'a Rules, hand: spadille_core::CardSet, trick: &[Card], facts: Facts) -> Sight<'a> {
    let mut s = Sight::plain(rules, hand, trick);
    match facts.pagat.as_deref() {
        Some("gone") => s.pagat = Pagat::Gone,
        Some("enemy") => s.pagat = Pagat::Foe,
        // Where nothing is said of it, nobody hunts it.
        None if s.pagat == Pagat::Foe => s.pagat = Pagat::Gone,
        _ => {}
    }
    if rules.terms.is_pairs() && facts.pagat.is_none() && s.pagat == Pagat::Gone {
        s.pagat = Pagat::Foe;
    }
    s.own_scat = facts.scat.map(|side| side == "own");
    s.friend_led = facts.led_by.as_deref() == Some("partner");
    let winner = rules.pack.winner(trick);
    // The partner is the one opposite.
    s.friend_wins = rules.terms.is_pairs() && !trick.is_empty() && trick.len() >= 2 && winner == trick.len() - 2;
    s.friend_wins &= facts.led_by.is_none() || s.friend_led == (trick.len() == 2);
    if rules.terms.is_pairs() {
        s.foes_behind = match trick.len() {
            0 | 1 => 2 - trick.len() as u8,
            2 => 1,
            _ => 0,
        };
    }
    let seen = facts.seen.unwrap_or_default();
    s.out = s.out.minus(seen.iter().copied().collect());
    s.tarocks_gone = facts.tarocs_gone.unwrap_or(0);
    s.first_lead = facts.first_lead.unwrap_or(false);
    s.partner_opened = facts.partner_opened_taroc.unwrap_or(false);
    s.first_tarock = facts.first_tarok_lead.unwrap_or(false);
    s.announced = facts.announced_taroks;
    s.drawable = facts.pagat_drawable;
    s.saving = facts.saving_king.map(|suit| ((suit as usize).min(3), facts.saver_has_taroks.unwrap_or(false)));
    let bits =
        |suits: Option<Vec<Suit>>| suits.unwrap_or_default().iter().fold(0u8, |all, suit| all | 1 << (*suit as u8 & 7));
    s.spoiled = bits(facts.void_second) & bits(facts.king_third);
    s.ultimo = facts.aim.as_deref() == Some("ultimo");
    // The Vorhand led, at the right of the dealer; whoever asks plays after the cards that lie there.
    if let Some(announced) = facts.announced.filter(|announced| announced.len() == 3) {
        let seat = |steps: usize| (1 + steps) % 3;
        let me = announced[seat(trick.len())];
        let owner = trick.iter().position(|card| crate::tarock::honours::is_pagat(*card)).map(seat);
        let others = (0..3).filter(|other| *other != seat(trick.len()) && Some(*other) != owner);
        s.other_announced_less = others.into_iter().any(|other| announced[other] < me);
    }
    s
}
