"""What rule tests are written with: `position` a table, `play` a phrase, see what it `shows`."""

from __future__ import annotations

import pytest

from gwint.notation.move_phrases import phrases, read_move
from gwint.notation.picture_reader import missing, position
from gwint.notation.picture_writer import picture
from gwint.rules.play import push, to_act
from gwint.rules.strength import explain, strengths, total
from gwint.rules.table import Table

__all__ = ["explain", "options", "phrases", "picture", "play", "position", "rule", "shows", "strengths", "total"]

rule = pytest.mark.rule


def play(table: Table, *moves: str) -> Table:
    """Make moves by phrase, each by whoever is to act; `p2: pass` names the seat."""
    for move in moves:
        who, colon, said = move.partition(":")
        named = colon and who.strip() in ("p1", "p2", "p3", "p4", "p5")
        seat = int(who.strip()[1]) - 1 if named else to_act(table)[0]
        push(table, read_move(table, said.strip() if named else move, seat), seat)
    return table


def options(table: Table) -> set[str]:
    """The phrases of all legal moves of whoever is to act."""
    return set(phrases(table))


def shows(table: Table, *lines: str) -> bool:
    """The picture has these lines; where it does not, pytest prints the picture beside them."""
    lacking = missing(table, lines)
    assert not lacking, f"not in the picture: {lacking}\n{picture(table)}"
    return True
