//! `spadille serve`: the house opens its doors.

use super::Manner;
use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::out::{self, say};
use crate::saving;
use spadille_core::{Lang, Speech, text};
use spadille_house::{Config, Limits};
use std::io::IsTerminal as _;
use std::process::{Command, ExitCode, Stdio};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, fmt};

pub fn run(manner: Manner, args: &ServeArgs) -> Result<ExitCode, Failure> {
    // Standard output is for the address alone, so that scripts can read it.
    let filter = EnvFilter::try_from_env("SPADILLE_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let written = fmt::layer().with_writer(std::io::stderr).with_ansi(std::io::stderr().is_terminal());
    tracing_subscriber::registry().with(written).with(filter).with(spadille_house::discretion()).init();
    let data = match &args.data {
        Some(folder) => folder.clone(),
        None => saving::house_folder(),
    };
    let config = Config {
        listen: args.listen,
        data: data.join("house.sqlite"),
        database: args.database.clone().filter(|url| !url.is_empty()),
        nats: args.nats.clone().filter(|url| !url.is_empty()),
        secure: args.secure,
        proxied: args.proxied,
        rehearsal: args.rehearsal,
        limits: Limits {
            per_address: args.rate_address,
            per_person: args.rate_person,
            doors: args.rate_doors,
            connections: args.connections,
            from_one: args.connections_address,
            ..Limits::default()
        },
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let serving = spadille_house::http::serve(config, told_to_close())
            .await
            .map_err(|why| text!("house-stays-shut", why = why))?;
        let address = format!("http://{}", serving.address);
        say!("{address}");
        if !manner.json {
            out::complain(&Speech::new(manner.lang, []).say(&text!("house-open", address = address.clone()), &[]));
        }
        if args.open {
            open_browser(&address, manner.lang);
        }
        serving.closed().await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Ctrl-C, or what a supervisor sends: heard from the moment this is called, not only when somebody waits for it.
#[cfg(unix)]
fn told_to_close() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let heard = |kind| {
        let listening = signal(kind);
        async move {
            match listening {
                Ok(mut signal) => drop(signal.recv().await),
                Err(_) => std::future::pending().await,
            }
        }
    };
    let (interrupted, terminated) = (heard(SignalKind::interrupt()), heard(SignalKind::terminate()));
    async move {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

#[cfg(not(unix))]
async fn told_to_close() {
    let _ = tokio::signal::ctrl_c().await;
}

/// Opens the browser as the platform does; whoever has none was told the address.
fn open_browser(address: &str, lang: Lang) {
    let (program, arguments): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let opened = Command::new(program).args(arguments).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if opened.is_err() {
        out::complain(&Speech::new(lang, []).say(&text!("house-no-browser", address = address), &[]));
    }
}
