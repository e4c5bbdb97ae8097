//! Which games a hand is good for.

use crate::scat::cards::{SEVEN, WENZEL};
use crate::scat::games::{Kind, Level, SUITS, suit_rank};
use crate::scat::moves::Move;
use crate::scat::options::{FrageSuit, Games};
use crate::scat::rules::Scat;
use spadille_core::game::Advised;
use spadille_core::{Card, CardSet, Rank, Suit, text};

/// A hand that is thought about.
pub struct Hand<'a> {
    /// The table.
    pub game: &'a Scat,
    /// The ten cards.
    pub cards: CardSet,
    /// The highest game that another has asked for or said yes to.
    pub others: Option<Level>,
    /// Whether he leads first.
    pub vorhand: bool,
}

/// A game that may be played, with the reason, and what it should win.
pub struct Plan {
    /// What to play.
    pub level: Level,
    /// By which maxim.
    pub maxim: &'static str,
    /// What it promises, in counters.
    pub gain: f64,
}

impl Hand<'_> {
    fn has(&self, rank: Rank, suit: Suit) -> bool {
        self.cards.contains(Card::new(rank, suit))
    }

    fn wenzel(&self) -> usize {
        WENZEL.iter().filter(|card| self.cards.contains(**card)).count()
    }

    /// The cards of a suit but for its Wenzel.
    fn suit(&self, suit: Suit) -> CardSet {
        self.cards.of_suit(suit).minus(CardSet::one(Card::new(Rank::Jack, suit)))
    }

    /// How many trumps a suit would make.
    pub fn trumps(&self, suit: Suit) -> u8 {
        self.suit(suit).len() + self.wenzel() as u8
    }

    /// What the side cards of a suit promise: tops and what follows them without a gap.
    fn side(&self, suit: Suit) -> f64 {
        let run = SEVEN.iter().take_while(|rank| self.has(**rank, suit)).count();
        let len = self.suit(suit).len();
        match run {
            0 if self.has(Rank::Ten, suit) && len >= 2 => 0.35,
            0 => 0.0,
            1 if self.has(Rank::King, suit) => 1.3,
            1 => 1.0,
            run => 1.75 + 0.25 * (run as f64 - 2.0).min(2.0),
        }
    }

    /// How strong a hand is with a trump suit: trumps, Wenzel and good side cards.
    pub fn strength(&self, suit: Suit) -> f64 {
        let tops = [0.6, 0.45, 0.3, 0.15];
        let wenzel: f64 = WENZEL.iter().zip(tops).filter(|(card, _)| self.cards.contains(**card)).map(|(_, w)| w).sum();
        let high = [Rank::Ace, Rank::Ten].iter().filter(|rank| self.has(**rank, suit)).count() as f64 * 0.2;
        let sides: f64 = SUITS.iter().filter(|other| **other != suit).map(|other| self.side(*other)).sum();
        f64::from(self.trumps(suit)) + wenzel + high + sides
    }

    /// Whether the side cards are three small ones of three suits.
    fn three_singletons(&self, suit: Suit) -> bool {
        let small = |suit: Suit| self.suit(suit).len() == 1 && !self.has(Rank::Ace, suit);
        self.trumps(suit) == 7 && SUITS.iter().filter(|other| **other != suit).all(|other| small(*other))
    }

    fn frage(&self, suit: Suit) -> Option<Plan> {
        let strength = self.strength(suit);
        let enough = self.trumps(suit) >= 5 || self.trumps(suit) == 4 && strength >= 8.0;
        let maxim = if self.three_singletons(suit) {
            "three-small-singletons"
        } else if self.wenzel() >= 3 {
            "wenzel-make-safe"
        } else {
            "frage-hand"
        };
        let gain = self.game.base(Level::frage(suit)) as f64 * (0.9 + 2.0 * (strength - FRAGE));
        (enough && strength >= FRAGE).then_some(Plan { level: Level::frage(suit), maxim, gain })
    }

    fn solo(&self, suit: Suit) -> Option<Plan> {
        let strength = self.strength(suit);
        let maxim = if strength >= SOLO + 0.75 { "good-side-cards" } else { "solo-hand" };
        let gain = self.game.base(Level::solo(suit)) as f64 * (1.4 + 3.4 * (strength - SOLO));
        let good = self.trumps(suit) >= 5 && strength >= SOLO && !self.three_singletons(suit);
        good.then_some(Plan { level: Level::solo(suit), maxim, gain })
    }

    /// How many cards of a suit hang together from the top.
    fn run(&self, suit: Suit) -> usize {
        SEVEN.iter().take_while(|rank| self.has(**rank, suit)).count()
    }

    /// How strong a hand is for Grand: Wenzel, and suits without a gap from the top.
    pub fn grand_strength(&self) -> f64 {
        let tops = [2.0, 1.6, 1.2, 1.0];
        let wenzel: f64 = WENZEL.iter().zip(tops).filter(|(card, _)| self.cards.contains(**card)).map(|(_, w)| w).sum();
        let suits = SUITS.iter().map(|suit| match self.run(*suit) {
            0 => 0.0,
            run => 1.0 + 0.8 * (run as f64 - 1.0),
        });
        wenzel + suits.sum::<f64>() + if self.vorhand { 0.3 } else { 0.0 }
    }

    fn grand(&self) -> Option<Plan> {
        let wenzel = self.wenzel();
        let tops = WENZEL.iter().take_while(|card| self.cards.contains(**card)).count();
        let runs: Vec<usize> = SUITS.iter().map(|suit| self.run(*suit)).collect();
        let longest = runs.iter().copied().max().unwrap_or(0);
        let aces = runs.iter().filter(|run| **run >= 1).count();
        let with_tens = runs.iter().filter(|run| **run >= 2).count();
        let backed =
            |suit: &&Suit| self.has(Rank::Ace, **suit) && (self.has(Rank::Ten, **suit) || self.has(Rank::King, **suit));
        let quiet = self.others.is_none_or(|level| level.kind == Kind::Frage);
        let sure = wenzel + runs.iter().sum::<usize>();
        let by_length = wenzel >= 3 && longest >= 3 && sure + tops >= 9;
        let by_tops = tops >= 2 && longest >= 4 && aces >= 2 && sure >= 7;
        let maxim = if by_length || by_tops {
            "grand-hand-1"
        } else if tops >= 2 && with_tens >= 2 && sure >= 6 {
            "grand-hand-2"
        } else if aces == 4 && SUITS.iter().filter(backed).count() == 4 && quiet {
            "grand-hand-3"
        } else if wenzel >= 2 && self.grand_strength() >= GRAND {
            "wenzel-make-safe"
        } else {
            return None;
        };
        let gain = self.game.base(Level::GRAND) as f64 * (1.9 + 2.5 * (self.grand_strength() - GRAND)).max(0.8);
        Some(Plan { level: Level::GRAND, maxim, gain })
    }

    /// How dangerous each suit is in Null: how many higher cards it has than small ones to hide them.
    fn dangers(&self) -> [(Suit, u8, u8); 4] {
        SUITS.map(|suit| (suit, self.cards.of_suit(suit).len(), danger(self.game, self.cards.of_suit(suit))))
    }

    fn null(&self) -> Option<Plan> {
        if self.game.options.games == Games::Original {
            return None;
        }
        let dangers = self.dangers();
        let trumps = self.cards.both(self.game.order(Level::NULL).trumps());
        if !trumps.is_empty() {
            return None;
        }
        if self.lacks_a_seven() {
            return None;
        }
        let total: u8 = dangers.iter().map(|(_, _, danger)| danger).sum();
        let worst = dangers.iter().max_by_key(|(_, _, danger)| *danger).copied()?;
        let void = dangers.iter().any(|(_, len, _)| *len == 0);
        let price = self.game.base(Level::NULL) as f64;
        if total == 0 && self.safe_when_open() {
            return Some(Plan { level: Level::OUVERT, maxim: "null-open-hand", gain: 3.2 * price });
        }
        let bare_wenzel = worst.1 == 1
            && self.vorhand
            && matches!(worst.0, Suit::Hearts | Suit::Diamonds)
            && self.has(Rank::Jack, worst.0);
        let maxim = if total <= 1 {
            "null-hand"
        } else if void && total <= 4 && worst.2 == total && worst.1 >= 2 {
            "null-void-excuses"
        } else if bare_wenzel && total == worst.2 {
            "null-bare-wenzel"
        } else {
            return None;
        };
        let gain = price * if total <= 1 { 1.6 } else { 0.15 };
        Some(Plan { level: Level::NULL, maxim, gain })
    }

    /// Whether a suit of three or more cards has not its seven.
    fn lacks_a_seven(&self) -> bool {
        SUITS.iter().any(|suit| self.cards.of_suit(*suit).len() >= 3 && !self.has(Rank::Seven, *suit))
    }

    /// The maxim by which nothing is played.
    pub fn why_nothing(&self) -> &'static str {
        let low = SUITS.iter().all(|suit| danger(self.game, self.cards.of_suit(*suit)) <= 2);
        if low && self.lacks_a_seven() { "null-no-seven" } else { "sixty-one-must-fall" }
    }

    /// Whether not even open cards give a trick away: every suit has its seven or none of it is held.
    fn safe_when_open(&self) -> bool {
        SUITS.iter().all(|suit| self.cards.of_suit(*suit).is_empty() || self.has(Rank::Seven, *suit))
    }

    /// All games that the hand is good for.
    pub fn plans(&self) -> Vec<Plan> {
        let extended = self.game.options.games == Games::Extended;
        let suited = SUITS.iter().flat_map(|suit| [self.frage(*suit), self.solo(*suit)]);
        let later = [self.null(), if extended { self.grand() } else { None }];
        suited.chain(later).flatten().collect()
    }

    /// The highest game that the hand is good for.
    pub fn highest(&self) -> Option<Level> {
        self.plans().into_iter().map(|plan| plan.level).max_by_key(|level| self.game.rungs.rank(*level))
    }

    /// The game to aim at.
    pub fn best(&self) -> Option<Plan> {
        self.plans().into_iter().max_by(|a, b| a.gain.total_cmp(&b.gain))
    }

    /// What to announce that is not below a game.
    pub fn announce(&self, floor: Option<Level>, may_pass: bool) -> Advised<Move> {
        let rungs = &self.game.rungs;
        let least = floor.and_then(|floor| rungs.rank(floor));
        let allowed = |level: Level| rungs.rank(level) >= least;
        let after = self.game.options.frage_suit == FrageSuit::AfterScat;
        let said = |level: Level| Move::Announce(if after && level.kind == Kind::Frage { Level::FRAGE } else { level });
        let plans = self.plans().into_iter().filter(|plan| allowed(plan.level));
        if let Some(plan) = plans.max_by(|a, b| a.gain.total_cmp(&b.gain)) {
            return Advised::by(plan.maxim, said(plan.level), text!("scat-why-game", game = plan.level.text()));
        }
        if may_pass {
            return Advised::by(self.why_nothing(), Move::Pass, text!("scat-why-no-game"));
        }
        // Whoever has asked too far makes the best of it.
        let suited = |make: fn(Suit) -> Level| SUITS.map(make).into_iter().filter(|level| allowed(*level));
        let fraged: Vec<Level> = suited(Level::frage).collect();
        let choices = if fraged.is_empty() { suited(Level::solo).collect() } else { fraged };
        let strength =
            |level: &Level| level.suit.map_or(0.0, |suit| self.strength(suit) - 0.05 * suit_rank(suit) as f64);
        let best = choices.into_iter().max_by(|a, b| strength(a).total_cmp(&strength(b)));
        let level = best.or_else(|| rungs.0.last().copied()).unwrap_or(Level::GRAND);
        Advised::plainly(said(level), text!("scat-why-must"))
    }
}

/// How strong a hand must be for a Frage, a Solo, a Grand: found by playing many deals out.
const FRAGE: f64 = 6.2;
const SOLO: f64 = 7.75;
const GRAND: f64 = 6.3;

/// How many cards of a suit stand too high in Null for the small ones that could hide them.
pub fn danger(game: &Scat, cards: CardSet) -> u8 {
    let order = game.order(Level::NULL);
    let Some(first) = cards.first() else { return 0 };
    let whole = order.suit_of(first);
    let mut held: Vec<Card> = cards.iter().collect();
    held.sort_by_key(|card| order.height(*card));
    let short = |(place, card): (usize, &Card)| {
        let missing = whole.minus(cards).minus(order.above(*card)).len();
        missing.saturating_sub(place as u8)
    };
    held.iter().enumerate().map(short).max().unwrap_or(0)
}
