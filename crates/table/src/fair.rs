//! Fair dealing: the house binds itself to a seed before anybody sits down, the players add salt, and afterwards anybody
//! can deal everything again. `docs/fair-dealing.md` says what this proves and what not.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::SeedableRng as _;
use sha2::{Digest as _, Sha256};
use spadille_catalogue::{AnyMatch, resume};
use spadille_core::record::{Fair, RecordError};
use spadille_core::{Lang, Log, Record, Speech, Step, Text, text};
use std::fmt::{self, Write as _};
use std::str::FromStr;

/// What the house deals from. Kept secret until the match is over, so it does not show itself in logs.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed nobody can guess.
    pub fn fresh() -> Seed {
        use rand::Rng as _;
        let mut bytes = [0; 32];
        rand::make_rng::<ChaCha20Rng>().fill_bytes(&mut bytes);
        Seed(bytes)
    }

    /// The seed of a number, for whoever wants the same match again. Anybody can guess it.
    pub fn numbered(number: u64) -> Seed {
        Seed(Sha256::digest(format!("spadille-seed-1:{number}")).into())
    }

    /// The seed of a table at a rehearsal. Anybody can guess it.
    pub fn rehearsed(table: &str) -> Seed {
        Seed(Sha256::digest(format!("spadille-rehearsal-1:{table}")).into())
    }

    /// The seed in 64 hexadecimal digits, to be told once the match is over.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// The hash that binds the house to this seed without telling it.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(format!("spadille-fair-1:{}", self.reveal())))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Seed, String> {
        let error = || "a seed has 64 hexadecimal digits".to_owned();
        // Lower case alone: what is hashed is what is written.
        if text.len() != 64 || !text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(error());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| error())?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| error())?;
        }
        Ok(Seed(bytes))
    }
}

/// The longest salt.
pub const MOST_SALT: usize = 64;

/// Whether a word is a salt: letters and digits, or nothing.
pub fn is_salt(word: &str) -> bool {
    word.len() <= MOST_SALT && word.bytes().all(|b| b.is_ascii_alphanumeric())
}

/// The dealing of one match: the seed and the salts together decide every outcome.
#[derive(Clone)]
pub struct Dealing {
    key: [u8; 32],
}

impl Dealing {
    /// The dealing that comes of a seed and the salts of the seats.
    pub fn new(seed: &Seed, salts: &[String]) -> Dealing {
        let words = format!("spadille-deal-1:{}:{}", seed.reveal(), salts.join(","));
        Dealing { key: Sha256::digest(words).into() }
    }

    /// The generator of the `n`-th outcome of a match, counted from 0. It depends on nothing else, so whoever takes back
    /// a throw gets the same throw again.
    pub fn rng(&self, n: usize) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.key);
        rng.set_stream(n as u64);
        rng
    }

    /// Lets chance decide what it has to decide now.
    pub fn deal(&self, table: &mut dyn AnyMatch, log: &mut Log) {
        let dealt = table.record().steps.iter().filter(|s| matches!(s, Step::Chance { .. })).count();
        table.draw(&mut self.rng(dealt), log);
    }
}

/// A dealing that was found as it should be.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Outcomes dealt again and found the same.
    pub outcomes: usize,
    /// Outcomes the match began with.
    pub given: usize,
    /// Players who added salt.
    pub salts: usize,
}

/// Why a record does not prove that it was dealt fairly.
#[derive(Clone, PartialEq, Debug)]
pub enum Unproven {
    /// The record cannot be read or played.
    Record(RecordError),
    /// It does not say what it was dealt from.
    NoSeed,
    /// What it says it was dealt from is no seed.
    Seed,
    /// The seed is not the one the house was bound to.
    Commitment,
    /// There is not one salt for each seat.
    Salts {
        /// How many there are.
        salts: usize,
        /// How many seats.
        seats: usize,
    },
    /// A salt is made of other signs than letters and digits, or too long.
    Salt {
        /// The seat it belongs to, from 1.
        seat: usize,
    },
    /// All outcomes were given beforehand, so nothing was dealt here.
    NothingDealt {
        /// How many were given.
        given: usize,
    },
    /// It claims to have begun with more outcomes than it has.
    Given {
        /// How many it claims.
        claimed: usize,
        /// How many there are.
        there: usize,
    },
    /// Some outcome is not the one that seed and salts give.
    Outcome {
        /// The line of the record.
        line: usize,
    },
}

impl Unproven {
    /// What does not agree, to be said.
    pub fn text(&self) -> Text {
        match self {
            Unproven::Record(why) => why.text(),
            Unproven::NoSeed => text!("house-unproven-no-seed"),
            Unproven::Seed => text!("house-unproven-seed"),
            Unproven::Commitment => text!("house-unproven-commitment"),
            Unproven::Salts { salts, seats } => text!("house-unproven-salts", salts = *salts, seats = *seats),
            Unproven::Salt { seat } => text!("house-unproven-salt", seat = *seat),
            Unproven::NothingDealt { given } => text!("house-unproven-nothing-dealt", given = *given),
            Unproven::Given { claimed, there } => {
                text!("house-unproven-given", claimed = *claimed, there = *there)
            }
            Unproven::Outcome { line } => text!("house-unproven-outcome", line = *line),
        }
    }
}

impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Speech::new(Lang::En, []).say(&self.text(), &[]))
    }
}

impl std::error::Error for Unproven {}

/// Deals a match again and compares.
///
/// # Errors
/// Says what does not agree.
pub fn verify(record: &Record) -> Result<Verified, Unproven> {
    let Fair { commitment, seed, salts, given } = record.header.fair.clone().ok_or(Unproven::NoSeed)?;
    let seed: Seed = seed.parse().map_err(|_| Unproven::Seed)?;
    if seed.commitment() != commitment {
        return Err(Unproven::Commitment);
    }
    let seats = record.header.seats.len();
    if salts.len() != seats {
        return Err(Unproven::Salts { salts: salts.len(), seats });
    }
    // A comma in a salt would let two lists of salts be the same words.
    if let Some(at) = salts.iter().position(|salt| !is_salt(salt)) {
        return Err(Unproven::Salt { seat: at + 1 });
    }
    let there = record.steps.iter().filter(|step| matches!(step, Step::Chance { .. })).count();
    if given > there {
        return Err(Unproven::Given { claimed: given, there });
    }
    if given == there && given > 0 {
        return Err(Unproven::NothingDealt { given });
    }
    let dealing = Dealing::new(&seed, &salts);
    let mut log = Log::default();
    let mut table = resume(&record.fork(0), &mut log).map_err(Unproven::Record)?;
    let mut dealt = 0;
    for (i, step) in record.steps.iter().enumerate() {
        let line = i + 2;
        if matches!(step, Step::Chance { .. }) {
            if dealt >= given {
                let mut again = table.fork();
                again.draw(&mut dealing.rng(dealt), &mut log);
                if again.record().steps.last() != Some(step) {
                    return Err(Unproven::Outcome { line });
                }
            }
            dealt += 1;
        }
        log.events.clear();
        table.take_step(step, &mut log).map_err(|reason| Unproven::Record(RecordError { line, reason }))?;
    }
    let salted = salts.iter().filter(|s| !s.is_empty()).count();
    Ok(Verified { outcomes: dealt - given, given, salts: salted })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use spadille_core::{Seat, Turn};

    /// A match of every game, dealt fairly and played at random.
    fn played(game: &str) -> Record {
        let seed = Seed::from_str(&"07".repeat(32)).unwrap();
        let mut table = spadille_catalogue::open(game, None, &serde_json::Map::new(), &[]).unwrap();
        let salts: Vec<String> = (0..table.seats()).map(|s| format!("salt{s}")).collect();
        let dealing = Dealing::new(&seed, &salts);
        let mut rng = ChaCha20Rng::seed_from_u64(5);
        let mut log = Log::default();
        for _ in 0..400 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => dealing.deal(table.as_mut(), &mut log),
                Turn::Seats { awaited, .. } => {
                    let seat = awaited.first().unwrap_or(Seat(0));
                    let m = table.random_move(seat, &mut rng).unwrap();
                    table.play(seat, &m, &mut log).unwrap();
                }
            }
        }
        let mut record = table.record().clone();
        record.header.fair = Some(Fair { commitment: seed.commitment(), seed: seed.reveal(), salts, given: 0 });
        record
    }

    spadille_catalogue::each_game! { a_fair_dealing_is_proved_from_the_record_alone }

    fn a_fair_dealing_is_proved_from_the_record_alone(game: &str) {
        let record = Record::parse(&played(game).to_string()).unwrap();
        let dealt = record.steps.iter().filter(|s| matches!(s, Step::Chance { .. })).count();
        let verified = verify(&record).unwrap();
        assert_eq!(verified.outcomes, dealt);
        // Where the title page promises luck somebody deals or throws; where both only choose nobody does.
        let luck = spadille_catalogue::about(game).map(|about| about.book.title.luck);
        assert!(dealt > 0 || luck == Some(spadille_core::Luck::None));
    }

    #[test]
    fn whoever_changes_seed_salt_or_outcome_is_found_out() {
        let record = played("piquet");
        let bent = |bend: &dyn Fn(&mut Fair)| {
            let mut record = record.clone();
            bend(record.header.fair.as_mut().unwrap());
            verify(&record)
        };
        assert_eq!(bent(&|f| f.seed = "08".repeat(32)), Err(Unproven::Commitment));
        assert!(matches!(bent(&|f| f.given = 999), Err(Unproven::Given { claimed: 999, .. })));
        assert!(matches!(bent(&|f| f.salts[0] = "other".into()), Err(Unproven::Outcome { .. })));
        let dealt = record.steps.iter().filter(|s| matches!(s, Step::Chance { .. })).count();
        assert_eq!(bent(&|f| f.given = dealt), Err(Unproven::NothingDealt { given: dealt }));
        // Joined by commas these are the same words as the salts that were given.
        assert_eq!(bent(&|f| f.salts = vec!["salt0,salt1".into()]), Err(Unproven::Salts { salts: 1, seats: 2 }));
        assert_eq!(bent(&|f| f.salts.push(String::new())), Err(Unproven::Salts { salts: 3, seats: 2 }));
        assert_eq!(bent(&|f| f.salts[1] = "a,b".into()), Err(Unproven::Salt { seat: 2 }));
        assert_eq!(bent(&|f| f.salts[1] = "a".repeat(65)), Err(Unproven::Salt { seat: 2 }));
        assert_eq!(bent(&|f| f.seed = f.seed.to_uppercase().replacen('0', "+", 1)), Err(Unproven::Seed));
        let other = Seed::from_str(&"08".repeat(32)).unwrap();
        let swapped = bent(&|f| (f.seed, f.commitment) = (other.reveal(), other.commitment()));
        assert!(matches!(swapped, Err(Unproven::Outcome { .. })));
        assert_eq!(
            verify(&Record {
                header: spadille_core::record::Header { fair: None, ..record.header.clone() },
                ..record.clone()
            }),
            Err(Unproven::NoSeed)
        );
    }

    #[test]
    fn a_seed_keeps_its_secret() {
        let seed = Seed::fresh();
        assert!(!format!("{seed:?}").contains(&seed.reveal()));
        assert_eq!(Seed::from_str(&seed.reveal()), Ok(seed));
        for bad in ["", "00", &"zz".repeat(32), &"é".repeat(32), &"+f".repeat(32), &"AB".repeat(32)] {
            assert!(Seed::from_str(bad).is_err());
        }
    }
}
