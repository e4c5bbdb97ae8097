//! What the tests of the house share: a house in this process on every store there is, and a visitor for it.
#![allow(dead_code, missing_docs, clippy::unwrap_used, clippy::expect_used)]

pub mod client;

pub use client::*;

use spadille_core::Text;
use spadille_house::http::{Serving, serve};
use spadille_house::{Config, Limits};
use sqlx::{AnyConnection, AnyPool, Connection as _};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

/// Where a house keeps its books.
#[derive(Clone)]
pub enum Books {
    Sqlite(Arc<tempfile::TempDir>),
    /// The URL of the server and the name of the test's own database on it.
    Postgres(String, String),
}

impl Books {
    fn sqlite() -> Books {
        Books::Sqlite(Arc::new(tempfile::tempdir().expect("a folder")))
    }

    async fn postgres(server: &str) -> Books {
        sqlx::any::install_default_drivers();
        let name = format!("house_{}", spadille_house::porter::random_word(8));
        let mut connection = AnyConnection::connect(server).await.expect("the PostgreSQL of the tests");
        sqlx::query(&format!("CREATE DATABASE {name}")).execute(&mut connection).await.expect("a database");
        Books::Postgres(server.to_owned(), name)
    }

    /// The URL of the store.
    pub fn url(&self) -> String {
        match self {
            Books::Sqlite(folder) => format!("sqlite://{}", folder.path().join("house.sqlite").display()),
            Books::Postgres(server, name) => database(server, name),
        }
    }

    async fn burn(self) {
        if let Books::Postgres(server, name) = self
            && let Ok(mut connection) = AnyConnection::connect(&server).await
        {
            let _ = sqlx::query(&format!("DROP DATABASE {name} WITH (FORCE)")).execute(&mut connection).await;
        }
    }
}

/// The URL of another database on the same server.
pub fn database(server: &str, name: &str) -> String {
    let (before, query) = server.split_once('?').map_or((server, String::new()), |(b, q)| (b, format!("?{q}")));
    let host = before.rfind('/').filter(|at| !before[..*at].ends_with('/')).map_or(before, |at| &before[..at]);
    format!("{host}/{name}{query}")
}

/// A house that is open, and its books.
pub struct TestHouse {
    pub address: SocketAddr,
    pub books: Books,
    config: Config,
    end: oneshot::Sender<()>,
    serving: Serving,
    /// Another house on the same books, where every second visitor comes to.
    second: Option<Box<TestHouse>>,
}

/// So generous that nobody is turned away by accident.
pub fn generous() -> Limits {
    Limits {
        per_address: 100_000,
        per_person: 100_000,
        doors: 100_000,
        logins: 100_000,
        forks: 100_000,
        tables_of_guest: 60,
        ..Limits::default()
    }
}

/// How a house on these books is set up.
fn config(books: &Books, limits: Limits) -> Config {
    let data = match books {
        Books::Sqlite(folder) => folder.path().join("house.sqlite"),
        Books::Postgres(..) => "unused".into(),
    };
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data,
        database: matches!(books, Books::Postgres(..)).then(|| books.url()),
        nats: None,
        secure: false,
        proxied: false,
        rehearsal: false,
        limits,
    }
}

impl TestHouse {
    async fn open(books: Books, limits: Limits) -> TestHouse {
        let config = config(&books, limits);
        TestHouse::begin(books, config).await
    }

    async fn begin(books: Books, config: Config) -> TestHouse {
        let (end, ended) = oneshot::channel();
        let until = async move {
            let _ = ended.await;
        };
        let serving = serve(config.clone(), until).await.expect("the house opens");
        TestHouse { address: serving.address, books, config, end, serving, second: None }
    }

    /// Two houses on the same books, behind one address: every connection goes to the other one than the last.
    async fn begin_two(books: Books, config: Config) -> TestHouse {
        let one = TestHouse::begin(books.clone(), config.clone()).await;
        let two = TestHouse::begin(books, config).await;
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a door");
        let address = listener.local_addr().expect("an address");
        let houses = [one.address, two.address];
        tokio::spawn(async move {
            for house in houses.into_iter().cycle() {
                let Ok((mut visitor, _)) = listener.accept().await else { return };
                tokio::spawn(async move {
                    if let Ok(mut house) = TcpStream::connect(house).await {
                        let _ = tokio::io::copy_bidirectional(&mut visitor, &mut house).await;
                    }
                });
            }
        });
        TestHouse { address, second: Some(Box::new(two)), ..one }
    }

    /// A house on SQLite for what does not touch the store.
    pub async fn plain(limits: Limits) -> TestHouse {
        TestHouse::open(Books::sqlite(), limits).await
    }

    /// The same behind a proxy that says who comes.
    pub async fn proxied(limits: Limits) -> TestHouse {
        let books = Books::sqlite();
        TestHouse::begin(books.clone(), Config { proxied: true, ..config(&books, limits) }).await
    }

    pub async fn guest(&self, name: &str) -> Visitor {
        Visitor::guest(self.address, name).await
    }

    /// The store, looked at from outside.
    pub async fn pool(&self) -> AnyPool {
        sqlx::any::install_default_drivers();
        AnyPool::connect(&self.books.url()).await.expect("the store")
    }

    /// How many entries the log of a table has.
    pub async fn entries(&self, table: &str) -> i64 {
        let pool = self.pool().await;
        let count: (i64,) = sqlx::query_as("SELECT COUNT(*) FROM log WHERE table_id = $1")
            .bind(table)
            .fetch_one(&pool)
            .await
            .expect("a count");
        pool.close().await;
        count.0
    }

    /// Closes the house and opens it again on the same books.
    pub async fn reopen(self) -> TestHouse {
        let (books, config, two) = (self.books.clone(), self.config.clone(), self.second.is_some());
        self.close().await;
        if two { TestHouse::begin_two(books, config).await } else { TestHouse::begin(books, config).await }
    }

    /// Closes the house and tries to open it again on the same books; why not, where that fails.
    pub async fn reopens(self) -> Result<(), Text> {
        // The folder lives as long as its books.
        let (_books, config) = (self.books.clone(), self.config.clone());
        self.close().await;
        serve(config, async {}).await?.closed().await;
        Ok(())
    }

    /// Another house on the same books.
    pub async fn beside(&self) -> TestHouse {
        TestHouse::begin(self.books.clone(), self.config.clone()).await
    }

    /// Closes the house and waits until it is closed.
    pub async fn close(self) {
        if let Some(second) = self.second {
            let _ = second.end.send(());
            second.serving.closed().await;
        }
        let _ = self.end.send(());
        self.serving.closed().await;
    }
}

/// A sentence of the house in English.
pub fn in_english(text: &Text) -> String {
    spadille_table::Voices::house().say(text, &[]).en.plain()
}

/// Runs a test on SQLite and, where there are these, on PostgreSQL and on two houses that share a PostgreSQL and a NATS.
pub fn on_every_store(test: impl AsyncFn(TestHouse)) {
    every_house_with(generous(), test);
}

/// The same with the limits of one's choice.
pub fn every_house_with(limits: Limits, test: impl AsyncFn(TestHouse)) {
    by_one_house_with(limits, &test);
    runtime().block_on(async {
        let (Some(server), Some(nats)) = (service("SPADILLE_TEST_POSTGRES"), service("SPADILLE_TEST_NATS")) else {
            return;
        };
        let books = Books::postgres(&server).await;
        let config = Config { nats: Some(nats), ..config(&books, limits) };
        test(TestHouse::begin_two(books.clone(), config).await).await;
        books.burn().await;
    });
}

/// Runs a test on every store, by one house each. Two houses know of each other's doings a moment later, and whoever comes back to the
/// other one may be told anew what he has heard: where that would be looked at, and where nothing is to be learned from a second house.
pub fn by_one_house(test: impl AsyncFn(TestHouse)) {
    by_one_house_with(generous(), test);
}

/// The same with the limits of one's choice, which each house counts for itself.
pub fn by_one_house_with(limits: Limits, test: impl AsyncFn(TestHouse)) {
    runtime().block_on(async {
        test(TestHouse::open(Books::sqlite(), limits).await).await;
        if let Some(server) = service("SPADILLE_TEST_POSTGRES") {
            let books = Books::postgres(&server).await;
            test(TestHouse::open(books.clone(), limits).await).await;
            books.burn().await;
        }
    });
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
}

/// A service named in the environment; where everything is to be tested it must be.
fn service(name: &str) -> Option<String> {
    let found = std::env::var(name).ok().filter(|url| !url.is_empty());
    let all = std::env::var_os("SPADILLE_TEST_ALL").is_some();
    assert!(found.is_some() || !all, "{name} is not set, and everything is to be tested");
    found
}
