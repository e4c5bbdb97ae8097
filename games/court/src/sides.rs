//! Who plays with whom. One plays alone against one or two, or two against two; partners sit across from each other.

use spadille_core::Seat;

/// The side of a seat at a table of so many.
pub fn side_of(seat: Seat, seats: u8) -> u8 {
    match seats {
        3 => u8::from(seat.0 != 0),
        _ => seat.0 % 2,
    }
}

/// The players of a side: the first, and the second where there is one.
pub fn players(side: u8, seats: u8) -> (Seat, Option<Seat>) {
    match (seats, side) {
        (2, side) => (Seat(side.min(1)), None),
        (3, 0) => (Seat(0), None),
        (3, _) => (Seat(1), Some(Seat(2))),
        (_, side) => (Seat(side.min(1)), Some(Seat(side.min(1) + 2))),
    }
}

/// Whether a seat is the second player of its side.
pub fn is_second(seat: Seat, seats: u8) -> bool {
    players(side_of(seat, seats), seats).1 == Some(seat)
}
