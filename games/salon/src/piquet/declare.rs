//! The declarations: both hands are compared class by class, and what is said of them.

use super::hand::{self, Class, KIND_RANKS, Kind};
use super::moves::Move;
use super::rules::Piquet;
use super::state::{Phase, State};
use super::strict::claim_of_kind;
use spadille_core::{Arg, CardSet, LawId, List, Scribe, Suit, Text, law, text};

impl Piquet {
    /// Both hands are complete: the declarations begin, or are counted at once.
    pub(super) fn begin_declarations<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if self.options.is_manual() {
            s.public.phase = Phase::Call(Class::Rummel);
            return;
        }
        for class in Class::ALL {
            self.compare(s, class, scribe);
        }
        let declared = s.public.declared;
        s.public.tally.declare(&declared, &self.options, scribe);
        if s.public.tally.out.is_some() {
            self.end_deal(s, scribe);
        } else {
            self.begin_play(s, scribe);
        }
    }

    /// Compares both hands in a class: the better counts all it has, equal counts nothing.
    fn compare<S: Scribe>(&self, s: &mut State, class: Class, scribe: &mut S) {
        let (elder, younger) = (s.public.elder(), s.public.dealer);
        let worths = s.hands.map(|h| hand::worth(h, class));
        let (ours, theirs) = (worths[elder.index()], worths[younger.index()]);
        let p = &mut s.public;
        // Elder names his best; younger names his own only against it.
        for (seat, worth, named) in [(elder, ours, ours > 0), (younger, theirs, theirs > 0 && theirs >= ours)] {
            p.figures[class as usize][seat.index()] = named.then_some(worth);
            if named {
                scribe.says(seat, None, || text!("piquet-calls", seat = seat, what = figure_text(class, worth)));
            }
        }
        let best = if ours > theirs { elder } else { younger };
        if ours == theirs {
            if ours > 0 {
                scribe.tell_by(law!("equal"), || text!("piquet-equal", class = class_text(class)));
            }
            return;
        }
        if class == Class::Sets {
            // What may be asked about (law 17).
            p.spoken.called[class as usize][best.index()] =
                claim_of_kind(hand::kinds(s.hands[best.index()]).first().copied());
        }
        p.declared.class(class)[best.index()] = hand::points(s.hands[best.index()], class, &self.options);
        p.shown[best.index()] = p.shown[best.index()].union(hand::proof(s.hands[best.index()], class));
        scribe.does(best, class_law(class), || {
            let hand = s.hands[best.index()];
            text!("piquet-counts-class", seat = best, class = class_text(class), what = declared_text(hand, class))
        });
    }

    /// What may be called in a class: the truth in Rummel and sequences, which are shown; anything in sets, which are not.
    pub(super) fn calls(&self, hand: CardSet, class: Class, theirs: Option<u16>, words: &mut List<Move, 32>) {
        let own = hand::worth(hand, class);
        words.push(if theirs.is_some() { Move::Good } else { Move::Pass });
        if class == Class::Sets {
            let better = |kind: Kind| theirs.is_none_or(|worth| hand::kind_worth(kind) > worth);
            for rank in KIND_RANKS {
                for count in [3, 4] {
                    if better(Kind { count, height: hand::height(rank) }) {
                        words.push(Move::DeclareSet(rank, count));
                    }
                }
            }
        } else if own > 0 && theirs.is_none_or(|worth| own >= worth) {
            words.push(Move::Declare(class));
        }
    }
}

/// The law that lets a class be counted.
pub(super) fn class_law(class: Class) -> LawId {
    match class {
        Class::Rummel => law!("rummel"),
        Class::Sequences => law!("sequences"),
        Class::Sets => law!("sets"),
    }
}

/// A class by its name.
pub(super) fn class_text(class: Class) -> Text {
    match class {
        Class::Rummel => text!("piquet-class-rummel"),
        Class::Sequences => text!("piquet-class-sequences"),
        Class::Sets => text!("piquet-class-sets"),
    }
}

/// What is said aloud of a class: how good it is, not which cards it is.
pub(super) fn figure_text(class: Class, worth: u16) -> Text {
    let (size, height) = (worth >> 8, worth & 0xff);
    let rank = hand::RANKS[usize::from(height) & 7].symbol();
    match class {
        Class::Rummel => text!("piquet-figure-rummel", cards = size, pips = height),
        Class::Sequences => text!("piquet-figure-sequence", length = size, top = rank),
        Class::Sets => text!("piquet-figure-set", number = size, rank = rank),
    }
}

/// One after the other.
fn listed(all: impl Iterator<Item = Text>) -> Text {
    all.reduce(|first, next| text!("house-list", first = first, next = next)).unwrap_or_else(|| text!("house-nothing"))
}

/// What a hand shows or names in a class.
pub(super) fn declared_text(hand: CardSet, class: Class) -> Text {
    match class {
        Class::Rummel => {
            let (suit, best) = hand::rummel(hand);
            text!("piquet-what-rummel", cards = best.cards, pips = best.pips, suit = suit)
        }
        Class::Sequences => {
            let named = |(suit, run): &(Suit, hand::Sequence)| {
                text!("house-cards", cards = Arg::Cards(run.cards(*suit).collect()))
            };
            listed(hand::sequences(hand).iter().map(named))
        }
        Class::Sets => {
            let named = |k: &Kind| text!("piquet-figure-set", number = k.count, rank = k.rank().symbol());
            listed(hand::kinds(hand).iter().map(named))
        }
    }
}
