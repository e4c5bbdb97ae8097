//! What the tests of the house need beside it: a private PostgreSQL and a NATS, started before and stopped after.

use crate::postgres::{self, Cluster};
use crate::shell::{self, say};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// The services that run, until they are dropped.
#[derive(Default)]
pub struct Services {
    postgres: Option<Cluster>,
    nats: Option<Nats>,
}

impl Services {
    /// Starts what can be had. Where everything must be tested what is missing is an error; elsewhere it is said, and the tests
    /// that need it say so too.
    pub fn start() -> Result<Services, String> {
        let had = |what: &str, why: String| {
            if all_must_be_tested() {
                return Err(format!("{what} is needed for the tests: {why}"));
            }
            say(&format!("without {what}: {why}"));
            Ok(())
        };
        install(&[("postgresql", postgres::programs().is_none()), ("nats-server", nats_program().is_none())]);
        let mut services = Services::default();
        match Cluster::start() {
            Ok(cluster) => services.postgres = Some(cluster),
            Err(why) => had("PostgreSQL", why)?,
        }
        match Nats::start() {
            Ok(nats) => services.nats = Some(nats),
            Err(why) => had("NATS", why)?,
        }
        Ok(services)
    }

    /// What the tests find in their environment.
    pub fn environment(&self) -> Vec<(&'static str, String)> {
        let mut environment = Vec::new();
        environment.extend(self.postgres.as_ref().map(|p| ("SPADILLE_TEST_POSTGRES", p.url())));
        environment.extend(self.nats.as_ref().map(|n| ("SPADILLE_TEST_NATS", n.url())));
        if self.postgres.is_some() && self.nats.is_some() {
            environment.push(("SPADILLE_TEST_ALL", "1".to_owned()));
        }
        environment
    }

    /// Runs `cargo test` with these services; they are stopped afterwards, however the tests end.
    pub fn test(&self, arguments: &[&str]) -> Result<(), String> {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let status = Command::new(cargo)
            .arg("test")
            .args(arguments)
            .envs(self.environment())
            .current_dir(shell::root())
            .status()
            .map_err(|e| format!("cargo could not be started: {e}"))?;
        if status.success() { Ok(()) } else { Err(format!("`cargo test {}` ended with {status}", arguments.join(" "))) }
    }
}

/// Whether nothing may be left out: `CI` or `SPADILLE_TEST_ALL` is set.
pub fn all_must_be_tested() -> bool {
    ["CI", "SPADILLE_TEST_ALL"].iter().any(|name| std::env::var_os(name).is_some())
}

/// Installs Debian packages that are missing, where we may.
fn install(packages: &[(&str, bool)]) {
    let missing: Vec<&str> = packages.iter().filter(|(_, missing)| *missing).map(|(name, _)| *name).collect();
    if missing.is_empty() || !postgres::is_root() || shell::output("apt-get", &["--version"]).is_err() {
        return;
    }
    // What cannot be installed is missed a moment later, with a sentence.
    let _ = shell::apt_install(&missing);
}

fn nats_program() -> Option<&'static str> {
    ["nats-server", "/usr/sbin/nats-server"].into_iter().find(|p| shell::output(p, &["--version"]).is_ok())
}

/// A NATS server.
struct Nats {
    child: Child,
    port: u16,
}

impl Nats {
    fn start() -> Result<Nats, String> {
        let program = nats_program().ok_or("nats-server is not installed (Debian: apt-get install nats-server)")?;
        let port = postgres::free_port()?;
        let child = Command::new(program)
            .args(["--addr", "127.0.0.1", "--port", &port.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("{program} could not be started: {e}"))?;
        let mut nats = Nats { child, port };
        let begun = Instant::now();
        while std::net::TcpStream::connect(("127.0.0.1", port)).is_err() {
            if begun.elapsed() > Duration::from_secs(30) || nats.child.try_wait().is_ok_and(|s| s.is_some()) {
                return Err(format!("{program} does not listen"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(nats)
    }

    fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
