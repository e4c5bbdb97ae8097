//! Cases about table, cards and exchange.

use super::{listed, no, of_pack, seat};
use crate::reversy::cards::{PACK, RANKS};
use crate::reversy::exchange::{may_lay, table_place};
use crate::reversy::moves::Move;
use crate::reversy::play::playable;
use crate::reversy::rules::{Reversy, portion};
use crate::reversy::state::{Deal, FOUR, Phase, SEATS, State, TRICKS};
use serde::Deserialize;
use serde_json::json;
use spadille_core::{Answer, Card, CardSet, Case, PerSeat, Rank, Seat, Space as _, Suit, Unsupported};

pub fn table_check(case: &Case) -> Result<Answer, Unsupported> {
    let players: u8 = case.field("players")?;
    let allowed = players == FOUR && case.rules::<Reversy>().is_ok();
    Answer::new(json!({"allowed": allowed}))
}

pub fn setup(case: &Case) -> Result<Answer, Unsupported> {
    let dealer = seat(case, "dealer")?;
    let hands: Vec<u8> = Seat::all(FOUR).map(|seat| portion(dealer, seat)).collect();
    let left = hands.iter().fold(PACK.len(), |left, hand| left - hand);
    let packets: Vec<[u8; 3]> = hands.iter().map(|hand| [4, 4, hand - 8]).collect();
    Answer::new(json!({
        "suits": Suit::ALL.map(Suit::letter),
        "ranks": RANKS.map(Rank::symbol),
        "pack": PACK.len(),
        "hands": hands,
        "packets": packets,
        "left": left,
        "tricks": TRICKS,
        "seats": (1..=FOUR).map(|step| dealer.after(step, FOUR)).collect::<Vec<Seat>>(),
        "next_dealer": dealer.next(FOUR),
    }))
}

pub fn legal_cards(case: &Case) -> Result<Answer, Unsupported> {
    let (hand, trick): (CardSet, Vec<Card>) = (of_pack(case.field("hand")?)?, case.field("trick")?);
    let free = case.field::<Option<bool>>("four_aces")?.unwrap_or(false);
    of_pack(trick.iter().copied().collect())?;
    Answer::with_sets(json!({"legal": listed(playable(hand, trick.first().copied(), free))}), &["legal"])
}

#[derive(Deserialize)]
struct Choice {
    standing: bool,
    hand: CardSet,
    #[serde(default)]
    looked: bool,
}

pub fn exchange_moves(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let Choice { hand, standing, looked } = case.question()?;
    let (dealer, who) = (seat(case, "dealer")?, seat(case, "seat")?);
    let locked = game.is_locked(standing);
    let mut p = game.table(dealer);
    p.deal = Deal { phase: Phase::Exchange, locked, ..Deal::new(dealer) };
    let moves = game.moves_with(&p, who, of_pack(hand)?);
    // Whoever has looked can only let it be.
    let discards = if looked { CardSet::EMPTY } else { may_lay(hand, locked) };
    let place = table_place(dealer, who).filter(|_| !looked);
    Answer::with_sets(
        json!({
            "may_decline": moves.contains(&Move::Decline),
            "discards": listed(discards),
            "takes": place.map(|place| ["top", "middle", "bottom"][place]),
        }),
        &["discards"],
    )
}

#[derive(Deserialize)]
pub struct Dealt {
    pub hands: PerSeat<CardSet, SEATS>,
    pub table: [Card; 3],
    pub discards: [Option<Card>; 4],
}

/// Exchanges as a case tells it; the cards under the pot are listed in the order they were laid there.
pub fn exchanged(game: &Reversy, s: &mut State, discards: &[Option<Card>; 4]) -> Result<Vec<Card>, Unsupported> {
    let dealer = s.public.dealer;
    let mut under = Vec::new();
    for (step, discard) in (1..=FOUR).zip(discards) {
        let who = dealer.after(step, FOUR);
        let m = discard.map_or(Move::Decline, Move::Discard);
        if !game.moves_with(&s.public, who, s.hands[who]).contains(&m) {
            return no(format!("seat {who} may not {m}"));
        }
        game.exchange(s, who, m, &mut ());
        under.extend(s.under[who]);
    }
    Ok(under)
}

pub fn exchange(game: &Reversy, case: &Case) -> Result<Answer, Unsupported> {
    let (dealt, dealer, standing): (Dealt, Seat, bool) =
        (case.question()?, seat(case, "dealer")?, case.field("standing")?);
    let mut p = game.table(dealer);
    p.deal = Deal { phase: Phase::Exchange, locked: game.is_locked(standing), ..Deal::new(dealer) };
    let mut s = State::empty(p);
    s.hands = dealt.hands;
    s.table = PerSeat::from_fn(|seat| table_place(dealer, seat).map(|place| dealt.table[place]));
    let under = exchanged(game, &mut s, &dealt.discards)?;
    let hands: Vec<Vec<Card>> = s.hands.values().map(|hand| listed(*hand)).collect();
    Ok(Answer::new(json!({"hands": hands, "under": under}))?.in_rows(&["hands"]))
}
