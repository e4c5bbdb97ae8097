//! What tests of all games share: one test for each game, and matches as short as may be.

use serde_json::{Map, Value};

/// Makes of each property, a function of a game's id, a module with one test for every game, so that the first that fails hides no
/// other: `each_game! { a_table_can_be_drawn }`. The games stand here once more because a test needs its name when it is
/// compiled; a test of the catalogue holds that none is missing.
#[macro_export]
macro_rules! each_game {
    ($($property:ident),+ $(,)?) => {$(
        mod $property {
            $crate::each_game!(@games tests super::$property);
        }
    )+};
    (@games $way:ident $($with:tt)*) => {
        $crate::each_game!{@$way [$($with)*]
            lhombre = "lhombre",
            quadrille = "quadrille",
            quadrille_favorite = "quadrille-favorite",
            quadrille_solitaire = "quadrille-solitaire",
            cinquille = "cinquille",
            tritrille = "tritrille",
            whist = "whist",
            cayenne = "cayenne",
            boston = "boston",
            boston_1782 = "boston-1782",
            boston_whist = "boston-whist",
            boston_seventeen = "boston-seventeen",
            tri_boston = "tri-boston",
            boston_a_deux = "boston-a-deux",
            piquet = "piquet",
            imperial = "imperial",
            reversy = "reversy",
            tresett = "tresett",
            lhomme = "lhomme",
            triomphe = "triomphe",
            scat = "scat",
            preference = "preference",
            spitzeln = "spitzeln",
            five_suit_solo = "five-suit-solo",
            tarock_1782 = "tarock-1782",
            tarock = "tarock",
            tarok_zapp = "tarok-zapp",
            pharo = "pharo",
            vingt_et_un = "vingt-et-un",
            onze_et_demie = "onze-et-demie",
            landsknecht = "landsknecht",
            bluchern = "bluchern",
            haufeln = "haufeln",
            schnitt = "schnitt",
            sussmilch = "sussmilch",
            trictrac = "trictrac",
            toccategli = "toccategli",
            verkehren = "verkehren",
            chess = "chess",
            billiard = "billiard",
            guerre = "guerre",
            ronde = "ronde",
            carambole = "carambole",
            pielkentafel = "pielkentafel",
            kriegsspiel = "kriegsspiel",
            ballspiel = "ballspiel",
            morra = "morra",
            card_tricks = "card-tricks",
        }
    };
    (@tests [$property:path] $($name:ident = $id:literal,)*) => {$(
        #[test]
        fn $name() {
            $property($id);
        }
    )*};
    (@ids [] $($name:ident = $id:literal,)*) => {
        [$($id),*]
    };
}

/// Options of a game for a match of sensible length, with as few as may be, but no fewer than `least`, of whatever makes it long.
pub fn short(id: &str, least: i64) -> Map<String, Value> {
    let Some(about) = crate::about(id) else { return Map::new() };
    let mut options = about.book.title.quick.clone();
    let lengths = about.options().into_iter().filter(|option| crate::LENGTHS.contains(&option.key.as_str()));
    options.extend(lengths.filter_map(|option| Some((option.key.clone(), option.least?.max(least).into()))));
    options
}

#[cfg(test)]
mod tests {
    #[test]
    fn each_game_has_its_tests() {
        let mut tried = each_game!(@games ids);
        tried.sort_unstable();
        let mut games = crate::GAMES.clone();
        games.sort_unstable();
        assert_eq!(games, tried);
    }
}
