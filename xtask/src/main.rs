//! `cargo xtask …`: the project's own chores. Two commands do everything on a fresh machine: `play` and `test`.

mod balls;
mod deny;
mod load;
mod new_game;
mod notices;
mod peers;
mod postgres;
mod programs;
mod services;
mod shell;
mod soak;
mod strength;
mod web;

use shell::{cargo, say};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask play          build the house and open it in the browser
cargo xtask play ARGS…    build the house and run `spadille ARGS…` (`play` alone opens it in the terminal)
cargo xtask test          format, lints, licences, all tests, in the browser too
cargo xtask test ARGS…    `cargo test ARGS…` beside a private PostgreSQL and NATS
cargo xtask types         make the browser client's types anew from the house's
cargo xtask deny          look through the licences and sources of all crates, as deny.toml wants them
cargo xtask notices       write anew what the house says of those whose work is in it
cargo xtask load [--json] measure a full house: 2,000 idle connections, 200 busy tables, 12 strong ones
cargo xtask peers [balls] [SECS]
                          measure our random games beside OpenSpiel's, our solver beside DDS and our balls beside pooltool's;
                          print the ratios
cargo xtask peers trictrac FOLDER [SECS]
                          the same beside a copy of mmai/trictrac in a folder
cargo xtask strength [endings] [GAME…]
                          let the players of each game meet in the arena; the tables are docs/strength.md
cargo xtask new-game FAMILY ID
                          lay out a game that compiles and says what is missing
cargo xtask new-game --rehearse
                          lay one out in a copy of the house, build it and let its stories be told
cargo xtask soak [HOURS]  contracts, kills and fuzzers without end; the report is target/soak.md
cargo xtask picture       draw the pictures of the README from the real program
";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next().unwrap_or_default();
    let rest: Vec<String> = arguments.collect();
    let done = match wanted.as_str() {
        "play" => play(&rest),
        "test" if rest.is_empty() => test(),
        "test" => some_tests(&rest),
        "types" => web::types(),
        "deny" => deny::check(),
        "notices" => notices::write(),
        "load" => load::run(&rest),
        "peers" => {
            let seconds = rest.last().and_then(|s| s.parse().ok()).unwrap_or(3.0);
            match rest.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
                ["balls", ..] => balls::peer(seconds),
                ["trictrac", folder, ..] => peers::trictrac::run(folder, seconds),
                ["trictrac"] => Err("say where the copy of mmai/trictrac lies".into()),
                _ => peers::run(seconds).and_then(|()| balls::peer(seconds)),
            }
        }
        "strength" => strength::run(&rest),
        "new-game" => new_game::run(&rest),
        "soak" => soak::run(rest.first().map(String::as_str)),
        "picture" => picture(),
        "" | "help" | "--help" | "-h" => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        other => Err(format!("there is no chore \"{other}\"\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("xtask: {sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the client and the program, and opens the house: in the browser, or as the arguments say.
fn play(arguments: &[String]) -> Result<(), String> {
    web::build()?;
    say("building the house (the first time takes a few minutes)");
    cargo(&["build", "--profile", "play", "--quiet", "--package", "spadille"])?;
    let program = shell::root().join("target/play/spadille");
    let in_the_browser = ["serve".to_owned(), "--open".to_owned()];
    shell::run(&program.to_string_lossy(), if arguments.is_empty() { &in_the_browser } else { arguments })
}

/// Everything that must hold before a change lands.
fn test() -> Result<(), String> {
    say("format");
    cargo(&["fmt", "--all", "--check"]).map_err(|_| "the format differs; run `cargo fmt --all`".to_owned())?;
    // What is quick to tell comes first. The client is built before the program, which holds it, and everything is built once.
    web::test()?;
    web::build()?;
    say("lints");
    cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])?;
    deny::check()?;
    notices::check()?;
    say("building everything for the tests");
    let programs = programs::built()?;
    web::types_are_current()?;
    say("tests");
    let services = services::Services::start()?;
    // Whatever fails, the rest is tried too: who mends something wants to know all of it.
    let tried = [
        programs::run(programs, &services.environment()),
        services.test(&["--workspace", "--doc", "--quiet"]),
        web::browse(),
    ];
    let failed: Vec<String> = tried.into_iter().filter_map(Result::err).collect();
    if !failed.is_empty() {
        return Err(failed.join("; "));
    }
    say("all is well");
    Ok(())
}

/// Only some tests, with all that they may need.
fn some_tests(arguments: &[String]) -> Result<(), String> {
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    services::Services::start()?.test(&arguments)
}

/// Draws the pictures of the README.
fn picture() -> Result<(), String> {
    cargo(&["build", "--release", "--quiet", "--package", "spadille"])?;
    let program = shell::root().join("target/release/spadille").to_string_lossy().into_owned();
    let pictures = [("piquet", "46", "7"), ("lhombre", "40", "3"), ("trictrac", "60", "5")];
    for (game, steps, seed) in pictures {
        let output = format!("docs/pictures/{game}.svg");
        let arguments = ["picture", game, "--steps", steps, "--seed", seed, "--output", &output].map(str::to_owned);
        shell::run(&program, &arguments)?;
        say(&output);
    }
    Ok(())
}
