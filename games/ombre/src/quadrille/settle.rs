//! What is paid: prices as tables, the pot, bêtes, and who bears them.

use super::contracts::{Class, Contract};
use super::moves::Claim;
use super::options::{
    AnnouncedPrice, Consolation, FailedVolePot, FavouriteSelection, ForcedPrice, HelperLiability, HelperShare,
    KingPrice, KingRuff, Marking, MatadorsFrom, SoloPrice,
};
use super::rules::Rules;
use super::state::{Outcome, Public, Vole};
use crate::bank;
use arrayvec::ArrayVec;
use spadille_core::{LawId, Measure, Scribe, Seat, SeatSet, Sheet, Suit, Text, law, text};
use spadille_stakes::shares::Shares;
use spadille_stakes::{Bete, Dues, divided, even};

/// What came of a deal, as it is settled: by the rules, by hand and in worked cases alike.
#[derive(Clone, PartialEq, Debug)]
pub struct DealResult {
    /// The game.
    pub contract: Contract,
    /// The class of its trumps.
    pub class: Class,
    /// Trumps.
    pub trump: Suit,
    /// Who played.
    pub hombre: Seat,
    /// Who helped him.
    pub helper: Option<Seat>,
    /// The hombre's own tricks.
    pub hombre_tricks: u8,
    /// The helper's own tricks.
    pub helper_tricks: u8,
    /// How it ended.
    pub result: Outcome,
    /// Matadors from the top; nought if fewer than three.
    pub matadors: u8,
    /// Whether the first tricks were won in a row.
    pub premiers: bool,
    /// The vole.
    pub vole: Vole,
    /// Who gave the king of a Mediateur.
    pub giver: Option<Seat>,
    /// Who ruffed it.
    pub ruffer: Option<Seat>,
    /// The opponents in the order in which odd counters go out.
    pub odd_to: ArrayVec<Seat, 5>,
    /// Whether a fault decided the game before its tricks did.
    pub by_fault: bool,
    /// What was asked for, where honours must be claimed; otherwise everything.
    pub claimed: Claim,
}

impl DealResult {
    /// How it ended, in words.
    pub fn text(&self) -> Text {
        let seat = self.hombre;
        match (self.result, self.helper) {
            (Outcome::Won, None) => text!("ombre-won", seat = seat),
            (Outcome::Won, Some(other)) => text!("ombre-won-with", seat = seat, other = other),
            (Outcome::Remise, None) => text!("ombre-remise", seat = seat),
            (Outcome::Remise, Some(other)) => text!("ombre-remise-with", seat = seat, other = other),
            (Outcome::Codille, None) => text!("ombre-codille", seat = seat),
            (Outcome::Codille, Some(other)) => text!("ombre-codille-with", seat = seat, other = other),
        }
    }

    /// The sheet of the deal, but for what was paid.
    pub fn sheet(&self, tricks: impl IntoIterator<Item = (Seat, i64)>) -> Sheet {
        Sheet::new(self.text()).with(text!("house-tricks"), Measure::Tricks, tricks)
    }

    /// The hombre's side.
    pub fn side(&self) -> SeatSet {
        [Some(self.hombre), self.helper].into_iter().flatten().collect()
    }

    fn is_won(&self) -> bool {
        self.result == Outcome::Won
    }
}

/// What the markings cost, per opponent: a column for each marking.
struct Price {
    ask: [i64; 3],
    mediateur: [i64; 3],
    solo: [i64; 3],
    premiers: i64,
    /// The vole of an ask, a Mediateur, a solo.
    vole: [i64; 3],
}

impl Rules {
    fn prices(&self) -> Price {
        let p = match self.options.solo_price {
            SoloPrice::Two => 2,
            SoloPrice::Four => 4,
        };
        let flat = |n: i64| [n; 3];
        let ask = flat(self.options.ask_price);
        match self.options.marking {
            Marking::Marken | Marking::Bank => {
                Price { ask, mediateur: flat(2), solo: flat(4), premiers: 1, vole: flat(8) }
            }
            Marking::Groschen => Price { ask, mediateur: flat(1), solo: flat(2), premiers: 1, vole: flat(4) },
            Marking::Points => Price { ask, mediateur: flat(p / 2), solo: flat(p), premiers: 1, vole: flat(2 * p) },
            Marking::Jettons => {
                Price { ask: [6, 4, 6], mediateur: [16, 14, 16], solo: [26, 24, 26], premiers: 0, vole: [20, 30, 40] }
            }
        }
    }

    /// The game whose price another is paid with.
    fn priced_as(&self, contract: Contract) -> Contract {
        match (contract, self.options.forced_spadille_price) {
            (Contract::ForcedSpadille, ForcedPrice::Mediateur) => Contract::Mediateur,
            (Contract::ForcedSpadille, ForcedPrice::Ask) => Contract::Ask,
            (Contract::ForcedSpadille, ForcedPrice::Respect) => Contract::Respect,
            _ => contract,
        }
    }

    /// What an ask in a favourite brings where nothing else is paid; its multiplier does not apply.
    fn consolation(&self, class: Class) -> i64 {
        match (class, self.options.marking, self.options.ask_price) {
            (Class::Plain, ..) | (_, Marking::Jettons, _) => 0,
            (_, _, 0) => class.times() / 2,
            _ => 0,
        }
    }

    /// The price of a game per opponent, by its result; of an ask in a favourite, its consolation.
    pub fn price(&self, contract: Contract, class: Class, result: Outcome) -> i64 {
        let (prices, column) = (self.prices(), result as usize);
        let times = class.times();
        match self.priced_as(contract) {
            Contract::Ask => prices.ask[column] * times + self.consolation(class),
            Contract::Mediateur => prices.mediateur[column] * times,
            Contract::Respect | Contract::Solo | Contract::ForcedSpadille => prices.solo[column] * times,
            Contract::SoloVole => match self.options.announced_vole_price {
                AnnouncedPrice::SoloPlusVole => (prices.solo[column] + prices.vole[2]) * times,
                AnnouncedPrice::TwiceSolo => 2 * prices.solo[column] * times,
            },
            Contract::SelfCall => 0,
        }
    }

    /// The price of an undeclared vole per opponent.
    pub fn vole_price(&self, contract: Contract, class: Class) -> i64 {
        let place = match self.priced_as(contract) {
            Contract::Ask | Contract::SelfCall => 0,
            Contract::Mediateur => 1,
            _ => 2,
        };
        self.prices().vole[place] * class.times()
    }

    /// The price of so many matadors per opponent.
    pub fn matador_price(&self, count: u8, class: Class) -> i64 {
        let n = i64::from(count);
        let price = match self.options.marking {
            _ if count < 3 => 0,
            Marking::Marken | Marking::Bank => n,
            Marking::Points => n - 2,
            Marking::Groschen => n - 1,
            Marking::Jettons if self.options.matadors_flat => 10,
            Marking::Jettons => 2 * n,
        };
        price * class.times()
    }

    /// The price of the premiers per opponent.
    pub fn premiers_price(&self, class: Class) -> i64 {
        self.prices().premiers * class.times()
    }

    /// What each opponent pays, or receives where it is negative, with the law of each.
    pub fn honours(&self, d: &DealResult) -> Dues {
        let mut dues = Dues::default();
        if d.contract == Contract::SelfCall {
            return dues;
        }
        let won = d.is_won();
        let sign = if won { 1 } else { -1 };
        let announced = d.contract == Contract::SoloVole;
        let opponents_draw = self.opponents_draw(d);
        let matadors = if d.claimed.matadors { self.matador_price(d.matadors, d.class) } else { 0 };
        let due = won && d.premiers && !opponents_draw && d.claimed.premiers;
        let premiers = if due { self.premiers_price(d.class) } else { 0 };
        let vole = match d.vole {
            _ if announced || !won && !d.by_fault => 0,
            Vole::Made => self.vole_price(d.contract, d.class),
            Vole::Failed if !opponents_draw => -self.vole_price(d.contract, d.class),
            _ => 0,
        };
        let mut game = if d.claimed.game { self.price(d.contract, d.class, d.result) } else { 0 };
        let consoled = self.priced_as(d.contract) == Contract::Ask && self.consolation(d.class) > 0;
        let honours = matadors != 0 || premiers != 0 || vole != 0;
        if consoled && honours && self.options.ask_consolation == Consolation::OnlyWithoutHonours {
            game = 0;
        }
        let tricks = d.hombre_tricks + d.helper_tricks;
        let devole = self.options.devole && d.helper.is_some() && tricks == 0 && !d.by_fault;
        let devole = if devole { -self.vole_price(d.contract, d.class) } else { 0 };
        dues.add(sign * game, self.price_law(d));
        dues.add(sign * matadors, self.matador_law());
        dues.add(premiers, law!("price-premiers"));
        dues.add(vole, self.vole_law(d.vole));
        dues.add(devole, law!("devole"));
        dues
    }

    fn price_law(&self, d: &DealResult) -> LawId {
        let (marking, class) = (self.options.marking, d.class);
        match d.contract {
            Contract::ForcedSpadille => match self.options.forced_spadille_price {
                ForcedPrice::Mediateur => law!("price-forced-spadille-mediateur"),
                ForcedPrice::Ask => law!("price-forced-spadille-ask"),
                ForcedPrice::Respect => law!("price-forced-spadille-respect"),
            },
            Contract::SoloVole if !d.is_won() => law!("vole-announced-failed"),
            Contract::SoloVole => match self.options.announced_vole_price {
                AnnouncedPrice::SoloPlusVole => law!("price-solo-vole-sum"),
                AnnouncedPrice::TwiceSolo => law!("price-solo-vole-twice"),
            },
            _ if class == Class::High => law!("favourites-three"),
            _ if class == Class::Pref => law!("favourites-two"),
            Contract::Ask => match (marking, class, self.options.ask_consolation) {
                (Marking::Jettons, ..) => law!("price-ask-jettons"),
                (_, Class::Plain, _) if self.options.ask_price > 0 => law!("price-ask-agreed"),
                (_, Class::Plain, _) => law!("price-ask"),
                (_, _, Consolation::Always) => law!("price-ask-favourite-always"),
                _ => law!("price-ask-favourite"),
            },
            _ if class == Class::Fav && marking == Marking::Marken => law!("favourites-one"),
            Contract::Mediateur if marking == Marking::Jettons => law!("price-mediateur-jettons"),
            Contract::Mediateur => law!("price-mediateur"),
            Contract::Respect => law!("price-respect"),
            _ => match marking {
                Marking::Jettons => law!("price-solo-jettons"),
                Marking::Points => law!("price-solo-points"),
                Marking::Groschen => law!("price-groschen"),
                Marking::Marken | Marking::Bank => law!("price-solo"),
            },
        }
    }

    fn matador_law(&self) -> LawId {
        match self.options.marking {
            Marking::Marken | Marking::Bank => law!("price-matadors-marken"),
            Marking::Points => law!("price-matadors-points"),
            Marking::Groschen => law!("price-matadors-groschen"),
            Marking::Jettons if self.options.matadors_flat => law!("price-matadors-flat"),
            Marking::Jettons => law!("price-matadors-jettons"),
        }
    }

    fn vole_law(&self, vole: Vole) -> LawId {
        match (vole, self.options.marking) {
            (Vole::Failed, _) => law!("vole-failed"),
            (_, Marking::Groschen) => law!("price-vole-groschen"),
            (_, Marking::Jettons) => law!("price-vole-jettons"),
            _ => law!("price-vole"),
        }
    }

    /// Settles a deal: the pot, the honours, the king of a Mediateur.
    pub fn settle<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        let dues = self.honours(d);
        if self.options.marking == Marking::Bank {
            self.settle_with_bank(p, d, &dues, scribe);
            return;
        }
        self.settle_pot(p, d, scribe);
        self.tell_honours(d, &dues, scribe);
        let mut earlier = 0;
        for (amount, law) in dues.iter() {
            self.pay_honour(p, d, (earlier, amount), law, scribe);
            earlier += amount;
        }
        self.settle_king(p, d, scribe);
    }

    /// Says what each opponent pays or receives in all, and how it is divided.
    fn tell_honours<S: Scribe>(&self, d: &DealResult, dues: &Dues, scribe: &mut S) {
        if d.matadors >= 3 && d.contract != Contract::SelfCall {
            let law = match (self.options.matadors_from, d.helper) {
                _ if self.short_suit() == Some(d.trump) => law!("short-suit-matadors"),
                (_, None) => law!("matadors-from-three"),
                (MatadorsFrom::BothHands, Some(_)) => law!("matadors-both-hands"),
                (MatadorsFrom::HombreOnly, Some(_)) => law!("matadors-hombre-only"),
            };
            scribe.does(d.hombre, law, || text!("ombre-matadors", number = d.matadors));
        }
        let sum = dues.total();
        let divided = d.helper.is_some() && self.seats - 2 == 3;
        let law = match self.options.helper_share {
            HelperShare::TwoToOne if divided => law!("two-to-one"),
            HelperShare::Halves if divided => law!("helper-share-halves"),
            _ => law!("honours-paid"),
        };
        if sum > 0 {
            scribe.tell_by(law, || text!("ombre-each-pays", number = sum));
        } else if sum < 0 {
            scribe.tell_by(law, || text!("ombre-each-receives", number = -sum));
        }
    }

    /// Whether the opponents have the pot of a vole that failed.
    fn opponents_draw(&self, d: &DealResult) -> bool {
        d.vole == Vole::Failed && self.options.failed_vole_pot == FailedVolePot::Opponents
    }

    /// Who draws or places, and in which parts.
    fn settle_pot<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        let drawable = p.betes.drawable();
        if d.is_won() && self.opponents_draw(d) && d.contract != Contract::SoloVole {
            let law = law!("vole-failed-pot-opponents");
            let shares = even(drawable, self.odd_order(p, d));
            p.betes.draw(&mut p.ledger, &shares, law, scribe);
        } else if d.is_won() {
            let (shares, law) = match d.helper {
                Some(_) if drawable % 2 != 0 => (self.halves(d, drawable), law!("odd-counter-hombre")),
                Some(_) => (self.halves(d, drawable), law!("pot-halved")),
                None if d.contract == Contract::SelfCall => (self.halves(d, drawable), law!("self-call-bare")),
                None => (self.halves(d, drawable), law!("pot-to-soloist")),
            };
            p.betes.draw(&mut p.ledger, &shares, law, scribe);
        } else {
            self.place_bete(p, d, scribe);
        }
    }

    /// By halves, if the hombre has a helper; an odd counter is the hombre's.
    fn halves(&self, d: &DealResult, amount: i64) -> Shares {
        divided(amount, [Some(d.hombre), d.helper].into_iter().flatten().map(|seat| (seat, 1)))
    }

    /// The opponents in the order in which odd counters go out.
    fn odd_order(&self, p: &Public, d: &DealResult) -> ArrayVec<Seat, 5> {
        let rest = self.opponents(p, d.side()).filter(|seat| !d.odd_to.contains(seat));
        d.odd_to.iter().copied().chain(rest).collect()
    }

    /// Whether a codille has an effect.
    pub fn is_codille(&self, d: &DealResult) -> bool {
        d.result == Outcome::Codille
            && match d.contract {
                Contract::SelfCall | Contract::SoloVole => false,
                Contract::Solo => self.options.solo_may_be_codille(),
                _ => true,
            }
    }

    fn place_bete<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        let in_play = p.betes.in_play();
        let standing = if p.betes.active.is_empty() { p.betes.antes } else { p.betes.active_amount() };
        let codille = self.is_codille(d);
        let drawn = codille && (self.options.codille_is_drawn() || standing > self.options.limit());
        let (amount, law) = match (codille, drawn) {
            (true, false) => (2 * in_play, law!("codille-doubles")),
            (true, true) if d.contract == Contract::Solo => (in_play, law!("solo-codille")),
            (true, true) if d.contract == Contract::Mediateur => (in_play, law!("mediateur-codille")),
            (true, true) if !self.options.codille_is_drawn() => (in_play, law!("codille-limit")),
            (true, true) => (in_play, law!("codille-draws")),
            (false, _) if d.contract == Contract::SelfCall => (in_play, law!("self-call-bare")),
            (false, _) if d.result == Outcome::Codille => (in_play, law!("solo-no-codille")),
            (false, _) => (in_play, law!("bete-single")),
        };
        if drawn {
            let drawable = p.betes.drawable();
            let opponents = i64::from(self.seats - d.side().len());
            let law = if drawable % opponents == 0 { law!("codille-draws") } else { law!("codille-odd-counters") };
            let shares = even(drawable, self.odd_order(p, d));
            p.betes.draw(&mut p.ledger, &shares, law, scribe);
        }
        let alone = d.helper.is_none() || self.bears_alone(d) || self.bete_alone(d);
        let shares = if alone { even(amount, [d.hombre]) } else { self.halves(d, amount) };
        let by = shares.iter().map(|(seat, _)| *seat).collect();
        scribe.does(d.hombre, law!("bete-written"), || text!("ombre-bete", seat = d.hombre, number = amount));
        if let Some(law) = self.liability_law(d) {
            scribe.tell_by(law, || match d.helper.filter(|_| !self.bears_alone(d)) {
                None => text!("ombre-bears-alone", seat = d.hombre),
                Some(helper) => text!("ombre-bear-together", seat = d.hombre, other = helper),
            });
        }
        p.betes.write(&mut p.ledger, Bete::new(by, amount), &shares, law, scribe);
    }

    /// Whether the hombre bears a lost ask alone. A vole missed loses no game: it is paid by both.
    fn bears_alone(&self, d: &DealResult) -> bool {
        d.contract == Contract::Ask
            && !d.is_won()
            && match self.options.helper_liability {
                // Where a fault ended the game, nobody can say how many tricks each would have made.
                liability if d.by_fault => liability == HelperLiability::HombreAlone,
                HelperLiability::UnderThree => d.hombre_tricks < 3,
                HelperLiability::UnderFour => d.hombre_tricks < 4,
                HelperLiability::TwoTricksFree => d.helper_tricks >= 2,
                HelperLiability::HombreAlone => true,
                HelperLiability::BeteAlone | HelperLiability::AlwaysHalf => false,
            }
    }

    fn bete_alone(&self, d: &DealResult) -> bool {
        d.contract == Contract::Ask && self.options.helper_liability == HelperLiability::BeteAlone
    }

    /// The law by which a loss is borne.
    fn liability_law(&self, d: &DealResult) -> Option<LawId> {
        match (d.contract, self.options.helper_liability) {
            _ if d.is_won() => None,
            _ if d.helper.is_none() => Some(law!("soloist-pays-alone")),
            (Contract::ForcedSpadille, _) => Some(law!("forced-always-halves")),
            (Contract::Respect, _) => Some(law!("respect-always-halves")),
            (_, HelperLiability::UnderThree | HelperLiability::UnderFour | HelperLiability::TwoTricksFree)
                if d.by_fault =>
            {
                Some(law!("penalties-forfeit"))
            }
            (_, HelperLiability::UnderThree) => Some(law!("helper-liability-under-three")),
            (_, HelperLiability::UnderFour) => Some(law!("helper-liability-under-four")),
            (_, HelperLiability::TwoTricksFree) => Some(law!("helper-liability-two-tricks-free")),
            (_, HelperLiability::HombreAlone) => Some(law!("helper-liability-hombre-alone")),
            (_, HelperLiability::BeteAlone) => Some(law!("helper-liability-bete-alone")),
            (_, HelperLiability::AlwaysHalf) => Some(law!("helper-liability-always-half")),
        }
    }

    /// Each opponent pays so much after what was paid earlier, or receives it; hombre and helper have or bear it
    /// together.
    fn pay_honour<S: Scribe>(
        &self,
        p: &mut Public,
        d: &DealResult,
        (earlier, amount): (i64, i64),
        law: LawId,
        scribe: &mut S,
    ) {
        let opponents: ArrayVec<Seat, 5> = self.opponents(p, d.side()).collect();
        let count = opponents.len() as i64;
        let shares: Shares = match d.helper {
            None => even(count * amount, [d.hombre]),
            Some(_) if amount < 0 && self.bears_alone(d) => even(count * amount, [d.hombre]),
            Some(helper) if count == 2 || self.options.helper_share == HelperShare::Halves => {
                // The sum is halved, not each honour by itself: there is at most one odd counter.
                let half = |sum: i64| count * sum / 2;
                let helpers = half(earlier + amount) - half(earlier);
                [(d.hombre, count * amount - helpers), (helper, helpers)].into_iter().collect()
            }
            Some(helper) => [(d.hombre, 2 * amount), (helper, amount)].into_iter().collect(),
        };
        // The first opponents settle with the hombre, the last with his helper.
        let mut due: ArrayVec<i64, 5> = shares.iter().map(|(_, share)| share.abs()).collect();
        for opponent in opponents {
            let mut left = amount.abs();
            for ((seat, _), due) in shares.iter().zip(&mut due) {
                let part = left.min(*due);
                p.ledger.pay(opponent, *seat, part * amount.signum(), law, scribe);
                (left, *due) = (left - part, *due - part);
            }
        }
    }

    /// The giver of a king does not pay for the Mediateur, or receives it twice; whoever ruffed the king is rewarded.
    fn settle_king<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        if d.contract != Contract::Mediateur {
            return;
        }
        if let Some(giver) = d.giver {
            // Whoever was not asked to pay for the game has nothing to get back.
            let settled = d.claimed.game || self.options.king_price == KingPrice::AtExchange;
            let price = if settled { self.price(d.contract, d.class, d.result) } else { 0 };
            let law = match (self.options.king_price, d.is_won()) {
                (KingPrice::AtExchange, _) => law!("king-price-at-exchange"),
                (_, true) => law!("king-giver-exempt"),
                (_, false) => law!("king-giver-double"),
            };
            p.ledger.pay(d.hombre, giver, price, law, scribe);
        }
        if let Some(ruffer) = d.ruffer {
            let price = self.price(d.contract, d.class, Outcome::Won);
            p.ledger.pay(d.hombre, ruffer, price, self.ruffing_law(), scribe);
        }
    }

    /// The law that rewards ruffing the king.
    pub(super) fn ruffing_law(&self) -> LawId {
        match self.options.king_ruff_reward {
            KingRuff::KingTaken => law!("king-ruffed"),
            KingRuff::FirstRoundRuffed => law!("delices"),
        }
    }

    /// A common bank: the winner takes from it what the game is worth, the loser adds it.
    fn settle_with_bank<S: Scribe>(&self, p: &mut Public, d: &DealResult, dues: &Dues, scribe: &mut S) {
        let opponents = i64::from(self.seats - d.side().len());
        let worth = BANK_GAME + dues.total().abs() * opponents;
        let shares = self.halves(d, worth);
        if d.is_won() {
            self.fill_bank(p, worth, scribe);
            for (seat, share) in shares {
                bank::take(&mut p.betes, &mut p.ledger, seat, share, law!("bank-worth"), scribe);
            }
        } else {
            let alone = self.bears_alone(d);
            let shares = if alone { even(worth, [d.hombre]) } else { shares };
            for (seat, share) in shares {
                p.betes.stake(&mut p.ledger, seat, share, law!("bank-worth"), scribe);
            }
        }
    }

    /// Everybody adds equally until the bank has enough.
    fn fill_bank<S: Scribe>(&self, p: &mut Public, wanted: i64, scribe: &mut S) {
        let law = law!("bank-form");
        bank::fill(&mut p.betes, &mut p.ledger, self.seats, (wanted, BANK_STAKE), law, scribe);
    }

    /// The start of a deal: blocks, the largest bête on paper, the stakes.
    pub fn begin_stakes<S: Scribe>(&self, p: &mut Public, scribe: &mut S) {
        if self.options.marking == Marking::Bank {
            self.fill_bank(p, 1, scribe);
            return;
        }
        if self.options.block {
            p.betes.write_blocks(&mut p.ledger, self.seats, BLOCK, law!("block"), scribe);
        }
        p.betes.bring_largest(&mut p.ledger, [law!("bete-enters-pot"), law!("equal-betes-oldest")], scribe);
        let (dealer, others, law) = match self.options.marking {
            Marking::Marken | Marking::Bank => (4, 0, law!("ante-marken")),
            Marking::Groschen => (2, 0, law!("ante-groschen")),
            Marking::Points => (1, 0, law!("ante-points")),
            Marking::Jettons => (self.jettons.0, self.jettons.1, law!("ante-jettons")),
        };
        for seat in Seat::all(self.seats) {
            let stake = if seat == p.dealer { dealer } else { others };
            p.betes.stake(&mut p.ledger, seat, stake, law, scribe);
        }
    }

    /// The suit of a won game becomes a favourite, where favourites are found so.
    pub fn fix_favourite<S: Scribe>(&self, p: &mut Public, d: &DealResult, scribe: &mut S) {
        let wanted = usize::from(self.options.favourites());
        let found = self.options.favourite_selection == FavouriteSelection::FirstWon && d.is_won();
        if found && p.favourites.len() < wanted && !p.favourites.contains(&d.trump) {
            p.favourites.push(d.trump);
            let place = p.favourites.len();
            let law = if wanted > 1 { law!("favourites-filled-in-order") } else { law!("favourite-first-won") };
            scribe.tell_by(law, || text!("ombre-favourite", suit = d.trump, place = place));
        }
    }
}

/// What a game is worth to the bank besides its honours.
pub(super) const BANK_GAME: i64 = 4;
/// What everybody puts into the bank at a time, at least.
const BANK_STAKE: i64 = 20;
/// The small bête charged beforehand.
const BLOCK: i64 = 8;
