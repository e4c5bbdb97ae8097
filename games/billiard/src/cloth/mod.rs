//! This table and these balls: where things lie and how they run. No rule of any game is known here.
