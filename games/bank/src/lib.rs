//! Games against a bank: Pharo, Häufeln, Schnitt, Süßmilch, Landsknecht, Blüchern, Onze et demie and Vingt-et-un.
//!
//! What these games share stands first: [`amount`] (money in parts of a counter), [`bank`] (the sum a banker can lose, and who
//! is paid first), [`bend`] (the ladder from the plain card to Quarante-huit-leva), [`book`] (the ranks that are staked on),
//! [`layout`] (counters laid on them) and [`odds`] (exact fractions and the chances of a drawn pair). [`habit`] says how much players lay. For the games beside Pharo
//! also [`pack`] (which cards), [`piles`] (a taille that a person deals), [`shares`] (what a stake costs that is about to be laid), [`wager`] (sums that are named), [`said`] (cards and sums in words) and [`cases`] (worked cases
//! played step by step).

pub mod amount;
pub mod bank;
pub mod book;
pub mod cases;
pub mod habit;
pub mod haufeln;
pub mod landsknecht;
pub mod layout;
pub mod pack;
pub mod pharo;
pub mod piles;
pub mod said;
pub mod schnitt;
pub mod shares;
pub mod sussmilch;
pub mod vingt_et_un;
pub mod wager;

pub use spadille_odds::bend;
pub use spadille_odds::fraction as odds;
