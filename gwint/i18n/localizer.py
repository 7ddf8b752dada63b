"""Localizer: a language, the players' names and the table's ruleset. It names cards, players, sides and rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gwint.cards import Ability, Card, Faction, Kind, Leader, Row
from gwint.cards.names import name
from gwint.i18n.bundles import MessageArgument, supported_language, translate
from gwint.rulesets import LEGENDARY, Ruleset


class PlayerNames(tuple[str, ...]):
    """The players' names by seat. Where partners share a side, `sides` holds the side of each seat."""

    sides: tuple[int, ...]

    def __new__(cls, players: Iterable[str] = (), sides: Iterable[int] = ()) -> PlayerNames:
        names = super().__new__(cls, players)
        names.sides = tuple(sides)
        return names


@dataclass(frozen=True, slots=True)
class Localizer:
    """Translates messages into one language, with the players' names."""

    language: str = "en"
    players: Sequence[str] = ()
    ruleset: Ruleset = LEGENDARY
    """The rules of the table that the messages are about."""

    def translate(self, id_: str, **details: MessageArgument) -> str:
        return translate(id_, self.language, **details)

    def player(self, seat: int) -> str:
        """The name of a player, or the number of the seat if the name is unknown."""
        return self.players[seat] if seat < len(self.players) else self.translate("player", number=seat + 1)

    def side(self, side: int) -> str:
        """The name of a side: its player's, or both partners'."""
        sides = getattr(self.players, "sides", ())
        partners = [seat for seat, number in enumerate(sides) if number == side] or [side]
        return " + ".join(self.player(seat) for seat in partners)

    def owns(self, seat: int, side: int) -> bool:
        sides = getattr(self.players, "sides", ()) or range(seat + 1)
        return bool(sides[seat] == side)

    def card(self, one: Card | Leader) -> str:
        return name(one, supported_language(self.language))

    def cards(self, cards: Iterable[Card]) -> str:
        """The names of cards in their order, with copies counted: `Ghoul ×3, Ves`."""
        return join_counted(self.card(one) for one in cards)

    def faction(self, faction: Faction | str) -> str:
        return self.translate(f"faction-{faction}")

    def row(self, row: Row) -> str:
        return self.translate("row-name", row=row.id)

    def weather(self, weather: Ability) -> str:
        return self.translate(f"{Kind.WEATHER}-{weather}")


def join_counted(names: Iterable[str]) -> str:
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items())


def yes_or_no(value: bool) -> str:
    """A truth value as messages select variants by it."""
    return "yes" if value else "no"
