//! Where the seeds of new tables come from.

use crate::wire::PersonRef;
use spadille_table::fair::Seed;
use std::collections::HashMap;
use std::sync::Mutex;

/// How a house seeds its tables.
pub(crate) enum Seeds {
    /// With what nobody can guess.
    Fresh,
    /// With what whoever comes anew under the same name gets again, at his first table of a game, his second, and so on. It holds
    /// how many tables of which game each person has opened.
    Rehearsed(Mutex<HashMap<(String, String), u32>>),
}

impl Seeds {
    pub fn new(rehearsal: bool) -> Seeds {
        if rehearsal { Seeds::Rehearsed(Mutex::default()) } else { Seeds::Fresh }
    }

    /// The seed of the next table of a game.
    pub fn next(&self, host: &PersonRef, game: &str) -> Seed {
        let Seeds::Rehearsed(opened) = self else { return Seed::fresh() };
        let mut opened = opened.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let tables = opened.entry((host.id.clone(), game.to_owned())).or_default();
        *tables += 1;
        Seed::rehearsed(&format!("{}:{game}:{tables}", host.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str, name: &str) -> PersonRef {
        PersonRef::guest(id, name)
    }

    #[test]
    fn at_a_rehearsal_whoever_comes_anew_gets_the_same_tables() {
        let seeds = Seeds::new(true);
        let first = person("1", "Lieselotte");
        let dealt = [seeds.next(&first, "whist"), seeds.next(&first, "whist"), seeds.next(&first, "piquet")];
        let again = person("2", "Lieselotte");
        assert_eq!(dealt, [seeds.next(&again, "whist"), seeds.next(&again, "whist"), seeds.next(&again, "piquet")]);
        assert_ne!(dealt[0], dealt[1]);
        assert_ne!(dealt[0], dealt[2]);
        assert_ne!(dealt[0], seeds.next(&person("3", "Charlotte"), "whist"));
    }

    #[test]
    fn otherwise_nobody_gets_the_same_twice() {
        let (seeds, person) = (Seeds::new(false), person("1", "Lieselotte"));
        assert_ne!(seeds.next(&person, "whist"), seeds.next(&person, "whist"));
    }
}
