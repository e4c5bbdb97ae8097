//! The course of a match: both choose, both show, one counts or nobody does.

use super::moves::{self, MOST_CALLED, Move, Moves};
use super::options::{MOST_FINGERS, MorraOptions};
use super::settle::{judge, pay};
use super::state::{Memory, Public, State};
use rand::Rng;
use spadille_core::{
    Game, Ledger, OptionError, Options as _, PerSeat, Refusal, Scribe, Seat, SeatSet, Sheet, Turn, law, text,
};

/// Morra under chosen options.
#[derive(Clone, Debug)]
pub struct Morra {
    pub(super) options: MorraOptions,
}

impl Game for Morra {
    const ID: &'static str = "morra";

    type Options = MorraOptions;
    type State = State;
    type Move = Move;
    /// Chance decides nothing.
    type Outcome = ();
    type Moves = Moves;

    fn new(options: MorraOptions) -> Result<Self, OptionError> {
        options.check()?;
        Ok(Morra { options })
    }

    fn options(&self) -> &MorraOptions {
        &self.options
    }

    fn seats(&self) -> u8 {
        2
    }

    fn open(&self) -> State {
        let public = Public {
            ledger: Ledger::default(),
            games_done: 0,
            points: PerSeat::all(0),
            chosen: SeatSet::EMPTY,
            memory: Memory::default(),
        };
        State { public, hands: PerSeat::all(None) }
    }

    fn turn(&self, s: &State) -> Turn {
        self.whose_turn(&s.public)
    }

    fn moves(&self, s: &State, seat: Seat) -> Moves {
        if self.turn(s).may_act(seat) { moves::all(&self.options) } else { moves::nothing() }
    }

    fn why_not(&self, _: &State, _: Seat, Move::Show(hand): Move) -> Refusal {
        if hand.fingers > MOST_FINGERS {
            Refusal::by(law!("fingers"), text!("morra-too-many-fingers"))
        } else if hand.call > MOST_CALLED {
            Refusal::by(law!("call-any-number"), text!("morra-call-range"))
        } else {
            Refusal::by(law!("fist"), text!("morra-no-fist"))
        }
    }

    fn out_of_turn(&self, s: &State, seat: Seat, _: Move) -> Refusal {
        let waits = s.public.chosen.contains(seat);
        let already = Refusal::by(law!("at-once"), text!("morra-already-shown"));
        if waits { already } else { Refusal::not_your_turn() }
    }

    fn play<S: Scribe>(&self, s: &mut State, seat: Seat, m: Move, scribe: &mut S) {
        let Move::Show(hand) = m;
        s.hands[seat] = Some(hand);
        s.public.chosen = s.public.chosen.with(seat);
        let PerSeat([Some(first), Some(second)]) = s.hands else {
            scribe.does(seat, law!("at-once"), || text!("morra-note-waiting", seat = seat));
            return;
        };
        self.show(s, [first, second], scribe);
    }

    fn draw<R: Rng>(&self, _: &State, _: &mut R) {}

    fn admits(&self, _: &State, (): &()) -> Result<(), Refusal> {
        Err(Refusal::impossible_outcome())
    }

    fn reveal<S: Scribe>(&self, _: &mut State, (): &(), _: &mut S) {}

    fn accounts<'a>(&self, s: &'a State) -> &'a Ledger {
        &s.public.ledger
    }

    fn deals_done(&self, s: &State) -> u32 {
        s.public.games_done.into()
    }

    /// The balance, and what the points promise when every further one falls to either with equal chances.
    fn standing(&self, s: &State, seat: Seat) -> f64 {
        let p = &s.public;
        let (own, other) = (p.points[seat], p.points[seat.next(2)]);
        let promised = if p.games_done < self.options.games { self.promised(own, other) } else { 0.0 };
        p.ledger.balance(seat) as f64 + promised
    }
}

impl Morra {
    pub(super) fn whose_turn(&self, p: &Public) -> Turn {
        if p.games_done >= self.options.games {
            return Turn::Over;
        }
        Turn::any_of(Seat::all(2).filter(|seat| !p.chosen.contains(*seat)).collect())
    }

    /// Both hands are shown at once.
    fn show<S: Scribe>(&self, s: &mut State, hands: [moves::Hand; 2], scribe: &mut S) {
        let p = &mut s.public;
        s.hands = PerSeat::all(None);
        p.chosen = SeatSet::EMPTY;
        p.memory.add(hands);
        for (seat, hand) in Seat::all(2).zip(hands) {
            let shows = || text!("morra-shows", seat = seat, fingers = hand.fingers, call = hand.call);
            scribe.says(seat, law!("call"), shows);
        }
        let round = judge(hands.map(|hand| hand.fingers), hands.map(|hand| hand.call.into()), &self.options);
        let Some(winner) = round.to else {
            scribe.tell_by(round.law, || {
                if round.law == law!("equal-calls") {
                    text!("morra-equal", total = round.total, call = hands[0].call)
                } else {
                    text!("morra-both-wrong", total = round.total)
                }
            });
            return;
        };
        let points = self.options.counts(round.total);
        p.points[winner] += points;
        scribe.tell_by(round.law, || text!("morra-right", total = round.total, seat = winner));
        scribe.scores(winner, points.into(), round.law);
        if p.points[winner] >= self.options.target {
            self.end_game(p, winner, scribe);
        }
    }

    fn end_game<S: Scribe>(&self, p: &mut Public, winner: Seat, scribe: &mut S) {
        pay(&self.options, winner, &mut p.ledger, scribe);
        let points = p.points[winner];
        scribe.deal_over(law!("first-there-wins"), || Sheet::new(text!("morra-wins", seat = winner, points = points)));
        p.games_done += 1;
        if p.games_done >= self.options.games {
            scribe.match_over(law!("match-length"), || text!("morra-over", games = p.games_done));
            return;
        }
        p.points = PerSeat::all(0);
        let (game, MorraOptions { target, stake, .. }) = (p.games_done + 1, &self.options);
        scribe.tell_by(law!("target"), || text!("morra-begins", game = game, target = *target, stake = *stake));
    }
}
