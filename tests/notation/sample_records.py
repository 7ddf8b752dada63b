"""Sample records: random games, whole, unfinished or from the middle, and two that people wrote by hand."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

from gwint.decks import random_deck
from gwint.notation.move_phrases import phrases, read_move
from gwint.notation.picture_writer import picture
from gwint.notation.record import Record, RecordEntry, RecordMove, RecordTakeBack, ending_of, opening
from gwint.rules.chance import seed_of
from gwint.rules.play import push, to_act
from gwint.rules.table import Table
from gwint.rulesets import RULESETS

TYPED = """\ufeff
# A game Ala sent us.
  GWINT   Record 1   # the header

Rules | Klub , roach=yes
p1 | Ala
START   # as the photo shows it

  Hand | 1 thaler, VES, Katapulta   # three cards

\tdeck | Blue Stripes Commando, keira metz
# not indented, and still in the middle of the picture
   foe hand | ghul, Nekker
   foe leader | bringer of death
Moves
p1: play Thaler        # nothing | of this counts
P2   GHUL
p2 takes back
     # a comment
p2 nekker

P1 Pass
date | 2026-11-15
Result | P2 wins ,  p1 resigned
"""
MIDDLE = """\
gwint record 1
start
  hand | Thaler, Ves, Catapult
  foe hand | Ghoul
moves
  p1 Ves

  p2 Ghoul
  p1 LINE
"""


def random_deal(game: int) -> Record:
    ruleset = list(RULESETS.values())[game % 3]
    decks = tuple(random_deck(f"record {game} {seat}", ruleset) for seat in range(2))
    return Record(ruleset=ruleset, players=("Ala", ""), decks=decks, seed=seed_of(game), tags={"date": "2026-11-15"})


def play_random(record: Record, rng: random.Random, most: int = 200) -> tuple[Record, Table]:
    """Random moves with occasional take-backs, up to a limit or to the end; the record and the table."""
    tables = [opening(record)]
    entries: list[RecordEntry] = []
    while not tables[-1].over and len(entries) < most:
        if len(tables) > 1 and rng.random() < 0.08:
            taken_back = RecordTakeBack(rng.randrange(2), rng.randint(1, min(4, len(tables) - 1)))
            entries.append(taken_back)
            del tables[-taken_back.count :]
            continue
        after = tables[-1].copy()
        seat = rng.choice(to_act(after))
        text = rng.choice([way for way in phrases(after, seat) if way != "pass" or rng.random() < 0.3] or ["pass"])
        push(after, read_move(after, text, seat), seat)
        entries.append(RecordMove(seat, text))
        tables.append(after)
    return replace(record, entries=tuple(entries), ending=ending_of(tables[-1])), tables[-1]


@cache
def random_record(number: int) -> tuple[Record, Table]:
    return play_random(random_deal(number), random.Random(number))


@cache
def unfinished_record(number: int) -> tuple[Record, Table]:
    return play_random(random_deal(number), random.Random(number), most=6 + number)


@cache
def record_from_the_middle(number: int) -> tuple[Record, Table]:
    before, table = unfinished_record(number)
    start = Record(before.mode, before.ruleset, players=("Ala", "Ola"), start=picture(table))
    return play_random(start, random.Random(number))
