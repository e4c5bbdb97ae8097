//! Cases about the table, the cards and the prices.

use super::{malformed, one_of_four, trump};
use crate::cards::{SPADILLE, plain_row};
use crate::quadrille::contracts::{Class, Contract};
use crate::quadrille::options::FavouriteSelection;
use crate::quadrille::rules::Rules;
use crate::quadrille::state::{Outcome, Vole};
use serde_json::{Map, Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, Case, Rank, Seat, Suit, Unsupported};

pub fn table(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => dealer: Seat);
    let dealer = seated(dealer, rules.seats)?;
    let after = |steps: u8| dealer.after(steps, rules.seats);
    Answer::new(json!({
        "players": rules.seats,
        "cutter": after(rules.seats - 1),
        "forehand": after(1),
        "shuffler": (rules.seats == 4).then(|| after(2)),
        "next_dealer": after(1),
        "deals": rules.deals(),
    }))
}

pub fn pack(rules: &Rules) -> Result<Answer, Unsupported> {
    let trumps: Map<String, Value> =
        Suit::ALL.into_iter().map(|suit| (suit.to_string(), rules.trumps(suit).len().into())).collect();
    let answer = json!({"cards": rules.pack, "hand": rules.hand, "to_win": rules.to_win, "trumps": trumps});
    Answer::with_sets(answer, &["cards"])
}

pub fn packets(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => packets: Vec<Vec<u8>>);
    let allowed: Vec<bool> = packets.iter().map(|way| rules.may_deal_by(way)).collect();
    Answer::new(json!({ "allowed": allowed }))
}

pub fn lots(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => what: String, turned: Vec<Card>);
    let result = match what.as_str() {
        "first_dealer" => {
            let place = turned.iter().position(|card| *card == SPADILLE);
            place.map(|place| json!(place % usize::from(rules.seats)))
        }
        "favourite" => {
            let king = |card: &&Card| card.rank() == Rank::King;
            let card = match rules.options.favourite_selection {
                FavouriteSelection::FirstKing => turned.iter().find(king),
                _ => turned.first(),
            };
            card.map(|card| json!(card.suit()))
        }
        _ => return malformed("no such lot"),
    };
    match result {
        Some(result) => Answer::new(json!({ "result": result })),
        None => malformed("the lot is not decided"),
    }
}

pub fn suit_order(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => suit: Suit);
    let (trump, suit) = (trump(case)?, one_of_four(suit)?);
    let plain = plain_row(suit, rules.pack, false);
    let order = if suit == trump { rules.trumps(trump) } else { plain.cards() };
    Answer::new(json!({ "order": order }))
}

pub fn results(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract);
    let by_tricks: Vec<Outcome> = (0..=rules.hand).map(|n| rules.result(contract, n, Vole::None)).collect();
    Answer::new(json!({ "by_tricks": by_tricks }))
}

pub fn price_list(rules: &Rules, case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => class: Class);
    let mut games: Vec<Contract> = rules.ladder.iter().map(|bid| bid.game).collect();
    games.dedup();
    games.extend(rules.has_helper.then_some(Contract::ForcedSpadille));
    let (mut game, mut vole) = (Map::new(), Map::new());
    for contract in games {
        let column =
            [Outcome::Won, Outcome::Remise, Outcome::Codille].map(|result| rules.price(contract, class, result));
        game.insert(contract.word().to_owned(), json!(column));
        if contract != Contract::SoloVole {
            vole.insert(contract.word().to_owned(), json!(rules.vole_price(contract, class)));
        }
    }
    let matadors: Map<String, Value> =
        (3..=5u8).map(|n| (n.to_string(), rules.matador_price(n, class).into())).collect();
    let premiers = rules.premiers_price(class);
    Answer::new(json!({"game": game, "vole": vole, "matadors": matadors, "premiers": premiers}))
}
