//! Opening tables: new ones, those that follow others, and those that play on from a match that is over.

use crate::house::House;
use crate::keeper::{Ask, Looker};
use crate::porter;
use crate::store::{Append, AppendError, now};
use crate::views::Views as _;
use crate::wire::{ForkWish, NewTable, Opened, PersonRef, SeatWish};
use serde_json::{Map, Value};
use spadille_bots::BotKind;
use spadille_core::{Record, Seat, text};
use spadille_table::{Charter, Deed, Entry, Kind, Refused, Room, bot_kind};
use std::time::Duration;

/// The most steps a match that is played on may begin with.
const MOST_GIVEN: usize = 5_000;
/// How long a bot takes for a move when nothing else was agreed on.
const PACE: u32 = 600;

/// After so many seconds a bot may stand in at a rated table, when nothing else was agreed on.
const RATED_GRACE: u32 = 3 * 24 * 3600;

impl House {
    /// Opens a table.
    ///
    /// # Errors
    /// Says what about it is impossible.
    pub async fn open_table(&self, host: &PersonRef, wish: NewTable) -> Result<Opened, Refused> {
        let table = spadille_catalogue::open(&wish.game, wish.preset.as_deref(), &wish.options, &[]);
        let table = table.map_err(|error| Refused::impossible_said(error.sentence))?;
        let seats = table.seats();
        let wishes = match wish.seats.len() {
            0 => Seat::all(seats).map(|s| if s.0 == 0 { SeatWish::Me } else { SeatWish::Open }).collect(),
            n if n == usize::from(seats) => wish.seats,
            n => return Err(Refused::new(Kind::Impossible, text!("room-wrong-seats", given = n, wanted = seats))),
        };
        if wishes.iter().filter(|w| **w == SeatWish::Me).count() > 1 {
            return Err(Refused::new(Kind::Impossible, text!("room-two-seats")));
        }
        let Value::Object(options) = table.options() else { return Err(Refused::unavailable()) };
        crate::lengths::has_an_end(&options)?;
        let charter = Charter {
            game: table.game().to_owned(),
            preset: wish.preset,
            options,
            seats,
            public: wish.public,
            rated: wish.rated,
            // Whoever walks away from a rated match does not stop it for ever.
            grace: wish.grace.map(|s| s.clamp(1, 7 * 24 * 3600)).or(wish.rated.then_some(RATED_GRACE)),
            pace: wish.pace.unwrap_or(PACE).min(10_000),
            host: host.clone(),
            invitation: porter::random_word(16),
            seed: self.0.seeds.next(host, table.game()),
            kept: Vec::new(),
            given: Vec::new(),
            forked: None,
            more: Map::new(),
        };
        self.set_up(porter::random_word(9), charter, &wishes, wish.salted).await
    }

    /// Plays on from some step of a finished match, against bots.
    ///
    /// # Errors
    /// Says why that is not possible.
    pub(crate) async fn fork(&self, table: &str, who: &Looker, wish: ForkWish) -> Result<Opened, Refused> {
        let host = who.person.as_ref().ok_or_else(Refused::nobody)?;
        let record: Record = self.read(table, Some(who), record).await?;
        only_so_long(record.steps.len().min(wish.step as usize))?;
        let seats = u8::try_from(record.header.seats.len()).unwrap_or(0);
        if wish.seat.0 >= seats {
            return Err(Refused::not_found());
        }
        let kind = bot_kind(wish.bot.as_deref().unwrap_or("book"))?;
        let wishes: Vec<SeatWish> = Seat::all(seats)
            .map(|s| if s == wish.seat { SeatWish::Me } else { SeatWish::Bot(kind.to_string()) })
            .collect();
        let charter = Charter {
            game: record.header.game.clone(),
            preset: None,
            options: record.header.options.clone(),
            seats,
            public: false,
            rated: false,
            grace: None,
            pace: PACE,
            host: host.clone(),
            invitation: porter::random_word(16),
            seed: self.0.seeds.next(host, &record.header.game),
            kept: Vec::new(),
            given: record.fork(wish.step as usize).steps,
            forked: Some(table.to_owned()),
            more: Map::new(),
        };
        self.set_up(porter::random_word(9), charter, &wishes, wish.salted).await
    }

    /// The table that follows another: the same people and rules, everybody one seat further. It is opened if it is not there yet.
    pub(crate) async fn rematch(
        &self,
        table: &str,
        host: &PersonRef,
        salted: bool,
        named: Option<String>,
    ) -> Result<String, Refused> {
        if let Some(next) = &named
            && self.is_there(next).await?
        {
            return Ok(next.clone());
        }
        let company = |room: &Room| Ok((room.charter.clone(), room.chairs.clone()));
        let (charter, chairs) = self.read(table, None, company).await?;
        let before = |seat: Seat| &chairs[(seat.index() + chairs.len() - 1) % chairs.len()];
        let wishes: Vec<SeatWish> = Seat::all(charter.seats)
            .map(|seat| match before(seat) {
                chair if chair.person.as_ref().is_some_and(|p| p.id == host.id) => SeatWish::Me,
                chair if chair.person.is_some() => SeatWish::Open,
                chair => SeatWish::Bot(chair.bot.unwrap_or(BotKind::Book).to_string()),
            })
            .collect();
        let kept = Seat::all(charter.seats).map(|seat| before(seat).person.clone()).collect();
        let charter = Charter {
            host: host.clone(),
            invitation: porter::random_word(16),
            seed: self.0.seeds.next(host, &charter.game),
            kept,
            given: Vec::new(),
            forked: None,
            ..charter
        };
        let next = match named {
            // Whoever named it could not set it up: it is set up now.
            Some(next) => next,
            None => {
                self.may_open(host).await?;
                // The name of the next table is written first: of several who ask at once only one sets it up.
                let id = porter::random_word(9);
                let next = self.ask(table, |reply| Ask::Follow(id.clone(), reply)).await?;
                for _ in 0..if next == id { 0 } else { 40 } {
                    if self.is_there(&next).await? {
                        return Ok(next);
                    }
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                next
            }
        };
        match self.set_up(next.clone(), charter, &wishes, salted).await {
            Ok(_) => Ok(next),
            // Somebody else has set it up meanwhile.
            Err(refused) if refused.kind == Kind::Conflict => Ok(next),
            Err(refused) => Err(refused),
        }
    }

    /// Whether there is such a table.
    async fn is_there(&self, table: &str) -> Result<bool, Refused> {
        match self.read(table, None, |_| Ok(())).await {
            Ok(()) => Ok(true),
            Err(refused) if refused.kind == Kind::NotFound => Ok(false),
            Err(refused) => Err(refused),
        }
    }

    /// How many tables somebody may have open at once.
    fn most_tables(&self, host: &PersonRef) -> usize {
        let limits = &self.0.config.limits;
        if host.account { limits.tables } else { limits.tables_of_guest }
    }

    /// Whether somebody may open one more table; the store looks again when it is written.
    async fn may_open(&self, host: &PersonRef) -> Result<(), Refused> {
        let open = self.0.store.count_of(&host.id).await.map_err(|_| Refused::unavailable())?;
        if open < self.most_tables(host) { Ok(()) } else { Err(self.too_many_tables(host)) }
    }

    fn too_many_tables(&self, host: &PersonRef) -> Refused {
        Refused::new(Kind::TooMany, text!("room-too-many-tables", most = self.most_tables(host)))
    }

    async fn set_up(&self, id: String, charter: Charter, wishes: &[SeatWish], salted: bool) -> Result<Opened, Refused> {
        let host = charter.host.clone();
        let invitation = charter.invitation.clone();
        let commitment = charter.seed.commitment();
        let mut deeds = vec![Deed::Opened { charter: Box::new(charter) }];
        for (seat, wish) in (0..).map(Seat).zip(wishes) {
            match wish {
                SeatWish::Open => {}
                SeatWish::Me => {
                    deeds.push(Deed::Sat { seat, person: host.clone(), salt: String::new(), owes: salted });
                }
                SeatWish::Bot(kind) => deeds.push(Deed::BotSat { seat, kind: bot_kind(kind)?, stand_in: false }),
            }
        }
        let at = now();
        let entries: Vec<Entry> = deeds.into_iter().zip(1..).map(|(deed, seq)| Entry { seq, at, deed }).collect();
        let room = Room::read(&id, &entries).ok().flatten().ok_or_else(Refused::unavailable)?;
        let opens = Some(self.most_tables(&host));
        let append =
            Append { table: id.clone(), entries, line: room.table_line(), due: room.is_due(), finish: None, opens };
        self.0.store.append(append).await.map_err(|error| match error {
            AppendError::Conflict => Refused::conflict(text!("room-moved-on")),
            AppendError::TooMany => self.too_many_tables(&host),
            AppendError::Unavailable(why) => {
                tracing::warn!(why, "a table could not be opened");
                Refused::unavailable()
            }
            AppendError::Impossible => Refused::unavailable(),
        })?;
        metrics::counter!("spadille_tables_opened_total").increment(1);
        let _ = self.keeper(&id).send(Ask::Opened).await;
        Ok(Opened { table: id, invitation, commitment })
    }
}

/// Whether a match may begin with so many steps: they are written down once more, and kept in memory.
fn only_so_long(given: usize) -> Result<(), Refused> {
    let too_long = || Refused::impossible(text!("room-fork-too-long", most = MOST_GIVEN));
    if given <= MOST_GIVEN { Ok(()) } else { Err(too_long()) }
}

/// The record of a match that is over.
pub(crate) fn record(room: &Room) -> Result<Record, Refused> {
    room.record().ok_or_else(|| Refused::conflict(text!("room-record-later")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_short_beginning_is_written_down_once_more() {
        assert!(only_so_long(0).is_ok() && only_so_long(MOST_GIVEN).is_ok());
        let refused = only_so_long(MOST_GIVEN + 1).expect_err("one more is too many");
        assert_eq!(refused.kind, Kind::Impossible);
    }
}
