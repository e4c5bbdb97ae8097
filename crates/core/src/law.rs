//! Laws: what the books order, by number, so that every refusal and every payment can name its reason.

use crate::book::Lang;
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Law {
    /// Short name, unique in the game: `law-05`, `repic`, `r4`.
    pub id: String,
    /// One sentence in English.
    pub en: String,
    /// The same in German.
    pub de: String,
    /// Book file and lines, `000:1234-1236`; or `house` for what the books leave open.
    pub source: String,
    /// Whether the engine carries the law out (and therefore cites it); otherwise it is there to be read.
    #[serde(default = "yes")]
    pub enforced: bool,
}

fn yes() -> bool {
    true
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
