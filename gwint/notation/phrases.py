"""Moves as phrases: `Thaler`, `Olgierd von Everec > ranged`, `Decoy on Ves`, `leader`, `pass`, `raise Ballista`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from gwint.cards import NEUTRAL, Card
from gwint.cards.names import all_names, find_cards, fold, name, nearest
from gwint.faults import Refusal
from gwint.rules.agenda import ChooseBond, ChooseFromDeck, ChooseFromPile, ChooseRevival, ChooseWeather, Question
from gwint.rules.moves import Choose, Decline, Discard, Done, Exchange, Move, Pass, Play, Shift, Start, UseLeader
from gwint.rules.play import IllegalMove, legal_moves, question, to_act
from gwint.rules.table import Table


class InvalidMove(Refusal):
    """A phrase that says no move at all."""


class AmbiguousMove(Refusal):
    """A phrase that could mean several legal moves."""


VERBS: Final[Mapping[type[Question], str]] = {
    ChooseRevival: "raise",
    ChooseFromPile: "take",
    ChooseFromDeck: "take",
    ChooseWeather: "call",
    ChooseBond: "call",
}
"""What choosing a card is called, by the question it answers."""


def phrase(table: Table, move: Move, seat: int | None = None) -> str:
    """The shortest phrase that means this legal move and no other."""
    moves = legal_moves(table, seat)
    if move not in moves:
        raise IllegalMove("illegal-move", move=move, legal=tuple(moves))
    return phrases(table, seat)[moves.index(move)]


def phrases(table: Table, seat: int | None = None) -> list[str]:
    """The phrases of all legal moves, in their order."""
    acting = _acting(table, seat)
    spoken = [list(_spoken(table, acting, move, name)) for move in legal_moves(table, seat)]
    counts: dict[str, int] = {}
    for ways in spoken:
        for way in ways:
            counts[way] = counts.get(way, 0) + 1
    return [next((way for way in ways if counts[way] == 1), ways[-1]) for ways in spoken]


def read_move(table: Table, text: str, seat: int | None = None) -> Move:
    """The legal move that a phrase means; names in any language, case, accents and verbs as you like."""
    acting = _acting(table, seat)
    meant = fold(text)
    moves = legal_moves(table, seat)
    found = [move for move in moves if meant in _accepted(table, acting, move)]
    if len(found) == 1:
        return found[0]
    legal = tuple(phrases(table, seat))
    if found:
        ways = tuple(way for way, move in zip(legal, moves, strict=True) if move in found)
        raise AmbiguousMove("ambiguous-move", text=text, moves=ways)
    if not moves:
        raise IllegalMove("game-over" if table.over else "not-your-turn", text=text)
    if _names_something(text):
        raise IllegalMove("illegal-phrase", text=text, legal=legal)
    raise InvalidMove("unknown-phrase", text=text, nearest=nearest(text, legal), legal=legal)


def _acting(table: Table, seat: int | None) -> int:
    return next(iter(to_act(table)), 0) if seat is None else seat


def _names_something(text: str) -> bool:
    """Whether a phrase is about a card or says a move that is merely not legal now."""
    meant = fold(text)
    if meant in {fold(word) for words in PLAIN.values() for word in words}:
        return True
    start = text.split(">")[0].split(" on ")[0].strip()
    return bool(find_cards(start) or find_cards(start.partition(" ")[2]))


PLAIN: Final[Mapping[type[Move], tuple[str, ...]]] = {
    UseLeader: ("leader", "use leader"),
    Pass: ("pass",),
    Done: ("done", "keep"),
    Decline: ("decline", "no claim"),
}
"""Moves of one word; the first is the one written."""


def _accepted(table: Table, seat: int, move: Move) -> set[str]:
    """Every phrase that means this move, folded, the cards' names in each language."""
    ways: set[str] = set()
    for spelling in _spellings(move):
        for way in _spoken(table, seat, move, spelling):
            ways.add(fold(way))
            ways.update(fold(way.removeprefix(f"{verb} ")) for verb in SAID if way.startswith(f"{verb} "))
    if isinstance(move, Play):
        ways |= {f"play {way}" for way in ways}
    elif type(move) in PLAIN:
        ways |= set(PLAIN[type(move)])
    elif isinstance(move, Start):
        ways |= {fold(f"start p{move.seat + 1}"), f"p{move.seat + 1}"}
        if len(table.seats) == 2:
            ways |= {"first", "i start"} if move.seat == seat else {"second", "you start"}
    return ways


SAID = ("raise", "take", "call", "discard", "exchange", "move")
"""Verbs that may be left out when there is no doubt."""


def _spellings(move: Move) -> Iterator[Callable[[Card], str]]:
    """Ways to spell the cards of a move: each language's names, the other names, and the ids."""
    cards = [getattr(move, field) for field in ("card", "target") if getattr(move, field, None) is not None]
    most = max((len(all_names(card)) for card in cards), default=1)
    for place in range(most):
        yield lambda card, place=place: all_names(card)[min(place, len(all_names(card)) - 1)]  # type: ignore[misc]
    yield lambda card: card.id


def _spoken(table: Table, seat: int, move: Move, spell: Callable[[Card], str]) -> Iterator[str]:
    """The phrases of a move, the shortest first."""
    if type(move) in PLAIN:
        yield PLAIN[type(move)][0]
        return
    yield from SPOKEN[type(move)](table, seat, move, spell)


def _cards(table: Table, seat: int, card: Card, spell: Callable[[Card], str]) -> Iterator[str]:
    """A card's name, and for a neutral one the name with its printing, which is seldom needed."""
    yield spell(card)
    if card.home == NEUTRAL:
        yield f"{spell(card)} [{card.printing}]"


def _play(table: Table, seat: int, move: Play, spell: Callable[[Card], str]) -> Iterator[str]:
    on = "" if move.target is None else f" on {spell(move.target)}"
    marked = on if move.target is None or move.target.home != NEUTRAL else f"{on} [{move.target.printing}]"
    row = "" if move.row is None else f" > {move.row.id}"
    against = "" if move.side is None else f" against {_foe(table, move.side)}"
    for tail in dict.fromkeys((on, on + row, on + against, on + row + against, marked, marked + row)):
        yield spell(move.card) + tail
    for tail in dict.fromkeys((on, on + row, on + row + against, marked, marked + row)):
        for card in list(_cards(table, seat, move.card, spell))[1:]:
            yield card + tail


def _foe(table: Table, side: int) -> str:
    return f"p{next(number for number, seat in enumerate(table.seats) if seat.side == side) + 1}"


def _choose(table: Table, seat: int, move: Choose, spell: Callable[[Card], str]) -> Iterator[str]:
    verb = VERBS[type(question(table))]  # type: ignore[index]
    yield from (f"{verb} {card}" for card in _cards(table, seat, move.card, spell))


def _exchange(table: Table, seat: int, move: Exchange, spell: Callable[[Card], str]) -> Iterator[str]:
    yield from (f"exchange {card}" for card in _cards(table, seat, move.card, spell))


def _discard(table: Table, seat: int, move: Discard, spell: Callable[[Card], str]) -> Iterator[str]:
    yield from (f"discard {card}" for card in _cards(table, seat, move.card, spell))


def _start(_table: Table, _seat: int, move: Start, _spell: Callable[[Card], str]) -> Iterator[str]:
    yield f"p{move.seat + 1} starts"


def _shift(table: Table, seat: int, move: Shift, spell: Callable[[Card], str]) -> Iterator[str]:
    for card in _cards(table, seat, move.card, spell):
        yield f"move {card} > {move.to.id}"
        yield f"move {card} {move.row.id} > {move.to.id}"


SPOKEN: Final[Mapping[type[Move], Callable[[Table, int, Any, Callable[[Card], str]], Iterator[str]]]] = {
    Play: _play,
    Choose: _choose,
    Exchange: _exchange,
    Discard: _discard,
    Start: _start,
    Shift: _shift,
}
"""How each move with a card or seat is said."""
