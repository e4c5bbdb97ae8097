//! The hands on which the book of 1782 would ask or play solo, as tables.

use super::*;

/// What a pattern is enough for: to ask, or to play solo.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    Ask,
    Solo,
}

impl Aim {
    pub const ALL: [Aim; 2] = [Aim::Ask, Aim::Solo];

    pub fn bid(self) -> Bid {
        Bid::plain(if self == Aim::Solo { Contract::Solo } else { Contract::Frage })
    }
}

/// In which suits a pattern holds.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Colour {
    Black,
    Red,
    Any,
}

impl Colour {
    fn fits(self, suit: Suit) -> bool {
        self == Colour::Any || suit.is_red() == (self == Colour::Red)
    }
}

/// A hand of the book: certain trumps, so many further ones, and what stands beside them.
#[derive(Copy, Clone, Debug)]
struct Pattern {
    id: &'static str,
    game: Aim,
    colour: Colour,
    /// `S M B P` are Spadille, Manille, Basta and Ponto, everything else is a rank of the suit.
    trumps: &'static [u8],
    more: u8,
    kings: u8,
    queens: u8,
    knaves: u8,
    voids: u8,
}

const fn pattern(id: &'static str, game: Aim, colour: Colour, trumps: &'static str) -> Pattern {
    Pattern { id, game, colour, trumps: trumps.as_bytes(), more: 0, kings: 0, queens: 0, knaves: 0, voids: 0 }
}

macro_rules! patterns {
    ($($game:ident $id:literal $colour:ident $trumps:literal $($beside:ident $count:literal)*;)*) => {
        /// The tables of the book (A:412-446, A:462-504, A:522).
        const PATTERNS: &[Pattern] =
            &[$(Pattern { $($beside: $count,)* ..pattern($id, Aim::$game, Colour::$colour, $trumps) }),*];
    };
}

patterns! {
    Ask   "fb1"   Black  "MBK" more 1;
    Ask   "fb2"   Black  "SBK" more 1;
    Ask   "fb3"   Black  "SMK" more 1;
    Ask   "fb4"   Black  "SM" more 2;
    Ask   "fb5"   Black  "SBQ7";
    Ask   "fb6"   Black  "MBQ" more 2;
    Ask   "fb7"   Black  "SKQJ7";
    Ask   "fb8"   Black  "MKQJ7";
    Ask   "fb9"   Black  "BKQJ7";
    Ask   "fb10"  Black  "MB7654";
    Ask   "fb11"  Black  "KQJ765";
    Ask   "fb12"  Black  "SK543";
    Ask   "fr1"   Red    "SMP" more 1;
    Ask   "fr2"   Red    "MBP" more 1;
    Ask   "fr3"   Red    "SBP" more 1;
    Ask   "fr4"   Red    "SMKQ";
    Ask   "fr5"   Red    "SMJ3" kings 1;
    Ask   "fr6"   Red    "SBKQJ";
    Ask   "fr7"   Red    "BPKQJ";
    Ask   "fr8"   Red    "MPKQJ";
    Ask   "fr9"   Red    "MBKQ" more 1;
    Ask   "fr10"  Red    "SPKQ" more 1;
    Ask   "fr11"  Red    "MBJ234";
    Ask   "fr12"  Red    "SBK" more 1 kings 1;
    Ask   "fm"    Any    "SMB";
    Ask   "fk"    Red    "SM" more 2 kings 2;
    Solo  "sb1"   Black  "SMBK" more 1 voids 1;
    Solo  "sb2"   Black  "SMQJ" kings 2 voids 1;
    Solo  "sb3"   Black  "SMBK" kings 2;
    Solo  "sb4"   Black  "SMB" more 3 voids 1;
    Solo  "sb5"   Black  "MBQJ" more 2 kings 1;
    Solo  "sb6"   Black  "MBK" more 3 voids 1;
    Solo  "sb7"   Black  "BKQJ765" kings 1;
    Solo  "sb8"   Black  "KQJ7654" kings 1;
    Solo  "sb9"   Black  "SKQ764" kings 1 voids 2;
    Solo  "sb10"  Black  "MKQJ74" kings 1 voids 2;
    Solo  "sr1"   Red    "SMB" more 3 kings 1;
    Solo  "sr2"   Red    "SMBK" more 1 kings 1;
    Solo  "sr3"   Red    "SMBP" more 1 kings 2;
    Solo  "sr4"   Red    "SMP" more 2 kings 1 queens 1;
    Solo  "sr5"   Red    "MBQJ" more 2 kings 1 queens 1;
    Solo  "sr6"   Red    "BPK" more 3 kings 1 queens 1;
    Solo  "sr7"   Red    "MBPK" more 1 queens 2 voids 1;
    Solo  "sr8"   Red    "PKQJ236" kings 2 voids 1;
    Solo  "sr9"   Red    "MBP" more 3 kings 1 voids 1;
    Solo  "sr10"  Red    "SPKQ" more 2 kings 1 knaves 1;
}

/// The trump a pattern names by a letter.
fn trump_card(letter: u8, suit: Suit) -> Option<Card> {
    let rank = match letter {
        b'S' => return Some(SPADILLE),
        b'B' => return Some(BASTA),
        b'M' if suit.is_red() => Rank::Seven,
        b'M' => Rank::Two,
        b'P' => Rank::Ace,
        b'K' => Rank::King,
        b'Q' => Rank::Queen,
        b'J' => Rank::Jack,
        b'7' => Rank::Seven,
        b'6' => Rank::Six,
        b'5' => Rank::Five,
        b'4' => Rank::Four,
        b'3' => Rank::Three,
        b'2' => Rank::Two,
        _ => return None,
    };
    Some(Card::new(rank, suit))
}

/// The side suits of a hand, their black aces left out.
fn side_suits(hand: CardSet, trump: Suit) -> impl Iterator<Item = CardSet> + Clone {
    let trumps = Trump::Suit(trump).order().trumps();
    let suits = Suit::ALL.into_iter().filter(move |s| *s != trump);
    suits.map(move |s| hand.of_suit(s).minus(trumps))
}

impl Pattern {
    /// Whether a hand has it with this suit as trumps.
    pub fn matches(&self, hand: CardSet, trump: Suit) -> bool {
        self.colour.fits(trump) && self.is_held(hand, trump)
    }

    /// Whether a hand has its cards, be the suit of the right colour or not.
    fn is_held(&self, hand: CardSet, trump: Suit) -> bool {
        let named = |letter: &u8| trump_card(*letter, trump).is_some_and(|card| hand.contains(card));
        if !self.trumps.iter().all(named) {
            return false;
        }
        let trumps = hand.both(Trump::Suit(trump).order().trumps()).len();
        let sides = side_suits(hand, trump);
        let holding = |rank: Rank| sides.clone().filter(move |s| !s.of_rank(rank).is_empty());
        let guarded = |rank: Rank| holding(rank).filter(|s| s.len() > 1).count();
        trumps >= self.trumps.len() as u8 + self.more
            && holding(Rank::King).count() >= usize::from(self.kings)
            && guarded(Rank::Queen) >= usize::from(self.queens)
            && guarded(Rank::Jack) >= usize::from(self.knaves)
            && sides.clone().filter(|s| s.is_empty()).count() >= usize::from(self.voids)
    }
}

pub type Ids = ArrayVec<&'static str, 26>;

/// The patterns of a game that a hand has in a suit.
pub fn matching(game: Aim, hand: CardSet, trump: Suit) -> Ids {
    PATTERNS.iter().filter(|p| p.game == game && p.matches(hand, trump)).map(|p| p.id).take(26).collect()
}

/// What the tables say to a hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Weighed {
    Nothing,
    /// Two suits tempt equally (a7).
    TwoSuits,
    /// This game in this suit; [`matching`] names the patterns.
    Play(Aim, Suit),
}

/// Whether a hand has in a red suit what would be enough to ask in a black one (a3).
pub fn would_do_in_black(hand: CardSet, suit: Suit) -> bool {
    let black = |p: &&Pattern| p.game == Aim::Ask && p.colour == Colour::Black;
    suit.is_red() && PATTERNS.iter().filter(black).any(|p| p.is_held(hand, suit))
}

/// The suits in which a hand has a pattern of a game; of several those with most trumps.
pub fn tempting(o: &LHombreOptions, game: Aim, hand: CardSet) -> ArrayVec<Suit, 4> {
    let hand = hand.both(o.players.pack());
    let trumps = |suit: Suit| hand.both(Trump::Suit(suit).order().trumps()).len();
    let has = |suit: &Suit| PATTERNS.iter().any(|p| p.game == game && p.matches(hand, *suit));
    let suits: ArrayVec<Suit, 4> = o.players.trump_suits().filter(has).collect();
    let most = suits.iter().map(|suit| trumps(*suit)).max();
    suits.into_iter().filter(|suit| Some(trumps(*suit)) == most).collect()
}

/// Weighs a hand for these games: solo if a solo pattern matches, else asking; of several suits the one with most trumps,
/// and if two are equal for asking, neither (a7).
pub fn weigh(o: &LHombreOptions, hand: CardSet, games: &[Aim]) -> Weighed {
    for game in [Aim::Solo, Aim::Ask].into_iter().filter(|game| games.contains(game)) {
        match tempting(o, game, hand).as_slice() {
            [] => {}
            [_, _, ..] if game == Aim::Ask => return Weighed::TwoSuits,
            [suit, ..] => return Weighed::Play(game, *suit),
        }
    }
    Weighed::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_names_cards_of_its_colour() {
        for pattern in PATTERNS {
            for suit in Suit::ALL.into_iter().filter(|s| pattern.colour.fits(*s)) {
                let named: CardSet = pattern.trumps.iter().filter_map(|l| trump_card(*l, suit)).collect();
                assert_eq!(usize::from(named.len()), pattern.trumps.len(), "{}", pattern.id);
            }
        }
    }

    #[test]
    fn equal_suits_tempt_alike() {
        let hand = "AS 7H AC AH KS 5S KC 4C KD".parse().unwrap();
        assert_eq!(tempting(&LHombreOptions::standard(), Aim::Ask, hand).len(), 3);
    }
}
