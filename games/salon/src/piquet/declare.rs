//! The declarations: both hands are compared class by class, and what is said of them.

use super::hand::{self, Class, Figure, found};
use super::moves::Move;
use super::rules::Piquet;
use super::state::{Called, Phase, State};
use spadille_core::{Arg, CardSet, LawId, Listed as _, Offer, Scribe, Text, law, text};

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
        let deal = &mut s.public.deal;
        deal.tally.declare(&deal.declared, &self.options, scribe);
        if deal.tally.out.is_some() {
            self.end_deal(s, scribe);
        } else {
            self.begin_play(s, scribe);
        }
    }

    /// Compares both hands in a class: the better counts all it has, equal counts nothing.
    fn compare<S: Scribe>(&self, s: &mut State, class: Class, scribe: &mut S) {
        let (elder, younger) = (s.public.elder(), s.public.dealer);
        let figures = s.hands.map(|hand| hand::best(hand, class));
        let deal = &mut s.public.deal;
        for seat in [elder, younger] {
            // Elder names his best; younger names his own only against it.
            let named = figures[seat].filter(|_| figures[seat] >= figures[elder]);
            deal.spoken.figures[class][seat] = named;
            if let Some(figure) = named {
                scribe.says(seat, None, || text!("piquet-calls", seat = seat, what = figure_text(class, figure)));
            }
        }
        if figures[elder] == figures[younger] {
            if figures[elder].is_some() {
                scribe.tell_by(law!("equal"), || text!("piquet-equal", class = class_text(class)));
            }
            return;
        }
        let seat = if figures[elder] > figures[younger] { elder } else { younger };
        let hand = s.hands[seat];
        if class == Class::Sets {
            // What may be asked about (law 17).
            deal.spoken.called.sets[seat] = Called { figure: figures[seat], shown: false };
        }
        deal.declared.of[class][seat] = hand::points(hand, class, &self.options);
        deal.show(seat, hand::proof(hand, class));
        scribe.does(seat, class_law(class), || {
            text!("piquet-counts-class", seat = seat, class = class_text(class), what = declared_text(hand, class))
        });
    }

    /// What may be called in a class: the truth in Rummel and sequences, which are shown; anything in sets, which are not.
    pub(super) fn calls(&self, hand: CardSet, class: Class, theirs: Option<Figure>) -> Offer<Move> {
        let words = Offer::new(Move::Play).with(if theirs.is_some() { Move::Good } else { Move::Pass });
        let own = hand::best(hand, class);
        match class {
            Class::Sets => {
                let sets = (0..Figure::COUNT).filter_map(Figure::numbered);
                words.with_all(sets.filter(|set| Some(*set) > theirs).map(Move::DeclareSet))
            }
            _ if own.is_some() && own >= theirs => words.with(Move::Declare(class)),
            _ => words,
        }
    }
}

/// The law that lets a class be counted.
pub(super) fn class_law(class: Class) -> LawId {
    [law!("rummel"), law!("sequences"), law!("sets")][class as usize]
}

pub(super) fn class_text(class: Class) -> Text {
    match class {
        Class::Rummel => text!("piquet-class-rummel"),
        Class::Sequences => text!("piquet-class-sequences"),
        Class::Sets => text!("piquet-class-sets"),
    }
}

/// What is said aloud of a class: how good it is, not which cards it is.
pub(super) fn figure_text(class: Class, figure: Figure) -> Text {
    let rank = figure.rank().symbol();
    match class {
        Class::Rummel => text!("piquet-figure-rummel", cards = figure.size, pips = figure.height),
        Class::Sequences => text!("piquet-figure-sequence", length = figure.size, top = rank),
        Class::Sets => text!("piquet-figure-set", number = figure.size, rank = rank),
    }
}

/// What a hand shows or names in a class, one after the other.
fn declared_text(hand: CardSet, class: Class) -> Text {
    let all = found(hand, class).into_iter().map(|one| match (class, one.cards.first()) {
        (Class::Rummel, Some(card)) => {
            text!("piquet-what-rummel", cards = one.figure.size, pips = one.figure.height, suit = card.suit())
        }
        (Class::Sequences, _) => text!("house-cards", cards = Arg::Cards(hand::sorted(one.cards))),
        _ => figure_text(class, one.figure),
    });
    all.reduce(|first, next| text!("house-list", first = first, next = next)).unwrap_or_else(|| text!("house-nothing"))
}
