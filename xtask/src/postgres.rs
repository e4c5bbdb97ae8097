//! A private PostgreSQL in a folder of its own, for tests. Used by `cargo xtask test` and by the tests of faults, which
//! stop it and start it again.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A PostgreSQL that runs until it is dropped.
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    port: u16,
    /// Whom it runs as: PostgreSQL does not run as root.
    user: Option<&'static str>,
}

/// A port nobody listens at.
pub fn free_port() -> Result<u16, String> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(|e| format!("no port is free: {e}"))?;
    listener.local_addr().map(|a| a.port()).map_err(|e| e.to_string())
}

/// Whether we are root.
pub fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|o| o.stdout.trim_ascii() == b"0")
}

/// Where the programs of PostgreSQL are: Debian's newest, or those on the path.
pub fn programs() -> Option<PathBuf> {
    let versions =
        std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten().map(|e| e.path().join("bin"));
    let on_path = std::env::var_os("PATH").into_iter().flat_map(|p| std::env::split_paths(&p).collect::<Vec<_>>());
    let version = |bin: &PathBuf| -> u32 {
        bin.parent().and_then(Path::file_name).and_then(|v| v.to_str()?.parse().ok()).unwrap_or(0)
    };
    versions.chain(on_path).filter(|bin| bin.join("initdb").is_file()).max_by_key(version)
}

impl Cluster {
    /// Makes a fresh cluster and starts it.
    ///
    /// # Errors
    /// Says what is missing or went wrong.
    pub fn start() -> Result<Cluster, String> {
        let programs = programs().ok_or("PostgreSQL is not installed (Debian: apt-get install postgresql)")?;
        let port = free_port()?;
        let folder = std::env::temp_dir().join(format!("spadille-postgres-{}-{port}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let passwd = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
        let has = |user: &str| passwd.lines().any(|line| line.starts_with(&format!("{user}:")));
        let user = is_root().then(|| if has("postgres") { "postgres" } else { "nobody" });
        let cluster = Cluster { folder, programs, port, user };
        if let Some(user) = user {
            run(Command::new("chown").arg(user).arg(&cluster.folder))?;
        }
        let data = cluster.folder.join("data");
        run(cluster.program("initdb").arg("--pgdata").arg(data).args([
            "--username=spadille",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        ]))?;
        cluster.go_on()?;
        Ok(cluster)
    }

    /// The URL of its first database.
    pub fn url(&self) -> String {
        format!("postgres://spadille@127.0.0.1:{}/postgres", self.port)
    }

    /// Starts it again after [`Cluster::stop`].
    ///
    /// # Errors
    /// When it does not start.
    pub fn go_on(&self) -> Result<(), String> {
        let settings = format!(
            "-p {} -k {} -c listen_addresses=127.0.0.1 -c max_connections=300 -c fsync=off",
            self.port,
            self.folder.display()
        );
        run(self
            .control()
            .args(["--wait", "--timeout=90", "--log"])
            .arg(self.folder.join("log"))
            .args(["-o", &settings, "start"]))
    }

    /// Stops it as an operator would who is in a hurry.
    ///
    /// # Errors
    /// When it does not stop.
    pub fn stop(&self) -> Result<(), String> {
        run(self.control().args(["--wait", "--mode=immediate", "stop"]))
    }

    fn control(&self) -> Command {
        let mut command = self.program("pg_ctl");
        command.arg("--pgdata").arg(self.folder.join("data"));
        command
    }

    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = match self.user {
            None => Command::new(program),
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid", user, "--regid", user_group(user), "--clear-groups"]).arg(program);
                command
            }
        };
        command.current_dir(&self.folder);
        command
    }
}

/// The group Debian gives a user of the system.
fn user_group(user: &str) -> &str {
    if user == "nobody" { "nogroup" } else { user }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Runs a program quietly. Its output goes to a file, never to a pipe that a server it starts would keep open.
fn run(command: &mut Command) -> Result<(), String> {
    let name = format!("{command:?}");
    let said = std::env::temp_dir().join(format!("spadille-said-{}-{}", std::process::id(), free_port()?));
    let file = std::fs::File::create(&said).map_err(|e| e.to_string())?;
    let errors = file.try_clone().map_err(|e| e.to_string())?;
    let status = command.stdin(Stdio::null()).stdout(file).stderr(errors).status();
    let words = std::fs::read_to_string(&said).unwrap_or_default();
    let _ = std::fs::remove_file(&said);
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} ended with {status}: {}", words.trim())),
        Err(error) => Err(format!("{name} could not be started: {error}")),
    }
}
