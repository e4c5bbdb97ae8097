//! Stories told at tables of Boston and its sisters.

use spadille_core::story::tell;
use spadille_whist::boston::{Boston, Deux, Ordinary, Seventeen, Tri, Whist, Young};

#[test]
fn boston() {
    tell::<Boston<Ordinary>>(include_str!("boston.story"));
}

#[test]
fn boston_1782() {
    tell::<Boston<Young>>(include_str!("boston_1782.story"));
}

#[test]
fn boston_whist() {
    tell::<Boston<Whist>>(include_str!("boston_whist.story"));
}

#[test]
fn tri_boston() {
    tell::<Boston<Tri>>(include_str!("tri_boston.story"));
}

#[test]
fn boston_a_deux() {
    tell::<Boston<Deux>>(include_str!("boston_a_deux.story"));
}

#[test]
fn boston_seventeen() {
    tell::<Boston<Seventeen>>(include_str!("boston_seventeen.story"));
}

/// Expressly struck out in 1782: neither codille nor doubling, matadors, first tricks or all tricks are paid.
#[test]
fn boston_1782_no_extras() {
    use spadille_whist::boston::contracts::Contract;
    let game: Boston<Young> = spadille_core::Game::new(spadille_core::Options::standard()).unwrap();
    let prices = [("klein-boston", 1), ("gross-boston", 2), ("klein-independence", 3), ("gross-independence", 4)];
    for (word, price) in prices {
        let contract: Contract = word.parse().unwrap();
        for tricks in 0..=13 {
            for figures in 0..=4 {
                let mut won = spadille_core::PerSeat::all(0);
                won[spadille_core::Seat(1)] = tricks;
                let d = spadille_whist::boston::settle::DealResult {
                    player: spadille_core::Seat(1),
                    helper: None,
                    contract,
                    tricks: Some(won),
                    figures,
                    incident: None,
                };
                let verdict = game.verdict(&game.open().public, &d);
                assert_eq!((verdict.price, verdict.slam, verdict.count), (price, 0, None), "{word} {tricks}");
            }
        }
    }
}
