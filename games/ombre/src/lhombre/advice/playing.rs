//! Which card to play, and when to give up, take over or stop.

use super::*;

/// What a player knows who is to play a card.
pub struct Playing<'a> {
    pub options: &'a LHombreOptions,
    pub contract: Contract,
    pub trump: Trump,
    pub sight: Sight<'a, SEATS>,
    /// Whom the others play against: the hombre, or who took his game over.
    pub alone: Seat,
    /// Those who play to the trick.
    pub players: SeatSet,
    pub legal: CardSet,
    /// How many cards everybody bought.
    pub drawn: Each<u8>,
}

impl<'a> std::ops::Deref for Playing<'a> {
    type Target = Sight<'a, SEATS>;

    fn deref(&self) -> &Self::Target {
        &self.sight
    }
}

impl Playing<'_> {
    fn trick(&self) -> &Trick<SEATS> {
        &self.tricks.now
    }

    fn masters(&self, cards: CardSet) -> CardSet {
        cards.iter().filter(|c| self.is_master(*c)).collect()
    }

    fn lowest(&self, cards: CardSet) -> Option<Card> {
        self.order.lowest(cards)
    }

    /// The card one misses least: a low plain one from a suit without a king, trumps last.
    fn least(&self, cards: CardSet) -> Option<Card> {
        let order = self.order;
        cards.iter().min_by_key(|c| {
            let trump = order.trumps().contains(*c);
            let guards = !trump && !self.hand.both(order.suit_of(*c)).of_rank(Rank::King).is_empty();
            (trump, c.rank() == Rank::King, guards, order.height(*c))
        })
    }

    fn legal_trumps(&self) -> CardSet {
        self.legal.both(self.order.trumps())
    }

    fn plain(&self, cards: CardSet) -> CardSet {
        cards.minus(self.order.trumps())
    }

    /// Whether the one who plays alone has still to play to this trick.
    fn alone_plays_later(&self) -> bool {
        let played = self.trick().plays().any(|(seat, _)| seat == self.alone);
        self.players.contains(self.alone) && self.alone != self.seat && !played
    }

    /// The cards of his that are sure to take a trick: trumps above which none is out, and when no trump is out any more
    /// the side cards above which none is.
    fn sure(&self) -> CardSet {
        self.masters(if self.trumps_out().is_empty() { self.hand } else { self.trumps() })
    }

    /// The opponents of the one who plays alone: the strong one, and the one to be helped unless he himself has five sure
    /// tricks.
    fn enemies(&self) -> Option<(Seat, Option<Seat>)> {
        let sure = if self.seat == self.alone { self.tricks.won[self.seat] + self.sure().len() } else { 0 };
        a14_a15_enemies(self.players, self.alone, self.drawn, self.tricks.won, sure)
    }

    /// Whether the one who plays alone has four sure tricks, and none of these cards would make a fifth (a15).
    fn stands_at_four(&self, takers: CardSet) -> bool {
        let sure = self.sure();
        self.tricks.won[self.alone] + sure.len() == 4 && sure.includes(takers)
    }

    /// Whether this player is the weaker of two or more opponents.
    fn is_weak(&self) -> bool {
        self.seat != self.alone && self.enemies().is_some_and(|(strong, _)| strong != self.seat)
    }

    fn longest(&self) -> CardSet {
        let suits = Suit::ALL.into_iter().map(|s| self.plain(self.legal).of_suit(s)).filter(|c| !c.is_empty());
        suits.max_by_key(|c| (c.of_rank(Rank::King).is_empty(), c.len())).unwrap_or_default()
    }
}

type Choice = Option<Advice<Card>>;

fn say(card: Option<Card>, text: Text, maxims: &[&'static str]) -> Choice {
    card.map(|c| because(c, text, maxims))
}

/// Which card to play; nothing only if none may be played.
pub fn play(p: &Playing) -> Choice {
    if p.legal.len() == 1 {
        return say(p.legal.first(), text!("lhombre-why-only-card"), &[]);
    }
    let chosen = match (p.seat == p.alone, p.trick().is_empty()) {
        _ if p.contract == Contract::Nullissimo => nullissimo(p),
        (true, true) => lead_alone(p),
        (true, false) => follow_alone(p),
        (false, true) => lead_against(p),
        (false, false) => follow_against(p),
    };
    chosen.filter(|said| p.legal.contains(said.choice)).or_else(|| low(p))
}

fn low(p: &Playing) -> Choice {
    say(p.least(p.legal), text!("lhombre-why-low"), &[])
}

/// In Nullissimo the hombre stays under whatever lies there, and the others leave him no room to.
fn nullissimo(p: &Playing) -> Choice {
    let hombre = p.seat == p.alone;
    let text = if hombre { text!("lhombre-why-stay-under") } else { text!("lhombre-why-force-null") };
    let stays_under = hombre || p.trick().winner() == p.alone;
    let card = if p.trick().is_empty() || (!stays_under && p.alone_plays_later()) {
        p.lowest(p.legal)
    } else if stays_under {
        p.highest(p.legal.minus(p.takers(p.legal))).or_else(|| p.lowest(p.legal))
    } else {
        p.highest(p.legal)
    };
    say(card, text, &[])
}

/// The hombre leads: trumps until the others have none (a19), then what is master; with a fork he waits (a18).
fn lead_alone(p: &Playing) -> Choice {
    let (own, theirs) = (p.legal_trumps(), p.trumps_out());
    let (plain, masters) = (p.plain(p.legal), p.masters(p.legal));
    let fork = own.len() <= 3 && own.both(masters).len() == 1 && own.len() > 1 && theirs.len() > 2;
    let top = p.highest(own.both(masters)).filter(|_| !theirs.is_empty() && (!fork || plain.is_empty()));
    if top.is_some() {
        return say(top, text!("lhombre-why-draw-trumps"), &["a19", "a20"]);
    }
    let sure = p.highest(plain.both(masters));
    if sure.is_some() {
        return say(sure, text!("lhombre-why-master"), &["a19"]);
    }
    if fork {
        return say(p.lowest(p.longest()), text!("lhombre-why-fork"), &["a18"]);
    }
    // Many trumps, none of them master: a middling one drives the high ones out.
    if own.len() > theirs.len() {
        return say(p.highest(own), text!("lhombre-why-draw-trumps"), &["a19", "a20"]);
    }
    lead_low(p)
}

fn lead_low(p: &Playing) -> Choice {
    say(p.lowest(p.longest()).or_else(|| p.lowest(p.legal_trumps())), text!("lhombre-why-low"), &[])
}

/// The hombre follows: he takes as cheaply as is safe, but with four sure tricks and no fifth lets the weaker opponent
/// make two (a15).
fn follow_alone(p: &Playing) -> Choice {
    let takers = p.takers(p.legal);
    let losers = p.legal.minus(takers);
    if let Some((_, Some(weak))) = p.enemies() {
        let wants_two = p.trick().winner() == weak && p.tricks.won[weak] < 2;
        if wants_two && p.stands_at_four(takers) && !losers.is_empty() {
            return say(p.least(losers), text!("lhombre-why-help-weak"), &["a14", "a15"]);
        }
    }
    take_cheaply(p, takers).or_else(|| low(p))
}

/// The cheapest card that takes the trick and, if others still play, is likely to keep it.
fn take_cheaply(p: &Playing, takers: CardSet) -> Choice {
    let cheapest = p.lowest(takers)?;
    // A low trump on a plain suit will do; a trump led over wants a master or the least.
    let careful = || {
        let trump = p.order.trumps().contains(cheapest).then_some(cheapest);
        p.lowest(p.plain(p.masters(takers))).or(trump).or_else(|| p.least(p.legal))
    };
    let is_last = p.trick().len() + 1 >= p.players.len();
    say(if is_last { Some(cheapest) } else { careful() }, text!("lhombre-why-take"), &[])
}

/// A defender leads: a king he has, unless he is the weak one and has his trick already (a16); otherwise low.
fn lead_against(p: &Playing) -> Choice {
    if p.is_weak() && p.tricks.won[p.seat] > 0 {
        return say(p.lowest(a16_leads(p.trump, p.legal)), text!("lhombre-why-weak-lead"), &["a16"]);
    }
    let master = p.highest(p.masters(p.plain(p.legal)));
    if master.is_some() {
        return say(master, text!("lhombre-why-king"), &["a17"]);
    }
    let top = p.highest(p.legal_trumps()).filter(|c| p.legal_trumps().len() >= 4 && p.is_master(*c));
    say(top, text!("lhombre-why-draw-trumps"), &["a20"]).or_else(|| lead_low(p))
}

/// A defender follows: he leaves a friend's trick alone, takes the hombre's as cheaply as he can, and ruffs low before
/// him so that he must overtrump (a16).
fn follow_against(p: &Playing) -> Choice {
    let (order, takers) = (p.order, p.takers(p.legal));
    let (led, best) = p.trick().led().zip(p.trick().best())?;
    let take = |card| say(card, text!("lhombre-why-take"), &["a17"]);
    if p.trick().winner() == p.alone {
        return take(p.lowest(takers)).or_else(|| give_way(p));
    }
    // A friend has the trick.
    if !p.alone_plays_later() || (p.is_master(best) && order.trumps().contains(best)) {
        return give_way(p);
    }
    let ruffs = if order.trumps().contains(led) { CardSet::EMPTY } else { takers.both(order.trumps()) };
    if let Some(low) = p.lowest(ruffs).filter(|c| !p.is_master(*c) && !p.is_master(best)) {
        return say(Some(low), text!("lhombre-why-force-over"), &["a16"]);
    }
    take(p.lowest(p.masters(p.plain(takers))).filter(|_| !p.is_master(best))).or_else(|| give_way(p))
}

/// A card for a trick one does not want: at Kaufquadrille the high ones go early (a23b).
fn give_way(p: &Playing) -> Choice {
    if p.options.players == Players::Four && p.is_weak() {
        return say(p.highest(a23b_unloads(p.trump, p.legal)), text!("lhombre-why-unload"), &["a23b"]);
    }
    low(p)
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
pub fn throw_in(contract: Contract, hand: CardSet, trump: Trump) -> Advice<bool> {
    let gives = contract != Contract::Nullissimo && a22_gives_up(expected(hand, trump));
    let text = if gives { text!("lhombre-why-give-up") } else { text!("lhombre-why-play-it") };
    because(gives, text, if gives { &["a22"] } else { &[] })
}

/// Whether to take over a game that was given up: only with five tricks in the hand, for a failure costs a bête (a10).
pub fn take_over(hand: CardSet, trump: Trump) -> Advice<bool> {
    let takes = a10_plays_solo(sure_tricks(hand, trump));
    let text = if takes { text!("lhombre-why-take-over") } else { text!("lhombre-why-leave-it") };
    because(takes, text, &["a10"])
}

/// Whether to lead a sixth card after the first five tricks: only when every card is certain (a21).
pub fn lead_sixth(hand: CardSet, trump: Trump, out: CardSet) -> Advice<bool> {
    let certain = a21_is_certain(trump, hand, out);
    let text = if certain { text!("lhombre-why-vole") } else { text!("lhombre-why-stop") };
    because(certain, text, &["a21"])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a seat of three says that plays against seat 0, or is it, after these cards.
    fn said(
        contract: Contract,
        trump: Trump,
        hand: CardSet,
        seat: u8,
        lies: &[Card],
        won: [u8; 4],
    ) -> (CardSet, Advice<Card>) {
        let (players, leader) = (SeatSet::all(3), Seat((3 + seat - lies.len() as u8) % 3));
        let mut tricks = Tricks { won: PerSeat(won), ..Tricks::new(leader, players) };
        for card in lies {
            tricks.lay(trump.order(), *card);
        }
        let (options, drawn) = (&LHombreOptions::standard(), PerSeat([5, 6, 2, 0]));
        let sight = Sight::new(trump.order(), &tricks, Seat(seat), hand, PACK);
        let legal = trump.order().legal(hand, tricks.now.led());
        let said = play(&Playing { options, contract, trump, sight, alone: Seat(0), players, legal, drawn }).unwrap();
        (legal, said)
    }

    /// What a seat plays against a Frage in spades, and why.
    fn plays(seat: u8, hand: &str, lies: &str, won: [u8; 4]) -> (String, Vec<&'static str>) {
        let lies: Vec<Card> = lies.split_whitespace().map(|card| card.parse().unwrap()).collect();
        let (_, said) = said(Contract::Frage, Trump::Suit(Suit::Spades), hand.parse().unwrap(), seat, &lies, won);
        (said.choice.to_string(), maxims(&said))
    }

    #[test]
    fn the_hombre_draws_trumps_from_the_top() {
        let (card, maxims) = plays(0, "AS 2S AC KS 5S KH 4D 5D 6C", "", [0; 4]);
        assert!(card == "AS" && maxims.contains(&"a19"));
    }

    #[test]
    fn lh_adv_codille_rather_a_defender_takes_from_the_hombre_and_leaves_a_friend_his_trick() {
        // The hombre's queen lies best: the king takes it, codille or not.
        assert_eq!(plays(1, "KH 4H 5D 6C", "QH", [0; 4]).0, "KH");
        // A friend's knave lies best and the hombre has played: it is left to him, though that may give him codille.
        assert_eq!(plays(2, "KH 5H 5D 6C", "4H JH", [0; 4]).0, "5H");
    }

    #[test]
    fn four_sure_tricks_let_the_weaker_opponent_make_two() {
        // Three tricks and Spadille are four; the weaker opponent's king lies there, and no card makes a fifth trick.
        let (card, maxims) = plays(0, "AS 5D 6D", "KH", [3, 2, 0, 0]);
        assert!(card != "AS" && maxims.contains(&"a15"), "{card} {maxims:?}");
        // A small trump that can take it is a fifth trick, and five win.
        assert_eq!(plays(0, "AS 5S 6D", "KH", [3, 2, 0, 0]).0, "5S");
    }

    #[test]
    fn whatever_is_known_the_card_is_allowed() {
        let pack: Vec<Card> = PACK.iter().collect();
        for start in 0..40 {
            let pick = |from: usize, n: usize| (0..n).map(move |i| (from + 7 * i) % 40).map(|i| pack[i]);
            let hand: CardSet = pick(start, 9).collect();
            for (contract, played, seat) in
                Contract::ALL.into_iter().flat_map(|c| (0..3).flat_map(move |n| (0..3).map(move |seat| (c, n, seat))))
            {
                let trump = Trump::of(contract, Some(Suit::ALL[start % 4])).unwrap();
                let lies: Vec<Card> = pick(start + 3, played).filter(|c| !hand.contains(*c)).collect();
                let (legal, said) = said(contract, trump, hand, seat, &lies, [0; 4]);
                assert!(legal.contains(said.choice));
            }
        }
    }
}
