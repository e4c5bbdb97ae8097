//! What the book advises at Préférence, as functions of what a player sees.
//!
//! A hand is counted suit by suit: how many tricks it should make with each suit as trumps. From that follow what to call, what to
//! lay away, which trumps to name, and whether to go along. The book says nothing about the play of the cards; there the player
//! of good sense plays, each for himself.

use super::auction::Contract;
use super::cards::{PACK, RANKS};
use super::moves::{Move, Name};
use super::rules::Preference;
use super::state::Phase;
use super::view::View;
use arrayvec::ArrayVec;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, CardSet, Seat, Suit, text};
use spadille_tricks::{Sensible, Sight};

/// How many tricks a hand must promise: with the talon to come, and without it. Found by playing many deals out.
const DRIVE: f64 = 4.4;
const SOLO: f64 = 5.8;
/// What a helper must promise himself.
const ALONG: f64 = 1.45;

/// The tricks that cards of a suit make when it is led again and again, the highest first.
fn rounds(held: CardSet, out: CardSet, suit: Suit) -> f64 {
    let of = |cards: CardSet| -> ArrayVec<u8, 8> {
        let ranks = RANKS.iter().enumerate();
        ranks.filter(|(_, rank)| cards.contains(Card::new(**rank, suit))).map(|(place, _)| place as u8).collect()
    };
    let (mut mine, mut theirs) = (of(held), of(out));
    let mut made = 0.0;
    while let Some(top) = mine.first().copied() {
        if theirs.first().is_none_or(|other| top < *other) {
            mine.remove(0);
            made += 1.0;
            theirs.truncate(theirs.len().saturating_sub(2));
        } else {
            mine.pop();
            theirs.remove(0);
            theirs.pop();
        }
    }
    made
}

/// How many tricks a hand should make with a suit as trumps.
pub fn promise(hand: CardSet, trump: Suit) -> f64 {
    let sides = Suit::ALL.into_iter().filter(|suit| *suit != trump);
    let side: f64 = sides.map(|suit| side_tricks(hand.of_suit(suit), suit)).sum();
    let held = hand.of_suit(trump);
    let trumps = rounds(held, PACK.of_suit(trump).minus(held), trump);
    // A long trump suit also ruffs.
    let voids = Suit::ALL.into_iter().filter(|suit| *suit != trump && hand.of_suit(*suit).is_empty()).count();
    let ruffs = if held.len() >= 4 { 0.3 * voids as f64 } else { 0.0 };
    trumps + side + ruffs
}

/// The tricks that a side suit should make: its tops, and its guarded cards now and then.
fn side_tricks(held: CardSet, suit: Suit) -> f64 {
    let has = |place: usize| held.contains(Card::new(RANKS[place], suit));
    let len = held.len();
    match (has(0), has(1), has(2)) {
        (true, true, true) => 2.6,
        (true, true, false) => 1.8,
        (true, false, true) => 1.45,
        (true, false, false) => 0.95,
        (false, true, true) if len >= 2 => 1.1,
        (false, true, _) if len >= 2 => 0.55,
        (false, false, true) if len >= 3 => 0.25,
        _ => 0.0,
    }
}

/// What a helper should make against a trump suit.
pub fn helper_promise(hand: CardSet, trump: Suit) -> f64 {
    let sides = Suit::ALL.into_iter().filter(|suit| *suit != trump);
    let side: f64 = sides.map(|suit| 0.85 * side_tricks(hand.of_suit(suit), suit)).sum();
    let held = hand.of_suit(trump);
    let has = |place: usize| held.contains(Card::new(RANKS[place], trump));
    let len = f64::from(held.len());
    let tops = match (has(0), has(1), has(2)) {
        (true, true, _) => 2.0,
        (true, _, true) if len >= 2.0 => 1.7,
        (true, ..) => 1.0,
        (_, true, true) => 1.2,
        (_, true, _) if len >= 2.0 => 0.8,
        (_, _, true) if len >= 3.0 => 0.6,
        _ => 0.0,
    };
    side + tops + 0.25 * (len - 2.0).max(0.0)
}

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(game: &Preference, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let deal = &v.public.deal;
    let said = match deal.phase {
        Phase::Auction => {
            let auction = &deal.auction;
            let standing = auction.standing().map(|(_, contract)| contract);
            let first = !auction.spoken.contains(seat);
            Some(call(game, v.own(), standing, first, auction.is_overbid()))
        }
        Phase::Discard => discard(game, deal.contract?.number, v.own()),
        Phase::Trump => Some(trump(game, deal.contract?.number, v.own())),
        Phase::Helpers => Some(go(v.own(), deal.trump?)),
        Phase::Play => card(game, v, seat),
        Phase::FirstDealer | Phase::Deal | Phase::Over => None,
    };
    said.map(Advice::from)
}

/// The highest number up to which a hand is good for a drive.
fn highest_drive(game: &Preference, hand: CardSet) -> Option<u8> {
    (1..=4).rev().find(|number| promise(hand, game.suit(*number)) >= DRIVE)
}

/// What to call.
pub fn call(game: &Preference, hand: CardSet, standing: Option<Contract>, first: bool, elder: bool) -> Advised<Move> {
    let over_solo = standing.filter(|contract| contract.solo).map(|contract| contract.number);
    if first {
        let solos = (over_solo.unwrap_or(0) + 1..=4).filter(|number| promise(hand, game.suit(*number)) >= SOLO);
        let best = solos.max_by(|a, b| {
            let worth = |number: &u8| promise(hand, game.suit(*number)) + 0.1 * f64::from(*number);
            worth(a).total_cmp(&worth(b))
        });
        if let Some(number) = best {
            return Advised::by("advice-solo", Move::Solo(Name(number)), text!("preference-why-solo"));
        }
    }
    let pass = Advised::by("advice-pass", Move::Pass, text!("preference-why-pass"));
    let Some(highest) = highest_drive(game, hand).filter(|_| over_solo.is_none()) else { return pass };
    match standing.map(|contract| contract.number) {
        None if highest > 1 => Advised::by("advice-start-low", Move::Bid(Name(1)), text!("preference-why-low")),
        None => Advised::by("advice-open", Move::Bid(Name(1)), text!("preference-why-open")),
        Some(number) if elder && !first && number <= highest => {
            Advised::by("advice-open", Move::Hold, text!("preference-why-hold"))
        }
        Some(number) if (first || !elder) && number < highest => {
            Advised::by("advice-drive", Move::Bid(Name(number + 1)), text!("preference-why-drive"))
        }
        Some(_) => pass,
    }
}

/// What a game with some cards and trumps should bring.
fn worth(game: &Preference, ten: CardSet, trump: Suit) -> f64 {
    let tricks = promise(ten, trump);
    // What deals of such promise have brought for each counter of value.
    let net = if tricks < 5.7 { 5.3 * (tricks - 5.2) } else { 2.65 + 2.0 * (tricks - 5.7) };
    game.value(false, trump) as f64 * net + 0.01 * tricks
}

/// The trumps that promise most with ten cards.
fn best_trump(game: &Preference, least: u8, ten: CardSet) -> (f64, Suit) {
    let suits = (least..=4).map(|number| game.suit(number));
    let valued = suits.map(|suit| (worth(game, ten, suit), suit));
    valued.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((f64::MIN, game.suit(4)))
}

/// The two cards to lay away.
pub fn discard(game: &Preference, least: u8, twelve: CardSet) -> Option<Advised<Move>> {
    let cards: ArrayVec<Card, 12> = twelve.iter().take(12).collect();
    let pairs = cards
        .iter()
        .enumerate()
        .flat_map(|(i, first)| cards[i + 1..].iter().map(|second| CardSet::one(*first).with(*second)));
    let height = |laid: CardSet| -> usize {
        laid.iter().map(|card| RANKS.iter().rev().position(|rank| *rank == card.rank()).unwrap_or(0)).sum()
    };
    let valued = pairs.map(|laid| (best_trump(game, least, twelve.minus(laid)).0 - 0.02 * height(laid) as f64, laid));
    let best = valued.max_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, laid)| Advised::plainly(Move::Discard(laid), text!("preference-why-discard")))
}

/// The trumps to name.
pub fn trump(game: &Preference, least: u8, ten: CardSet) -> Advised<Move> {
    let (_, suit) = best_trump(game, least, ten);
    Advised::by("advice-start-low", Move::Trump(suit), text!("preference-why-trump", suit = suit))
}

/// Whether to go along.
pub fn go(hand: CardSet, trump: Suit) -> Advised<Move> {
    match helper_promise(hand, trump) >= ALONG {
        true => Advised::by("advice-go", Move::Go, text!("preference-why-go")),
        false => Advised::by("advice-stay", Move::Stay, text!("preference-why-stay")),
    }
}

/// The card to play: everybody for himself.
fn card(game: &Preference, v: &View, seat: Seat) -> Option<Advised<Move>> {
    let deal = &v.public.deal;
    let order = game.order(deal.trump?);
    let legal = game.legal(deal, v.own());
    let sight = Sight::new(order, &deal.tricks, seat, v.own(), PACK.minus(v.laid));
    let sensible = Sensible::new(&sight).drawing(deal.declarer == Some(seat));
    let (card, why) = sensible.card(legal)?;
    Some(Advised::plainly(Move::Play(card), why.text(card)))
}
