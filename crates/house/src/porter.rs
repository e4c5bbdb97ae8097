//! The porter: names, passwords, and words nobody can guess.

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher as _, PasswordVerifier as _};
use rand::Rng as _;
use rand_chacha::ChaCha20Rng;
use sha2::{Digest as _, Sha256};
use spadille_core::text;
use spadille_table::{Kind, Refused};
use std::fmt::Write as _;

/// The longest name.
const MOST_NAME: usize = 32;
/// The shortest and the longest password.
const PASSWORD: std::ops::RangeInclusive<usize> = 10..=200;

/// A word of `bytes` random bytes in hexadecimal digits.
pub fn random_word(bytes: usize) -> String {
    let mut word = vec![0; bytes];
    rand::make_rng::<ChaCha20Rng>().fill_bytes(&mut word);
    hex(&word)
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut out, byte| {
        let _ = write!(out, "{byte:02x}");
        out
    })
}

/// The hash by which a token is kept.
pub fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// Whether two secret words are the same, in a time that tells nothing about where they differ.
pub fn same(a: &str, b: &str) -> bool {
    a.len() == b.len() && a.bytes().zip(b.bytes()).fold(0, |differ, (x, y)| differ | (x ^ y)) == 0
}

/// A name as it will be shown: trimmed, of one line, not too long.
///
/// # Errors
/// When nothing is left of it.
pub fn name(wish: &str) -> Result<String, Refused> {
    let words: Vec<&str> = wish.split_whitespace().collect();
    // Signs that turn writing around or hide in it could make one name look like another.
    let visible = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let name: String = words.join(" ").chars().filter(visible).take(MOST_NAME).collect();
    let name = name.trim().to_owned();
    if name.is_empty() { Err(Refused::new(Kind::Impossible, text!("room-no-name"))) } else { Ok(name) }
}

/// A login: lower-case letters, digits, `-` and `_`, three to thirty-two of them.
///
/// # Errors
/// Says what a login is made of.
pub fn login(wish: &str) -> Result<String, Refused> {
    let login = wish.trim().to_lowercase();
    let plain = login.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if plain && (3..=32).contains(&login.len()) {
        Ok(login)
    } else {
        Err(Refused::new(Kind::Impossible, text!("room-bad-login")))
    }
}

/// Whether a password is long enough.
///
/// # Errors
/// Says how long it should be.
pub fn check_password(password: &str) -> Result<(), Refused> {
    if PASSWORD.contains(&password.chars().count()) {
        Ok(())
    } else {
        Err(Refused::new(Kind::Impossible, text!("room-bad-password", least = *PASSWORD.start())))
    }
}

/// The hash by which a password is kept (argon2id). Takes a while, on purpose: not for the threads of the network.
///
/// # Errors
/// When hashing fails, which it does not.
pub fn hash_password(password: &str) -> Result<String, Refused> {
    let hash = Argon2::default().hash_password(password.as_bytes());
    hash.map(|hash| hash.to_string()).map_err(|_| Refused::unavailable())
}

/// Whether a password is the one whose hash was kept.
pub fn password_fits(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_kept_as_argon2id_and_found_again() {
        let hash = hash_password("quatorze de rois").unwrap();
        assert!(hash.starts_with("$argon2id$"));
        assert!(password_fits("quatorze de rois", &hash));
        assert!(!password_fits("quatorze de dames", &hash));
        assert!(!password_fits("x", "nonsense"));
    }

    #[test]
    fn names_are_shown_as_they_are_meant() {
        assert_eq!(name("  Anna \n Luise ").unwrap(), "Anna Luise");
        assert_eq!(name(&"a".repeat(99)).unwrap().len(), MOST_NAME);
        assert_eq!(name("An\u{202e}na").unwrap(), "Anna");
        assert!(name(" \u{200b}\t").is_err());
        assert!(login("Anna_7").is_ok() && login("a b").is_err() && login("ab").is_err());
    }

    #[test]
    fn words_are_compared_whole() {
        assert!(same("abc", "abc") && !same("abc", "abd") && !same("abc", "ab"));
        assert_ne!(random_word(16), random_word(16));
        assert_eq!(random_word(16).len(), 32);
    }
}
