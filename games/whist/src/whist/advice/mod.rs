//! What the books advise, as functions of what a player sees.
//!
//! [`holding`] is the small language in which the books' holdings are written, `rows` their rows, [`table`] how they are read; `leading` and `following` are the
//! maxims that need more than a holding: the score, voids, turned cards, the play so far. [`counsel`] collects what they say in the
//! order in which they go before each other (rule file, "Which rule goes first"); `sensible` is for what the books leave open,
//! `speaking` for calls, trumps and the words of strict tables. Every answer names the maxim it follows, by its id in `advice.toml`.

pub(super) mod counsel;
mod following;
pub(super) mod holding;
pub(super) mod judge;
mod leading;
mod rows;
pub(super) mod seeing;
mod sensible;
mod speaking;
pub(super) mod table;

use super::moves::Move;
use super::rules::Rules;
use super::state::Phase;
use super::view::View;
use counsel::Counsels;
pub use seeing::Aim;
use seeing::Seeing;
use spadille_core::game::Advised;
use spadille_core::{Advice, Card, CardSet, Seat, Space as _, Suit, text};

/// What the book advises the viewer, who sits at `place`; a sensible player's choice elsewhere.
pub fn advise(rules: &Rules, v: &View, place: Seat) -> Option<Advice<Move>> {
    let said = match v.public.deal.phase {
        Phase::Play if v.public.deal.turn != place => return None,
        Phase::Play => card(rules, v, place).map(|said| said.map(Move::Play)),
        _ => speaking::word(rules, v, place),
    };
    said.map(Advice::from).or_else(|| {
        let moves = rules.moves_of(v, place);
        moves.nth(0).map(Advice::only)
    })
}

/// The cards that may be played without a fault.
fn lawful(rules: &Rules, v: &View, place: Seat) -> CardSet {
    let moves = rules.moves_of(v, place);
    let card = |m| if let Move::Play(card) = m { Some(card) } else { None };
    let all: CardSet = moves.iter().filter_map(card).collect();
    all.minus(moves.faults())
}

/// The card to play.
pub fn card(rules: &Rules, v: &View, place: Seat) -> Option<Advised<Card>> {
    consulted(rules, v, place, Question::default())
}

/// What a worked case asks beyond the view: one rule, one suit, an intention.
#[derive(Copy, Clone, Default, Debug)]
pub struct Question<'a> {
    /// The rule that decides.
    pub rule: Option<&'a str>,
    /// The suit that is asked about.
    pub among: Option<Suit>,
    /// What is wanted.
    pub aim: Aim,
}

/// The card to play, by the whole advice or by one rule.
pub fn consulted(rules: &Rules, v: &View, place: Seat, q: Question<'_>) -> Option<Advised<Card>> {
    let legal = lawful(rules, v, place);
    let mut s = Seeing::new(rules, v, place, legal)?;
    s.aim = q.aim;
    if legal.len() == 1 {
        return legal.first().map(Advised::only);
    }
    let leads = s.deal.tricks.now.is_empty();
    let mut c = Counsels::new(&s, q.rule, q.among);
    if q.rule.is_some() {
        consult(&mut c);
        if leads {
            leading::consult_plain(&mut c);
        }
        if let (Some((card, maxim)), _) = c.decide() {
            return Some(Advised::by(maxim, card, text!("whist-why-book", card = card)));
        }
    }
    // A rule that only forbids leaves the choice to the rest of the advice.
    let barred = c.decide().1;
    let among = q.among.map_or(legal, |suit| legal.of_suit(suit));
    let mut c = Counsels::new(&s, None, q.among);
    c.avoid_all(barred);
    consult(&mut c);
    let book = |c: &Counsels<'_>| {
        let (card, maxim) = c.decide().0?;
        Some(Advised::by(maxim, card, text!("whist-why-book", card = card)))
    };
    if let Some(said) = book(&c) {
        return Some(said);
    }
    if leads {
        let open = among.minus(c.decide().1);
        if let Some(said) = sensible::before_a_new_suit(&s, open) {
            return Some(said);
        }
        leading::consult_plain(&mut c);
        if let Some(said) = book(&c) {
            return Some(said);
        }
    }
    let open = [among.minus(c.decide().1), among.minus(barred), among, legal];
    open.into_iter().find(|cards| !cards.is_empty()).and_then(|cards| sensible::card(&s, cards))
}

/// What all maxims say that go before the lead of a new suit, or about a card to the trick on the table.
fn consult(c: &mut Counsels<'_>) {
    speaking::cayenne(c);
    if c.s.deal.tricks.now.is_empty() { leading::consult_first(c) } else { following::consult_all(c) }
}
