//! What a hand will count, and what to bid on it.

use crate::tarock::cards::{MOND, SKUES, Size, TAROCKS};
use crate::tarock::moves::{Act, Game};
use crate::tarock::rules::Rules;
use crate::tarock::terms::Form;
use crate::tarock::view::View;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Seat, text};

/// What a hand will probably count for whoever plays it alone, without any help, in tenths of a point.
pub fn estimate(rules: &Rules, hand: CardSet) -> i32 {
    let pack = &rules.pack;
    let count = |cards: CardSet| i32::from(hand.both(cards).len());
    let tarocks = count(pack.suits[TAROCKS]);
    let high: CardSet = (17..=21).map(Card::taroks).collect();
    let (highs, kings) = (count(high), count(pack.kings));
    let queens = Suits::guarded(rules, hand);
    let voids = (0..TAROCKS).filter(|place| hand.both(pack.suits[*place]).is_empty()).count() as i32;
    let skues = i32::from(hand.contains(SKUES));
    match rules.terms.form {
        Form::Zapp => 30 + 24 * tarocks + 16 * (highs + skues) + 25 * kings + 10 * queens + 15 * voids,
        Form::Quadrille => 80 + 34 * tarocks + 20 * highs + 30 * kings + 12 * queens + 10 * voids + 20 * skues,
        _ => 30 + 20 * tarocks + 15 * highs + 22 * kings + 10 * queens + 15 * voids + 30 * skues,
    }
}

/// Counting helpers.
struct Suits;

impl Suits {
    /// Queens that are guarded, or whose king one has.
    fn guarded(rules: &Rules, hand: CardSet) -> i32 {
        let pack = &rules.pack;
        let guarded = |place: usize| {
            let cards = hand.both(pack.suits[place]);
            let figures = cards.both(pack.counting).minus(pack.kings);
            !figures.is_empty() && (cards.len() >= 3 || !cards.both(pack.kings).is_empty())
        };
        (0..TAROCKS).filter(|place| guarded(*place)).count() as i32
    }
}

/// What a game wants of the estimate, in tenths: to be bid at all, and to be preferred to lower ones. Read off some
/// two thousand deals a game in which the book played for all: about where a game begins to pay, and to pay more than the one below. Not
/// measured, for want of such hands: the solo after Quadrille, and that of Tarok-Zapp, which is kept above the hands of the worked cases.
pub fn wanted(rules: &Rules, game: Game) -> (i32, i32) {
    let small = if rules.terms.size == Size::Small { 25 } else { 0 };
    match (rules.terms.form, game) {
        (Form::Zapp, Game::Play) => (310 - small, 310 - small),
        (Form::Zapp, Game::FromBelow) => (330 - small, 330 - small),
        (Form::Zapp, Game::Three) => (350 - small, 350 - small),
        (Form::Zapp, Game::Four) => (370 - small, 370 - small),
        (Form::Zapp, _) => (460 - small, 460 - small),
        (Form::Quadrille, Game::Frage) => (340, 340),
        (Form::Quadrille, Game::Mediateur) => (445, 480),
        (Form::Quadrille, _) => (550, 600),
        (Form::HombreNew, Game::AdUno) => (270, 270),
        (Form::HombreNew, Game::Solo) => (350, 375),
        (Form::HombreOld, Game::ADuo) => (280, 280),
        (Form::HombreOld, Game::AdUno) => (320, 375),
        (Form::HombreOld, Game::Solo) => (400, 430),
        _ => (i32::MAX, i32::MAX),
    }
}

/// What to say in the auction.
pub fn call(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Act>> {
    let deal = &v.public.deal;
    if deal.blind && seat == deal.ring.first() {
        return Some(Advised::plainly(Act::Look, text!("tarock-why-look")));
    }
    let may = |act: Act| rules.may_say(&deal.auction, &deal.ring, act) && rules.may_ask_with(act, v.own());
    Some(say(rules, v.own(), deal.auction.rounds.standing.map(|(_, game)| game), may))
}

/// What to say on a hand, of what may be said.
pub fn say(rules: &Rules, hand: CardSet, standing: Option<Game>, may: impl Fn(Act) -> bool) -> Advised<Act> {
    let worth = estimate(rules, hand);
    let able = |game: Game| worth >= wanted(rules, game).0;
    let prefers = |game: Game| worth >= wanted(rules, game).1;
    let pass = [Act::Pass, Act::On, Act::Good].into_iter().find(|act| may(*act)).unwrap_or(Act::Pass);
    let keeps = [Act::Keep, Act::Myself].into_iter().find(|act| may(*act));
    if let (Some(keep), Some(game)) = (keeps, standing) {
        return match (able(game), rules.terms.form) {
            (true, Form::Zapp) => Advised::by("drive-by-risk", keep, text!("tarock-why-keep")),
            (false, Form::Zapp) => Advised::by("drive-by-risk", pass, text!("tarock-why-pass")),
            (true, _) => Advised::by("lh-keep", keep, text!("tarock-why-keep")),
            (false, _) => Advised::by("lh-keep", pass, text!("tarock-why-pass")),
        };
    }
    // The dearest game that pays more than those below it; else the lowest that pays at all.
    let open = |game: &Game| may(Act::Bid(*game));
    let preferred = rules.ladder().iter().rev().copied().filter(open).find(|game| prefers(*game));
    let lowest = || rules.ladder().iter().copied().find(open).filter(|game| able(*game));
    let Some(game) = preferred.or_else(lowest) else {
        return match rules.terms.form {
            Form::Zapp if standing.is_none() => Advised::by("no-bid", pass, text!("tarock-why-pass")),
            Form::Quadrille => Advised::by("quadrille-pass", pass, text!("tarock-why-pass")),
            _ => Advised::plainly(pass, text!("tarock-why-pass")),
        };
    };
    let act = Act::Bid(game);
    match (rules.terms.form, game) {
        (Form::Zapp, Game::Solo) => Advised::by("solo-sure", act, text!("tarock-why-bid")),
        (Form::Zapp, Game::Play) => Advised::by("bid", act, text!("tarock-why-bid")),
        (Form::Zapp, _) => Advised::by("drive-by-risk", act, text!("tarock-why-bid")),
        (Form::Quadrille, Game::Frage) => Advised::by("quadrille-frage", act, text!("tarock-why-bid")),
        (Form::Quadrille, Game::Mediateur) => Advised::by("quadrille-mediateur", act, text!("tarock-why-bid")),
        (Form::Quadrille, _) => Advised::by("quadrille-solo", act, text!("tarock-why-bid")),
        _ => Advised::plainly(act, text!("tarock-why-bid")),
    }
}

/// The card that helps a hand most, of some that others may have.
pub fn most_wanted(rules: &Rules, hand: CardSet, among: CardSet) -> Option<Card> {
    let pack = &rules.pack;
    let worth = |card: Card| {
        let suit = hand.both(pack.suit_of(card)).len();
        let own = i32::from(suit);
        if card == MOND {
            90
        } else if card == SKUES {
            80
        } else if pack.kings.contains(card) {
            60 + 3 * own + 8 * i32::from(hand.contains(queen_of(card)))
        } else if pack.is_tarock(card) {
            20 + i32::from(pack.height(card) - 64)
        } else {
            pack.value(card) + own
        }
    };
    among.iter().max_by_key(|card| worth(*card))
}

fn queen_of(king: Card) -> Card {
    Card::new(spadille_core::Rank::Queen, king.suit())
}
