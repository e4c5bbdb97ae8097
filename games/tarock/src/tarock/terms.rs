//! What a table plays by, whichever game and book its options come from: sizes, prices and agreements as plain data.

use super::cards::Size;
use super::customs::Customs;

/// Which of the games is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// Three, each for himself, about 1860.
    Three,
    /// En deux.
    Two,
    /// Tarok-l'Hombre, the older way.
    HombreOld,
    /// Tarok-l'Hombre, the newer way.
    HombreNew,
    /// Three, each for himself, in 1782.
    OldThree,
    /// Two against two.
    Partners,
    /// Four with bidding, after Quadrille.
    Quadrille,
    /// Two against two with the Munich pack.
    Munich,
    /// Tarok-Zapp.
    Zapp,
}

/// Everything a table has agreed on.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// Which game.
    pub form: Form,
    /// What its book takes for granted.
    pub customs: Customs,
    /// Which pack.
    pub size: Size,
    /// How many sit at the table.
    pub seats: u8,
    /// How many deals a match has; en deux it goes by Parties.
    pub deals: u32,
    /// Whether mistakes are possible.
    pub strict: bool,
    /// Whether the cards show swords, cups, coins and batons.
    pub trappola: bool,
    /// Whether the Sküs may be led.
    pub skues_lead: bool,
    /// With how many cards in hand the Sküs has to be played; 0 where nobody is bound to.
    pub skues_due: u8,
    /// With fewer cards than these in hand the Sküs is lost when it is played; 0 where it never is.
    pub skues_lost_below: u8,
    /// Whether matadors from below are paid (about 1860).
    pub matadors_below: bool,
    /// Whether one says that the Pagat is among ten tarocks.
    pub pagat_stated: bool,
    /// Whether the Sküs doubles only the dearest cavalry.
    pub doubles_one: bool,
    /// Whether the Pagat may be laid away with fewer than two other tarocks.
    pub pagat_scat_fewer: bool,
    /// Whether the captor of a Pagat counts it against each.
    pub pagat_layout: bool,
    /// Whether a fallen Pagat belongs to whoever announced less.
    pub pagat_to_least: bool,
    /// What a king in the last trick counts.
    pub king_ultimo: i64,
    /// Whether a player without a trick receives 26 from each.
    pub trickless: bool,
    /// What every dealer puts into the pot.
    pub pot: i64,
    /// Whether the Tout costs less.
    pub tout_reduced: bool,
    /// Whether the lowest game may be played blind.
    pub blind: bool,
    /// What the Vorhand receives from each when all pass.
    pub all_pass: i64,
    /// How many Parties are played en deux.
    pub parties: u8,
    /// What a Partie costs en deux.
    pub partie_stake: i64,
    /// What a point of the difference costs.
    pub point_price: i64,
    /// Whether three honneurs, seven kings and runs from both ends are paid, and not matadors alone.
    pub honneurs: bool,
    /// Whether ten tarocks are paid only to a player with more than 26 points.
    pub ten_if_won: bool,
    /// What each tarock above ten brings.
    pub tarock_step: i64,
    /// Whether the Sküs serves only once in a run of matadors.
    pub fills_or_follows: bool,
    /// Whether four honours together bring 34.
    pub thirty_four: bool,
    /// Whether a deal is void when somebody has fewer than three tarocks.
    pub few_void: bool,
    /// Whether kings are paid (1782).
    pub kings_paid: bool,
    /// Whether partners stay together.
    pub ferma: bool,
    /// Whether honours and Pagat are paid between partnerships.
    pub four_honours: bool,
    /// How many stakes a Volata brings.
    pub volata: i64,
    /// By how much a solo multiplies the points.
    pub solo_factor: i64,
    /// By how much a Mediateur multiplies the points.
    pub mediateur_factor: i64,
    /// Whether the player of Tarok-Zapp always wins the single price.
    pub win_single: bool,
    /// Whether a dealer who sits out is paid with the opponents.
    pub dealer_shares: bool,
    /// What the Ballade brings, at a unit of 100.
    pub ballade: i64,
    /// What a single game of Tarok-Zapp costs.
    pub unit: i64,
    /// Whether whichever player comes earlier may keep a raised game.
    pub earlier_holds: bool,
    /// Whether ten tarocks are paid in anybody's hand.
    pub ten_for_all: bool,
}

impl Terms {
    /// A table of this game at which nothing particular was agreed.
    pub fn plain(form: Form, size: Size, seats: u8) -> Terms {
        Terms {
            form,
            customs: Customs::of(form),
            size,
            seats,
            deals: 9,
            strict: false,
            trappola: false,
            skues_lead: true,
            skues_due: 0,
            skues_lost_below: 0,
            matadors_below: false,
            pagat_stated: false,
            doubles_one: false,
            pagat_scat_fewer: false,
            pagat_layout: false,
            pagat_to_least: false,
            king_ultimo: 10,
            trickless: false,
            pot: 0,
            tout_reduced: false,
            blind: false,
            all_pass: 0,
            parties: 1,
            partie_stake: 0,
            point_price: 0,
            honneurs: false,
            ten_if_won: false,
            tarock_step: 5,
            fills_or_follows: false,
            thirty_four: false,
            few_void: false,
            kings_paid: false,
            ferma: false,
            four_honours: false,
            volata: 0,
            solo_factor: 1,
            mediateur_factor: 1,
            win_single: false,
            dealer_shares: false,
            ballade: 1000,
            unit: 100,
            earlier_holds: false,
            ten_for_all: false,
        }
    }

    /// How many cards each plays with.
    pub fn hand(&self) -> u8 {
        match (self.form, self.size) {
            (Form::Partners, _) => 19,
            (Form::Quadrille, _) => 18,
            (_, Size::Zapp) => 16,
            (_, Size::Small) => 12,
            _ => 25,
        }
    }

    /// How many cards are laid away.
    pub fn scat(&self) -> u8 {
        match self.form {
            Form::Partners => 2,
            Form::Quadrille => 4,
            _ => 3,
        }
    }

    /// How many cards are set aside at the deal; en deux they are dead.
    pub fn aside(&self) -> u8 {
        match self.form {
            Form::Two => 25,
            Form::HombreNew => 3,
            Form::Zapp => 6,
            _ => 0,
        }
    }

    /// Whether the scat is laid by whoever plays alone, and not by the dealer.
    pub fn player_lays(&self) -> bool {
        matches!(self.form, Form::HombreNew | Form::Zapp)
    }

    /// Whether this is one of the two ways of Tarok-l'Hombre.
    pub fn is_hombre(&self) -> bool {
        matches!(self.form, Form::HombreOld | Form::HombreNew)
    }

    /// Whether two play against two throughout.
    pub fn is_pairs(&self) -> bool {
        matches!(self.form, Form::Partners | Form::Munich)
    }

    /// Whether somebody bids to play.
    pub fn has_auction(&self) -> bool {
        self.is_hombre() || matches!(self.form, Form::Quadrille | Form::Zapp)
    }

    /// Whether honours are announced.
    pub fn has_honours(&self) -> bool {
        match self.form {
            Form::Three | Form::Two | Form::OldThree | Form::Quadrille => true,
            Form::Partners | Form::Munich => self.four_honours,
            Form::HombreOld | Form::HombreNew | Form::Zapp => false,
        }
    }

    /// Whether the Sküs has to be played from a hand of so many cards.
    pub fn skues_is_due(&self, held: u8) -> bool {
        held <= self.skues_due
    }

    /// All card points; en deux the sum is not fixed.
    pub fn total(&self) -> Option<i32> {
        match (self.form, self.size) {
            (Form::Two, _) => None,
            (Form::Partners, _) => Some(72),
            (Form::Quadrille, _) => Some(128),
            (Form::Munich, _) => Some(100),
            (_, Size::Zapp) => Some(70),
            (_, Size::Small) => Some(66),
            _ => Some(78),
        }
    }

    /// The points at which nothing is won or lost, where there is such a number.
    pub fn par(&self) -> Option<i32> {
        match self.form {
            Form::Three | Form::OldThree => Some(26),
            Form::HombreOld | Form::HombreNew => Some(39),
            Form::Two | Form::Zapp => None,
            Form::Partners | Form::Quadrille | Form::Munich => self.total().map(|total| total / 2),
        }
    }

    /// The least points with which a player or his side wins.
    pub fn wins_from(&self) -> Option<i32> {
        match self.form {
            Form::HombreOld | Form::HombreNew | Form::Quadrille => self.par().map(|par| par + 1),
            Form::Zapp => self.total().map(|total| total / 2 + 1),
            _ => None,
        }
    }
}
