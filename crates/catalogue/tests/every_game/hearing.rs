//! You are *you*: whatever a seat is told, shown, offered and advised speaks of it in the second person, in both languages. And a suit
//! is a suit: it is named by whoever shows cards, never written into a sentence.

use rand::seq::IndexedRandom as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::Map;
use spadille_catalogue::{AnyMatch, ChoiceError, about, open};
use spadille_core::{Lang, Log, Piece, Seat, Speech, Text, Turn, Viewer, Words};
use spadille_promises::{first_seed, many};
use std::collections::BTreeSet;

/// Steps of each match that is listened to.
const STEPS: usize = 400;

/// Advice that speaks of somebody else: whoever hears it is never its `$seat`.
const OF_OTHERS: [&str; 6] = [
    "morra-why-habit",
    "morra-why-unexpected",
    "reversy-why-beware",
    "reversy-why-break",
    "reversy-why-keep-breaker",
    "reversy-why-wait",
];

/// Messages whose `$seat` is a number, of no game.
const NUMBERS: [&str; 7] = [
    "house-no-such-seat",
    "house-seat-waits",
    "house-no-seat",
    "house-solve-turn",
    "house-solve-plays",
    "house-made-cost",
    "room-bot-sat",
];

/// Forms that can be done without: *you* stands there beside another, or as the name over a pile.
const WORD_WILL_DO: [&str; 9] = [
    "whist-sides",
    "tresett-partners",
    "triomphe-partners",
    "tricks-cards-of",
    "house-list",
    "boston-",
    "ombre-",
    "solo-",
    "tresett-",
];

/// English verbs that end in an s though they are plural.
const ENDS_IN_S: [&str; 6] = ["pass", "guess", "cross", "miss", "press", "toss"];

/// Every message that speaks of a `$seat` has a form for whoever sits there.
pub fn every_message_about_a_seat_has_a_form_for_you(game: &'static str) {
    let book = about(game).unwrap_or_else(|| panic!("{game}")).book;
    let house = [include_str!("../../../../books/house/en.ftl"), include_str!("../../../../books/house/de.ftl")];
    let mut lacking = BTreeSet::new();
    for (lang, house) in Lang::ALL.into_iter().zip(house) {
        let speech = Speech::new(lang, [book]);
        for id in about_seats(book.messages.get(lang)).chain(about_seats(house)) {
            if !OF_OTHERS.contains(&id) && !NUMBERS.contains(&id) {
                let text = Text::new(id.to_owned()).with("seat", Seat(0));
                lacking.extend(speech.lacks(&text, Seat(0)).into_iter().map(|form| format!("{lang}: {form}")));
            }
        }
    }
    assert!(lacking.is_empty(), "{game}: {lacking:#?}");
}

/// The messages that speak of a `$seat`.
fn about_seats(messages: &str) -> impl Iterator<Item = &str> {
    let mut id = "";
    messages.lines().filter_map(move |line| {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            id = line.split([' ', '=']).next().unwrap_or_default();
        }
        let own = !line.trim_start().starts_with('.');
        (own && (line.contains("{ $seat }") || line.contains("{$seat}"))).then_some(id)
    })
}

/// Names of suits that mean nothing else, in both languages and packs.
const SUITS: [&str; 9] = ["spades", "diamonds", "clubs", "acorns", "Pik", "Karo", "Kreuz", "Eicheln", "Eichel"];

/// A suit that stands among the words of a message instead of being a piece of it.
fn written_suit(words: &Words) -> Option<String> {
    let plain: Vec<&str> = match words {
        Words::Plain(words) => vec![words],
        Words::Pieces(pieces) => pieces
            .iter()
            .filter_map(|piece| if let Piece::Plain(words) = piece { Some(&**words) } else { None })
            .collect(),
    };
    let mut all = plain.iter().flat_map(|words| words.split(|sign: char| !sign.is_alphabetic()));
    all.find(|word| SUITS.contains(word)).map(str::to_owned)
}

/// One ear at the table.
struct Ear<'a> {
    speech: &'a Speech,
    names: &'a [String],
    seat: Seat,
    faults: &'a mut BTreeSet<String>,
}

impl Ear<'_> {
    fn hear(&mut self, text: &Text) {
        let you = Some(self.seat);
        let words = self.speech.tell(text, self.names, you);
        let told = words.plain();
        if let Some(suit) = written_suit(&words) {
            self.faults.insert(format!("{}: {suit} is written into it: {told}", text.id));
        }
        if told.contains(&self.names[self.seat.index()]) {
            self.faults.insert(format!("{}: {told}", text.id));
        }
        let will_do = |form: &String| {
            let other = form.split('.').nth(1).is_some_and(|form| form != "you");
            other && WORD_WILL_DO.iter().any(|id| form.starts_with(id))
        };
        self.faults.extend(self.speech.lacks(text, self.seat).into_iter().filter(|form| !will_do(form)));
        if told != self.speech.say(text, self.names) && !agrees(&told, self.speech.lang()) {
            self.faults.insert(format!("{}: {told}", text.id));
        }
    }
}

/// Whether the verb after *you* is in its person.
fn agrees(told: &str, lang: Lang) -> bool {
    let is_word = |word: &&str| word.chars().all(char::is_alphabetic);
    match lang {
        Lang::En => {
            let verbs = told.split("You ").skip(1).chain(told.split(" you ").skip(1));
            let mut verbs = verbs.filter_map(|rest| rest.split(' ').next()).filter(is_word);
            verbs.all(|verb| !verb.ends_with('s') || ENDS_IN_S.contains(&verb) || verb.len() < 3)
        }
        Lang::De => {
            let verb = told.strip_prefix("Sie ").and_then(|rest| rest.split(' ').next()).filter(is_word);
            verb.is_none_or(|verb| verb.ends_with('n') || ["sind", "und", "oder"].contains(&verb))
        }
    }
}

/// No line told to a seat names whoever sits there, every verb agrees with *you*, and no suit is written into a sentence.
pub fn nobody_hears_his_own_name(game: &'static str) {
    let mut faults = BTreeSet::new();
    for seed in (0..many(6) as u64).map(|n| first_seed() + n) {
        listen(game, seed, &mut faults);
    }
    assert!(faults.is_empty(), "{game}: {faults:#?}");
}

/// Plays a match, by the book or at random, and hears all that anybody hears.
fn listen(game: &str, seed: u64, faults: &mut BTreeSet<String>) {
    let book = about(game).unwrap_or_else(|| panic!("{game}")).book;
    let speeches = Lang::ALL.map(|lang| Speech::new(lang, [book]));
    let mut table = open(game, None, &Map::new(), &[]).unwrap_or_else(|e| panic!("{game}: {e}"));
    let names: Vec<String> = Seat::all(table.seats()).map(|seat| format!("Xantippe{}", seat.0)).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for step in 0..STEPS {
        let mut log = Log::default();
        match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.draw(&mut rng, &mut log),
            Turn::Seats { awaited, .. } => {
                let seats: Vec<Seat> = awaited.iter().collect();
                let seat = *seats.choose(&mut rng).unwrap_or(&Seat(0));
                let advised = seed.is_multiple_of(2).then(|| table.advice(seat).map(|(m, _)| m)).flatten();
                let m = advised.or_else(|| table.random_move(seat, &mut rng)).unwrap_or_default();
                table.play(seat, &m, &mut log).unwrap_or_else(|e| panic!("{game}: {m}: {e:?}"));
            }
        }
        for seat in Seat::all(table.seats()) {
            for speech in &speeches {
                let mut ear = Ear { speech, names: &names, seat, faults };
                log.events
                    .iter()
                    .filter(|event| event.is_for(Viewer::Seat(seat)))
                    .filter_map(|e| e.text())
                    .for_each(|text| ear.hear(text));
                // What is shown changes little from step to step.
                if step % 7 == 0 {
                    look_around(table.as_ref(), &mut ear);
                }
            }
        }
    }
}

/// Everything a seat is shown, offered, advised and refused.
fn look_around(table: &dyn AnyMatch, ear: &mut Ear) {
    let seat = ear.seat;
    let _ = table.scene(Viewer::Seat(seat)).map(|text| ear.hear(&text));
    if table.turn().may_act(seat) {
        let _ = table.choices(seat).map(|text| ear.hear(&text));
        table.advice(seat).into_iter().flat_map(|(_, why)| why).for_each(|reason| ear.hear(&reason.text));
    }
    if let Err(ChoiceError::Refused(refusal)) = table.check(seat, "pass") {
        ear.hear(&refusal.text);
    }
}
