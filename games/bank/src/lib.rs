//! Games against a bank: Pharo, and in time Schnitt, Süßmilch, Landsknecht, Vingt et un and the others.
//!
//! What these games share stands first: [`amount`] (money in parts of a counter), [`bank`] (the sum a banker can lose, and who
//! is paid first), [`bend`] (the ladder from the plain card to Quarante-huit-leva), [`book`] (the ranks that are staked on),
//! [`layout`] (counters laid on them) and [`odds`] (exact fractions and the chances of a drawn pair).

pub mod amount;
pub mod bank;
pub mod bend;
pub mod book;
pub mod layout;
pub mod odds;
pub mod pharo;
