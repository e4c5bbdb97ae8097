//! Being asked to end from outside: the match is saved and the terminal given back, as if the visitor had left himself.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use std::sync::atomic::{AtomicU8, Ordering};

/// The signal that asked the program to end, or 0.
static ASKED_BY: AtomicU8 = AtomicU8::new(0);

/// Begins to listen for the signals that ask a program to end.
pub fn listen() {
    #[cfg(unix)]
    {
        static LISTENING: std::sync::Once = std::sync::Once::new();
        // Where no thread can be had, the signals end the program as they always do.
        LISTENING.call_once(|| drop(std::thread::Builder::new().name("signals".into()).spawn(hear)));
    }
}

/// The signal that asked the program to end, if one did.
pub fn asked_by() -> Option<u8> {
    Some(ASKED_BY.load(Ordering::Relaxed)).filter(|signal| *signal != 0)
}

/// Whoever is asked to end leaves as by Ctrl-C.
pub fn as_key() -> Option<Event> {
    asked_by().map(|_| Event::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)))
}

#[cfg(unix)]
fn hear() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    // Ctrl-C is a key while the screen is ours; the signal comes from elsewhere.
    let kinds = [SignalKind::terminate(), SignalKind::hangup(), SignalKind::interrupt()];
    let heard = runtime.block_on(async {
        let [Ok(mut terminate), Ok(mut hangup), Ok(mut interrupt)] = kinds.map(signal) else { return None };
        Some(tokio::select! {
            _ = terminate.recv() => kinds[0],
            _ = hangup.recv() => kinds[1],
            _ = interrupt.recv() => kinds[2],
        })
    });
    let Some(signal) = heard.map(|kind| kind.as_raw_value()) else { return };
    ASKED_BY.store(signal as u8, Ordering::Relaxed);
    // A bot may be deep in thought. The match is saved after every move, so that nothing is lost.
    std::thread::sleep(std::time::Duration::from_millis(1500));
    super::give_back();
    std::process::exit(128 + signal);
}
