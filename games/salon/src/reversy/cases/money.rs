//! Cases about coups, pots and settling.

use super::{Stands, net, no, pots, said, seat, whole_trick};
use crate::reversy::cards::{ORDER, QUINOLA, WORTH};
use crate::reversy::coup::{Coup, How};
use crate::reversy::facts::Told;
use crate::reversy::play::{Fate, fate};
use crate::reversy::rules::Reversy;
use crate::reversy::settle::Verdict;
use crate::reversy::state::{FOUR, SEATS, TRICKS};
use serde::Deserialize;
use serde_json::{Value, json};
use spadille_core::case::seated;
use spadille_core::{Answer, Card, CardSet, Case, Ledger, PerSeat, Seat, SeatSet, Unsupported, law};
use spadille_tricks::Trick;

pub fn ante(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let stands: Stands = case.field("state")?;
    let mut p = stands.table(game, seat(case, "dealer")?)?;
    let before = p.ledger;
    game.ante(&mut p, &mut ());
    Answer::new(json!({
        "net": net(&p.ledger, &before), "pots": pots(&p.ledger, &before), "state": Stands::of(&p),
    }))
}

#[derive(Deserialize)]
struct OneTrick {
    trick: u8,
    leader: Seat,
    cards: Vec<Card>,
    more: PerSeat<bool, SEATS>,
}

pub fn coup(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let q: OneTrick = case.question()?;
    seat(case, "dealer")?;
    whole_trick(&q.cards)?;
    if !(1..=TRICKS).contains(&q.trick) {
        return no("a deal has eleven tricks");
    }
    let mut trick = Trick::new(seated(q.leader, FOUR)?, SeatSet::all(FOUR));
    q.cards.iter().for_each(|card| trick.lay(&ORDER, *card));
    let coups = game.coups(&trick, q.trick, |seat| q.more[seat]);
    let mut ledger = Ledger::default();
    coups.iter().for_each(|coup| game.pay_coup(&mut ledger, coup, &mut ()));
    let quinola = coups.iter().find(|coup| coup.card == QUINOLA);
    // A led Quinola is decided at the end.
    let decided = quinola.filter(|coup| coup.how != How::Led).map(|coup| fate(coup, None, false));
    let owed = |seat: Seat| coups.iter().filter(|coup| coup.seat == seat).map(|coup| game.owed(coup)).sum::<i64>();
    Answer::new(json!({
        "winner": trick.winner(),
        "points": q.cards.iter().map(|card| WORTH.card(*card)).sum::<u8>(),
        "quinola": quinola.map(|coup| coup.how),
        "net": net(&ledger, &Ledger::default()),
        "owed": Seat::all(FOUR).map(owed).collect::<Vec<i64>>(),
        "pot_to": match decided { Some(Fate::Drawn(seat)) => Some(seat), _ => None },
        "bete_by": match decided { Some(Fate::Bete(seat)) => Some(seat), _ => None },
    }))
}

#[derive(Deserialize)]
struct Quinola {
    how: String,
    seat: Option<Seat>,
    trick: Option<u8>,
}

#[derive(Deserialize)]
struct Ace {
    card: Card,
    seat: Seat,
    how: How,
    trick: u8,
}

#[derive(Deserialize)]
struct Whole {
    state: Stands,
    winners: Vec<Seat>,
    points: PerSeat<u8, SEATS>,
    under: Vec<Card>,
    quinola: Quinola,
    #[serde(default)]
    aces: Vec<Ace>,
    #[serde(default)]
    marked: Vec<(Card, Seat)>,
    #[serde(default)]
    renounced: Option<Seat>,
}

impl Whole {
    fn told(&self) -> Result<Told, Unsupported> {
        let seats = |seats: &[Seat]| seats.iter().map(|one| seated(*one, FOUR)).collect::<Result<Vec<Seat>, _>>();
        let winners = <[Seat; TRICKS as usize]>::try_from(seats(&self.winners)?);
        let mut cards = Vec::new();
        for ace in &self.aces {
            cards.push((ace.card, ace.how, seated(ace.seat, FOUR)?, ace.trick));
        }
        let how = match self.quinola.how.as_str() {
            "placed" => Some(How::Placed),
            "forced" => Some(How::Forced),
            "led" => Some(How::Led),
            "under" => None,
            other => return no(format!("the Quinola is not {other}")),
        };
        if let Some(how) = how {
            let (Some(who), Some(trick)) = (self.quinola.seat, self.quinola.trick) else {
                return no("who played the Quinola, and when?");
            };
            cards.push((QUINOLA, how, seated(who, FOUR)?, trick));
        }
        let under: CardSet = self.under.iter().copied().collect();
        Ok(Told {
            winners: winners.map_err(|_| Unsupported("a deal has eleven tricks".into()))?,
            points: self.points,
            cards,
            under,
            marked: seats(&self.marked.iter().map(|(_, holder)| *holder).collect::<Vec<_>>())?,
            renounced: self.renounced.map(|who| seated(who, FOUR)).transpose()?,
        })
    }
}

/// What is told of a deal's end: who won, and what became of the pot.
pub fn ending(verdict: Verdict, fate: Fate, pot: i64) -> Value {
    let (partie, reversy, broken) = match verdict {
        Verdict::Partie(winner, loser) => (Some((winner, loser)), None, None),
        Verdict::Reversy(by) => (None, Some(by), None),
        Verdict::Broken(_, breaker) => (None, None, Some(breaker)),
    };
    json!({
        "partie_winner": partie.map(|(winner, _)| winner),
        "partie_loser": partie.map(|(_, loser)| loser),
        "reversy": reversy,
        "broken_by": broken,
        "pot_to": match fate { Fate::Drawn(seat) => Some(seat), _ => None },
        "bete": match fate { Fate::Bete(seat) => Some((seat, pot)), _ => None },
    })
}

/// One JSON object out of two.
pub fn joined(mut one: Value, other: Value) -> Value {
    if let (Some(fields), Value::Object(more)) = (one.as_object_mut(), other) {
        fields.extend(more);
    }
    one
}

pub fn settle(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let q: Whole = case.question()?;
    let mut p = q.state.table(game, seat(case, "dealer")?)?;
    let (before, pot) = (p.ledger, p.pot());
    let (d, verdict) = game.account(&mut p, &q.told()?, &mut ()).map_err(|why| said(&why))?;
    let accounts = json!({
        "tricks": d.tricks,
        "net": net(&p.ledger, &before),
        "pots": pots(&p.ledger, &before),
        "state": Stands::of(&p),
    });
    Answer::new(joined(ending(verdict, d.fate(), pot), accounts))
}

#[derive(Deserialize)]
struct What {
    what: String,
    by: Option<Seat>,
}

pub fn pot_run(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let (stands, events): (Stands, Vec<What>) = (case.field("state")?, case.field("events")?);
    let mut p = stands.table(game, seat(case, "dealer")?)?;
    let (before, mut run) = (p.ledger, Vec::new());
    for event in &events {
        game.ante(&mut p, &mut ());
        let pot = p.pot();
        let by = event.by.map(|who| seated(who, FOUR)).transpose()?;
        let mut bete = None;
        match (event.what.as_str(), by) {
            ("none", None) => {}
            ("drawn", Some(who)) => game.draw_pot(&mut p, who, law!("quinola-placed"), &mut ()),
            ("bete", Some(who)) => {
                game.make_bete(&mut p, who, &mut ());
                bete = Some((who, pot));
            }
            _ => return no("none, drawn or bete, and by whom"),
        }
        run.push(json!({"dealer": p.dealer, "pot_at_play": pot, "bete": bete, "state": Stands::of(&p)}));
        p.deals_done += 1;
        p.dealer = p.dealer.next(FOUR);
        if p.pot() > i64::MAX / 8 {
            return no("the pot grows too large");
        }
    }
    Answer::new(json!({
        "run": run, "net": net(&p.ledger, &before), "pots": pots(&p.ledger, &before), "dealer": p.dealer,
    }))
}

pub fn close_pot(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let stands: Stands = case.field("state")?;
    let mut p = stands.table(game, seat(case, "dealer")?)?;
    let (before, over) = (p.ledger, game.may_close(&p));
    if over {
        game.divide(&mut p, &mut ());
    }
    Answer::new(json!({
        "over": over,
        "net": net(&p.ledger, &before),
        "pots": pots(&p.ledger, &before),
        "state": Stands::of(&p),
    }))
}

/// What became of the Quinola, as cases tell it.
pub fn quinola(coups: &[Coup]) -> Value {
    match coups.iter().find(|coup| coup.card == QUINOLA) {
        Some(coup) => json!({"how": coup.how, "seat": coup.seat, "trick": coup.trick}),
        None => json!({"how": "under", "seat": null, "trick": null}),
    }
}
