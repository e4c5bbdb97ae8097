//! A visitor of a house: HTTP and WebSocket, with nothing of the house's own code in it.

use futures_util::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// Long enough for any machine; reached only when something is wrong.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// Looks again and again until what is expected has come, and tells it; fails when it never does.
pub async fn comes<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let begun = std::time::Instant::now();
    loop {
        if let Some(seen) = look().await {
            return seen;
        }
        assert!(begun.elapsed() < PATIENCE, "in vain was waited for this: {what}");
        tokio::time::sleep(GLANCE).await;
    }
}

/// How long whoever waits rests between two looks.
const GLANCE: Duration = Duration::from_millis(30);

/// What the house answered.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    /// The body; null when it is no JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The body of an answer that must be this.
    #[track_caller]
    pub fn expect(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        self.json()
    }

    /// A refusal that explains itself in both languages.
    #[track_caller]
    pub fn refused(&self, status: u16) -> Value {
        let problem = self.expect(status);
        assert_eq!(problem["status"], status, "{problem}");
        for lang in ["en", "de"] {
            let reason = problem["reason"][lang].as_str().unwrap_or_default();
            assert!(!reason.is_empty() && !reason.contains("room-") && !reason.contains("house-"), "{problem}");
        }
        problem
    }
}

/// The last entry of each table that a visitor was told of: whoever looks at the table after that sees no less, at whichever house.
static TOLD: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

/// Somebody at the door.
#[derive(Clone)]
pub struct Visitor {
    pub address: SocketAddr,
    pub token: Option<String>,
    pub id: String,
    pub name: String,
    pub http: Client<HttpConnector, Full<Bytes>>,
}

impl Visitor {
    /// Somebody who has not come in yet.
    pub fn stranger(address: SocketAddr) -> Visitor {
        let http = Client::builder(TokioExecutor::new()).build_http();
        Visitor { address, token: None, id: String::new(), name: String::new(), http }
    }

    /// A guest.
    pub async fn guest(address: SocketAddr, name: &str) -> Visitor {
        let stranger = Visitor::stranger(address);
        let welcome = stranger.post("/api/guests", &json!({ "name": name })).await.expect(201);
        stranger.with(&welcome)
    }

    /// The same visitor with the token of a welcome.
    pub fn with(&self, welcome: &Value) -> Visitor {
        let word = |v: &Value| v.as_str().expect("a word").to_owned();
        Visitor {
            token: Some(word(&welcome["token"])),
            id: word(&welcome["me"]["id"]),
            name: word(&welcome["me"]["name"]),
            ..self.clone()
        }
    }

    /// The same visitor at another door.
    pub fn at(&self, address: SocketAddr) -> Visitor {
        Visitor { address, http: Client::builder(TokioExecutor::new()).build_http(), ..self.clone() }
    }

    /// Sends a request; an error when nobody answers.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Bytes>,
    ) -> Result<Answer, String> {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(body.into())).map_err(|e| e.to_string())?;
        let whole = async {
            let response = self.http.request(request).await.map_err(|e| format!("{e:?}"))?;
            let (parts, body) = response.into_parts();
            let bytes = body.collect().await.map_err(|e| e.to_string())?.to_bytes();
            let text = String::from_utf8_lossy(&bytes).into_owned();
            Ok(Answer { status: parts.status.as_u16(), headers: parts.headers, text })
        };
        tokio::time::timeout(PATIENCE, whole).await.map_err(|_| "no answer in time".to_owned())?
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], "").await.expect("an answer")
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, &[], "").await.expect("an answer")
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.try_post(path, body).await.expect("an answer")
    }

    pub async fn try_post(&self, path: &str, body: &Value) -> Result<Answer, String> {
        self.send(Method::POST, path, &[("content-type", "application/json")], body.to_string()).await
    }

    /// Opens a table and tells its id and invitation.
    pub async fn open(&self, wish: &Value) -> (String, String) {
        let opened = self.post("/api/tables", wish).await.expect(201);
        let word = |v: &Value| v.as_str().expect("a word").to_owned();
        (word(&opened["table"]), word(&opened["invitation"]))
    }

    /// The table as this visitor sees it. A house hears of what happened at another a moment later: that is waited for.
    pub async fn view(&self, table: &str) -> Value {
        let told = TOLD.lock().expect("nobody fails here").get(table).copied();
        self.until(table, |t| t["seq"].as_u64() >= told).await
    }

    pub async fn act(&self, table: &str, act: &Value) -> Answer {
        let answer = self.post(&format!("/api/tables/{table}/acts"), act).await;
        if let Some(seq) = answer.json()["seq"].as_u64() {
            let mut told = TOLD.lock().expect("nobody fails here");
            let last = told.entry(table.to_owned()).or_default();
            *last = seq.max(*last);
        }
        answer
    }

    pub async fn act_invited(&self, table: &str, word: &str, act: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/acts?i={word}"), act).await
    }

    /// All lines this visitor may hear.
    pub async fn items(&self, table: &str) -> Vec<Value> {
        self.view(table).await;
        let items = self.get(&format!("/api/tables/{table}/items")).await.expect(200);
        items.as_array().expect("items").clone()
    }

    /// Waits until the table looks as wished.
    pub async fn until(&self, table: &str, wished: impl Fn(&Value) -> bool) -> Value {
        let begun = std::time::Instant::now();
        let mut view = self.get(&format!("/api/tables/{table}?view=true")).await.expect(200);
        while !wished(&view) {
            assert!(begun.elapsed() < PATIENCE, "the table never came to that: {view}");
            let since = view["seq"].as_u64().expect("a number");
            let news = self.get(&format!("/api/tables/{table}/news?view=true&since={since}&wait=5")).await.expect(200);
            view = news["table"].clone();
        }
        view
    }

    /// Begins to watch a table; an error when the door says no.
    pub async fn watch(&self, table: &str, query: &str, headers: &[(&'static str, &str)]) -> Result<Live, StatusCode> {
        let url = format!("ws://{}/api/tables/{table}/live{query}", self.address);
        let mut request = url.into_client_request().expect("a request");
        if let Some(token) = &self.token {
            request.headers_mut().insert("authorization", format!("Bearer {token}").parse().expect("a header"));
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let stream = TcpStream::connect(self.address).await.expect("a connection");
        match tokio::time::timeout(PATIENCE, tokio_tungstenite::client_async(request, stream)).await {
            Ok(Ok((socket, _))) => Ok(Live { socket }),
            Ok(Err(tokio_tungstenite::tungstenite::Error::Http(response))) => Err(response.status()),
            other => panic!("{other:?}"),
        }
    }

    /// Watches a table from an entry on.
    pub async fn live(&self, table: &str, seq: Option<u64>) -> Live {
        let mut live = self.watch(table, "", &[]).await.expect("admitted");
        live.say(&json!({ "type": "hello", "seq": seq })).await;
        live
    }
}

/// A live connection.
pub struct Live {
    pub socket: WebSocketStream<TcpStream>,
}

impl Live {
    /// Sends a message. Whoever was let go cannot; that shows in what comes back.
    pub async fn say(&mut self, message: &Value) {
        let _ = self.socket.send(Message::text(message.to_string())).await;
    }

    /// The next frame; nothing when the connection is closed.
    pub async fn next(&mut self) -> Option<Value> {
        let frame = async {
            loop {
                match self.socket.next().await {
                    Some(Ok(Message::Text(words))) => return Some(serde_json::from_str(&words).expect("JSON")),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        tokio::time::timeout(PATIENCE, frame).await.expect("a frame in time")
    }

    /// The next frame of a kind; others are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// The next news in which the table looks as wished.
    pub async fn news_until(&mut self, wished: impl Fn(&Value) -> bool) -> Value {
        loop {
            let news = self.next_of("news").await;
            if wished(&news["table"]) {
                return news;
            }
        }
    }

    /// Does something and waits for the answer to it.
    pub async fn act(&mut self, id: &str, act: &Value) -> Value {
        self.say(&json!({ "type": "act", "id": id, "act": act })).await;
        loop {
            let frame = self.next().await.expect("an answer");
            if frame["id"] == id {
                return frame;
            }
        }
    }

    /// Waits until the house closes the connection; tells the last frame.
    pub async fn closed(&mut self) -> Option<Value> {
        let mut last = None;
        while let Some(frame) = self.next().await {
            last = Some(frame);
        }
        last
    }
}

/// Two people at a fresh table of chess, the host to move: the lot decides who has White, so tables are opened until it
/// is he. The first step is that lot.
pub async fn at_chess(host: &Visitor, other: &Visitor, extra: &Value) -> String {
    for _ in 0..40 {
        let mut wish = json!({ "game": "chess", "public": true, "pace": 0, "options": { "longest": 12 } });
        for (name, value) in extra.as_object().expect("an object") {
            wish[name] = value.clone();
        }
        let (table, _) = host.open(&wish).await;
        other.act(&table, &json!({ "act": "sit" })).await.expect(200);
        let view = host.until(&table, |t| t["steps"] == 1).await;
        other.until(&table, |t| t["steps"] == 1).await;
        if !view["choices"].is_null() {
            return table;
        }
        // Out of the way, so that nobody has too many tables.
        host.act(&table, &json!({ "act": "ask", "what": "break_off" })).await.expect(200);
        // He may sit in another house, where news comes a little later.
        other.until(&table, |t| !t["request"].is_null()).await;
        other.act(&table, &json!({ "act": "answer", "yes": true })).await.expect(200);
    }
    panic!("the lot is not fair");
}

/// A public table of bots at a game as it is played quickly, and long where its length can be chosen.
pub fn lasting_bots(detail: &Value, pace: u32) -> Value {
    // The seats are those of the quick match: other options may want more of them.
    let (mut options, seats) = (detail["quick"].clone(), detail["quick_seats"].as_u64().expect("a number"));
    let length = match detail["id"].as_str() {
        Some("chess") => Some("games"),
        Some("piquet") => Some("parties"),
        Some("lhombre" | "trictrac") => Some("tours"),
        Some("pharo") => Some("tailles"),
        _ => None,
    };
    if let Some(length) = length {
        options[length] = json!(100);
    }
    let seats: Vec<Value> = (0..seats).map(|_| json!({ "bot": "book" })).collect();
    json!({ "game": detail["id"], "options": options, "public": true, "pace": pace, "seats": seats })
}

/// A move of a chessman among the choices: no resigning, no offer.
pub fn chess_move(choices: &Value, dice: &mut Dice) -> String {
    let is_move = |m: &String| m.len() == 4 && m.as_bytes()[1].is_ascii_digit();
    (0..1000).find_map(|_| some_move(choices, dice).filter(is_move)).expect("a move")
}

/// Small random numbers without a crate for it (splitmix).
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { from.get(self.below(from.len())) }
    }
}

/// A move picked from the choices a table offers, as a person would: from the list, or a form filled in.
pub fn some_move(choices: &Value, dice: &mut Dice) -> Option<String> {
    let list = choices["list"].as_array().cloned().unwrap_or_default();
    let forms = choices["forms"].as_array().cloned().unwrap_or_default();
    let n = dice.below(list.len() + forms.len());
    if let Some(choice) = list.get(n) {
        return choice["notation"].as_str().map(str::to_owned);
    }
    let form = forms.get(n - list.len())?;
    let verb = form["verb"].as_str()?;
    let number = |name: &str| form[name].as_i64().unwrap_or(0);
    let mut words = vec![verb.to_owned()];
    if form["form"] == "subset" {
        let mut from: Vec<String> =
            form["from"].as_array()?.iter().filter_map(|c| Some(c.as_str()?.to_owned())).collect();
        let span = usize::try_from(number("max") - number("min")).unwrap_or(0);
        for _ in 0..number("min") as usize + dice.below(span + 1) {
            if !from.is_empty() {
                words.push(from.swap_remove(dice.below(from.len())));
            }
        }
    } else if form["form"] == "card" {
        words.extend(dice.pick(form["from"].as_array()?).and_then(Value::as_str).map(str::to_owned));
    } else {
        let spot = dice.pick(form["on"].as_array()?)?;
        let (min, max) = (spot["min"].as_i64()?, spot["max"].as_i64()?);
        let steps = usize::try_from((max - min) / number("step").max(1)).unwrap_or(0).min(20);
        let amount = min + number("step") * dice.below(steps + 1) as i64;
        match spot["word"].as_str()? {
            "" => words.push(amount.to_string()),
            place if form["several"] == true => words.push(format!("{place}:{amount}")),
            place => words.extend([place.to_owned(), amount.to_string()]),
        }
        for group in form["words"].as_array()? {
            // The words of a form may be left out; the plain stake is always there.
            let group = group.as_array()?;
            if dice.below(4) == 0 {
                words.extend(dice.pick(group).and_then(|w| w["word"].as_str()).map(str::to_owned));
            }
        }
    }
    Some(words.join(" "))
}

/// The act that plays a move.
pub fn play(view: &Value, notation: &str) -> Value {
    json!({ "act": "play", "at": view["steps"], "notation": notation })
}
