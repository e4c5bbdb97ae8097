//! Every self-working trick over all that a company can choose, or as often by lot as its page says: what `tested` prints is tried here.
//!
//! Where the choices are few the real table is played, the conjuror naming what he knows from his own view. Where they are many a
//! performance is gone through at once, by the same code, with a conjuror who names only what he has had before his eyes. What the
//! table never asks for (packs of twelve cards, where strangers are put) is tried with the methods that performances use.

use rand::seq::SliceRandom as _;
use rand::{Rng, RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use spadille_cabinet::card_tricks::book::page;
use spadille_cabinet::card_tricks::methods::{
    Pile, before, counted_back, counted_cover, counted_in_row, cut, cut_together, deal, four_laid, gather, laid_on,
    one_ahead, thrown, together, tops,
};
use spadille_cabinet::card_tricks::moves::RANKS;
use spadille_cabinet::card_tricks::show::{Drawing, Known, Show, listed};
use spadille_cabinet::card_tricks::state::Performance;
use spadille_cabinet::card_tricks::{CardTricks, Move, State, TricksOptions};
use spadille_core::scene::Face;
use spadille_core::story::Story;
use spadille_core::{
    Card, CardSet, Game as _, Hidden as _, Lang, Seat, Space as _, Suit, Table as _, Turn, Viewer, text,
};

/// The page of a trick names these numbers, in both languages, where it tells how it was tried.
fn printed(number: u8, counts: &[u32]) {
    let tested = page(number).and_then(|page| page.tested.as_ref()).expect("it tells how it was tried");
    for lang in Lang::ALL {
        let text = tested.get(lang);
        let said: Vec<u32> =
            text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        for count in counts {
            assert!(said.contains(count), "trick {number}: {count} is not in: {text}");
        }
    }
}

/// A table at which a trick begins with a mixed pack.
fn begun(number: u8, options: &Value) -> (CardTricks, State) {
    let Story { game, mut state, .. } = Story::<CardTricks>::new("1830", options);
    game.play(&mut state, Seat(1), Move::Perform(number), &mut ());
    by_chance(&game, &mut state, &mut ChaCha8Rng::seed_from_u64(1830));
    (game, state)
}

fn by_chance<R: Rng>(game: &CardTricks, state: &mut State, rng: &mut R) {
    while game.turn(state) == Turn::Chance {
        let outcome = game.draw(state, rng);
        game.reveal(state, &outcome, &mut ());
    }
}

/// The conjuror names what he knows from his own view.
fn conjure(game: &CardTricks, state: &mut State) {
    let advice = game.advise(&game.view(state, Viewer::Seat(Seat(0))), Seat(0)).expect("the conjuror knows");
    game.play(state, Seat(0), advice.choice, &mut ());
}

/// Plays a trick at the table with everything the company can choose. (tried, succeeded)
fn every(number: u8, options: &Value) -> (u32, u32) {
    let (game, state) = begun(number, options);
    let (mut tried, mut good, mut todo) = (0, 0, vec![state]);
    let mut rng = ChaCha8Rng::seed_from_u64(26);
    while let Some(mut state) = todo.pop() {
        by_chance(&game, &mut state, &mut rng);
        if state.public.going().is_none() {
            tried += 1;
            good += u32::from(state.public.shown.last().and_then(|shown| shown.found) != Some(false));
            continue;
        }
        let seat = game.turn(&state).awaited().first().expect("somebody is asked");
        if seat == Seat(0) {
            conjure(&game, &mut state);
            todo.push(state);
            continue;
        }
        for m in game.moves(&state, seat).iter() {
            let mut next = state.clone();
            game.play(&mut next, seat, m, &mut ());
            todo.push(next);
        }
    }
    (tried, good)
}

/// As often as it succeeds at the table when all is chosen by lot.
fn by_lot(number: u8, times: u32, options: &Value) -> u32 {
    let (game, begun) = begun(number, options);
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    let mut good = 0;
    for _ in 0..times {
        let mut state = begun.clone();
        loop {
            by_chance(&game, &mut state, &mut rng);
            if state.public.going().is_none() {
                break;
            }
            let seat = game.turn(&state).awaited().first().expect("somebody is asked");
            if seat == Seat(0) {
                conjure(&game, &mut state);
            } else {
                let m = game.moves(&state, seat).sample(&mut rng).expect("a move");
                game.play(&mut state, seat, m, &mut ());
            }
        }
        good += u32::from(state.public.shown.last().and_then(|shown| shown.found) == Some(true));
    }
    good
}

/// A performance that is gone through at once.
struct AtOnce {
    options: TricksOptions,
    state: State,
    known: Known,
}

impl AtOnce {
    fn new(number: u8, options: &Value) -> AtOnce {
        let (game, state) = begun(number, options);
        AtOnce { options: game.options().clone(), known: state.secrets.known(), state }
    }

    fn performance(&mut self) -> &mut Performance {
        self.state.public.performance.as_mut().expect("a trick has begun")
    }

    /// Whether it succeeds with these answers; what the conjuror is asked for after them he names by himself.
    fn goes(&mut self, answers: &[Move]) -> bool {
        self.performance().log = answers.iter().copied().collect();
        self.ends(None).0
    }

    /// The same, when what was drawn by these answers has been mixed back into the wrong piles.
    fn goes_mixed(&mut self, answers: &[Move]) -> bool {
        let performance = self.performance();
        performance.log = answers.iter().copied().collect();
        performance.mixed_back = true;
        self.known.mixed = Some(self.state.mixed_back());
        self.ends(None).0
    }

    /// Whether it succeeds, and what is seen of it at last.
    fn ends(&self, drawing: Option<Drawing>) -> (bool, Option<Drawing>) {
        let performance = self.state.public.going().expect("a trick goes on");
        let mut scribe = ();
        let mut show = Show::new(&self.options, performance, &self.known, &mut scribe);
        show.unaided = true;
        show.drawing = drawing;
        let done = show.perform(performance.number).expect("it comes to its end");
        (done.found == Some(true), show.drawing)
    }
}

#[test]
fn the_forehead_can_be_stopped_anywhere() {
    assert_eq!(every(1, &json!({})), (26, 26));
}

#[test]
fn every_pair_is_read_from_its_rows() {
    assert_eq!(every(2, &json!({"thinking": "noted"})), (10, 10));
    assert_eq!(every(2, &json!({"thinking": "noted", "spectators": 3})), (1000, 1000));
    assert_eq!(every(2, &json!({"thinking": "noted", "spectators": 4})), (10_000, 10_000));
    printed(2, &[10_000]);
}

#[test]
fn the_key_finds_every_card_but_itself_after_any_cut() {
    assert_eq!(every(3, &json!({"cuts": 1})), (2652, 2652));
    assert_eq!(every(3, &json!({"cuts": 1, "repairs": false})), (2652, 2601));
    printed(3, &[52, 51, 2652, 2601]);
}

#[test]
fn the_key_finds_every_card_after_any_two_cuts() {
    let mut trick = AtOnce::new(3, &json!({"cuts": 2}));
    let (mut tried, mut good) = (0, 0);
    for drawn in 1..=52 {
        for first in 1..=51 {
            for second in 1..=51 {
                tried += 1;
                good += u32::from(trick.goes(&[Move::Draw(drawn), Move::Cut(first), Move::Cut(second)]));
            }
        }
    }
    assert_eq!((tried, good), (135_252, 135_252));
    printed(3, &[tried]);
}

/// A million times with one to nine cuts, each anywhere, and any of so many cards drawn before them.
fn goes_after_any_cuts(number: u8, options: &Value, cards: u8) {
    let mut trick = AtOnce::new(number, options);
    let mut rng = ChaCha8Rng::seed_from_u64(number.into());
    for _ in 0..1_000_000 {
        let mut answers = vec![Move::Draw(rng.random_range(1..=cards))];
        let cuts = rng.random_range(1..=9);
        answers.extend((0..cuts).map(|_| Move::Cut(rng.random_range(1..=51))));
        answers.extend((cuts < 9).then_some(Move::Enough));
        assert!(trick.goes(&answers), "trick {number}: {answers:?}");
    }
    printed(number, &[1_000_000, 9]);
}

#[test]
fn the_key_finds_every_card_after_up_to_nine_cuts() {
    goes_after_any_cuts(3, &json!({"cuts": 9}), 52);
}

#[test]
fn the_covered_key_finds_every_card_after_up_to_nine_cuts() {
    goes_after_any_cuts(25, &json!({"cuts": 9, "cover": 10}), 10);
}

/// It is told, not performed; the model of it brings each card at each number.
#[test]
fn the_glide_brings_every_card_at_every_number() {
    let mut trick = AtOnce::new(4, &json!({}));
    for drawn in 1..=52 {
        for number in 1..=52 {
            trick.performance().log = [Move::Draw(drawn), Move::Number(number), Move::On].into_iter().collect();
            let (_, seen) = trick.ends(Some(Drawing::new(Viewer::Onlooker)));
            let shown = &seen.expect("somebody looks on").piles[0].cards;
            let card = trick.state.secrets.pack[usize::from(drawn) - 1];
            assert_eq!((shown.len(), shown.last()), (usize::from(number), Some(&Face::from(card))));
        }
    }
    printed(4, &[52]);
}

#[test]
fn three_of_a_kind_come_together_unless_one_card_is_cut() {
    assert_eq!(every(7, &json!({})), (31_161, 31_161));
    assert_eq!(every(7, &json!({"repairs": false})), (31_161, 30_550));
    printed(7, &[13, 47, 51, 31_161, 30_550]);
}

#[test]
fn four_of_a_kind_come_together_unless_fewer_than_three_cards_are_left() {
    assert_eq!(every(9, &json!({})), (663, 663));
    assert_eq!(every(9, &json!({"repairs": false})), (663, 637));
    printed(9, &[13, 51, 663, 637]);
}

/// The book puts the strangers somewhere in the middle; where does not matter.
#[test]
fn four_of_a_kind_come_together_wherever_the_strangers_are() {
    let good = |repairs: bool| {
        let all = (1..=45).flat_map(|upper| (1..=51).map(move |cards| (upper, cards)));
        all.filter(|(upper, cards)| together(&cut_together(&four_laid(*upper), *cards, 4, repairs).0, 4)).count()
    };
    assert_eq!((good(true), good(false)), (2295, 2205));
    printed(9, &[45, 2295, 2205]);
}

#[test]
fn thought_cards_of_three_piles_are_found_with_a_fourth_answer() {
    assert_eq!(every(10, &json!({"thinking": "noted"})), (120, 120));
    assert_eq!(every(10, &json!({"thinking": "noted", "repairs": false})), (120, 102));
    printed(10, &[120, 102]);
}

/// Which of the two other piles comes first does not matter, whatever was done the time before.
#[test]
fn thought_cards_are_found_however_the_other_piles_are_put_together() {
    let is_found = |size: u8, chosen: u8, answers: u32, ways: u32| {
        let mut piles: [Pile; 3] = deal(&(0..3 * size).collect::<Vec<u8>>());
        let named = |piles: &[Pile; 3]| piles.iter().position(|pile| pile.contains(&chosen)).expect("it lies there");
        for n in 1..answers {
            piles = deal(&gather(&piles, named(&piles), ways >> n & 1 == 1));
        }
        piles[named(&piles)][usize::from(size) / 2] == chosen
    };
    for mends in [false, true] {
        for ways in 0..16 {
            let found = |size: u8| {
                let answers = if mends && size > 9 { 4 } else { 3 };
                (0..3 * size).filter(|chosen| is_found(size, *chosen, answers, ways)).count()
            };
            assert_eq!([7, 9, 11, 13].map(found).iter().sum::<usize>(), if mends { 120 } else { 102 });
        }
    }
}

/// Bits say after which of twelve cards the pack is parted.
#[test]
fn tops_of_twelve_cards_are_named_however_they_are_parted() {
    for parted in 0..2048_u32 {
        let (mut sizes, mut size) = (vec![], 1);
        for place in 0..11 {
            if parted >> place & 1 == 1 {
                sizes.push(size);
                size = 0;
            }
            size += 1;
        }
        sizes.push(size);
        let taken = tops(&sizes);
        assert_eq!((taken.len() as u32, sizes.iter().sum::<u8>()), (parted.count_ones() + 1, 12));
        let mut claims = one_ahead(0, &taken);
        claims.sort_unstable();
        let mut sorted = taken.clone();
        sorted.sort_unstable();
        assert_eq!(claims, sorted, "{sizes:?}");
    }
    printed(13, &[2048]);
}

/// At the table itself, and then a million times.
#[test]
fn tops_are_named_however_the_pack_is_parted() {
    assert_eq!(by_lot(13, 2_000, &json!({})), 2_000);
    let mut trick = AtOnce::new(13, &json!({}));
    let mut rng = ChaCha8Rng::seed_from_u64(13);
    for _ in 0..1_000_000 {
        let count = rng.random_range(2..=10_u8);
        let mut ends = 1_u64 << 52;
        while ends.count_ones() < count.into() {
            ends |= 1 << rng.random_range(1..52);
        }
        let mut before = 0;
        let sizes =
            (1..=52).filter(|place| ends >> place & 1 == 1).map(|end| end - std::mem::replace(&mut before, end));
        trick.performance().piles = sizes.collect();
        assert!(trick.goes(&[Move::Number(count)]), "{:?}", trick.performance().piles);
    }
}

#[test]
fn packets_come_out_in_their_order() {
    for suit in ["S", "H", "D", "C"] {
        for way in ["down", "up"] {
            let at = Story::<CardTricks>::new("1830", &json!({"length": 1}));
            let mut at = at.goes(&format!("perform 14; suit {suit}; {way}; on; try"));
            while at.state.public.going().is_some() {
                let advice = at.game.advise(&at.game.view(&at.state, Viewer::Seat(Seat(1))), Seat(1)).expect("advice");
                at.game.play(&mut at.state, Seat(1), advice.choice, &mut at.log);
            }
            assert!(at.log.events.iter().any(|e| e.text().is_some_and(|text| text.id == "tricks-tuck-right")));
        }
    }
}

/// Whatever order somebody names, the packet gives it.
#[test]
fn packets_come_out_in_the_order_that_was_named() {
    let mut rng = ChaCha8Rng::seed_from_u64(1566);
    for suit in [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].into_iter().cycle().take(100) {
        let mut order: Vec<Card> = RANKS.map(|rank| Card::new(rank, suit)).to_vec();
        order.shuffle(&mut rng);
        let at = Story::<CardTricks>::new("1830", &json!({"length": 1})).goes(&format!("perform 14; suit {suit}; own"));
        let mut at = order[..12].iter().fold(at, |at, card| at.goes(&format!("stack {card}"))).goes("on");
        let told = at.log.events.iter().filter_map(|event| event.text()).find(|text| text.id == "tricks-tucked");
        assert_eq!(told, Some(&text!("tricks-tucked", cards = listed(order.iter().copied().map(Some)))));
        at = at.goes("try");
        while at.state.public.going().is_some() {
            let advice = at.game.advise(&at.game.view(&at.state, Viewer::Seat(Seat(1))), Seat(1)).expect("advice");
            at.game.play(&mut at.state, Seat(1), advice.choice, &mut at.log);
        }
        assert!(at.log.events.iter().any(|e| e.text().is_some_and(|text| text.id == "tricks-tuck-right")));
    }
}

/// The lowest pile is the largest; the card of the top is never left over.
#[test]
fn six_piles_leave_the_card_that_was_seen() {
    assert_eq!(every(17, &json!({})), (52, 52));
    let mut trick = AtOnce::new(17, &json!({}));
    let top = Move::Name(CardSet::one(trick.state.secrets.pack[0]));
    let mut tried = 0;
    for lowest in 9..=47_u8 {
        let others = (0..5).map(|pile| (52 - lowest + pile) / 5);
        trick.performance().piles = others.chain([lowest]).collect();
        assert_eq!(trick.performance().piles.iter().sum::<u8>(), 52);
        for place in 1..=52 {
            tried += 1;
            assert!(trick.goes(&[Move::Hide(place)]), "{lowest} {place}");
            assert!(!trick.goes(&[Move::Hide(place), top]), "{lowest} {place}");
        }
    }
    printed(17, &[52, tried]);
}

/// What two persons draw, by the places in their piles.
fn drawn(persons: [&[u8]; 2]) -> Vec<Move> {
    let of_one = |places: &[u8]| {
        let enough = (places.len() < 8).then_some(Move::Enough);
        places.iter().copied().map(Move::Draw).chain(enough).collect::<Vec<_>>()
    };
    persons.map(of_one).concat()
}

/// One place of so many, or two.
fn one_or_two(places: u8) -> Vec<Vec<u8>> {
    let two = (1..=places).flat_map(|a| (a + 1..=places).map(move |b| vec![a, b]));
    (1..=places).map(|a| vec![a]).chain(two).collect()
}

#[test]
fn one_or_two_strangers_in_each_pile_are_all_named() {
    let mut trick = AtOnce::new(19, &json!({"spectators": 2}));
    let mut tried = 0;
    for odd in one_or_two(24) {
        for even in one_or_two(28) {
            tried += 1;
            assert!(trick.goes_mixed(&drawn([&odd, &even])), "{odd:?} {even:?}");
        }
    }
    printed(19, &[tried]);
    assert_eq!(tried, 121_800);
}

/// At the table itself, and then a million times.
#[test]
fn strangers_are_named_however_many_are_drawn() {
    assert_eq!(by_lot(19, 2_000, &json!({"spectators": 2})), 2_000);
    let mut trick = AtOnce::new(19, &json!({"spectators": 2}));
    let mut rng = ChaCha8Rng::seed_from_u64(19);
    for _ in 0..1_000_000 {
        let mut some = |places: u8| {
            let (count, mut drawn) = (rng.random_range(1..=8), vec![]);
            while drawn.len() < count {
                let place = rng.random_range(1..=places);
                if !drawn.contains(&place) {
                    drawn.push(place);
                }
            }
            drawn
        };
        let answers = drawn([&some(24), &some(28)]);
        assert!(trick.goes_mixed(&answers), "{answers:?}");
    }
}

/// At the table up to twenty, and the counting itself in all rows that a pack can make.
#[test]
fn rows_of_all_lengths_are_counted_out() {
    assert_eq!(every(20, &json!({"thinking": "noted"})), ((2..=20).sum(), (2..=20).sum()));
    let mut tried = 0;
    for cards in 1..=52 {
        for chosen in 1..=cards {
            tried += 1;
            assert_eq!(counted_in_row(cards, chosen, 2 * cards + 1).last(), Some((2 * cards + 1, chosen)));
        }
    }
    printed(20, &[tried]);
}

/// At the table with all steps that may be asked for, and the counting itself, against cards that go round from hand to hand, with all.
#[test]
fn the_cargo_is_saved_at_every_step() {
    for step in 2..=40 {
        let (game, mut state) = begun(21, &json!({}));
        game.play(&mut state, Seat(1), Move::Number(step), &mut ());
        for _ in 0..15 {
            game.play(&mut state, Seat(1), Move::On, &mut ());
        }
        assert!(state.public.going().is_none());
        // Whatever everybody has seen is what was to be saved.
        let view = game.view(&state, Viewer::Onlooker);
        let saved: Vec<u8> = (0..32).filter(|slot| view.known.slots[usize::from(*slot)].is_some()).collect();
        let out = thrown(32, step.into(), 15);
        assert!(saved.len() == 17 && saved.iter().all(|slot| !out.contains(&(slot + 1))));
    }
    for (cards, step) in (4..=52_u8).flat_map(|cards| (1..=52_u32).map(move |step| (cards, step))) {
        let mut ring: std::collections::VecDeque<u8> = (1..=cards).collect();
        let out = (1..cards).filter_map(|_| {
            ring.rotate_left((step as usize - 1) % ring.len());
            ring.pop_front()
        });
        // Whoever throws fewer throws the first of them.
        let (out, most) = (out.collect::<Vec<u8>>(), usize::from(cards) - 1);
        for number in [1, most / 2, most] {
            assert_eq!(out[..number], thrown(cards, step, number as _)[..], "{cards} {step} {number}");
        }
    }
    printed(21, &[1, 52, 4]);
}

#[test]
fn four_persons_are_all_found() {
    assert_eq!(every(22, &json!({"thinking": "noted", "spectators": 4})), (256, 256));
    printed(22, &[256]);
}

#[test]
fn every_touched_card_is_told_by_signs() {
    assert_eq!(every(24, &json!({})), (52, 52));
}

#[test]
fn every_card_laid_on_the_covered_key_is_found() {
    for cover in 5..=10 {
        assert_eq!(every(25, &json!({"cuts": 1, "cover": cover})), (2 * cover * 51, 2 * cover * 51));
    }
}

/// Beginning above or below, with all 52 cuts (one of them no cut at all); and with one card fewer from the top.
#[test]
fn the_cover_is_counted_from_either_side() {
    let pack: Pile = (0..52).collect();
    let (mut tried, mut astray) = (0, 0);
    for cover in 5..=10 {
        for from_below in [true, false] {
            for fewer in [0, 1] {
                let (heap, rest) = counted_cover(&pack, cover, cover - fewer, from_below);
                for chosen in &heap {
                    let whole = laid_on(&heap, *chosen, &rest);
                    for cards in 0..52 {
                        tried += u32::from(fewer == 0);
                        let found = before(&cut(&whole, cards), 51) == Some(*chosen);
                        assert_eq!(found, fewer == 0, "{cover} {from_below} {chosen} {cards}");
                        astray += u32::from(!found);
                    }
                }
            }
        }
    }
    assert!(astray > 0);
    printed(25, &[52, tried]);
}

/// At the table up to twenty-six, and the counting itself with all numbers of cards.
#[test]
fn thought_cards_come_at_the_number_of_all() {
    assert_eq!(every(26, &json!({"thinking": "noted"})), ((2..=26).sum(), (2..=26).sum()));
    let mut tried = 0;
    for cards in 1..=52 {
        for number in 1..=cards {
            tried += 1;
            let at = counted_back(cards, number).find(|(_, said)| *said == cards);
            assert_eq!(at, Some((number, cards)));
        }
    }
    printed(26, &[1, 52, tried]);
}
