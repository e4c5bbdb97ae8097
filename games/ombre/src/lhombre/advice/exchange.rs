//! Which cards to lay away, and how many.

use super::*;

/// Who buys: among the opponents the first, one after whom somebody still buys, or the last.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    Hombre,
    FirstDefender,
    Defender,
    LastDefender,
}

/// What a player knows who is to lay cards away.
#[derive(Copy, Clone)]
pub struct Buying<'a> {
    pub options: &'a LHombreOptions,
    pub contract: Contract,
    /// What is trumps, if it is known already.
    pub trump: Option<Trump>,
    pub hand: CardSet,
    pub role: Role,
    pub talon_left: u8,
    /// The fewest and the most cards he may lay away.
    pub least: u8,
    pub most: u8,
    pub kept: CardSet,
}

impl Buying<'_> {
    /// What counts as trumps: while no suit is known, the best suit of the hand for a king who takes the whole talon,
    /// the black aces alone for everybody else.
    fn trump(&self) -> Trump {
        let best = || {
            let suits: Vec<Suit> = self.options.players.trump_suits().collect();
            super::trump(self.options, self.hand, &suits).map(|said| Trump::Suit(said.choice))
        };
        let guess = || if self.contract == Contract::Mohr { best() } else { None };
        self.trump.or_else(guess).unwrap_or(Trump::AcesOnly)
    }

    /// How gladly a card is kept: trumps before kings before guarded queens, then long suits before short ones, so that
    /// what goes first makes a void.
    fn value(&self, trump: Trump, card: Card) -> (u8, u8, u8) {
        let order = trump.order();
        let cards = side(self.hand, trump, card.suit());
        if self.contract == Contract::Nullissimo {
            // Whoever wants the hombre to take a trick needs low cards.
            return (0, 0, u8::MAX - order.height(card));
        }
        let class = match card.rank() {
            _ if BLACK_ACES.contains(card) => 5,
            _ if order.trumps().contains(card) => 4,
            // A king with two or more of its suit may be parted with before a lonelier one (a11).
            Rank::King if cards.len() <= 2 => 3,
            Rank::King => 2,
            Rank::Queen if cards.len() > 1 => 1,
            _ => 0,
        };
        (class, if class == 0 { cards.len() } else { 0 }, order.height(card))
    }

    fn wanted(&self, trump: Trump) -> CardSet {
        let plain = self.hand.minus(trump.order().trumps());
        match self.role {
            _ if self.contract == Contract::Nullissimo => self.hand.iter().filter(|c| c.rank().is_court()).collect(),
            Role::Hombre => {
                let sorted = a11_a12_sort(self.options, self.contract, trump, self.hand);
                sorted.throw.union(plain.minus(sorted.keep).minus(plain.of_rank(Rank::King)))
            }
            Role::FirstDefender | Role::Defender | Role::LastDefender => {
                plain.iter().filter(|c| self.value(trump, *c).0 == 0).collect()
            }
        }
    }
}

/// Which cards to lay away: as many as the game, the talon and the rules allow, and never a card that must stay.
pub fn discard(b: &Buying) -> Advice<CardSet> {
    let trump = b.trump();
    let wanted = b.wanted(trump).minus(b.kept);
    let most = b.most.min(b.hand.len());
    let poor = !a13_is_strong(trump, b.hand);
    // Against a Frage every poor defender leaves the talon to the next; in other games the first, and the second takes
    // no more than leaves the last man enough (a23c).
    let first = b.role == Role::FirstDefender || (b.role == Role::Defender && b.contract == Contract::Frage);
    let leaves = b.options.players == Players::Four && first && poor;
    let limit = match b.role {
        _ if leaves => 0,
        Role::FirstDefender | Role::Defender => a13_most(trump, b.hand, b.talon_left),
        Role::Hombre | Role::LastDefender => b.talon_left,
    };
    // What is allowed comes before what is wise.
    let count = wanted.len().min(limit).min(most).max(b.least);
    let mut order: Vec<Card> = b.hand.iter().collect();
    order.sort_by_key(|c| (b.kept.contains(*c), !wanted.contains(*c), b.value(trump, *c)));
    let cards: CardSet = order.into_iter().take(usize::from(count)).collect();
    let kings = !b.hand.minus(cards).of_rank(Rank::King).is_empty();
    let text = text!("lhombre-why-discard", cards = cards);
    match b.role {
        _ if leaves => because(cards, text!("lhombre-why-leave-talon"), &["a23c"]),
        Role::Hombre if kings => because(cards, text, &["a11", "a12"]),
        Role::Hombre | Role::LastDefender => because(cards, text, &["a12"]),
        Role::FirstDefender | Role::Defender => because(cards, text, &["a13", "a12b"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is thrown away with spades as trumps, where so many may go.
    fn thrown(
        o: &LHombreOptions,
        contract: Contract,
        role: Role,
        hand: &str,
        goes: [u8; 2],
        talon_left: u8,
    ) -> CardSet {
        let (hand, trump, [least, most]) = (hand.parse().unwrap(), Trump::of(contract, Some(Suit::Spades)), goes);
        let kept = contract.row().needs.both(hand);
        discard(&Buying { options: o, contract, trump, hand, role, talon_left, least, most, kept }).choice
    }

    #[test]
    fn discards_stay_within_their_limits_whatever_the_game() {
        let o = LHombreOptions::preset("1860").unwrap();
        for text in ["AS AC KS QS KH KD KC 7H 7D", "5S 4S 3S 6H 5H 5D 6D 3C 4C", "AS 2S AC KS QS JS 7S 6S 5S"] {
            let hand: CardSet = text.parse().unwrap();
            for contract in Contract::ALL {
                for role in [Role::Hombre, Role::FirstDefender, Role::Defender, Role::LastDefender] {
                    let range = if role == Role::Hombre { contract.discards(&o, 9) } else { 0..=9 };
                    let (least, most) = (*range.start(), *range.end());
                    let (thrown, kept) =
                        (thrown(&o, contract, role, text, [least, most], 13), contract.row().needs.both(hand));
                    assert!(hand.includes(thrown) && (least..=most).contains(&thrown.len()), "{contract:?} {role:?}");
                    assert!(thrown.both(kept).is_empty() || least > 9 - kept.len(), "{contract:?} {role:?}");
                }
            }
        }
    }

    #[test]
    fn at_kaufquadrille_poor_hands_leave_the_talon_to_the_next() {
        let o = LHombreOptions { players: Players::Four, ..LHombreOptions::standard() };
        for (contract, role, bought) in [
            (Contract::Frage, Role::FirstDefender, 0),
            (Contract::Frage, Role::Defender, 0),
            (Contract::Solo, Role::FirstDefender, 0),
            (Contract::Solo, Role::Defender, 3),
        ] {
            assert_eq!(thrown(&o, contract, role, "5S 4S 3S 6H 5H 5D 6D 3C", [0, 8], 8).len(), bought);
        }
    }
}
