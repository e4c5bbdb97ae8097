//! Games against a bank: Pharo, and in time Schnitt, Süßmilch, Landsknecht, Vingt et un and the others.
//!
//! What these games share stands first: [`amount`] (money in parts of a counter), [`bend`] (the ladder from the plain
//! card to Quarante-huit-leva), [`cap`] (`none` or a number), [`layout`] (stakes on the places of a layout) and [`odds`]
//! (exact fractions and the chances of a drawn pair).

pub mod amount;
pub mod bend;
pub mod cap;
pub mod layout;
pub mod odds;
pub mod pharo;
