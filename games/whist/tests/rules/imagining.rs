//! What a player imagines of the others agrees with all that has been said.

use rand::SeedableRng as _;
use spadille_core::story::also;
use spadille_core::{CardSet, Hidden as _, Seat, Viewer};
use spadille_whist::whist::{Plain, Whist};

const CALLED_IN_VAIN: &str = r#"table 1782 places=kept
chance {"draw": ["9H","3D","10C","2S"]}
given public.points [8, 5]
chance {"deal": {"hands": [["AC","KC","…"],["QC","…"],["…"],["2C","JC","…"]], "turned": "2C"}}
0: call"#;

#[test]
fn whoever_called_in_vain_has_two_honours_and_his_partner_none() {
    let story = also::<Whist<Plain>>("", CALLED_IN_VAIN);
    let honours: CardSet = "AC KC QC JC".parse().unwrap();
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    for seat in [1, 2, 3] {
        let view = story.game.view(&story.state, Viewer::Seat(Seat(seat)));
        for _ in 0..100 {
            let fancied = story.game.imagine(&view, &mut rng);
            assert_eq!(fancied.hands[Seat(0)].both(honours).len(), 2);
            assert!(fancied.hands[Seat(2)].both(honours).is_empty());
            assert!(fancied.hands[Seat(3)].contains("2C".parse().unwrap()), "the turned card lies there");
        }
    }
}

#[test]
fn whoever_was_found_to_have_revoked_holds_a_card_of_the_suit() {
    let deal = r#"{"deal": {"hands": [["AS","10S","6S","2S","JH","7H","3H","QD","8D","4D","KC","9C","5C"],["KS","9S","5S","AH","10H","6H","2H","JD","7D","3D","QC","8C","4C"],["QS","8S","4S","KH","9H","5H","AD","10D","6D","2D","JC","7C","3C"],["JS","7S","3S","QH","8H","4H","KD","9D","5D","AC","10C","6C","2C"]], "turned": "2C"}}"#;
    let told = format!(
        "table 1830 strict_table=on places=kept\nchance {{\"draw\": [\"9H\",\"3D\",\"10C\",\"2S\"]}}\nchance {deal}\nplay AS, play AH, play 4S, play 3S, turn"
    );
    let story = also::<Whist<Plain>>("", &told);
    let view = story.game.view(&story.state, Viewer::Seat(Seat(0)));
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    for _ in 0..100 {
        let fancied = story.game.imagine(&view, &mut rng);
        assert!(!fancied.hands[Seat(1)].of_suit(spadille_core::Suit::Spades).is_empty());
    }
}
