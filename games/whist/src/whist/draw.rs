//! The draw for places: who plays with whom, and who deals first.

use super::options::DrawAce;
use super::rules::Rules;
use super::state::{Drawing, FOUR};
use spadille_core::{Card, Rank, Seat, SeatSet};

/// How the draw stands.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// Who must draw again.
    pub again: SeatSet,
    /// Who drew lowest, once that is certain.
    pub dealer: Option<Seat>,
    /// The two lowest and the two highest, once that is certain.
    pub sides: Option<[[Seat; 2]; 2]>,
}

/// Ties that last so long are broken by the order of the seats: nobody draws for ever.
const ROUNDS: u8 = 12;

impl Rules {
    /// What a card is worth in the draw: from 1, the lowest.
    pub fn draw_worth(&self, card: Card) -> u64 {
        match (card.rank(), self.options.draw_ace) {
            (Rank::Ace, DrawAce::Low) => 1,
            (Rank::Ace, DrawAce::High) => 15,
            (rank, _) => rank as u64,
        }
    }

    /// These persons draw these cards.
    pub(super) fn draw_on(&self, drawing: &mut Drawing, cards: &[Card]) {
        let who: arrayvec::ArrayVec<Seat, 4> = drawing.again.iter().take(4).collect();
        drawing.drawn = drawing.drawn.map(|before| before << 4);
        for (person, card) in who.into_iter().zip(cards) {
            drawing.drawn[person] |= self.draw_worth(*card);
            drawing.cards[person] = Some(*card);
        }
        drawing.rounds += 1;
        drawing.again = self.drawn(drawing).again;
    }

    /// How the draw stands: only ties that matter, for the lowest card or between the second and the third, are drawn again.
    pub fn drawn(&self, drawing: &Drawing) -> Drawn {
        let mut order = [0, 1, 2, 3].map(Seat);
        order.sort_by_key(|person| (drawing.drawn[*person], person.0));
        let worth = |place: usize| drawing.drawn[order[place]];
        let settled = drawing.rounds >= ROUNDS;
        let (lowest_open, sides_open) = (worth(0) == worth(1) && !settled, worth(1) == worth(2) && !settled);
        let tied = |open: bool, with: u64| Seat::all(FOUR).filter(move |person| open && drawing.drawn[*person] == with);
        let sorted = |a: Seat, b: Seat| if a < b { [a, b] } else { [b, a] };
        Drawn {
            again: tied(lowest_open, worth(0)).chain(tied(sides_open, worth(1))).collect(),
            dealer: (!lowest_open).then_some(order[0]),
            sides: (!sides_open).then(|| [sorted(order[0], order[1]), sorted(order[2], order[3])]),
        }
    }
}
