//! What the books say to whoever leads, by the score, by what the play has shown, and by his hand.

use super::counsel::Counsels;
use super::holding::ranks;
use super::judge;
use super::rows::{PLAIN_LEADS, TRUMP_LEADS, TRUMPS_AGAIN, TURNED};
use super::seeing::{Aim, Seeing, Who};
use super::table::consult;
use crate::whist::options::Edition;
use spadille_core::{Card, CardSet, Suit};

/// With so few cards the end of a deal is in sight.
const LAST: u8 = 5;
/// With more cards than these it is early.
const EARLY: u8 = 7;

/// What goes before the lead of a new suit, in its order.
pub fn consult_first(c: &mut Counsels<'_>) {
    by_score(c);
    by_play(c);
    by_turned_card(c);
    let asked = c.asked() || c.among == Some(c.s.trump);
    // Whoever led trumps wants them brought back.
    let partner_drew =
        c.s.leads().rfind(|(_, led, _)| led.suit() == c.s.trump).is_some_and(|(by, ..)| by == c.s.partner());
    if partner_drew && !asked {
        consult(c, TRUMPS_AGAIN, c.s.trump);
    }
    if asked || wants_trumps(c.s) {
        consult(c, TRUMPS_AGAIN, c.s.trump);
        if c.s.rounds(c.s.trump) == 0 || asked {
            consult(c, TRUMP_LEADS, c.s.trump);
        }
    } else {
        // What a holding forbids holds all the same.
        let trumps = c.s.trumps();
        if c.s.rounds(c.s.trump) == 0 {
            forbid(c, trumps);
        }
    }
    at_four(c);
    early_tricks(c);
    after_trumps(c);
}

/// At four an honour with three other trumps is strong enough to draw them.
fn at_four(c: &mut Counsels<'_>) {
    let s = c.s;
    if s.points().0 == 4 && judge::strong_at_four(s.held(s.trump)) && s.rounds(s.trump) == 0 && wants_trumps(s) {
        c.one("82-I-8-strong", s.cheapest_high(s.sight.sure(s.trumps())).or_else(|| s.lowest(s.trumps())));
    }
}

/// Whether trumps should be drawn: with five, or with four and a good suit; not when partner ruffs, nor when they are drawn.
pub fn wants_trumps(s: &Seeing<'_>) -> bool {
    let (own, out) = (s.trumps().len(), s.sight.trumps_of_foes().len());
    let enough = own >= 5 || own == 4 && (s.good_suit().is_some() || s.rounds(s.trump) > 0);
    out > 0 && enough && s.partner_ruffs().is_none()
}

/// Whether a maxim of the trump tables forbids the lead.
fn forbid(c: &mut Counsels<'_>, trumps: CardSet) {
    let mut about = Counsels::new(c.s, None, None);
    consult(&mut about, TRUMP_LEADS, c.s.trump);
    let first = trumps.first().and_then(|card| about.against(card));
    if let Some(maxim) = first.filter(|_| about.decide().0.is_none()) {
        c.avoid(maxim, trumps);
    }
}

fn by_score(c: &mut Counsels<'_>) {
    let s = c.s;
    let ((mine, theirs), (made, lost)) = (s.points(), s.tricks());
    if (made, lost) == (5, 5) {
        let certain = s.sight.sure(s.hand);
        if certain.len() >= 2 && judge::risk(mine, 5, certain.len()) {
            c.avoid("82-I-5-risk", certain);
        } else if certain.len() >= 2 {
            c.play("82-I-5", certain);
        }
    }
    // A trick more wins the game: what is certain is not made first, but kept to bring in the doubtful one.
    let certain = s.sight.sure(s.hand);
    let wins = |tricks: u8| mine + tricks.saturating_sub(6) >= crate::whist::score::GAME;
    let near = s.hand.len() <= LAST && !certain.is_empty() && certain != s.hand && (made, lost) != (5, 5);
    if near && !wins(made + certain.len()) && wins(made + certain.len() + 1) {
        c.avoid("82-I-6", certain);
    }
    let guarded = |s: &Seeing<'_>| {
        let held = s.held(s.trump);
        (held.count_ones() == 2 && held & ranks("AK") == 0 && held & ranks("QJ") != 0).then(|| s.highest(s.trumps()))
    };
    if mine == 0 && (6..=7).contains(&theirs) && s.nothing_else() {
        c.one("82-I-7", guarded(s).flatten());
    }
    if let Some(suit) = s.partner_ruffs() {
        match mine {
            9 => {
                c.play("82-I-9", s.suit(suit));
                c.avoid("82-I-9", s.trumps());
            }
            1..=3 | 5..=7 if s.strong() => c.play("82-I-9-low-score", s.trumps()),
            _ => {}
        }
    }
    if mine == 4 && !judge::strong_at_four(s.held(s.trump)) && s.deal.past.len() < 3 {
        c.avoid("82-I-8", s.trumps());
    }
}

fn by_play(c: &mut Counsels<'_>) {
    let s = c.s;
    let (partner, left, right) = (s.partner(), s.seat(Who::Left), s.seat(Who::Right));
    // Partner failed in a suit of mine: he is not made to ruff with a card that is no master.
    let few = s.trumps().len() <= 2;
    for suit in s.plain_suits().filter(|suit| few && s.is_void(partner, *suit)) {
        let led_it = s.leads().any(|(by, led, _)| by == s.me && led.suit() == suit);
        if led_it {
            c.avoid("82-I-4-spare-partner", s.suit(suit).minus(s.masters(s.suit(suit))));
        }
    }
    let ruffed = s.leads().any(|(_, led, trick)| {
        led.suit() != s.trump && Seeing::card_of(trick, partner).is_some_and(|card| card.suit() == s.trump)
    });
    let partner_drew = s.leads().next_back().is_some_and(|(by, led, _)| by == partner && led.suit() == s.trump);
    if ruffed && partner_drew {
        c.play("30-1-37-return", s.trumps());
    }
    if let Some((_, void)) = s.turned().zip(s.partner_ruffs())
        && (s.turned_by(Who::Left, ranks("KQ")))
    {
        c.play("30-3-8-not", s.suit(void));
    }
    let short = s.plain_suits().any(|suit| s.dealt(suit).count_ones() <= 1);
    if s.turned_by(Who::Left, ranks("KQ")) && short {
        c.avoid("30-3-8-not", s.trumps());
    }
    if let Some(suit) = s.partner_ruffs() {
        if s.dealt(s.trump) == ranks("AQ") && s.played(s.trump) == ranks("A") {
            c.play("30-1-20-next", s.suit(suit));
        }
        let both_void = s.plain_suits().any(|other| s.dealt(other) == 0 || s.suit(other).is_empty());
        c.play("30-1-37", s.suit(suit));
        c.avoid("30-1-37", s.trumps());
        if both_void {
            c.play("see-saw", s.suit(suit));
        }
    }
    // He gave a high card without trying to win.
    for (by, led, trick) in s.leads().filter(|(_, led, _)| led.suit() != s.trump) {
        let card = Seeing::card_of(trick, partner).filter(|card| card.suit() == led.suit() && by != partner);
        let high =
            card.is_some_and(|card| super::holding::heights(CardSet::one(card), led.suit()) & ranks("QJT9") != 0);
        let lost = trick.winner() != partner && card.is_some_and(|card| !Seeing::tried(s, trick, card));
        if high && lost && s.rounds(led.suit()) == 1 {
            c.play("30-1-37-about-to", s.suit(led.suit()));
        }
    }
    let partner_without = s.is_void(partner, s.trump);
    if s.trumps().is_empty() && partner_without && (3..=4).contains(&s.sight.trumps_out().len()) {
        if let Some(led) = s.first_lead(partner) {
            c.play("30-8-1", s.suit(led.suit()));
        }
        for suit in s.plain_suits().filter(|suit| s.foe_ruffs(*suit)) {
            c.avoid("30-8-1", s.suit(suit));
        }
    }
    if s.sight.trumps_of_foes().is_empty() && s.sight.may_hold(partner, s.order.trumps()) {
        c.avoid("QA-17-trumps", s.trumps());
    }
    for suit in s.plain_suits().filter(|suit| s.ruffs(left, *suit) && s.ruffs(right, *suit)) {
        c.avoid("30-4-2", s.suit(suit));
    }
    keep_command(c, left, right);
    loser_first(c);
    keep_last_trump(c);
    if let Some(trick) = s.last().filter(|trick| trick.winner() == s.me) {
        let led = trick.led();
        let own = Seeing::card_of(trick, s.me);
        if let Some(led) = led.filter(|led| led.suit() != s.trump) {
            let weak = Seeing::card_of(trick, right)
                .is_some_and(|card| super::holding::heights(CardSet::one(card), led.suit()) & ranks("AKQJ") == 0);
            if trick.leader() == left && weak && s.good_suit().is_none() && s.nothing_else() {
                c.play("82-I-10", s.suit(led.suit()));
            }
            let by_queen =
                own.is_some_and(|card| card.rank() == spadille_core::Rank::Queen && card.suit() == led.suit());
            if trick.leader() == partner && by_queen {
                c.avoid("30-2-5b", s.suit(led.suit()));
            }
        }
    }
    let invites = |card: &Card| judge::is_low(*card);
    let without_invite = s.plain_suits().all(|suit| s.held(suit) & ranks("AKQ") == 0);
    if let Some(led) = s.first_lead(left).filter(|card| invites(card) && without_invite) {
        c.play("30-2-16", s.suit(led.suit()));
    }
}

/// The command of the opponents' suit is kept while they may have a trump.
fn keep_command(c: &mut Counsels<'_>, left: spadille_core::Seat, right: spadille_core::Seat) {
    let s = c.s;
    if s.sight.trumps_of_foes().is_empty() {
        return;
    }
    if !s.trumps().is_empty() {
        // The only card that stops their suit is not spent early: it brings one in again.
        for led in [left, right].into_iter().filter_map(|foe| s.first_lead(foe)).filter(|_| s.hand.len() > EARLY) {
            let stops = s.masters(s.suit(led.suit()));
            if stops.len() == 1 {
                c.avoid("hold-deciding-cards", stops);
            }
        }
        return;
    }
    for foe in [left, right] {
        let Some(led) = s.first_lead(foe) else { continue };
        c.avoid("QA-11", s.masters(s.suit(led.suit())));
    }
}

/// The last trump of all is kept while there is anything else to lead.
fn keep_last_trump(c: &mut Counsels<'_>) {
    let s = c.s;
    if s.trumps().len() == 1 && s.sight.trumps_out().is_empty() && s.hand.len() > 1 {
        c.avoid("last-trump", s.trumps());
    }
}

/// With the last trumps, winners and one loser, the loser goes first.
fn loser_first(c: &mut Counsels<'_>) {
    let s = c.s;
    let losers = s.hand.minus(s.masters(s.hand));
    if s.sight.trumps_out().is_empty() && !s.trumps().is_empty() && losers.len() == 1 && s.hand.len() > 2 {
        c.play("30-1-39", losers);
    }
}

fn by_turned_card(c: &mut Counsels<'_>) {
    let s = c.s;
    let cramped = s.dealt(s.trump) == ranks("T9");
    let tierce = |suit: &Suit| s.dealt(*suit) & ranks("AKQ") == ranks("AKQ");
    if let Some(suit) = s.plain_suits().find(tierce).filter(|_| cramped) {
        let maxims = [("A", ["QA-8", "QA-8-next"]), ("KQ", ["QA-8-king-queen", "QA-8-king-queen"])];
        for (turned, [first, next]) in maxims {
            if !s.turned_by(Who::Right, ranks(turned)) {
                continue;
            }
            if s.played(suit) & ranks("A") == 0 {
                c.play(first, s.suit(suit).of_rank(spadille_core::Rank::Ace));
            } else {
                c.one(next, s.highest(s.trumps()));
            }
        }
    }
    consult(c, TURNED, s.trump);
    // The four best trumps, of which the ace has ruffed: the jack tells partner of the two between.
    if s.dealt(s.trump) & ranks("AKQJ") == ranks("AKQJ") && s.played(s.trump) & ranks("AKQJ") == ranks("A") {
        c.play("30-8-4", s.trumps().of_rank(spadille_core::Rank::Jack));
    }
    for suit in s.plain_suits() {
        if s.dealt(suit) & ranks("AKQJ") == ranks("AKQJ") && s.played(suit) & ranks("AKQJ") == ranks("A") {
            c.play("30-8-4-any-suit", s.suit(suit).of_rank(spadille_core::Rank::Jack));
        }
    }
}

/// Two small trumps and ace and king of two suits: tricks at once.
fn early_tricks(c: &mut Counsels<'_>) {
    let s = c.s;
    let small = s.trumps().len() == 2 && s.held(s.trump) & ranks("AKQJT") == 0;
    let both = |suit: &Suit| s.dealt(*suit) & ranks("AK") == ranks("AK");
    let suits = s.plain_suits().filter(both).count();
    let void = s.plain_suits().any(|suit| s.suit(suit).is_empty());
    let of_book = if s.is_of(Edition::Of1782) { void } else { !void };
    let maxim = if s.is_of(Edition::Of1782) { "82-I-4" } else { "30-4-3" };
    if small && (suits >= 2 && of_book || c.asked()) {
        let tops: CardSet = s.plain_suits().filter(both).flat_map(|suit| s.masters(s.suit(suit)).iter()).collect();
        let spared: CardSet =
            s.plain_suits().filter(|suit| s.is_void(s.partner(), *suit)).flat_map(|suit| s.suit(suit)).collect();
        c.play(maxim, tops.minus(spared));
    }
}

/// Trumps are drawn: the suit that partner has not thrown away.
fn after_trumps(c: &mut Counsels<'_>) {
    let s = c.s;
    let mine = s.leads().filter(|(by, led, _)| *by == s.me && led.suit() == s.trump).count();
    let thrown: CardSet = s
        .leads()
        .filter(|(_, led, _)| led.suit() == s.trump)
        .filter_map(|(_, _, trick)| Seeing::card_of(trick, s.partner()))
        .filter(|card| card.suit() != s.trump)
        .collect();
    if mine < 3 || thrown.is_empty() || s.dealt(s.trump).count_ones() < 6 {
        return;
    }
    let kept = s.plain_suits().filter(|suit| thrown.of_suit(*suit).is_empty());
    let maxim = if s.dealt(s.trump) & ranks("A") != 0 { "30-1-1-next" } else { "30-1-6-next" };
    for suit in kept {
        let court =
            s.suit(suit).iter().filter(|card| super::holding::heights(CardSet::one(*card), suit) & ranks("KQJ") != 0);
        c.one(maxim, s.highest(court.collect()));
    }
}

/// Leads from the plain suits, in their order.
pub fn consult_plain(c: &mut Counsels<'_>) {
    let s = c.s;
    let fresh = |suit: &Suit| s.rounds(*suit) == 0 && !s.suit(*suit).is_empty();
    let mut suits: arrayvec::ArrayVec<Suit, 4> =
        s.plain_suits().filter(|suit| c.asked() && !s.suit(*suit).is_empty() || fresh(suit)).collect();
    let long = |suit: &Suit| s.suit(*suit).len();
    // The longest first; of equal ones that headed by the higher card.
    suits.sort_by_key(|suit| std::cmp::Reverse((long(suit), s.held(*suit))));
    if s.aim == Aim::AvoidSlam {
        let single = suits.iter().filter(|suit| long(suit) == 1).flat_map(|suit| s.suit(*suit)).collect();
        c.play("30-2-15-slam", single);
    }
    let tenace = |suit: &Suit, high: &str, low: &str, without: &str| {
        let held = s.held(*suit);
        held & ranks(high) != 0 && held & ranks(low) != 0 && held & ranks(without) == 0
    };
    let ace_queen = suits.iter().find(|suit| tenace(suit, "A", "Q", "K"));
    let king_jack = suits.iter().find(|suit| tenace(suit, "K", "J", "AQ"));
    if ace_queen.is_some() && king_jack.is_some() {
        let weak = suits.iter().filter(|suit| s.held(**suit) & ranks("AKQJ") == 0 && long(suit) >= 2);
        for suit in weak {
            c.play("30-2-17", s.suit(*suit));
        }
    }
    let early = s.deal.past.len() < 5 || c.asked();
    if !s.strong() && early {
        for suit in suits.iter().filter(|suit| long(suit) == 1 && s.held(**suit) & ranks("AKQJ") == 0) {
            c.avoid("30-2-15", s.suit(*suit));
        }
        for suit in suits.iter().filter(|suit| long(suit) <= 2 && s.rounds(**suit) == 0) {
            c.avoid("30-2-15-general", s.suit(*suit));
        }
    }
    ace_suits(c, &suits);
    let from_something = suits.iter().any(|suit| s.held(*suit) & ranks("AKQ") != 0 && long(suit) >= 3);
    if from_something && !c.asked() {
        for suit in suits.iter().filter(|suit| s.held(**suit) & ranks("AKQ") == 0) {
            c.avoid("invite-from-something", s.suit(*suit));
        }
    }
    if !c.asked() {
        for suit in suits.iter().filter(|suit| tenace(suit, "A", "Q", "K") || tenace(suit, "K", "J", "AQ")) {
            c.avoid("tenace", s.suit(*suit));
        }
    }
    // A table speaks row by row, so that what stands first in it goes before whatever the suit.
    for row in PLAIN_LEADS.chunks(1) {
        for suit in &suits {
            consult(c, row, *suit);
        }
    }
    equal_suits(c, &suits);
    if let Some(longest) = suits.first().filter(|suit| long(suit) >= 4 || c.asked()) {
        c.play("82-I-1", s.suit(*longest));
    }
}

fn ace_suits(c: &mut Counsels<'_>, suits: &[Suit]) {
    let s = c.s;
    for suit in suits.iter().filter(|suit| s.held(**suit) & ranks("A") != 0 && s.suit(**suit).len() == 3) {
        let other_of_four = s.plain_suits().any(|other| other != *suit && s.suit(other).len() >= 4);
        if other_of_four {
            c.avoid("QA-7", s.suit(*suit));
        } else if s.is_of(Edition::Of1782) || c.asked() {
            c.play("QA-6", s.suit(*suit));
        }
    }
}

/// Of two suits equally long that headed by the king, then the queen, then the jack.
fn equal_suits(c: &mut Counsels<'_>, suits: &[Suit]) {
    let s = c.s;
    let Some(most) = suits.first().map(|suit| s.suit(*suit).len()).filter(|most| *most >= 4) else { return };
    let equal: arrayvec::ArrayVec<Suit, 4> = suits.iter().copied().filter(|suit| s.suit(*suit).len() == most).collect();
    let headed = |suit: &&Suit, by: &str| s.held(**suit) >> 9 == ranks(by) >> 9;
    if equal.len() > 1 {
        for (by, maxim) in [("K", "QA-14"), ("Q", "QA-15")] {
            if let Some(suit) = equal.iter().find(|suit| headed(suit, by)) {
                c.play(maxim, s.suit(*suit));
                return;
            }
        }
    }
}

impl Seeing<'_> {
    /// Whether a card of a trick was played to win it: it beat all that lay there.
    fn tried(s: &Seeing<'_>, trick: &spadille_tricks::Trick<4>, card: Card) -> bool {
        let before: arrayvec::ArrayVec<Card, 4> =
            trick.cards().iter().copied().take_while(|other| *other != card).collect();
        !before.is_empty() && s.order.beats(before[s.order.winner(&before)], card)
    }
}
