//! How Verkehren meets people: its board, its words, its book.

use super::cases;
use super::moves::{Move, Moves, Word};
use super::plays::{Status, bands_of};
use super::rules::Verkehren;
use super::said;
use super::settle::{self, Facts};
use super::state::{Phase, State};
use crate::board::{Colour, OFF};
use crate::notation::BAR;
use rand::Rng;
use spadille_core::game::Target;
use spadille_core::scene::{Board, Kept, Mark, Plate, TablesBoard};
use spadille_core::{
    Advice, Answer, Apart, Book, Case, Game as _, Label, Ledger, Scene, Scribe, Seat, Space as _, Table, Text,
    Unsupported, book, law, text,
};

impl Table for Verkehren {
    type Facts = Facts;

    const ANALYSED: bool = true;

    fn book() -> &'static Book {
        book!("verkehren")
    }

    fn scene(&self, v: &State) -> Scene {
        let on = |colour: Colour, field: u8| v.deal.men[colour.seat()].0.on(colour.round(field));
        let board = TablesBoard {
            men: std::array::from_fn(|i| Colour::BOTH.map(|colour| on(colour, i as u8 + 1))),
            off: v.deal.men.map(|m| m.0.on(OFF)).0,
            bar: v.deal.men.map(|m| m.0.on(BAR)).0,
            dice: v.deal.dice,
            points: [0; 2],
            holes: [0; 2],
            bredouille: [false; 2],
            last: v.deal.last.legs().map(|[from, to]| (from, to)).collect(),
            round: true,
            kept: Kept::Nothing,
        };
        let games = self.options.games;
        Scene {
            title: text!("verkehren-title", game = v.games.saturating_add(1).min(games), games = games),
            seats: Seat::all(2).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes: self.note(v).into_iter().collect(),
            board: Board::Tables(board),
        }
    }

    fn describe(&self, v: &State, m: Move) -> Label {
        let word = match m {
            Move::Play(play) => {
                let field = v.field(v.thrower);
                let junker = field.status() == Status::Junker && !v.deal.hits_bands;
                return match play.steps().next() {
                    Some(step) => {
                        let target = Target::Move { from: step.from(), to: step.to(), legs: play.legs().collect() };
                        let label = Label::at(target, said::choice(play, field, v.colour()));
                        let takes_off = play.steps().any(|step| step.to() == OFF);
                        if takes_off { label.by(law!("exact-or-set")) } else { label }
                    }
                    None if junker => Label::button(text!("verkehren-do-wait")).by(law!("junker")),
                    None => Label::button(said::choice(play, field, v.colour())).by(law!("all-that-fits")),
                };
            }
            Move::Say(word) => word,
        };
        match word {
            Word::Concede => Label::button(text!("verkehren-do-concede")).by(law!("concede-single")).grave().aside(),
            Word::AskToConcede => Label::button(text!("verkehren-do-ask")).by(law!("concede-by-leave")).aside(),
            Word::Accept => Label::button(text!("verkehren-do-accept")).by(law!("concede-by-leave")),
            Word::Refuse => Label::button(text!("verkehren-do-refuse")).by(law!("concede-by-leave")),
            Word::HitBands => Label::button(text!("verkehren-do-hit-bands")).by(law!("too-many-bands")),
            Word::Take(two) => {
                let text = text!("verkehren-do-take", first = two.0, second = two.1);
                Label::button(text).by(law!("two-men-taken-out"))
            }
        }
    }

    fn advise(&self, v: &State, seat: Seat) -> Option<Advice<Move>> {
        self.book_advice(v, seat)
    }

    fn candidates<R: Rng>(&self, v: &State, seat: Seat, moves: &Moves, _: &mut R) -> Vec<Move> {
        const FEW: usize = 12;
        match v.phase {
            Phase::Play => {
                let advised = self.book_advice(v, seat).map(|advice| advice.choice);
                let given_up = advised.filter(|m| matches!(m, Move::Say(_)));
                self.ranked(v).into_iter().take(FEW).map(Move::Play).chain(given_up).collect()
            }
            _ => moves.iter().collect(),
        }
    }

    fn reckon(&self, v: &State, seat: Seat, m: Move) -> Option<f64> {
        self.expected(v, seat, m)
    }

    fn take_apart(&self, v: &State, seat: Seat) -> Option<Apart<Move>> {
        self.apart(v, seat)
    }

    fn lay_out(&self, given: &serde_json::Value) -> Option<Result<State, Text>> {
        Some(self.laid_out(given))
    }

    fn settle<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        Ok(settle::settle(&self.options, facts, scribe))
    }

    fn work(case: &Case) -> Result<Answer, Unsupported> {
        cases::work(case)
    }
}

impl Verkehren {
    fn plate(&self, v: &State, seat: Seat) -> Plate {
        let mut plate = Plate::at(seat, &v.ledger, self.turn(v));
        plate.roles.push(match Colour::of(seat) {
            Colour::White => text!("verkehren-white"),
            Colour::Black => text!("verkehren-black"),
        });
        let men = v.deal.men[seat].0;
        let shown = [
            (text!("verkehren-bands"), bands_of(men)),
            (text!("verkehren-out"), men.on(BAR)),
            (text!("verkehren-off"), men.on(OFF)),
        ];
        plate.marks.extend(shown.into_iter().map(|(name, number)| Mark::new(name, number)));
        plate
    }

    fn note(&self, v: &State) -> Option<Text> {
        let seat = self.turn(v).awaited().first()?;
        let field = v.field(seat);
        Some(match (v.phase, field.status()) {
            (Phase::Consent, _) => text!("verkehren-note-consent", seat = seat),
            (Phase::BandFault, _) => text!("verkehren-note-bands", seat = seat),
            (_, Status::Junker) => text!("verkehren-note-junker", seat = seat),
            (_, Status::MustEnter) => text!("verkehren-note-enter", seat = seat, out = field.own.on(BAR)),
            _ => text!("verkehren-note-play", seat = seat),
        })
    }
}
