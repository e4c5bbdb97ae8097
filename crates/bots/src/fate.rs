//! Chance that comes out the same again: the *k*-th event of a deal depends on nothing but seed, match, deal and *k*.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use spadille_core::Game;

/// The quick generator that bots think with. It is not for dealing to people.
pub type QuickRng = Xoshiro256PlusPlus;

/// A quick generator from a seed.
pub fn quick_rng(seed: u64) -> QuickRng {
    QuickRng::seed_from_u64(seed)
}

/// One number out of several, well mixed: any change of any of them changes it all.
pub fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9e37_79b9_7f4a_7c15, |hash, &n| {
        // The finaliser of SplitMix64.
        let mut z = (hash ^ n).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    })
}

/// What chance holds ready for one match. Two tables with the same fate are dealt the same cards and throw the same
/// dice, event by event and deal by deal, however differently the players act.
#[derive(Clone, Debug)]
pub struct Fate {
    seed: u64,
    deal: u32,
    event: u64,
}

impl Fate {
    /// The fate of the match of this number.
    pub fn new(seed: u64, number: u64) -> Fate {
        Fate { seed: mix(&[seed, number]), deal: 0, event: 0 }
    }

    /// Lets chance decide what it has to decide now. Only at [`Turn::Chance`](spadille_core::Turn::Chance).
    pub fn decide<G: Game>(&mut self, game: &G, state: &mut G::State) {
        let deal = game.deals_done(state);
        if deal != self.deal {
            (self.deal, self.event) = (deal, 0);
        }
        let mut rng = quick_rng(mix(&[self.seed, self.deal.into(), self.event]));
        self.event += 1;
        let outcome = game.draw(state, &mut rng);
        game.reveal(state, &outcome, &mut ());
    }
}
