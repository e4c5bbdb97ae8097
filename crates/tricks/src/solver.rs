//! The open-hand solver: one player against all the others together, every card known.
