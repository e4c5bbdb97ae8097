//! The twenty-six performances, each a function that goes through its steps.

mod counting;
mod keys;
pub mod kinds;
mod one_ahead;
mod piles;
pub mod told;

use super::show::{Course, Done, Show};
use spadille_core::Scribe;

impl<S: Scribe> Show<'_, S> {
    /// Goes through the trick of a number as far as the log reaches.
    pub fn perform(&mut self, number: u8) -> Course {
        match number {
            1 => self.forehead(),
            2 => self.mutus(),
            3 => self.key_card(),
            4 => self.number_wished(),
            5 => self.handkerchief(),
            6 => self.walking_card(),
            7 => self.three_alike(),
            8 => self.trimmed_pack(),
            9 => self.four_alike(),
            10 => self.three_piles(),
            11 => self.foot_signal(),
            12 => self.changing_card(),
            13 => self.tops(),
            14 => self.tucking(),
            15 => self.card_into_ace(),
            16 => self.pin_pricks(),
            17 => self.six_piles(),
            18 => self.twelve_cards(),
            19 => self.odd_and_even(),
            20 => self.row_count(),
            21 => self.storm(),
            22 => self.sixteen_cards(),
            23 => self.pocket(),
            24 => self.touched_card(),
            25 => self.counted_cover(),
            26 => self.place_n(),
            _ => Ok(Done::TOLD),
        }
    }
}
