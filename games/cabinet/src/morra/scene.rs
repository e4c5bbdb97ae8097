//! What a viewer of Morra sees, and how hands are offered to him.

use super::cases;
use super::moves::{Hand, MOST_CALLED, Move, Moves};
use super::rules::Morra;
use super::settle::{self, Facts, judge};
use super::view::View;
use rand::Rng;
use spadille_core::scene::{Board, Mark, Plate, StageBoard, StageCall, StageFingers, StageHand, StageRaises};
use spadille_core::{
    Advice, Answer, Book, Case, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Target, Text, Turn, Unsupported,
    Viewer, book, law, text,
};

impl Table for Morra {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("morra")
    }

    fn scene(&self, v: &View) -> Scene {
        let (p, options) = (&v.public, &self.options);
        let game = (p.games_done + 1).min(options.games);
        Scene {
            title: text!("morra-title", game = game, games = options.games, target = options.target),
            seats: Seat::all(2).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.notes(v),
            board: Board::Stage(StageBoard {
                hands: Seat::all(2).map(|seat| self.hand(v, seat)).collect(),
                raises: self.raises(v),
                ..StageBoard::default()
            }),
        }
    }

    fn describe(&self, _: &View, m: Move) -> Label {
        let Move::Show(hand) = m;
        let text = text!("morra-do-show", fingers = hand.fingers, call = hand.call);
        let target = Target::Place(hand.to_string());
        if hand.is_sensible(&self.options) {
            return Label::at(target, text).by(law!("call"));
        }
        Label::at(target, text!("morra-do-show-vain", show = text)).by(law!("call-any-number")).aside()
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    /// Whatever makes sense.
    fn candidates<R: Rng>(&self, _: &View, _: Seat, _: &Moves, _: &mut R) -> Vec<Move> {
        Hand::sensible(&self.options).map(Move::Show).collect()
    }

    fn lot<R: Rng>(&self, v: &View, seat: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        self.drawn(v, seat, skill, rng)
    }

    fn reckon(&self, v: &View, seat: Seat, m: Move) -> Option<f64> {
        self.worth(v, seat, m)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        settle::settle(&self.options, facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Morra {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let p = &v.public;
        let awaited = self.whose_turn(p).awaited().contains(seat);
        let mut plate = Plate::new(seat, p.ledger.balance(seat), awaited);
        plate.marks.push(Mark::new(text!("morra-points"), p.points[seat]));
        plate.said = self.hand(v, seat).call.map(|call| text!("morra-said", call = call));
        plate
    }

    /// A hand as the viewer sees it: chosen and closed, or as it was shown in the last round until somebody chooses anew.
    fn hand(&self, v: &View, seat: Seat) -> StageHand {
        let p = &v.public;
        let chosen = p.chosen.contains(seat);
        let closed = StageHand {
            seat,
            fingers: None,
            call: None,
            chosen,
            counts: false,
            told: chosen.then(|| text!("morra-hand-closed")),
        };
        let open = |Hand { fingers, call }: Hand, counts: bool| StageHand {
            fingers: Some(fingers),
            call: Some(call),
            counts,
            told: Some(text!("morra-hand-shows", fingers = fingers, call = call)),
            ..closed.clone()
        };
        if chosen {
            let own = v.own.filter(|_| v.who == Viewer::Seat(seat));
            return own.map_or(closed.clone(), |hand| open(hand, false));
        }
        match p.memory.rounds.last().filter(|_| p.chosen.is_empty()) {
            None => closed,
            Some(hands) => {
                let judged = judge(hands.map(|hand| hand.fingers), hands.map(|hand| hand.call.into()), &self.options);
                open(if seat == Seat(0) { hands[0] } else { hands[1] }, judged.to == Some(seat))
            }
        }
    }

    /// What the viewer may raise and call, if it is for him to choose.
    fn raises(&self, v: &View) -> Option<StageRaises> {
        v.who.seat().filter(|seat| self.whose_turn(&v.public).awaited().contains(*seat))?;
        let raised = |fingers: u8| StageFingers {
            fingers,
            name: text!("morra-fingers", fingers = fingers),
            calls: (0..=MOST_CALLED)
                .map(|call| StageCall { call, place: Hand { fingers, call }.to_string() })
                .collect(),
        };
        Some(StageRaises {
            asks_fingers: text!("morra-pick-fingers"),
            asks_call: text!("morra-pick-call"),
            fingers: self.options.shown().map(raised).collect(),
        })
    }

    fn notes(&self, v: &View) -> Vec<Text> {
        let p = &v.public;
        let last = p.memory.rounds.last().map(|[a, b]| text!("morra-note-last", total = a.fingers + b.fingers));
        let mut notes: Vec<Text> = last.filter(|_| p.chosen.is_empty()).into_iter().collect();
        if self.whose_turn(p) == Turn::Over {
            return notes;
        }
        let Some(own) = v.who.seat() else {
            notes.extend(p.chosen.iter().map(|seat| text!("morra-note-waiting", seat = seat)));
            return notes;
        };
        let other = own.next(2);
        if p.chosen.contains(own) {
            notes.push(text!("morra-note-chosen", seat = other));
        } else {
            notes.extend(p.chosen.contains(other).then(|| text!("morra-note-waiting", seat = other)));
            notes.push(text!("morra-note-choose"));
        }
        notes
    }
}
