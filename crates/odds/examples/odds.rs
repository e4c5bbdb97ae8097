//! Prints charts as Markdown without the rest of the house: `cargo run -p spadille-odds --example odds -- GAME [CHART] [COUNTERS]`.
//! With `fractions` as a further word, fractions; with `FILE.svg`, a picture. `spadille odds` does the same and more.

use spadille_core::{Lang, Speech};
use spadille_odds::charts::{Ask, of};
use spadille_odds::plot;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some(game) = words.first() else { return };
    let counters = words.iter().find_map(|word| word.parse().ok());
    let fractions = words.iter().any(|word| word == "fractions");
    let picture = words.iter().find(|word| word.ends_with(".svg"));
    let is_id = |word: &&String| word.parse::<u32>().is_err() && *word != "fractions" && Some(*word) != picture;
    let wanted = words.get(1).filter(is_id);
    let speech = Speech::new(Lang::En, []);
    match of(game, &Ask { counters, ..Ask::default() }) {
        Err(why) => println!("{}", speech.say(&why, &[])),
        Ok(charts) => {
            for chart in charts.iter().filter(|chart| wanted.is_none_or(|wanted| chart.id == wanted)) {
                let said = chart.map(|text| speech.say(text, &[]));
                if let Some(path) = picture {
                    if let Err(why) = std::fs::write(path, plot::svg(&said)) {
                        println!("{path}: {why}");
                    }
                    return;
                }
                println!("\n{} [{}]\n", said.title, said.id);
                for (i, line) in said.lines(fractions, Lang::En).iter().enumerate() {
                    println!("| {} |", line.join(" | "));
                    if i == 0 {
                        println!("|---|{}", "--:|".repeat(line.len() - 1));
                    }
                }
            }
        }
    }
}
