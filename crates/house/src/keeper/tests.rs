//! A keeper alone, asked by hand.

use super::*;
use crate::house::House;
use crate::wire::NewTable;
use spadille_core::text;

/// Long enough for any machine; reached only when something is wrong.
const LONG: Duration = Duration::from_secs(90);

/// Waits until something is so.
async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let waits = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    assert!(tokio::time::timeout(LONG, waits).await.is_ok(), "in vain was waited for this: {what}");
}

/// The keeper of a fresh table of two people, with its room read.
async fn keeper(house: &House) -> Keeper {
    let wish: NewTable = serde_json::from_value(serde_json::json!({ "game": "chess" })).unwrap();
    let opened = house.open_table(&PersonRef::guest("anna", "Anna"), wish).await.unwrap();
    let (ask, asks) = mpsc::channel(8);
    let mut keeper = Keeper::new(opened.table, house.0.clone(), asks, ask.downgrade());
    keeper.fresh().await.unwrap();
    keeper
}

/// All heads of a house, busy with thinking for others.
async fn all_heads(house: &House) -> Vec<Option<crate::thinkers::Place>> {
    let heads = std::thread::available_parallelism().map_or(2, usize::from);
    let mut busy = Vec::new();
    for n in 0..heads {
        let word = spadille_bots::Hurry::default();
        busy.push(house.0.thinkers.place(&format!("other {n}"), crate::thinkers::Errand::Move, &word).await);
    }
    busy
}

#[tokio::test]
async fn players_by_the_book_wait_for_nobody_who_searches() {
    let (house, _folder) = crate::house::tests::house().await;
    let busy = all_heads(&house).await;
    let wish = serde_json::json!({ "game": "chess", "pace": 0, "seats": ["me", { "bot": "book" }] });
    let anna = PersonRef::guest("anna", "Anna");
    let table = house.open_table(&anna, serde_json::from_value(wish).unwrap()).await.unwrap().table;
    let who = Looker { person: Some(anna), word: None, program: false };
    // Anna moves if it is hers to move first; the bot moves or answers, though all heads are taken.
    let stands = |room: &Room| {
        let steps = room.table().map(|table| table.record().steps.clone()).unwrap_or_default();
        let has_moved =
            |of: Seat| steps.iter().any(|step| matches!(step, spadille_core::Step::Move { seat, .. } if *seat == of));
        let awaited = room.table().is_some_and(|table| table.turn().awaited().contains(Seat(0)));
        let mut rng = rand::make_rng::<rand_chacha::ChaCha20Rng>();
        let notation = room.table().filter(|_| awaited).and_then(|table| table.random_move(Seat(0), &mut rng));
        Ok((has_moved(Seat(1)), room.steps(), notation))
    };
    until("a move of the bot", async || {
        let (answered, at, notation) = house.read(&table, Some(&who), stands).await.unwrap();
        if let Some(notation) = notation.filter(|_| !answered) {
            drop(house.act(&table, &who, Act::Play { at, notation }).await);
        }
        answered
    })
    .await;
    drop(busy);
}

#[tokio::test]
async fn what_cannot_be_done_is_not_tried_at_once_again() {
    let (house, _folder) = crate::house::tests::house().await;
    let mut keeper = keeper(&house).await;
    let impossible = || Deed::TookBack { steps: 3 };
    assert!(matches!(keeper.write(vec![impossible()]).await, Err(AppendError::Impossible)));
    keeper.fresh().await.unwrap();
    keeper.write_own(impossible()).await;
    let rests = keeper.clocks.next().expect("it will be tried again");
    assert!(rests > Instant::now() + STORE_REST, "not at once");
    assert!(keeper.clocks.runs(Clock::Store), "and nothing is driven until then");
}

#[tokio::test]
async fn whoever_may_not_see_a_table_does_not_watch_it() {
    let (house, _folder) = crate::house::tests::house().await;
    let mut keeper = keeper(&house).await;
    let mut watch = async |name: &str, id| {
        let (to, mut told) = mpsc::channel(8);
        let who = Looker { person: Some(PersonRef::guest(name, name)), word: None, program: false };
        keeper.answer(Ask::Watch(Watching { id, who, seq: None, to, held: oneshot::channel().0 })).await;
        told.recv().await
    };
    assert!(matches!(watch("anna", 1).await, Some(Outgoing::Frame(_))), "the host is greeted");
    assert!(matches!(watch("bert", 2).await, Some(Outgoing::Last(_))), "a stranger is turned away");
    assert!(!keeper.watchers.watching().contains("bert"));
}

#[tokio::test]
async fn whoever_asks_more_seldom_than_the_grace_time_is_not_away() {
    let (house, _folder) = crate::house::tests::house().await;
    let wish = serde_json::json!({ "game": "chess", "public": true, "grace": 1 });
    let opened = house.open_table(&PersonRef::guest("anna", "Anna"), serde_json::from_value(wish).unwrap()).await;
    let table = opened.unwrap().table;
    let bert = Looker { person: Some(PersonRef::guest("bert", "Bert")), word: None, program: false };
    house.act(&table, &bert, Act::Sit { seat: None, salt: None }).await.unwrap();
    let (ask, asks) = mpsc::channel(8);
    let mut keeper = Keeper::new(table, house.0.clone(), asks, ask.downgrade());
    keeper.fresh().await.unwrap();
    let long_ago = Instant::now().checked_sub(Duration::from_secs(5)).expect("some time has passed since the start");
    keeper.seen.insert(Seat(1), long_ago);
    assert!(keeper.around().away.contains(Seat(1)), "nobody has heard of him");
    keeper.watchers.came_by("bert");
    assert!(!keeper.around().away.contains(Seat(1)), "the others are told that he is here");
}

#[tokio::test]
async fn a_hint_nobody_waits_for_is_given_up() {
    let (house, _folder) = crate::house::tests::house().await;
    let wish = serde_json::json!({ "game": "piquet", "pace": 0, "seats": ["me", { "bot": "book" }] });
    let anna = PersonRef::guest("anna", "Anna");
    let table = house.open_table(&anna, serde_json::from_value(wish).unwrap()).await.unwrap().table;
    let who = Looker { person: Some(anna), word: None, program: false };
    let offered = |room: &Room| Ok(room.table().is_some_and(|table| table.turn().awaited().contains(Seat(0))));
    until("a turn of Anna's", async || house.read(&table, Some(&who), offered).await == Ok(true)).await;
    let busy = all_heads(&house).await;
    for _ in 0..2 {
        // Whoever asked before has hung up: the table is not busy with his hint.
        let mut asked = Box::pin(house.hint(&table, &who, None));
        until("a hint that waits for a head", async || {
            assert!(futures_util::poll!(&mut asked).is_pending());
            house.0.thinkers.waiting() > 0
        })
        .await;
        drop(asked);
        until("a hint that is given up", async || house.0.thinkers.waiting() == 0).await;
    }
    drop(busy);
    house.hint(&table, &who, None).await.expect("a hint");
}

#[tokio::test]
async fn a_house_whose_clock_is_ahead_is_not_waited_for_longer_than_others() {
    let (house, _folder) = crate::house::tests::house().await;
    let mut keeper = keeper(&house).await;
    if let Some(room) = &mut keeper.room {
        room.changed = now() + 3_600_000;
    }
    assert!(!keeper.overdue(), "it is waited for");
    let rings = keeper.clocks.next().expect("a clock is set");
    assert!(rings <= Instant::now() + PATIENCE);
    keeper.heard = Instant::now().checked_sub(PATIENCE).expect("some time has passed since the start");
    assert!(keeper.overdue(), "but not for an hour");
}

#[tokio::test]
async fn bots_among_themselves_think_only_while_somebody_watches() {
    let (house, _folder) = crate::house::tests::house().await;
    let wish = serde_json::json!({ "game": "piquet", "pace": 0, "public": true, "options": { "parties": 200 },
        "seats": [{ "bot": "book" }, { "bot": "book" }] });
    let anna = PersonRef::guest("anna", "Anna");
    let table = house.open_table(&anna, serde_json::from_value(wish).unwrap()).await.unwrap().table;
    // The keeper of the house deals, and then it is the turn of a bot.
    let bots_turn = |room: &Room| Ok(matches!(room.due(), Due::Bots(..)));
    until("a turn of a bot", async || house.read(&table, None, bots_turn).await == Ok(true)).await;
    let (ask, asks) = mpsc::channel(8);
    let mut keeper = Keeper::new(table, house.0.clone(), asks, ask.downgrade());
    keeper.fresh().await.unwrap();
    keeper.drive().await;
    assert!(!keeper.bots.thinking(), "nobody watches");
    let (to, _told) = mpsc::channel(64);
    let who = Looker { person: None, word: None, program: false };
    keeper.answer(Ask::Watch(Watching { id: 1, who, seq: None, to, held: oneshot::channel().0 })).await;
    keeper.drive().await;
    assert!(keeper.bots.thinking(), "somebody watches");
    // He goes: what is being thought out is still played, and nothing after it.
    keeper.answer(Ask::Leave(1)).await;
    let thought = tokio::time::timeout(LONG, keeper.asks.recv()).await.expect("a thought in time");
    keeper.answer(thought.expect("a thought")).await;
    keeper.drive().await;
    assert!(!keeper.bots.thinking(), "nobody watches any more");
}

#[tokio::test]
async fn what_a_newer_house_wrote_is_not_looked_at_again_at_once() {
    let (house, folder) = crate::house::tests::house().await;
    let mut keeper = keeper(&house).await;
    let file = format!("sqlite://{}", folder.path().join("house.db").display());
    let pool = sqlx::AnyPool::connect(&file).await.unwrap();
    let newer = r#"{"v":1000,"deed":"danced"}"#;
    let write = "INSERT INTO log (table_id, seq, at, deed) SELECT table_id, MAX(seq) + 1, MAX(at), $2 FROM log
        WHERE table_id = $1 GROUP BY table_id";
    sqlx::query(write).bind(&keeper.id).bind(newer).execute(&pool).await.unwrap();
    pool.close().await;
    keeper.room = None;
    assert_eq!(keeper.fresh().await, Err(Refused::new(Kind::Unavailable, text!("room-newer-house"))));
    assert!(keeper.clocks.runs(Clock::Store), "nothing is driven until its clock has rung");
    let rests = keeper.clocks.next().expect("it will be looked at again");
    assert!(rests > Instant::now() + STORE_REST, "but not as soon as a store that is away");
}
