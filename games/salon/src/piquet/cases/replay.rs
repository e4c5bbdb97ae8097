//! Cases that play complete deals through the real game.

use super::forms::standing_told;
use super::{Play, no, told, tricks};
use crate::piquet::hand::{Class, sorted};
use crate::piquet::moves::Move;
use crate::piquet::options::{Declarations, NewPartie, PiquetOptions};
use crate::piquet::rules::{Outcome, Piquet};
use crate::piquet::state::{Pair, Phase, State};
use crate::piquet::tally::{Declared, Reached, Tally};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Game as _, Number, Seat, Suit, Unsupported, card};

#[derive(Deserialize)]
struct Deal {
    hands: Pair<CardSet>,
    talon: [Card; 8],
    carte_blanche: Option<Act>,
    exchange: Vec<Act>,
    looks: Vec<Act>,
    plays: Vec<Play>,
}

/// A carte blanche announced or shown, cards laid away, or a look at what was left, perhaps with a suit named.
#[derive(Deserialize)]
struct Act {
    seat: Seat,
    announced: Option<u8>,
    #[serde(default)]
    discard: CardSet,
    what: Option<String>,
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
        aside.state.public.deal.tally.goal = Pair::default();
        let seen = aside.exchange(d)?;
        let (p, declared) = (&aside.state.public, aside.state.public.deal.declared);
        let (elder, goal) = (p.elder(), self.state.public.deal.tally.goal);
        let tricks = tricks(elder, &d.plays);
        let tally = Tally::new(elder, goal).recount(&declared, &tricks, Pair::default(), self.game.options());
        self.exchange(d)?;
        self.play(&d.plays)?;
        let more = json!({
            "drawn": Pair::from_fn(|seat| &d.talon[self.game.taken_places(p, seat)]),
            "left": d.talon_at(self.game.left_in_talon(p)),
            "seen": seen,
            "hands": aside.state.hands.map(sorted),
            "scores": tally.out.map_or(declared, |(_, at, _)| counted_until(declared, at)),
            "score": self.state.public.running(),
        });
        Ok(told(&tally, &tricks, more))
    }

    /// Everything before the first lead; returns what was seen at each look.
    fn exchange(&mut self, d: &Deal) -> Result<Vec<Vec<Card>>, Unsupported> {
        let (elder, younger) = (self.state.public.elder(), self.state.public.dealer);
        let of = |seat: Seat| d.carte_blanche.as_ref().filter(|blank| blank.seat == seat);
        if let Some(blank) = of(elder) {
            self.act(elder, Move::Blank(Number(blank.announced.unwrap_or(0))))?;
        }
        let (mut exchanges, mut looks, mut seen) = (d.exchange.iter(), d.looks.iter().peekable(), Vec::new());
        let deals_done = self.state.public.deals_done;
        while self.state.public.deals_done == deals_done {
            let (phase, may_see) = (self.state.public.phase, self.game.may_look_at(&self.state.public));
            match phase {
                Phase::YoungerExchange if of(younger).is_some() && self.state.public.deal.blank[younger].is_empty() => {
                    self.act(younger, Move::ShowBlank)?;
                }
                _ if self.game.may_lay_away(&self.state.public).is_some() => {
                    let laid = exchanges.next().ok_or_else(|| no("an exchange is missing"))?;
                    self.act(laid.seat, Move::Discard(laid.discard))?;
                }
                Phase::ElderLook | Phase::YoungerLook | Phase::ElderLooksAfter => {
                    let seat = if phase == Phase::YoungerLook { younger } else { elder };
                    let what = if phase == Phase::ElderLook { "rest_of_five" } else { "left" };
                    match looks.next_if(|l| l.seat == seat && l.what.as_deref() == Some(what)) {
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
        if looks.next().is_none() { Ok(seen) } else { Err(no("a look that is not allowed")) }
    }

    /// The tricks, as far as they go.
    fn play(&mut self, plays: &[Play]) -> Result<(), Unsupported> {
        for &(led, reply) in plays {
            let leader = self.state.public.deal.tricks.now.leader();
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
fn counted_until(mut declared: Declared, at: Reached) -> Declared {
    let stops = [Reached::Rummel, Reached::Sequences, Reached::Sets];
    for (class, _) in Class::ALL.into_iter().zip(stops).filter(|(_, stop)| *stop > at) {
        declared.of[class] = Pair::default();
    }
    declared
}

pub(super) fn replay(o: &PiquetOptions, case: &Case) -> Result<Answer, Unsupported> {
    // Nothing of what was said is told: everything was called in time.
    let o = PiquetOptions { stake: case.field("stake")?, declarations: Declarations::Automatic, ..o.clone() };
    let game = Piquet::new(o).map_err(no)?;
    let mut state = game.open();
    state.public.standing.totals = case.field("score")?;
    // A cut that makes the case's dealer deal.
    let (low, high) = (card!(Seven of Spades), card!(Ace of Spades));
    let cut = if seated(case.field("dealer")?, 2)? == Seat(0) { [low, high] } else { [high, low] };
    game.reveal(&mut state, &Outcome::Cut(cut), &mut ());
    let mut table = Table { game, state };
    let deals = case.field::<Vec<Deal>>("deals")?;
    let deals = deals.iter().map(|deal| table.deal(deal)).collect::<Result<Vec<Value>, _>>()?;
    let (p, o) = (&table.state.public, table.game.options());
    let new_cut = p.phase == Phase::Over && o.new_partie == NewPartie::Cut;
    let mut told = standing_told(o, &p.standing, &p.ledger);
    told["deals"] = json!(deals);
    told["dealer"] = json!((!new_cut).then_some(p.dealer));
    told["new_cut"] = json!(new_cut);
    Answer::new(told)
}
