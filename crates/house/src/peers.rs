//! Other houses on the same store: each tells the others where a table stands and who is there, through NATS. Nothing
//! depends on it: who is not told looks into the store a little later.

use crate::house::Inner;
use crate::keeper::Ask;
use crate::store::address;
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use spadille_core::{Text, text};
use std::sync::{Arc, Weak};

/// What houses tell each other.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
pub(crate) enum Told {
    /// A table is at this entry.
    Log { house: u64, table: String, seq: u64 },
    /// These people are at a table.
    Present { house: u64, table: String, people: Vec<String> },
    /// A session was ended.
    Session { house: u64, session: String },
}

const SUBJECT: &str = "spadille.houses";

/// The line to the other houses.
#[derive(Clone)]
pub(crate) struct Peers {
    client: async_nats::Client,
}

impl Peers {
    /// Opens the line. If nobody answers yet, it goes on trying by itself.
    pub async fn connect(url: &str) -> Result<Peers, Text> {
        let options = async_nats::ConnectOptions::new().retry_on_initial_connect().name("spadille");
        let shut = |why: String| text!("house-nats-shut", place = address(url), why = why);
        Ok(Peers { client: options.connect(url).await.map_err(|error| shut(error.to_string()))? })
    }

    /// Tells the others, without waiting for it.
    pub fn tell(&self, told: &Told) {
        let Ok(words) = serde_json::to_vec(told) else { return };
        let client = self.client.clone();
        tokio::spawn(async move {
            let _ = client.publish(SUBJECT, words.into()).await;
        });
    }

    /// Listens until the house is closed.
    pub fn listen(&self, house: Weak<Inner>) {
        let client = self.client.clone();
        tokio::spawn(async move {
            let Ok(mut words) = client.subscribe(SUBJECT).await else { return };
            while let Some(message) = words.next().await {
                let Some(house) = house.upgrade() else { return };
                if let Ok(told) = serde_json::from_slice(&message.payload) {
                    hear(&house, told);
                }
            }
        });
    }
}

fn hear(house: &Arc<Inner>, told: Told) {
    match told {
        Told::Log { house: other, table, seq } if other != house.number => house.mention(&table, Ask::Elsewhere(seq)),
        Told::Present { house: other, table, people } if other != house.number => {
            house.mention(&table, Ask::Present(other, people));
        }
        Told::Session { house: other, session } if other != house.number => {
            let _ = house.ended_sessions.send(session);
        }
        _ => {}
    }
}
