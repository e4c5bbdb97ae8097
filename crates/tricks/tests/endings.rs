//! The open-hand solver against trying everything, on small endings of several games.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use spadille_core::{Card, CardSet, Rank, Seat, SeatSet, Suit};
use spadille_tricks::solver::Memory;
use spadille_tricks::{Duty, Ending, Follow, Free, Order, Points, Worth, shuffle};
use std::collections::HashMap;

/// A kind of game that endings are drawn from.
struct Kind<'a> {
    orders: &'a [Order],
    follow: Follow,
    pack: Vec<Card>,
    seats: u8,
    longest: u8,
    worth: Option<Points<'a>>,
    misere: bool,
    /// All is over with the first trick of the side.
    none: bool,
    /// The others hold a card more than the side.
    spare: bool,
    endings: u32,
    /// Bit sets of seats that may be a side.
    sides: &'a [u8],
}

const HIGH_TO_LOW: [Rank; 13] = [
    Rank::Ace,
    Rank::King,
    Rank::Queen,
    Rank::Jack,
    Rank::Ten,
    Rank::Nine,
    Rank::Eight,
    Rank::Seven,
    Rank::Six,
    Rank::Five,
    Rank::Four,
    Rank::Three,
    Rank::Two,
];

fn rows(ranks: &[Rank]) -> Vec<Vec<Card>> {
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
    suits.iter().map(|suit| ranks.iter().map(|rank| Card::new(*rank, *suit)).collect()).collect()
}

fn order(rows: &[Vec<Card>], trump: Option<usize>) -> Order {
    Order::new(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), trump)
}

/// Each suit trump in turn, and none.
fn orders(rows: &[Vec<Card>]) -> Vec<Order> {
    [None, Some(0), Some(1), Some(2), Some(3)].map(|trump| order(rows, trump)).into()
}

/// Spades with three matadors: a lower trump led does not call them out.
fn matadors(rows: &[Vec<Card>]) -> Order {
    let trumps = rows[0].clone();
    let order = order(rows, Some(0));
    let order = order.exempting(trumps[1], CardSet::one(trumps[0]));
    let order = order.exempting(trumps[2], trumps[..2].iter().copied().collect());
    trumps[3..].iter().fold(order, |order, led| order.exempting(*led, trumps[..3].iter().copied().collect()))
}

/// By trying everything what a side makes; positions between tricks are remembered as they are.
struct ByHand<'a> {
    order: &'a Order,
    follow: Follow,
    worth: Option<Points<'a>>,
    side: SeatSet,
    misere: bool,
    none: bool,
    seats: u8,
    left: u8,
    seen: HashMap<(Vec<CardSet>, u8), i32>,
}

impl ByHand<'_> {
    fn value(&mut self, hands: &mut Vec<CardSet>, leader: Seat, lies: &mut Vec<Card>) -> i32 {
        let seat = leader.after(lies.len() as u8, self.seats);
        if lies.is_empty() {
            if self.left == 0 {
                return 0;
            }
            if let Some(known) = self.seen.get(&(hands.clone(), leader.0)) {
                return *known;
            }
        }
        let legal = self.follow.legal(self.order, hands[seat.index()], lies, self.seats);
        let values: Vec<i32> = legal.iter().map(|card| self.after(hands, leader, lies, card)).collect();
        let most = self.side.contains(seat) != self.misere;
        let value = if most { values.iter().max() } else { values.iter().min() }.copied().unwrap_or(0);
        if lies.is_empty() {
            self.seen.insert((hands.clone(), leader.0), value);
        }
        value
    }

    fn after(&mut self, hands: &mut Vec<CardSet>, leader: Seat, lies: &mut Vec<Card>, card: Card) -> i32 {
        let seat = leader.after(lies.len() as u8, self.seats);
        hands[seat.index()].remove(card);
        lies.push(card);
        let value = if lies.len() == usize::from(self.seats) {
            let winner = leader.after(self.order.winner(lies) as u8, self.seats);
            let worth = counted(self.worth, lies, self.left == 1);
            let made = if self.side.contains(winner) { worth } else { 0 };
            self.left -= 1;
            let later = if self.none && made > 0 { 0 } else { self.value(hands, winner, &mut Vec::new()) };
            self.left += 1;
            made + later
        } else {
            self.value(hands, leader, lies)
        };
        lies.pop();
        hands[seat.index()].insert(card);
        value
    }
}

/// What a trick counts.
fn counted(points: Option<Points<'_>>, lies: &[Card], last: bool) -> i32 {
    points.map_or(1, |points| {
        let cards = points.worth.of(lies.iter().copied().collect()) as i32;
        cards + i32::from(points.trick) + if last { i32::from(points.last) } else { 0 }
    })
}

/// Draws endings of a kind, some with cards on the table, and compares value, cards and line, as all solvers tell them.
fn compare(kind: &Kind<'_>, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut memory = Memory::default();
    let mut pack = kind.pack.clone();
    for n in 0..kind.endings {
        let order = &kind.orders[rng.random_range(0..kind.orders.len())];
        let cards = usize::from(rng.random_range(1..=kind.longest));
        // Half the time of few cards, so that hands are rich in high ones and voids.
        let narrow = pack.len().min(cards * usize::from(kind.seats) + 2);
        shuffle(&mut pack, &mut rng);
        let mut from = pack.clone();
        if n % 2 == 0 {
            from.sort_by_key(|card| std::cmp::Reverse(order.height(*card)));
            from.truncate(narrow);
            shuffle(&mut from, &mut rng);
        }
        let mut hands: Vec<CardSet> =
            from.chunks(cards).take(kind.seats.into()).map(|hand| hand.iter().copied().collect()).collect();
        let side: SeatSet = {
            let bits = kind.sides[rng.random_range(0..kind.sides.len())];
            Seat::all(kind.seats).filter(|seat| bits >> seat.0 & 1 == 1).collect()
        };
        let leader = Seat(rng.random_range(0..kind.seats));
        let mut lies = Vec::new();
        // Whoever shuns tricks has laid a card aside; the others keep one to the end.
        if kind.spare && cards > 1 {
            side.iter().for_each(|seat| hands[seat.index()] = hands[seat.index()].iter().skip(1).collect());
        }
        let left = hands.iter().map(|hand| hand.len()).min().unwrap_or(0);
        for _ in 0..rng.random_range(0..kind.seats) {
            let seat = leader.after(lies.len() as u8, kind.seats);
            let legal = kind.follow.legal(order, hands[seat.index()], &lies, kind.seats);
            let card = legal.nth(rng.random_range(0..legal.len())).unwrap();
            hands[seat.index()].remove(card);
            lies.push(card);
        }
        let mut ending = Ending::new(order, &hands, leader, side)
            .after(&lies)
            .among(SeatSet::all(kind.seats))
            .following(kind.follow);
        ending = kind.worth.map_or(ending.clone(), |points| ending.counted(points));
        ending = match (kind.none, kind.misere) {
            (true, _) => ending.none(),
            (false, true) => ending.misere(),
            (false, false) => ending,
        };
        assert_eq!(ending.left(), left);
        let mut by_hand = ByHand {
            order,
            follow: kind.follow,
            worth: kind.worth,
            side,
            misere: kind.misere || kind.none,
            none: kind.none,
            seats: kind.seats,
            left,
            seen: HashMap::new(),
        };
        let value = by_hand.value(&mut hands, leader, &mut lies);
        let told = || format!("{hands:?} {leader:?} leads {lies:?}, side {side:?}, trumps {}", order.trumps());
        let seat = ending.turn();
        for ending in [ending.clone().with_tables(), ending] {
            assert_eq!(ending.value(&mut memory), value, "{}", told());
            let line = ending.line(&mut memory);
            for (card, worth) in ending.cards(&mut memory) {
                let right = by_hand.after(&mut hands.clone(), leader, &mut lies.clone(), card);
                assert_eq!(worth, right, "{card} by {seat:?}: {}", told());
            }
            let made = follow_line(kind, order, &hands, (leader, &lies), side, left, &line);
            assert_eq!(made, value, "{line:?}: {}", told());
        }
    }
}

/// What a side makes when a line is played to its end.
fn follow_line(
    kind: &Kind<'_>,
    order: &Order,
    hands: &[CardSet],
    (mut leader, lies): (Seat, &[Card]),
    side: SeatSet,
    mut left: u8,
    line: &[(Seat, Card)],
) -> i32 {
    let (mut lies, mut hands, mut made) = (lies.to_vec(), hands.to_vec(), 0);
    for (seat, card) in line {
        assert_eq!(*seat, leader.after(lies.len() as u8, kind.seats));
        assert!(kind.follow.legal(order, hands[seat.index()], &lies, kind.seats).contains(*card));
        hands[seat.index()].remove(*card);
        lies.push(*card);
        if lies.len() == usize::from(kind.seats) {
            leader = leader.after(order.winner(&lies) as u8, kind.seats);
            let worth = counted(kind.worth, &lies, left == 1);
            left -= 1;
            made += if side.contains(leader) { worth } else { 0 };
            lies.clear();
        }
    }
    let over = left == 0 || kind.none && made > 0;
    assert!(over && lies.is_empty(), "the line is not played out");
    made
}

fn plain<'a>(orders: &'a [Order], rows: &[Vec<Card>]) -> Kind<'a> {
    Kind {
        orders,
        follow: Follow::SUIT,
        pack: rows.concat(),
        seats: 4,
        longest: 4,
        worth: None,
        misere: false,
        none: false,
        spare: false,
        endings: 2_000,
        sides: &[0b0101, 0b1010],
    }
}

#[test]
fn whist() {
    let rows = rows(&HIGH_TO_LOW);
    let orders = orders(&rows);
    compare(&plain(&orders, &rows), 1);
    compare(&Kind { longest: 6, endings: 150, ..plain(&orders, &rows) }, 2);
}

#[test]
fn boston_alone_and_with_any_partner() {
    let rows = rows(&HIGH_TO_LOW);
    let orders = orders(&rows);
    compare(&Kind { sides: &[0b0001, 0b0011, 0b1001, 0b0111], ..plain(&orders, &rows) }, 3);
}

#[test]
fn misere_of_one_or_two() {
    let rows = rows(&HIGH_TO_LOW);
    let orders = orders(&rows);
    compare(&Kind { misere: true, sides: &[0b0001, 0b0100, 0b0101], ..plain(&orders, &rows) }, 4);
}

#[test]
fn no_trick_at_all() {
    let rows = rows(&HIGH_TO_LOW);
    let orders = orders(&rows);
    let none = Kind { none: true, sides: &[0b0001, 0b0100, 0b1000], ..plain(&orders, &rows) };
    compare(&none, 22);
    compare(&Kind { longest: 6, endings: 100, spare: true, ..none }, 23);
    let none = Kind { none: true, sides: &[0b001, 0b010, 0b101], seats: 3, ..plain(&orders, &rows) };
    compare(&Kind { endings: 1_000, longest: 5, ..none }, 24);
}

/// Cards that are not played: of those who shun tricks, and where more than suits and tricks is to be looked at.
#[test]
fn hands_of_different_lengths() {
    let rows = rows(&HIGH_TO_LOW[..10]);
    let orders = orders(&rows);
    let spare = Kind { spare: true, seats: 3, sides: &[0b001, 0b010], endings: 500, ..plain(&orders, &rows) };
    compare(&Kind { misere: true, ..spare }, 25);
    let spare = Kind { spare: true, seats: 3, sides: &[0b001, 0b010], endings: 500, ..plain(&orders, &rows) };
    compare(&spare, 26);
    let order = [matadors(&rows)];
    compare(&Kind { none: true, orders: &order, ..spare }, 27);
}

#[test]
fn three_hands_and_two() {
    let rows = rows(&HIGH_TO_LOW);
    let orders = orders(&rows);
    compare(&Kind { seats: 3, sides: &[0b001, 0b010, 0b101], ..plain(&orders, &rows) }, 5);
    compare(&Kind { seats: 2, longest: 5, sides: &[0b01, 0b10], ..plain(&orders, &rows) }, 6);
}

#[test]
fn ombre_with_its_matadors() {
    let rows = rows(&HIGH_TO_LOW[..10]);
    let orders = [matadors(&rows)];
    let ombre = Kind { seats: 3, sides: &[0b001, 0b010, 0b100], endings: 1_500, ..plain(&orders, &rows) };
    compare(&ombre, 7);
    compare(&Kind { misere: true, endings: 500, ..ombre }, 8);
    compare(&Kind { sides: &[0b0001, 0b0110], endings: 500, longest: 3, ..plain(&orders, &rows) }, 9);
}

#[test]
fn five_hands() {
    let rows = rows(&HIGH_TO_LOW[..10]);
    let orders = orders(&rows);
    compare(&Kind { seats: 5, longest: 3, sides: &[0b00101, 0b10001], endings: 500, ..plain(&orders, &rows) }, 10);
}

#[test]
fn points_and_duties() {
    let ranks = [Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine, Rank::Eight, Rank::Seven];
    let rows = rows(&ranks);
    let orders = orders(&rows);
    let worth =
        Worth::of_ranks(&[(Rank::Ace, 11), (Rank::Ten, 10), (Rank::King, 4), (Rank::Queen, 3), (Rank::Jack, 2)]);
    let points = Kind { seats: 3, worth: Some(Points::of(&worth)), sides: &[0b001, 0b110], ..plain(&orders, &rows) };
    compare(&Kind { endings: 1_500, ..points }, 11);
    let points = Kind { seats: 3, worth: Some(Points::of(&worth)), sides: &[0b001, 0b110], ..plain(&orders, &rows) };
    compare(&Kind { misere: true, endings: 500, ..points }, 12);
    let strict = Follow { ruff: true, head: Duty::Everybody, free: Free::NONE };
    compare(&Kind { follow: strict, endings: 1_000, longest: 3, ..plain(&orders, &rows) }, 13);
}

#[test]
fn only_the_last_must_take() {
    let rows = rows(&HIGH_TO_LOW[..10]);
    let orders = orders(&rows);
    let last = Follow { head: Duty::Last, ..Follow::SUIT };
    compare(&Kind { follow: last, endings: 1_000, longest: 3, ..plain(&orders, &rows) }, 14);
    let alone = Kind { follow: last, seats: 3, sides: &[0b001, 0b010], endings: 500, ..plain(&orders, &rows) };
    compare(&alone, 15);
}

#[test]
fn packets_and_the_last_trick_count() {
    let rows = rows(&HIGH_TO_LOW[..10]);
    let orders = orders(&rows);
    let worth = Worth::of_ranks(&[(Rank::Ace, 3), (Rank::King, 1), (Rank::Queen, 1), (Rank::Jack, 1)]);
    let points = Points { trick: 1, last: 3, parts: 3, ..Points::of(&worth) };
    compare(&Kind { worth: Some(points), endings: 700, longest: 3, ..plain(&orders, &rows) }, 16);
    let alone = [0b001, 0b010, 0b100];
    compare(&Kind { worth: Some(points), seats: 3, sides: &alone, endings: 700, ..plain(&orders, &rows) }, 17);
    compare(
        &Kind { worth: Some(points), misere: true, seats: 3, sides: &alone, endings: 300, ..plain(&orders, &rows) },
        18,
    );
}

#[test]
fn seven_hands_and_six_suits() {
    let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs, Suit::Flowers, Suit::Moons];
    let row = |suit: &Suit| HIGH_TO_LOW[..10].iter().map(|rank| Card::new(*rank, *suit)).collect::<Vec<_>>();
    let rows: Vec<Vec<Card>> = suits.iter().map(row).collect();
    let orders = [order(&rows, Some(4)), order(&rows, None)];
    let follow = Follow { head: Duty::Last, ..Follow::SUIT };
    compare(
        &Kind { follow, seats: 7, longest: 2, sides: &[0b1, 0b1000000], endings: 300, ..plain(&orders, &rows) },
        19,
    );
}

#[test]
fn of_two_equal_cards_the_first_wins() {
    let mut rows = rows(&HIGH_TO_LOW[..6]);
    let twins: Vec<Card> = rows.pop().unwrap_or_default();
    // The clubs are second copies of the hearts.
    let order = (0..6).fold(order(&rows, Some(0)), |order, i| order.with_twin(twins[i], rows[1][i]));
    let worth = Worth::of_ranks(&[(Rank::Ace, 4), (Rank::King, 3), (Rank::Queen, 2)]);
    let orders = [order];
    rows.push(twins);
    let kind = Kind { worth: Some(Points::of(&worth)), endings: 700, longest: 3, ..plain(&orders, &rows) };
    compare(&kind, 20);
    compare(&Kind { worth: None, seats: 3, sides: &[0b001, 0b110], ..kind }, 21);
}
