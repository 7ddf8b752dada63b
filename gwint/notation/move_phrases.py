"""Reads and writes moves as phrases: `Thaler`, `Olgierd von Everec > ranged`, `Decoy on Ves`, `pass`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

from gwint.cards import LANGUAGES, NEUTRAL, Card
from gwint.cards.names import all_names, find_cards, name
from gwint.faults import GwintError, check_type
from gwint.rules import moves
from gwint.rules.agenda import ChooseBond, ChooseFromDeck, ChooseFromPile, ChooseRevival, ChooseWeather, Question, Turn
from gwint.rules.moves import Move
from gwint.rules.play import IllegalMove, legal_moves, question, to_act
from gwint.rules.table import Table
from gwint.spelling import fold, nearest


class InvalidMove(GwintError):
    """A phrase is not a move."""


class AmbiguousMove(GwintError):
    """A phrase could mean several legal moves."""


VERBS: Final[Mapping[type[Question], str]] = {
    ChooseRevival: "raise",
    ChooseFromPile: "take",
    ChooseFromDeck: "take",
    ChooseWeather: "call",
    ChooseBond: "call",
}
"""The verb for choosing a card, by the question."""


class LegalMoves(NamedTuple):
    """The legal moves of a seat, and all that their phrases depend on."""

    moves: Sequence[Move]
    question: Question | None
    seat: int
    sides: Sequence[int]
    """The side of each seat."""
    acting: tuple[int, ...]
    """The seats that may act now; none when the game is over."""

    def phrases(self) -> list[str]:
        """The shortest phrase of each move that means this move and no other, in the order of the moves."""
        by_move = [list(_phrases_of(self, move, name)) for move in self.moves]
        counts: dict[str, int] = {}
        for ways in by_move:
            for way in ways:
                counts[way] = counts.get(way, 0) + 1
        return [next((way for way in ways if counts[way] == 1), ways[-1]) for ways in by_move]

    def read(self, text: str) -> Move:
        """The move that a phrase means. Names may be in any language; case, accents and verbs may vary."""
        check_type("phrase", text, str)
        found = self._matching(fold(text))
        if len(found) == 1:
            return found[0]
        raise self._refusal(text, found)

    def _matching(self, folded: str) -> list[Move]:
        """The moves that a phrase may mean, by the cards' main names, or else by any of their names.

        A main name takes precedence over other names, as in `find_cards`. English comes first because phrases are
        written in English.
        """
        for names in (english, main_names, every_name):
            found = [move for move in self.moves if folded in _accepted(self, move, names)]
            if found:
                return found
        return []

    def _refusal(self, text: str, found: list[Move]) -> GwintError:
        """Why a phrase is refused, with the legal phrases."""
        phrase_of = dict(zip(self.moves, self.phrases(), strict=True))
        legal = tuple(phrase_of.values())
        if found:
            meant = tuple(phrase_of[move] for move in found)
            return AmbiguousMove("ambiguous-move", text=text, moves=meant, legal=legal)
        if not legal:
            return IllegalMove("not-your-turn" if self.acting else "game-over", text=text, acting=self.acting)
        if _names_something(text):
            return IllegalMove("illegal-phrase", text=text, legal=legal)
        return InvalidMove("unknown-phrase", text=text, nearest=nearest(text, legal), legal=legal)


def phrase(table: Table, move: moves.Move, seat: int | None = None) -> str:
    """The shortest phrase that means this legal move and no other."""
    legal = _legal_moves(table, seat)
    if move not in legal.moves:
        raise IllegalMove("illegal-move", move=move, legal=tuple(legal.moves))
    return legal.phrases()[legal.moves.index(move)]


def phrases(table: Table, seat: int | None = None) -> list[str]:
    """The phrases of all legal moves, in their order."""
    return _legal_moves(table, seat).phrases()


def read_move(table: Table, text: str, seat: int | None = None) -> moves.Move:
    """The legal move that a phrase means."""
    return _legal_moves(table, seat).read(text)


def _legal_moves(table: Table, seat: int | None) -> LegalMoves:
    acting = to_act(table)
    mover = next(iter(acting), 0) if seat is None else seat
    sides = [one.side for one in table.seats]
    return LegalMoves(legal_moves(table, seat), question(table), mover, sides, acting)


def _names_something(text: str) -> bool:
    """Whether a phrase names a card or a move, though not a legal one."""
    folded = fold(text)
    if folded in {fold(way) for ways in PLAIN.values() for way in ways}:
        return True
    start = text.split(">")[0].split(" on ")[0].strip()
    return bool(find_cards(start) or find_cards(start.partition(" ")[2]))


PLAIN: Final[Mapping[type[moves.Move], tuple[str, ...]]] = {
    moves.UseLeader: ("leader", "use leader"),
    moves.Pass: ("pass",),
    moves.Done: ("done", "keep"),
    moves.Decline: ("decline", "no claim"),
}
"""The phrases of moves without a card or a seat; the first is the one written."""


def _accepted(legal: LegalMoves, move: moves.Move, names: Callable[[Card], tuple[str, ...]]) -> set[str]:
    """Every phrase that means this move, folded, with any of these names for its cards."""
    ways = {_fold_marks(way) for spell in _spellings(move, names) for way in _phrases_of(legal, move, spell)}
    if not _discards_on_turn(legal, move):
        ways |= {way.removeprefix(f"{verb} ") for verb in OPTIONAL_VERBS for way in ways if way.startswith(f"{verb} ")}
    if isinstance(move, moves.Play):
        ways |= set() if move.side is None else set(_against_partners(legal, move.side, ways))
        ways |= {f"play {way}" for way in ways}
    elif type(move) in PLAIN:
        ways |= set(PLAIN[type(move)])
    elif isinstance(move, moves.Start):
        ways |= {f"start p{move.seat + 1}", f"p{move.seat + 1}"}
        if len(legal.sides) == 2:
            ways |= {"first", "i start"} if move.seat == legal.seat else {"second", "you start"}
    return ways


def _discards_on_turn(legal: LegalMoves, move: moves.Move) -> bool:
    """TURN-12. On a turn the bare name of a card plays it, so that discarding it needs the verb."""
    return isinstance(move, moves.Discard) and isinstance(legal.question, Turn)


def _fold_marks(way: str) -> str:
    """The result of `fold` for a phrase whose names are folded already, ten times as fast."""
    return " ".join(way.translate(MARKS).split())


MARKS: Final = str.maketrans(dict.fromkeys("->[]", " "))
OPTIONAL_VERBS = ("raise", "take", "call", "discard", "exchange", "move")
"""Verbs that may be left out where the phrase stays unambiguous."""


def _spellings(move: moves.Move, names: Callable[[Card], tuple[str, ...]]) -> Iterator[Callable[[Card], str]]:
    """Every combination of these names for the cards of a move; two cards may be named in two languages."""
    cards = [card for field in ("card", "target") if (card := getattr(move, field, None)) is not None]
    for spelt in product(*map(names, cards)):
        yield dict(zip(cards, spelt, strict=True)).__getitem__


@cache
def english(card: Card) -> tuple[str, ...]:
    return (fold(name(card)),)


@cache
def main_names(card: Card) -> tuple[str, ...]:
    """The card's name in each language."""
    return tuple(dict.fromkeys(fold(name(card, language)) for language in LANGUAGES))


@cache
def every_name(card: Card) -> tuple[str, ...]:
    """The card's names, other names and id."""
    return tuple(dict.fromkeys(fold(spelling) for spelling in (*all_names(card), card.id)))


def _phrases_of(legal: LegalMoves, move: moves.Move, spell: Callable[[Card], str]) -> Iterator[str]:
    """The phrases of a move, the shortest first."""
    if type(move) in PLAIN:
        yield PLAIN[type(move)][0]
        return
    yield from PHRASES[type(move)](legal, move, spell)


def _cards(card: Card, spell: Callable[[Card], str]) -> Iterator[str]:
    """A card's name, and for a neutral card also the name with its printing, which is seldom needed."""
    yield spell(card)
    if card.home == NEUTRAL:
        yield f"{spell(card)} [{card.printing}]"


def _play(legal: LegalMoves, move: moves.Play, spell: Callable[[Card], str]) -> Iterator[str]:
    on = "" if move.target is None else f" on {spell(move.target)}"
    marked = on if move.target is None or move.target.home != NEUTRAL else f"{on} [{move.target.printing}]"
    row = "" if move.row is None else f" > {move.row.id}"
    against = "" if move.side is None else f" against {_foe(legal, move.side)}"
    for tail in dict.fromkeys((on, on + row, on + against, on + row + against, marked, marked + row)):
        yield spell(move.card) + tail
    for tail in dict.fromkeys((on, on + row, on + row + against, marked, marked + row)):
        for card in list(_cards(move.card, spell))[1:]:
            yield card + tail


def _foe(legal: LegalMoves, side: int) -> str:
    """The label of a side: that of its first seat."""
    return next(_seats(legal, side))


def _seats(legal: LegalMoves, side: int) -> Iterator[str]:
    return (f"p{number}" for number, one in enumerate(legal.sides, start=1) if one == side)


def _against_partners(legal: LegalMoves, side: int, ways: Iterable[str]) -> Iterator[str]:
    """TEAM-2. Partners share a side, so that either names it."""
    first, *others = _seats(legal, side)
    for way in ways:
        if way.endswith(f" against {first}"):
            yield from (f"{way.removesuffix(first)}{other}" for other in others)


def _choose(legal: LegalMoves, move: moves.Choose, spell: Callable[[Card], str]) -> Iterator[str]:
    verb = VERBS[type(legal.question)]  # type: ignore[index]
    yield from (f"{verb} {card}" for card in _cards(move.card, spell))


def _exchange(legal: LegalMoves, move: moves.Exchange, spell: Callable[[Card], str]) -> Iterator[str]:
    yield from (f"exchange {card}" for card in _cards(move.card, spell))


def _discard(legal: LegalMoves, move: moves.Discard, spell: Callable[[Card], str]) -> Iterator[str]:
    yield from (f"discard {card}" for card in _cards(move.card, spell))


def _start(_legal: LegalMoves, move: moves.Start, _spell: Callable[[Card], str]) -> Iterator[str]:
    yield f"p{move.seat + 1} starts"


def _against(_legal: LegalMoves, move: moves.Against, _spell: Callable[[Card], str]) -> Iterator[str]:
    yield f"against p{move.seat + 1}"


def _shift(legal: LegalMoves, move: moves.Shift, spell: Callable[[Card], str]) -> Iterator[str]:
    for card in _cards(move.card, spell):
        yield f"move {card} > {move.to.id}"
        yield f"move {card} {move.row.id} > {move.to.id}"


PHRASES: Final[Mapping[type[moves.Move], Callable[[LegalMoves, Any, Callable[[Card], str]], Iterator[str]]]] = {
    moves.Play: _play,
    moves.Choose: _choose,
    moves.Exchange: _exchange,
    moves.Discard: _discard,
    moves.Start: _start,
    moves.Against: _against,
    moves.Shift: _shift,
}
"""The phrases of each move that names a card or a seat."""
