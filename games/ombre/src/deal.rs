//! How the games of the family declare what everybody knows of a deal.

/// Declares what is known of a deal, and how it stands before cards are dealt.
macro_rules! deal {
    ($($(#[$doc:meta])* $name:ident: $type:ty = $undealt:expr;)*) => {
        /// What everybody knows of a deal.
        #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
        pub struct Deal {
            $($(#[$doc])* pub $name: $type,)*
        }

        impl Default for Deal {
            #[inline]
            fn default() -> Self {
                Deal { $($name: $undealt,)* }
            }
        }
    };
}
