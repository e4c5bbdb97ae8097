#!/usr/bin/env python3
"""Deals a recorded match of Spadille again and compares, card by card. Written after docs/fair-dealing.md alone.

    python3 verify.py RECORD…

Needs nothing but Python 3 and knows no rules of play. Ends with 0 when seed, salts and every outcome agree; otherwise with 1, saying
what does not. What it takes from the record, and what that leaves unproved, is told in docs/fair-dealing.md.
"""
import hashlib
import json
import math
import re
import struct
import sys
from itertools import chain

WORD, LONG = 2**32, 2**64


class Unproven(Exception):
    """Why the record proves nothing, in a sentence."""


# ---- the generator ---------------------------------------------------------------------------------------------------

def block(key, stream, counter):
    """One block of ChaCha20: 16 words of 32 bits."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key),
             counter % WORD, counter // WORD, stream % WORD, stream // WORD]
    w = start[:]

    def turn(a, b, by):
        x = w[a] ^ w[b]
        w[a] = (x << by | x >> (32 - by)) % WORD

    def quarter(a, b, c, d):
        for to, add, mix, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            w[to] = (w[to] + w[add]) % WORD
            turn(mix, to, by)

    for _ in range(10):
        for i in range(4):
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(x + y) % WORD for x, y in zip(w, start)]


class Chance:
    """The stream of one outcome."""

    def __init__(self, key, number):
        self.key, self.number, self.words, self.at = key, number, [], 0

    def again(self):
        """The same stream from its beginning."""
        self.at = 0
        return self

    def u32(self):
        if self.at == len(self.words):
            self.words += block(self.key, self.number, len(self.words) // 16)
        self.at += 1
        return self.words[self.at - 1]

    def u64(self):
        low = self.u32()
        return low | self.u32() << 32

    def below(self, n):
        """A whole number from 0 to n - 1."""
        high, low = divmod(self.u32() * n, WORD)
        if low > WORD - n and low + self.u32() * n // WORD >= WORD:
            high += 1
        return high

    def one_of(self, cards):
        return in_order(cards)[self.below(len(cards))]

    def shuffle(self, cards):
        """The first way of shuffling: each card changes places with one before it, several places from one draw."""
        cards, chunk, left = list(cards), 0, 1
        for i in range(len(cards) if len(cards) > 1 else 0):
            if left == 0:
                product, end = i + 1, i + 2
                while product * end < WORD:
                    product, end = product * end, end + 1
                left, chunk = end - i - 1, self.below(product)
            left -= 1
            chunk, j = (0, chunk) if left == 0 else divmod(chunk, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards

    def mix(self, cards):
        """The second way: each card changes places with one behind it, four places from one word of 64 bits."""
        cards, word = list(cards), 0
        for i in range(len(cards) - 1):
            if i % 4 == 0:
                word = self.u64()
            step, word = divmod(word * (len(cards) - i), LONG)
            cards[i], cards[i + step] = cards[i + step], cards[i]
        return cards

    def deal(self, pack, sizes):
        """Hands of these sizes, seat after seat, each sorted; and the rest in its order."""
        cards, hands = self.mix(in_order(pack)), []
        for size in sizes:
            hands.append(in_order(cards[:size]))
            cards = cards[size:]
        return hands, cards


# ---- cards -----------------------------------------------------------------------------------------------------------

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K"]
TWICE = ["T13", "T14", "T15", "T16", "T17", "T18", "T19", "T20", "T21", "T1", "SK"]


def place(card):
    """The place of a card among all cards; a second copy (written with a stroke) stands where no other card does."""
    face = card.rstrip("'")
    if card != face:
        return 81 + TWICE.index(face) if face in TWICE else 64 + 1 + RANKS.index(face[:-1])
    if face == "SK":
        return 118
    return 96 + int(face[1:]) if face[0] == "T" else 16 * "SHDCLM".index(face[-1]) + 1 + RANKS.index(face[:-1])


def in_order(cards):
    return sorted(cards, key=place)


def pack(ranks, suits="SHDC"):
    return {rank + suit for suit in suits for rank in ranks.split()}


def is_card(word):
    return isinstance(word, str) and bool(re.fullmatch(r"((A|[2-9]|10|J|C|Q|K)[SHDCLM]|T([1-9]|1\d|2[01])|SK)'?", word))


FULL = pack("A 2 3 4 5 6 7 8 9 10 J Q K")
SHORT = pack("A 7 8 9 10 J Q K")
FORTY = pack("A 2 3 4 5 6 7 J Q K")
THIRTY_NINE = FULL - pack("A 2 3 4 5 6 7 8 9 10 J Q K", "D") - pack("2") | {"AD", "KD", "QD"}
TAROCKS = {f"T{n}" for n in range(1, 22)} | {"SK"}
TAROCK = pack("A 2 3 4 5 6 7 8 9 10 J C Q K") | TAROCKS


def tarock(red, black):
    return pack(red, "HD") | pack(black, "SC") | TAROCKS


BELLS = SHORT - pack("A 8 9 10 J Q K", "D") - {"8H"}
# The packs a game may be dealt from, whatever its options.
PACKS = {
    **dict.fromkeys(["quadrille", "quadrille-favorite", "quadrille-solitaire", "cinquille"],
                    [FORTY, FORTY - pack("3 4", "SC") - pack("5 6", "HD")]),
    "tritrille": [FORTY - pack("A 2 3 4 5 6 7 J Q", "D") - {"6H"}, FORTY - pack("A 2 3 4 5 6 7 J Q", "H") - {"6D"},
                  FORTY - pack("4 5 6", "HD") - pack("3 4", "SC"), FORTY - pack("3")],
    "lhombre": [FORTY, FORTY - pack("A 2 3 4 5 6 7 J Q K", "D"), FORTY - pack("2 3 4 5 6 J Q K", "D")],
    **dict.fromkeys(["whist", "cayenne", "boston", "boston-1782", "boston-whist", "boston-seventeen"], [FULL]),
    **dict.fromkeys(["tri-boston", "boston-a-deux"], [THIRTY_NINE]),
    "imperial": [SHORT, SHORT | pack("6")],
    "reversy": [FULL - pack("10")],
    "tresett": [FORTY],
    **dict.fromkeys(["piquet", "scat", "preference"], [SHORT]),
    "spitzeln": [BELLS, SHORT - pack("8 9"), SHORT - {"8D", "8H"}],
    "five-suit-solo": [pack("A 7 8 9 10 J Q K", "SHDCL")],
    **dict.fromkeys(["tarock", "tarock-1782", "tarok-zapp"],
                    [TAROCK, TAROCK - {"AS", "AC"},
                     TAROCK | {f"{r}H'" for r in RANKS} | {f"{t}'" for t in TWICE},
                     tarock("K Q C J A 2 3 4", "K Q C J 10 9 8 7"), tarock("K Q C J A", "K Q C J 10")]),
    **dict.fromkeys(["pharo", "schnitt", "vingt-et-un", "onze-et-demie", "card-tricks"], [FULL]),
    **dict.fromkeys(["landsknecht", "bluchern", "haufeln"], [FULL, SHORT]),
    "sussmilch": [SHORT],
}


# ---- outcomes --------------------------------------------------------------------------------------------------------

class Match:
    """What of the match so far matters for a draw, without knowing its rules."""

    def __init__(self, header, steps):
        self.game, self.options, self.seats = header["game"], header["options"], len(header["seats"])
        self.steps, self.now = steps, 0

    def before(self):
        """The notation of the move just before this outcome; nothing when there was none."""
        return self.steps[self.now - 1].get("move") if self.now else None

    def outcomes(self, key, after=False):
        """The outcomes of one kind before this one, or after it."""
        steps = self.steps[self.now + 1:] if after else self.steps[:self.now]
        told = (step.get("chance") for step in steps)
        return [o[key] for o in told if isinstance(o, dict) and key in o]

    def lawful(self, cards):
        """The pack these cards are."""
        cards = list(cards)
        if len(set(cards)) != len(cards) or set(cards) not in PACKS[self.game]:
            raise Unproven(f"these are not the cards of a pack of {self.game}")
        return cards


def dealt(m, chance, told):
    """Hands and what is left over, dealt from the pack that the record shows."""
    if isinstance(told, list):
        return chance.deal(m.lawful(chain(*told)), map(len, told))[0]
    rest = next((name for name in ("talon", "table", "stock") if name in told), None)
    cards = m.lawful(chain(*told["hands"], told.get(rest, [])))
    hands, left = chance.deal(cards, map(len, told["hands"]))
    new = {"hands": hands}
    if rest:
        # At Scat and Préférence the talon is a set, elsewhere its order matters.
        new[rest] = in_order(left) if m.game in ("scat", "preference") else left
    turned = told.get("turned")
    if m.game in ("whist", "cayenne"):
        own = next(hand for hand in told["hands"] if turned in hand)
        from_second = m.game == "cayenne" or m.options["trump_source"] == "second_pack"
        new["turned"] = chance.one_of(FULL if from_second else own)
    elif turned is not None and m.game.startswith("boston"):
        new["turned"] = chance.mix(in_order(FULL))[0]
    elif turned is not None:
        new["turned"] = chance.one_of(next(hand for hand in told["hands"] if turned in hand))
    if "turned" in told and turned is None:
        new["turned"] = None
    return new


def turned_from_the_rest(m, chance, told):
    """La Triomphe and L'Homme: the record does not show the whole pack, so the options tell it."""
    if m.game == "triomphe" or m.options.get("ranks") == "piquet":
        ranks = "A K Q J 10 9 8 7 6 5"
    else:
        ranks = "A K Q J 7 6 5 4 3 2"
    suits = "SHDC" if m.game == "triomphe" else "SHDCLM"[:{3: 3, 4: 4, 5: 4, 6: 5, 7: 6}[m.seats]]
    hands, rest = chance.deal(pack(ranks, suits), map(len, told["hands"]))
    return {"hands": hands, "turned": rest[0]}


def lhombre(m, chance, told):
    """L'Hombre: now and then somebody is dealt a card too many or too few."""
    sizes = [len(hand) for hand in told["hands"]]
    playing = [seat for seat, size in enumerate(sizes) if size]
    if m.options.get("misdeals"):
        wrong, by = None, 0
        if chance.below(8) == 0:
            wrong, by = playing[chance.below(len(playing))], 1 if chance.below(2) == 0 else -1
        usual = {size - (by if seat == wrong else 0) for seat, size in enumerate(sizes) if size}
    else:
        usual = {size for size in sizes if size}
    if len(usual) != 1:
        raise Unproven("the hands are not of the sizes chance decided")
    cards = m.lawful(chain(*told["hands"], told["talon"]))
    hands, talon = chance.deal(cards, sizes)
    return {"hands": hands, "talon": talon,
            "idle": chance.one_of(cards) if m.options.get("couleur") == "volante" else None}


def piquet(m, chance, told):
    cards = chance.shuffle(in_order(m.lawful(chain(*told["hands"], told["talon"]))))
    return {"hands": [in_order(cards[:12]), in_order(cards[12:24])], "talon": cards[24:]}


def favourites(m, chance, told):
    suits = list("SHDC")
    for i in range(len(told)):
        j = i + chance.below(4 - i)
        suits[i], suits[j] = suits[j], suits[i]
    return suits[:len(told)]


def cut(m, chance, told):
    while True:
        cards = [in_order(SHORT)[chance.below(32)] for _ in range(2)]
        if cards[0][:-1] != cards[1][:-1]:
            return cards


def shuffled_pack(m, chance, told):
    """A pack in the order in which it will fall."""
    if m.game in ("vingt-et-un", "onze-et-demie"):
        packs = int(m.options["packs"])
        return chance.shuffle(in_order(FULL) * packs) if len(told) == 52 * packs else None
    if m.game == "schnitt" and m.options.get("demo_fraud", "off") != "off":
        twos = [rank + suit for pair in ("SH", "DC") for rank in RANKS if rank != "C" for suit in pair]
        for _ in range({"winners_0": 0, "winners_1": 1, "winners_2": 2, "winners_3": 3}[m.options["demo_fraud"]]):
            twos = twos[1:] + twos[:1]
            twos = [card for i in range(0, 52, 2) for card in (twos[i + 1], twos[i])]
        return twos[::-1]
    if m.game == "schnitt" and m.options.get("defective_pack"):
        missing = chance.one_of(FULL)
        twice = chance.one_of([card for card in FULL if card[:-1] != missing[:-1]])
        return chance.shuffle(in_order(FULL - {missing}) + [twice + "'"])
    return chance.shuffle(in_order(m.lawful(told)))


def reshuffle(m, chance, told):
    """The cards that have fallen, shuffled anew; which they are only the rules know."""
    if len(set(told)) != len(told) or not any(set(told) <= whole for whole in PACKS[m.game]):
        raise Unproven("these are not cards of the pack")
    return chance.shuffle(in_order(told))


def heaps(m, chance, told):
    cards = iter(chance.shuffle(in_order(m.lawful(chain(*told)))))
    return [[next(cards) for _ in heap] for heap in told]


def pharo_piles(m, chance, told):
    """Seldom there are not as many cards on one side as on the other."""
    if chance.u64() < LONG // 8:
        bank = [25, 27][chance.below(2)]
        return {"bank": bank, "punters": 52 - bank}
    return {"bank": 26, "punters": 26}


def throw(m, chance, told):
    x = chance.below(36)
    return [x // 6 + 1, x % 6 + 1]


def lead(m, chance, told):
    while True:
        dice = throw(m, chance, told)
        if dice[0] != dice[1]:
            return dice


def lot(first):
    def draw(m, chance, told):
        """All in some order: from the last down each changes places with one before it, or stays."""
        order = list(range(first, first + m.seats))
        for i in range(m.seats - 1, 0, -1):
            j = chance.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order
    return draw


def toss(m, chance, told):
    side = ["droit", "revers"]
    called, fell = side[chance.below(2)], side[chance.below(2)]
    return {"caller": chance.below(m.seats), "called": called, "fell": fell}


def seat(m, chance, told):
    return chance.below(m.seats)


def drawn_for_places(m, chance, told):
    return chance.mix(in_order(FULL))[:len(told)]


def chess(m, chance, told):
    white = told["white"] if m.outcomes("white") else chance.below(2)
    if m.outcomes("white") and white not in (0, 1):
        raise Unproven("there is no such seat")
    lots = m.options.get("first_move") == "lot"
    return {"white": white, "first": "black" if lots and chance.below(2) else "white"}


# The draws that are decided wholly by the key: (game or nothing, name) -> what the outcome must be.
DRAWS = {
    (None, "first_dealer"): seat, (None, "first_banker"): seat, (None, "first"): seat, (None, "deal"): dealt,
    (None, "favourites"): favourites, (None, "cut"): cut, (None, "draw"): drawn_for_places,
    ("lhombre", "deal"): lhombre, ("piquet", "deal"): piquet,
    ("triomphe", "deal"): turned_from_the_rest, ("lhomme", "deal"): turned_from_the_rest,
    (None, "pack"): shuffled_pack, (None, "reshuffle"): reshuffle, (None, "heaps"): heaps,
    ("pharo", "piles"): pharo_piles, (None, "lead"): lead, (None, "throw"): throw,
    (None, "numbers"): lot(1), (None, "order"): lot(0), (None, "toss"): toss,
}


# ---- outcomes that depend on more than the record shows: whether the key can have given them --------------------------

def couleur(m, chance, told):
    after = m.outcomes("deal", after=True)
    cards = chain(*after[0]["hands"], after[0]["talon"]) if after else FORTY
    return told == chance.one_of(m.lawful(cards))


def pulled(m, chance, told):
    """One of the cards just drawn from the talon, or of a hand with a card too many."""
    deal = m.outcomes("deal")[-1]
    laid = next((step["move"] for step in m.steps[m.now - 1::-1] if "move" in step), "")
    count = len([word for word in laid.split() if is_card(word)])
    talon = deal["talon"]
    drawn = [talon[:n] for n in (count, count - 1, count + 1)] + [talon[-n:] for n in (count, count - 1, count + 1) if n > 0]
    kept = [[card for card in cards if card not in laid.split()] for cards in deal["hands"]]
    return any(told == chance.again().one_of(cards) for cards in drawn + deal["hands"] + kept if cards)


def trick_pack(m, chance, told):
    cards = chance.shuffle(in_order(m.lawful(told)))
    odd = {"A", "3", "5", "7", "9", "Q"}
    return told in (cards, sorted(cards, key=lambda card: card[:-1] not in odd))


def trick_piles(m, chance, told):
    places, ends = list(range(1, 52)), [0, 52]
    for _ in range(len(told) - 1):
        i = chance.below(len(places))
        ends.append(places[i])
        places[i] = places[-1]
        places.pop()
    ends.sort()
    sizes = [end - begin for begin, end in zip(ends, ends[1:])]
    last = len(sizes) - 1 - sizes[::-1].index(max(sizes))
    other = sizes[:]
    other[last], other[-1] = other[-1], other[last]
    return told in (sizes, other)


def trick_mixed(m, chance, told):
    whole = m.outcomes("pack")[-1]
    return told == [chance.shuffle([card for card in whole if card in pile]) for pile in told]


def normal(chance):
    """Nought on average, one off as a rule: the sum of eight even numbers."""
    total = sum(word >> shift & 0xFFFF for word in (chance.u64(), chance.u64()) for shift in (0, 16, 32, 48))
    return min(4.0, max(-4.0, (total / 65536.0 - 4.0 + 4.0 / 65536.0) * math.sqrt(12.0 / 8.0)))


def nearest(x):
    """The nearest whole number; halves away from nought."""
    return int(math.copysign(math.floor(abs(x) + 0.5), x))


def rolled(m, chance, told):
    """How the hand trembled at a stroke with the stick. Where the balls then ran is physics, not chance."""
    hand = {"aim": 0, "force": 0, "side": 0, **told.get("hand", {})}
    if m.options["hand"] == "exact":
        return set(hand.values()) == {0}
    aim, force, slips = (150.0, 0.03, 0) if m.options["hand"] == "steady" else (600.0, 0.08, 100)
    words = stroke_before(m).split()
    aside, harder = normal(chance), normal(chance)
    number = {key: int(words[words.index(key) + 1]) for key in ("side", "high") if key in words}
    rim = 1 + sum(map(abs, number.values())) // 10
    slipped = slips > 0 and chance.below(slips) < rim
    side = [127, -127, 70, -70][chance.below(4)] if slipped else chance.below(4) * 0
    # Shots by name have their strength worked out by the program; then any whole number of millimetres a second will do.
    speeds = [nearest(1000 * float(words[2]))] if words[0] == "play" else range(20, 5001)
    return (hand["aim"] == nearest(aside * aim) and hand["side"] == side
            and any(hand["force"] == nearest(harder * force * speed) for speed in speeds))


def stroke_before(m):
    return next(step["move"] for step in m.steps[m.now - 1::-1] if "move" in step)


def thrown(m, chance, told):
    """Carambole: a ball thrown on the cloth; where it cannot lie, the side is turned by fifteen degrees."""
    begun = chance.below(360_000)
    off = (told["aim"] - begun) % 360_000
    return off == 0 if told["rolled"] is None else off % 15_000 == 0


def court_hand(m, chance, told):
    """How the hand trembled in the court. By how much it may at all depends on the flight: any share from 0 to 1000 will do."""
    times = {"exact": 0, "steady": 1, "unsteady": 3}[m.options["hand"]]

    def astray(most):
        return sum(chance.below(2 * most + 1) - most for _ in range(3))

    for share in range(0, times * 1000 + 1, times or 1):
        aim, force = 90 * share // 100, 12 * share // 100
        chance.again()
        if (astray(aim) == told["aim"] and astray(aim) == told["rise"] and astray(force) == told["force"]
                and (bool(m.options["hazard"]) and chance.below(40) == 0) == told["hazard"]):
            return True
    return False


FITS = {
    ("lhombre", "couleur"): couleur, ("lhombre", "pull"): pulled,
    ("card-tricks", "pack"): trick_pack, ("card-tricks", "piles"): trick_piles, ("card-tricks", "mixed"): trick_mixed,
    (None, "rolled"): rolled, ("carambole", "thrown"): thrown, ("ballspiel", "hand"): court_hand,
}


def check(m, chance, told):
    """Whether the key gives this outcome. Returns whether something had to be taken from the record on trust."""
    disturbed = m.before() == "disturb" and m.options.get("dice_disturb") == "allowed"
    if (disturbed and chance.below(2) == 0) or told == "stopped":
        return disturbed and told == "stopped" and chance.again().below(2) == 0, False
    if not isinstance(told, dict):
        return False, False
    if m.game == "chess":
        return told == chess(m, chance, told), False
    if "physics" in told:
        told = {"rolled": told}
    if len(told) != 1:
        return False, False
    [(name, value)] = told.items()
    fits = FITS.get((m.game, name)) or FITS.get((None, name))
    if fits:
        return fits(m, chance, value), True
    draw = DRAWS.get((m.game, name)) or DRAWS.get((None, name))
    if draw is None:
        raise Unproven(f"no outcome of {m.game} is called “{name}”")
    return value == draw(m, chance, value), False


# ---- the record ------------------------------------------------------------------------------------------------------

def digest(words):
    return hashlib.sha256(words.encode()).digest()


def verify(text):
    lines = [(number, json.loads(line)) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1].get("spadille") != 1:
        raise Unproven("this is no record of form 1")
    header, steps = lines[0][1], [step for _, step in lines[1:]]
    fair = header.get("fair")
    if not fair:
        raise Unproven("the record does not tell what it was dealt from")
    seed, salts, given = fair["seed"], fair["salts"], fair.get("given", 0)
    if not re.fullmatch("[0-9a-f]{64}", seed):
        raise Unproven("a seed has 64 hexadecimal digits")
    if digest("spadille-fair-1:" + seed).hex() != fair["commitment"]:
        raise Unproven("the seed is not the one the house was bound to")
    if len(salts) != len(header["seats"]):
        raise Unproven(f"{len(salts)} salts for {len(header['seats'])} seats")
    if not all(re.fullmatch("[0-9A-Za-z]{0,64}", salt) for salt in salts):
        raise Unproven("a salt has up to 64 letters and digits")
    key = digest("spadille-deal-1:" + seed + ":" + ",".join(salts))
    there = sum("chance" in step for step in steps)
    if not isinstance(given, int) or not 0 <= given <= there:
        raise Unproven(f"the match claims to have begun with {given} outcomes and has {there}")
    if given == there and given > 0:
        raise Unproven(f"all {there} outcomes were given beforehand: nothing was dealt here")
    match, number, shaped = Match(header, steps), 0, 0
    for match.now, (line, step) in enumerate(lines[1:]):
        if "chance" not in step:
            continue
        if number >= given:
            try:
                agrees, weak = check(match, Chance(key, number), step["chance"])
            except (Unproven, LookupError, TypeError, ValueError, AttributeError, StopIteration) as why:
                raise Unproven(f"line {line}: {why}") from None
            if not agrees:
                raise Unproven(f"line {line} is not what seed and salts give")
            shaped += weak
        number += 1
    salted = sum(salt != "" for salt in salts)
    return (f"Fair: {number - given} outcomes dealt again and found the same ({shaped} of them as far as that can be told "
            f"without the rules of play), {given} given beforehand, salts of {salted} players.")


def told(path):
    """Whether a record is proved, and in which words."""
    try:
        with open(path, encoding="utf-8") as file:
            return True, verify(file.read())
    except OSError as why:
        return False, f"Not read: {why}."
    except Unproven as why:
        return False, f"Not proved: {why}."
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as why:
        return False, f"Not proved: this is no record ({why})."


def main(paths):
    if not paths:
        sys.exit(__doc__)
    found = [told(path) for path in paths]
    for path, (_, words) in zip(paths, found):
        print(words if len(paths) == 1 else f"{path}: {words}")
    return 0 if all(fair for fair, _ in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
