//! Forms about cards, packs and prices.

use super::common::{Number, malformed, options};
use crate::lhombre::contracts::Contract;
use crate::lhombre::options::LHombreOptions;
use crate::lhombre::orders::{MOST_MATADORS, Trump, matador_price, paid_matadors};
use crate::lhombre::table::{PACK, SPADILLE, next_of};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Card, CardSet, Case, Seat, Suit, Unsupported};

/// What is trumps in a question.
pub fn trump(contract: Contract, suit: Option<Suit>) -> Result<Trump, Unsupported> {
    Trump::of(contract, suit).ok_or_else(|| Unsupported(format!("{} wants a trump suit", contract.word())))
}

#[derive(Deserialize)]
struct Trumps {
    contract: Contract,
    trump: Option<Suit>,
}

pub fn card_order(case: &Case) -> Result<Answer, Unsupported> {
    let q: Trumps = case.question()?;
    let o = options(case)?;
    let trump = trump(q.contract, q.trump)?;
    let pack = o.players.pack();
    let cards = |row: &[Card]| row.iter().copied().filter(|c| pack.contains(*c)).collect::<Vec<Card>>();
    Answer::new(json!({
        "trumps": cards(trump.trumps()),
        "S": cards(&trump.plain(Suit::Spades)),
        "C": cards(&trump.plain(Suit::Clubs)),
        "H": cards(&trump.plain(Suit::Hearts)),
        "D": cards(&trump.plain(Suit::Diamonds)),
        "matadors": cards(trump.matadors()),
    }))
}

/// Who deals first: whoever gets Spadille dealt singly (1782), or draws the spade (1860).
fn first_dealer(o: &LHombreOptions, draw: &[Card]) -> Option<Seat> {
    let decides = |card: &Card| if o.is_1860() { card.suit() == Suit::Spades } else { *card == SPADILLE };
    let place = draw.iter().position(decides)?;
    Some(Seat((place % usize::from(o.players.seats())) as u8))
}

pub fn set_up(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        draw: Vec<Card>,
    }
    let q: Q = case.question()?;
    let o = options(case)?;
    let seats = o.players.seats();
    let dealer = Seat(seats - 1);
    let first_dealer = first_dealer(&o, &q.draw).map(Number::from);
    let order: Vec<Number> = o.speaking(dealer).map(Number::from).collect();
    Answer::with_sets(
        json!({
            "cards": o.players.pack().len(),
            "missing": PACK.minus(o.players.pack()),
            "hand": o.players.hand(),
            "talon": o.players.talon(),
            "packets": o.players.packets().collect::<Vec<_>>(),
            "trump_suits": o.players.trump_suits().collect::<Vec<_>>(),
            "first_tricks": o.players.majority(),
            "order": order,
            "king": o.king(dealer).map(Number::from),
            "cuts": Number::from(dealer.after(seats - 1, seats)),
            "next_dealer": Number::from(dealer.next(seats)),
            "first_dealer": first_dealer,
        }),
        &["missing"],
    )
}

pub fn tariff(case: &Case) -> Result<Answer, Unsupported> {
    let o = options(case)?;
    let games: Vec<Value> = o.bids().into_iter().map(|b| json!([b, b.price(&o)])).collect();
    let matadors: Map<String, Value> =
        (3..=MOST_MATADORS).map(|n| (n.to_string(), matador_price(&o, n).into())).collect();
    Answer::new(json!({
        "games": games,
        "matadors": matadors,
        "premiers": o.premiers_price(Contract::Frage),
        "vole": {"bought": o.vole_price(Contract::Frage), "solo": o.vole_price(Contract::Solo)},
    }))
}

pub fn matadors(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        hand: CardSet,
    }
    let q: Q = case.question()?;
    let t: Trumps = case.question()?;
    let o = options(case)?;
    let count = paid_matadors(&o, trump(t.contract, t.trump)?, q.hand);
    Answer::new(json!({"count": count, "price": matador_price(&o, count)}))
}

pub fn trick(case: &Case) -> Result<Answer, Unsupported> {
    #[derive(Deserialize)]
    struct Q {
        leader: Number,
        cards: Vec<Card>,
        hand: CardSet,
    }
    let q: Q = case.question()?;
    let t: Trumps = case.question()?;
    let o = options(case)?;
    let order = trump(t.contract, t.trump)?.order();
    let known = |c: &Card| o.players.pack().contains(*c);
    if q.cards.is_empty() || !q.cards.iter().all(known) || !o.players.pack().includes(q.hand) {
        return malformed("a trick of cards that are not in the pack");
    }
    // The dealer is the last seat; a king who does not play is passed over.
    let seats = o.players.seats();
    let dealer = Seat(seats - 1);
    let players = if t.contract == Contract::Mohr { spadille_core::SeatSet::all(seats) } else { o.dealt(dealer) };
    let winning = (0..order.winner(&q.cards)).fold(q.leader.seat(&o)?, |s, _| next_of(players, s, seats));
    let legal = order.legal(q.hand, q.cards.first().copied());
    Answer::with_sets(json!({"winning": Number::from(winning), "legal": legal}), &["legal"])
}
