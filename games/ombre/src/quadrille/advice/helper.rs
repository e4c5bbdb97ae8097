//! The helper's play.

use super::hombre::{ending, last_with_matador};
use super::seeing::Seeing;
use crate::quadrille::contracts::Contract;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// What the helper leads.
pub fn lead(s: &Seeing<'_>) -> Option<Advised<Card>> {
    for_the_vole(s)
        .or_else(|| answers(s))
        .or_else(|| named_trumps(s))
        .or_else(|| ending(s))
        .or_else(|| strong_hand(s))
        .or_else(|| two_matadors(s))
        .or_else(|| early_trumps(s))
        .or_else(|| if s.king_has_shown() { once_known(s) } else { while_hidden(s) })
}

/// For the sixth trick something that the hombre is sure to ruff (a24).
fn for_the_vole(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if s.deal.tricks.count + 1 != s.rules.to_win || !s.all_to_hombre() {
        return None;
    }
    let ruffed = |suit: &Suit| s.ruffs(s.hombre, *suit) && !s.side(*suit).is_empty();
    let card = s.order.lowest(s.side(s.side_suits().find(ruffed)?))?;
    Some(Advised::by("a24", card, text!("ombre-why-sixth", card = card)))
}

/// What the hombre's cards to the last trick told (a27).
fn answers(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (leader, led, winner) = s.last_lead()?;
    if leader == s.hombre && s.sight.is_trump(led) && winner == s.me && !s.sight.trumps_out().is_empty() {
        let trumps = s.sight.trumps();
        if let Some(said) = after_the_matador(s) {
            return Some(said);
        }
        let sure: CardSet = s.sight.sure(trumps);
        let card = s.sight.highest(sure).or_else(|| s.order.lowest(trumps))?;
        return Some(Advised::by("a27", card, text!("ombre-why-go-on-trumps")));
    }
    let thrown = s.played_last(s.hombre)?;
    let on_called = s.called_suit() == Some(led.suit()) && !s.sight.is_trump(led);
    if on_called && !s.sight.is_trump(thrown) && thrown.suit() != led.suit() {
        let card = s.order.lowest(s.side(thrown.suit()))?;
        return Some(Advised::by("a27", card, text!("ombre-why-lead-thrown", card = card)));
    }
    None
}

/// Spadille or Manille has taken a trump trick: middling trumps bring out Basta (a26).
fn after_the_matador(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let took = s.played_last(s.me)?;
    let high = Some(took) == s.matador(0) || Some(took) == s.matador(1);
    let basta_is_out = s.matador(2).is_some_and(|card| s.sight.out.contains(card));
    let middling = s.sight.trumps().iter().filter(|card| s.is_small(*card) || card.rank() == Rank::Jack).collect();
    let card = s.sight.highest(middling).filter(|_| high && basta_is_out)?;
    Some(Advised::by("a26", card, text!("ombre-why-middling-draw")))
}

/// Who named trumps himself: Manille, then the king, then trumps again (b7).
fn named_trumps(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let forced = s.deal.plays(Contract::Respect) || s.deal.plays(Contract::ForcedSpadille);
    if !forced {
        return None;
    }
    let say = |card: Card| Advised::by("b7", card, text!("ombre-why-named-trumps"));
    let spread = !s.sight.trumps_of_foes().is_empty();
    if let Some(manille) = s.own_manille().filter(|_| spread) {
        return Some(say(manille));
    }
    if let Some(king) = s.deal.called.filter(|card| s.hand.contains(*card)) {
        return Some(say(king));
    }
    let sure: CardSet = s.sight.trumps().iter().filter(|card| s.sight.is_sure(*card)).collect();
    let card = s.sight.highest(sure).or_else(|| s.order.lowest(s.sight.trumps().minus(s.matadors)));
    card.filter(|_| spread).map(say)
}

/// Spadille, Manille, a third trump, another king and his queen: in that order after the called king (a29).
fn strong_hand(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let mine = s.hand.union(s.deal.tricks.played[s.me]);
    let (spadille, manille) = (s.matador(0)?, s.matador(1)?);
    let both = |suit: &Suit| {
        Some(*suit) != s.called_suit()
            && mine.contains(Card::new(Rank::King, *suit))
            && mine.contains(Card::new(Rank::Queen, *suit))
    };
    let suit = s.side_suits().find(both)?;
    let enough = mine.both(s.order.trumps()).len() >= 3 && mine.contains(spadille) && mine.contains(manille);
    if !enough || !s.king_has_shown() {
        return None;
    }
    let [king, queen] = [Rank::King, Rank::Queen].map(|rank| Card::new(rank, suit));
    let next = [spadille, manille, king, queen].into_iter().find(|card| s.hand.contains(*card));
    let called = s.called_suit().and_then(|suit| s.order.lowest(s.side(suit)));
    let card = next.or(called).or_else(|| s.order.lowest(s.sight.trumps()))?;
    Some(Advised::by("a29", card, text!("ombre-why-strong-helper")))
}

/// Manille and Basta: kings first, then one of the two takes a trick and the other is led (a28).
fn two_matadors(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (manille, basta) = (s.matador(1)?, s.matador(2)?);
    let mine = s.hand.union(s.deal.tricks.played[s.me]);
    if !mine.contains(manille) || !mine.contains(basta) || mine.contains(s.matador(0)?) {
        return None;
    }
    let king = |suit: &Suit| {
        let waits = s.has(Rank::Jack, *suit) && s.sight.out.contains(Card::new(Rank::Queen, *suit));
        s.has(Rank::King, *suit) && !waits
    };
    if s.hand.contains(manille) && s.hand.contains(basta) {
        // The called king goes first, so that one is known.
        let called = s.deal.called.filter(|card| s.hand.contains(*card));
        let shown = called.or_else(|| s.side_suits().find(king).map(|suit| Card::new(Rank::King, suit)));
        if let Some(card) = shown {
            return Some(Advised::by("a28", card, text!("ombre-why-show-kings")));
        }
        let waits = s.side_suits().any(|suit| s.has(Rank::King, suit));
        return waits.then(|| Advised::by("a28", manille, text!("ombre-why-other-matador")));
    }
    let other = s.hand.both([manille, basta].into_iter().collect()).first()?;
    let took = s.deal.winners.last() == Some(&s.me) && s.played_last(s.me).is_some_and(|c| c == manille || c == basta);
    took.then(|| Advised::by("a28", other, text!("ombre-why-other-matador")))
}

/// With five players the helper brings trumps out as soon as he can (e3, e4).
fn early_trumps(s: &Seeing<'_>) -> Option<Advised<Card>> {
    if s.rules.seats != 5 || s.sight.trumps_of_foes().is_empty() {
        return None;
    }
    let trumps = s.sight.trumps();
    let sure: CardSet = s.sight.sure(trumps);
    let card = s.sight.highest(sure).or_else(|| s.order.lowest(trumps))?;
    let maxim = if s.king_has_shown() { "e3" } else { "e4" };
    Some(Advised::by(maxim, card, text!("ombre-why-draw-early")))
}

/// As long as nobody knows him: by his place (a23, a24, a25).
fn while_hidden(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let king = s.deal.called.filter(|card| s.hand.contains(*card))?;
    let small = s.small_trump();
    let matador = !s.sight.trumps().both(s.matadors).is_empty();
    if s.before_hombre()
        && let Some(card) = small
    {
        return Some(Advised::by("a24", card, text!("ombre-why-small-to-hombre")));
    }
    if s.behind_hombre()
        && !matador
        && small.is_some()
        && let Some(card) = s.order.lowest(s.lone_losers())
    {
        return Some(Advised::by("a23", card, text!("ombre-why-lone-loser", card = card)));
    }
    let maxim = if s.behind_hombre() { "a23" } else { "a25" };
    Some(Advised::by(maxim, king, text!("ombre-why-show-king", card = king)))
}

/// Once his king has shown: a lone loser, trumps with matadors, king and queen of a suit, else the called suit.
fn once_known(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let maxim = match (s.before_hombre(), s.behind_hombre()) {
        (true, _) => "a24",
        (_, true) => "a23",
        _ => "a25",
    };
    let say = |card: Card, text| Some(Advised::by(maxim, card, text));
    let trumps = s.sight.trumps();
    let spread = !s.sight.trumps_of_foes().is_empty();
    let matador = !trumps.both(s.matadors).is_empty();
    let just_shown = s.last_lead().is_some_and(|(leader, led, _)| leader == s.me && Some(led) == s.deal.called);
    if spread
        && matador
        && just_shown
        && let Some(card) = s.small_trump()
    {
        return Some(Advised::by("a23", card, text!("ombre-why-signal-matador")));
    }
    if !trumps.is_empty()
        && let Some(card) = s.order.lowest(s.lone_losers())
    {
        return say(card, text!("ombre-why-lone-loser", card = card));
    }
    let sure: CardSet = s.sight.sure(trumps);
    if spread && matador {
        let card = s.sight.highest(sure).or_else(|| s.sight.highest(trumps))?;
        return say(card, text!("house-why-draw"));
    }
    let pair = |suit: &Suit| s.has(Rank::King, *suit) && s.has(Rank::Queen, *suit);
    if let Some(suit) = s.side_suits().find(pair) {
        let king = Card::new(Rank::King, suit);
        return say(king, text!("ombre-why-cash-pair", card = king));
    }
    let good = |card: &Card| matches!(card.rank(), Rank::Ace | Rank::King | Rank::Queen) || s.sight.is_sure(*card);
    if spread && let Some(card) = s.sight.highest(trumps.iter().filter(good).collect()) {
        return say(card, text!("house-why-draw"));
    }
    if let Some(card) = s.sensible().safe_master(s.legal) {
        return Some(Advised::plainly(card, text!("house-why-master", card = card)));
    }
    let card = s.order.lowest(s.side(s.called_suit()?))?;
    say(card, text!("ombre-why-called-again", card = card))
}

/// What the helper plays to another's lead.
pub fn follow(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let (led, leader) = (s.deal.tricks.now.led()?, s.deal.tricks.now.leader());
    if s.sight.is_trump(led) && leader == s.hombre {
        if s.is_small(led) {
            return highest_on_small(s);
        }
        return if s.sight.is_last() { last_with_matador(s) } else { None };
    }
    if let Some(card) = fourth_trick(s) {
        return Some(card);
    }
    // The called king takes a trick of his suit, and shows him.
    let king = s.deal.called.filter(|card| s.legal.contains(*card) && s.sight.is_master(*card))?;
    let ruffed = s.deal.tricks.now.best().is_some_and(|best| s.sight.is_trump(best));
    let of_suit = s.order.suit_of(led).contains(king);
    (of_suit && !ruffed).then(|| Advised::by("a24", king, text!("ombre-why-show-king", card = king)))
}

/// With Manille and Basta, the kings shown, the fourth trick is taken with Basta so that Manille can be led (a28).
fn fourth_trick(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let basta = s.matador(2).filter(|card| s.sight.takers(s.legal).contains(*card))?;
    let late = s.deal.tricks.count >= 3 && s.king_has_shown();
    let theirs = !s.is_friend(s.deal.tricks.now.winner());
    let both = s.own_manille().is_some() && late && theirs;
    both.then(|| Advised::by("a28", basta, text!("house-why-take", card = basta)))
}

/// On the hombre's small trump the highest (a22; b7 where the helper named trumps).
fn highest_on_small(s: &Seeing<'_>) -> Option<Advised<Card>> {
    let trumps = s.legal.both(s.sight.trumps());
    let takers = s.sight.takers(trumps);
    if takers.is_empty() {
        return None;
    }
    let highest = s.sight.highest(takers)?;
    if s.helper_named() {
        // Whatever cannot be beaten is safe; the lowest such card is enough.
        let safe = takers.iter().filter(|card| !s.sight.foe_behind() || s.sight.is_sure(*card)).collect();
        let card = s.order.lowest(safe).unwrap_or(highest);
        return Some(Advised::by("b7", card, text!("ombre-why-highest-trump")));
    }
    Some(Advised::by("a22", highest, text!("ombre-why-highest-trump")))
}
