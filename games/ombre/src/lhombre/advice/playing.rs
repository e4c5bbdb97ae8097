//! Which card to play, and when to give up, take over or stop.

use super::Said;
use super::rules::{a10_plays_solo, a14_a15_enemies, a16_leads, a21_is_certain, a22_gives_up, a23b_unloads};
use super::worth::{TRICK, sure_tricks, worth};
use crate::lhombre::{Contract, Each, GameResult, LHombreOptions, Players, Trump, next_of};
use spadille_core::{Card, CardSet, Rank, Seat, SeatSet, Suit, text};
use spadille_tricks::Order;

/// What a player knows who is to play a card.
#[derive(Copy, Clone, Debug)]
pub struct Playing<'a> {
    /// What the table has agreed on.
    pub options: &'a LHombreOptions,
    /// The game.
    pub contract: Contract,
    /// What is trumps.
    pub trump: Trump,
    /// His place.
    pub seat: Seat,
    /// Whom the others play against: the hombre, or who took his game over.
    pub alone: Seat,
    /// Those who play.
    pub players: SeatSet,
    /// His cards.
    pub hand: CardSet,
    /// The cards he may play.
    pub legal: CardSet,
    /// Who led to the trick.
    pub leader: Seat,
    /// The cards of the trick so far, the led one first.
    pub trick: &'a [Card],
    /// Cards he knows to be gone: those played before, and his own discards.
    pub gone: CardSet,
    /// Everybody's tricks.
    pub tricks: Each<u8>,
    /// How many cards everybody bought.
    pub drawn: Each<u8>,
}

impl Playing<'_> {
    fn order(&self) -> &'static Order {
        self.trump.order()
    }

    /// The cards that may be in other hands.
    fn out(&self) -> CardSet {
        let trick: CardSet = self.trick.iter().copied().collect();
        self.options.players.pack().minus(self.hand).minus(self.gone).minus(trick)
    }

    /// Whether no card of its own suit that is still out stands above it (a20: trumps are counted).
    fn is_master(&self, card: Card) -> bool {
        let order = self.order();
        order.above(card).both(order.suit_of(card)).both(self.out()).is_empty()
    }

    fn lowest(&self, cards: CardSet) -> Option<Card> {
        self.order().lowest(cards)
    }

    /// The card one misses least: a low plain one from a suit without a king, trumps last.
    fn least(&self, cards: CardSet) -> Option<Card> {
        let order = self.order();
        cards.iter().min_by_key(|c| {
            let trump = order.trumps().contains(*c);
            let guards = !trump && !self.hand.both(order.suit_of(*c)).of_rank(Rank::King).is_empty();
            (trump, c.rank() == Rank::King, guards, order.height(*c))
        })
    }

    fn plain(&self, cards: CardSet) -> CardSet {
        cards.minus(self.order().trumps())
    }

    /// The seat whose card wins so far, with that card.
    fn winning(&self) -> Option<(Seat, Card)> {
        let place = (!self.trick.is_empty()).then(|| self.order().winner(self.trick))?;
        let seats = self.options.players.seats();
        let seat = (0..place).fold(self.leader, |s, _| next_of(self.players, s, seats));
        self.trick.get(place).map(|card| (seat, *card))
    }

    /// Whether the one who plays alone has still to play to this trick.
    fn alone_plays_later(&self) -> bool {
        let seats = self.options.players.seats();
        let mut seat = self.leader;
        let spoken: SeatSet = (0..=self.trick.len())
            .map(|_| {
                let now = seat;
                seat = next_of(self.players, seat, seats);
                now
            })
            .collect();
        self.players.contains(self.alone) && !spoken.contains(self.alone)
    }

    fn is_last(&self) -> bool {
        self.trick.len() + 1 >= usize::from(self.players.len())
    }

    /// The cards of his that are sure to take a trick: trumps above which none is out, and when no trump is out any more
    /// the side cards above which none is.
    fn sure(&self) -> CardSet {
        let trumps = self.order().trumps();
        let drawn = self.out().both(trumps).is_empty();
        self.hand.iter().filter(|c| (drawn || trumps.contains(*c)) && self.is_master(*c)).collect()
    }

    /// The opponents of the one who plays alone: the strong one, and the one to be helped unless he himself has five sure
    /// tricks.
    fn enemies(&self) -> Option<(Seat, Option<Seat>)> {
        let sure = if self.seat == self.alone { self.tricks[self.seat] + self.sure().len() } else { 0 };
        a14_a15_enemies(self.players, self.alone, self.drawn, self.tricks, sure)
    }

    /// Whether the one who plays alone has four sure tricks, and none of these cards would make a fifth (a15).
    fn stands_at_four(&self, takers: CardSet) -> bool {
        let sure = self.sure();
        self.tricks[self.alone] + sure.len() == 4 && sure.includes(takers)
    }

    /// Whether this player is the weaker of two or more opponents.
    fn is_weak(&self) -> bool {
        self.seat != self.alone && self.enemies().is_some_and(|(strong, _)| strong != self.seat)
    }
}

type Choice = Option<Said<Card>>;

fn say(card: Option<Card>, text: spadille_core::Text, maxims: &[&'static str]) -> Choice {
    card.map(|c| Said::because(c, text, maxims))
}

/// Which card to play; nothing only if none may be played.
pub fn play(p: &Playing) -> Choice {
    let legal = p.legal.both(p.hand);
    let p = &Playing { legal, ..*p };
    if legal.len() == 1 {
        return say(legal.first(), text!("lhombre-why-only-card"), &[]);
    }
    let chosen = match () {
        () if p.contract == Contract::Nullissimo => nullissimo(p),
        () if p.seat == p.alone && p.trick.is_empty() => lead_alone(p),
        () if p.seat == p.alone => follow_alone(p),
        () if p.trick.is_empty() => lead_against(p),
        () => follow_against(p),
    };
    let allowed = chosen.filter(|said| legal.contains(said.choice));
    allowed.or_else(|| say(p.least(legal), text!("lhombre-why-low"), &[]))
}

/// In Nullissimo the hombre stays under whatever lies there, and the others leave him no room to.
fn nullissimo(p: &Playing) -> Choice {
    let order = p.order();
    let hombre = p.seat == p.alone;
    let text = if hombre { text!("lhombre-why-stay-under") } else { text!("lhombre-why-force-null") };
    let Some((winner, best)) = p.winning() else {
        return say(p.lowest(p.legal), text, &[]);
    };
    let under: CardSet = p.legal.iter().filter(|c| !order.beats(best, *c)).collect();
    let high = |cards: CardSet| order.highest(cards);
    match hombre {
        true => say(high(under).or_else(|| p.lowest(p.legal)), text, &[]),
        false if winner == p.alone => say(high(under).or_else(|| p.lowest(p.legal)), text, &[]),
        false if p.alone_plays_later() => say(p.lowest(p.legal), text, &[]),
        false => say(high(p.legal), text, &[]),
    }
}

/// The hombre leads: trumps until the others have none (a19), then what is master; with a fork he waits (a18).
fn lead_alone(p: &Playing) -> Choice {
    let order = p.order();
    let own = p.legal.both(order.trumps());
    let theirs = p.out().both(order.trumps());
    let plain = p.plain(p.legal);
    let masters: CardSet = p.legal.iter().filter(|c| p.is_master(*c)).collect();
    let top = order.highest(own.both(masters));
    let fork = own.len() <= 3 && own.both(masters).len() == 1 && own.len() > 1 && theirs.len() > 2;
    if let Some(top) = top.filter(|_| !theirs.is_empty() && (!fork || plain.is_empty())) {
        return say(Some(top), text!("lhombre-why-draw-trumps"), &["a19", "a20"]);
    }
    let sure = order.highest(plain.both(masters));
    if sure.is_some() {
        return say(sure, text!("lhombre-why-master"), &["a19"]);
    }
    if fork {
        let longest = longest(p, plain);
        return say(p.lowest(longest), text!("lhombre-why-fork"), &["a18"]);
    }
    // Many trumps, none of them master: a middling one drives the high ones out.
    if own.len() > theirs.len() {
        return say(order.highest(own), text!("lhombre-why-draw-trumps"), &["a19", "a20"]);
    }
    say(p.lowest(longest(p, plain)).or_else(|| p.lowest(own)), text!("lhombre-why-low"), &[])
}

/// The cards of the longest plain suit.
fn longest(p: &Playing, plain: CardSet) -> CardSet {
    let suits = Suit::ALL.into_iter().map(|s| plain.of_suit(s)).filter(|c| !c.is_empty());
    suits.max_by_key(|c| (c.of_rank(Rank::King).is_empty(), c.len())).unwrap_or(p.plain(plain))
}

/// The hombre follows: he takes as cheaply as is safe, but with four sure tricks and no fifth lets the weaker opponent
/// make two (a15).
fn follow_alone(p: &Playing) -> Choice {
    let order = p.order();
    let (winner, best) = p.winning()?;
    let takers: CardSet = p.legal.iter().filter(|c| order.beats(best, *c)).collect();
    let losers = p.legal.minus(takers);
    if let Some((_, Some(weak))) = p.enemies() {
        let wants_two = winner == weak && p.tricks[weak] < 2;
        if wants_two && p.stands_at_four(takers) && !losers.is_empty() {
            return say(p.least(losers), text!("lhombre-why-help-weak"), &["a14", "a15"]);
        }
    }
    take_cheaply(p, takers).or_else(|| say(p.least(p.legal), text!("lhombre-why-low"), &[]))
}

/// The cheapest card that takes the trick and, if others still play, is likely to keep it.
fn take_cheaply(p: &Playing, takers: CardSet) -> Choice {
    let order = p.order();
    let cheapest = order.lowest(takers)?;
    let text = text!("lhombre-why-take");
    if p.is_last() {
        return say(Some(cheapest), text, &[]);
    }
    let safe: CardSet = takers.iter().filter(|c| p.is_master(*c)).collect();
    let plain_safe = order.lowest(p.plain(safe));
    let trump = order.trumps().contains(cheapest);
    // A low trump on a plain suit will do; a trump led over wants a master or the least.
    say(plain_safe.or(if trump { Some(cheapest) } else { None }).or_else(|| p.least(p.legal)), text, &[])
}

/// A defender leads: a king he has, unless he is the weak one and has his trick already (a16); otherwise low.
fn lead_against(p: &Playing) -> Choice {
    let order = p.order();
    let has_trick = p.tricks[p.seat] > 0;
    if p.is_weak() && has_trick {
        let low = p.lowest(a16_leads(p.trump, p.legal));
        return say(low, text!("lhombre-why-weak-lead"), &["a16"]);
    }
    let plain = p.plain(p.legal);
    let masters: CardSet = plain.iter().filter(|c| p.is_master(*c)).collect();
    if let Some(master) = order.highest(masters) {
        return say(Some(master), text!("lhombre-why-king"), &["a17"]);
    }
    let own = p.legal.both(order.trumps());
    if own.len() >= 4 && order.highest(own).is_some_and(|c| p.is_master(c)) {
        return say(order.highest(own), text!("lhombre-why-draw-trumps"), &["a20"]);
    }
    say(p.lowest(longest(p, plain)).or_else(|| p.lowest(own)), text!("lhombre-why-low"), &[])
}

/// A defender follows: he leaves a friend's trick alone, takes the hombre's as cheaply as he can, and ruffs low before
/// him so that he must overtrump (a16).
fn follow_against(p: &Playing) -> Choice {
    let order = p.order();
    let (winner, best) = p.winning()?;
    let takers: CardSet = p.legal.iter().filter(|c| order.beats(best, *c)).collect();
    let kauf = p.options.players == Players::Four && p.is_weak();
    if winner == p.alone {
        if let Some(cheapest) = order.lowest(takers) {
            return say(Some(cheapest), text!("lhombre-why-take"), &["a17"]);
        }
        return give_way(p, kauf);
    }
    // A friend has the trick.
    if !p.alone_plays_later() || p.is_master(best) && order.trumps().contains(best) {
        return give_way(p, kauf);
    }
    let ruffs = takers.both(order.trumps()).minus(if p.trick.first().is_some_and(|c| order.trumps().contains(*c)) {
        takers
    } else {
        CardSet::EMPTY
    });
    if let Some(low) = order.lowest(ruffs).filter(|c| !p.is_master(*c) && !p.is_master(best)) {
        return say(Some(low), text!("lhombre-why-force-over"), &["a16"]);
    }
    let masters: CardSet = p.plain(takers).iter().filter(|c| p.is_master(*c)).collect();
    if let Some(master) = order.lowest(masters).filter(|_| !p.is_master(best)) {
        return say(Some(master), text!("lhombre-why-take"), &["a17"]);
    }
    give_way(p, kauf)
}

/// A card for a trick one does not want: at Kaufquadrille the high ones go early (a23b).
fn give_way(p: &Playing, kauf: bool) -> Choice {
    if kauf {
        let high = a23b_unloads(p.trump, p.legal);
        return say(p.order().highest(high), text!("lhombre-why-unload"), &["a23b"]);
    }
    say(p.least(p.legal), text!("lhombre-why-low"), &[])
}

/// What a hand of the hombre may be expected to come to after the exchange.
fn expected(hand: CardSet, trump: Trump) -> GameResult {
    match worth(hand, trump) {
        w if w < 2 * TRICK + TRICK / 2 => GameResult::Codille,
        w if w < 4 * TRICK => GameResult::Remis,
        _ => GameResult::Win,
    }
}

/// Whether to give the game up after the exchange (a22). A Nullissimo is never given up: bad cards are what it wants.
pub fn throw_in(contract: Contract, hand: CardSet, trump: Trump) -> Said<bool> {
    let gives = contract != Contract::Nullissimo && a22_gives_up(expected(hand, trump));
    let text = if gives { text!("lhombre-why-give-up") } else { text!("lhombre-why-play-it") };
    Said::because(gives, text, if gives { &["a22"] } else { &[] })
}

/// Whether to take over a game that was given up: only with five tricks in the hand, for a failure costs a bête (a10).
pub fn take_over(hand: CardSet, trump: Trump) -> Said<bool> {
    let takes = a10_plays_solo(sure_tricks(hand, trump));
    let text = if takes { text!("lhombre-why-take-over") } else { text!("lhombre-why-leave-it") };
    Said::because(takes, text, &["a10"])
}

/// Whether to lead a sixth card after the first five tricks: only when every card is certain (a21).
pub fn lead_sixth(hand: CardSet, trump: Trump, out: CardSet) -> Said<bool> {
    let certain = a21_is_certain(trump, hand, out);
    let text = if certain { text!("lhombre-why-vole") } else { text!("lhombre-why-stop") };
    Said::because(certain, text, &["a21"])
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Options as _, PerSeat, card};

    fn playing<'a>(o: &'a LHombreOptions, seat: u8, hand: &str, leader: u8, trick: &'a [Card]) -> Playing<'a> {
        let (trump, hand) = (Trump::Suit(Suit::Spades), hand.parse().unwrap());
        Playing {
            options: o,
            contract: Contract::Frage,
            trump,
            seat: Seat(seat),
            alone: Seat(0),
            players: SeatSet::all(3),
            hand,
            legal: trump.order().legal(hand, trick.first().copied()),
            leader: Seat(leader),
            trick,
            gone: CardSet::EMPTY,
            tricks: Each::all(0),
            drawn: PerSeat([5, 6, 2, 0]),
        }
    }

    #[test]
    fn the_hombre_draws_trumps_from_the_top() {
        let o = LHombreOptions::standard();
        let said = play(&playing(&o, 0, "AS 2S AC KS 5S KH 4D 5D 6C", 0, &[])).unwrap();
        assert_eq!(said.choice, card!(Ace of Spades));
        assert!(said.maxims().any(|m| m == "a19"));
    }

    #[test]
    fn lh_adv_codille_rather_a_defender_takes_from_the_hombre_and_leaves_a_friend_his_trick() {
        let o = LHombreOptions::standard();
        // The hombre's queen lies best: the king takes it, codille or not.
        let trick = [card!(Queen of Hearts)];
        let said = play(&playing(&o, 1, "KH 4H 5D 6C", 0, &trick)).unwrap();
        assert_eq!(said.choice, card!(King of Hearts));
        // A friend's knave lies best and the hombre has played: it is left to him, though that may give him codille.
        let trick = [card!(Four of Hearts), card!(Jack of Hearts)];
        let said = play(&playing(&o, 2, "KH 5H 5D 6C", 0, &trick)).unwrap();
        assert_eq!(said.choice, card!(Five of Hearts));
    }

    #[test]
    fn four_sure_tricks_let_the_weaker_opponent_make_two() {
        let o = LHombreOptions::standard();
        // Three tricks and Spadille are four; the weaker opponent's king lies there, and no card makes a fifth trick.
        let trick = [card!(King of Hearts)];
        let follow = |hand: &str| {
            let p = Playing { tricks: PerSeat([3, 2, 0, 0]), ..playing(&o, 0, hand, 2, &trick) };
            play(&p).unwrap()
        };
        let said = follow("AS 5D 6D");
        assert!(said.choice != card!(Ace of Spades) && said.maxims().any(|m| m == "a15"), "{said:?}");
        // A small trump that can take it is a fifth trick, and five win.
        assert_eq!(follow("AS 5S 6D").choice, card!(Five of Spades));
    }

    #[test]
    fn whatever_is_known_the_card_is_allowed() {
        let o = LHombreOptions::preset("1860").unwrap();
        let pack: Vec<Card> = o.players.pack().iter().collect();
        for start in 0..40 {
            for contract in Contract::ALL {
                let trump = Trump::of(contract, Some(Suit::ALL[start % 4])).unwrap();
                let pick = |from: usize, n: usize| (0..n).map(move |i| (from + 7 * i) % 40);
                let hand: CardSet = pick(start, 9).map(|i| pack[i]).collect();
                for played in 0..3 {
                    let trick: Vec<Card> =
                        pick(start + 3, played).map(|i| pack[i]).filter(|c| !hand.contains(*c)).collect();
                    for seat in 0..3 {
                        let legal = trump.order().legal(hand, trick.first().copied());
                        let base = playing(&o, seat, "KH", (3 + seat - trick.len() as u8) % 3, &trick);
                        let p = Playing { contract, trump, hand, legal, ..base };
                        assert!(legal.contains(play(&p).unwrap().choice));
                    }
                }
            }
        }
    }
}
