//! Somebody who plays while everything breaks, and writes down what he was told.

use crate::client::{Dice, Visitor, comes, play, some_move};
use serde_json::{Value, json};
use spadille_core::{Record, Step};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::Notify;

/// Lines heard, by their number and order; each must be found again exactly so.
#[derive(Default)]
pub struct Heard(pub BTreeMap<u64, Vec<String>>);

impl Heard {
    pub fn take(&mut self, items: &Value) {
        let mut fresh: BTreeMap<u64, Vec<String>> = BTreeMap::new();
        for item in items.as_array().expect("items") {
            let line = format!("{} {} {}", item["step"], item["kind"], item["text"]["en"]);
            fresh.entry(item["seq"].as_u64().expect("a number")).or_default().push(line);
        }
        for (seq, lines) in fresh {
            if let Some(known) = self.0.insert(seq, lines.clone()) {
                assert_eq!(known, lines, "entry {seq} was told in two ways");
            }
        }
    }

    pub fn found_in(&self, items: &[Value]) {
        let mut all = Heard::default();
        all.take(&json!(items));
        for (seq, lines) in &self.0 {
            assert_eq!(all.0.get(seq), Some(lines), "entry {seq} was told and is lost");
        }
    }
}

/// A move that was sent, at the step it is for.
struct Sent {
    at: u32,
    notation: String,
    act: Value,
}

/// Somebody who plays and writes down what was acknowledged.
pub struct Player {
    pub who: Visitor,
    pub table: String,
    /// The step each acknowledged move must have in the record, and the entry it got.
    pub moves: Vec<(u32, String, u64)>,
    pub heard: Heard,
    pub dice: Dice,
    /// The move he was never told the end of.
    unanswered: Option<Sent>,
    /// Told whenever he sends a move.
    pub sends: Arc<Notify>,
}

impl Player {
    pub fn new(who: Visitor, table: String, seed: u64) -> Player {
        let (heard, sends) = (Heard::default(), Arc::default());
        Player { who, table, moves: vec![], heard, dice: Dice(seed), unanswered: None, sends }
    }

    /// Plays until the house does not answer any more or the match is over. Tells whether it is.
    pub async fn play(&mut self) -> bool {
        self.play_until(usize::MAX).await
    }

    /// The same, or until so many moves were acknowledged.
    pub async fn play_until(&mut self, enough: usize) -> bool {
        let path = format!("/api/tables/{}", self.table);
        let get = |path: String| {
            let who = self.who.clone();
            async move {
                let answer = who.send(hyper::Method::GET, &path, &[], "").await.ok()?;
                (answer.status == 200).then(|| answer.json())
            }
        };
        let Some(mut view) = get(path.clone()).await else { return false };
        loop {
            if view["status"] == "over" || self.moves.len() >= enough {
                return view["status"] == "over";
            }
            if let Some(notation) = some_move(&view["choices"], &mut self.dice) {
                let at = u32::try_from(view["steps"].as_u64().expect("a number")).expect("a number");
                let act = play(&view, &notation);
                // Written down before it is sent: nobody may be told what became of it.
                self.unanswered = Some(Sent { at, notation: notation.clone(), act: act.clone() });
                self.sends.notify_waiters();
                let Ok(answer) = self.who.try_post(&format!("{path}/acts"), &act).await else { return false };
                self.unanswered = None;
                if answer.status == 200 {
                    self.moves.push((at, notation, answer.json()["seq"].as_u64().expect("a number")));
                }
            }
            let since = view["seq"].as_u64().expect("a number");
            let Some(moment) = get(format!("{path}/news?since={since}&wait=2")).await else { return false };
            self.heard.take(&moment["items"]);
            view = moment["table"].clone();
        }
    }

    /// The same, however often the house must be asked again. What is refused for want of room may be done a moment later.
    pub async fn plays_on(&mut self, enough: usize) {
        comes("a match that goes on", async || {
            (self.play_until(enough).await || self.moves.len() >= enough).then_some(())
        })
        .await;
    }

    /// The step of the move he was never told the end of.
    pub fn unanswered(&self) -> Option<u32> {
        self.unanswered.as_ref().map(|sent| sent.at)
    }

    /// Sends the move again that nobody has answered, for the step it was meant for. Tells whether it was done now; if it was refused,
    /// it had been done before. Either way it must be found in its place.
    pub async fn sends_again(&mut self) -> bool {
        let Some(Sent { at, notation, act }) = self.unanswered.take() else { return false };
        let path = format!("/api/tables/{}/acts", self.table);
        let answer = comes("an answer to a move that was sent again", async || {
            let answer = self.who.try_post(&path, &act).await.ok()?;
            (answer.status < 500).then_some(answer)
        })
        .await;
        let seq = answer.json()["seq"].as_u64().unwrap_or(0);
        self.moves.push((at, notation, seq));
        answer.status == 200
    }

    /// Everything that was acknowledged or told is there.
    pub async fn finds_everything(&self) {
        let view = self.who.view(&self.table).await;
        if let Some((at, _, seq)) = self.moves.last() {
            assert!(view["seq"].as_u64() >= Some(*seq) && view["steps"].as_u64() > Some(u64::from(*at)), "{view}");
        }
        self.heard.found_in(&self.who.items(&self.table).await);
    }

    /// The record of the finished match holds every acknowledged move in its place, and proves its dealing.
    pub async fn proves_the_record(&self) {
        let text = self.who.get(&format!("/api/tables/{}/record", self.table)).await.text;
        let record = Record::parse(&text).expect("a record");
        spadille_table::fair::verify(&record).expect("a fair dealing");
        for (at, notation, _) in &self.moves {
            match &record.steps[*at as usize] {
                Step::Move { notation: stored, .. } => {
                    assert!(same_move(stored, notation), "step {at}: {stored}, not {notation}")
                }
                Step::Chance { .. } => panic!("step {at} should be {notation}"),
            }
        }
    }
}

/// Whether two notations are one move: the cards of a discard come in any order.
pub fn same_move(a: &str, b: &str) -> bool {
    let words = |text: &str| {
        let mut words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        words.sort();
        words
    };
    words(a) == words(b)
}
