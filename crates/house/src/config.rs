//! How a house is set up.

use crate::store::Store;
use spadille_core::{Text, text};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How a house is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The file of the embedded store.
    pub data: PathBuf,
    /// A PostgreSQL shared by several houses, instead of the file.
    pub database: Option<String>,
    /// The NATS through which houses tell each other news.
    pub nats: Option<String>,
    /// Whether browsers come over https, so that cookies are sent over nothing else.
    pub secure: bool,
    /// Whether a proxy stands before the door and says who comes (`X-Forwarded-For`).
    pub proxied: bool,
    /// Whether whoever comes anew is dealt the same tables again. Only for trying and showing a house on its own machine.
    pub rehearsal: bool,
    /// How much anybody may ask.
    pub limits: Limits,
}

/// How much anybody may ask.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests a second from one address, on average; five seconds' worth at once.
    pub per_address: u32,
    /// Acts a second of one person.
    pub per_person: u32,
    /// Guests, accounts and logins a minute from one address.
    pub doors: u32,
    /// Connections at the same time.
    pub connections: usize,
    /// The largest body or message, in bytes.
    pub message: usize,
    /// Connections at the same time from one address.
    pub from_one: usize,
    /// Logins a minute into one account.
    pub logins: u32,
    /// Matches an hour that one person may play on from others: each writes down again what it begins with.
    pub forks: u32,
    /// Tables a guest may have open at once.
    pub tables_of_guest: usize,
    /// Tables somebody with an account may have open at once.
    pub tables: usize,
    /// Seconds after which a table that waits in vain is given up.
    pub waiting: u32,
    /// How often the house looks around for tables that wait in vain or whose house has gone away.
    pub rounds: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            per_address: 60,
            per_person: 20,
            doors: 30,
            connections: 10_000,
            message: 64 * 1024,
            from_one: 200,
            logins: 10,
            forks: 60,
            tables_of_guest: 12,
            tables: 60,
            waiting: 7 * 24 * 3600,
            rounds: Duration::from_secs(15),
        }
    }
}

impl Config {
    /// Known deals are no fair ones: nobody from outside may come to a rehearsal.
    pub(crate) fn check(&self) -> Result<(), Text> {
        let others_could_come = self.proxied || !self.listen.ip().is_loopback();
        if self.rehearsal && others_could_come { Err(text!("house-rehearsal-alone")) } else { Ok(()) }
    }

    pub(crate) async fn open_store(&self) -> Result<Store, Text> {
        match &self.database {
            Some(url) => Store::open(url).await,
            None => Store::open_file(&self.data).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(listen: &str) -> Config {
        Config {
            listen: listen.parse().unwrap(),
            data: PathBuf::new(),
            database: None,
            nats: None,
            secure: false,
            proxied: false,
            rehearsal: true,
            limits: Limits::default(),
        }
    }

    #[test]
    fn nobody_from_outside_comes_to_a_rehearsal() {
        let here = config("127.0.0.1:1782");
        assert!(here.check().is_ok());
        assert!(Config { proxied: true, ..here.clone() }.check().is_err());
        assert!(config("0.0.0.0:1782").check().is_err());
        assert!(Config { rehearsal: false, ..config("0.0.0.0:1782") }.check().is_ok());
    }
}
