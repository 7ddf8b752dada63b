"""What was typed, as a move: by its number, by its phrase in any language, or by part of what the menu calls it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gwint import i18n
from gwint.cards.names import find_cards, fold, nearest
from gwint.cli.play.menu import items
from gwint.cli.play.protocols import VisibleGame
from gwint.faults import Refusal
from gwint.i18n.localizer import Localizer
from gwint.notation.move_phrases import read_move
from gwint.rules.moves import Move

LEAST_LETTERS: Final = 3
"""Of a name, before it is guessed."""


def read_typed_move(game: VisibleGame, seat: int, typed: str, localizer: Localizer) -> Move:
    """The move of the seat that was typed; a refusal says what may be typed instead."""
    moves = game.legal_moves(seat)
    if typed.isdecimal():
        if not 0 < int(typed[:6]) <= len(moves):
            raise Refusal("play-number", number=typed, most=len(moves))
        return moves[int(typed) - 1]
    try:
        return read_move(game.table, typed, seat)
    except Refusal as refusal:
        guess = _guess(game, seat, typed, localizer)
        if guess is None:
            raise _translate_refusal(refusal, game, seat, typed, localizer) from refusal
        return guess


def _guess(game: VisibleGame, seat: int, typed: str, localizer: Localizer) -> Move | None:
    """The only move whose label holds these words; the whole name of a card is no guess at another."""
    moves, labels, said = game.legal_moves(seat), _labels(game, seat, localizer), fold(typed)
    holding = [place for place, spelt in enumerate(_spellings(game, seat, localizer)) if said in spelt]
    if len(said) < LEAST_LETTERS or not holding:
        return None
    if len(holding) > 1:
        raise Refusal("ambiguous-move", text=typed, moves=tuple(labels[place] for place in holding))
    return None if find_cards(typed) else moves[holding[0]]


def _labels(game: VisibleGame, seat: int, localizer: Localizer) -> Sequence[str]:
    """What each move is called; in English by its phrase, elsewhere as the menu does."""
    if localizer.language == "en":
        return game.moves_of(seat)
    return [item.label for item in items(game.view(seat), localizer)]


def _spellings(game: VisibleGame, seat: int, localizer: Localizer) -> list[str]:
    """All that a move is called in the player's language."""
    view = game.view(seat)
    listed = zip(view.moves, items(view, localizer), strict=True)
    said = (
        (item.label, i18n.format_move(move, view.question, localizer.language, localizer.players))
        for move, item in listed
    )
    return ["\n".join(map(fold, names)) for names in said]


def _translate_refusal(refusal: Refusal, game: VisibleGame, seat: int, typed: str, localizer: Localizer) -> Refusal:
    """The same refusal with the moves it names as the player's language calls them."""
    labels = _labels(game, seat, localizer)
    called = dict(zip(game.moves_of(seat), labels, strict=True))
    details = {
        name: tuple(called.get(str(one), one) for one in value) if isinstance(value, tuple) else value
        for name, value in refusal.details.items()
    }
    if "nearest" in details:
        details["nearest"] = nearest(typed, labels)
    return Refusal(refusal.kind, **details)
