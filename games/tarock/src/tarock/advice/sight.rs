//! What matters of a moment in which a card is to be played.

use crate::tarock::cards::{Pack, TAROCKS};
use crate::tarock::honours::is_pagat;
use crate::tarock::rules::Rules;
use crate::tarock::state::Public;
use crate::tarock::terms::Form;
use crate::tarock::view::View;
use arrayvec::ArrayVec;
use spadille_core::{Card, CardSet, Seat, SeatSet};

/// With so many cards left it is late enough to think of the last trick.
const LATE: u8 = 8;
/// When so many cards of a suit have fallen, it has gone round among three.
const ROUND: u8 = 3;

/// Where the Pagat is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pagat {
    /// In one's own hand.
    Mine,
    /// With somebody else.
    Foe,
    /// Played or laid away.
    Gone,
}

/// What a player plays for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// Each for himself.
    Alone,
    /// Alone against the others, or with a helper.
    Player,
    /// Against the player.
    Against,
    /// With a partner throughout.
    Pair,
}

/// A moment through the eyes of whoever is to play.
#[derive(Clone, Debug)]
pub struct Sight<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// His cards.
    pub hand: CardSet,
    /// Those he may play.
    pub legal: CardSet,
    /// The cards that lie there.
    pub lies: ArrayVec<Card, 4>,
    /// What he plays for.
    pub role: Role,
    /// Whether a friend led.
    pub friend_led: bool,
    /// Whether a friend wins so far.
    pub friend_wins: bool,
    /// How many foes play after him.
    pub foes_behind: u8,
    /// Those behind him, and against him, who are known to lack the suit led.
    pub ruffs_behind: bool,
    /// Cards that others may still have.
    pub out: CardSet,
    /// Where the Pagat is.
    pub pagat: Pagat,
    /// The most tarocks that another has announced; nothing where it is not known.
    pub announced: Option<u8>,
    /// Whether the Pagat can be drawn, if that is known.
    pub drawable: Option<bool>,
    /// The suit of a king that somebody saves for the last trick, and whether he still has tarocks.
    pub saving: Option<(usize, bool)>,
    /// Suits, as bits, that should not be led again: second hand void, third hand with the king.
    pub spoiled: u8,
    /// Whether this is the first lead of all.
    pub first_lead: bool,
    /// Whether his partner opened with a small tarock.
    pub partner_opened: bool,
    /// Whether a tarock is led for the first time.
    pub first_tarock: bool,
    /// Whether his side has laid the scat.
    pub own_scat: Option<bool>,
    /// Whether another hunter has announced less than he.
    pub other_announced_less: bool,
    /// Whether he wants the Pagat to win the last trick.
    pub ultimo: bool,
    /// Tarocks that have fallen.
    pub tarocks_gone: u8,
    /// Points that his side still wants, where it plays for a certain number.
    pub wants: i32,
}

impl<'a> Sight<'a> {
    /// A moment of which nothing but the cards is known.
    pub fn plain(rules: &'a Rules, hand: CardSet, lies: &[Card]) -> Sight<'a> {
        let legal = rules.legal(hand, lies.first().copied());
        let lying: CardSet = lies.iter().copied().collect();
        let players = if rules.terms.form == Form::Two {
            2
        } else if rules.terms.is_pairs() {
            4
        } else {
            3
        };
        Sight {
            rules,
            hand,
            legal,
            lies: lies.iter().copied().take(4).collect(),
            role: if rules.terms.is_pairs() { Role::Pair } else { Role::Alone },
            friend_led: false,
            friend_wins: false,
            foes_behind: players - 1 - (lies.len() as u8).min(players - 1),
            ruffs_behind: false,
            out: rules.pack.cards.minus(hand).minus(lying),
            pagat: if hand.iter().any(is_pagat) { Pagat::Mine } else { Pagat::Foe },
            announced: None,
            drawable: None,
            saving: None,
            spoiled: 0,
            first_lead: false,
            partner_opened: false,
            first_tarock: false,
            own_scat: None,
            other_announced_less: false,
            ultimo: false,
            tarocks_gone: 0,
            wants: 0,
        }
    }

    /// The moment that a viewer is in.
    pub fn of(rules: &'a Rules, v: &View, seat: Seat) -> Sight<'a> {
        let (p, deal) = (&v.public, &v.public.deal);
        let hand = v.own();
        let mut s = Sight::plain(rules, hand, &deal.trick.cards);
        let friends = friends(rules, p, v, seat);
        let ring = deal.ring;
        let played = deal.played.values().fold(CardSet::EMPTY, |all, cards| all.union(*cards));
        s.role = if rules.terms.is_pairs() {
            Role::Pair
        } else if deal.player.is_none() {
            Role::Alone
        } else if deal.player == Some(seat) || friends.contains(deal.player.unwrap_or(seat)) {
            Role::Player
        } else {
            Role::Against
        };
        s.out = rules.pack.cards.minus(hand).minus(played).minus(v.scat).minus(deal.in_scat);
        // Of the piles that were laid open one lies aside.
        let aside = usize::from(deal.step).checked_sub(1).and_then(|place| deal.open.get(place));
        s.out = s.out.minus(aside.copied().unwrap_or_default());
        s.friend_led = friends.contains(deal.trick.leader);
        s.friend_wins =
            friends.contains(ring.after(deal.trick.leader, deal.trick.best)) && !deal.trick.cards.is_empty();
        let behind = (deal.trick.cards.len() as u8 + 1..ring.len()).map(|steps| ring.after(deal.trick.leader, steps));
        let foes: SeatSet = behind.filter(|other| !friends.contains(*other)).collect();
        s.foes_behind = foes.len();
        if let Some(led) = deal.trick.led() {
            let suit = rules.pack.suit_of(led);
            s.ruffs_behind = !rules.pack.is_tarock(led)
                && foes.iter().any(|foe| {
                    deal.lacks[foe].includes(suit.both(s.out)) && !deal.lacks[foe].includes(rules.pack.duty.both(s.out))
                });
        }
        let gone = played.iter().any(is_pagat) || v.scat.iter().any(is_pagat);
        s.pagat = if hand.iter().any(is_pagat) {
            Pagat::Mine
        } else if gone {
            Pagat::Gone
        } else {
            Pagat::Foe
        };
        let others = || ring.iter().filter(|other| *other != seat);
        s.announced = rules.terms.has_honours().then(|| others().filter_map(|o| deal.tarocks_of(o)).max().unwrap_or(0));
        s.first_lead = deal.count == 0 && deal.trick.cards.is_empty();
        s.tarocks_gone = played.both(rules.pack.suits[TAROCKS]).len();
        s.first_tarock = deal.trick.led().is_some_and(|led| rules.pack.is_tarock(led))
            && s.tarocks_gone <= deal.trick.cards.len() as u8;
        s.own_scat = deal.layer.map(|layer| layer == seat || friends.contains(layer));
        let mine = deal.announced_by(seat);
        let owner = deal.trick.plays(&ring).find(|(_, card)| is_pagat(*card)).map(|(owner, _)| owner);
        s.other_announced_less = others().any(|other| Some(other) != owner && deal.announced_by(other) < mine);
        s.ultimo = deal.ultimo.contains(seat);
        s.partner_opened = rules.terms.is_pairs()
            && deal.count == 1
            && deal.last.as_ref().is_some_and(|last| {
                friends.contains(last.leader)
                    && last.leader != seat
                    && last.led().is_some_and(|led| rules.pack.is_tarock(led))
            });
        s.spoiled = s.spoiled_suits(p, seat);
        s.drawable = s.guess_drawable();
        s.saving = s.guess_saving(p, seat);
        if let (Some(wins), Some(player)) = (rules.terms.wins_from(), deal.player) {
            let has = rules.pack.surplus(deal.piles[player]) + i32::from(deal.won[player]);
            s.wants = (wins - has).max(0);
        }
        s
    }

    /// Suits that the next foe lacks while a king of theirs is out.
    fn spoiled_suits(&self, p: &Public, seat: Seat) -> u8 {
        let next = p.deal.ring.after(seat, 1);
        (0..TAROCKS).fold(0, |all, suit| {
            let out = self.rules.pack.suits[suit].both(self.out);
            let void = !out.is_empty() && p.deal.lacks[next].includes(out);
            let king = !out.both(self.rules.pack.kings).is_empty();
            if void && king && self.role == Role::Alone { all | 1 << suit } else { all }
        })
    }

    /// Whether hunting the Pagat promises anything: hardly with few tarocks of one's own.
    fn guess_drawable(&self) -> Option<bool> {
        let own = self.tarocks().len();
        (self.pagat == Pagat::Foe && self.rules.terms.form == Form::Three && own + 2 < self.out_tarocks().len() / 3)
            .then_some(false)
    }

    /// The suit of a king that somebody seems to save for the last trick: late, and though its suit has gone round, he is still out
    /// with somebody who may have him. One that can be made to come goes before one whose master must first lose his tarocks.
    fn guess_saving(&self, p: &Public, seat: Seat) -> Option<(usize, bool)> {
        let (pack, deal) = (self.pack(), &p.deal);
        if self.rules.terms.form != Form::Three || self.hand.len() > LATE {
            return None;
        }
        let out = self.out_tarocks();
        let saved = |place: &usize| -> Option<(usize, bool)> {
            let suit = pack.suits[*place];
            let king = suit.both(pack.kings).both(self.out).first()?;
            let fallen = deal.played.values().map(|cards| cards.both(suit).len()).sum::<u8>();
            let mut savers = deal.ring.iter().filter(|other| *other != seat && !deal.lacks[*other].contains(king));
            let saver = savers.next().filter(|_| fallen >= ROUND)?;
            // With whom of two he is, nobody knows; then either's tarocks are in the way.
            let has_tarocks = |saver: Seat| !out.is_empty() && !deal.lacks[saver].includes(out);
            Some((*place, has_tarocks(saver) || savers.any(has_tarocks)))
        };
        let led = |(place, tarocks): &(usize, bool)| {
            let mine = if *tarocks { pack.duty } else { pack.suits[*place] };
            !self.legal.both(mine).is_empty()
        };
        (0..TAROCKS).filter_map(|place| saved(&place)).filter(led).min_by_key(|(_, tarocks)| *tarocks)
    }

    /// The pack.
    pub fn pack(&self) -> &'a Pack {
        &self.rules.pack
    }

    /// His tarocks, without the Sküs where it excuses.
    pub fn tarocks(&self) -> CardSet {
        self.hand.both(self.pack().duty)
    }

    /// The tarocks that others may have.
    pub fn out_tarocks(&self) -> CardSet {
        self.out.both(self.pack().duty)
    }

    /// Whether nothing that is out beats a card inside its suit.
    pub fn is_master(&self, card: Card) -> bool {
        let suit = self.pack().suit_of(card);
        self.out.both(self.pack().above(card)).both(suit).is_empty()
    }

    /// What the cards that lie there would count.
    pub fn lying(&self) -> i32 {
        self.pack().surplus(self.lies.iter().copied().collect()) + 1
    }

    /// The card that wins so far.
    pub fn best(&self) -> Option<Card> {
        if self.lies.is_empty() { None } else { self.lies.get(self.pack().winner(&self.lies)).copied() }
    }

    /// The cards of some that would win so far.
    pub fn takers(&self, among: CardSet) -> CardSet {
        self.best().map_or(among, |best| among.both(self.pack().above(best)))
    }

    /// The card that gives away least.
    pub fn cheapest(&self, among: CardSet) -> Option<Card> {
        let pack = self.pack();
        // A guarded figure is worth more than it counts; the Sküs is never thrown away without need.
        let dear = |card: Card| {
            let skues = pack.free.contains(card);
            let suit = self.hand.both(pack.suit_of(card));
            let unguards =
                !pack.is_tarock(card) && suit.len() <= 2 && !suit.both(pack.counting).without(card).is_empty();
            let tarock = pack.is_tarock(card);
            (skues, pack.value(card), unguards, tarock, pack.height(card), 20 - suit.len().min(20))
        };
        among.iter().min_by_key(|card| dear(*card))
    }

    /// The dearest card that may go into a friend's trick: figures, and no king that would win himself.
    pub fn dearest(&self, among: CardSet) -> Option<Card> {
        let pack = self.pack();
        let gift = |card: &Card| {
            let pagat = is_pagat(*card) && !self.ultimo;
            pack.counting.contains(*card) && !pack.free.contains(*card) && (pagat || !pack.is_tarock(*card))
        };
        among.iter().filter(gift).max_by_key(|card| pack.value(*card))
    }

    /// The Sküs, if he has it and may play it.
    pub fn skues(&self) -> Option<Card> {
        self.legal.both(self.pack().free).first()
    }

    /// The Pagat, if he may play it.
    pub fn pagat_card(&self) -> Option<Card> {
        self.legal.iter().find(|card| is_pagat(*card))
    }
}

/// Who plays with a seat, itself included, as far as it can know.
pub fn friends(rules: &Rules, p: &Public, v: &View, seat: Seat) -> SeatSet {
    let deal = &p.deal;
    let own = SeatSet::one(seat);
    if rules.terms.is_pairs() {
        return deal.ring.iter().filter(|other| rules.side(p, *other) == rules.side(p, seat)).collect();
    }
    let Some(player) = deal.player else { return own };
    // Whoever has the called king knows that he helps; all know it once he has fallen.
    let helps = deal.called.is_some_and(|king| v.own().contains(king)) && seat != player;
    let helper = if helps { Some(seat) } else { deal.helper };
    let side: SeatSet = [player].into_iter().chain(helper).collect();
    if side.contains(seat) {
        side
    } else if deal.called.is_some() && helper.is_none() {
        // Who helps is not known yet: whoever is neither player nor helper knows only himself.
        own
    } else {
        deal.ring.iter().filter(|other| !side.contains(*other)).collect()
    }
}
