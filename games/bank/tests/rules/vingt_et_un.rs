//! Vingt-et-un and Onze et demie, played through the real games in their own notation.

use spadille_bank::vingt_et_un::count::{Fate, Table};
use spadille_bank::vingt_et_un::{OnzeEtDemie, VingtEtUn};
use spadille_core::contract::step;
use spadille_core::story::{Story, tell};
use spadille_core::{Game as _, Hidden as _, Rank, Seat, Viewer};

#[test]
fn rounds_of_vingt_et_un_go_as_they_are_told() {
    tell::<VingtEtUn>(include_str!("vingt_et_un.story"));
}

#[test]
fn rounds_of_onze_et_demie_go_as_they_are_told() {
    tell::<OnzeEtDemie>(include_str!("onze_et_demie.story"));
}

/// Where one stands by laying a card open, the table says so; and what a round has brought lies on the plates until the next deal.
#[test]
fn standing_is_told_and_hands_stay_open() {
    use spadille_core::Table as _;
    let at = Story::<VingtEtUn>::new("1860", &serde_json::json!({"players": 3}));
    let pack = r#"chance {"pack": ["KH", "7C", "9C", "4H", "KS", "7D", "6S", "…"]}"#;
    let at = at.goes(r#"chance {"first_banker": 0}"#).goes(pack).goes("stake 1, stake 1");
    let scene = |at: &Story<VingtEtUn>, seat| at.game.scene(&at.game.view(&at.state, Viewer::Seat(Seat(seat))));
    let told = |seat| scene(&at, seat).notes.iter().any(|note| note.id == "buying-note-buy-or-show");
    assert!(told(1) && told(2), "a punter stands with a card laid open");
    let over = at.goes("stand KH, stand 9C, stand");
    assert_eq!(scene(&over, 1).seats[2].hand.len(), 2);
    assert!(scene(&over, 1).notes.iter().all(|note| note.id != "buying-note-buy-or-show"));
}

/// With one pack a punter comes to four born hands at most, for there are four aces.
#[test]
fn o11_split_max_born() {
    let at = Story::<OnzeEtDemie>::new("1860", &serde_json::json!({"players": 2, "picture_split": "on"}));
    let pack = r#"chance {"pack": ["KH", "8S", "QC", "JD", "KS", "QH", "AC", "AD", "AH", "AS", "9D", "…"]}"#;
    let at = at.goes(r#"chance {"first_banker": 0}"#).goes(pack).goes("stake 1");
    // A picture to each picture newly opened, then an ace to each of four; to the fifth nothing better than a nine.
    let at = at.goes("buy, split, buy 2, split 2, buy 3, split 3, buy 4, split 4, buy, buy 2, buy 3, buy 4");
    let born = |hand: u8| {
        let ranks: Vec<Rank> = at.state.cards(Seat(1), hand).iter().map(|card| card.rank()).collect();
        Table::ElevenAndAHalf.fate(ranks.iter().copied()) == Fate::Born
    };
    assert_eq!((0..5).filter(|hand| born(*hand)).count(), 4);
}

/// Splitting takes about a ninth of the banker's profit: 13.6 in the hundred without it, 12.1 with it, when the punter stands on six
/// and the banker on eight.
#[test]
fn o11_split_effect() {
    use rand::SeedableRng as _;
    use spadille_bank::vingt_et_un::Move;
    let mut edges = Vec::new();
    for split in ["off", "on"] {
        let options = serde_json::json!({"players": 2, "picture_split": split, "rounds": 1});
        let game = Story::<OnzeEtDemie>::new("1860", &options).game;
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(11);
        let (rounds, mut won) = (300_000, 0);
        for _ in 0..rounds {
            let mut state = game.open();
            while step(&game, &mut state, &mut rng, |s, seat, _| {
                let banker = s.public.banker;
                if s.public.phase == spadille_bank::vingt_et_un::state::Phase::Stakes {
                    return Some(Move::Stake(1));
                }
                let hands = &s.public.round.hands[seat];
                let hand = hands.iter().position(|hand| !hand.done)? as u8;
                let cards: Vec<Rank> = s.cards(seat, hand).iter().map(|card| card.rank()).collect();
                let halves = Table::ElevenAndAHalf.total(cards.iter().copied());
                let two_pictures = cards.len() == 2 && cards.iter().all(|rank| rank.is_court());
                if split == "on" && seat != banker && two_pictures {
                    return Some(Move::Split(hand));
                }
                let mark = if seat == banker { 16 } else { 12 };
                Some(if halves < mark { Move::Buy(hand) } else { Move::Stand { hand, open: None } })
            }) {}
            won += game.accounts(&state).balance(state.public.banker) / OnzeEtDemie::PARTS;
        }
        edges.push(won as f64 / f64::from(rounds));
    }
    assert!((edges[0] - 0.1363).abs() < 0.008 && (edges[1] - 0.1206).abs() < 0.008, "{edges:?}");
}

/// What a banker wins of a counter staked, when everybody takes every hint.
fn share_by_hints<G: spadille_core::Table>() -> f64 {
    use rand::SeedableRng as _;
    let options = serde_json::json!({"players": 2, "rounds": 1000, "chips": 1});
    let game = Story::<G>::new("1860", &options).game;
    let advised = |s: &G::State, seat: Seat| game.advise(&game.view(s, Viewer::Seat(seat)), seat).map(|a| a.choice);
    let (mut won, mut rounds) = (0, 0.0);
    for seed in 0..12 {
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let (mut state, mut done, mut before) = (game.open(), 0, [0, 0]);
        while step(&game, &mut state, &mut rng, |s, seat, _| advised(s, seat)) {
            if game.deals_done(&state) > done {
                done += 1;
                let now = [0, 1].map(|seat| game.accounts(&state).balance(Seat(seat)));
                // The one of the two who had nothing staked was the banker.
                let hands = &serde_json::to_value(&state).unwrap()["public"]["round"]["hands"];
                let banker = usize::from(hands[1][0]["stake"] == 0);
                won += now[banker] - before[banker];
                (before, rounds) = (now, rounds + 1.0);
            }
        }
    }
    won as f64 / G::PARTS as f64 / rounds
}

/// Whoever takes every hint loses no more than the best play with a fresh pack, about one counter in seven; for the hints know
/// the cards that have been seen.
#[test]
fn the_hints_play_as_well_as_can_be() {
    for share in [share_by_hints::<VingtEtUn>(), share_by_hints::<OnzeEtDemie>()] {
        assert!((0.05..0.15).contains(&share), "{share}");
    }
}
