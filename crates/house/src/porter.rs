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
    let mut name = String::new();
    let mut marks = 0;
    for c in words.join(" ").chars().filter(|c| !is_hidden(*c)).take(MOST_NAME) {
        // Accents stand on letters; towers of them cover other lines.
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if marks <= 2 {
            name.push(c);
        }
    }
    let name = name.trim().to_owned();
    if !name.chars().any(char::is_alphanumeric) {
        Err(Refused::new(Kind::Impossible, text!("room-no-name")))
    } else {
        Ok(name)
    }
}

/// Signs that turn writing around, hide in it or show nothing: with them one name could look like another, or like none.
fn is_hidden(c: char) -> bool {
    const HIDDEN: [(u32, u32); 22] = [
        (0xad, 0xad),
        (0x34f, 0x34f),
        (0x61c, 0x61c),
        (0x115f, 0x1160),
        (0x17b4, 0x17b5),
        (0x180b, 0x180f),
        (0x200b, 0x200f),
        (0x2028, 0x202e),
        (0x2060, 0x206f),
        (0x2800, 0x2800),
        (0x3164, 0x3164),
        (0xe000, 0xf8ff),
        (0xfe00, 0xfe0f),
        (0xfeff, 0xfeff),
        (0xffa0, 0xffa0),
        (0xfff0, 0xfffd),
        (0x1_3430, 0x1_345f),
        (0x1_bca0, 0x1_bca3),
        (0x1_d173, 0x1_d17a),
        (0xe_0000, 0xe_0fff),
        (0xf_0000, 0xf_ffff),
        (0x10_0000, 0x10_ffff),
    ];
    c.is_control() || HIDDEN.iter().any(|(from, to)| (*from..=*to).contains(&u32::from(c)))
}

/// Marks that are set on the letter before.
fn is_mark(c: char) -> bool {
    matches!(u32::from(c), 0x300..=0x36f | 0x483..=0x489 | 0x1ab0..=0x1aff | 0x1dc0..=0x1dff | 0x20d0..=0x20ff | 0xfe20..=0xfe2f)
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

/// Whether a password is long enough and not the first that anybody would try.
///
/// # Errors
/// Says how long it should be, or that it is too easily guessed.
pub fn check_password(password: &str, login: &str) -> Result<(), Refused> {
    if !PASSWORD.contains(&password.chars().count()) {
        return Err(Refused::new(Kind::Impossible, text!("room-bad-password", least = *PASSWORD.start())));
    }
    let heard: String = password.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
    // The login, however often, with a few signs before or after, is as good as no password.
    let without_login = heard.replace(&login.replace(['-', '_'], ""), "");
    let mut signs: Vec<char> = heard.chars().collect();
    signs.sort_unstable();
    signs.dedup();
    let weak =
        signs.len() < 4 || without_login.chars().count() < 4 || is_a_row(&heard) || COMMON.contains(&heard.as_str());
    if weak { Err(Refused::new(Kind::Impossible, text!("room-weak-password"))) } else { Ok(()) }
}

/// Whether every sign follows the one before, as in 1234567890 or zyxwvutsrq.
fn is_a_row(word: &str) -> bool {
    let steps: Vec<i32> = word.bytes().zip(word.bytes().skip(1)).map(|(a, b)| i32::from(b) - i32::from(a)).collect();
    let follows = |step: i32| steps.iter().all(|s| *s == step || *s == -9 * step);
    !steps.is_empty() && (follows(1) || follows(-1))
}

/// Those of ten signs and more that are found most often in what was stolen elsewhere.
const COMMON: [&str; 40] = [
    "1q2w3e4r5t",
    "1q2w3e4r5t6y",
    "1qaz2wsx3edc",
    "123123123123",
    "1234512345",
    "12345678910",
    "12345qwert",
    "abc1234567",
    "administrator",
    "changeme123",
    "dragon12345",
    "football123",
    "hallo12345",
    "hallohallo",
    "iloveyou12",
    "iloveyou123",
    "letmein1234",
    "liverpool1",
    "masterkey1",
    "passwort12",
    "passwort123",
    "passwort1234",
    "passwort12345",
    "password10",
    "password11",
    "password12",
    "password123",
    "password1234",
    "password12345",
    "password123456",
    "passwordpassword",
    "princess12",
    "q1w2e3r4t5",
    "qwerty1234",
    "qwerty12345",
    "qwerty123456",
    "qwertyuiop",
    "qwertzuiop",
    "schatz12345",
    "welcome123",
];

/// A code for whoever has lost his password: four times four letters and digits, none that are taken for each other.
pub fn recovery_code() -> String {
    const SIGNS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 16];
    rand::make_rng::<ChaCha20Rng>().fill_bytes(&mut bytes);
    let word: String = bytes.iter().map(|byte| char::from(SIGNS[usize::from(byte % 32)])).collect();
    format!("{}-{}-{}-{}", &word[..4], &word[4..8], &word[8..12], &word[12..])
}

/// The hash by which a code is kept, however it was typed.
pub fn code_hash(code: &str) -> String {
    let plain: String = code.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    token_hash(&plain)
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
        assert!(name(" \u{200b}\t").is_err() && name("\u{3164}").is_err() && name("...").is_err());
        assert_eq!(name("A\u{2066}n\u{ad}na\u{e0041}").unwrap(), "Anna");
        assert_eq!(name("e\u{301}\u{302}\u{303}\u{304}l").unwrap(), "e\u{301}\u{302}l");
        assert!(login("Anna_7").is_ok() && login("a b").is_err() && login("ab").is_err());
    }

    #[test]
    fn passwords_anybody_would_try_are_refused() {
        for weak in [
            "aaaaaaaaaa",
            "abababababab",
            "annaannaanna",
            "anna-anna-12",
            "1234567890",
            "9876543210",
            "password123",
            "Qwertyuiop",
        ] {
            assert!(check_password(weak, "anna").is_err(), "{weak}");
        }
        for good in ["quatorze de rois", "annas weite Reise", "7 Stiche, kein Trumpf"] {
            assert!(check_password(good, "anna").is_ok(), "{good}");
        }
        assert_eq!(code_hash(" ABCD-efgh "), code_hash("abcdefgh"));
        assert_eq!(recovery_code().len(), 19);
    }

    #[test]
    fn words_are_compared_whole() {
        assert!(same("abc", "abc") && !same("abc", "abd") && !same("abc", "ab"));
        assert_ne!(random_word(16), random_word(16));
        assert_eq!(random_word(16).len(), 32);
    }
}
