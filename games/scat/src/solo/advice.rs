//! What a player of Solo does: what he can make, he calls; against Casco's declarer he also minds his fellow opponent.
//!
//! A hand is counted suit by suit: how many tricks it should make with each suit as trumps. The book advises on Casco and
//! Kaufsolo alone; everywhere else the player of good sense plays.

use super::cards::{RANKS, SPADILLE};
use super::contracts::{Class, Contract, Kind};
use super::moves::{Asked, Move, Named};
use super::options::Form;
use super::rules::Rules;
use super::settle::Outcome;
use super::state::{Phase, SEATS};
use super::view::View;
use arrayvec::ArrayVec;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, CardSet, Rank, Seat, SeatSet, Suit, text};
use spadille_tricks::{Sensible, Sides, Sight};

/// The tricks that cards of one row make when it is led again and again against so many others.
fn rounds(mine: CardSet, out: CardSet, order: &spadille_tricks::Order, others: usize) -> f64 {
    let sorted = |cards: CardSet| -> ArrayVec<u8, 16> {
        let mut heights: ArrayVec<u8, 16> = cards.iter().take(16).map(|card| order.height(card)).collect();
        heights.sort_unstable_by_key(|height| std::cmp::Reverse(*height));
        heights
    };
    let (mut mine, mut theirs) = (sorted(mine), sorted(out));
    let mut made = 0.0;
    while let Some(top) = mine.first().copied() {
        if theirs.first().is_none_or(|other| top > *other) {
            mine.remove(0);
            made += 1.0;
            theirs.truncate(theirs.len().saturating_sub(others));
        } else {
            mine.pop();
            theirs.remove(0);
            theirs.truncate(theirs.len().saturating_sub(others - 1));
        }
    }
    made
}

/// How many tricks a hand should make with a suit as trumps.
pub fn promise(rules: &Rules, hand: CardSet, trump: Suit) -> f64 {
    let order = rules.order(Some(trump));
    let trumps = order.trumps();
    let others = if rules.form == Form::Five { 3 } else { 2 };
    let held = hand.both(trumps);
    let own = rounds(held, trumps.minus(hand), order, others);
    let sides: f64 = super::cards::SUITS.iter().map(|suit| side(rules, hand.minus(trumps), trumps, *suit)).sum();
    let voids = rules.suits_of(Class::Plain, None).filter(|suit| hand.of_suit(*suit).minus(trumps).is_empty()).count();
    let ruffs = if held.len() >= 3 { 0.25 * (voids as f64 - 1.0).max(0.0) } else { 0.0 };
    // Side cards are ruffed where too few trumps can be drawn.
    let control = if trumps.len() <= 3 { 1.0 } else { (0.4 + 0.15 * f64::from(held.len())).min(1.0) };
    own + control * sides + ruffs
}

/// What a side suit should bring: its tops, and its guarded cards now and then.
fn side(rules: &Rules, plain: CardSet, trumps: CardSet, suit: Suit) -> f64 {
    let whole: ArrayVec<Card, 8> = RANKS
        .iter()
        .map(|rank| Card::new(*rank, suit))
        .filter(|c| rules.pack.contains(*c) && !trumps.contains(*c))
        .collect();
    let has = |place: usize| whole.get(place).is_some_and(|card| plain.contains(*card));
    let long = whole.len() >= 5;
    match (has(0), has(1), has(2)) {
        (true, true, _) => {
            if long {
                1.7
            } else {
                1.4
            }
        }
        (true, false, _) => {
            if long {
                0.9
            } else {
                0.7
            }
        }
        (false, true, _) if plain.of_suit(suit).len() >= 2 => 0.45,
        _ => 0.0,
    }
}

/// How many tricks a hand must promise before a game is called: found by playing many deals out.
fn wanted(rules: &Rules, kind: Kind) -> f64 {
    match (rules.form, kind, rules.seats) {
        (Form::Casco, ..) => 3.8,
        (Form::Kaufsolo, Kind::Frage, _) => 2.2,
        (Form::Kaufsolo, ..) => 2.8,
        (Form::Five, Kind::Frage, 5) => 3.1,
        (Form::Five, Kind::Frage, _) => 2.5,
        (Form::Five, Kind::Mediateur, 5) => 4.0,
        (Form::Five, Kind::Mediateur, _) => 4.4,
        (Form::Five, Kind::Forcee, 5) => 3.8,
        (Form::Five, Kind::Forcee, _) => 4.2,
        (Form::Five, _, 5) => 5.4,
        (Form::Five, ..) => 5.8,
        (Form::Thirty, Kind::Mediateur, _) => 4.2,
        // Mediateur is safer, and may be had for less.
        (Form::Thirty, ..) if rules.options.mediateur => 6.0,
        (Form::Thirty, ..) => 5.5,
        (Form::Stripped, ..) => 4.7,
        (Form::Spitzeln, ..) => 5.1,
    }
}

/// The best suit of a class, and what it promises.
fn best_suit(rules: &Rules, v: &View, class: Class) -> Option<(Suit, f64)> {
    let suits = rules.suits_of(class, v.public.favourite).map(|suit| (suit, promise(rules, v.own(), suit)));
    suits.max_by(|a, b| a.1.total_cmp(&b.1))
}

/// What a game promises beyond what it needs, at its price; nothing where the hand is not good for it.
fn gain(rules: &Rules, v: &View, contract: Contract) -> Option<f64> {
    let beyond = match contract.kind {
        Kind::Null | Kind::NullOuvert => null_is_safe(rules, v.own()).then_some(1.0)?,
        Kind::Grandissimo => grandissimo(rules, v.own()) - f64::from(rules.need),
        Kind::Forcee => {
            let best = rules.suits_of(Class::Plain, None).map(|suit| promise(rules, v.own(), suit));
            best.fold(0.0, f64::max) - wanted(rules, Kind::Forcee)
        }
        kind => best_suit(rules, v, contract.class)?.1 - wanted(rules, kind),
    };
    let times = match contract.class {
        Class::Plain => 1,
        Class::Favourite => 2,
        Class::Preference => 4,
    };
    let price = rules.game_price(contract, times).max(1) as f64 + 2.0;
    (beyond >= 0.0).then_some(price * (beyond + 0.3))
}

/// Whether every suit of a hand hangs together from below.
fn null_is_safe(rules: &Rules, hand: CardSet) -> bool {
    super::cards::SUITS.iter().all(|suit| {
        let whole = RANKS.iter().rev().map(|rank| Card::new(*rank, *suit)).filter(|card| rules.pack.contains(*card));
        let (mut held, mut missing) = (0, 0);
        whole.into_iter().all(|card| {
            if hand.contains(card) {
                held += 1;
                return missing < held;
            }
            missing += 1;
            true
        })
    })
}

/// What a hand should make when only the black Obers are trumps.
fn grandissimo(rules: &Rules, hand: CardSet) -> f64 {
    let order = rules.order(None);
    let obers = f64::from(hand.both(order.trumps()).len());
    let suits = super::cards::SUITS.iter().map(|suit| {
        let whole = rules.pack.of_suit(*suit).minus(order.trumps());
        rounds(hand.both(whole), whole.minus(hand), order, 2)
    });
    obers + suits.sum::<f64>()
}

/// What the book advises the viewer at `seat`; a sensible player's choice elsewhere.
pub fn advise(rules: &Rules, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let deal = &v.public.deal;
    let said = match deal.phase {
        Phase::Auction => Some(call(rules, v, seat)),
        Phase::Forward => Some(Advised::plainly(Move::Come, text!("solo-why-come"))),
        Phase::Trump | Phase::HelperTrump => trump(rules, v),
        Phase::Declare => declare(rules, v),
        Phase::Call => call_ace(rules, v),
        Phase::Give => give(rules, v),
        Phase::Buy => Some(buy(rules, v, seat)),
        Phase::Play => card(rules, v, seat),
        Phase::FirstDealer | Phase::Deal | Phase::Over => None,
    };
    said.map(Advice::from)
}

/// What to call: the game that promises most.
fn call(rules: &Rules, v: &View, seat: Seat) -> Advised<Move> {
    let moves = rules.moves_of(v, seat);
    let can = |m: &Move| spadille_core::Space::contains(&moves, m);
    let good = rules.rungs.iter().filter(|contract| can(&Move::Bid(**contract)));
    let valued = good.filter_map(|contract| gain(rules, v, *contract).map(|gain| (gain, *contract)));
    if let Some((_, contract)) = valued.max_by(|a, b| a.0.total_cmp(&b.0)) {
        let maxim = match (rules.form, contract.class) {
            (Form::Spitzeln, Class::Favourite) => Some("bells-side-cards"),
            (Form::Thirty, _) if contract.kind == Kind::Mediateur => Some("thirty-is-best"),
            _ => None,
        };
        let text = text!("solo-why-call", game = contract.text());
        return Advised { choice: Move::Bid(contract), maxim, text };
    }
    let standing = v.public.deal.auction.rounds.standing.map(|(_, contract)| contract);
    if can(&Move::Hold) && standing.is_some_and(|contract| gain(rules, v, contract).is_some()) {
        return Advised::plainly(Move::Hold, text!("solo-why-hold"));
    }
    if can(&Move::Pass) {
        return Advised::plainly(Move::Pass, text!("solo-why-pass"));
    }
    Advised::plainly(Move::Bid(Contract::plain(Kind::Forcee)), text!("solo-why-must"))
}

/// The trumps to name.
fn trump(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let best =
        rules.trumps(&v.public).max_by(|a, b| promise(rules, v.own(), *a).total_cmp(&promise(rules, v.own(), *b)))?;
    Some(Advised::plainly(Move::Trump(Named(best)), text!("solo-why-trump", suit = best)))
}

/// How much somebody wants an ace: most that of a suit of which he has small cards, and few.
fn ace_wish(hand: CardSet, ace: Suit) -> (bool, bool, u8) {
    let held = hand.of_suit(ace);
    let king = held.contains(Card::new(Rank::King, ace));
    (!held.is_empty(), king, 10 - held.len())
}

/// Trumps, and the ace of a suit that has need of it.
fn declare(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let hand = v.own();
    let best = rules
        .trumps(&v.public)
        .filter(|suit| !rules.aces(hand, Some(*suit)).is_empty())
        .max_by(|a, b| promise(rules, hand, *a).total_cmp(&promise(rules, hand, *b)))?;
    let mediateur = v.public.deal.contract.is_some_and(|contract| contract.kind == Kind::Mediateur);
    let trumps = rules.order(Some(best)).trumps();
    let plain = hand.minus(trumps);
    let wish = |card: &Card| {
        let own = mediateur && card.suit() == best;
        (own, ace_wish(plain, card.suit()))
    };
    let ace = rules.aces(hand, Some(best)).iter().max_by_key(wish)?;
    let asked = Asked { trump: best, ace: ace.suit() };
    Some(Advised::plainly(Move::Declare(asked), text!("solo-why-ace", card = ace)))
}

fn call_ace(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let hand = v.own();
    let ace = rules.callable(hand).iter().max_by_key(|card| ace_wish(hand, card.suit()))?;
    Some(Advised::plainly(Move::Call(ace), text!("solo-why-ace", card = ace)))
}

/// The card that is least use with the trumps named.
fn least(rules: &Rules, v: &View, keep: CardSet) -> Option<Card> {
    let order = rules.order_of(&v.public.deal);
    let hand = v.own();
    let worth = |card: &Card| {
        let master = card.rank() == Rank::Ace;
        let guarded = card.rank() == Rank::King && hand.of_suit(card.suit()).len() >= 2;
        (keep.contains(*card), order.trumps().contains(*card), master, guarded, order.height(*card))
    };
    hand.iter().min_by_key(worth)
}

fn give(rules: &Rules, v: &View) -> Option<Advised<Move>> {
    let asked: CardSet = v.public.deal.called.into_iter().collect();
    least(rules, v, asked).map(|card| Advised::plainly(Move::Give(card), text!("solo-why-give")))
}

/// Everything goes that trumps make useless: plain cards but aces, and kings with a guard.
fn buy(rules: &Rules, v: &View, seat: Seat) -> Advised<Move> {
    let (deal, hand) = (&v.public.deal, v.own());
    let order = rules.order_of(deal);
    let opponent = deal.declarer != Some(seat);
    let keeps = |card: &Card| {
        let king = opponent && card.rank() == Rank::King && hand.of_suit(card.suit()).len() >= 2;
        order.trumps().contains(*card) || card.rank() == Rank::Ace || king
    };
    let mut useless: ArrayVec<Card, 10> = hand.iter().filter(|card| !keeps(card)).collect();
    useless.sort_by_key(|card| order.height(*card));
    let out = useless.into_iter().take(deal.talon.into()).collect();
    Advised::by("kaufsolo-discard", Move::Discard(out), text!("solo-why-buy"))
}

/// Whom a player wishes to win the next trick.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The declarer.
    Declarer,
    /// The first opponent after him.
    First,
    /// The other.
    Second,
}

/// What a result is worth to an opponent: his own codille, a remise, the other's codille, and last the declarer's game.
pub(super) fn liking(rules: &Rules, tricks: [u8; 3], me: Wish) -> f64 {
    let (outcome, winners, _) = rules.apart(tricks[0], tricks[1], tricks[2]);
    let mine = usize::from(me == Wish::Second);
    match outcome {
        Outcome::Codille if winners[mine] => 3.0,
        Outcome::Remise => 2.0,
        Outcome::Codille => 1.0,
        Outcome::Won => 0.0,
    }
}

fn outlook(rules: &Rules, tricks: [u8; 3], left: u8, me: Wish) -> f64 {
    if left == 0 {
        return liking(rules, tricks, me);
    }
    let after = |winner: usize| {
        let mut tricks = tricks;
        tricks[winner] += 1;
        outlook(rules, tricks, left - 1, me)
    };
    (after(0) + after(1) + after(2)) / 3.0
}

/// Whom an opponent who keeps his tricks apart wishes to win the next trick.
pub fn wish(rules: &Rules, tricks: [u8; 3], left: u8, me: Wish) -> Advised<Wish> {
    let all = [Wish::Declarer, Wish::First, Wish::Second];
    // Himself first, where all is the same.
    let value = |who: &Wish| {
        let mut tricks = tricks;
        tricks[*who as usize] += 1;
        outlook(rules, tricks, left.saturating_sub(1).min(6), me) + if *who == me { 1e-6 } else { 0.0 }
    };
    let best = all.into_iter().max_by(|a, b| value(a).total_cmp(&value(b))).unwrap_or(me);
    match best {
        Wish::Declarer => Advised::by("advice-codille", best, text!("solo-why-declarer")),
        best if best == me => Advised::by("advice-codille-a", best, text!("solo-why-own")),
        best => Advised::plainly(best, text!("solo-why-other")),
    }
}

/// The sides as somebody should see them, with the maxim behind it.
fn sides(rules: &Rules, v: &View, seat: Seat) -> (Sides, Option<&'static str>) {
    let deal = &v.public.deal;
    let all = SeatSet::all(rules.seats);
    let Some(declarer) = deal.declarer else { return (Sides::default(), None) };
    let known = deal.known_side(seat, v.own());
    let open = deal.called.is_none() || deal.giver.is_some() || known.len() > 1;
    if !open {
        let others = Sides::hidden(declarer);
        return (if seat == declarer { others } else { others.knowing(seat, false) }, None);
    }
    if !rules.form.is_apart() || seat == declarer {
        return (Sides::of(all, known), None);
    }
    let mut opponents = rules.opponents(declarer, known);
    let (Some(a), Some(b)) = (opponents.next(), opponents.next()) else { return (Sides::of(all, known), None) };
    let won = &deal.tricks.won;
    let me = if seat == a { Wish::First } else { Wish::Second };
    let said = wish(rules, [won[declarer], won[a], won[b]], rules.hand - deal.tricks.count, me);
    match said.choice {
        Wish::Declarer => (Sides::of(all, [seat, declarer].into_iter().collect()), said.maxim),
        choice if choice == me => {
            let maxim = if won[a] >= won[declarer] || won[b] >= won[declarer] {
                "advice-prevent-codille"
            } else {
                "advice-codille-a"
            };
            (Sides::of(all, SeatSet::one(seat)), Some(maxim))
        }
        _ => (Sides::of(all, known), said.maxim),
    }
}

/// The card to play.
fn card(rules: &Rules, v: &View, seat: Seat) -> Option<Advised<Move>> {
    let (deal, hand) = (&v.public.deal, v.own());
    let order = rules.order_of(deal);
    let legal = rules.legal(deal, hand);
    let (sides, maxim) = sides(rules, v, seat);
    let sight = Sight::<SEATS>::new(order, &deal.tricks, seat, hand, rules.pack.minus(v.laid)).among(sides);
    if rules.may_stop(deal, seat, hand) && !hand.iter().all(|card| sight.is_sure(card)) {
        return Some(Advised::plainly(Move::Stop, text!("solo-why-stop")));
    }
    if deal.contract.is_some_and(|contract| contract.is_null()) {
        return null_card(deal.declarer == Some(seat), &sight, legal);
    }
    if let Some(card) = super::endgame::card(rules, v, seat) {
        return Some(Advised::by("advice-codille", Move::Play(card), text!("solo-why-reckoned")));
    }
    let draws = sides.is_one(seat) == Some(true) && deal.known_side(seat, hand).contains(seat);
    let spared = CardSet::one(SPADILLE);
    let (card, why) = Sensible::new(&sight).drawing(draws).sparing(spared).card(legal)?;
    Some(Advised { choice: Move::Play(card), maxim: maxim.filter(|_| !draws), text: why.text(card) })
}

/// In Null the declarer stays below, and the others too.
fn null_card(alone: bool, sight: &Sight<SEATS>, legal: CardSet) -> Option<Advised<Move>> {
    let best = sight.tricks.now.best();
    let under: CardSet = legal.iter().filter(|card| best.is_none_or(|best| !sight.order.beats(best, *card))).collect();
    let card = match (alone, best) {
        (_, None) => sight.order.lowest(legal),
        (true, Some(_)) => sight.order.highest(under).or_else(|| sight.order.lowest(legal)),
        (false, Some(_)) => sight.order.lowest(under).or_else(|| sight.order.highest(legal)),
    }?;
    Some(Advised::plainly(Move::Play(card), text!("solo-why-null")))
}
