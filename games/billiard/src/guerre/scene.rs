//! What a viewer sees à la guerre, and how moves are offered to him.

use super::cases;
use super::options::Form;
use super::pay::Facts;
use super::rules::{Guerre, HOUSE, POT};
use super::said;
use super::state::{Phase, State};
use super::words::{Move, Moves, Word};
use crate::table::{Shown, board, describe, describe_misdeed};
use rand::Rng;
use spadille_core::scene::{Board, Mark, Plate};
use spadille_core::{
    Advice, Answer, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Skill, Table, Text, Turn, Unsupported,
    book, law, text,
};

impl Table for Guerre {
    type Facts = Facts;

    fn book() -> &'static Book {
        book!("guerre" of "billiard-family")
    }

    fn scene(&self, v: &State) -> Scene {
        let shown: Vec<Shown> = self
            .order
            .iter()
            .map(|ball| Shown { ball: *ball, place: v.war.of(*ball), seat: Some(v.seat(*ball)) })
            .collect();
        let strikes = matches!(self.turn(v), Turn::Seats { .. })
            && matches!(v.phase, Phase::Acquit | Phase::AcquitShort | Phase::Play);
        let lay = strikes.then(|| self.lay(v));
        let said = v.ruling.map(|ruling| (said::ruling(ruling), ruling.law_in(self.options.form)));
        let number = (v.done + 1).min(self.options.games);
        let mut pots = vec![Mark::new(text!("guerre-pot"), v.ledger.balance(POT))];
        if self.options.table_money > 0 {
            pots.push(Mark::new(text!("billiard-house"), v.ledger.balance(HOUSE)));
        }
        Scene {
            title: text!("guerre-title", game = number, games = self.options.games),
            seats: Seat::all(self.seats()).map(|who| self.plate(v, who)).collect(),
            pots,
            notes: self.notes(v),
            board: Board::Cloth(board(self.ground, &shown, lay.as_ref(), v.strokes, v.last.as_ref(), &[], said)),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let lay = self.lay(v);
        match &m {
            Move::Play(stroke) => describe(Some(&lay), Err(stroke)),
            Move::Shot(shot) => describe(Some(&lay), Ok(shot)),
            Move::Word(word) => match word {
                Word::TakeBack => Label::button(text!("billiard-do-take-back")).by(law!("acquit-past-middle")),
                Word::Appeal => Label::button(text!("guerre-do-appeal")).by(law!("open-appeal")),
                Word::StayOut => Label::button(text!("guerre-do-stay-out")).by(law!("open-after")),
                Word::Share => Label::button(text!("guerre-do-share")).by(law!("last-two-divide")).aside(),
                Word::Agree => Label::button(text!("guerre-do-agree")).by(law!("last-two-divide")),
                Word::Refuse => Label::button(text!("guerre-do-refuse")).by(law!("last-two-divide")),
                Word::Join => {
                    Label::button(text!("guerre-do-join", count = self.standing_highest(v))).by(law!("newcomers"))
                }
                Word::Sell => Label::button(text!("guerre-do-sell")).by(law!("selling")).aside(),
                Word::Offer(sets) => Label::button(text!("guerre-do-offer", count = *sets)).by(law!("first-right")),
                Word::NoOffer => Label::button(text!("guerre-do-no-offer")).by(law!("selling")),
            },
            Move::Fault(misdeed) => describe_misdeed(*misdeed, self.misdeed_law(*misdeed)),
        }
    }

    fn advise(&self, v: &State, who: Seat) -> Option<Advice<Move>> {
        self.advice(v, who)
    }

    /// Words, shots by name, and strokes beside the best of them.
    fn candidates<R: Rng>(&self, v: &State, who: Seat, moves: &Moves, rng: &mut R) -> Vec<Move> {
        moves.worth_trying(self.advice(v, who).map(|advice| advice.choice), rng)
    }

    /// Whoever has only read the book does not strike quite as he means to.
    fn lot<R: Rng>(&self, v: &State, who: Seat, skill: Skill, rng: &mut R) -> Option<Move> {
        let advised = (skill != Skill::Search).then(|| self.advice(v, who)).flatten()?;
        self.moves(v, who).aimed(Some(advised.choice), skill, rng)
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        self.settle_facts(facts, scribe)
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::answer(case)
    }
}

impl Guerre {
    fn plate(&self, v: &State, who: Seat) -> Plate {
        let mut plate = Plate::at(who, &v.ledger, self.turn(v));
        if v.phase == Phase::Numbers {
            return plate;
        }
        let ball = v.ball(who);
        plate.roles.push(text!("billiard-ball", ball = ball.to_string()));
        if v.absent.contains(ball) {
            plate.roles.push(text!("guerre-late"));
        } else if v.living_ball(who).is_none() {
            plate.roles.push(text!("guerre-dead"));
        }
        for bought in self.order.iter().filter(|other| **other != ball && v.seat(**other) == who) {
            plate.roles.push(text!("billiard-ball", ball = bought.to_string()));
        }
        if !self.options.form.pays() {
            plate.marks.push(Mark::new(text!("guerre-marks-written"), v.war.marks.of(ball)));
        }
        plate
    }

    fn notes(&self, v: &State) -> Vec<Text> {
        let mut notes: Vec<Text> = v.ruling.map(said::ruling).into_iter().collect();
        if self.options.form == Form::Pot && v.phase != Phase::Numbers {
            notes.push(text!("guerre-store", count = v.war.store));
        }
        let who = v.seat(v.actor);
        notes.push(match v.phase {
            Phase::Over => text!("house-match-over"),
            Phase::Numbers => text!("guerre-note-numbers"),
            _ if v.rolling.is_some() => text!("billiard-strikes", seat = who),
            Phase::Acquit => text!("guerre-note-acquit", seat = who),
            Phase::AcquitShort => text!("guerre-acquit-short"),
            Phase::Play => text!("guerre-to-play", seat = who),
            Phase::Appeal => text!("guerre-note-appeal", seat = who),
            Phase::Answer => text!("guerre-note-answer", seat = who),
            Phase::Sale => text!("guerre-note-sale", seat = who, ball = v.actor.to_string()),
        });
        notes
    }
}
