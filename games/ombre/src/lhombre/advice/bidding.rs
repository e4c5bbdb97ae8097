//! What to call, and which suit to make trumps.

use super::*;

/// Where a player sits in the round of speaking.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    First,
    Middle,
    Last,
}

/// What a player hears who is to speak.
#[derive(Copy, Clone)]
pub struct Hearing<'a> {
    pub options: &'a LHombreOptions,
    pub hand: CardSet,
    pub place: Place,
    pub others_passed: bool,
    pub couleur: Option<Suit>,
    pub open: &'a [Bid],
    /// The game he was overbid with, if he may hold it.
    pub hold: Option<Bid>,
}

impl Hearing<'_> {
    /// A game that may be called or held.
    fn game(&self, game: Bid) -> Option<Move> {
        let call = self.open.contains(&game).then_some(Move::Call(game));
        call.or((self.hold == Some(game)).then_some(Move::Hold))
    }

    /// The first of these games that may be called or held.
    fn first_of(&self, games: &[Contract]) -> Option<Move> {
        games.iter().find_map(|contract| self.game(Bid::plain(*contract)))
    }

    /// A game in a suit, promised in the favourite suit if it is that one.
    fn in_suit(&self, contract: Contract, suit: Suit) -> Option<Move> {
        let promised = self.game(Bid::couleur(contract)).filter(|_| self.couleur == Some(suit));
        promised.or_else(|| self.game(Bid::plain(contract)))
    }

    /// Whether a hand promises three sure tricks (a1).
    fn has_three(&self, suit: Suit) -> bool {
        a1_asks(sure_tricks(self.hand, Trump::Suit(suit)))
    }

    /// Whether a hand that is not in the tables may be ventured: at Kaufquadrille it wants four likely tricks (a23).
    fn is_enough(&self, suit: Suit) -> bool {
        match self.options.players {
            Players::Four => a23_asks(likely_tricks(self.hand, Trump::Suit(suit))),
            _ => self.has_three(suit),
        }
    }

    /// Whether a hand of the tables is asked on: by the middle hand, who is overtrumped most often, only if its tricks
    /// are sure (a4); at the Kaufquadrille of 1782 only with four likely ones (a23).
    fn may_ask(&self, suit: Suit) -> bool {
        (self.place != Place::Middle || self.has_three(suit)) && !self.has_few_tricks(suit)
    }

    /// Whether a hand of the tables is too weak for Kaufquadrille (a23). The book of 1860 does not ask for more than the
    /// tables there, and in its game so much caution loses counters.
    fn has_few_tricks(&self, suit: Suit) -> bool {
        let wary = self.options.players == Players::Four && self.options.customs().wary_at_kaufquadrille;
        wary && !a23_asks(likely_tricks(self.hand, Trump::Suit(suit)))
    }
}

/// What the tables say to a player who knows the rest of the book: of equal suits the one with the three matadors, on
/// which it takes asking for granted (a2): four matadors and three kings are a very good game (000:510).
fn weighed(o: &LHombreOptions, hand: CardSet) -> Weighed {
    let weighed = weigh(o, hand, &Aim::ALL);
    if lacks_side_cards(o, hand) {
        return Weighed::Nothing;
    }
    if weighed != Weighed::TwoSuits {
        return weighed;
    }
    let mut sure = tempting(o, Aim::Ask, hand).into_iter().filter(|s| matching(Aim::Ask, hand, *s).contains(&"fm"));
    match (sure.next(), sure.next()) {
        (Some(suit), None) => Weighed::Play(Aim::Ask, suit),
        _ => Weighed::TwoSuits,
    }
}

/// What to call with a hand: solo and Frage by the tables of the book, the other games when the hand speaks for itself.
pub fn bid(h: &Hearing) -> Advice<Move> {
    let weighed = weighed(h.options, h.hand);
    if let Some(special) = special(h) {
        return special;
    }
    match weighed {
        Weighed::Play(Aim::Solo, suit) => {
            let out = h.options.players.pack().minus(h.hand);
            if a21_is_certain(Trump::Suit(suit), h.hand, out)
                && let Some(call) = h.in_suit(Contract::SoloTout, suit)
            {
                return because(call, text!("lhombre-why-solo-tout"), &["a21"]);
            }
            if let Some(call) = h.in_suit(Contract::Solo, suit) {
                let ids = matching(Aim::Solo, h.hand, suit);
                return because(call, text!("lhombre-why-solo", suit = suit), &ids);
            }
        }
        Weighed::Play(Aim::Ask, suit) if h.may_ask(suit) => {
            if let Some(call) = h.in_suit(Contract::Frage, suit) {
                return because(call, text!("lhombre-why-ask", suit = suit), &asking(h.hand, suit));
            }
        }
        _ => {}
    }
    if let Some(venture) = venture(h).or_else(|| blind(h)) {
        return venture;
    }
    pass(h, weighed)
}

/// Why to pass with a hand on which the tables say this.
fn pass(h: &Hearing, weighed: Weighed) -> Advice<Move> {
    let suits = || h.options.players.trump_suits();
    let (text, maxim) = match weighed {
        Weighed::TwoSuits => (text!("lhombre-why-two-suits"), "a7"),
        Weighed::Play(Aim::Ask, suit) if h.has_few_tricks(suit) => (text!("lhombre-why-few-tricks"), "a23"),
        Weighed::Play(Aim::Ask, _) if h.place == Place::Middle => (text!("lhombre-why-middle"), "a4"),
        Weighed::Play(..) => (text!("lhombre-why-overbid"), "a10"),
        Weighed::Nothing if lacks_side_cards(h.options, h.hand) => {
            (text!("lhombre-why-side-cards", suit = Suit::Diamonds), "a24")
        }
        Weighed::Nothing if suits().any(|s| s.is_red() && a5_is_tempted(h.hand, s)) => {
            (text!("lhombre-why-red-small"), "a5")
        }
        Weighed::Nothing if suits().any(|s| would_do_in_black(h.hand, s)) => (text!("lhombre-why-red"), "a3"),
        Weighed::Nothing if h.hand.includes(BLACK_ACES) => (text!("lhombre-why-two-aces"), "a6"),
        Weighed::Nothing => (text!("lhombre-why-poor"), "a8"),
    };
    because(Move::Pass, text, &[maxim])
}

/// The maxims that speak for asking in a suit: its patterns, and what the book says of the three matadors (a2) and of
/// Spadille and Manille with two small trumps (a5).
fn asking(hand: CardSet, suit: Suit) -> Vec<&'static str> {
    let mut ids = matching(Aim::Ask, hand, suit).to_vec();
    if ids.contains(&"fm") {
        ids.push("a2");
    }
    if ids.contains(&"fb4") || ids.contains(&"fk") {
        ids.push("a5");
    }
    ids
}

/// Whether diamonds are a game in which side cards decide: two play, and only two diamonds are in the pack (a24).
fn sides_decide(o: &LHombreOptions, suit: Suit) -> bool {
    suit == Suit::Diamonds && matches!(o.players, Players::TwoB | Players::TwoC)
}

/// Whether a hand has a game in diamonds by the tables but not the side cards for it (a24).
fn lacks_side_cards(o: &LHombreOptions, hand: CardSet) -> bool {
    let tabled = weigh(o, hand, &Aim::ALL);
    matches!(tabled, Weighed::Play(Aim::Ask, suit) if sides_decide(o, suit)) && !a24_asks_in_diamonds(o, hand)
}

/// The first and the last hand may venture more than the tables (a4): tricks enough are a game (a1, a23), if they are not
/// the same in two suits (a7).
fn venture(h: &Hearing) -> Option<Advice<Move>> {
    if h.place == Place::Middle || weighed(h.options, h.hand) == Weighed::TwoSuits {
        return None;
    }
    let suits = h.options.players.trump_suits().filter(|s| h.is_enough(*s));
    let suit = suits.max_by_key(|s| worth(h.hand, Trump::Suit(*s)))?;
    let call = h.in_suit(Contract::Frage, suit)?;
    let likely = if h.options.players == Players::Four { "a23" } else { "a1" };
    Some(because(call, text!("lhombre-why-venture", suit = suit), &[likely, "a4"]))
}

/// Games that the tables do not know but a hand may shout for: no trick at all, or the two black aces as only trumps.
fn special(h: &Hearing) -> Option<Advice<Move>> {
    if is_harmless(h.hand) {
        let call = h.first_of(&[Contract::Nullissimo])?;
        return Some(because(call, text!("lhombre-why-nullissimo"), &[]));
    }
    if h.hand.includes(BLACK_ACES) && worth(h.hand, Trump::AcesOnly) >= 6 * TRICK {
        let call = h.first_of(&[Contract::Grandissimo])?;
        return Some(because(call, text!("lhombre-why-grandissimo"), &["a10"]));
    }
    None
}

/// Whether a hand should take no trick: in every suit its lowest cards stand so low that others can stay under none.
fn is_harmless(hand: CardSet) -> bool {
    let order = Trump::None.order();
    Suit::ALL.into_iter().all(|suit| {
        let mut low: Vec<u8> = hand.of_suit(suit).iter().map(|c| order.height(c)).collect();
        low.sort_unstable();
        // Heights are counted from 1; two cards of the others may stand under every one of ours.
        low.iter().enumerate().all(|(place, height)| usize::from(*height) <= 2 * place + 1)
    })
}

/// Blind games: Casco only as last hand after all have passed (a9), with Spadille to keep; the games of the two black
/// aces then too, if a king stands beside them (a6).
fn blind(h: &Hearing) -> Option<Advice<Move>> {
    if !a9_ventures_casco(h.place == Place::Last, h.others_passed) {
        return None;
    }
    let kings = h.hand.of_rank(Rank::King).len();
    if h.hand.includes(BLACK_ACES) && kings > 0 {
        let call = h.first_of(&[Contract::GrandCasco, Contract::Tourne])?;
        return Some(because(call, text!("lhombre-why-blind-aces"), &["a9"]));
    }
    if h.hand.contains(SPADILLE) && kings > 0 {
        let call = h.first_of(&[Contract::Casco, Contract::ObscurTop])?;
        return Some(because(call, text!("lhombre-why-casco"), &["a9"]));
    }
    None
}

/// Which of these suits to make trumps: the one that promises most; nothing if there is no choice.
pub fn trump(o: &LHombreOptions, hand: CardSet, choices: &[Suit]) -> Option<Advice<Suit>> {
    let hand = hand.both(o.players.pack());
    let rank = |s: Suit| (worth(hand, Trump::Suit(s)), hand.both(Trump::Suit(s).order().trumps()).len());
    let best = choices.iter().copied().rev().max_by_key(|s| rank(*s))?;
    // What the tables chose at the auction stands, if it may be named and promises about as much.
    let tabled = match weighed(o, hand) {
        Weighed::Play(_, suit) if choices.contains(&suit) && rank(suit).0 + TRICK / 2 >= rank(best).0 => suit,
        _ => best,
    };
    let solo = matching(Aim::Solo, hand, tabled).to_vec();
    let mut ids = if solo.is_empty() { asking(hand, tabled) } else { solo };
    if sides_decide(o, tabled) {
        ids.push("a24");
    }
    Some(because(tabled, text!("lhombre-why-trump", suit = tabled), &ids))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear<'a>(o: &'a LHombreOptions, hand: &str, place: Place, open: &'a [Bid]) -> Hearing<'a> {
        let hand = hand.parse().unwrap();
        Hearing { options: o, hand, place, others_passed: place == Place::Last, couleur: None, open, hold: None }
    }

    /// What the book player says as one of three or more who may call anything, and by which maxims.
    fn says(players: Players, hand: &str, place: Place) -> (Move, Vec<&'static str>) {
        let o = LHombreOptions { players, ..LHombreOptions::standard() };
        let said = bid(&hear(&o, hand, place, &o.bids()));
        (said.choice, maxims(&said))
    }

    #[test]
    fn lh_adv_seat_the_middle_hand_ventures_least() {
        let plays = |place| says(Players::Three, "AS AC QS 7S 6H 4H 5D 4C 3C", place).0 != Move::Pass;
        assert!(plays(Place::First) >= plays(Place::Middle) && plays(Place::Last) >= plays(Place::Middle));
        assert!(plays(Place::First) && !plays(Place::Middle));
    }

    #[test]
    fn of_equal_suits_the_book_player_asks_where_he_has_the_three_matadors() {
        let (said, maxims) = says(Players::Three, "AS 7H AC AH KS 5S KC 4C KD", Place::First);
        assert!(said == Move::Call(Bid::plain(Contract::Frage)) && maxims.contains(&"fm"));
        // Where neither suit has them he passes.
        let (said, maxims) = says(Players::Three, "AS AC QS 7S QC 7C 4H 6D 5D", Place::First);
        assert_eq!((said, maxims.first()), (Move::Pass, Some(&"a7")));
    }

    #[test]
    fn the_maxims_behind_a_call_are_named() {
        use Place::{First, Middle};
        use Players::{Four, Three, TwoC};
        for (players, hand, place, maxim, plays) in [
            (Three, "AS 7D AC 4H 6H 6S 3S 5C 4C", First, "a2", true),
            (Three, "AS 2C 6C 4C 7S 3S 5H 4D 6D", First, "a5", true),
            (Three, "AS 7H 4H 5H KS KC 4D 5D 6D", First, "a5", true),
            (Three, "AS 7H 4H 5H 6S 5S 4D 5C 3C", Middle, "a5", false),
            // Spadille, Basta and king with one more are a game in black only.
            (Three, "AS AC KD 4D 5C 4H 5H 6S 3S", Middle, "a3", false),
            (Four, "AS AC KS QS 7S KH 4D 5C", First, "fb2", true),
            (Four, "KS QS JS 7S 6S 5S 5H 4D", First, "a23", false),
            // Two play: the three matadors are a game in diamonds only with good side cards.
            (TwoC, "AS 7D AC 7S 6S 5S 7C 6C 5C 4H 5H 6H", Middle, "a24", false),
            (TwoC, "AS 7D AC KH QH 4H 7S 6S 5S 7C 6C 5C", First, "fm", true),
        ] {
            let (said, maxims) = says(players, hand, place);
            assert!(maxims.contains(&maxim), "{hand}: {maxim}, not {maxims:?}");
            assert_eq!(said != Move::Pass, plays, "{hand}");
        }
    }

    #[test]
    fn an_overbid_asker_holds_a_solo_only_with_a_solo() {
        let (o, hold) = (LHombreOptions::standard(), Some(Bid::plain(Contract::Solo)));
        for (hand, said) in [("AS 2S AC KS 5S 4H 6H 5D 6D", Move::Hold), ("2S AC KS 5S 4H 6H 5D 6D 3C", Move::Pass)] {
            assert_eq!(bid(&Hearing { hold, ..hear(&o, hand, Place::First, &[]) }).choice, said);
        }
    }
}
