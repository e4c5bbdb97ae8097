//! How the rulings of a game are listed: what a stroke was, the word worked cases have for it, and its law.

/// Declares the rulings of a game.
macro_rules! rulings {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $value:ident = $word:literal by $law:expr,)* }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($(#[$vdoc])* $value,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$value,)*];

            /// The word that worked cases have for it; several may share one.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)*
                }
            }

            /// The law that rules so.
            pub fn law(self) -> spadille_core::LawId {
                match self {
                    $($name::$value => $law,)*
                }
            }
        }
    };
}

pub(crate) use rulings;
