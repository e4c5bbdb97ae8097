//! How what the company answers is told, and why an answer is none.

use crate::card_tricks::moves::{Move, Numbers};
use crate::card_tricks::show::Ask;
use crate::card_tricks::state::Public;
use spadille_core::{LawId, Refusal, Scribe, Seat, Space as _, Text, law, text};

/// Tells what somebody of the company does or answers.
pub(super) fn told<S: Scribe>(seat: Seat, m: Move, scribe: &mut S) {
    let says: fn(Seat, Move) -> Text = |seat, m| match m {
        Move::Pile(number) => text!("tricks-says-pile", seat = seat, number = number),
        Move::Rows(a, b) => text!("tricks-says-rows", seat = seat, rows = rows(a, b)),
        Move::Rank(rank) => text!("tricks-says-rank", seat = seat, rank = rank.symbol()),
        Move::Yes => text!("tricks-says-yes", seat = seat),
        Move::No => text!("tricks-says-no", seat = seat),
        _ => text!("tricks-says-number", seat = seat, number = m.number().unwrap_or(0)),
    };
    match m {
        Move::Ready => scribe.does(seat, law!("thought-in-silence"), || text!("tricks-has-thought", seat = seat)),
        Move::Note(_) | Move::Pair(_) => {
            scribe.does(seat, law!("thought-on-a-slip"), || text!("tricks-has-thought", seat = seat));
        }
        Move::Draw(_) | Move::Touch(_) => scribe.does(seat, None, || text!("tricks-draws", seat = seat)),
        Move::Cut(number) => {
            scribe.does(seat, law!("complete-cut"), || text!("tricks-cuts", seat = seat, number = number));
        }
        Move::Insert(_) => scribe.does(seat, None, || text!("tricks-inserts", seat = seat)),
        Move::Hide(_) => scribe.does(seat, None, || text!("tricks-hides", seat = seat)),
        Move::Lay(place) => scribe.does(seat, None, || text!("tricks-lays", seat = seat, place = place)),
        Move::Name(cards) => scribe
            .says(seat, law!("conjuror-knows-only-what-he-sees"), || text!("tricks-names", seat = seat, cards = cards)),
        Move::Pile(_)
        | Move::Rows(..)
        | Move::Rank(_)
        | Move::Number(_)
        | Move::Point(_)
        | Move::Place(_)
        | Move::Yes
        | Move::No => {
            scribe.says(seat, None::<LawId>, || says(seat, m));
        }
        _ => {}
    }
}

/// One row or two, as they are said.
pub(in crate::card_tricks) fn rows(a: u8, b: u8) -> Text {
    if a == b { text!("tricks-one-row", a = a) } else { text!("tricks-two-rows", a = a, b = b) }
}

pub(super) fn no_conjuror() -> Refusal {
    Refusal::by(law!("conjuror-and-company"), text!("tricks-not-the-conjuror"))
}

/// Why an answer is none.
pub(super) fn why_not(ask: &Ask, m: Move, p: &Public) -> Refusal {
    if ask.free.as_ref().is_some_and(|free| free.contains(&m)) {
        return Refusal::by(law!("truthful-answers"), text!("tricks-not-so"));
    }
    let number = p.going().map_or(0, |performance| performance.number);
    let by_sight = law!("conjuror-knows-only-what-he-sees");
    let verb_of = |n: &Numbers| (n.means)(1).verb();
    match m {
        Move::Name(named) => match ask.asked.names {
            None => no_conjuror(),
            Some((among, _)) if !among.includes(named) => Refusal::by(by_sight, text!("tricks-not-on-table")),
            Some((_, count)) => Refusal::by(by_sight, text!("tricks-too-many-cards", number = count)),
        },
        Move::No if number == 22 => Refusal::by(law!("sixteen-layer"), text!("tricks-must-be-there")),
        Move::Enough if matches!(number, 3 | 25) => Refusal::by(law!("key-cuts"), text!("tricks-cut-first")),
        Move::Enough if number == 19 => Refusal::by(law!("odd-even-sorted"), text!("tricks-draw-first")),
        Move::Draw(place) if number == 19 && ask.asked.numbers.is_some() && place <= 24 => {
            Refusal::by(law!("odd-even-sorted"), text!("tricks-already-drawn"))
        }
        Move::Number(_) if ask.asked.numbers.as_ref().map(verb_of) == Some("number") => {
            let law = if number == 10 { Some(law!("piles-sizes")) } else { None };
            Refusal { text: text!("tricks-no-such-number"), law }
        }
        _ if ask.asked.numbers.as_ref().map(verb_of) == Some(m.verb()) => {
            let law = (m.verb() == "cut").then_some(law!("complete-cut"));
            Refusal { text: text!("tricks-no-such-place"), law }
        }
        Move::Perform(_) => Refusal::by(law!("six-and-twenty"), text!("tricks-no-such-number")),
        Move::Stop if p.shown.is_empty() => Refusal::by(law!("session-length"), text!("tricks-not-before-the-first")),
        _ => Refusal::not_now(),
    }
}
