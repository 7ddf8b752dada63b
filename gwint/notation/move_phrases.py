"""Moves as phrases: `Thaler`, `Olgierd von Everec > ranged`, `Decoy on Ves`, `leader`, `pass`, `raise Ballista`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any, Final

from gwint.cards import LANGUAGES, NEUTRAL, Card
from gwint.cards.names import all_names, find_cards, fold, name, nearest
from gwint.faults import Refusal
from gwint.rules.agenda import ChooseBond, ChooseFromDeck, ChooseFromPile, ChooseRevival, ChooseWeather, Question
from gwint.rules.moves import (
    Against,
    Choose,
    Decline,
    Discard,
    Done,
    Exchange,
    Move,
    Pass,
    Play,
    Shift,
    Start,
    UseLeader,
)
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
    moves = legal_moves(table, seat)
    found = _meant(table, _acting(table, seat), moves, fold(text))
    if len(found) == 1:
        return found[0]
    raise _refusal(table, text, found, dict(zip(moves, phrases(table, seat), strict=True)))


def _meant(table: Table, seat: int, moves: list[Move], folded: str) -> list[Move]:
    """The moves a phrase may mean: by the cards' main names, or else by any of their names.

    A main name wins over other names, as in `find_cards`. English is tried first because it is what is written.
    """
    for names in (english, main_names, every_name):
        found = [move for move in moves if folded in _accepted(table, seat, move, names)]
        if found:
            return found
    return []


def _refusal(table: Table, text: str, found: list[Move], said: Mapping[Move, str]) -> Refusal:
    """Why a phrase is no move, with what may be said instead."""
    legal = tuple(said.values())
    if found:
        return AmbiguousMove("ambiguous-move", text=text, moves=tuple(said[move] for move in found), legal=legal)
    if not legal:
        return IllegalMove("game-over" if table.over else "not-your-turn", text=text, acting=to_act(table))
    if _names_something(text):
        return IllegalMove("illegal-phrase", text=text, legal=legal)
    return InvalidMove("unknown-phrase", text=text, nearest=nearest(text, legal), legal=legal)


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


def _accepted(table: Table, seat: int, move: Move, names: Callable[[Card], tuple[str, ...]]) -> set[str]:
    """Every phrase that means this move, folded, its cards called by any of these names."""
    ways = {_even(way) for spell in _spellings(move, names) for way in _spoken(table, seat, move, spell)}
    ways |= {way.removeprefix(f"{verb} ") for verb in SAID for way in ways if way.startswith(f"{verb} ")}
    if isinstance(move, Play):
        ways |= set() if move.side is None else set(_against_partners(table, move.side, ways))
        ways |= {f"play {way}" for way in ways}
    elif type(move) in PLAIN:
        ways |= set(PLAIN[type(move)])
    elif isinstance(move, Start):
        ways |= {f"start p{move.seat + 1}", f"p{move.seat + 1}"}
        if len(table.seats) == 2:
            ways |= {"first", "i start"} if move.seat == seat else {"second", "you start"}
    return ways


def _even(way: str) -> str:
    """What `fold` makes of a phrase whose names are folded already, at a tenth of the price."""
    return " ".join(way.translate(MARKS).split())


MARKS: Final = str.maketrans(dict.fromkeys("->[]", " "))
SAID = ("raise", "take", "call", "discard", "exchange", "move")
"""Verbs that may be left out when there is no doubt."""


def _spellings(move: Move, names: Callable[[Card], tuple[str, ...]]) -> Iterator[Callable[[Card], str]]:
    """Every way to call the cards of a move by these names; two cards may be called in two languages."""
    cards = [card for field in ("card", "target") if (card := getattr(move, field, None)) is not None]
    for spelt in product(*map(names, cards)):
        yield dict(zip(cards, spelt, strict=True)).__getitem__


@cache
def english(card: Card) -> tuple[str, ...]:
    return (fold(name(card)),)


@cache
def main_names(card: Card) -> tuple[str, ...]:
    """Its name in each language."""
    return tuple(dict.fromkeys(fold(name(card, language)) for language in LANGUAGES))


@cache
def every_name(card: Card) -> tuple[str, ...]:
    """Its names, other names and id."""
    return tuple(dict.fromkeys(fold(spelling) for spelling in (*all_names(card), card.id)))


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
    """What a side is called: its first seat."""
    return next(_seats(table, side))


def _seats(table: Table, side: int) -> Iterator[str]:
    return (f"p{number}" for number, seat in enumerate(table.seats, start=1) if seat.side == side)


def _against_partners(table: Table, side: int, ways: Iterable[str]) -> Iterator[str]:
    """TEAM-2. Partners share a side, so that either stands for it."""
    first, *others = _seats(table, side)
    for way in ways:
        if way.endswith(f" against {first}"):
            yield from (f"{way.removesuffix(first)}{other}" for other in others)


def _choose(table: Table, seat: int, move: Choose, spell: Callable[[Card], str]) -> Iterator[str]:
    verb = VERBS[type(question(table))]  # type: ignore[index]
    yield from (f"{verb} {card}" for card in _cards(table, seat, move.card, spell))


def _exchange(table: Table, seat: int, move: Exchange, spell: Callable[[Card], str]) -> Iterator[str]:
    yield from (f"exchange {card}" for card in _cards(table, seat, move.card, spell))


def _discard(table: Table, seat: int, move: Discard, spell: Callable[[Card], str]) -> Iterator[str]:
    yield from (f"discard {card}" for card in _cards(table, seat, move.card, spell))


def _start(_table: Table, _seat: int, move: Start, _spell: Callable[[Card], str]) -> Iterator[str]:
    yield f"p{move.seat + 1} starts"


def _against(_table: Table, _seat: int, move: Against, _spell: Callable[[Card], str]) -> Iterator[str]:
    yield f"against p{move.seat + 1}"


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
    Against: _against,
    Shift: _shift,
}
"""How each move with a card or seat is said."""
