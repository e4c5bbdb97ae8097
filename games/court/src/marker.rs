//! The marker: what comes of a rally is called, counted and paid.

use crate::laws::count::{Call, PartieCall, SideChase, pass};
use crate::laws::pelote::{BALLS, CHARGED, Guarded, Into, charged};
use crate::laws::{Chase, Count, End, Event, Verdict, Why};
use crate::options::{Advantage, Burden};
use crate::rules::Ballspiel;
use crate::settle::{Finished, games_given};
use crate::sides::players;
use crate::state::{Phase, Practice, State};
use spadille_core::{Game as _, LawId, Scribe, Seat, Sheet, law, text};

/// How a rally ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ended {
    /// What came of it.
    pub verdict: Verdict,
    /// What happened last, if the ball was not let go without an end.
    pub last: Option<Event>,
    /// Who had struck the ball.
    pub by: Seat,
}

impl Ballspiel {
    /// What was agreed on is said before the first service.
    pub(crate) fn agreed<S: Scribe>(&self, s: &State, scribe: &mut S) {
        if self.options.is_pelote() {
            scribe.tell_by(law!("pelote"), || text!("court-pelote-cry"));
            for (_, hole) in Guarded::ALL {
                let seat = self.defender(s, hole);
                scribe.does(seat, law!("pelote-holes"), || {
                    text!("court-pelote-defends", seat = seat, hole = hole.text())
                });
            }
            return;
        }
        let (weak, strong) = (self.options.receiving_side(), 1 - self.options.receiving_side());
        let (weak, strong) = (players(weak, self.seats()).0, players(strong, self.seats()).0);
        scribe.tell_by(law!("formats"), || text!("court-begins", games = self.options.games_to_win));
        if self.options.advantage != Advantage::ButABut {
            scribe.does(weak, self.options.advantage.law(), || text!("court-strokes-given", seat = weak));
        }
        if self.options.games_given > 0 {
            let games = self.options.games_given;
            scribe.does(weak, law!("games-given"), || text!("court-games-given", seat = weak, games = games));
        }
        if self.options.burden != Burden::None {
            scribe.does(strong, self.options.burden.law(), || text!("court-burdened", seat = strong));
        }
    }

    /// Who defends a hole: of two at an end the first Trou or Grille, the second the others; one alone all of them.
    pub(crate) fn defender(&self, s: &State, hole: Guarded) -> Seat {
        let (first, second) = players(s.side_at(hole.end()), self.seats());
        second.filter(|_| !hole.is_first_players()).unwrap_or(first)
    }

    /// The ball that comes is let go, or nobody reaches it.
    pub(crate) fn let_go<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let Some(coming) = &s.coming else { return };
        let last = coming.events.last().map(|timed| timed.event);
        let ended = Ended { verdict: coming.verdict, last, by: s.last.map_or(Seat(0), |struck| struck.by) };
        self.judge(s, ended, scribe);
    }

    /// The rally is over.
    pub(crate) fn judge<S: Scribe>(&self, s: &mut State, ended: Ended, scribe: &mut S) {
        let Ended { verdict, last, .. } = ended;
        s.verdict = Some(verdict);
        if self.options.is_pelote() {
            self.judge_practice(s, ended, scribe);
            return;
        }
        if !matches!(verdict, Verdict::Fault(_)) {
            s.faults = 0;
        }
        if !matches!(verdict, Verdict::ServicePassed | Verdict::Fault(_)) {
            s.declined = 0;
        }
        match verdict {
            Verdict::Fault(fault) => {
                s.faults += 1;
                scribe.tell_by(fault.law(), || fault.text());
            }
            Verdict::ServicePassed => s.declined += 1,
            Verdict::Chase(chase) => self.mark(s, chase, last, scribe),
            Verdict::ChaseOff => {
                s.chases.pop_at(0);
                scribe.tell_by(law!("chase-off"), || text!("court-chase-off"));
            }
            Verdict::Stroke { to, why } => {
                self.stroke_to(s, (to, why), last, scribe);
                if s.strokes.winner(crate::laws::count::STROKES).is_some() {
                    self.end_game(s, scribe);
                    return;
                }
            }
        }
        self.perhaps_pass(s, scribe);
        self.next_rally(s);
    }

    /// A chase is marked against whoever let the ball go.
    fn mark<S: Scribe>(&self, s: &mut State, chase: Chase, last: Option<Event>, scribe: &mut S) {
        let attacker = s.side_at(chase.attacker);
        let chase = SideChase { half: chase.half, place: chase.place, attacker };
        let _ = s.chases.try_push(chase);
        let seat = players(attacker, self.seats()).0;
        let law = match last {
            Some(Event::Opening(..)) => law!("chase-in-opening"),
            _ => law!("chase-made"),
        };
        scribe.does(seat, law, || text!("court-chase", name = chase.text(), seat = seat));
        scribe.tell_by(chase.place.law(), || text!("court-chase-place", name = chase.text()));
    }

    fn stroke_to<S: Scribe>(&self, s: &mut State, (to, why): (End, Why), last: Option<Event>, scribe: &mut S) {
        let side = s.side_at(to);
        let seat = players(side, self.seats()).0;
        let behind = |event: Event| {
            matches!(event, Event::Floor(bounce) if bounce.half == End::Upper
                && f64::from(bounce.from_wall) <= crate::laws::place::SERVICE_LINE)
        };
        let beyond = why == Why::ChaseWon && last.is_some_and(behind);
        scribe.tell_by(if beyond { law!("chase-beyond-line") } else { why.law() }, || why.text());
        if s.playing {
            s.chases.pop_at(0);
        }
        s.strokes.add(side.into());
        scribe.scores(seat, 1, why.law());
        let call = Call::of(s.strokes);
        scribe.does(seat, law!("calls"), || {
            let call = call.map_or_else(|| text!("court-call-jeu"), Call::text);
            text!("court-stroke-to", seat = seat, call = call)
        });
    }

    /// Ends are changed when there is reason to, and chases are played.
    fn perhaps_pass<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        if s.playing {
            s.playing = !s.chases.is_empty();
        } else if pass(s.strokes, s.chases.len()) {
            s.lower = 1 - s.lower.min(1);
            (s.playing, s.faults, s.declined) = (true, 0, 0);
            scribe.tell_by(law!("passing"), || text!("court-pass"));
        } else {
            return;
        }
        if let Some(chase) = s.chases.first() {
            let seat = players(chase.attacker, self.seats()).0;
            // The one that was made first is played first.
            let law = if s.chases.len() > 1 { law!("chases-in-order") } else { law!("playing-a-chase") };
            scribe.does(seat, law, || text!("court-plays-chase", name = chase.text(), seat = seat));
        }
    }

    fn end_game<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        let Some(side) = s.strokes.winner(crate::laws::count::STROKES) else { return };
        let seat = players(side as u8, self.seats()).0;
        if !s.chases.is_empty() {
            scribe.tell_by(law!("chase-lapses"), || text!("court-chase-lapses"));
        }
        s.games.add(side);
        (s.game, s.games_done) = (s.game.saturating_add(1), s.games_done.saturating_add(1));
        let target = self.options.games_to_win.into();
        let call = PartieCall::of(s.games, target);
        scribe.tell_by(law!("games-of-a-partie"), || call.text());
        let over = s.games.winner(target);
        if let Some(winner) = over {
            Finished::Partie(winner as u8).pay(&self.options, &mut s.ledger, scribe);
        }
        scribe.deal_over(law!("strokes-of-a-game"), || {
            Sheet::new(match over {
                Some(_) => text!("court-partie-won", seat = seat),
                None => text!("court-game-won", seat = seat),
            })
        });
        if over.is_some() {
            self.end_partie(s, scribe);
        } else {
            self.new_game(s);
        }
    }

    /// A Partie or a box of balls is over; the sides carry on as they stand.
    fn end_partie<S: Scribe>(&self, s: &mut State, scribe: &mut S) {
        s.parties_done += 1;
        if s.parties_done >= self.options.parties {
            s.phase = Phase::Over;
            scribe.match_over(None, || text!("house-match-over"));
            return;
        }
        (s.games, s.game, s.practice) = (games_given(&self.options), 0, Practice::default());
        scribe.tell_by(law!("sides-carry-on"), || text!("court-carry-on"));
        self.new_game(s);
    }

    /// At Pelotiren only lost balls count.
    fn judge_practice<S: Scribe>(&self, s: &mut State, Ended { last, by, .. }: Ended, scribe: &mut S) {
        let into = match last {
            Some(Event::Out) => Some((Into::High, law!("pelote-first-four"))),
            Some(Event::Opening(half, hole)) => Guarded::of(half, hole).map(|hole| (Into::Hole(hole), hole_law())),
            _ => None,
        };
        let charged = into.and_then(|(into, law)| {
            let seat = charged(into, by, 0, s.practice.counted(), |hole| Some(self.defender(s, hole)))?;
            Some((seat, law))
        });
        if let Some((seat, law)) = charged {
            let count = &mut s.practice.charged[seat];
            *count = count.saturating_add(1);
            scribe.does(seat, law, || text!("court-pelote-charged", seat = seat));
        } else {
            // Twice down, in the corde, in a hole that is nobody's: the ball counts for nothing.
            scribe.tell_by(law!("pelote-one-bounce"), || text!("court-pelote-dead"));
        }
        s.practice.balls = s.practice.balls.saturating_add(1);
        (s.faults, s.declined) = (0, 0);
        if s.practice.counted() < CHARGED && s.practice.balls < BALLS {
            self.next_rally(s);
            return;
        }
        let finished = Finished::Pelote(s.practice.charged);
        finished.pay(&self.options, &mut s.ledger, scribe);
        s.games_done = s.games_done.saturating_add(1);
        scribe.deal_over(law!("pelote-quarter"), || Sheet::new(text!("court-pelote-over")));
        self.end_partie(s, scribe);
    }

    /// How strokes and games of the two sides stand.
    pub(crate) fn lead(count: Count, side: u8) -> i32 {
        let own = usize::from(side.min(1));
        i32::from(count.0[own]) - i32::from(count.0[1 - own])
    }
}

/// The law by which a hole is charged.
fn hole_law() -> LawId {
    law!("pelote-first-four")
}
