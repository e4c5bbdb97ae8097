//! Settling a deal that was played with real cards.

use super::cards::PAGAT;
use super::honours::{Honour, Item};
use super::moves::Game;
use super::rules::{POT, Rules};
use super::settle::{DealResult, Ultimo, UltimoEnd};
use super::state::{Deal, Fate, SEATS};
use super::terms::Form;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{LawId, Ledger, PerSeat, Scribe, Seat, Text, law, text};

/// A sum larger than this is a slip of the pen.
const LARGEST: i64 = 1_000_000;

/// The facts of a deal. Seats are counted from 1; lists have a number for each seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who dealt.
    pub dealer: u8,
    /// The card points of each seat.
    pub points: Vec<i32>,
    /// The tricks of each seat, where somebody made none.
    #[serde(default)]
    pub tricks: Vec<u8>,
    /// What each seat announced, in points from each.
    #[serde(default)]
    pub honours: Vec<i64>,
    /// Who kept the Sküs.
    #[serde(default)]
    pub skues: Option<u8>,
    /// Who had the Pagat.
    #[serde(default)]
    pub pagat_of: Option<u8>,
    /// Who won the trick in which it fell.
    #[serde(default)]
    pub pagat_to: Option<u8>,
    /// In which trick it fell; 0 means that it lay in the scat.
    #[serde(default)]
    pub pagat_trick: u8,
    /// Who had each king.
    #[serde(default)]
    pub kings_of: Vec<u8>,
    /// Who won the trick in which each king fell.
    #[serde(default)]
    pub kings_to: Vec<u8>,
    /// In which trick each king fell.
    #[serde(default)]
    pub kings_tricks: Vec<u8>,
    /// Who played alone, or called a king.
    #[serde(default)]
    pub player: Option<u8>,
    /// What he played: a_duo, solo, frage, from_below.
    #[serde(default)]
    #[schemars(schema_with = "games_schema")]
    pub game: Option<String>,
    /// Who helped him.
    #[serde(default)]
    pub helper: Option<u8>,
    /// How often the player of Tarok-Zapp changed the pile.
    #[serde(default)]
    pub changes: u8,
    /// Whether the Pagat was announced for the last trick.
    #[serde(default)]
    pub ultimo_announced: bool,
    /// Whether the player made all tricks.
    #[serde(default)]
    pub all_tricks: bool,
    /// What lay in the pot, this deal's stake included.
    #[serde(default)]
    pub pot: i64,
}

fn games_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let all = Game::ALL.map(Game::word);
    schemars::json_schema!({"enum": all})
}

impl Rules {
    /// Settles a deal from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let seats = self.terms.seats;
        let seat = |number: u8| {
            let seat = Seat::numbered(number, seats);
            seat.ok_or_else(|| text!("tarock-fact-seat", number = number, seats = seats))
        };
        let mut p = self.open().public;
        p.dealer = seat(facts.dealer)?;
        let (ring, _) = self.players(p.dealer, 0);
        p.deal = Deal::new(ring, p.dealer);
        let whole = usize::from(seats);
        let fits = |len: usize| len == 0 || len == whole;
        if facts.points.len() != whole || !fits(facts.tricks.len()) || !fits(facts.honours.len()) {
            return Err(text!("tarock-fact-lists", seats = seats));
        }
        let total: i64 = facts.points.iter().map(|points| i64::from(*points)).sum();
        if self.terms.total().is_some_and(|all| i64::from(all) != total) {
            return Err(text!("tarock-fact-points", points = self.terms.total().unwrap_or(0)));
        }
        let large = |amount: &i64| amount.abs() > LARGEST;
        if facts.honours.iter().any(large) || !(0..=LARGEST).contains(&facts.pot) || facts.changes > 2 {
            return Err(text!("tarock-fact-amount"));
        }
        let mut r = DealResult::default();
        let points: PerSeat<i32, SEATS> = PerSeat::from_fn(|seat| facts.points.get(seat.index()).copied().unwrap_or(0));
        r.points = Some(points);
        if !facts.tricks.is_empty() {
            r.tricks = Some(PerSeat::from_fn(|seat| facts.tricks.get(seat.index()).copied().unwrap_or(0)));
        }
        r.skues = facts.skues.map(seat).transpose()?;
        self.fact_cards(facts, &mut r)?;
        r.player = facts.player.map(seat).transpose()?;
        r.helper = facts.helper.map(seat).transpose()?.filter(|helper| Some(*helper) != r.player);
        let unknown = || text!("tarock-fact-game", game = facts.game.clone().unwrap_or_default());
        r.game = facts.game.as_deref().map(str::parse::<Game>).transpose().map_err(|_| unknown())?;
        if r.game.is_some_and(|game| !self.ladder().contains(&game)) || self.terms.has_auction() && r.game.is_none() {
            return Err(unknown());
        }
        let side = r.player.into_iter().chain(r.helper).map(|seat| points[seat]).sum();
        r.side = r.player.map(|_| side);
        (r.step, r.all_tricks) = (facts.changes, facts.all_tricks);
        p.ledger.pay(Seat(11), POT, facts.pot, law!("pot-stakes"), &mut ());
        for (place, value) in (0..).zip(&facts.honours) {
            let item = Item { seat: Seat(place), honour: Honour::Kings, count: 0, value: *value };
            self.pay_honour(&mut p, &item, scribe);
        }
        self.settle(&mut p, &r, scribe);
        let mut change = p.ledger;
        change.pay(POT, Seat(11), facts.pot, LawId("pot-stays"), &mut ());
        Ok(change)
    }

    /// What became of Pagat and kings.
    fn fact_cards(&self, facts: &Facts, r: &mut DealResult) -> Result<(), Text> {
        let seats = self.terms.seats;
        let seat = |number: u8| {
            let seat = Seat::numbered(number, seats);
            seat.ok_or_else(|| text!("tarock-fact-seat", number = number, seats = seats))
        };
        if let (Some(owner), Some(winner)) = (facts.pagat_of, facts.pagat_to) {
            let fate = Fate { card: PAGAT, owner: seat(owner)?, winner: seat(winner)?, trick: facts.pagat_trick };
            r.fates.push(fate);
            if self.terms.form == Form::Zapp && (fate.trick == self.terms.hand() || facts.ultimo_announced) {
                let end = match (fate.trick == self.terms.hand(), fate.owner == fate.winner) {
                    (true, true) => UltimoEnd::Won,
                    (true, false) => UltimoEnd::Captured,
                    (false, _) => UltimoEnd::Failed,
                };
                r.ultimo = Some(Ultimo { owner: fate.owner, announced: facts.ultimo_announced, end });
            }
        }
        let kings = facts.kings_of.iter().zip(&facts.kings_to).zip(&facts.kings_tricks);
        for (card, ((owner, winner), trick)) in self.pack.kings.iter().zip(kings) {
            let fate = Fate { card, owner: seat(*owner)?, winner: seat(*winner)?, trick: *trick };
            let _ = r.fates.try_push(fate);
        }
        Ok(())
    }
}
