//! What bots are called.

/// Names of the books' own time, so that one sits with company and not with "Bot 3".
pub const NAMES: [&str; 12] = [
    "Anna",
    "Bernhard",
    "Clara",
    "Dorothea",
    "Emil",
    "Friederike",
    "Georg",
    "Henriette",
    "Julius",
    "Karoline",
    "Ludwig",
    "Wilhelmine",
];
