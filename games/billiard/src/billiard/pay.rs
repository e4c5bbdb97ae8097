//! The end of a Partie: what is paid or chalked up, debts that are played for, and the end of the match.

use super::laws::{Next, Situation, judge};
use super::options::{BilliardOptions, Format, Given, Receiver};
use super::rules::{Billiard, HOUSE};
use super::settle::{self, End, Facts, Price};
use super::state::{Debts, Men, Phase, Staked, State};
use super::words::{Moves, Word};
use crate::laws::{Ball, BallSet, Event, Sides, other};
use crate::told::Told;
use spadille_core::sheet::Measure;
use spadille_core::{Ledger, Scribe, Seat, Sheet, Text, law, text};

/// Who plays a Partie, and how it ended.
struct Ended {
    winner: Ball,
    men: Sides<Men>,
    end: End,
}

impl Ended {
    /// Who pays whom, man by man.
    fn pairs(&self) -> impl Iterator<Item = (Seat, Seat)> + '_ {
        let (losers, winners) = (&self.men[other(self.winner)], &self.men[self.winner]);
        let many = losers.len().max(winners.len());
        (0..many).map(move |n| (losers[n % losers.len()], winners[n % winners.len()]))
    }

    /// Who of the losers owes the house: they take turns.
    fn owes_house(&self) -> Seat {
        let losers = &self.men[other(self.winner)];
        losers[usize::from(self.end.number.saturating_sub(1)) % losers.len()]
    }

    /// Pays a Partie at once.
    fn pay<S: Scribe>(&self, options: &BilliardOptions, price: Price, ledger: &mut Ledger, scribe: &mut S) {
        let amount = i64::from(price.times) * i64::from(options.stake);
        let law = if options.format == Format::King { law!("king-pays-each") } else { price.law };
        for (loser, winner) in self.pairs() {
            ledger.pay(loser, winner, amount, law, scribe);
        }
        ledger.pay(self.owes_house(), HOUSE, options.table_money.into(), law!("table-money"), scribe);
    }
}

/// Whether a side received points.
fn received(options: &BilliardOptions, side: Ball) -> bool {
    let receiver = if options.receiver == Receiver::First { Ball::A } else { Ball::B };
    options.given_points != Given::None && side == receiver
}

impl Debts {
    /// A Partie is over, and what it costs is chalked up.
    fn chalk(&mut self, options: &BilliardOptions, winner: Ball, price: Price) {
        let loser = other(winner);
        let sign = if loser == Ball::A { 1 } else { -1 };
        let amount = sign * i64::from(price.times) * i64::from(options.stake);
        match self.staked {
            Staked::Debt => {
                let debtor_won = (self.stakes > 0) == (winner == Ball::A);
                let owed = u32::try_from(self.stakes.unsigned_abs()).unwrap_or(u32::MAX);
                self.stakes = self.stakes.signum() * i64::from(settle::quit_or_double(owed, debtor_won).0);
                self.parties[loser] = self.parties[loser].saturating_add(1);
            }
            Staked::TableMoney => {
                let (owed, _) = settle::contra_for_table_money([self.parties[winner], self.parties[loser]]);
                [self.parties[winner], self.parties[loser]] = owed;
                self.stakes += amount;
            }
            Staked::Nothing => {
                self.parties[loser] = self.parties[loser].saturating_add(1);
                self.stakes += amount;
            }
        }
        self.staked = Staked::Nothing;
    }
}

impl Billiard {
    /// A side has won the Partie.
    pub(super) fn end<S: Scribe>(&self, s: &mut State, winner: Ball, scribe: &mut S) {
        let loser = other(winner);
        let target = self.options.target.points();
        let ended = Ended {
            winner,
            men: Sides::each(|side| s.men(&self.options, side)),
            end: End {
                loser: s.partie.score[loser],
                loser_received: received(&self.options, loser),
                suite: s.partie.runs[winner] >= target,
                number: s.done + 1,
            },
        };
        let price = settle::price(&self.options, ended.end);
        let seat = s.man(&self.options, winner);
        if self.options.contra {
            scribe.does(seat, law!("contra"), || text!("partie-free", seat = seat));
        } else {
            scribe.does(seat, self.custom.target_law(), || text!("partie-won", seat = seat));
        }
        if self.options.debts {
            let law = match s.debts.staked {
                Staked::Nothing => None,
                Staked::TableMoney => Some(law!("contra-for-table-money")),
                Staked::Debt => Some(law!("quit-or-double")),
            };
            s.debts.chalk(&self.options, winner, price);
            let debtor = if s.debts.stakes > 0 { Seat(0) } else { Seat(1) };
            let owed = s.debts.stakes.abs();
            scribe.does(debtor, law, || text!("partie-owes", seat = debtor, amount = owed));
        } else {
            ended.pay(&self.options, price, &mut s.ledger, scribe);
        }
        let score = s.partie.score;
        scribe.deal_over(price.law, || {
            let marks = [Ball::A, Ball::B].map(|side| (s.man(&self.options, side), i64::from(score[side])));
            Sheet::new(super::said::class(price.class)).with(text!("billiard-points"), Measure::Points, marks)
        });
        s.winner = Some(seat);
        self.next_partie(s, loser, scribe);
    }

    /// A Partie without an end is broken off: nobody pays for it.
    pub(super) fn break_off<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        scribe.deal_over(law!("broken-off"), || Sheet::new(text!("partie-broken-off")));
        s.debts.staked = Staked::Nothing;
        s.winner = None;
        self.next_partie(s, Ball::A, scribe);
    }

    /// The next Partie, unless it was the last; before it the loser may propose to play for debts.
    fn next_partie<S: Scribe>(&self, s: &mut State, loser: Ball, scribe: &mut S) {
        s.done += 1;
        s.judged = None;
        if s.done >= self.options.parties {
            self.pay_debts(s, scribe);
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
            return;
        }
        (s.phase, s.actor) = (Phase::Debt, loser);
        if !self.options.debts || self.proposals(s).only_passes() {
            self.begin(s, scribe);
        }
    }

    /// What may be proposed between two Parties.
    pub(super) fn proposals(&self, s: &State) -> Moves {
        let mut moves = Moves::none().with(Word::Pass);
        let Sides([first, second]) = s.debts.parties;
        if first > 0 && second > 0 && self.options.table_money > 0 {
            moves = moves.with(Word::Contra);
        }
        if s.debts.stakes != 0 {
            moves = moves.with(Word::Double);
        }
        moves
    }

    pub(super) fn propose<S: Scribe>(&self, s: &mut State, seat: Seat, word: Word, scribe: &mut S) {
        if word == Word::Contra {
            s.debts.staked = Staked::TableMoney;
            scribe.says(seat, law!("contra-for-table-money"), || text!("partie-offers-contra", seat = seat));
        } else {
            s.debts.staked = Staked::Debt;
            scribe.says(seat, law!("quit-or-double"), || text!("partie-offers-double", seat = seat));
        }
        (s.phase, s.actor) = (Phase::Answer, other(s.actor));
    }

    /// At the end what was chalked up is paid.
    fn pay_debts<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if !self.options.debts {
            return;
        }
        s.ledger.pay(Seat(0), Seat(1), s.debts.stakes, law!("partie-paid"), scribe);
        for (seat, side) in [(Seat(0), Ball::A), (Seat(1), Ball::B)] {
            let owed = i64::from(s.debts.parties[side]).saturating_mul(self.options.table_money.into());
            s.ledger.pay(seat, HOUSE, owed, law!("table-money"), scribe);
        }
        s.debts = Debts::default();
    }

    /// Settles a match played on a real table.
    pub(super) fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let target = self.options.target.points();
        let mut state = spadille_core::Game::open(self);
        for (n, played) in facts.parties.iter().enumerate() {
            let number = u16::try_from(n + 1).unwrap_or(u16::MAX);
            let winner = match (played.first, played.second) {
                (a, b) if a == target && b < target => Ball::A,
                (a, b) if b == target && a < target => Ball::B,
                _ => return Err(text!("partie-fact-end", partie = number, target = target)),
            };
            if number > self.options.parties {
                return Err(text!("partie-fact-many", parties = self.options.parties));
            }
            state.done = number - 1;
            let loser = other(winner);
            let score = Sides([played.first, played.second]);
            let ended = Ended {
                winner,
                men: Sides::each(|side| state.men(&self.options, side)),
                end: End {
                    loser: score[loser],
                    loser_received: received(&self.options, loser),
                    suite: played.suite,
                    number,
                },
            };
            ended.pay(&self.options, settle::price(&self.options, ended.end), &mut state.ledger, scribe);
        }
        if !facts.strokes.is_empty() {
            self.rule(&mut state, facts, scribe)?;
        }
        Ok(state.ledger)
    }

    /// Rules the strokes that follow the Parties which are over.
    fn rule<S: Scribe>(&self, s: &mut State, facts: &Facts, scribe: &mut S) -> Result<(), Text> {
        s.done = facts.parties.len().try_into().unwrap_or(u16::MAX);
        s.phase = if s.done < self.options.parties { Phase::Play } else { Phase::Over };
        let (mut on_wall, both) = (BallSet::EMPTY, BallSet::from_iter([Ball::A, Ball::B]));
        for (n, line) in facts.strokes.iter().enumerate() {
            let told = Told::read(n, line)?;
            let striker = told.side()?;
            if s.phase == Phase::Over {
                return Err(told.refused());
            }
            s.actor = striker;
            let before = Situation { striker, score: s.partie.score, on_wall };
            let events = told.events(both, both)?;
            let verdict = judge(&self.custom, &before, events);
            on_wall.remove(striker);
            on_wall = events.iter().fold(on_wall, |set, event| match event {
                Event::Rail(ball) => set.with(*ball),
                _ => set,
            });
            let seat = self.seat(s, striker);
            scribe.does(seat, verdict.ruling.law(), || super::said::ruling(verdict.ruling));
            self.announce(s, &verdict, scribe);
            for ball in verdict.replaced.iter() {
                scribe.tell(|| text!("billiard-put-back", ball = ball.to_string()));
            }
            self.count(s, &verdict, scribe);
            match verdict.next {
                Next::Over(side) => self.end(s, side, scribe),
                next => {
                    let next = self.seat(s, next.player());
                    scribe.does(next, verdict.why, || text!("partie-to-play", seat = next));
                }
            }
        }
        Ok(())
    }
}
