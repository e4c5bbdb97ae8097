//! The methods of the tricks, each a function of what the conjuror has before his eyes. Packs are lists from the top to the bottom.
//!
//! They know nothing of tables, so that cases can be worked with them, and nothing of cards but their places: letters will do.

use arrayvec::ArrayVec;

/// The most cards there are.
pub const MOST: usize = 52;

/// Cards in their order.
pub type Pile<T = u8> = ArrayVec<T, MOST>;

/// A complete cut: so many cards off the top, and the rest upon them.
pub fn cut<T: Copy>(pack: &[T], cards: usize) -> Pile<T> {
    let (upper, lower) = pack.split_at(cards.min(pack.len()));
    lower.iter().chain(upper).copied().take(MOST).collect()
}

/// The words on whose equal letters the pairs of the second trick are laid.
pub const LETTERS: &[u8; 20] = b"MUTUSDEDITNOMENCOCIS";

/// The ten letters, in the order in which they first come, each with its two places, from 0.
pub fn letters() -> impl Iterator<Item = (char, [usize; 2])> {
    LETTERS.iter().enumerate().filter_map(|(place, letter)| {
        let second = LETTERS.iter().skip(place + 1).position(|other| other == letter)?;
        Some((char::from(*letter), [place, place + 1 + second]))
    })
}

/// The row of a place, both from 0.
pub fn row(place: usize) -> usize {
    place / 5
}

/// The letter that stands in just these rows, from 0, and its places.
pub fn letter_in(rows: [usize; 2]) -> Option<(char, [usize; 2])> {
    let sorted = [rows[0].min(rows[1]), rows[0].max(rows[1])];
    letters().find(|(_, places)| places.map(row) == sorted)
}

/// Ten pairs laid on the letters, row by row; what is missing leaves its places empty.
pub fn laid_on_letters<T: Copy>(pairs: &[[T; 2]]) -> [Option<T>; 20] {
    let mut laid = [None; 20];
    for (pair, (_, places)) in pairs.iter().zip(letters()) {
        for (card, place) in pair.iter().zip(places) {
            laid[place] = Some(*card);
        }
    }
    laid
}

/// The card after the key, from the top down and round the ring.
pub fn after<T: Copy + PartialEq>(faces: &[T], key: T) -> Option<T> {
    let at = faces.iter().position(|card| *card == key)?;
    faces.get((at + 1) % faces.len()).copied()
}

/// The card before the key, from the top down and round the ring.
pub fn before<T: Copy + PartialEq>(faces: &[T], key: T) -> Option<T> {
    let at = faces.iter().position(|card| *card == key)?;
    faces.get((at + faces.len() - 1) % faces.len()).copied()
}

/// What is drawn from below when the bottom card is slid back and comes as the `number`-th.
pub fn glide<T: Copy>(pack: &[T], number: usize) -> Pile<T> {
    let Some((bottom, others)) = pack.split_last() else { return Pile::new() };
    others.iter().rev().take(number.clamp(1, MOST) - 1).chain([bottom]).copied().collect()
}

/// Four of a kind, slots 0 to 3, after the first was put on top and two strangers, slots 4 and 5, below `upper` others: the three
/// that nobody saw leave are still at the bottom.
pub fn four_laid(upper: u8) -> Pile {
    let strangers = 6 + upper.min(MOST as u8 - 6);
    [0].into_iter().chain(6..strangers).chain([4, 5]).chain(strangers..MOST as u8).chain([3, 2, 1]).collect()
}

/// Whether so many of the first four slots lie side by side. The ring is not closed: a pack has two ends.
pub fn together(pack: &[u8], wanted: usize) -> bool {
    pack.split(|slot| *slot >= 4).any(|run| run.len() >= wanted)
}

/// Where the conjuror cuts once more.
const SECOND_CUT: usize = 26;

/// A pack after one cut that should bring cards together, and whether it had to be mended by a second.
pub fn cut_together(pack: &[u8], cards: usize, wanted: usize, repairs: bool) -> (Pile, bool) {
    let once = cut(pack, cards);
    if repairs && !together(&once, wanted) { (cut(&once, SECOND_CUT), true) } else { (once, false) }
}

/// Deals cards out to `piles` in turn, card by card.
pub fn deal<T: Copy, const N: usize>(cards: &[T]) -> [Pile<T>; N] {
    std::array::from_fn(|pile| cards.iter().skip(pile).step_by(N).copied().take(MOST).collect())
}

/// Three piles taken up with the named one, from 0, in the middle; of the others the lower number comes first, or last.
pub fn gather<T: Copy>(piles: &[Pile<T>; 3], named: usize, lower_first: bool) -> Pile<T> {
    let mut others = (0..3).filter(|pile| *pile != named);
    let (low, high) = (others.next().unwrap_or(0), others.next().unwrap_or(0));
    let (first, last) = if lower_first { (low, high) } else { (high, low) };
    [first, named.min(2), last].into_iter().flat_map(|pile| piles[pile].iter()).copied().take(MOST).collect()
}

/// Where a card comes to lie in its pile of `size`, from 1, that lay at `place`, when it is asked for so often.
pub fn place_in_pile(place: u32, size: u32, answers: u32) -> u32 {
    (1..answers).fold(place, |place, _| (size + place).div_ceil(3))
}

/// The slots that lie on top of piles of these sizes; the last pile is the packet from the top of the pack, the first lies lowest.
pub fn tops(sizes: &[u8]) -> Pile {
    let above = |pile: usize| sizes.iter().skip(pile + 1).sum();
    (0..sizes.len().min(MOST)).map(above).collect()
}

/// What is named when always the card before is: the one that was noted first, and then each card that was taken but the last.
pub fn one_ahead<T: Copy>(noted: T, taken: &[T]) -> Pile<T> {
    let before = taken.split_last().map_or(&[][..], |(_, before)| before);
    [noted].iter().chain(before).copied().take(taken.len().min(MOST)).collect()
}

/// Laid off from the top of a pile, card by card, onto `N` others by turns: what then lies where, and the card left over.
pub fn laid_off<T: Copy, const N: usize>(mut others: [Pile<T>; N], pile: &[T]) -> ([Pile<T>; N], Option<T>) {
    let (left, off) = pile.split_last().map_or((None, pile), |(left, off)| (Some(*left), off));
    for (n, card) in off.iter().enumerate() {
        if !others[n % N].is_full() {
            others[n % N].insert(0, *card);
        }
    }
    (others, left)
}

/// One card laid down, the next tucked under: the order in which they come.
pub fn tucked<T: Copy>(packet: &[T]) -> Vec<T> {
    let mut left: std::collections::VecDeque<T> = packet.iter().copied().collect();
    let mut laid = Vec::with_capacity(packet.len());
    while let Some(card) = left.pop_front() {
        laid.push(card);
        if let Some(under) = left.pop_front() {
            left.push_back(under);
        }
    }
    laid
}

/// The one packet that comes out as wanted.
pub fn packet_for<T: Copy>(wanted: &[T]) -> Vec<T> {
    let places: Vec<usize> = (0..wanted.len()).collect();
    let mut packet: Vec<T> = wanted.to_vec();
    for (place, card) in tucked(&places).into_iter().zip(wanted) {
        packet[place] = *card;
    }
    packet
}

/// What nine cards in a square count with others upon them, by places from 0: rows, columns, and the two diagonals.
pub fn square(extra: &[usize]) -> ([u8; 3], [u8; 3], [u8; 2]) {
    let mut on = [1_u8; 9];
    extra.iter().filter(|place| **place < 9).for_each(|place| on[*place] += 1);
    let sum = |places: [usize; 3]| places.iter().map(|place| on[*place]).sum();
    let rows = std::array::from_fn(|r| sum([3 * r, 3 * r + 1, 3 * r + 2]));
    let columns = std::array::from_fn(|c| sum([c, c + 3, c + 6]));
    (rows, columns, [sum([0, 4, 8]), sum([2, 4, 6])])
}

/// Whether every row and every column counts four.
pub fn is_solved(extra: &[usize]) -> bool {
    let (rows, columns, _) = square(extra);
    rows == [4; 3] && columns == [4; 3]
}

/// Counting in a row of `cards`: from the left to `chosen`, then on from the right end to the left and again from the right end, up
/// to `target`. Each number with its place, from 1.
pub fn counted_in_row(cards: u32, chosen: u32, target: u32) -> impl Iterator<Item = (u32, u32)> {
    let back = (0..target.saturating_sub(chosen)).map(move |n| (chosen + 1 + n, cards - n % cards.max(1)));
    (1..=chosen.min(target)).map(|n| (n, n)).chain(back)
}

/// Which places, from 1, go overboard of `cards` when every `step`-th is thrown, in their order.
pub fn thrown(cards: u8, step: u32, count: u8) -> Pile {
    let mut left: Pile = (1..=cards.min(MOST as u8)).collect();
    let (mut at, mut out) = (0, Pile::new());
    for _ in 0..usize::from(count).min(left.len()) {
        at = (at + step as usize + left.len() - 1) % left.len();
        out.push(left.remove(at));
    }
    out
}

/// The key below `cover` cards; then cards from below and above by turns, until so many have left the `top`. The heap as it was laid,
/// and the rest: with the key on top, if as many were drawn from there as covered it.
pub fn counted_cover<T: Copy>(pack: &[T], cover: usize, top: usize, from_below: bool) -> (Pile<T>, Pile<T>) {
    let mut pack: Pile<T> = pack.iter().copied().take(MOST).collect();
    if let Some(key) = pack.pop() {
        pack.insert(cover.min(pack.len()), key);
    }
    let (mut heap, mut off, mut below) = (Pile::new(), 0, from_below);
    while off < top && !pack.is_empty() {
        let card = if below { pack.pop() } else { pack.pop_at(0) };
        heap.extend(card);
        off += usize::from(!below);
        below = !below;
    }
    (heap, pack)
}

/// The chosen card of the heap laid on the rest, and the others upon it.
pub fn laid_on<T: Copy + PartialEq>(heap: &[T], chosen: T, rest: &[T]) -> Pile<T> {
    let others = heap.iter().copied().filter(|card| *card != chosen);
    others.chain([chosen]).chain(rest.iter().copied()).take(MOST).collect()
}

/// The numbers said when counting from the last card with `number`, back to the card that had this number: place and number.
pub fn counted_back(cards: u32, number: u32) -> impl Iterator<Item = (u32, u32)> {
    (number..=cards).rev().map(move |place| (place, number + cards - place))
}

/// What a helper's signs mean: the button is the rank.
pub const BUTTONS: [&str; 13] = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
/// The other sign is the suit: handkerchief, snuff, a hand in the pocket, nothing at all.
pub const SIGNS: [(&str, char); 4] = [("handkerchief", 'D'), ("snuff", 'C'), ("pocket", 'H'), ("nothing", 'S')];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_of_the_letters_are_all_different() {
        let rows: std::collections::HashSet<[usize; 2]> = letters().map(|(_, places)| places.map(row)).collect();
        assert_eq!((letters().count(), rows.len()), (10, 10));
    }

    /// Answers suffice exactly where three times the pile is no more than three to their number.
    #[test]
    fn how_many_answers_piles_need() {
        for size in (1..60).step_by(2) {
            for answers in 1..=5 {
                let all = (1..=size).all(|place| place_in_pile(place, size, answers) == size.div_ceil(2));
                assert_eq!(all, 3 * size <= 3_u32.pow(answers), "{size} {answers}");
            }
        }
    }

    #[test]
    fn only_one_packet_comes_out_in_order() {
        let places: Vec<usize> = (1..=13).collect();
        assert_eq!(tucked(&places), [1, 3, 5, 7, 9, 11, 13, 4, 8, 12, 6, 2, 10]);
        let down = BUTTONS;
        assert_eq!(packet_for(&down).join(" "), "A 3 K 7 Q 4 J 6 10 2 9 5 8");
    }

    #[test]
    fn a_sixteenth_throw_would_hit_what_is_to_be_saved() {
        assert_eq!(thrown(32, 12, 16)[15], 27);
    }

    #[test]
    fn six_ways_solve_the_square() {
        let mut solved = std::collections::HashSet::new();
        let mut tried = 0;
        for n in 0..729 {
            let mut extra = [n % 9, n / 9 % 9, n / 81];
            tried += 1;
            let distinct = |of: fn(usize) -> usize| {
                let mut all = extra.map(of);
                all.sort_unstable();
                all == [0, 1, 2]
            };
            assert_eq!(is_solved(&extra), distinct(|p| p / 3) && distinct(|p| p % 3));
            extra.sort_unstable();
            if is_solved(&extra) {
                solved.insert(extra);
            }
        }
        assert_eq!((tried, solved.len()), (729, 6));
    }
}
