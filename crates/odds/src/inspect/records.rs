//! The deals that stand in a record.

use serde_json::Value;
use spadille_core::{Card, Record, Step};

/// The packs of a match in the order in which they fell: as shuffled; at Schnitt as cut and turned over; at Häufeln heap by heap.
pub fn deals(record: &Record) -> Vec<Vec<Card>> {
    let is_cut = record.header.game == "schnitt";
    let mut found: Vec<Vec<Card>> = Vec::new();
    let mut lying: Option<Vec<Card>> = None;
    for step in &record.steps {
        match step {
            Step::Chance { chance } => match pack(chance) {
                Some(pack) if is_cut => lying = Some(pack),
                Some(pack) => found.push(pack),
                None => {}
            },
            Step::Move { notation, .. } => {
                let at = notation.strip_prefix("cut ").and_then(|at| at.trim().parse::<usize>().ok());
                if let Some(at) = at
                    && let Some(mut pack) = lying.take()
                {
                    // The upper part goes below, and the pack is turned over.
                    let at = at.min(pack.len());
                    pack[..at].reverse();
                    pack[at..].reverse();
                    found.push(pack);
                }
            }
        }
    }
    found
}

/// The cards of an outcome, if it is a shuffled pack or its heaps.
fn pack(chance: &Value) -> Option<Vec<Card>> {
    let cards = |list: &Value| serde_json::from_value::<Vec<Card>>(list.clone()).ok();
    if let Some(pack) = chance.get("pack") {
        return cards(pack);
    }
    let heaps = chance.get("heaps")?.as_array()?;
    Some(heaps.iter().map(cards).collect::<Option<Vec<_>>>()?.concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::inspect::{Dealing, LEVEL, inspect};
    use spadille_core::{Lang, Speech};

    /// A record of these chances and moves.
    fn record(game: &str, lines: &[&str]) -> Record {
        let head = format!(r#"{{"spadille":1,"game":"{game}","options":{{}},"seats":["Anna","Bruno"]}}"#);
        Record::parse(&[&[head.as_str()], lines].concat().join("\n")).unwrap()
    }

    fn told(cards: &[Card]) -> String {
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn packs_are_read_as_they_fall() {
        let pack = r#"{"chance":{"pack":["AS","2S","3S","4S"]}}"#;
        let found =
            deals(&record("schnitt", &[pack, r#"{"seat":1,"move":"ready"}"#, r#"{"seat":0,"move":"cut 1"}"#, pack]));
        assert_eq!(
            found.iter().map(|deal| told(deal)).collect::<Vec<_>>(),
            ["AS 4S 3S 2S"],
            "the second was never cut"
        );
        assert_eq!(told(&deals(&record("pharo", &[pack]))[0]), "AS 2S 3S 4S");
        let heaps = r#"{"chance":{"heaps":[["AS","2S"],["3S"]]}}"#;
        assert_eq!(told(&deals(&record("haufeln", &[heaps]))[0]), "AS 2S 3S");
        let odd =
            [r#"{"chance":{"pack":["ZZ"]}}"#, r#"{"chance":7}"#, r#"{"seat":0,"move":"cut 99999999999999999999"}"#];
        assert!(deals(&record("schnitt", &odd)).is_empty() && deals(&record("pharo", &odd)).is_empty());
        assert_eq!(Dealing::of("whist"), None);
    }

    /// Equal cards in twos, as the book lays them, in a record.
    #[test]
    fn a_record_of_a_prepared_pack_is_found_out() {
        let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
        let twos =
            |suits: [&'static str; 2]| ranks.iter().flat_map(move |rank| suits.map(|suit| format!("{rank}{suit}")));
        let pack: Vec<String> = twos(["S", "H"]).chain(twos(["D", "C"])).collect();
        let chance = serde_json::json!({"chance": {"pack": pack}}).to_string();
        let record = record("schnitt", &[&chance, r#"{"seat":0,"move":"cut 20"}"#]);
        let report = inspect(&[deals(&record)], Dealing::of("schnitt").unwrap(), LEVEL);
        assert!(report.is_suspicious() && report.deals == 1, "{report:?}");
        for lang in Lang::ALL {
            let speech = Speech::new(lang, []);
            let lines: Vec<String> =
                report.findings.iter().map(|finding| speech.say(&finding.told(lang), &[])).collect();
            assert!(lines[0].contains("26") && lines.iter().all(|line| !line.contains("inspect-")), "{lines:?}");
        }
    }
}
