//! ombre
