//! Sharing out the lines of a small screen.
//!
//! Nobody at the table is ever left out. Where there is little room the list of choices is shortened first (it scrolls),
//! then the others' cards are counted instead of shown, and at last the others stand one after another in running text.

/// How the other players are shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Company {
    /// A line for each, and his cards below it.
    Cards,
    /// A line for each that tells how many cards he holds.
    Counts,
    /// One after another, in running text.
    Running,
}

/// What everything on the left of the screen would like to have.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// The lines of the company in each of its forms.
    pub company: [u16; 3],
    /// Lines that cannot be shortened: the pots and oneself.
    pub fixed: u16,
    /// The fewest lines on which the board can be read.
    pub board: u16,
    /// Lines of each note, in order.
    pub notes: Vec<u16>,
    /// Whether a line is kept for notes even when there are none.
    pub keeps_note: bool,
    /// Whether one holds cards oneself.
    pub hand: bool,
    /// Lines of the list, and those above it that cannot be left out.
    pub choices: (u16, u16),
}

/// Who gets how many lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shares {
    pub company: Company,
    /// The first note that is told; the last ones tell of the moment.
    pub first_note: usize,
    pub notes: u16,
    pub hand: u16,
    pub choices: u16,
    /// What is left for the board.
    pub board: u16,
}

/// From the most generous to the closest: the company, the height of the hand, the longest list, lines of notes.
const WAYS: [(Company, u16, u16, u16); 10] = [
    (Company::Cards, 4, 6, u16::MAX),
    (Company::Cards, 4, 4, u16::MAX),
    (Company::Cards, 3, 4, u16::MAX),
    (Company::Counts, 4, 4, u16::MAX),
    (Company::Counts, 3, 4, u16::MAX),
    (Company::Counts, 3, 3, u16::MAX),
    (Company::Counts, 3, 2, 2),
    (Company::Running, 3, 2, 2),
    (Company::Running, 3, 1, 1),
    (Company::Running, 2, 1, 0),
];

/// The longest list.
const LONGEST: u16 = 6;

/// Lines a board would rather have than a longer list: a trick is then shown by whole cards.
const EASE: u16 = 2;

/// Shares out the lines: the most generous way that leaves the board what it needs.
pub fn share(height: u16, wishes: &Wishes) -> Shares {
    let shared = |(company, hand, list, notes): (Company, u16, u16, u16)| {
        let (first_note, told) = last_notes(&wishes.notes, notes);
        let choices = wishes.choices.0.min(list) + wishes.choices.1;
        let notes = told.max(u16::from(wishes.keeps_note && notes > 0));
        let hand = if wishes.hand { hand } else { 0 };
        let used = wishes.company[company as usize] + wishes.fixed + notes + hand + choices;
        Shares { company, first_note, notes, hand, choices, board: height.saturating_sub(used) }
    };
    let closest = shared(WAYS[WAYS.len() - 1]);
    let mut shares = WAYS.into_iter().map(shared).find(|shares| shares.board >= wishes.board).unwrap_or(closest);
    // What the board does not need goes back to what was shortened: first a note, then the list.
    while let Some(lines) = shares.first_note.checked_sub(1).map(|note| wishes.notes[note])
        && shares.board >= wishes.board + lines
    {
        shares.first_note -= 1;
        shares.notes += lines;
        shares.board -= lines;
    }
    let list = wishes.choices.0.min(LONGEST) + wishes.choices.1;
    let more = shares.board.saturating_sub(wishes.board + EASE).min(list.saturating_sub(shares.choices));
    shares.choices += more;
    shares.board -= more;
    shares
}

/// The last notes that fit whole, and the lines they take: half a sentence says nothing.
fn last_notes(notes: &[u16], most: u16) -> (usize, u16) {
    let mut told = 0;
    for (i, lines) in notes.iter().enumerate().rev() {
        if told + lines > most {
            return (i + 1, told);
        }
        told += lines;
    }
    (0, told)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WISHES: Wishes = Wishes {
        company: [6, 3, 2],
        fixed: 2,
        board: 4,
        notes: vec![],
        keeps_note: false,
        hand: true,
        choices: (9, 1),
    };

    #[test]
    fn the_list_is_shortened_before_the_cards_are_counted() {
        let wishes = Wishes { notes: vec![2, 1], ..WISHES };
        let shared = |height| share(height, &wishes);
        assert_eq!((shared(30).company, shared(30).choices, shared(30).board), (Company::Cards, 7, 8));
        assert_eq!((shared(24).company, shared(24).choices), (Company::Cards, 5));
        assert_eq!((shared(20).company, shared(20).hand), (Company::Counts, 3));
        assert_eq!((shared(16).company, shared(16).first_note, shared(16).notes), (Company::Counts, 1, 1));
        // Of one line too few a short note need not suffer.
        let wishes = Wishes { notes: vec![1, 3], ..wishes };
        let shares = share(19, &wishes);
        assert_eq!((shares.company, shares.first_note, shares.notes, shares.board), (Company::Counts, 0, 4, 4));
    }

    #[test]
    fn where_nothing_suffices_the_board_gives_way() {
        let shares = share(9, &WISHES);
        assert_eq!((shares.company, shares.board), (Company::Running, 1));
    }
}
