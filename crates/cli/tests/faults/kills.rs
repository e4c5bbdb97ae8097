//! The program is killed again and again, at random moments, alone and as one of two. `SPADILLE_KILLS` says how often each; the
//! figures are printed on a line of their own, which `cargo xtask soak` puts into its report.

use crate::client::{Dice, PATIENCE, Visitor};
use crate::player::{Heard, Player, same_move};
use crate::process::Process;
use crate::{fresh_database, gaps, runtime, service, steps};
use serde_json::json;
use spadille_core::{Record, Step};
use std::collections::{BTreeMap, VecDeque};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// What came of it.
#[derive(Default)]
struct Figures {
    kills: usize,
    /// Moves and words that the house said it had stored.
    acknowledged: usize,
    /// Those of them that were not found again.
    lost: usize,
    /// Words that were found twice, acknowledged or not, and moves that were done twice.
    duplicates: usize,
    /// Moves that nobody answered and that were sent again, and how many of them had been stored.
    again: usize,
    stored: usize,
    /// Tables whose log is not numbered through.
    gaps: usize,
    matches: usize,
    /// Matches whose record proves its dealing.
    verified: usize,
}

impl Figures {
    fn tell(&self, store: &str) {
        let Figures { kills, acknowledged, lost, duplicates, again, stored, gaps, matches, verified } = self;
        println!(
            "figures: {store}: {kills} kills, {acknowledged} acts acknowledged, {lost} lost, {gaps} gaps, {duplicates} duplicates, \
             {again} moves sent again of which {stored} had been stored, {verified} of {matches} matches verified"
        );
    }
}

/// How often the program is killed on each store.
fn kills() -> usize {
    std::env::var("SPADILLE_KILLS").ok().map_or(10, |n| n.parse().expect("SPADILLE_KILLS is a number"))
}

/// What somebody says at a table, each thing once, and whether it was acknowledged.
#[derive(Default)]
struct Words(BTreeMap<String, bool>);

impl Words {
    /// Speaks until the house does not answer any more.
    async fn speak(&mut self, who: &Visitor, table: &str) {
        for n in self.0.len().. {
            let words = format!("word {n}");
            let act = json!({ "act": "say", "text": words });
            // Written down before it is said: nobody may be told what became of it.
            self.0.insert(words.clone(), false);
            match who.try_post(&format!("/api/tables/{table}/acts"), &act).await {
                Ok(answer) if answer.status == 200 => self.0.insert(words, true),
                // The house is dead, or has heard enough at this table.
                _ => return,
            };
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
}

/// A match that is played while the program is being killed.
struct Fight {
    player: Player,
    words: Words,
}

impl Fight {
    async fn begin(who: Visitor, seed: u64) -> Fight {
        let wish = json!({ "game": "piquet", "pace": 0, "seats": ["me", { "bot": "random" }] });
        let (table, _) = who.open(&wish).await;
        Fight { player: Player::new(who, table, seed), words: Words::default() }
    }

    /// Plays and speaks until the house is dead or the match is over. Tells whether it is.
    async fn go_on(&mut self) -> bool {
        let (who, table) = (self.player.who.clone(), self.player.table.clone());
        tokio::select! {
            over = self.player.play() => over,
            () = async {
                self.words.speak(&who, &table).await;
                std::future::pending::<()>().await;
            } => false,
        }
    }

    /// Sends the move again that died with the house. What had been stored must be refused now, and what had not is done once.
    async fn send_again(&mut self, store: &str, figures: &mut Figures) {
        let Some(at) = self.player.unanswered() else { return };
        let stored = steps(store, &self.player.table).await > at;
        let done = self.player.sends_again().await;
        figures.again += 1;
        figures.stored += usize::from(stored);
        figures.duplicates += usize::from(stored && done);
    }

    /// Looks for everything that was acknowledged, once the match is over.
    async fn reckon(&self, figures: &mut Figures) {
        let text = self.player.who.get(&format!("/api/tables/{}/record", self.player.table)).await.text;
        let record = Record::parse(&text).expect("a record");
        figures.matches += 1;
        figures.verified += usize::from(spadille_table::fair::verify(&record).is_ok());
        for (at, notation, _) in &self.player.moves {
            let is_there = matches!(record.steps.get(*at as usize),
                Some(Step::Move { notation: stored, .. }) if same_move(stored, notation));
            figures.acknowledged += 1;
            figures.lost += usize::from(!is_there);
        }
        let items = self.player.who.items(&self.player.table).await;
        for (words, acknowledged) in &self.words.0 {
            let found = items.iter().filter(|item| item["text"]["en"] == *words).count();
            figures.acknowledged += usize::from(*acknowledged);
            figures.lost += usize::from(*acknowledged && found == 0);
            figures.duplicates += found.saturating_sub(1);
        }
        self.player.heard.found_in(&items);
    }
}

/// One house, or several that share their tables. Visitors are at the first; that is the one that dies.
struct Houses<'a> {
    start: &'a dyn Fn() -> Process,
    open: VecDeque<Process>,
}

impl<'a> Houses<'a> {
    fn open(count: usize, start: &'a dyn Fn() -> Process) -> Houses<'a> {
        Houses { start, open: std::iter::repeat_with(start).take(count).collect() }
    }

    fn first(&mut self) -> &mut Process {
        self.open.front_mut().expect("a house")
    }

    /// Where visitors go when the first has died: to the next, which was open all the time, or to a new one where it was alone.
    fn after_death(&mut self) -> SocketAddr {
        self.open.pop_front();
        self.open.push_back((self.start)());
        self.first().address
    }

    /// They close in order when they are asked to.
    fn close(mut self) {
        for house in &mut self.open {
            assert!(house.terminate().success(), "it closes in order when it is asked to");
        }
    }
}

/// Kills the house where somebody plays, again and again; with a NATS there is a second one, where he goes on at once.
async fn killed_again_and_again(store: &str, database: Option<String>, nats: Option<String>) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = format!("sqlite://{}", folder.path().join("house.sqlite").display());
    let url = database.clone().unwrap_or(file);
    let start = || Process::start(folder.path(), database.as_deref(), nats.as_deref());
    let mut houses = Houses::open(if nats.is_some() { 2 } else { 1 }, &start);
    let anna = Visitor::guest(houses.first().address, "Anna").await;
    let bots = json!({ "game": "lhombre", "options": { "tours": 4 }, "public": true, "pace": 3,
        "seats": [{ "bot": "random" }, { "bot": "random" }, { "bot": "random" }] });
    let (bots, _) = anna.open(&bots).await;
    let mut dice = Dice(u64::from(std::process::id()));
    println!("moments of death from seed {}", dice.0);
    let mut figures = Figures::default();
    let mut fight = Fight::begin(anna, 1773).await;
    let (mut over, mut watched) = (false, Heard::default());
    while figures.kills < kills() {
        if std::mem::take(&mut over) {
            fight.reckon(&mut figures).await;
            fight = Fight::begin(fight.player.who.clone(), figures.matches as u64).await;
        }
        let moment = Duration::from_millis(30 + dice.below(900) as u64);
        // Every second time it dies over a move, while it is being written or just before that is told.
        let over_a_move = (figures.kills % 2 == 1).then(|| Duration::from_micros(dice.below(12_000) as u64));
        let sends = fight.player.sends.clone();
        // He is there before the clock runs: a house that dies in a greeting is not what is looked at here.
        let mut live = fight.player.who.live(&bots, None).await;
        let watcher = tokio::spawn(async move {
            let mut heard = Heard::default();
            while let Some(frame) = live.next().await {
                if frame["type"] == "news" {
                    heard.take(&frame["items"]);
                }
            }
            heard
        });
        let (done, ()) = tokio::join!(fight.go_on(), async {
            tokio::time::sleep(moment).await;
            if let Some(breath) = over_a_move {
                // Where the match is just over nobody sends one.
                let _ = tokio::time::timeout(2 * moment, sends.notified()).await;
                tokio::time::sleep(breath).await;
            }
            houses.first().kill();
        });
        over = done;
        figures.kills += 1;
        for (seq, lines) in watcher.await.expect("the watcher").0 {
            watched.0.insert(seq, lines);
        }
        fight.player.who = fight.player.who.at(houses.after_death());
        fight.player.finds_everything().await;
        fight.send_again(&url, &mut figures).await;
        watched.found_in(&fight.player.who.items(&bots).await);
    }
    let begun = Instant::now();
    while !over {
        assert!(begun.elapsed() < 2 * PATIENCE, "the match does not end");
        over = fight.player.play().await;
    }
    fight.reckon(&mut figures).await;
    houses.close();
    figures.gaps = gaps(&url).await;
    figures.tell(store);
    assert!(figures.acknowledged > 0);
    assert_eq!((figures.lost, figures.gaps, figures.duplicates), (0, 0, 0), "lost, gaps, duplicates");
    assert_eq!(figures.verified, figures.matches);
}

#[test]
fn no_acknowledged_move_is_lost_when_the_program_is_killed() {
    runtime().block_on(killed_again_and_again("SQLite", None, None));
}

#[test]
fn no_acknowledged_move_is_lost_on_postgresql_either() {
    let Some(server) = service("SPADILLE_TEST_POSTGRES") else { return };
    runtime().block_on(async {
        killed_again_and_again("PostgreSQL", Some(fresh_database(&server).await), None).await;
    });
}

#[test]
fn no_acknowledged_move_is_lost_when_one_of_two_houses_is_killed() {
    let (Some(server), Some(nats)) = (service("SPADILLE_TEST_POSTGRES"), service("SPADILLE_TEST_NATS")) else { return };
    runtime().block_on(async {
        killed_again_and_again("two houses", Some(fresh_database(&server).await), Some(nats)).await;
    });
}
