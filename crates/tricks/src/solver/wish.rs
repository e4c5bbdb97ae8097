//! Which card is tried first: a good guess cuts a search short, a bad one only costs time.

/// What somebody wants of a trick.
#[derive(Copy, Clone)]
pub(super) struct Wish {
    /// Somebody has led.
    pub follows: bool,
    /// He wants no trick.
    pub avoids: bool,
    /// The best card on the table is his side's.
    pub friendly: bool,
}

impl Wish {
    /// How promising a card of this height is; `takes` is whether it beats what lies there.
    #[inline]
    pub fn of(self, takes: bool, height: i32) -> i32 {
        match (self.follows, takes) {
            (false, _) if self.avoids => -height,
            (false, _) => height,
            (true, true) if self.avoids => -1000 - height,
            (true, false) if self.avoids => height,
            (true, true) if self.friendly => -100 - height,
            (true, true) => 1000 - height,
            (true, false) => -height,
        }
    }
}
