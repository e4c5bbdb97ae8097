//! The program, as a process of its own that can be killed.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The program, serving.
pub struct Process {
    pub child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(data: &Path, database: Option<&str>, nats: Option<&str>) -> Process {
        Process::start_by(Command::new(env!("CARGO_BIN_EXE_spadille")), data, database, nats)
    }

    /// The same by a command that goes on with the arguments it is given.
    pub fn start_by(mut command: Command, data: &Path, database: Option<&str>, nats: Option<&str>) -> Process {
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--rate-address", "100000"])
            .args(["--rate-person", "100000", "--rate-doors", "100000", "--data"])
            .arg(data)
            .env_remove("DATABASE_URL")
            .env_remove("NATS_URL")
            .env("SPADILLE_HOME", data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        if let Some(url) = database {
            command.args(["--database", url]);
        }
        if let Some(url) = nats {
            command.args(["--nats", url]);
        }
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
        let address = line.trim().strip_prefix("http://").expect("its address").parse().expect("its address");
        Process { child, address }
    }

    /// SIGKILL: no time for anything.
    pub fn kill(&mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// SIGTERM, as a supervisor sends it.
    pub fn terminate(&mut self) -> std::process::ExitStatus {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill").success());
        self.child.wait().expect("gone")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
