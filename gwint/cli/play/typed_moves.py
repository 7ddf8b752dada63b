"""Reads a typed move: its number, its phrase in any language, or part of its label in the menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gwint import i18n
from gwint.cards.names import find_cards
from gwint.cli.play.menu import items
from gwint.cli.play.protocols import VisibleGame
from gwint.faults import GwintError
from gwint.i18n.localizer import Localizer
from gwint.notation.move_phrases import read_move
from gwint.rules.agenda import Turn
from gwint.rules.moves import Discard, Move
from gwint.rules.play import question
from gwint.spelling import fold, nearest

LEAST_LETTERS: Final = 3
"""The fewest letters of a name that are enough for a guess."""


def read_typed_move(game: VisibleGame, seat: int, typed: str, localizer: Localizer) -> Move:
    """Return the seat's move that was typed; a refusal says what may be typed instead."""
    moves = game.legal_moves(seat)
    if typed.isdecimal():
        if not 0 < int(typed[:6]) <= len(moves):
            raise GwintError("play-number", number=typed, most=len(moves))
        return moves[int(typed) - 1]
    try:
        return read_move(game.table, typed, seat)
    except GwintError as refusal:
        guess = _guess(game, seat, typed, localizer)
        if guess is None:
            raise _translate_refusal(refusal, game, seat, typed, localizer) from refusal
        return guess


def _guess(game: VisibleGame, seat: int, typed: str, localizer: Localizer) -> Move | None:
    """Return the only move whose label contains these words, unless they are the whole name of a card."""
    moves, labels, words = game.legal_moves(seat), _labels(game, seat, localizer), fold(typed)
    matching = [
        place
        for place, spelt in enumerate(_spellings(game, seat, localizer))
        if words in spelt and not _only_names_discard(game, moves[place], words, localizer)
    ]
    if len(words) < LEAST_LETTERS or not matching:
        return None
    if len(matching) > 1:
        raise GwintError("ambiguous-move", text=typed, moves=tuple(labels[place] for place in matching))
    return None if find_cards(typed) else moves[matching[0]]


def _only_names_discard(game: VisibleGame, move: Move, words: str, localizer: Localizer) -> bool:
    """TURN-12. Whether the words name a card that could be discarded on a turn, without the verb for it."""
    if not isinstance(move, Discard) or not isinstance(question(game.table), Turn):
        return False
    return words in fold(localizer.card(move.card))


def _labels(game: VisibleGame, seat: int, localizer: Localizer) -> Sequence[str]:
    """Return a label for each move: in English its phrase, in other languages its label in the menu."""
    if localizer.language == "en":
        return game.moves_of(seat)
    return [item.label for item in items(game.view(seat), localizer)]


def _spellings(game: VisibleGame, seat: int, localizer: Localizer) -> list[str]:
    """Return all names of each move in the player's language."""
    view = game.view(seat)
    listed = zip(view.moves, items(view, localizer), strict=True)
    texts = (
        (item.label, i18n.format_move(move, view.question, localizer.language, localizer.players))
        for move, item in listed
    )
    return ["\n".join(map(fold, names)) for names in texts]


def _translate_refusal(
    refusal: GwintError, game: VisibleGame, seat: int, typed: str, localizer: Localizer
) -> GwintError:
    """Return the same refusal with its moves named in the player's language."""
    labels = _labels(game, seat, localizer)
    label_of = dict(zip(game.moves_of(seat), labels, strict=True))
    details = {
        name: tuple(label_of.get(str(move), move) for move in value) if isinstance(value, tuple) else value
        for name, value in refusal.details.items()
    }
    if "nearest" in details:
        details["nearest"] = nearest(typed, labels)
    return GwintError(refusal.kind, **details)
