//! Live connections: a WebSocket for one person at one table.

use super::caller::Caller;
use super::rates::Here;
use super::serve::Place;
use super::tables::Invited;
use super::{Door, Query, Told};
use crate::keeper::{Ask, Looker, Outgoing, Watching};
use crate::wire::{Frame, Message, Problem};
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message as Socket, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use metrics::gauge;
use spadille_core::text;
use spadille_table::{Kind, Refused};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{Instant, timeout};

/// How many frames may wait for somebody who reads slowly.
const WAITING: usize = 32;
/// What a connection reads and writes at once. It is held as long as the connection, and most are silent.
const BUFFER: usize = 4 * 1024;
/// A frame that cannot be handed over in this time ends the connection.
const HANDED_OVER: Duration = Duration::from_secs(10);
/// How long to wait for the greeting.
const GREETING: Duration = Duration::from_secs(10);
/// How often a silent connection is asked whether anybody is there, and when it is given up.
const PULSE: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(70);

/// Watches and plays at a table.
pub(crate) async fn live(
    State(door): State<Door>,
    caller: Caller,
    Path(table): Path<String>,
    Query(invited): Query<Invited>,
    Extension(place): Extension<Place>,
    Extension(here): Extension<Here>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Told> {
    let who = Looker { person: caller.person(), word: invited.i, program: invited.view };
    door.house.read(&table, Some(&who), |_| Ok(())).await?;
    let session = caller.0.map(|known| known.session);
    let most = door.house.0.config.limits.message;
    let upgrade =
        upgrade.max_message_size(most).max_frame_size(most).read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| async move {
        gauge!("spadille_live").increment(1.0);
        Connection::new(door, table, who, session).run(socket).await;
        // A live connection takes a place as long as it lives.
        drop((place, here));
        gauge!("spadille_live").decrement(1.0);
    }))
}

struct Connection {
    door: Door,
    table: String,
    who: Looker,
    session: Option<String>,
    id: u64,
}

impl Connection {
    fn new(door: Door, table: String, who: Looker, session: Option<String>) -> Connection {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Connection { door, table, who, session, id: NEXT.fetch_add(1, Ordering::Relaxed) }
    }

    async fn run(self, socket: WebSocket) {
        let (sink, mut stream) = socket.split();
        let (to, outgoing) = mpsc::channel(WAITING);
        let writer = tokio::spawn(write(sink, outgoing));
        // Whatever ends from here on is heard, be it before the greeting.
        let ended = self.door.house.0.ended_sessions.subscribe();
        if let Some(seq) = greeting(&mut stream).await {
            if self.session_is_over().await {
                last(&to, session_ended()).await;
            } else {
                self.watch(seq, &mut stream, &to, ended).await;
            }
        }
        drop(to);
        // The writer ends when nobody has anything to tell any more, or after a moment.
        let mut writer = writer;
        if timeout(Duration::from_secs(2), &mut writer).await.is_err() {
            writer.abort();
        }
    }

    /// Watches the table from an entry on, and listens.
    async fn watch(
        &self,
        seq: Option<u64>,
        stream: &mut SplitStream<WebSocket>,
        to: &mpsc::Sender<Outgoing>,
        ended: broadcast::Receiver<String>,
    ) {
        let (held, let_go) = oneshot::channel();
        let watching = Watching { id: self.id, who: self.who.clone(), seq, to: to.clone(), held };
        let keeper = self.door.house.keeper(&self.table);
        if keeper.send(Ask::Watch(watching)).await.is_ok() {
            self.listen(stream, to, ended, let_go).await;
            let _ = keeper.send(Ask::Leave(self.id)).await;
        }
    }

    /// Listens until the other end goes, falls silent, or is told to go.
    async fn listen(
        &self,
        stream: &mut SplitStream<WebSocket>,
        to: &mpsc::Sender<Outgoing>,
        mut ended: broadcast::Receiver<String>,
        mut let_go: oneshot::Receiver<()>,
    ) {
        let mut heard = Instant::now();
        let mut pulse = tokio::time::interval(PULSE);
        pulse.tick().await;
        let measure = self.door.rates.messages();
        loop {
            tokio::select! {
                message = stream.next() => match message {
                    Some(Ok(_)) if measure.check().is_err() => return last(to, Refused::too_many()).await,
                    Some(Ok(Socket::Text(words))) => {
                        heard = Instant::now();
                        if !self.hear(words.as_str(), to).await {
                            return;
                        }
                    }
                    Some(Ok(Socket::Ping(_) | Socket::Pong(_))) => heard = Instant::now(),
                    Some(Ok(Socket::Binary(_))) => return last(to, Refused::malformed("frames are text")).await,
                    Some(Ok(Socket::Close(_)) | Err(_)) | None => return,
                },
                session = ended.recv() => if self.is_mine(session).await {
                    return last(to, session_ended()).await;
                },
                _ = pulse.tick() => {
                    if heard.elapsed() > SILENCE || to.try_send(Outgoing::Pulse).is_err() {
                        return;
                    }
                    // Another house may have ended the session without being heard here.
                    if self.door.house.0.store.shared && self.session_is_over().await {
                        return last(to, session_ended()).await;
                    }
                }
                () = self.door.house.closing() => return last(to, Refused::new(Kind::Unavailable, text!("room-house-closes"))).await,
                () = to.closed() => return,
                // Whoever was let go by the keeper must come again to be told more.
                _ = &mut let_go => return,
            }
        }
    }

    async fn is_mine(&self, ended: Result<String, broadcast::error::RecvError>) -> bool {
        match (ended, &self.session) {
            (_, None) => false,
            (Ok(ended), Some(mine)) => ended == *mine,
            // So many ended that some went unheard: the store knows.
            (Err(_), Some(_)) => self.session_is_over().await,
        }
    }

    async fn session_is_over(&self) -> bool {
        match &self.session {
            None => false,
            Some(mine) => !self.door.house.0.store.session_lives(mine).await.unwrap_or(true),
        }
    }

    /// Answers one message. Tells whether to go on.
    async fn hear(&self, words: &str, to: &mpsc::Sender<Outgoing>) -> bool {
        let frame = match serde_json::from_str::<Message>(words) {
            Ok(Message::Ping) => Frame::Pong,
            Ok(Message::Hello { .. }) => return true,
            Ok(Message::Act { id, act }) => {
                let id: String = id.chars().take(64).collect();
                match self.act(act).await {
                    Ok(answer) => Frame::Done { id, seq: answer.seq, table: answer.table },
                    Err(refused) => Frame::Refused { id, problem: Problem::from(&refused) },
                }
            }
            Err(error) => {
                last(to, Refused::malformed(error)).await;
                return false;
            }
        };
        timeout(HANDED_OVER, to.send(Outgoing::Frame(json(&frame)))).await.is_ok_and(|sent| sent.is_ok())
    }

    async fn act(&self, act: crate::wire::Act) -> Result<crate::wire::Answer, Refused> {
        let me = self.who.person.as_ref().ok_or_else(Refused::nobody)?;
        if !self.door.rates.person(&me.id) {
            return Err(Refused::too_many());
        }
        self.door.house.act(&self.table, &self.who, act).await
    }
}

/// The last entry the other end says it knows; nothing when it does not greet.
async fn greeting(stream: &mut SplitStream<WebSocket>) -> Option<Option<u64>> {
    let words = match timeout(GREETING, stream.next()).await {
        Ok(Some(Ok(Socket::Text(words)))) => words,
        _ => return None,
    };
    match serde_json::from_str(words.as_str()) {
        Ok(Message::Hello { seq }) => Some(seq),
        _ => None,
    }
}

fn session_ended() -> Refused {
    Refused::new(Kind::Nobody, text!("room-session-ended"))
}

async fn last(to: &mpsc::Sender<Outgoing>, refused: Refused) {
    let frame = Outgoing::Last(json(&Frame::Bye { problem: Problem::from(&refused) }));
    let _ = timeout(HANDED_OVER, to.send(frame)).await;
}

fn json(frame: &Frame) -> Arc<str> {
    crate::keeper::json(frame)
}

/// Hands frames over, one by one; whoever does not take them in time is given up.
async fn write(mut sink: SplitSink<WebSocket, Socket>, mut outgoing: mpsc::Receiver<Outgoing>) {
    while let Some(next) = outgoing.recv().await {
        let (message, is_last) = match next {
            Outgoing::Frame(frame) => (Socket::text(&*frame), false),
            Outgoing::Last(frame) => (Socket::text(&*frame), true),
            Outgoing::Pulse => (Socket::Ping(Vec::new().into()), false),
        };
        if !timeout(HANDED_OVER, sink.send(message)).await.is_ok_and(|sent| sent.is_ok()) {
            return;
        }
        if is_last {
            break;
        }
    }
    let goodbye = CloseFrame { code: close_code::NORMAL, reason: "".into() };
    let _ = timeout(HANDED_OVER, sink.send(Socket::Close(Some(goodbye)))).await;
}
