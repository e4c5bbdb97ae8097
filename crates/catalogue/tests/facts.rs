//! Facts of a deal are read as people write them.

use serde_json::json;
use spadille_catalogue::{Shape, about};

fn shape(game: &str, fact: &str) -> Shape {
    about(game).unwrap().facts().into_iter().find(|f| f.name == fact).unwrap().shape
}

#[test]
fn people_need_not_write_json() {
    let deals = shape("piquet", "deals");
    assert_eq!(deals.read("12 31; 40, 19"), Some(json!([[12, 31], [40, 19]])));
    assert_eq!(deals.read("[[12, 31]]"), Some(json!([[12, 31]])));
    for wrong in ["12", "12 31 4", "12 x", "[[", "{"] {
        assert_eq!(deals.read(wrong), None, "{wrong}");
    }
    let games = shape("chess", "games");
    assert_eq!(games.read("mate white; draw agreement"), Some(json!([{"mate": "white"}, {"draw": "agreement"}])));
    assert_eq!((games.read("mate green"), games.read("mate")), (None, None));
    let card = json!({"seat": 2, "on": "7", "stake": "1/2", "stage": "paroli", "fell": "win"});
    assert_eq!(shape("pharo", "cards").read("2 7 1/2 paroli win"), Some(json!([card])));
    let betes = shape("lhombre", "active");
    assert_eq!(
        betes.read("1 8; 3 16 4"),
        Some(json!([{"owner": 1, "amount": 8}, {"owner": 3, "amount": 16, "base": 4}]))
    );
    assert_eq!(shape("lhombre", "premiers").read("ja"), Some(json!(true)));
}
