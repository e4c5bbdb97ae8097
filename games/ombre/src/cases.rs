//! How the worked cases of the family read their questions.

/// Reads the fields of a question into variables of the same names.
macro_rules! read {
    ($question:expr => $($(#[$meta:meta])* $name:ident: $type:ty),+) => {
        let ($($name,)+) = {
            #[derive(serde::Deserialize)]
            struct Question { $($(#[$meta])* $name: $type),+ }
            let Question { $($name),+ } = $question?;
            ($($name,)+)
        };
    };
}
