#!/usr/bin/env python3
"""A player for the house in sixty lines: comes in as a guest, takes a seat, plays any choice it is offered.

    python3 docs/examples/bot.py http://127.0.0.1:1782 TABLE [INVITATION]

It speaks plain HTTP (docs/bot-protocol.md) and needs nothing but Python's own library.
"""
import json
import random
import secrets
import sys
import urllib.error
import urllib.parse
import urllib.request


class House:
    """The house, as one guest sees it."""

    def __init__(self, address, invitation=None):
        self.address, self.invitation, self.token = address, invitation, None

    def ask(self, verb, path, body=None, **query):
        if self.invitation:
            query["i"] = self.invitation
        url = f"{self.address}/api{path}?{urllib.parse.urlencode(query)}"
        request = urllib.request.Request(url, method=verb, data=json.dumps(body).encode() if body is not None else None)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            problem = json.load(refusal)
            raise RuntimeError(f"{problem['status']}: {problem['reason']['en']}") from None


def choose(choices):
    """Any choice: one from the list, or a form filled in at random."""
    form = random.choice([None] * len(choices["list"]) + choices["forms"])
    if form is None:
        return random.choice(choices["list"])["notation"]
    if form["form"] == "subset":
        cards = random.sample(form["from"], random.randint(form["min"], form["max"]))
        return " ".join([form["verb"], *cards])
    if form["form"] == "card":
        return " ".join([form["verb"], random.choice(form["from"])])
    spot = random.choice(form["on"])
    amount = random.randrange(spot["min"], spot["max"] + 1, form["step"])
    laid = f"{spot['word']}:{amount}" if form["several"] else f"{spot['word']} {amount}".strip()
    words = [random.choice(group)["word"] for group in form["words"]]
    return " ".join([form["verb"], laid, *words])


def main(address, table, invitation=None):
    house = House(address, invitation)
    house.token = house.ask("POST", "/guests", {"name": "Automaton"})["token"]
    house.ask("POST", f"/tables/{table}/acts", {"act": "sit", "salt": secrets.token_hex(16)})
    seen = 0
    while True:
        moment = house.ask("GET", f"/tables/{table}/news", since=seen, wait=25)
        now = moment["table"]
        seen = now["seq"]
        for item in moment["items"]:
            print(item["text"]["en"])
        if now["status"] in ("over", "closed"):
            return
        if now["choices"]:
            try:
                move = {"act": "play", "at": now["steps"], "notation": choose(now["choices"])}
                house.ask("POST", f"/tables/{table}/acts", move)
            except RuntimeError as refusal:  # the table moved on, or a form was filled in unlawfully: look again
                print(refusal, file=sys.stderr)
                seen = max(0, seen - 1)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
