//! What can be asked of the program.

use crate::pace::Pace;
use clap::{Parser, Subcommand, ValueHint};
use clap_complete::Shell;
use spadille_core::{Lang, Signs, Suit};
use std::path::PathBuf;

/// A house of forty-eight historical games, played exactly as five old German books describe them: L'Hombre and Quadrille, Whist
/// and Boston, Piquet, Tarock, the banks, Trictrac, chess, billiards, the jeu de paume.
///
/// Without a command the house opens: a menu of games, played in the terminal.
#[derive(Parser, Debug)]
#[command(name = "spadille", version, max_term_width = 100)]
#[command(disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub struct Args {
    /// Language: en or de. Otherwise $LANG decides.
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Lang>,
    /// Print data as JSON where there is any.
    #[arg(long, global = true)]
    pub json: bool,
    /// Write suits as letters (S H D C) and draw with plain ASCII.
    #[arg(long, global = true)]
    pub ascii: bool,
    /// Show cards by French or German suits. Otherwise as the game was played.
    #[arg(long, global = true, value_enum)]
    pub signs: Option<Pack>,
    /// Print this help.
    #[arg(short, long, global = true, action = clap::ArgAction::Help)]
    pub help: Option<bool>,
    /// Print the version.
    #[arg(short = 'V', long, action = clap::ArgAction::Version)]
    pub version: Option<bool>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play a game in the terminal.
    Play(PlayArgs),
    /// List the games of the house, shelf by shelf.
    List {
        /// Only those that answer to these words: a name, an old spelling.
        #[arg(value_name = "WORD")]
        words: Vec<String>,
        /// Only of a family: ombre, whist, salon, bank, tables, chess …
        #[arg(long)]
        family: Option<String>,
        /// Only those so many can play.
        #[arg(long)]
        players: Option<u8>,
        /// Only those that take no longer.
        #[arg(long)]
        minutes: Option<u16>,
        /// Only those no heavier, from 1 to 5.
        #[arg(long)]
        weight: Option<u8>,
    },
    /// Read the rules of a game, one law, or what mentions a word.
    Rules {
        /// The game.
        game: String,
        /// One law by its name or its number, with its source.
        #[arg(long, value_name = "ID")]
        law: Option<String>,
        /// Everything that mentions a word.
        #[arg(long, value_name = "WORD")]
        search: Option<String>,
    },
    /// Show the options and presets of a game.
    Options {
        /// The game.
        game: String,
        /// Show the values of this preset.
        #[arg(long)]
        preset: Option<String>,
    },
    /// Print what the games of a table cost.
    Tariff {
        /// The game.
        game: String,
        /// By this preset.
        #[arg(long)]
        preset: Option<String>,
        /// An option that differs from the preset, `name=value`.
        #[arg(short, long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
        /// How to write it.
        #[arg(long, value_enum, default_value_t = TariffForm::Text)]
        to: TariffForm,
    },
    /// Print the exact odds of a game: the bank's share of every stake, the ways of two dice, or all banks side by side.
    Odds {
        /// A game against a bank, a game with dice, roulette, blackjack, or `banks` for all.
        game: String,
        /// So many cards are left.
        #[arg(long, value_name = "N")]
        cards: Option<u8>,
        /// So many copies of the card are left; at Landsknecht and Blüchern of every rank: 4,3,2 …
        #[arg(long, value_delimiter = ',', value_name = "N")]
        copies: Vec<u8>,
        /// With a pack of 52 or 32 cards.
        #[arg(long, value_enum)]
        pack: Option<PackSize>,
        /// A banker who buys stands on so many points.
        #[arg(long, value_name = "POINTS")]
        banker: Option<f64>,
        /// The chance that so many counters are lost, one laid every round.
        #[arg(long, value_name = "N")]
        counters: Option<u32>,
        /// In so many rounds; otherwise a hundred.
        #[arg(long, value_name = "N")]
        rounds: Option<u32>,
        /// Only this chart.
        #[arg(long, value_name = "ID")]
        chart: Option<String>,
        /// Write fractions instead of parts in the hundred.
        #[arg(long)]
        fractions: bool,
        /// How to write it.
        #[arg(long, value_enum, default_value_t = TariffForm::Text)]
        to: TariffForm,
        /// Draw the first chart, or the one asked for.
        #[arg(long, value_name = "FILE.svg", value_hint = ValueHint::FilePath)]
        svg: Option<PathBuf>,
    },
    /// Look through records of a game against a bank for cards that were not honestly shuffled.
    Inspect {
        /// The records, all of one game; deals that two of them share count once.
        #[arg(required = true, value_hint = ValueHint::FilePath)]
        files: Vec<PathBuf>,
        /// How often honest cards may be suspected: one in a thousand inspections.
        #[arg(long, default_value_t = 0.001, value_name = "CHANCE")]
        level: f64,
    },
    /// Tell a recorded match, move by move, with every payment and its law.
    Replay {
        /// The record.
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
        /// Stop after so many steps.
        #[arg(long, value_name = "STEPS", allow_negative_numbers = true)]
        until: Option<usize>,
        /// Tell only what this seat (from 1) may know; onlooker without it is everything.
        #[arg(long, value_name = "SEAT")]
        seat: Option<u8>,
    },
    /// Check and convert a record, or cut it to be played on from there.
    Record {
        /// The record.
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
        /// The form to write.
        #[arg(long, value_enum, default_value_t = RecordForm::Jsonl)]
        to: RecordForm,
        /// Keep only the first so many steps.
        #[arg(long, value_name = "STEPS")]
        fork: Option<usize>,
        /// Where to write; otherwise to standard output.
        #[arg(short, long, value_hint = ValueHint::FilePath)]
        output: Option<PathBuf>,
    },
    /// Settle a deal or match played with real cards, every payment with its law.
    Settle {
        /// The game.
        game: String,
        /// Preset of the rules.
        #[arg(long)]
        preset: Option<String>,
        /// An option: name=value. May be repeated.
        #[arg(short, long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
        /// A fact: name=value, the value as JSON or a word. May be repeated.
        #[arg(short, long = "fact", value_name = "NAME=VALUE")]
        facts: Vec<String>,
        /// All facts as a JSON object in a file; - reads standard input.
        #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
        facts_from: Option<PathBuf>,
        /// Only show which facts are wanted.
        #[arg(long)]
        form: bool,
    },
    /// Run worked cases and compare.
    Cases {
        /// Files in the form of cases/*.json; the game is the file's name.
        #[arg(required = true, value_hint = ValueHint::FilePath)]
        files: Vec<PathBuf>,
        /// Print only cases that did not pass.
        #[arg(long)]
        only_unpassed: bool,
    },
    /// Measure random matches and decisions per second on one core.
    Bench {
        /// The game; all games without it.
        game: Option<String>,
        /// How long to play.
        #[arg(long, default_value_t = 3.0, allow_negative_numbers = true)]
        seconds: f64,
        /// Preset of the rules.
        #[arg(long)]
        preset: Option<String>,
    },
    /// Let bots meet in duplicate matches.
    Arena {
        /// The game.
        game: String,
        /// The players: random, novice, book, search, search:2000 (iterations), search:500ms.
        #[arg(long, value_delimiter = ',', default_value = "search,book,random")]
        players: Vec<String>,
        /// How many deals at least: matches are played to their end, once with every seating.
        #[arg(long, default_value_t = 200, allow_negative_numbers = true)]
        deals: u32,
        /// Seed of deals and players.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Preset of the rules.
        #[arg(long)]
        preset: Option<String>,
        /// An option: name=value. May be repeated.
        #[arg(short, long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
        /// Draw the result.
        #[arg(long, value_name = "FILE.svg", value_hint = ValueHint::FilePath)]
        plot: Option<PathBuf>,
    },
    /// Ask whether the book was right: its printed odds, its hands and its maxims, reckoned or played out.
    Study {
        /// The game.
        #[arg(required_unless_present = "from")]
        game: Option<String>,
        /// Only this question or maxim. May be repeated.
        #[arg(short, long = "question", value_name = "ID")]
        only: Vec<String>,
        /// Only this kind: printed odds, hands and positions, or maxims followed through whole deals. May be repeated.
        #[arg(short, long = "kind", value_enum)]
        kinds: Vec<StudyKind>,
        /// How many deals are played for each question.
        #[arg(long, default_value_t = 200, allow_negative_numbers = true)]
        worlds: u32,
        /// In how many of them the cards are laid open and solved as well.
        #[arg(long, default_value_t = 20, allow_negative_numbers = true)]
        open: u32,
        /// Who plays on: book, novice, random, search:200 …
        #[arg(long, default_value = "book")]
        bot: String,
        /// Seed of deals and players.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// By which preset maxims are followed.
        #[arg(long)]
        preset: Option<String>,
        /// How to write it.
        #[arg(long, value_enum, default_value_t = TariffForm::Text)]
        to: TariffForm,
        /// Find out nothing anew: tell what stands in this file of facts, in the words of today.
        #[arg(long, value_name = "FILE.json", value_hint = ValueHint::FilePath,
            conflicts_with_all = ["game", "only", "kinds", "worlds", "open", "bot", "seed", "preset"])]
        from: Option<PathBuf>,
        /// Write page, data and picture into this folder.
        #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
        save: Option<PathBuf>,
    },
    /// Say what a good player would do at the end of a record.
    Hint {
        /// The record.
        #[arg(value_hint = ValueHint::FilePath)]
        file: PathBuf,
        /// The seat (from 1); otherwise whoever is to act.
        #[arg(long)]
        seat: Option<u8>,
        /// Who thinks: search, search:2000, search:500ms, book.
        #[arg(long, default_value = "search:1000ms")]
        bot: String,
    },
    /// Solve a deal with all hands open: what each card is worth, and best play.
    Solve {
        /// The game.
        game: String,
        /// Deals, a JSON object a line: hands, leader, trump; - reads standard input.
        #[arg(value_hint = ValueHint::FilePath)]
        file: Option<PathBuf>,
        /// A record: the deal as it lies at its end.
        #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["file", "hands", "preset", "options"])]
        record: Option<PathBuf>,
        /// As it lay after so many of its steps.
        #[arg(long, value_name = "STEPS", requires = "record")]
        step: Option<usize>,
        /// Could it have been made? Every card of that deal, with what it cost against best play.
        #[arg(long, requires = "record")]
        made: bool,
        /// Hands in order of play, with strokes between: "AS KS / QH JH / …".
        #[arg(long, conflicts_with = "file")]
        hands: Option<String>,
        /// Who leads, from 1.
        #[arg(long, value_name = "SEAT", default_value_t = 1)]
        leader: u8,
        /// Trumps: S, H, D or C; none without it.
        #[arg(long, value_name = "SUIT")]
        trump: Option<Suit>,
        /// Whose tricks are counted, from 1; otherwise the game says it.
        #[arg(long, value_delimiter = ',', value_name = "SEAT")]
        side: Vec<u8>,
        /// That side wants as few as it can.
        #[arg(long)]
        misere: bool,
        /// Preset of the rules.
        #[arg(long)]
        preset: Option<String>,
        /// An option: name=value. May be repeated.
        #[arg(short, long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
    },
    /// Take a throw apart: every play with its points, its risks in 36ths, and how book and search rank it.
    Analyse {
        /// The game: one with men and dice.
        game: String,
        /// A record: the throw that lies at its end.
        #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["position", "preset", "options"])]
        record: Option<PathBuf>,
        /// As it lay after so many of its steps.
        #[arg(long, value_name = "STEPS", requires = "record")]
        step: Option<usize>,
        /// The throw played last instead, with what was made of it.
        #[arg(long, requires = "record")]
        played: bool,
        /// The men on their fields: {"white":{"1":13,"12":2},"black":{"24":15}}; men off and out as "off" and "bar".
        #[arg(long, value_name = "JSON", requires = "dice")]
        position: Option<String>,
        /// The throw.
        #[arg(long, value_name = "NUMBERS", value_delimiter = ',', num_args = 1, requires = "position")]
        dice: Vec<u8>,
        /// Who plays it.
        #[arg(long, value_enum, default_value_t = Side::White)]
        side: Side,
        /// What has been marked: {"white":{"points":4},"black":{"holes":2}}.
        #[arg(long, value_name = "JSON", requires = "position")]
        score: Option<String>,
        /// Preset of the rules.
        #[arg(long)]
        preset: Option<String>,
        /// An option: name=value. May be repeated.
        #[arg(short, long = "option", value_name = "NAME=VALUE")]
        options: Vec<String>,
    },
    /// Prove from a record that no card was chosen: deal everything again from its seed and salts.
    Verify {
        /// The record, as the house gives it after the match; otherwise the match played last at this terminal.
        #[arg(value_hint = ValueHint::FilePath)]
        file: Option<PathBuf>,
    },
    /// Open the house to others: tables in a browser, over the network.
    Serve(ServeArgs),
    /// Draw a table in play as SVG, for the README.
    #[command(hide = true)]
    Picture {
        /// The game.
        game: String,
        /// Steps to play first.
        #[arg(long, default_value_t = 20)]
        steps: usize,
        /// Columns and lines.
        #[arg(long, default_value = "96x30")]
        size: String,
        /// Seed of the deal.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Where to write.
        #[arg(short, long, value_hint = ValueHint::FilePath)]
        output: PathBuf,
    },
    /// Print completions for a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print the help of the program or of a command.
    Help {
        /// The command.
        command: Option<String>,
    },
}

#[derive(clap::Args, Clone, Debug)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, default_value = "127.0.0.1:1782", value_name = "ADDRESS:PORT")]
    pub listen: std::net::SocketAddr,
    /// The folder of the embedded store; otherwise the house's own.
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub data: Option<PathBuf>,
    /// A PostgreSQL shared by several houses, instead of the embedded store.
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, value_name = "URL")]
    pub database: Option<String>,
    /// The NATS through which houses on one PostgreSQL tell each other news.
    #[arg(long, env = "NATS_URL", hide_env_values = true, value_name = "URL")]
    pub nats: Option<String>,
    /// Browsers come over https (through a proxy): send cookies over nothing else.
    #[arg(long)]
    pub secure: bool,
    /// A proxy stands before the door; believe its X-Forwarded-For.
    #[arg(long)]
    pub proxied: bool,
    /// Requests a second from one address.
    #[arg(long, default_value_t = 60, value_name = "N")]
    pub rate_address: u32,
    /// Acts a second of one person.
    #[arg(long, default_value_t = 20, value_name = "N")]
    pub rate_person: u32,
    /// Guests, accounts and logins a minute from one address.
    #[arg(long, default_value_t = 30, value_name = "N")]
    pub rate_doors: u32,
    /// Connections at the same time.
    #[arg(long, default_value_t = 10_000, value_name = "N")]
    pub connections: usize,
    /// Connections at the same time from one address.
    #[arg(long, default_value_t = 200, value_name = "N")]
    pub connections_address: usize,
    /// Deal whoever comes anew the same tables again, to try and show the house on its own machine.
    #[arg(long)]
    pub rehearsal: bool,
    /// Open the house in the browser.
    #[arg(long)]
    pub open: bool,
}

/// The packs of the banking games.
#[derive(clap::ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum PackSize {
    /// A whole pack.
    #[value(name = "52")]
    Full,
    /// From the seven up.
    #[value(name = "32")]
    Short,
}

/// What a study asks about.
#[derive(clap::ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum StudyKind {
    /// Printed odds.
    Odds,
    /// Hands, throws and positions.
    Hands,
    /// Maxims followed through whole deals.
    Follow,
}

impl StudyKind {
    /// The word for it on the command line.
    pub fn word(self) -> &'static str {
        match self {
            StudyKind::Odds => "odds",
            StudyKind::Hands => "hands",
            StudyKind::Follow => "follow",
        }
    }
}

/// The suits in which cards are shown.
#[derive(clap::ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pack {
    /// Spades, hearts, diamonds, clubs.
    French,
    /// Leaves, hearts, bells, acorns.
    German,
}

impl From<Pack> for Signs {
    fn from(pack: Pack) -> Signs {
        match pack {
            Pack::French => Signs::French,
            Pack::German => Signs::German,
        }
    }
}

/// Who plays a throw.
#[derive(clap::ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

/// The forms of a table.
#[derive(clap::ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum TariffForm {
    /// Columns for a terminal.
    Text,
    /// A table in Markdown.
    Markdown,
}

/// The forms of a record.
#[derive(clap::ValueEnum, Copy, Clone, PartialEq, Eq, Debug)]
pub enum RecordForm {
    /// One JSON value a line, as it is saved.
    Jsonl,
    /// One JSON document.
    Json,
    /// A readable score.
    Text,
}

#[derive(clap::Args, Clone, Debug, Default)]
pub struct PlayArgs {
    /// The game; a menu without it.
    pub game: Option<String>,
    /// Preset of the rules.
    #[arg(long)]
    pub preset: Option<String>,
    /// An option: name=value. May be repeated.
    #[arg(short, long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Who sits with you, in order: novice, book, random, search, search:500ms, or human.
    #[arg(long, value_delimiter = ',', value_name = "BOT,…")]
    pub against: Vec<String>,
    /// Your seat, from 1; otherwise where guests sit.
    #[arg(long)]
    pub seat: Option<u8>,
    /// Your name; otherwise as the system calls you.
    #[arg(long, default_value = "", hide_default_value = true)]
    pub name: String,
    /// Plain lines for pipes, screen readers and scripts.
    #[arg(long)]
    pub plain: bool,
    /// How fast the table goes on between your turns.
    #[arg(long, value_enum, default_value_t = Pace::Brisk)]
    pub pace: Pace,
    /// Go on with the match that was left.
    #[arg(long, conflicts_with_all = ["game", "preset", "options", "against", "seat", "name", "seed"])]
    pub resume: bool,
    /// Play on from a match that was played: a record or a saved match.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["game", "preset", "options", "resume"])]
    pub from: Option<PathBuf>,
    /// After how many of its steps; otherwise where it ends.
    #[arg(long, value_name = "STEPS", requires = "from")]
    pub step: Option<usize>,
    /// Deal from this seed.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Where the match is saved; otherwise in the house's own folder.
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub save: Option<PathBuf>,
}
