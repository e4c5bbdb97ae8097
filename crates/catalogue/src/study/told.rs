//! What was found, in words: each question with the table it asks about, and its answer.

use super::seen::Seen;
use super::{FOLLOWED, Facts, Finding, Lead, Printed, Question, Verdict, Weighed, odds, questions};
use crate::{AnyMatch, entry, open};
use serde::Serialize;
use serde_json::Map;
use spadille_bots::BotKind;
use spadille_bots::fate::quick_rng;
use spadille_core::book::LessonTable;
use spadille_core::said::decimal;
use spadille_core::{Bilingual, Book, Lang, Log, Seat, Signs, Speech, Step, Text, Turn, text};
use spadille_odds::fraction::number;

/// A study in words, as yet of no language unless `T` says otherwise.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Study<T = Text> {
    /// The game.
    pub game: String,
    /// The command that finds the same again.
    pub command: String,
    /// How many deals were imagined for each question, or played to follow maxims.
    pub worlds: u64,
    /// In how many of them the cards were laid open and solved.
    pub open: u64,
    /// Who played on: `book`, `search:200`.
    pub players: String,
    /// What everything drawn depends on.
    pub seed: u64,
    /// Whether only some of the questions were asked.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub part: bool,
    /// What speaks against the book first, then what speaks for it, what makes no difference and what stays open.
    pub questions: Vec<Answer<T>>,
    /// The maxims of the book that nothing of it tries, where all was asked that can be.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub untried: Vec<Untried<T>>,
}

/// A maxim that nothing tries.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Untried<T = Text> {
    /// Its id.
    pub maxim: String,
    /// What it says.
    pub title: T,
    /// Book file and lines.
    pub source: String,
}

/// A question and its answer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Answer<T = Text> {
    /// By which name it is asked for.
    pub id: String,
    /// The maxim it tries.
    pub maxim: Option<String>,
    /// Book file and lines.
    pub source: String,
    /// What was asked.
    pub title: T,
    /// Who sits at the table it asks about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Through whose eyes it is looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What that seat sees, where cards are played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Seen<T>>,
    /// What came of it.
    pub verdict: Verdict,
    /// The same in a word or two.
    pub judged: T,
    /// The answer in a sentence or two.
    pub finding: T,
    /// How many deals were played, or how often the maxim was followed.
    pub worlds: u64,
    /// In how many of a hundred of them somebody who looks ahead would have followed the maxim, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreed: Option<u64>,
    /// The ways, the best first.
    pub ways: Vec<Way<T>>,
    /// By how much the book was ahead of the way told beside it.
    pub lead: Option<Lead>,
    /// By which preset a maxim was followed, where it is not the first of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
}

/// A way and what it brought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Way<T = Text> {
    /// What was found out about it.
    #[serde(flatten)]
    pub weighed: Weighed,
    /// The way in words.
    pub words: T,
}

/// The order in which verdicts are told.
const ORDER: [Verdict; 4] = [Verdict::Fails, Verdict::Holds, Verdict::Even, Verdict::Open];

/// A way is given up if the seat has not come to its next move after so many others.
const PATIENCE: usize = 60;

impl Facts {
    /// The same in words.
    ///
    /// # Errors
    /// Names a question that the book does not ask any more, or asks otherwise.
    pub fn told(&self) -> Result<Study, Text> {
        let book = entry(&self.game).map(|entry| entry.about().book);
        let book = book.ok_or_else(|| text!("study-unknown", id = self.game.as_str()))?;
        let (odds, asked) = (odds(&self.game), questions(&self.game));
        let mut questions = Vec::with_capacity(self.questions.len());
        for found in &self.questions {
            let unknown = || text!("study-unknown", id = found.id.as_str());
            let maxim = found.id.strip_prefix(FOLLOWED);
            questions.push(if let Some(printed) = odds.iter().find(|printed| printed.id == found.id) {
                reckoned(printed)?
            } else if let Some(maxim) = maxim {
                followed(found, maxim, &self.game, book).ok_or_else(unknown)?
            } else {
                let question = asked.iter().find(|question| question.id == found.id).ok_or_else(unknown)?;
                Moment::set_up(&self.game, question)?.answer(found, question, book)?
            });
        }
        let place = |verdict: Verdict| ORDER.iter().position(|one| *one == verdict);
        questions.sort_by_key(|answer| place(answer.verdict));
        Ok(Study {
            game: self.game.clone(),
            command: self.command.clone(),
            worlds: self.worlds,
            open: self.open,
            players: self.players.clone(),
            seed: self.seed,
            part: self.part,
            untried: if self.part { Vec::new() } else { untried(book, &questions) },
            questions,
        })
    }
}

/// The maxims that no question tries.
fn untried(book: &Book, questions: &[Answer]) -> Vec<Untried> {
    let tried = |id: &str| questions.iter().any(|answer| answer.maxim.as_deref() == Some(id));
    let others = book.maxims.iter().filter(|maxim| !tried(&maxim.id));
    let told = others.map(|maxim| Untried {
        maxim: maxim.id.clone(),
        title: both(Bilingual::new(maxim.en.clone(), maxim.de.clone())),
        source: maxim.source.clone(),
    });
    told.collect()
}

/// A printed chance: the exact one is reckoned again.
fn reckoned(printed: &Printed) -> Result<Answer, Text> {
    let (value, verdict) = printed.reckoned()?;
    let judged = match verdict {
        Verdict::Holds => text!("study-odds-holds"),
        Verdict::Even => text!("study-odds-even"),
        Verdict::Fails => text!("study-odds-fails"),
        Verdict::Open => text!("study-odds-open"),
    };
    let (says, exact) = (printed.says.clone(), value.to_string());
    let finding = match printed.ratio {
        Some(_) => text!("study-reckoned-ratio", says = says, exact = exact, about = decimal(number(value), 2)),
        None => {
            text!("study-reckoned", says = says, exact = exact, percent = decimal(number(value) * 100.0, 1))
        }
    };
    Ok(Answer {
        id: printed.id.clone(),
        maxim: printed.maxim.clone(),
        source: printed.source.clone(),
        title: both(printed.title.clone()),
        names: Vec::new(),
        seat: None,
        table: None,
        verdict,
        judged,
        finding,
        worlds: 0,
        agreed: None,
        ways: Vec::new(),
        lead: None,
        preset: None,
    })
}

/// Words that are there in both languages, as a text.
fn both(words: Bilingual) -> Text {
    text!("house-why", why = words)
}

/// A maxim that was followed; nothing where the book has it no more.
fn followed(found: &Finding, id: &str, game: &str, book: &Book) -> Option<Answer> {
    let maxim = book.maxim(id)?;
    let (times, agreed) = (found.worlds, found.agreed.unwrap_or(0));
    let finding = match found.lead {
        Some(Lead { mean, half }) if agreed < 100 => {
            let (lead, half) = (decimal(mean.abs(), 3), decimal(half, 3));
            if mean < 0.0 {
                text!("study-followed-less", times = times, agreed = agreed, lead = lead, half = half)
            } else {
                text!("study-followed-more", times = times, agreed = agreed, lead = lead, half = half)
            }
        }
        _ => text!("study-followed-alike", times = times, agreed = agreed),
    };
    let finding = match found.preset.as_deref().and_then(|preset| called(game, preset)) {
        Some(preset) => text!("study-followed-by", preset = preset, finding = finding),
        None => finding,
    };
    Some(Answer {
        id: found.id.clone(),
        maxim: Some(id.to_owned()),
        source: maxim.source.clone(),
        title: both(Bilingual::new(maxim.en.clone(), maxim.de.clone())),
        names: Vec::new(),
        seat: None,
        table: None,
        verdict: found.verdict,
        judged: found.verdict.text(),
        finding,
        worlds: times,
        agreed: found.agreed,
        ways: Vec::new(),
        lead: found.lead,
        preset: found.preset.clone(),
    })
}

/// What a preset of a game is called.
fn called(game: &str, name: &str) -> Option<Bilingual> {
    let presets = entry(game)?.about().presets;
    let [en, de] = presets.iter().find(|preset| preset.name == name)?.called;
    Some(Bilingual::new(en, de))
}

/// A question at its table.
struct Moment {
    table: Box<dyn AnyMatch>,
    seat: Seat,
}

impl Moment {
    fn set_up(game: &str, question: &Question) -> Result<Moment, Text> {
        let wrong = |why: String| text!("study-wrong-question", id = question.id.as_str(), why = why);
        Ok(Moment { table: set_up(game, &question.table).map_err(wrong)?, seat: Seat(question.table.seat) })
    }

    fn answer(&self, found: &Finding, question: &Question, book: &Book) -> Result<Answer, Text> {
        let mut ways = Vec::with_capacity(found.ways.len());
        for weighed in &found.ways {
            let steps = self.steps(&weighed.way);
            let steps = steps.ok_or_else(|| text!("study-unknown", id = question.id.as_str()))?;
            ways.push((weighed, steps));
        }
        let words = |way: Option<&Weighed>| {
            let steps = ways.iter().find(|(one, _)| way.is_some_and(|way| way.way == one.way)).map(|(_, steps)| steps);
            steps.map_or_else(|| both(Bilingual::new("", "")), |steps| quoted(steps))
        };
        let rival = found.rival();
        let told = rival.and_then(|rival| rival.behind);
        let Lead { mean, half } = told.unwrap_or(Lead { mean: 0.0, half: 0.0 });
        let (book_way, other, worlds) = (words(found.book()), words(rival), found.worlds);
        let (lead, half) = (decimal(mean.abs(), 2), decimal(half, 2));
        let others = found.ways.iter().filter(|way| !way.is_book).count();
        let finding = match (rival.is_some(), mean < 0.0) {
            (false, _) => text!("study-no-other-way", book = book_way),
            (_, true) => {
                text!(
                    "study-less",
                    book = book_way,
                    lead = lead,
                    half = half,
                    other = other,
                    ways = others,
                    worlds = worlds
                )
            }
            (_, false) => {
                text!(
                    "study-more",
                    book = book_way,
                    lead = lead,
                    half = half,
                    other = other,
                    ways = others,
                    worlds = worlds
                )
            }
        };
        let disputed = found.disputed();
        let finding = match disputed {
            Some((way, Lead { mean, half })) => {
                let (book, other) = (words(found.book()), words(Some(way)));
                let (lead, half) = (decimal(mean.abs(), 2), decimal(half, 2));
                let (better, worse) = if mean > 0.0 { (book, other) } else { (other, book) };
                text!("study-disputed", finding = finding, better = better, worse = worse, lead = lead, half = half)
            }
            None => finding,
        };
        let verdict = found.verdict_of_today();
        let maxim = question.maxim.as_ref().and_then(|id| book.maxim(id));
        let of_maxim = || maxim.map(|maxim| Bilingual::new(maxim.en.clone(), maxim.de.clone()));
        let title = question.title.clone().or_else(of_maxim);
        let title = title.ok_or_else(|| text!("study-unknown", id = question.id.as_str()))?;
        let mut table = Seen::of(self.table.as_ref(), self.seat);
        if let Some(table) = table.as_mut().filter(|_| question.left_alone) {
            table.notes.push(text!("study-left-alone"));
        }
        Ok(Answer {
            id: found.id.clone(),
            maxim: question.maxim.clone(),
            source: question.source.clone(),
            title: both(title),
            names: question.table.names.clone(),
            seat: Some(self.seat),
            table,
            verdict,
            judged: verdict.text(),
            finding,
            worlds,
            agreed: None,
            ways: ways.iter().map(|(way, steps)| Way { weighed: (*way).clone(), words: listed(steps) }).collect(),
            lead: told,
            preset: None,
        })
    }

    /// A way step by step, each as it is offered when its turn comes; nothing where the rules know no such way.
    fn steps(&self, way: &str) -> Option<Vec<Text>> {
        let mut table = self.table.fork();
        let mut labels = Vec::new();
        for notation in way.split(", ") {
            wait_for(table.as_mut(), self.seat, notation)?;
            labels.push(table.describe(self.seat, notation)?.label);
            table.play(self.seat, notation, &mut Log::default()).ok()?;
        }
        Some(labels)
    }
}

/// Lets the others play until a seat may make its next move: they pass where they can, and otherwise do as the book advises.
fn wait_for(table: &mut dyn AnyMatch, seat: Seat, notation: &str) -> Option<()> {
    let mut rng = quick_rng(1);
    for _ in 0..PATIENCE {
        if table.check(seat, notation).is_ok() {
            return Some(());
        }
        match table.turn() {
            Turn::Over => return None,
            Turn::Chance => table.draw(&mut rng, &mut Log::default()),
            Turn::Seats { awaited, .. } => {
                let other = awaited.iter().find(|one| *one != seat)?;
                let passes = table.check(other, "pass").ok();
                let does = passes.or_else(|| table.advice(other).map(|(advised, _)| advised));
                let does = does.or_else(|| table.random_move(other, &mut rng))?;
                table.play(other, &does, &mut Log::default()).ok()?;
            }
        }
    }
    None
}

/// Steps in quotation marks, for a sentence.
fn quoted(steps: &[Text]) -> Text {
    let quoted = |step: &Text| text!("study-way", way = step.clone());
    joined(steps, quoted, |first, next| text!("study-way-then", first = first, next = next))
}

/// Steps one after the other, for a list.
fn listed(steps: &[Text]) -> Text {
    joined(steps, Text::clone, |first, next| text!("study-way-next", first = first, next = next))
}

fn joined(steps: &[Text], each: impl Fn(&Text) -> Text, join: impl Fn(Text, Text) -> Text) -> Text {
    let whole = steps.iter().map(each).reduce(join);
    whole.unwrap_or_else(|| both(Bilingual::new("", "")))
}

/// A table of a book, after its steps.
///
/// # Errors
/// Says what of it the rules refuse.
pub fn set_up(game: &str, set: &LessonTable) -> Result<Box<dyn AnyMatch>, String> {
    let options = match &set.options {
        Some(json) => serde_json::from_str(json).map_err(|e| format!("options: {e}"))?,
        None => Map::new(),
    };
    let mut table = open(game, set.preset.as_deref(), &options, &set.names).map_err(|e| e.to_string())?;
    if set.seat >= table.seats() {
        return Err(format!("there is no seat {}", set.seat));
    }
    for (i, line) in set.steps.iter().enumerate() {
        let step: Step = serde_json::from_str(line).map_err(|e| format!("step {}: {e}", i + 1))?;
        table.take_step(&step, &mut Log::default()).map_err(|why| format!("step {}: {}", i + 1, why.id))?;
    }
    Ok(table)
}

impl<T> Answer<T> {
    /// The same with everything in it said by `say`.
    pub fn map<U>(self, mut say: impl FnMut(T) -> U) -> Answer<U> {
        let say = &mut say;
        Answer {
            id: self.id,
            maxim: self.maxim,
            source: self.source,
            title: say(self.title),
            names: self.names,
            seat: self.seat,
            table: self.table.map(|table| table.map(&mut *say)),
            verdict: self.verdict,
            judged: say(self.judged),
            finding: say(self.finding),
            worlds: self.worlds,
            agreed: self.agreed,
            ways: self.ways.into_iter().map(|way| Way { weighed: way.weighed, words: say(way.words) }).collect(),
            lead: self.lead,
            preset: self.preset,
        }
    }
}

impl<T> Study<T> {
    /// The same with everything in it said by `say`, which is told who sits at the table and who looks.
    pub fn map<U>(self, mut say: impl FnMut(T, &[String], Option<Seat>) -> U) -> Study<U> {
        let questions = self.questions.into_iter().map(|answer| {
            let (names, seat) = (answer.names.clone(), answer.seat);
            answer.map(|text| say(text, &names, seat))
        });
        let questions = questions.collect();
        let untried = self.untried.into_iter().map(|Untried { maxim, title, source }| Untried {
            maxim,
            title: say(title, &[], None),
            source,
        });
        Study {
            game: self.game,
            command: self.command,
            worlds: self.worlds,
            open: self.open,
            players: self.players,
            seed: self.seed,
            part: self.part,
            questions,
            untried: untried.collect(),
        }
    }

    /// How often each verdict was found.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.questions.iter().filter(|answer| answer.verdict == verdict).count()
    }

    /// The title of the study.
    pub fn title(&self) -> Text {
        let name = entry(&self.game).map(|entry| entry.about().book.title.name.clone());
        text!("study-title", game = name.unwrap_or_else(|| Bilingual::new(&self.game, &self.game)))
    }

    /// How often the book was right, in a sentence.
    pub fn counted(&self) -> Text {
        let [holds, even, fails, open] = Verdict::ALL.map(|verdict| self.count(verdict));
        text!("study-counted", all = self.questions.len(), holds = holds, even = even, fails = fails, open = open)
    }

    /// How everything was found out.
    pub fn how(&self) -> Text {
        text!("study-how")
    }

    /// How much was done for it and by whom, in a sentence.
    pub fn made(&self) -> Text {
        let players = match self.players.parse::<BotKind>() {
            Ok(BotKind::Random) => text!("house-bot-random"),
            Ok(BotKind::Novice) => text!("house-bot-novice"),
            Ok(BotKind::Book) => text!("house-bot-book"),
            Ok(BotKind::Search(_)) | Err(_) => text!("house-bot-search"),
        };
        text!("study-made", worlds = self.worlds, open = self.open, players = players, seed = self.seed)
    }
}

impl Study {
    /// In one language, by a voice that knows the game.
    pub fn said(self, speech: &Speech) -> Study<String> {
        self.map(|text, names, seat| speech.say_to(&text, names, seat))
    }

    /// In both languages.
    pub fn in_both(self) -> Study<Bilingual> {
        let (en, de) = (voice(&self.game, Lang::En), voice(&self.game, Lang::De));
        self.map(|text, names, seat| Bilingual::new(en.say_to(&text, names, seat), de.say_to(&text, names, seat)))
    }
}

/// A voice that knows a game and calls its cards by the signs of its book.
pub(super) fn voice(game: &str, lang: Lang) -> Speech {
    let book = entry(game).map(|entry| entry.about().book);
    let mut speech = Speech::new(lang, book);
    speech.own = book.map_or(Signs::French, |book| book.title.signs);
    speech.shown = speech.own;
    speech
}
