//! The talon of Tarok-Zapp: two piles, of which the player uses one; and the announced ultimo.

use super::cards::PAGAT;
use super::honours::Honour;
use super::moves::{Act, Game, Move};
use super::rules::Rules;
use super::state::{Phase, Public, State};
use super::terms::Form;
use spadille_core::{CardSet, Offer, Scribe, Seat, Spoken as _, law, text};

/// The two piles.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pile {
    /// The upper three.
    Upper,
    /// The lower three.
    Lower,
}

impl Pile {
    /// The other one.
    pub fn other(self) -> Pile {
        match self {
            Pile::Upper => Pile::Lower,
            Pile::Lower => Pile::Upper,
        }
    }
}

/// The pile that must be taken first in a game.
pub fn first_pile(game: Game) -> Option<Pile> {
    match game {
        Game::Play | Game::Three => Some(Pile::Upper),
        Game::FromBelow | Game::Four => Some(Pile::Lower),
        _ => None,
    }
}

/// How many times a game counts, the pile having been changed so often.
pub fn multiple(game: Game, step: u8) -> i64 {
    let level = match game {
        Game::Play => 1,
        Game::FromBelow => 2,
        Game::Three => 3,
        Game::Four => 4,
        _ => return 6,
    };
    level + i64::from(step)
}

impl Rules {
    fn pile(s: &State, pile: Pile) -> CardSet {
        match pile {
            Pile::Upper => s.talon,
            Pile::Lower => s.lower,
        }
    }

    fn set_pile(s: &mut State, pile: Pile, cards: CardSet) {
        match pile {
            Pile::Upper => s.talon = cards,
            Pile::Lower => s.lower = cards,
        }
    }

    /// The pile that the player has in hand now.
    pub fn pile_now(p: &Public) -> Option<Pile> {
        let first = first_pile(p.deal.game?)?;
        Some(if p.deal.step == 1 { first.other() } else { first })
    }

    /// The player looks at the first pile.
    pub(super) fn take_pile<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let p = &mut s.public;
        let (Some(player), Some(pile)) = (p.deal.player, Self::pile_now(p)) else { return };
        p.deal.phase = Phase::Talon;
        scribe.does(player, law!("first-pile-unseen"), || match pile {
            Pile::Upper => text!("tarock-takes-upper", seat = player),
            Pile::Lower => text!("tarock-takes-lower", seat = player),
        });
        self.look_at(s, player, pile, scribe);
    }

    fn look_at<S: Scribe>(&self, s: &mut State, player: Seat, pile: Pile, scribe: &mut S) {
        let cards = Self::pile(s, pile);
        scribe.whisper(player, || text!("tarock-took", cards = cards));
    }

    /// What the player may do with the pile.
    pub(super) fn pile_choices(&self, p: &Public) -> Offer<Move> {
        let offer = Offer::new(Move::play).with(Move(Act::Keep));
        offer.with(Move(if p.deal.step == 0 { Act::Switch } else { Act::Return }))
    }

    /// The player keeps the pile, or lays it open for the other.
    pub(super) fn choose_pile<S: Scribe>(&self, s: &mut State, seat: Seat, act: Act, scribe: &mut S) {
        let Some(pile) = Self::pile_now(&s.public) else { return };
        if act == Act::Keep {
            self.keep_pile(s, seat, pile, scribe);
            return;
        }
        let cards = Self::pile(s, pile);
        let p = &mut s.public;
        let _ = p.deal.open.try_push(cards);
        p.deal.step += 1;
        let law = if act == Act::Switch { law!("other-pile") } else { law!("back-to-first") };
        scribe.does(seat, law, || text!("tarock-lays-open", seat = seat, cards = cards));
        if act == Act::Return {
            self.keep_pile(s, seat, pile.other(), scribe);
        } else {
            self.look_at(s, seat, pile.other(), scribe);
        }
    }

    fn keep_pile<S: Scribe>(&self, s: &mut State, seat: Seat, pile: Pile, scribe: &mut S) {
        let cards = Self::pile(s, pile);
        s.hands[seat] = s.hands[seat].union(cards);
        Self::set_pile(s, pile, CardSet::EMPTY);
        s.public.deal.phase = Phase::Scat;
        scribe.does(seat, law!("one-pile-only"), || text!("tarock-keeps-pile", seat = seat));
    }

    /// Honours are settled by what is held now; then everybody may announce the ultimo.
    pub(super) fn before_lead(&self, s: &mut State) {
        let p = &mut s.public;
        p.deal.phase = Phase::Ultimo;
        p.deal.unheard = p.deal.ring.len();
        p.deal.turn = p.deal.ring.first();
    }

    /// Whether somebody may announce the ultimo: only with the Pagat.
    pub fn may_ultimo(&self, hand: CardSet) -> bool {
        hand.contains(PAGAT)
    }

    /// Somebody announces the ultimo, or does not.
    pub(super) fn ultimo<S: Scribe>(&self, s: &mut State, seat: Seat, announced: bool, scribe: &mut S) {
        let p = &mut s.public;
        let act = if announced { Act::Ultimo } else { Act::Silent };
        p.deal.said[seat] = Move(act).number().map(|number| number as u8);
        if announced {
            p.deal.ultimo = p.deal.ultimo.with(seat);
            scribe.says(seat, law!("ultimo-announced"), || text!("tarock-said-ultimo"));
        }
        p.deal.unheard = p.deal.unheard.saturating_sub(1);
        if p.deal.unheard > 0 {
            p.deal.turn = p.deal.ring.after(seat, 1);
        } else {
            self.begin_play(s);
        }
    }

    /// The honours of Tarok-Zapp that a hand has, each with how often the unit it brings.
    pub fn zapp_honours(&self, hand: CardSet, is_player: bool, kind: i64) -> arrayvec::ArrayVec<(Honour, u8, i64), 3> {
        let mut all = arrayvec::ArrayVec::new();
        let tarocks = hand.both(self.pack.suits[super::cards::TAROCKS]).len();
        if hand.includes(super::cards::THREE) {
            all.push((Honour::Honneurs, 3, kind));
        }
        if hand.includes(self.pack.kings) {
            all.push((Honour::FourKings, 4, kind));
        }
        let paid = self.terms.size == super::cards::Size::Small && (is_player || self.terms.ten_for_all);
        if paid && tarocks >= 10 && self.terms.form == Form::Zapp {
            all.push((Honour::Tarocks, tarocks, 1));
        }
        all
    }
}
