//! What a viewer of a trick sees, and how moves are offered to him.

use super::book::{PAGES, message, page, the_book, title};
use super::cases;
use super::moves::{Asked, Move};
use super::options::Programme;
use super::rules::{CardTricks, need, rows};
use super::settle::{self, Facts};
use super::show::{CONJUROR, Course, Drawing, Next, Show};
use super::state::Performance;
use super::view::View;
use rand::Rng;
use spadille_core::scene::{Board, Face, Plate, Spread, StageBoard, StagePage, StagePile};
use spadille_core::{
    Advice, Answer, Book, Case, Label, LawId, Ledger, Scene, Scribe, Seat, Skill, Table, Target, Text, Turn,
    Unsupported, law, text,
};

impl Table for CardTricks {
    type Facts = Facts;

    fn book() -> &'static Book {
        the_book()
    }

    fn scene(&self, v: &View) -> Scene {
        let p = &v.public;
        let number = (p.shown.len() + usize::from(p.going().is_some())).max(1);
        let (board, notes) = self.stage(v);
        Scene {
            title: text!("tricks-title", number = number, of = self.options.length),
            seats: Seat::all(1 + self.options.spectators).map(|seat| self.plate(v, seat)).collect(),
            pots: vec![],
            notes,
            board: Board::Stage(board),
        }
    }

    fn describe(&self, v: &View, m: Move) -> Label {
        let (text, law) = described(v, m, self.options.programme);
        let target = match m {
            Move::Note(card) | Move::Stack(card) => Target::Card(card.to_string()),
            // Numbers that are merely said have no place to point at.
            Move::Number(_) | Move::Place(_) => Target::Button,
            _ if m.number().is_some() => Target::Place(m.to_string()),
            _ => Target::Button,
        };
        let label = Label::at(target, text);
        let label = if let Some(law) = law { label.by(law) } else { label };
        if m == Move::Stop { label.aside() } else { label }
    }

    fn advise(&self, v: &View, seat: Seat) -> Option<Advice<Move>> {
        self.hint(v, seat)
    }

    fn lot<R: Rng>(&self, v: &View, seat: Seat, _: Skill, rng: &mut R) -> Option<Move> {
        self.drawn(v, seat, rng)
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

/// What a move is called, and the law behind it.
fn described(v: &View, m: Move, programme: Programme) -> (Text, Option<LawId>) {
    let number = v.public.going().map(|performance| performance.number);
    let is_verdict = number.is_some_and(|number| number != 22) || matches!(last_answer(v), Some(Move::Name(_)));
    match m {
        Move::Perform(number) => {
            (text!("tricks-do-perform", number = number, trick = title(number)), Some(law!("six-and-twenty")))
        }
        Move::Stop => (text!("tricks-do-stop"), Some(law!("session-length"))),
        Move::On if number.is_none() && programme == Programme::Book => {
            (text!("tricks-do-next"), Some(law!("six-and-twenty")))
        }
        Move::On => (text!("tricks-do-on"), None),
        Move::Enough => (text!("tricks-do-enough"), None),
        Move::Ready => (text!("tricks-do-ready"), Some(law!("thought-in-silence"))),
        Move::Down => (text!("tricks-do-down"), Some(law!("deal-and-tuck"))),
        Move::Up => (text!("tricks-do-up"), Some(law!("tuck-other-sequences"))),
        Move::Own => (text!("tricks-do-own"), Some(law!("tuck-other-sequences"))),
        Move::Try => (text!("tricks-do-try"), Some(law!("tuck-unique"))),
        Move::Again => (text!("tricks-do-again"), None),
        Move::Court => (text!("tricks-do-court"), Some(law!("trimmed-grip"))),
        Move::Plain => (text!("tricks-do-plain"), Some(law!("trimmed-grip"))),
        Move::Yes if is_verdict => (text!("tricks-do-that-is-it"), Some(law!("found-or-failed"))),
        Move::No if is_verdict => (text!("tricks-do-that-is-not"), Some(law!("found-or-failed"))),
        Move::Yes => (text!("tricks-do-yes"), Some(law!("truthful-answers"))),
        Move::No => (text!("tricks-do-no"), Some(law!("truthful-answers"))),
        Move::Pair(number) => (text!("tricks-do-pair", number = number), Some(law!("thought-on-a-slip"))),
        Move::Draw(place) => (text!("tricks-do-draw", place = place), None),
        Move::Touch(place) => (text!("tricks-do-touch", place = place), None),
        Move::Cut(number) => (text!("tricks-do-cut", number = number), Some(law!("complete-cut"))),
        Move::Insert(number) => (text!("tricks-do-insert", number = number), None),
        Move::Hide(place) => (text!("tricks-do-hide", place = place), None),
        Move::Pile(number) => (text!("tricks-do-pile", number = number), Some(law!("truthful-answers"))),
        Move::Number(number) => (text!("tricks-do-number", number = number), None),
        Move::Lay(place) => (text!("tricks-do-lay", place = place), Some(law!("twelve-square"))),
        Move::Point(place) => {
            let card = v.known.slots.get(usize::from(place) - 1).copied().flatten();
            (text!("tricks-do-point", card = super::show::named(card)), Some(law!("row-counting")))
        }
        Move::Place(number) => (text!("tricks-do-place", number = number), Some(law!("place-counted"))),
        Move::Rows(a, b) => (text!("tricks-do-rows", rows = rows(a, b)), Some(law!("truthful-answers"))),
        Move::Rank(rank) => (text!("tricks-do-rank", rank = rank.symbol()), None),
        Move::Suit(suit) => (text!("tricks-do-suit", suit = suit), None),
        Move::Note(card) => (text!("tricks-do-note", card = card), Some(law!("thought-on-a-slip"))),
        Move::Stack(card) => {
            let tried = v.public.going().is_some_and(|performance| performance.log.contains(&Move::Try));
            let law = if tried { law!("tuck-unique") } else { law!("tuck-other-sequences") };
            (text!("tricks-do-stack", card = card), Some(law))
        }
        Move::Name(cards) => (text!("tricks-do-name", cards = cards), Some(law!("conjuror-knows-only-what-he-sees"))),
    }
}

fn last_answer(v: &View) -> Option<Move> {
    v.public.going().and_then(|performance| performance.log.last().copied())
}

impl CardTricks {
    fn plate(&self, v: &View, seat: Seat) -> Plate {
        let p = &v.public;
        let turn = self.whose_turn(p);
        let mut plate = Plate::new(seat, p.ledger.balance(seat), turn.awaited().contains(seat));
        plate.roles.push(if seat == CONJUROR { text!("tricks-conjuror") } else { text!("tricks-company") });
        plate
    }

    /// What lies on the stage, and what the viewer should know besides.
    fn stage(&self, v: &View) -> (StageBoard, Vec<Text>) {
        let Some(performance) = &v.public.performance else {
            let pack = StagePile {
                name: text!("tricks-pack"),
                cards: Face::backs(52),
                spread: Spread::Stack,
                marked: vec![],
                points: None,
            };
            return (StageBoard { piles: vec![pack], ..StageBoard::default() }, self.notes(v, vec![]));
        };
        let number = performance.number;
        let mut scribe = ();
        let mut show = Show::new(&self.options, performance, &v.known, &mut scribe);
        show.drawing = Some(Drawing::new(v.who));
        let _: Course = show.perform(number);
        let mut drawing = show.drawing.take().unwrap_or_else(|| Drawing::new(v.who));
        let points = match &show.next {
            Some(Next::Ask(ask)) if Some(ask.seat) == v.who.seat() => verb(&ask.asked),
            _ => None,
        };
        for pile in &mut drawing.piles {
            pile.points = pile.points.take().filter(|word| Some(word.as_str()) == points);
        }
        if performance.log.is_empty() && !performance.over {
            drawing.said.insert(0, message(number, "patter"));
        }
        let steps = page(number).map_or(0, |page| page.steps.len()) as u8;
        let board = StageBoard {
            number: Some(number),
            said: drawing.said,
            piles: drawing.piles,
            hands: vec![],
            raises: None,
            gesture: drawing.gesture.filter(|_| !performance.over),
            pages: pages(performance),
            progress: [drawing.step, steps],
        };
        (board, self.notes(v, drawing.notes))
    }

    fn notes(&self, v: &View, own: Vec<Text>) -> Vec<Text> {
        let p = &v.public;
        let mut notes = vec![];
        if let Some(performance) = &p.performance {
            let number = performance.number;
            notes.push(text!("tricks-now", number = number, trick = title(number)));
            notes.extend(need(number).map(|need| text!("tricks-note-told", need = need)));
            if performance.over {
                let found = p.shown.last().and_then(|shown| shown.found);
                notes.extend(found.map(|found| if found { text!("tricks-found") } else { text!("tricks-failed") }));
            }
        }
        notes.extend(own);
        let Turn::Seats { awaited, .. } = self.whose_turn(p) else { return notes };
        let Some(seat) = awaited.first().filter(|seat| Some(*seat) != v.who.seat()) else { return notes };
        notes.push(match p.going() {
            None => text!("tricks-note-choose", seat = seat),
            Some(_) if seat == CONJUROR => text!("tricks-note-naming", seat = seat),
            Some(_) => text!("tricks-note-thinking", seat = seat),
        });
        notes
    }
}

/// The word that goes with the numbers that are asked for.
fn verb(asked: &Asked) -> Option<&'static str> {
    asked.numbers.as_ref().map(|numbers| (numbers.means)(1).verb())
}

/// What may be read about a trick on request; before its end the secret spoils it.
fn pages(performance: &Performance) -> Vec<StagePage> {
    let Some(page) = page(performance.number) else { return vec![] };
    let titled = |name: &str| match name {
        "effect" => text!("tricks-page-effect"),
        "secret" => text!("tricks-page-secret"),
        "algorithm" => text!("tricks-page-algorithm"),
        "proof" => text!("tricks-page-proof"),
        "error" => text!("tricks-page-error"),
        "repair" => text!("tricks-page-repair"),
        _ => text!("tricks-page-tested"),
    };
    let there = PAGES.into_iter().filter(|name| page.text(name).is_some());
    there
        .map(|name| StagePage {
            title: titled(name),
            text: message(page.number, name),
            spoils: !performance.over && name != "effect",
        })
        .collect()
}
