//! A store that is damaged, full, gone or another's: the house says so in a sentence, and nothing is dropped.

use crate::common::{
    Books, TestHouse, Visitor, by_one_house, comes, every_house_with, generous, in_english, on_every_store,
};
use serde_json::{Value, json};
use spadille_house::{Config, Limits};

/// A house in a folder of its own.
fn config(folder: &std::path::Path) -> Config {
    Config {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.join("house.sqlite"),
        database: None,
        nats: None,
        secure: false,
        proxied: false,
        rehearsal: false,
        limits: generous(),
    }
}

#[test]
fn the_folder_is_its_owners_alone_and_holds_one_house() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let parent = tempfile::tempdir().unwrap();
        // Signs that mean something in an address mean nothing in a folder's name.
        let folder = parent.path().join("50 % off? #1");
        let serve = |config: Config| spadille_house::http::serve(config, std::future::pending());
        let first = serve(config(&folder)).await.expect("the first house opens");
        assert!(folder.join("house.sqlite").exists());
        let second = in_english(&serve(config(&folder)).await.err().expect("the second does not"));
        assert!(second.contains("another house"), "{second}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
            assert_eq!(mode(&folder), 0o700);
            for file in std::fs::read_dir(&folder).unwrap() {
                let path = file.unwrap().path();
                assert_eq!(mode(&path), 0o600, "{}", path.display());
            }
        }
        drop(first);
    });
}

#[test]
fn a_damaged_store_is_told_in_a_sentence_and_nothing_is_dropped() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("house.sqlite");
        let house = TestHouse::plain(generous()).await;
        let anna = house.guest("Anna").await;
        for _ in 0..3 {
            anna.open(&json!({ "game": "chess" })).await;
        }
        // As a crash leaves it: the journal beside the file, not yet taken in.
        let Books::Sqlite(books) = &house.books else { unreachable!("a file") };
        for name in ["house.sqlite", "house.sqlite-wal"] {
            std::fs::copy(books.path().join(name), folder.path().join(name)).unwrap();
        }
        house.close().await;
        let journal = folder.path().join("house.sqlite-wal");
        let whole = std::fs::read(&journal).unwrap();
        assert!(whole.len() > 20_000, "there is something in the journal");
        let open = async || spadille_house::http::serve(config(folder.path()), async {}).await;
        let mut bent = whole.clone();
        bent[whole.len() / 3] ^= 0xff;
        std::fs::write(&journal, &bent).unwrap();
        let why = in_english(&open().await.err().expect("damage is not passed over"));
        assert!(why.contains("journal") && why.contains("damaged"), "{why}");
        assert_eq!(std::fs::read(&journal).unwrap(), bent, "nothing was thrown away");
        // An end that was torn off in a crash is no damage.
        std::fs::write(&journal, &whole[..whole.len() - 100]).unwrap();
        open().await.expect("a torn end is what a crash leaves").closed().await;
        std::fs::write(&path, b"this is not a database at all, whatever its name may say ......").unwrap();
        let why = in_english(&open().await.err().expect("no database"));
        assert!(why.contains("damaged"), "{why}");
    });
}

/// Overwrites the first page of the log in place, as a bad disk would; everything else of the store can still be read and written.
/// Tells the file.
async fn spoil_the_log(house: &TestHouse) -> std::path::PathBuf {
    use std::io::{Seek as _, Write as _};
    let pool = house.pool().await;
    let number = async |query: &str| sqlx::query_as::<_, (i64,)>(query).fetch_one(&pool).await.unwrap().0 as u64;
    let size = number("PRAGMA page_size").await;
    let pages = [
        number("SELECT rootpage FROM sqlite_master WHERE type = 'table' AND name = 'log'").await,
        number("SELECT rootpage FROM sqlite_master WHERE type = 'index' AND tbl_name = 'log'").await,
    ];
    // Nothing of it may stand in the journal.
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pool).await.unwrap();
    let Books::Sqlite(books) = &house.books else { unreachable!("a file") };
    let path = books.path().join("house.sqlite");
    let mut file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    for page in pages {
        file.seek(std::io::SeekFrom::Start((page - 1) * size)).unwrap();
        file.write_all(&vec![0xa5; size as usize]).unwrap();
    }
    // Whoever has read it before forgets what he knows when another writes.
    sqlx::query("UPDATE pulse SET at = at + 1").execute(&pool).await.unwrap();
    pool.close().await;
    path
}

/// A copy of a house's file and of its journal, which nobody else has open.
fn copied(folder: &std::path::Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for name in ["house.sqlite", "house.sqlite-wal"] {
        match std::fs::copy(folder.join(name), copy.path().join(name)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => panic!("{name}: {error}"),
            _ => {}
        }
    }
    copy
}

#[test]
fn damage_that_shows_while_the_house_is_open_is_told() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        for by_reading in [true, false] {
            let house = TestHouse::plain(generous()).await;
            let anna = house.guest("Anna").await;
            let (table, _) = anna.open(&json!({ "game": "chess" })).await;
            let house = house.reopen().await;
            let anna = anna.at(house.address);
            if !by_reading {
                anna.view(&table).await;
            }
            let path = spoil_the_log(&house).await;
            let path_of = format!("/api/tables/{table}");
            if by_reading {
                anna.get(&path_of).await.refused(503);
            } else {
                let say = json!({ "act": "say", "text": "Is it written down?" });
                anna.post(&format!("{path_of}/acts"), &say).await.refused(503);
            }
            let health = anna.get("/healthz").await.expect(503);
            assert_eq!(health["status"], "the database is damaged", "by reading: {by_reading}");
            let _books = house.books.clone();
            house.close().await;
            // Nor is such a store opened again, and it is left as it was found. We look at a copy: a line that was just being opened when
            // the house closed is shut a moment later, and writes what the journal holds into the file.
            let folder = copied(path.parent().unwrap());
            let copy = folder.path().join("house.sqlite");
            let before = std::fs::read(&copy).unwrap();
            let open = spadille_house::http::serve(config(folder.path()), async {}).await;
            let why = in_english(&open.err().expect("damage is not passed over"));
            assert!(why.contains("the database is damaged"), "{why}");
            assert!(std::fs::read(&copy).unwrap() == before, "nothing was written into it");
        }
    });
}

#[test]
fn a_house_whose_file_is_gone_says_so() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let house = TestHouse::plain(generous()).await;
        let stranger = Visitor::stranger(house.address);
        stranger.get("/healthz").await.expect(200);
        let Books::Sqlite(books) = &house.books else { unreachable!("a file") };
        std::fs::remove_file(books.path().join("house.sqlite")).unwrap();
        let health = stranger.get("/healthz").await.expect(503);
        assert_eq!(health["status"], "the file of the store is gone");
        house.close().await;
    });
}

#[test]
fn a_house_that_cannot_write_says_so() {
    on_every_store(async |house| {
        let stranger = Visitor::stranger(house.address);
        assert_eq!(stranger.get("/healthz").await.expect(200)["status"], "ok");
        let pool = house.pool().await;
        sqlx::query("DROP TABLE pulse").execute(&pool).await.unwrap();
        pool.close().await;
        let health = stranger.get("/healthz").await.expect(503);
        assert!(health["status"].as_str().is_some_and(|why| why.starts_with("the ")), "{health}");
    });
}

#[test]
fn an_older_house_does_not_open_the_store_of_a_newer_one() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let pool = house.pool().await;
        // A newer house has brought the store up to date while this one is open.
        sqlx::query(
            "INSERT INTO _sqlx_migrations (version, description, installed_on, success, checksum, execution_time)
             SELECT version + 1000, description, installed_on, success, checksum, execution_time
             FROM _sqlx_migrations WHERE version = 1",
        )
        .execute(&pool)
        .await
        .unwrap();
        pool.close().await;
        // Until it is closed it goes on.
        anna.open(&json!({ "game": "chess" })).await;
        let why = in_english(&house.reopens().await.expect_err("it does not open again"));
        assert!(why.contains("the store is of a newer house"), "{why}");
    });
}

#[test]
fn a_line_that_cannot_be_read_does_not_shut_the_lobby() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
        let (odd, _) = anna.open(&json!({ "game": "chess", "public": true })).await;
        let pool = house.pool().await;
        let newer = json!({ "id": odd, "form": "of a newer house" }).to_string();
        sqlx::query("UPDATE tables SET line = $1, status = 'playing' WHERE id = $2")
            .bind(newer)
            .bind(&odd)
            .execute(&pool)
            .await
            .unwrap();
        pool.close().await;
        for path in ["/api/tables", "/api/tables?mine=true"] {
            let page = anna.get(path).await.expect(200);
            let ids: Vec<&str> = page["tables"].as_array().unwrap().iter().filter_map(|t| t["id"].as_str()).collect();
            assert_eq!(ids, [table.as_str()], "{path}");
        }
        anna.get(&format!("/api/people/{}", anna.id)).await.expect(200);
        // Nor does it keep anybody from another table.
        anna.open(&json!({ "game": "chess" })).await;
    });
}

#[test]
fn a_table_that_a_newer_house_keeps_is_left_to_it() {
    on_every_store(async |house| {
        let anna = house.guest("Anna").await;
        let wish = json!({ "game": "chess", "public": true });
        let (table, _) = anna.open(&wish).await;
        let (other, _) = anna.open(&wish).await;
        // A newer house has gone on with it, and this one is opened again.
        let pool = house.pool().await;
        let newer = r#"{"v":1000,"deed":"danced"}"#;
        let write = "INSERT INTO log (table_id, seq, at, deed) SELECT table_id, MAX(seq) + 1, MAX(at), $2 FROM log
            WHERE table_id = $1 GROUP BY table_id";
        sqlx::query(write).bind(&table).bind(newer).execute(&pool).await.unwrap();
        pool.close().await;
        let entries = house.entries(&table).await;
        let house = house.reopen().await;
        let anna = anna.at(house.address);
        let is_left = |problem: &Value| {
            assert!(problem["reason"]["en"].as_str().is_some_and(|why| why.contains("newer house")), "{problem}");
        };
        let path = format!("/api/tables/{table}");
        for _ in 0..2 {
            for asked in ["", "/items", "/news?since=1", "/record"] {
                is_left(&anna.get(&format!("{path}{asked}")).await.refused(503));
            }
            for act in [json!({ "act": "say", "text": "Is anybody here?" }), json!({ "act": "close" })] {
                is_left(&anna.act(&table, &act).await.refused(503));
            }
        }
        assert_eq!(anna.watch(&table, "", &[]).await.err().map(|status| status.as_u16()), Some(503));
        assert_eq!(house.entries(&table).await, entries, "nothing is written after what cannot be read");
        // The others are kept as ever, and the lobby shows them all.
        anna.act(&other, &json!({ "act": "say", "text": "Here I am" })).await.expect(200);
        anna.act(&other, &json!({ "act": "close" })).await.expect(200);
        let mine = anna.get("/api/tables?mine=true").await.expect(200);
        assert_eq!(mine["tables"][0]["id"], json!(table));
        house.close().await;
    });
}

#[test]
fn a_table_whose_line_cannot_be_read_is_counted_all_the_same() {
    every_house_with(Limits { tables_of_guest: 2, ..generous() }, async |house| {
        let anna = house.guest("Anna").await;
        let wish = json!({ "game": "chess" });
        for _ in 0..2 {
            anna.open(&wish).await;
        }
        let pool = house.pool().await;
        sqlx::query("UPDATE tables SET line = '{}'").execute(&pool).await.unwrap();
        pool.close().await;
        anna.post("/api/tables", &wish).await.refused(429);
    });
}

#[test]
fn a_database_that_falls_silent_is_not_waited_for() {
    by_one_house(async |house| {
        if matches!(house.books, Books::Sqlite(_)) {
            return; // a file does not fall silent
        }
        let anna = house.guest("Anna").await;
        let (table, _) = anna.open(&json!({ "game": "chess" })).await;
        let (say, act) = (json!({ "act": "say", "text": "Is anybody here?" }), format!("/api/tables/{table}/acts"));
        // Somebody holds what the house wants to write into, and does not let it go.
        let pool = house.pool().await;
        let mut holds = pool.begin().await.unwrap();
        sqlx::query("LOCK TABLE log, pulse IN ACCESS EXCLUSIVE MODE").execute(&mut *holds).await.unwrap();
        let (health, said) = tokio::join!(anna.get("/healthz"), anna.post(&act, &say));
        health.expect(503);
        said.refused(503);
        holds.rollback().await.unwrap();
        pool.close().await;
        comes("a house that goes on", async || (anna.post(&act, &say).await.status == 200).then_some(())).await;
        anna.get("/healthz").await.expect(200);
    });
}
