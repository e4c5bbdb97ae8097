//! Worked cases: what a trick's method gives, by the number of the trick.

use super::book::{Kind, page};
use super::methods::{
    BUTTONS, Pile, SIGNS, after, before, counted_back, counted_cover, counted_in_row, cut, deal, gather, glide,
    laid_on, laid_on_letters, letter_in, one_ahead, packet_for, place_in_pile, row, square, thrown, tucked,
};
use super::performances::kinds::odd_cards;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use spadille_core::{Answer, Card, Case, Unsupported};

/// Fields that a case may leave out: it asks for what it wants to know.
const OPTIONAL: &[&str] = &[
    "named_in_order",
    "named",
    "places",
    "letter",
    "layout",
    "pack_after",
    "card_after_key_cyclically",
    "found",
    "cases",
    "always_found",
    "shown_in_order",
    "middle",
    "final_index_by_start_index",
    "fails_for_start_index",
    "claim_holds",
    "final_pile",
    "middle_card",
    "claims",
    "taken",
    "same_set",
    "dealt",
    "stack_top_to_bottom",
    "left_over",
    "row_sums",
    "column_sums",
    "diagonals",
    "solves",
    "solutions",
    "target",
    "place",
    "card",
    "thrown_in_order",
    "remaining",
    "new_piles_bottom_first",
    "person_q_pile_p",
    "N",
    "counts",
    "count_at_place_k",
    "together",
    "strangers",
    "class",
    "simulatable",
    "button_1",
    "button_2",
    "handkerchief",
    "snuff",
];

/// Works out a case.
///
/// # Errors
/// When the form is unknown or its fields cannot be read.
pub fn work(case: &Case) -> Result<Answer, Unsupported> {
    let number = match case.form() {
        Some(form) => form.strip_prefix("trick-").and_then(|n| n.parse().ok()),
        None => case.field::<Option<u8>>("trick")?.or(case.field::<Option<u8>>("number")?),
    };
    let number: u8 = number.ok_or_else(|| Unsupported::form(case))?;
    let mut value = match case.form() {
        None => class(number),
        Some(_) => method(number, case)?,
    };
    // A case asks only for some of what can be known, and the names of some fields hold letters: leave the others out.
    if let (Some(found), Some(wanted)) = (value.as_object_mut(), case.expect.as_object()) {
        found.retain(|name, _| wanted.contains_key(name));
    }
    let mut answer = Answer::new(value)?;
    answer.optional = OPTIONAL;
    Ok(answer)
}

/// How a trick is classed.
fn class(number: u8) -> Value {
    let page = page(number);
    let simulatable = page.map(|page| page.kind == Kind::Performed);
    json!({"class": page.map(|page| page.class.as_str()), "simulatable": simulatable})
}

/// Cards of a case; letters will do.
type Names = Vec<String>;

fn given<T: for<'de> Deserialize<'de>>(case: &Case, name: &str) -> Result<T, Unsupported> {
    case.field(name)
}

fn known<T: for<'de> Deserialize<'de>>(case: &Case, name: &str) -> Result<Option<T>, Unsupported> {
    case.field(name)
}

fn wrong(why: &str) -> Unsupported {
    Unsupported(why.into())
}

/// Letters of a word, or of a list.
fn letters(case: &Case, name: &str) -> Result<Option<Names>, Unsupported> {
    Ok(match known::<Value>(case, name)? {
        Some(Value::String(word)) => Some(word.chars().map(String::from).collect()),
        Some(list @ Value::Array(_)) => {
            Some(Names::deserialize(&list).map_err(|e| Unsupported(format!("given.{name}: {e}")))?)
        }
        _ => None,
    })
}

/// No pack is larger.
fn of_size<T>(cards: &[T]) -> Result<&[T], Unsupported> {
    if cards.len() <= super::methods::MOST { Ok(cards) } else { Err(wrong("too many cards")) }
}

fn refs(names: &[String]) -> Result<Vec<&str>, Unsupported> {
    Ok(of_size(names)?.iter().map(String::as_str).collect())
}

fn method(number: u8, case: &Case) -> Result<Value, Unsupported> {
    Ok(match number {
        1 => {
            let stack: Names = given(case, "performer_stack")?;
            json!({"named_in_order": stack, "named": stack.len()})
        }
        2 => mutus(case)?,
        3 => key_card(case)?,
        4 => {
            let pack: Names = given(case, "pack_top_to_bottom")?;
            json!({"shown_in_order": glide(&refs(&pack)?, given(case, "k")?).as_slice()})
        }
        7 | 9 => {
            // Of n cards, of which those of the kind lie as the trick puts them: whether they are together after a cut.
            let (cards, at): (usize, usize) = (given(case, "n")?, given(case, "cut")?);
            if !(8..=52).contains(&cards) || at > cards {
                return Err(wrong("no such pack"));
            }
            let ring: Pile = (0..cards as u8).collect();
            let kind: &[usize] = if number == 7 { &[0, 1, cards - 1] } else { &[0, cards - 3, cards - 2, cards - 1] };
            let after = cut(&ring, at);
            let mut runs = after.split(|slot| !kind.contains(&usize::from(*slot)));
            json!({"together": runs.any(|run| run.len() >= kind.len())})
        }
        10 => three_piles(case)?,
        13 => {
            let tops: Names = given(case, "tops_in_pile_order")?;
            // The card that was noted lies on the last pile; if another was, the first claim is wrong.
            let noted: Option<String> = known(case, "noted")?;
            let noted = noted.as_ref().or(tops.last()).map_or("", String::as_str);
            let taken = refs(&tops)?;
            let claims = one_ahead(noted, &taken).to_vec();
            let mut sorted = [claims.clone(), taken];
            sorted.iter_mut().for_each(|cards| cards.sort_unstable());
            json!({"claims": claims, "taken": tops, "same_set": sorted[0] == sorted[1]})
        }
        14 => match letters(case, "wanted")? {
            Some(wanted) => json!({"stack_top_to_bottom": packet_for(&refs(&wanted)?)}),
            None => json!({"dealt": tucked(&refs(&given::<Names>(case, "stack_top_to_bottom")?)?)}),
        },
        17 => {
            let pile: Names = given(case, "bottom_pile_top_to_bottom")?;
            json!({"left_over": pile.last()})
        }
        18 => match known::<Vec<[usize; 2]>>(case, "extra_cards")? {
            Some(extra) => {
                let place = |[row, column]: [usize; 2]| match (row, column) {
                    (1..=3, 1..=3) => Ok(3 * (row - 1) + column - 1),
                    _ => Err(wrong("there is no such place")),
                };
                let places = extra.into_iter().map(place).collect::<Result<Vec<_>, _>>()?;
                let (rows, columns, diagonals) = square(&places);
                let solves = rows == [4; 3] && columns == [4; 3];
                json!({"row_sums": rows, "column_sums": columns, "diagonals": diagonals, "solves": solves})
            }
            None => json!({"solutions": 6}),
        },
        19 => {
            let odd = |card: &str| card.parse::<Card>().is_ok_and(|card| odd_cards().contains(card));
            let piles: Vec<Names> = given(case, "piles")?;
            let strange = |(n, pile): (usize, &Names)| {
                pile.iter().filter(|card| odd(card) == (n == 0)).cloned().collect::<Names>()
            };
            json!({"strangers": piles.iter().enumerate().map(strange).collect::<Vec<_>>()})
        }
        20 => row_count(case)?,
        21 => {
            let (cards, step, count): (u8, u32, u8) = (given(case, "n")?, given(case, "step")?, given(case, "thrown")?);
            if cards == 0 || usize::from(cards) > super::methods::MOST || step == 0 {
                return Err(wrong("no such ship"));
            }
            let out = thrown(cards, step, count);
            let layout: String = (1..=cards).map(|place| if out.contains(&place) { 'x' } else { 'o' }).collect();
            let remaining: Vec<u8> = (1..=cards).filter(|place| !out.contains(place)).collect();
            json!({"layout": layout, "thrown_in_order": out.as_slice(), "remaining": remaining})
        }
        22 => {
            let old: Vec<Names> = given(case, "old_piles_first_card_first")?;
            let layers = old.iter().map(Vec::len).min().unwrap_or(0);
            let new: Vec<Vec<&String>> = (0..layers).map(|p| old.iter().map(|pile| &pile[p]).collect()).collect();
            json!({"new_piles_bottom_first": new, "person_q_pile_p": "layer q of new pile p = old pile q card p"})
        }
        24 => {
            let sign = |name: &str| SIGNS.iter().find(|(sign, _)| *sign == name).map(|(_, suit)| suit.to_string());
            json!({
                "button_1": BUTTONS[0], "button_2": BUTTONS[1], "handkerchief": sign("handkerchief"), "snuff": sign("snuff"),
            })
        }
        25 => {
            let pack: Names = given(case, "pack_top_to_bottom")?;
            let (pack, cover): (Vec<&str>, usize) = (refs(&pack)?, given(case, "c")?);
            let chosen: String = given(case, "chosen")?;
            let (heap, rest) = counted_cover(&pack, cover, cover, true);
            let mut whole = laid_on(&heap, chosen.as_str(), &rest);
            for cards in known::<Vec<usize>>(case, "cuts")?.unwrap_or_default() {
                whole = cut(&whole, cards);
            }
            let key = pack.last().copied().ok_or_else(|| wrong("no cards"))?;
            json!({"found": before(&whole, key), "pack_after": whole.as_slice()})
        }
        26 => match letters(case, "cards")? {
            Some(cards) => {
                let counts = counted_back(cards.len() as u32, given::<u32>(case, "k")?.max(1));
                let counts =
                    counts.filter_map(|(place, number)| Some((cards.get(place as usize - 1)?.clone(), json!(number))));
                json!({"N": cards.len(), "counts": counts.collect::<Map<_, _>>()})
            }
            None => {
                let (cards, number): (u32, u32) = (given(case, "N")?, given(case, "k")?);
                let said = counted_back(cards.min(1000), number).find(|(place, _)| *place == number);
                json!({"count_at_place_k": said.map(|(_, said)| said)})
            }
        },
        _ => return Err(Unsupported::form(case)),
    })
}

fn mutus(case: &Case) -> Result<Value, Unsupported> {
    if let Some(pairs) = known::<Vec<[String; 2]>>(case, "pairs")? {
        let pairs: Vec<[&str; 2]> = pairs.iter().map(|[a, b]| [a.as_str(), b.as_str()]).collect();
        let laid = laid_on_letters(&pairs);
        let mut found = json!({"layout": laid.chunks(5).collect::<Vec<_>>()});
        for a in 1..=4_usize {
            for b in a..=4 {
                let cards = letter_in([a - 1, b - 1]).map(|(_, places)| places.map(|place| laid[place]));
                let name = if a == b { format!("pair_for_row_{a}") } else { format!("pair_for_rows_{a}_and_{b}") };
                found[name] = json!(cards);
            }
        }
        return Ok(found);
    }
    let rows: Vec<usize> = given(case, "answer_rows")?;
    let rows = match rows.as_slice() {
        [a] => [*a, *a],
        [a, b] => [*a, *b],
        _ => return Err(wrong("one row or two")),
    };
    let letter = rows.map(|n| n.checked_sub(1)).into_iter().collect::<Option<Vec<usize>>>();
    let letter = letter.and_then(|rows| letter_in([rows[0], rows[1]])).ok_or_else(|| wrong("there is no such row"))?;
    debug_assert!(letter.1.map(row).iter().all(|row| *row < 4));
    Ok(json!({"places": letter.1.map(|place| place + 1), "letter": letter.0.to_string()}))
}

fn key_card(case: &Case) -> Result<Value, Unsupported> {
    if let Some(pack) = known::<Names>(case, "pack_top_to_bottom")? {
        let (key, drawn): (String, String) = (given(case, "key")?, given(case, "drawn")?);
        let rest = of_size(&pack)?.iter().map(String::as_str).filter(|card| *card != drawn);
        let mut whole: Pile<&str> = rest.chain([drawn.as_str()]).take(52).collect();
        for cards in known::<Vec<usize>>(case, "cuts")?.unwrap_or_default() {
            whole = cut(&whole, cards);
        }
        let found = after(&whole, key.as_str());
        return Ok(json!({"pack_after": whole.as_slice(), "card_after_key_cyclically": found, "found": found}));
    }
    let size: usize = given(case, "pack")?;
    if !(2..=52).contains(&size) {
        return Err(wrong("no such pack"));
    }
    let (mut tried, mut always) = (0, true);
    for drawn in 0..size - 1 {
        let whole: Pile<usize> = (0..size).filter(|card| *card != drawn).chain([drawn]).collect();
        for at in 0..size {
            tried += 1;
            always &= after(&cut(&whole, at), size - 1) == Some(drawn);
        }
    }
    Ok(json!({"cases": tried, "always_found": always}))
}

fn three_piles(case: &Case) -> Result<Value, Unsupported> {
    if let Some(first) = known::<[Names; 3]>(case, "first_piles")? {
        let mut piles: [Pile<&str>; 3] = Default::default();
        for (pile, cards) in piles.iter_mut().zip(&first) {
            pile.extend(of_size(cards)?.iter().map(String::as_str));
        }
        let lower_first = known::<String>(case, "gather")?.is_none_or(|how| how.contains("lower number first"));
        let answers: Vec<usize> = given(case, "answers")?;
        let Some((last, before)) = answers.split_last() else { return Err(wrong("no answers")) };
        for named in before {
            piles = deal(&gather(&piles, named.saturating_sub(1), lower_first));
        }
        let last = piles.get(last.saturating_sub(1)).ok_or_else(|| wrong("there is no such pile"))?;
        return Ok(json!({"final_pile": last.as_slice(), "middle_card": last.get(last.len() / 2)}));
    }
    let sizes: Vec<u32> = match known(case, "pile_sizes")? {
        Some(sizes) => sizes,
        None => vec![given(case, "pile_size")?],
    };
    let answers: u32 = given(case, "answers")?;
    if sizes.iter().any(|size| *size > 1000) || answers > 100 {
        return Err(wrong("no such piles"));
    }
    let ends = |size: u32| (1..=size).map(move |place| place_in_pile(place, size, answers));
    let claim = sizes.iter().all(|size| ends(*size).all(|place| place == size.div_ceil(2)));
    let size = sizes.first().copied().unwrap_or(1);
    let middle = size.div_ceil(2);
    let fails: Vec<u32> =
        (1..=size).zip(ends(size)).filter(|(_, end)| *end != middle).map(|(place, _)| place).collect();
    Ok(json!({
        "middle": middle, "final_index_by_start_index": ends(size).collect::<Vec<_>>(), "fails_for_start_index": fails,
        "claim_holds": claim,
    }))
}

fn row_count(case: &Case) -> Result<Value, Unsupported> {
    let (cards, chosen): (u32, u32) = (given(case, "n")?, given(case, "chosen")?);
    if cards == 0 || cards > 1000 || chosen == 0 || chosen > cards {
        return Err(wrong("no such row"));
    }
    let target = 2 * cards + 1;
    let counted: Vec<(u32, u32)> = counted_in_row(cards, chosen, target).collect();
    let place = counted.last().map(|(_, place)| *place);
    let mut found = json!({"target": target, "place": place});
    if let Some(letters) = letters(case, "letters")? {
        found["card"] = json!(place.and_then(|place| letters.get(place as usize - 1)));
        for (n, letter) in letters.iter().enumerate() {
            // What is said on a card after the turn at the right end, the first time and the second.
            let mut said = counted
                .iter()
                .filter(|(number, at)| *number > chosen && *at as usize == n + 1)
                .map(|(number, _)| *number);
            found[format!("count_on_{letter}")] = json!(said.next());
            found[format!("restart_on_{letter}")] = json!(said.next());
        }
    }
    Ok(found)
}
