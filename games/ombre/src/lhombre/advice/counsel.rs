//! The book at a player's elbow: what it advises with what the table shows him.

use super::*;

/// What the book advises a seat; nothing where it is silent.
pub fn advise(game: &LHombre, v: &View, seat: Seat) -> Option<Advice<Move>> {
    let (p, moves) = (&v.public.deal, game.moves_of(v, seat));
    let counsel = Counsel { game, v, seat, moves: &moves, hand: v.hand? };
    match p.phase {
        Phase::Auction => counsel.call(),
        Phase::Name => counsel.name(),
        Phase::Forgotten if p.is_hombre(seat) => counsel.name(),
        Phase::Discard | Phase::Buy | Phase::LayAgain => counsel.lay_away(),
        Phase::GiveUp => {
            let said = throw_in(p.bid.contract, counsel.hand, p.trump?);
            Some(moving(said, |gives| if gives { Move::GiveUp } else { Move::Keep }))
        }
        Phase::TakeOver => {
            let said = take_over(counsel.hand, p.trump?);
            Some(moving(said, |takes| if takes { Move::TakeOver } else { Move::Pass }))
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
        let (p, options) = (&self.v.public.deal, &self.game.options);
        let place = match p.auction.stage {
            // The king has no cards to judge by.
            Stage::King => return None,
            Stage::Casco => Place::Last,
            _ if options.speaking(p.dealer).last() == Some(self.seat) => Place::Last,
            _ if self.seat == p.vorhand() => Place::First,
            _ => Place::Middle,
        };
        let calls = self.moves.words.iter().filter_map(|m| if let Move::Call(bid) = m { Some(bid) } else { None });
        let open: Vec<Bid> = calls.collect();
        let others_passed = p.players.without(self.seat).iter().all(|s| p.auction.passed.contains(s));
        let hold = p.auction.challenge(&self.game.bids).filter(|_| self.moves.contains(&Move::Hold));
        let (hand, couleur, open) = (self.hand, p.couleur, open.as_slice());
        Some(bid(&Hearing { options, hand, place, others_passed, couleur, open, hold }))
    }

    fn name(&self) -> Option<Advice<Move>> {
        let names = self.moves.words.iter().filter_map(|m| if let Move::Name(suit) = m { Some(suit) } else { None });
        let said = trump(&self.game.options, self.hand, &names.collect::<Vec<Suit>>())?;
        self.hopeless(Trump::Suit(said.choice)).or_else(|| Some(moving(said, Move::Name)))
    }

    /// Giving up, where that is open and the cards are hopeless.
    fn hopeless(&self, trump: Trump) -> Option<Advice<Move>> {
        let said = throw_in(self.v.public.deal.bid.contract, self.hand, trump);
        (said.choice && self.moves.contains(&Move::GiveUp)).then(|| moving(said, |_| Move::GiveUp))
    }

    fn lay_away(&self) -> Option<Advice<Move>> {
        let p = &self.v.public.deal;
        let Use::Discard { min, max, .. } = self.moves.purpose else { return None };
        let others = p.players.without(self.seat).without(p.hombre?);
        let bought = others.iter().filter(|s| p.bought.contains(*s)).count() as u8;
        let role = match bought {
            _ if p.is_hombre(self.seat) => Role::Hombre,
            bought if bought == others.len() => Role::LastDefender,
            1.. => Role::Defender,
            0 => Role::FirstDefender,
        };
        let said = discard(&Buying {
            options: &self.game.options,
            contract: p.bid.contract,
            trump: p.trump,
            hand: self.hand,
            role,
            talon_left: if p.talon.left() > 0 { p.talon.left() } else { max },
            least: min,
            most: max,
            kept: self.hand.minus(self.moves.cards),
        });
        Some(moving(said, Move::Discard))
    }

    fn card(&self) -> Option<Advice<Move>> {
        let (p, v, options) = (&self.v.public.deal, self.v, &self.game.options);
        let trump = p.trump?;
        if p.is_hombre(self.seat)
            && let Some(advice) = self.hopeless(trump)
        {
            return Some(advice);
        }
        let undrawn = v.undrawn.iter().flatten().copied().collect();
        let pack = options.players.pack().minus(v.laid.unwrap_or_default()).minus(undrawn);
        let sight = Sight::new(trump.order(), &p.tricks, self.seat, self.hand, pack);
        let sixth = self.moves.contains(&Move::Stop).then(|| lead_sixth(self.hand, trump, sight.out));
        if let Some(said) = sixth.clone().filter(|said| !said.choice) {
            return Some(moving(said, |_| Move::Stop));
        }
        let trick = &p.tricks.now;
        let in_trick = |s: &Seat| p.held[*s] > 0 || trick.plays().any(|(by, _)| by == *s);
        let follow = trump.order().legal(self.hand, trick.led()).both(self.moves.cards);
        let said = play(&Playing {
            options,
            contract: p.bid.contract,
            trump,
            sight,
            alone: p.taker.or(p.hombre)?,
            players: p.players.iter().filter(in_trick).collect(),
            legal: if follow.is_empty() { self.moves.cards } else { follow },
            drawn: p.laid,
        })?;
        let mut advice = moving(said, Move::Play);
        if let Some(sixth) = sixth {
            advice.reasons = sixth.reasons;
        }
        Some(advice)
    }
}
