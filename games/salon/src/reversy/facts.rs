//! Settling a deal that was played with real cards.

use super::cards::{ACES, PACK, QUINOLA, sorted};
use super::coup::{Coup, How};
use super::rules::Reversy;
use super::settle::{DealResult, Verdict, undertaking};
use super::state::{FOUR, POT, Public, SEATS, TRICKS};
use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use spadille_core::{Card, CardSet, Ledger, PerSeat, Scribe, Seat, SeatSet, Text, law, text};
use spadille_stakes::Bete;

/// A pot or a bête larger than this is a slip of the pen.
pub const LARGEST: i64 = 1_000_000_000;

/// The Quinola or an ace in a trick.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardFact {
    /// Which card.
    #[schemars(schema_with = "card_schema")]
    pub card: Card,
    /// How it was played.
    pub how: How,
    /// Who played it.
    pub seat: u8,
    /// In which trick.
    pub trick: u8,
}

/// A marked card and its holder.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HolderFact {
    /// Which card.
    #[schemars(schema_with = "card_schema")]
    pub card: Card,
    /// Who held it.
    pub seat: u8,
}

/// A bête on paper.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BeteFact {
    /// Who made it.
    pub seat: u8,
    /// Its size.
    pub amount: i64,
}

/// The facts of a deal: what stood, and how it went. Seats are counted from 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// Who dealt.
    pub dealer: u8,
    /// What lay in the pot when play began.
    pub pot: i64,
    /// Who took each of the eleven tricks.
    pub winners: [u8; 11],
    /// The points of each in his tricks.
    pub points: [u8; 4],
    /// Quinola and aces that were placed, forced or led: card, how, who, in which trick.
    #[serde(default)]
    pub cards: Vec<CardFact>,
    /// Whether a bête stood in the pot or on paper.
    #[serde(default)]
    pub standing: bool,
    /// The bêtes on paper.
    #[serde(default)]
    pub noted: Vec<BeteFact>,
    /// Aces and Quinola that lay under the pot.
    #[serde(default)]
    #[schemars(schema_with = "cards_schema")]
    pub under: CardSet,
    /// The marked cards and who held them when play began.
    #[serde(default)]
    pub marked: Vec<HolderFact>,
    /// Who had the four aces and did not follow suit.
    #[serde(default)]
    pub renounced: Option<u8>,
}

fn card_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let all: Vec<String> = sorted(PACK).iter().map(|card| card.to_string()).collect();
    schemars::json_schema!({"enum": all})
}

fn cards_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
    let all: Vec<String> = sorted(ACES.with(QUINOLA)).iter().map(|card| card.to_string()).collect();
    schemars::json_schema!({"type": "array", "items": {"enum": all}})
}

/// A deal from its facts, checked.
pub struct Told {
    /// Who took each trick.
    pub winners: [Seat; TRICKS as usize],
    /// Points of each.
    pub points: PerSeat<u8, SEATS>,
    /// What became of Quinola and aces: card, how, who, in which trick.
    pub cards: Vec<(Card, How, Seat, u8)>,
    /// What lay under the pot.
    pub under: CardSet,
    /// Who held marked cards, once for each.
    pub marked: Vec<Seat>,
    /// Who used the right of the four aces.
    pub renounced: Option<Seat>,
}

impl Told {
    /// How the deal went at this table.
    ///
    /// # Errors
    /// Says which card cannot have been played so.
    pub fn result(&self, dealer: Seat) -> Result<DealResult, Text> {
        let mut coups: ArrayVec<Coup, 5> = ArrayVec::new();
        let mut cards = self.cards.clone();
        cards.sort_by_key(|(_, _, _, trick)| *trick);
        for (card, how, seat, trick) in cards {
            let matters = card == QUINOLA || ACES.contains(card);
            let twice = coups.iter().any(|coup| coup.card == card) || self.under.contains(card);
            let place = usize::from(trick).checked_sub(1);
            let (Some(winner), false) = (place.and_then(|place| self.winners.get(place)), twice || !matters) else {
                return Err(text!("reversy-fact-card", card = card));
            };
            let before = place.and_then(|place| place.checked_sub(1)).and_then(|place| self.winners.get(place));
            let leader = before.copied().unwrap_or(dealer.next(FOUR));
            coups.push(Coup { card, seat, how, trick, leader, winner: *winner });
        }
        let (undertaken, broken_by) = undertaking(&self.winners);
        let taken = |seat| self.winners.iter().filter(|winner| **winner == seat).count() as u8;
        Ok(DealResult {
            tricks: PerSeat::from_fn(taken),
            points: self.points,
            undertaken,
            broken_by,
            coups,
            under: self.under,
            renounced: self.renounced,
        })
    }
}

impl Reversy {
    /// Accounts for a deal that was played elsewhere.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn account<S: Scribe>(
        &self,
        p: &mut Public,
        told: &Told,
        scribe: &mut S,
    ) -> Result<(DealResult, Verdict), Text> {
        let d = told.result(p.dealer)?;
        p.deal.undertaken = d.undertaken;
        told.marked.iter().for_each(|holder| self.pay_marked(p, *holder, scribe));
        d.coups.iter().for_each(|coup| self.happens(p, coup, scribe));
        let verdict = self.conclude(p, &d, scribe);
        Ok((d, verdict))
    }

    /// A table at which so much lies in the pot, lent by the first seat, and so much stands on paper.
    pub fn laid_out(&self, dealer: Seat, pot: i64, standing: bool, noted: &[(Seat, i64)]) -> Option<Public> {
        let fits = |amount: &i64| (0..=LARGEST).contains(amount);
        let mut p = self.table(dealer);
        let betes = noted.iter().map(|(seat, amount)| Bete::new(SeatSet::one(*seat), *amount));
        if !fits(&pot) || !noted.iter().all(|(_, amount)| fits(amount)) || noted.len() > p.noted.capacity() {
            return None;
        }
        p.noted.extend(betes);
        p.standing = standing;
        p.ledger.pay(Seat(0), POT, pot, law!("pot-new"), &mut ());
        Some(p)
    }

    /// Settles a deal from its facts: the changes of all accounts.
    ///
    /// # Errors
    /// Says which facts cannot be.
    pub fn settle_facts<S: Scribe>(&self, facts: &Facts, scribe: &mut S) -> Result<Ledger, Text> {
        let seat = |number: u8| {
            let seat = Seat::numbered(number, FOUR);
            seat.ok_or_else(|| text!("reversy-fact-seat", number = number))
        };
        let seats = |numbers: &[u8]| numbers.iter().map(|n| seat(*n)).collect::<Result<Vec<Seat>, Text>>();
        let winners: ArrayVec<Seat, 11> = seats(&facts.winners)?.into_iter().collect();
        let card = |fact: &CardFact| Ok((fact.card, fact.how, seat(fact.seat)?, fact.trick));
        let told = Told {
            winners: winners.into_inner().map_err(|_| text!("reversy-fact-amount"))?,
            points: PerSeat(facts.points),
            cards: facts.cards.iter().map(card).collect::<Result<_, Text>>()?,
            under: facts.under,
            marked: facts.marked.iter().map(|fact| seat(fact.seat)).collect::<Result<_, Text>>()?,
            renounced: facts.renounced.map(seat).transpose()?,
        };
        let noted = facts.noted.iter().map(|bete| Ok((seat(bete.seat)?, bete.amount)));
        let noted = noted.collect::<Result<Vec<_>, Text>>()?;
        let table = self.laid_out(seat(facts.dealer)?, facts.pot, facts.standing || !noted.is_empty(), &noted);
        let mut p = table.ok_or_else(|| text!("reversy-fact-amount"))?;
        if told.points.values().map(|points| u32::from(*points)).sum::<u32>() > 40 {
            return Err(text!("reversy-fact-points"));
        }
        let before = p.ledger;
        self.account(&mut p, &told, scribe)?;
        // What stood before is nobody's debt of this deal.
        let mut change = p.ledger;
        change.pay(POT, Seat(0), before.balance(POT), law!("pot-new"), &mut ());
        Ok(change)
    }
}
