//! Bidding and asking.

use super::{cards_of, dealer, malformed};
use crate::tarock::auction::Auction;
use crate::tarock::moves::{Act, Game};
use crate::tarock::rules::Rules;
use crate::tarock::state::Ring;
use crate::tarock::terms::Form;
use serde_json::json;
use spadille_core::{Answer, Card, Case, Seat, Unsupported};

/// A game by its name.
pub fn game_named(name: &str) -> Result<Game, Unsupported> {
    name.parse().map_err(|_| Unsupported(format!("no such game: {name}")))
}

/// What somebody says.
pub fn call_named(name: &str) -> Result<Act, Unsupported> {
    Ok(match name {
        "pass" => Act::Pass,
        "on" => Act::On,
        "good" => Act::Good,
        "keep" => Act::Keep,
        "self" => Act::Myself,
        game => Act::Bid(game_named(game)?),
    })
}

fn call_name(act: Act) -> &'static str {
    match act {
        Act::Pass => "pass",
        Act::On => "on",
        Act::Good => "good",
        Act::Keep => "keep",
        Act::Myself => "self",
        Act::Bid(game) => game.word(),
        _ => "",
    }
}

fn calls(rules: &Rules, auction: &Auction, ring: &Ring) -> Vec<&'static str> {
    let words = [Act::Pass, Act::On, Act::Good, Act::Keep, Act::Myself];
    let all = words.into_iter().chain(rules.ladder().iter().map(|game| Act::Bid(*game)));
    all.filter(|act| rules.may_say(auction, ring, *act)).map(call_name).collect()
}

pub fn run(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    if !rules.terms.has_auction() {
        return malformed("nobody bids here");
    }
    let said: Vec<(Seat, String)> = case.field("calls")?;
    let (ring, _) = rules.players(dealer(rules, case)?, 0);
    let mut auction = Auction::new(&ring);
    let mut refused = None;
    for (place, (seat, name)) in said.iter().enumerate() {
        let act = call_named(name)?;
        if auction.turn != Some(*seat) || !rules.may_say(&auction, &ring, act) {
            refused = Some(place);
            break;
        }
        auction.say(&ring, *seat, act);
        if act == Act::Bid(Game::Solo) && rules.terms.form == Form::Zapp {
            auction.turn = None;
        }
    }
    let over = auction.turn.is_none();
    let won = auction.rounds.standing.filter(|_| over);
    Answer::with_sets(
        json!({
            "refused": refused,
            "over": over,
            "declarer": won.map(|(seat, _)| seat),
            "contract": won.map(|(_, game)| game.word()),
            "turn": auction.turn,
            "legal": calls(rules, &auction, &ring),
        }),
        &["legal"],
    )
}

pub fn legal_ask(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    let contract: String = case.field("contract")?;
    let (game, ask): (Game, Card) = (game_named(&contract)?, case.field("ask")?);
    let hand = cards_of(rules, case, "hand")?;
    Answer::new(json!({"legal": rules.may_ask(game, hand, ask)}))
}
