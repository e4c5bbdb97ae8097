//! The end of a game: who takes the pot, and the end of the match.

use super::laws;
use super::rules::{Guerre, HOUSE, POT};
use super::state::{Phase, State};
use crate::cloth::Spot;
use crate::laws::{Ball, BallSet, Stroke as Of};
use crate::table::Place;
use crate::told::Told;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Game as _, LawId, Ledger, Scribe, Seat, Sheet, Text, law, text};

/// What settling a game on a real table asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// What each paid to the pot besides his ante, in sets.
    #[serde(default)]
    pub paid: Vec<u16>,
    /// Who was left, counted from 1.
    #[serde(default)]
    pub winner: u8,
    /// Strokes of a real table to be ruled, one after the other: who plays, a colon, what happened (`3 at 5: tip 3, hit 3 5, pocket 5 fr`).
    #[serde(default)]
    pub strokes: Vec<String>,
}

impl Guerre {
    /// Somebody takes the pot.
    pub(super) fn end<S: Scribe>(&self, s: &mut State, winner: Ball, law: LawId, scribe: &mut S) {
        let seat = s.seat(winner);
        scribe.does(seat, law, || text!("guerre-wins", seat = seat));
        let pot = s.ledger.balance(POT);
        s.ledger.pay(POT, seat, pot, law, scribe);
        let money = i64::from(self.options.table_money) * Self::PARTS;
        s.ledger.pay(seat, HOUSE, money, law!("table-money-winner"), scribe);
        scribe.deal_over(law, || Sheet::new(text!("guerre-wins", seat = seat)));
        // Whoever bought the ball that won begins with his own.
        let first = s.ball(seat);
        self.next_game(s, first, scribe);
    }

    /// The last two divide the pot; whoever proposed it sets out in the next game.
    pub(super) fn divide<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let pot = s.ledger.balance(POT);
        let money = i64::from(self.options.table_money) * Self::PARTS;
        let first = s.war.resume.unwrap_or(s.actor);
        for player in [first, s.actor] {
            let seat = s.seat(player);
            s.ledger.pay(POT, seat, pot / 2, law!("last-two-divide"), scribe);
            s.ledger.pay(seat, HOUSE, money / 2, law!("table-money-winner"), scribe);
        }
        scribe.deal_over(law!("last-two-divide"), || Sheet::new(text!("guerre-shares")));
        let first = s.ball(s.seat(first));
        self.next_game(s, first, scribe);
    }

    /// A game without an end is broken off: the pot is divided among those still in, and what does not divide goes to the first.
    pub(super) fn break_off<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let everybody = s.war.dead.len() >= self.order.len();
        let shares =
            |s: &State, player: Ball| if everybody { !s.absent.contains(player) } else { self.lives(s, player) };
        let many = self.order.iter().filter(|player| shares(s, **player)).count().max(1) as i64;
        let pot = s.ledger.balance(POT);
        let mut rest = pot % many;
        for player in &self.order {
            if shares(s, *player) {
                s.ledger.pay(POT, s.seat(*player), pot / many + rest, law!("broken-off"), scribe);
                rest = 0;
            }
        }
        scribe.deal_over(law!("broken-off"), || Sheet::new(text!("guerre-broken-off")));
        let first = self.order.first().copied().unwrap_or(s.actor);
        self.next_game(s, first, scribe);
    }

    fn next_game<S: Scribe>(&self, s: &mut State, first: Ball, scribe: &mut S) {
        s.done += 1;
        if s.done >= self.options.games {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
        } else {
            self.begin(s, first, scribe);
        }
    }

    /// Settles a game played on a real table.
    pub(super) fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let players = self.options.players;
        if !facts.strokes.is_empty() {
            return self.rule(&facts.strokes, scribe);
        }
        if facts.paid.len() != usize::from(players) || !(1..=players).contains(&facts.winner) {
            return Err(text!("guerre-fact", players = players));
        }
        let mut ledger = Ledger::default();
        let ante = u16::from(self.options.form != super::options::Form::Hamburg);
        for (seat, paid) in Seat::all(players).zip(&facts.paid) {
            ledger.pay(seat, POT, self.sets(paid.saturating_add(ante)), law!("ante-pot"), scribe);
        }
        let (winner, pot) = (Seat(facts.winner - 1), ledger.balance(POT));
        ledger.pay(POT, winner, pot, law!("last-wins"), scribe);
        let money = i64::from(self.options.table_money) * Self::PARTS;
        ledger.pay(winner, HOUSE, money, law!("table-money-winner"), scribe);
        Ok(ledger)
    }

    /// Rules the strokes of a game on a real table, in which all balls have been set out and everybody has the number of his seat.
    fn rule<S: Scribe>(&self, strokes: &[String], scribe: &mut S) -> Result<Ledger, Text> {
        let mut s = self.open();
        s.numbers = (1..=self.options.players).collect();
        let first = self.order.first().copied().unwrap_or(Ball::A);
        self.begin(&mut s, first, scribe);
        let game = s.done;
        // Where a ball lies makes no difference to the laws.
        let somewhere = Place::At(Spot::mm(1000, 1000));
        for player in &self.order {
            if self.lives(&s, *player) {
                s.war.put(*player, somewhere);
                s.war.entered.insert(*player);
            }
        }
        for (n, line) in strokes.iter().enumerate() {
            let told = Told::read(n, line)?;
            let striker = told.player(|ball| self.order.contains(&ball) && self.lives(&s, ball))?;
            if s.done != game {
                return Err(told.refused());
            }
            s.actor = striker;
            // On the table is whatever does not wait in hand, and the ball he plays.
            let company = self.order.iter().copied();
            let table = company.filter(|ball| s.war.of(*ball).on_cloth().is_some()).collect::<BallSet>().with(striker);
            let at = told.at(table.without(striker))?;
            let events = told.events(table, self.order.iter().copied().collect())?;
            if Of::new(events, striker).struck() {
                s.war.put(striker, somewhere);
            }
            let verdict = laws::judge(&self.custom, &self.situation(&s, at), events);
            self.told(&mut s, striker, &verdict, scribe);
        }
        Ok(s.ledger)
    }
}
