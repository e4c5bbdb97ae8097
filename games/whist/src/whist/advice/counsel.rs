//! What the books say at a turn, one maxim after the other in the order in which they go before each other.

use super::seeing::Seeing;
use spadille_core::{Card, CardSet, Suit};

/// What a maxim says of some cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Play one of these.
    Play(CardSet),
    /// Play none of these.
    Avoid(CardSet),
}

/// A maxim and what it says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Counsel {
    pub maxim: &'static str,
    pub verdict: Verdict,
}

/// Collects counsels: all, or those of one rule about one suit.
pub struct Counsels<'a> {
    pub s: &'a Seeing<'a>,
    /// The rule that is asked for; `30-1-10` has `30-1-10-left` too.
    pub rule: Option<&'a str>,
    /// The suit that is asked about.
    pub among: Option<Suit>,
    pub list: Vec<Counsel>,
}

impl<'a> Counsels<'a> {
    pub fn new(s: &'a Seeing<'a>, rule: Option<&'a str>, among: Option<Suit>) -> Self {
        Counsels { s, rule, among, list: Vec::new() }
    }

    /// Whether a maxim belongs to the rule asked for.
    fn wanted(&self, maxim: &str) -> bool {
        self.rule
            .is_none_or(|rule| maxim.strip_prefix(rule).is_some_and(|rest| rest.is_empty() || rest.starts_with('-')))
    }

    /// Whether one certain rule is asked for, so that it speaks even where a player would think of others first.
    pub fn asked(&self) -> bool {
        self.rule.is_some()
    }

    fn of_suit(&self, cards: CardSet) -> CardSet {
        self.among.map_or(cards, |suit| cards.of_suit(suit)).both(self.s.legal)
    }

    /// A maxim wants one of these cards.
    pub fn play(&mut self, maxim: &'static str, cards: CardSet) {
        let cards = self.of_suit(cards);
        if !cards.is_empty() && self.wanted(maxim) {
            self.list.push(Counsel { maxim, verdict: Verdict::Play(cards) });
        }
    }

    /// A maxim wants this card.
    pub fn one(&mut self, maxim: &'static str, card: Option<Card>) {
        self.play(maxim, card.into_iter().collect());
    }

    /// A maxim wants none of these cards.
    pub fn avoid(&mut self, maxim: &'static str, cards: CardSet) {
        let cards = self.of_suit(cards);
        if !cards.is_empty() && self.wanted(maxim) {
            self.list.push(Counsel { maxim, verdict: Verdict::Avoid(cards) });
        }
    }

    /// None of these cards, for reasons of its own.
    pub fn avoid_all(&mut self, cards: CardSet) {
        self.list.push(Counsel { maxim: "", verdict: Verdict::Avoid(cards) });
    }

    /// The first card that is wanted and not ruled out by a maxim before it, with that maxim; and what is ruled out in all.
    pub fn decide(&self) -> (Option<(Card, &'static str)>, CardSet) {
        let mut ruled_out = CardSet::EMPTY;
        for counsel in &self.list {
            match counsel.verdict {
                Verdict::Avoid(cards) => ruled_out = ruled_out.union(cards),
                Verdict::Play(cards) => {
                    let left = cards.minus(ruled_out);
                    if let Some(card) = self.s.lowest_of_any(left) {
                        return (Some((card, counsel.maxim)), ruled_out);
                    }
                }
            }
        }
        (None, ruled_out)
    }

    /// The first maxim that rules a card out.
    pub fn against(&self, card: Card) -> Option<&'static str> {
        let bars = |c: &&Counsel| matches!(c.verdict, Verdict::Avoid(cards) if cards.contains(card));
        self.list.iter().find(bars).map(|counsel| counsel.maxim)
    }
}

impl Seeing<'_> {
    /// The lowest of some cards of any suits: of the longest suit, where there are several.
    pub fn lowest_of_any(&self, cards: CardSet) -> Option<Card> {
        let longest = Suit::ALL.into_iter().filter(|suit| !cards.of_suit(*suit).is_empty());
        let suit = longest.max_by_key(|suit| self.suit(*suit).len())?;
        self.lowest(cards.of_suit(suit))
    }
}
