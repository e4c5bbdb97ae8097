//! Laws: what the books order, by number, so that every refusal and every payment can name its reason.

use crate::book::{Bilingual, Lang};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The name of a law inside its game's book, cited from code with [`law!`](crate::law!).
#[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
#[serde(transparent)]
pub struct LawId(pub &'static str);

impl fmt::Display for LawId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Cites a law. The house's tests read these citations in the source: each must stand in `books/<game>/laws.toml`,
/// and each law marked `enforced` there must be cited.
#[macro_export]
macro_rules! law {
    ($id:literal) => {
        $crate::LawId($id)
    };
}

/// One law as it stands in `books/<game>/laws.toml`: our own words, and where the book says it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Law {
    /// Short name, unique in the game: `law-05-false-count`, `repic`, `called-king-hidden`.
    pub id: String,
    /// One sentence in English.
    pub en: String,
    /// The same in German.
    pub de: String,
    /// Book file and lines, `000:1234-1236`; or `house` for what the books leave open.
    pub source: String,
    /// Whether the engine carries the law out (and therefore cites it); otherwise it is there to be read.
    pub enforced: bool,
    /// Why it is so, where the words of the book leave room and this is our reading, or two books are brought together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reading: Option<Bilingual>,
    /// What is printed, where we mend a misprint.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub emended: Option<Bilingual>,
    /// The option it depends on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
}

/// A law as a file has it: a game may repeat a law of its family with nothing but the lines of its own chapter.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WrittenLaw {
    pub id: String,
    en: Option<String>,
    de: Option<String>,
    source: Option<String>,
    enforced: Option<bool>,
    reading: Option<Bilingual>,
    emended: Option<Bilingual>,
    option: Option<String>,
}

impl WrittenLaw {
    /// The whole law, what is not written here being taken from the family's.
    pub fn over(self, shared: Option<&Law>) -> Result<Law, String> {
        let id = self.id;
        let missing = |what: &str| format!("the law {id} has no {what}");
        Ok(Law {
            en: self.en.or_else(|| shared.map(|l| l.en.clone())).ok_or_else(|| missing("English"))?,
            de: self.de.or_else(|| shared.map(|l| l.de.clone())).ok_or_else(|| missing("German"))?,
            source: self.source.or_else(|| shared.map(|l| l.source.clone())).ok_or_else(|| missing("source"))?,
            enforced: self.enforced.or_else(|| shared.map(|l| l.enforced)).unwrap_or(true),
            reading: self.reading.or_else(|| shared.and_then(|l| l.reading.clone())),
            emended: self.emended.or_else(|| shared.and_then(|l| l.emended.clone())),
            option: self.option.or_else(|| shared.and_then(|l| l.option.clone())),
            id,
        })
    }
}

impl Law {
    /// The sentence in a language.
    pub fn sentence(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::De => &self.de,
        }
    }
}
