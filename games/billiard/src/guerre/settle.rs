//! Buy-ins, appeals, newcomers and sales; the Suite, and how the pot is divided.

use super::options::Form;
use spadille_core::{LawId, law};

/// How many sets make a full pot: antes and buy-ins together.
pub const FULL: u16 = 12;

/// How many buy-ins a company has.
pub fn buy_ins(players: u8) -> (u16, LawId) {
    (FULL.saturating_sub(u16::from(players)), law!("store-of-buy-ins"))
}

/// How far the open form has come.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Balls are still coming on.
    Entering,
    /// The last has come on, and nobody has appealed.
    LastEntered,
    /// Somebody has been made since.
    After,
}

/// How somebody whose ball was made may come back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Return {
    /// He buys in.
    BuyIn,
    /// He appeals, with one set to the pot.
    Appeal,
}

/// Whether somebody whose ball was made may come back, and how.
pub fn may_return(form: Form, phase: Phase, appeal_used: bool, store: u16) -> (Option<Return>, LawId) {
    match (form, phase) {
        (Form::Open, Phase::Entering) => (Some(Return::BuyIn), law!("open-entering")),
        (Form::Open, Phase::LastEntered) if !appeal_used => (Some(Return::Appeal), law!("open-appeal")),
        (Form::Open, _) => (None, law!("open-after")),
        _ if store > 0 => (Some(Return::BuyIn), law!("store-of-buy-ins")),
        _ => (None, law!("store-empty")),
    }
}

/// What is asked before a run wins the pot by itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// How many play.
    pub players: u8,
    /// How many are dead.
    pub dead: u8,
    /// Whether all balls were on the table when it began.
    pub all_on_table: bool,
    /// Whether everybody had played.
    pub all_have_played: bool,
    /// How many balls it has made.
    pub made: u8,
}

/// Whether a run wins the pot at once.
pub fn suite(run: Run) -> (bool, LawId) {
    let complete = run.made >= run.players.saturating_sub(1);
    (run.players >= 5 && run.dead == 0 && run.all_on_table && run.all_have_played && complete, law!("suite"))
}

/// What a newcomer takes over: the highest count that stands against a living player.
pub fn newcomer(counts: impl IntoIterator<Item = u16>) -> (u16, LawId) {
    (counts.into_iter().max().unwrap_or(0), law!("newcomers"))
}

/// Which of some offers for a ball is taken: the highest, and of equal ones that of a player who is still in the game.
pub fn best_offer<T>(offers: impl IntoIterator<Item = (T, u32, bool)>) -> (Option<T>, LawId) {
    let mut best: Option<(T, u32, bool)> = None;
    for offer in offers {
        if best.as_ref().is_none_or(|(_, most, in_game)| offer.1 > *most || offer.1 == *most && offer.2 && !in_game) {
            best = Some(offer);
        }
    }
    (best.map(|(who, ..)| who), law!("first-right"))
}

/// What the pot comes to in Hamburg when all but one are dead.
pub fn hamburg_pot(players: u8, death_pays: u16) -> (u32, LawId) {
    (u32::from(players.saturating_sub(1)) * u32::from(death_pays), law!("death-pays-five"))
}
