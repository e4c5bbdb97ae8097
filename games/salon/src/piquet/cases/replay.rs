//! Cases that play complete deals through the real game.

use super::{Pair, Person, Plays, no, options, unled};
use crate::piquet::hand::{Class, sorted};
use crate::piquet::moves::Move;
use crate::piquet::options::{Declarations, NewPartie, Partie};
use crate::piquet::rules::{Outcome, Piquet};
use crate::piquet::settle;
use crate::piquet::state::{Phase, State};
use crate::piquet::tally::{Declared, Reached, Tally};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Seat, Suit, Unsupported, card};

#[derive(Deserialize)]
struct Deal {
    hands: Pair<CardSet>,
    talon: [Card; 8],
    carte_blanche: Option<Blank>,
    exchange: Vec<Exchange>,
    looks: Vec<Look>,
    plays: Plays,
}

#[derive(Deserialize)]
struct Blank {
    seat: Person,
    announced: Option<u8>,
}

#[derive(Deserialize)]
struct Exchange {
    seat: Person,
    discard: CardSet,
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Looked {
    RestOfFive,
    Left,
}

#[derive(Deserialize)]
struct Look {
    seat: Person,
    what: Looked,
    suit: Option<Suit>,
}

impl Deal {
    /// The talon cards at these places.
    fn talon_at(&self, places: u8) -> Vec<Card> {
        (0..8).filter(|i| places >> i & 1 == 1).map(|i| self.talon[i]).collect()
    }
}

/// A table on which the deals of a case are played.
#[derive(Clone)]
struct Table {
    game: Piquet,
    state: State,
}

impl Table {
    fn act(&mut self, seat: Seat, m: Move) -> Result<(), Unsupported> {
        self.game.check(&self.state, seat, m).map_err(|r| no(format!("seat {seat}, {m}: {r}")))?;
        self.game.play(&mut self.state, seat, m, &mut ());
        Ok(())
    }

    /// Plays a deal and tells what the case asks about it.
    fn deal(&mut self, d: &Deal) -> Result<Value, Unsupported> {
        let outcome = Outcome::Deal { hands: d.hands, talon: d.talon };
        self.game.admits(&self.state, &outcome).map_err(no)?;
        self.game.reveal(&mut self.state, &outcome, &mut ());
        // Declarations may end the match, and then the table is cleared. So the exchange is made twice: at a table where
        // nobody can be out, to read it, and at the real one.
        let mut aside = self.clone();
        aside.state.public.tally.goal = [0; 2];
        let seen = aside.exchange(d)?;
        let (before, after) = (&self.state.public, aside.state);
        let (elder, goal) = (before.elder(), before.tally.goal);
        let declared = after.public.declared;
        let (tally, winners) =
            Tally::new(elder, goal).recount(&declared, unled(&d.plays), [false; 2], self.game.options());
        self.exchange(d)?;
        self.play(&d.plays)?;
        let p = &after.public;
        let drawn = [Seat(0), Seat(1)].map(|seat| d.talon_at(self.game.taken_places(p, seat)));
        Ok(json!({
            "drawn": drawn,
            "left": d.talon_at(self.game.left_in_talon(p)),
            "seen": seen,
            "hands": after.hands.map(sorted),
            "scores": tally.out.map_or(declared, |(_, at, _)| counted_until(declared, at)),
            "repic": tally.repic,
            "winners": winners,
            "tricks": tally.tricks,
            "pic": tally.pic,
            "pic_at_trick": tally.pic_at,
            "play_points": tally.play,
            "majority": tally.majority,
            "bonus": tally.bonus,
            "total": tally.total,
            "score": self.state.public.running(),
        }))
    }

    /// Everything before the first lead; returns what was seen at each look.
    fn exchange(&mut self, d: &Deal) -> Result<Vec<Vec<Card>>, Unsupported> {
        let (elder, younger) = (self.state.public.elder(), self.state.public.dealer);
        let of = |seat: Seat| d.carte_blanche.as_ref().filter(|blank| blank.seat.0 == seat);
        if let Some(blank) = of(elder) {
            self.act(elder, Move::Blank(blank.announced.unwrap_or(0)))?;
        }
        let (mut exchanges, mut looks, mut seen) = (d.exchange.iter(), d.looks.iter().peekable(), Vec::new());
        let deals_done = self.state.public.deals_done;
        while self.state.public.deals_done == deals_done {
            let (phase, may_see) = (self.state.public.phase, self.game.may_look_at(&self.state.public));
            match phase {
                Phase::YoungerExchange if of(younger).is_some() && !self.state.public.blank[younger.index()] => {
                    self.act(younger, Move::ShowBlank)?;
                }
                Phase::ElderExchange | Phase::YoungerLaysFirst | Phase::BlankExchange | Phase::YoungerExchange => {
                    let laid = exchanges.next().ok_or_else(|| no("an exchange is missing"))?;
                    self.act(laid.seat.0, Move::Discard(laid.discard))?;
                }
                Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter => {
                    let seat = if phase == Phase::YoungerLook { younger } else { elder };
                    let what = if phase == Phase::ElderLook { Looked::RestOfFive } else { Looked::Left };
                    match looks.next_if(|l| l.seat.0 == seat && l.what == what) {
                        Some(look) => {
                            seen.push(d.talon_at(may_see));
                            self.act(seat, look.suit.map_or(Move::Look, Move::Name))?;
                        }
                        None => self.act(seat, Move::Pass)?,
                    }
                }
                _ => break,
            }
        }
        match looks.next() {
            None => Ok(seen),
            Some(_) => Err(no("a look that is not allowed")),
        }
    }

    /// The tricks, as far as they go.
    fn play(&mut self, plays: &[(Card, Option<Card>)]) -> Result<(), Unsupported> {
        for &(led, reply) in plays {
            let leader = self.state.public.leader;
            if self.state.public.phase == Phase::Demand {
                self.act(self.state.public.dealer, Move::Demand(led))?;
            }
            self.act(leader, Move::Play(led))?;
            if let Some(card) = reply {
                self.act(leader.next(2), Move::Play(card))?;
            }
        }
        Ok(())
    }
}

/// The declarations as far as they were counted when the match ended.
fn counted_until(declared: Declared, at: Reached) -> Declared {
    let mut counted = declared;
    let stops = [Reached::CarteBlanche, Reached::Rummel, Reached::Sequences, Reached::Sets];
    if let Some(last) = stops.into_iter().position(|reached| reached == at) {
        Class::ALL.into_iter().skip(last).for_each(|class| *counted.class(class) = [0; 2]);
    }
    counted
}

pub(super) fn replay(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        stake: u32,
        dealer: Person,
        score: Pair<u16>,
        deals: Vec<Deal>,
    }
    let q: Q = case.question()?;
    let mut o = options(case)?;
    o.stake = q.stake;
    // Nothing of what was said is told: everything was called in time.
    o.declarations = Declarations::Automatic;
    let game = Piquet::new(o).map_err(no)?;
    let mut state = game.open();
    state.public.score = q.score;
    // A cut that makes the case's dealer deal.
    let (low, high) = (card!(Seven of Spades), card!(Ace of Spades));
    let cut = if q.dealer.0 == Seat(0) { [low, high] } else { [high, low] };
    game.reveal(&mut state, &Outcome::Cut(cut), &mut ());
    let mut table = Table { game, state };
    let deals = q.deals.iter().map(|deal| table.deal(deal)).collect::<Result<Vec<Value>, _>>()?;
    let (p, o) = (&table.state.public, table.game.options());
    let over = p.phase == Phase::Over;
    let won =
        if over { settle::parties(o, p.score.map(u32::from), p.tally.out.map(|(s, ..)| s), &p.marks) } else { [0; 2] };
    let new_cut = over && o.new_partie == NewPartie::Cut;
    Answer::new(json!({
        "deals": deals,
        "over": over,
        "marks": (o.partie == Partie::PerDealMarkers).then(|| p.marks.to_vec()),
        "partien": won,
        "net": [p.ledger.balance(Seat(0)), p.ledger.balance(Seat(1))],
        "pots": {},
        "dealer": (!new_cut).then_some(p.dealer),
        "new_cut": new_cut,
    }))
}
