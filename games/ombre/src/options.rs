//! How the games of the family declare what a table agrees on.

/// Declares options, each with its value in the book of 1782 and, where it is another, in that of about 1860.
macro_rules! options {
    (@last $old:expr) => { $old };
    (@last $old:expr, $new:expr) => { $new };
    (
        $(#[$about:meta])* $whole:ident;
        $($(#[$meta:meta])* $name:ident: $type:ty = $old:expr $(, $new:expr)?;)*
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $whole {
            $($(#[$meta])* pub $name: $type,)*
        }

        impl $whole {
            /// What the book of 1782 agrees on.
            pub fn of_1782() -> Self {
                $whole { $($name: $old,)* }
            }

            /// What the book of about 1860 agrees on.
            pub fn of_1860() -> Self {
                $whole { $($name: options!(@last $old $(, $new)?),)* }
            }

            /// What the book of a year agrees on.
            pub fn of_book(year: &str) -> Option<Self> {
                match year {
                    "1782" => Some($whole::of_1782()),
                    "1860" => Some($whole::of_1860()),
                    _ => None,
                }
            }
        }
    };
}

/// Declares options whose values are words: what each is about, its name, and its values with their words and what they mean. `of` a
/// set of options it is enough to name the option whose values they are.
macro_rules! words {
    (of $whole:literal; $($field:ident: $name:ident $($value:ident $word:tt = $doc:tt),+;)*) => {
        words! {$(
            #[doc = concat!("The values of [`", $whole, "::", stringify!($field), "`].")]
            $name $($value $word = $doc),+;
        )*}
    };
    ($($(#[$about:meta])* $name:ident $($value:ident $word:tt = $doc:tt),+;)*) => {
        spadille_core::option_words! {$(
            $(#[$about])*
            $name { $(#[doc = $doc] $value = $word,)+ }
        )*}
    };
}
