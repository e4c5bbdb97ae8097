//! Forms about the auction, the exchange and open hands.

use super::*;

/// A call of a case, as a move.
pub fn read_call(word: &str) -> Result<Move, Unsupported> {
    let call = match (word, word.strip_prefix("name:")) {
        ("pass" | "hold" | "entrire", _) => word.parse(),
        (_, Some(suit)) => suit.parse().map(Move::Blurt),
        (_, None) => word.parse().map(Move::Call),
    };
    call.map_err(|_| Unsupported(format!("no call \"{word}\"")))
}

fn call_words(words: Words) -> Vec<String> {
    words.iter().map(|m| if let Move::Call(bid) = m { bid.to_string() } else { m.to_string() }).collect()
}

/// What is known of the favourite suit during an auction.
#[derive(Copy, Clone)]
pub struct Favourite {
    pub suit: Option<Suit>,
    pub promised: bool,
}

/// The auction after these calls, and the places of those that were out of turn and do not count.
pub fn spoken(
    o: &LHombreOptions,
    table: &BidTable,
    hands: &Each<CardSet>,
    favourite: Favourite,
    calls: &Calls,
) -> Result<(Auction, Vec<usize>), Unsupported> {
    let dealer = dealer(o);
    let (dealt, king) = (o.dealt(dealer), o.king(dealer));
    let mut auction = Auction::new(dealt, o.speaking(dealer).next().unwrap_or(dealer));
    let mut ignored = Vec::new();
    for (i, (number, word)) in calls.iter().enumerate() {
        let seat = number.seat(o)?;
        let mut call = read_call(word)?;
        if auction.stage == Stage::Over || seat != auction.speaker {
            ignored.push(i);
            continue;
        }
        if let Move::Blurt(suit) = call {
            let means = auction.blurt_means(table, dealt, hands[seat], favourite.suit == Some(suit));
            let Some(bid) = means else { return malformed(format!("call {i}: no suit can be named here")) };
            auction.blurted[seat] = Some(suit);
            call = Move::Call(bid);
        }
        if !auction.legal(table, hands[seat], favourite.promised).contains(call) {
            return malformed(format!("call {i} ({word}) is not allowed"));
        }
        auction.say(call, dealt, king, table);
    }
    Ok((auction, ignored))
}

pub fn auction(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => couleur: Option<Suit>, aces: BTreeMap<String, Value>, calls: Calls);
    let o = options(case)?;
    let (hands, table) = (hands_of(&o, &aces)?, BidTable::new(&o));
    let favourite = Favourite { suit: couleur, promised: couleur.is_some() };
    let (auction, ignored) = spoken(&o, &table, &hands, favourite, &calls)?;
    let over = auction.stage == Stage::Over;
    let holder = auction.holder().filter(|_| over);
    let forced = o.dealt(dealer(&o)).iter().find(|seat| hands[*seat].contains(SPADILLE));
    let hombre = holder.or(forced.filter(|_| over && o.spadille_force));
    let bid = auction.bid(&table);
    // A suit that was named holds as long as he still plays in it: not beyond a game in the other colour.
    let blurted = hombre
        .and_then(|seat| auction.blurted[seat])
        .filter(|suit| bid.contract.row().trump_by == TrumpBy::Before && bid.couleur == (couleur == Some(*suit)));
    let switches = holder.map_or(Words::NONE, |seat| auction.switches(&table, hands[seat], favourite.promised));
    let legal = auction.legal(&table, hands[auction.speaker], favourite.promised);
    let answer = json!({
        "ignored": ignored,
        "to_speak": (!over).then(|| Number::from(auction.speaker)),
        "legal": call_words(legal),
        "hombre": hombre.map(Number::from),
        "contract": hombre.map(|_| bid),
        "trump": blurted,
        "may_switch": call_words(switches),
        "void": over && hombre.is_none(),
    });
    Answer::with_sets(answer, &["legal", "may_switch"])
}

/// Hands that hold nothing but the black aces.
fn hands_of(o: &LHombreOptions, aces: &BTreeMap<String, Value>) -> Result<Each<CardSet>, Unsupported> {
    let mut hands = Each::<CardSet>::default();
    for (name, place) in aces {
        let card = match name.as_str() {
            "AS" => SPADILLE,
            "AC" => BASTA,
            other => return malformed(format!("\"{other}\" is no black ace")),
        };
        if place.as_str() != Some("talon") {
            let number = Number::deserialize(place).map_err(|e| Unsupported(format!("aces: {e}")))?;
            hands[number.seat(o)?].insert(card);
        }
    }
    Ok(hands)
}

pub fn exchange(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, hombre: Number, talon: Vec<Card>, discards: Vec<(Number, u8)>,
        second_turn: bool, pulled: Option<Card>, named: Option<Suit>);
    let o = options(case)?;
    let game = LHombre::new(o.clone()).map_err(|e| Unsupported(e.to_string()))?;
    if talon.len() != usize::from(o.players.talon()) {
        return malformed("the talon has a wrong number of cards");
    }
    let hombre = hombre.seat(&o)?;
    let players = Company::of(&o, dealer(&o), contract).players;
    let order = game.drawing_order(contract, hombre, players);
    let (mut state, row) = (game.open(), contract.row());
    let p = &mut state.public.deal;
    (p.players, p.hombre, p.bid) = (players, Some(hombre), Bid::plain(contract));
    p.talon = Talon::new(o.players.talon());
    if row.trump_by == TrumpBy::Turned {
        p.turned = [talon.first().copied(), talon.get(1).copied().filter(|_| second_turn)];
    }
    let mut drawn = Map::new();
    for (i, (number, count)) in discards.iter().enumerate() {
        let seat = number.seat(&o)?;
        if order.get(i) != Some(&seat) || !game.limits(p, seat).contains(count) {
            return malformed(format!("seat {} may not lay away {count} now", number.0));
        }
        let cards = game.take_cards(p, seat, if contract == Contract::Mohr { o.players.talon() } else { *count });
        let mut cards: Vec<Card> = talon.get(cards).map(<[Card]>::to_vec).unwrap_or_default();
        if seat == hombre && row.from_bottom {
            cards.reverse();
        }
        p.bought = p.bought.with(seat);
        drawn.insert(number.0.to_string(), json!(cards));
    }
    let next = order.get(discards.len()).copied();
    let trump = match row.trump_by {
        TrumpBy::Turned => p.turned.iter().flatten().last().map(|c| c.suit()),
        TrumpBy::Pulled => pulled.map(Card::suit),
        TrumpBy::Before | TrumpBy::After => named,
        TrumpBy::None => None,
    };
    let answer = json!({
        "order": order.into_iter().map(Number::from).collect::<Vec<_>>(),
        "trump_by": row.trump_by,
        "trump": trump,
        "drawn": drawn,
        "left": talon.get(p.talon.places()).unwrap_or(&[]),
        "next": next.map(Number::from),
        "limits": next.map_or_else(Vec::new, |seat| game.limits(p, seat).collect::<Vec<u8>>()),
    });
    Answer::with_sets(answer, &["limits"])
}

pub fn solve(case: &Case) -> Result<Answer, Unsupported> {
    read!(case.question() => contract: Contract, trump: Option<Suit>, hombre: Number, leader: Number,
        tricks: Map<String, Value>, hands: BTreeMap<String, CardSet>, goal: String);
    let o = options(case)?;
    let (hombre, leader) = (hombre.seat(&o)?, leader.seat(&o)?);
    let trump = self::trump(contract, trump)?;
    let won = read_by_seat(&o, &tricks)?;
    let mut position = Position { hands: PerSeat::all(CardSet::EMPTY), leader, won: PerSeat::all(0) };
    let (mut players, mut all) = (SeatSet::EMPTY, CardSet::EMPTY);
    let left = hands.values().next().map_or(0, |hand| hand.len());
    for (key, hand) in &hands {
        let seat = seat_of(key, &o)?;
        let fits = o.players.pack().includes(*hand) && all.both(*hand).is_empty();
        if !fits || left != hand.len() || left > o.players.hand() {
            return malformed("hands that cannot be");
        }
        (all, players) = (all.union(*hand), players.with(seat));
        position.hands[seat] = *hand;
        position.won[seat] = u8::try_from(won[seat]).ok().filter(|n| *n <= 12).unwrap_or(0);
    }
    if players.len() < 2 || !players.contains(hombre) || !players.contains(leader) {
        return malformed("hombre and leader must hold cards");
    }
    let mut solver = Solver::new(trump.order(), players, hombre);
    let own = position.won[hombre];
    let mut reaches = |win: Win| solver.can_reach(&position, &win);
    let value = match (goal.as_str(), contract) {
        // The form asks for the game, not for the vole that a Solo tout promises besides.
        ("win", Contract::Nullissimo) => json!(reaches(Win::None(hombre))),
        ("win", _) => json!(reaches(Win::MoreThanEach(hombre))),
        ("tricks", _) => json!((1..=left).take_while(|n| reaches(Win::AtLeast(hombre, own + n))).last().unwrap_or(0)),
        (other, _) => return malformed(format!("no goal \"{other}\"")),
    };
    Answer::new(json!({ "value": value }))
}
