//! What the hands are worth before play: fours, quarts and the Rummel.

use super::cards::{COURT, PIPS, court};
use super::options::{Fours, ImperialOptions};
use super::rules::Imperial;
use super::state::{Public, SEATS};
use super::tally::{Mark, Reason};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use spadille_core::{CardSet, PerSeat, Rank, Scribe, Seat, Suit, law, text};

/// The longest suit at the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rummel {
    /// Who has it.
    pub seat: Seat,
    /// How many cards.
    pub cards: u8,
    /// How many pips; told only where they decide.
    pub pips: Option<u8>,
}

/// What the hands are worth.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Declared {
    /// Whose four counts, and of which rank.
    pub four: Option<(Seat, Rank)>,
    /// Who has quarts, once for each, from the Vorhand round.
    pub quarts: ArrayVec<(Seat, Suit), 4>,
    /// The Rummel.
    pub rummel: Option<Rummel>,
}

/// What decides about the Rummel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Decided {
    Number,
    Pips,
    Seat,
}

/// The ranks of which four are an Imperial, from the highest down.
pub fn ranks_of_fours(o: &ImperialOptions) -> &'static [Rank] {
    match o.fours {
        Fours::Court => &COURT,
        Fours::Any => o.pack.ranks(),
    }
}

/// Number and pips of the best suit of a hand.
fn best_suit(hand: CardSet) -> (u8, u8) {
    let suits = Suit::ALL.map(|suit| hand.of_suit(suit)).map(|suit| (suit.len(), PIPS.of(suit) as u8));
    suits.into_iter().max().unwrap_or_default()
}

impl Declared {
    /// What these hands are worth, the Vorhand first where it matters.
    pub fn of(o: &ImperialOptions, dealer: Seat, hands: &PerSeat<CardSet, SEATS>) -> Declared {
        let seats = || (1..=o.players).map(|step| dealer.after(step, o.players));
        let of_rank =
            |rank: &Rank| seats().find(|seat| hands[*seat].of_rank(*rank).len() == 4).map(|seat| (seat, *rank));
        let quarts = seats().flat_map(|seat| Suit::ALL.map(|suit| (seat, suit)));
        let quarts = quarts.filter(|(seat, suit)| hands[*seat].includes(court(*suit)));
        let mut rummel: Option<Rummel> = None;
        for seat in seats() {
            let (cards, pips) = best_suit(hands[seat]);
            // Of equals the earlier keeps it.
            if rummel.is_none_or(|best| (cards, Some(pips)) > (best.cards, best.pips)) {
                rummel = Some(Rummel { seat, cards, pips: Some(pips) });
            }
        }
        Declared { four: ranks_of_fours(o).iter().find_map(of_rank), quarts: quarts.take(4).collect(), rummel }
    }
}

impl Imperial {
    /// Everybody declares, and the table marks it.
    pub(super) fn declare<S: Scribe>(&self, p: &mut Public, hands: &PerSeat<CardSet, SEATS>, scribe: &mut S) {
        let declared = Declared::of(&self.options, p.dealer, hands);
        p.deal.declared = Declared { rummel: None, ..declared.clone() };
        if let Some((seat, rank)) = declared.four {
            let cards = self.options.pack.cards().of_rank(rank);
            p.deal.sure[seat] = p.deal.sure[seat].union(cards);
            let law = if COURT.contains(&rank) { law!("four-imperial") } else { law!("four-any-rank") };
            scribe.says(seat, law, || text!("imperial-shows-four", seat = seat, cards = cards));
            let lower = |rank: &&Rank| Seat::all(self.options.players).any(|one| hands[one].of_rank(**rank).len() == 4);
            if ranks_of_fours(&self.options).iter().filter(lower).count() > 1 {
                scribe.tell_by(law!("highest-four-only"), || text!("imperial-highest-four"));
            }
            self.mark(p, Mark { seat, strokes: 0, imperials: 1, reason: Reason::Four }, law, scribe);
        }
        for (seat, suit) in declared.quarts {
            if p.slate.winner.is_some() {
                return;
            }
            p.deal.sure[seat] = p.deal.sure[seat].union(court(suit));
            scribe.says(seat, law!("quart-major"), || text!("imperial-shows-quart", seat = seat, cards = court(suit)));
            let mark = Mark { seat, strokes: 0, imperials: 1, reason: Reason::Quart };
            self.mark(p, mark, law!("quart-major"), scribe);
        }
        if let Some(rummel) = declared.rummel {
            self.count_rummel(p, rummel, hands, scribe);
        }
    }

    fn count_rummel<S: Scribe>(&self, p: &mut Public, rummel: Rummel, hands: &PerSeat<CardSet, SEATS>, scribe: &mut S) {
        if p.slate.winner.is_some() {
            return;
        }
        let Rummel { seat, cards, pips } = rummel;
        let others = || Seat::all(self.options.players).filter(|one| *one != seat).map(|one| best_suit(hands[one]));
        let decided = if others().any(|(number, worth)| (number, Some(worth)) == (cards, pips)) {
            Decided::Seat
        } else if others().any(|(number, _)| number == cards) {
            Decided::Pips
        } else {
            Decided::Number
        };
        let pips = pips.filter(|_| decided != Decided::Number);
        p.deal.declared.rummel = Some(Rummel { pips, ..rummel });
        let law = match decided {
            Decided::Number => law!("rummel"),
            Decided::Pips => law!("rummel-pips"),
            Decided::Seat => law!("rummel-vorhand"),
        };
        scribe.says(seat, law, || text!("imperial-rummel", seat = seat, number = cards));
        if let Some(pips) = pips {
            scribe.says(seat, law!("pip-values"), || text!("imperial-rummel-pips", seat = seat, number = pips));
        }
        self.mark(p, Mark { seat, strokes: 1, imperials: 0, reason: Reason::Rummel }, law!("rummel"), scribe);
    }
}
