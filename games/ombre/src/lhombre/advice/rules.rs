//! The rules of thumb, one function each, named after the maxims of `advice.toml`.

use super::*;

/// Whether so many sure tricks are enough to ask (a1).
pub fn a1_asks(sure_tricks: u8) -> bool {
    sure_tricks >= 3
}

/// Whether a hand has Spadille, Manille and two more trumps in this suit (a5).
pub fn a5_is_tempted(hand: CardSet, suit: Suit) -> bool {
    let own = hand.both(Trump::Suit(suit).order().trumps());
    own.contains(SPADILLE) && own.contains(crate::cards::manille(suit)) && own.len() >= 4
}

/// Whether Casco may be ventured: only as last hand, when all others have passed (a9).
pub fn a9_ventures_casco(is_last: bool, all_others_passed: bool) -> bool {
    is_last && all_others_passed
}

/// Whether so many sure tricks are enough for a solo (a10).
pub fn a10_plays_solo(sure_tricks: u8) -> bool {
    sure_tricks >= 5
}

/// What to keep and what to throw away; cards of neither set are left to the player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Sorted {
    pub keep: CardSet,
    pub throw: CardSet,
}

/// The plain cards of a suit in a hand; a black ace is none unless nothing is trumps.
pub fn side(hand: CardSet, trump: Trump, suit: Suit) -> CardSet {
    hand.of_suit(suit).minus(trump.order().trumps())
}

/// Sorts the hombre's hand for buying: trumps stay, and side kings with fewer than two cards of their suit (a11); suits
/// without a king go whole, so that they become void (a12). What stands beside a king is left open. Where the game
/// forces more cards away, or none, that comes first; `trump` is the black aces alone while no suit is known.
pub fn a11_a12_sort(o: &LHombreOptions, contract: Contract, trump: Trump, hand: CardSet) -> Sorted {
    let mut sorted = Sorted { keep: hand.both(trump.order().trumps()), throw: CardSet::EMPTY };
    for suit in Suit::ALL {
        let cards = side(hand, trump, suit);
        let kings = cards.of_rank(Rank::King);
        match cards.len() {
            _ if kings.is_empty() => sorted.throw = sorted.throw.union(cards),
            1 | 2 => sorted.keep = sorted.keep.union(kings),
            _ => {}
        }
    }
    let range = contract.discards(o, hand.len());
    let (least, most) = (*range.start(), *range.end());
    if most == 0 {
        return Sorted { keep: hand, throw: CardSet::EMPTY };
    }
    // No more may stay than the game lets stay: the highest, black aces before all.
    let stay = hand.len().saturating_sub(least);
    let height = |c: &Card| (contract.row().needs.contains(*c), BLACK_ACES.contains(*c), trump.order().height(*c));
    while sorted.keep.len() > stay {
        let Some(lowest) = sorted.keep.iter().min_by_key(height) else { break };
        sorted.keep.remove(lowest);
        sorted.throw.insert(lowest);
    }
    if sorted.keep.len() == stay {
        sorted.throw = hand.minus(sorted.keep);
    }
    sorted
}

/// Whether a defender is strong enough to leave the next man fewer than five cards: a true matador, or two of trump
/// king, trump queen and side kings (a13).
pub fn a13_is_strong(trump: Trump, hand: CardSet) -> bool {
    let matador = hand.iter().any(|c| trump.is_matador(c));
    let queen = trump.suit().map(|s| Card::new(Rank::Queen, s));
    let high = hand.of_rank(Rank::King).len() + u8::from(queen.is_some_and(|q| hand.contains(q)));
    matador || high >= 2
}

/// The most cards the first defender should draw (a13).
pub fn a13_most(trump: Trump, hand: CardSet, talon_left: u8) -> u8 {
    let most = if a13_is_strong(trump, hand) { talon_left } else { talon_left.saturating_sub(5) };
    most.min(hand.len())
}

/// The hombre's view of his opponents: who bought most is the strong one; the other is to be helped to two tricks unless
/// five are sure (a14, a15). Of equals the one with more tricks is strong, then the one to the hombre's right.
pub fn a14_a15_enemies(
    players: SeatSet,
    hombre: Seat,
    drawn: Each<u8>,
    tricks: Each<u8>,
    sure_tricks: u8,
) -> Option<(Seat, Option<Seat>)> {
    let strength = |s: Seat| (drawn[s], tricks[s], 4 - hombre.distance(s, SEATS as u8));
    let others = || players.without(hombre).iter();
    let strong = others().max_by_key(|s| strength(*s))?;
    let weak = others().filter(|s| *s != strong).min_by_key(|s| strength(*s));
    Some((strong, weak.filter(|_| !a10_plays_solo(sure_tricks))))
}

/// What the weak defender leads after winning a trick: low plain cards, no second king (a16).
pub fn a16_leads(trump: Trump, hand: CardSet) -> CardSet {
    let plain = hand.minus(trump.order().trumps());
    let pips: CardSet = plain.iter().filter(|c| !c.rank().is_court()).collect();
    let choices = [pips, plain.minus(plain.of_rank(Rank::King)), hand.minus(plain), hand];
    choices.into_iter().find(|c| !c.is_empty()).unwrap_or_default()
}

/// Whether every card of a hand is certain to win, however the cards that are out lie (a21): each stands above all of
/// its suit, and there are trumps enough to draw those that are out.
pub fn a21_is_certain(trump: Trump, hand: CardSet, out: CardSet) -> bool {
    let order = trump.order();
    let master = |c: Card| order.above(c).both(order.suit_of(c)).both(out).is_empty();
    let (own, theirs) = (hand.both(order.trumps()).len(), out.both(order.trumps()).len());
    !hand.is_empty() && hand.iter().all(master) && (own >= theirs || own == hand.len())
}

/// Whether to give the game up, by what is to be expected (a22).
pub fn a22_gives_up(expected: GameResult) -> bool {
    expected == GameResult::Codille
}

/// Whether so many likely tricks are enough to ask at Kaufquadrille (a23).
pub fn a23_asks(likely_tricks: u8) -> bool {
    likely_tricks >= 4
}

/// Whether side cards are good enough to ask in diamonds where only two of them are in the pack (a24): there are but four
/// trumps, so that together with the side cards that stand from the king downward they must make all tricks but three,
/// which may be hoped for from the many cards one buys there.
pub fn a24_asks_in_diamonds(o: &LHombreOptions, hand: CardSet) -> bool {
    let trump = Trump::Suit(Suit::Diamonds);
    let standing = |suit: Suit| {
        let cards = side(hand, trump, suit);
        [Rank::King, Rank::Queen, Rank::Jack].into_iter().take_while(|r| !cards.of_rank(*r).is_empty()).count() as u8
    };
    let sides: u8 = Suit::ALL.into_iter().filter(|s| *s != Suit::Diamonds).map(standing).sum();
    hand.both(trump.order().trumps()).len() + sides + 3 >= o.players.majority()
}

/// What a defender without the counter-game plays at Kaufquadrille: his high cards, as early as he can (a23b).
pub fn a23b_unloads(trump: Trump, legal: CardSet) -> CardSet {
    let plain = legal.minus(trump.order().trumps());
    let courts: CardSet = plain.iter().filter(|c| c.rank().is_court()).collect();
    let highest = || legal.minus(plain).iter().max_by_key(|c| trump.order().height(*c)).map(CardSet::one);
    if courts.is_empty() { highest().unwrap_or(legal) } else { courts }
}
