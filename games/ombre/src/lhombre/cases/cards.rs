//! Forms about cards, packs and prices.

use super::*;

pub fn trump(contract: Contract, suit: Option<Suit>) -> Result<Trump, Unsupported> {
    Trump::of(contract, suit).ok_or_else(|| Unsupported(format!("{} wants a trump suit", contract.row().word)))
}

pub fn card_order(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, trump: Option<Suit>);
    let (pack, trump) = (options(case)?.players.pack(), self::trump(contract, trump)?);
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

pub fn set_up(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => draw: Vec<Card>);
    let o = options(case)?;
    let (players, seats, dealer) = (o.players, o.players.seats(), dealer(&o));
    // Who deals first: whoever gets Spadille dealt singly (1782), or draws the spade (1860).
    let decides = |card: &Card| *card == SPADILLE || (o.customs().any_spade_deals && card.suit() == Suit::Spades);
    let first_dealer = draw.iter().position(decides).map(|place| Number((place % usize::from(seats)) as u8 + 1));
    let answer = json!({
        "cards": players.pack().len(),
        "missing": PACK.minus(players.pack()),
        "hand": players.hand(),
        "talon": players.talon(),
        "packets": players.packets().collect::<Vec<_>>(),
        "trump_suits": players.trump_suits().collect::<Vec<_>>(),
        "first_tricks": players.majority(),
        "order": o.speaking(dealer).map(Number::from).collect::<Vec<_>>(),
        "king": o.king(dealer).map(Number::from),
        "cuts": Number::from(dealer.after(seats - 1, seats)),
        "next_dealer": Number::from(dealer.next(seats)),
        "first_dealer": first_dealer,
    });
    Answer::with_sets(answer, &["missing"])
}

pub fn tariff(case: &Case) -> Result<Answer, Unsupported> {
    let o = options(case)?;
    let price = |n: u8| (n.to_string(), matador_price(&o, n).into());
    Answer::new(json!({
        "games": o.bids().into_iter().map(|b| json!([b, b.price(&o)])).collect::<Vec<_>>(),
        "matadors": (3..=MOST_MATADORS).map(price).collect::<Map<String, Value>>(),
        "premiers": o.premiers_price(Contract::Frage),
        "vole": {"bought": o.vole_price(Contract::Frage), "solo": o.vole_price(Contract::Solo)},
    }))
}

pub fn matadors(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, trump: Option<Suit>, hand: CardSet);
    let o = options(case)?;
    let count = paid_matadors(&o, self::trump(contract, trump)?, hand);
    Answer::new(json!({"count": count, "price": matador_price(&o, count)}))
}

pub fn trick(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, trump: Option<Suit>, leader: Number, cards: Vec<Card>, hand: CardSet);
    let o = options(case)?;
    let (order, pack) = (self::trump(contract, trump)?.order(), o.players.pack());
    if cards.is_empty() || !cards.iter().all(|c| pack.contains(*c)) || !pack.includes(hand) {
        return malformed("a trick of cards that are not in the pack");
    }
    // A king who does not play is passed over.
    let players = Company::of(&o, dealer(&o), contract).players;
    let winning = (0..order.winner(&cards)).fold(leader.seat(&o)?, |s, _| next_of(players, s, SEATS as u8));
    let legal = order.legal(hand, cards.first().copied());
    Answer::with_sets(json!({"winning": Number::from(winning), "legal": legal}), &["legal"])
}
