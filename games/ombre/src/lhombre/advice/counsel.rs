//! The book at a player's elbow: what it advises with what the table shows him.

use super::{
    Buying, Call, Hearing, Place, Playing, Role, Said, bid, discard, lead_sixth, play, take_over, throw_in, trump,
};
use crate::lhombre::{Bid, LHombre, Move, Moves, Phase, Stage, Trump, Use, View, next_of};
use spadille_core::{Advice, CardSet, Seat, Space as _, Suit};

/// What the book advises a seat; nothing where it is silent.
pub fn advise(game: &LHombre, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let moves = game.moves_of(v, seat);
    let counsel = Counsel { game, v, seat, moves: &moves, hand: v.hand? };
    match v.public.deal.phase {
        Phase::Auction => counsel.call(),
        Phase::Name => counsel.name(),
        Phase::Forgotten if v.public.deal.is_hombre(seat) => counsel.name(),
        Phase::Discard | Phase::Buy | Phase::LayAgain => counsel.lay_away(),
        Phase::GiveUp => counsel.give_up(),
        Phase::TakeOver => {
            let said = take_over(counsel.hand, v.public.deal.trump?);
            Some(said.advice(|takes| if takes { Move::TakeOver } else { Move::Pass }))
        }
        Phase::Play => counsel.card(),
        _ => None,
    }
}

/// What a player knows, and what he may do.
struct Counsel<'a> {
    game: &'a LHombre,
    v: &'a View,
    seat: Seat,
    moves: &'a Moves,
    hand: CardSet,
}

impl Counsel<'_> {
    fn call(&self) -> Option<Advice<Move>> {
        let p = &self.v.public.deal;
        if p.auction.stage == Stage::King {
            // The king has no cards to judge by.
            return None;
        }
        let open: Vec<Bid> =
            self.moves.words.iter().filter_map(|m| if let Move::Call(bid) = m { Some(bid) } else { None }).collect();
        let mut others = p.players.without(self.seat).iter();
        let last = self.game.options.speaking(p.dealer).last();
        let place = match () {
            () if Some(self.seat) == last || p.auction.stage == Stage::Casco => Place::Last,
            () if self.seat == next_of(p.players, p.dealer, self.game.seats) => Place::First,
            () => Place::Middle,
        };
        let hearing = Hearing {
            options: &self.game.options,
            hand: self.hand,
            place,
            others_passed: others.all(|s| p.auction.passed.contains(s)),
            couleur: p.couleur,
            open: &open,
            hold: p.auction.challenge(&self.game.bids).filter(|_| self.moves.contains(&Move::Hold)),
        };
        Some(bid(&hearing).advice(|call| match call {
            Call::Pass => Move::Pass,
            Call::Hold => Move::Hold,
            Call::Game(bid) => Move::Call(bid),
        }))
    }

    fn name(&self) -> Option<Advice<Move>> {
        let suits: Vec<Suit> =
            self.moves.words.iter().filter_map(|m| if let Move::Name(suit) = m { Some(suit) } else { None }).collect();
        let said = trump(&self.game.options, self.hand, &suits)?;
        self.hopeless(Trump::Suit(said.choice)).or_else(|| Some(said.advice(Move::Name)))
    }

    /// Giving up, where that is open and the cards are hopeless.
    fn hopeless(&self, trump: Trump) -> Option<Advice<Move>> {
        let give_up = Move::GiveUp;
        let said = throw_in(self.v.public.deal.bid.contract, self.hand, trump);
        (said.choice && self.moves.contains(&give_up)).then(|| said.advice(|_| give_up))
    }

    fn give_up(&self) -> Option<Advice<Move>> {
        let p = &self.v.public.deal;
        let said = throw_in(p.bid.contract, self.hand, p.trump?);
        Some(said.advice(|gives| if gives { Move::GiveUp } else { Move::Keep }))
    }

    fn lay_away(&self) -> Option<Advice<Move>> {
        let p = &self.v.public.deal;
        let Use::Discard { min, max, .. } = self.moves.purpose else { return None };
        let hombre = p.hombre?;
        let others = p.players.without(self.seat).without(hombre).iter();
        let role = match () {
            () if self.seat == hombre => Role::Hombre,
            () if others.clone().all(|s| p.bought.contains(s)) => Role::LastDefender,
            () if others.clone().any(|s| p.bought.contains(s)) => Role::Defender,
            () => Role::FirstDefender,
        };
        let said = discard(&Buying {
            options: &self.game.options,
            contract: p.bid.contract,
            trump: p.trump,
            hand: self.hand,
            role,
            talon_left: if p.left() > 0 { p.left() } else { max },
            least: min,
            most: max,
            kept: self.hand.minus(self.moves.cards),
        });
        Some(said.advice(Move::Discard))
    }

    fn card(&self) -> Option<Advice<Move>> {
        let p = &self.v.public.deal;
        let trump = p.trump?;
        if p.is_hombre(self.seat)
            && let Some(advice) = self.hopeless(trump)
        {
            return Some(advice);
        }
        let played = p.tricks.seen();
        let undrawn: CardSet = self.v.undrawn.iter().flatten().copied().collect();
        let gone = played.union(self.v.laid.unwrap_or_default()).union(undrawn);
        let stop = Move::Stop;
        let mut sixth: Option<Said<bool>> = None;
        if self.moves.contains(&stop) {
            let said = lead_sixth(self.hand, trump, self.game.options.players.pack().minus(self.hand).minus(gone));
            if !said.choice {
                return Some(said.advice(|_| stop));
            }
            sixth = Some(said);
        }
        let follow = trump.order().legal(self.hand, p.tricks.now.led()).both(self.moves.cards);
        let said = play(&Playing {
            options: &self.game.options,
            contract: p.bid.contract,
            trump,
            seat: self.seat,
            alone: p.taker.or(p.hombre)?,
            players: p
                .players
                .iter()
                .filter(|s| p.held[*s] > 0 || p.tricks.now.plays().any(|(by, _)| by == *s))
                .collect(),
            hand: self.hand,
            legal: if follow.is_empty() { self.moves.cards } else { follow },
            leader: p.tricks.now.leader(),
            trick: p.tricks.now.cards(),
            gone,
            tricks: p.tricks.won,
            drawn: p.laid,
        })?;
        let mut advice = said.advice(Move::Play);
        if let Some(sixth) = sixth {
            advice.reasons = sixth.reasons;
        }
        Some(advice)
    }
}
