"""The model of cards and leaders: their printed facts, without any game state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum


class ShortRepr:
    """An enumeration whose members are shown as they are written: `Row.CLOSE`."""

    name: str

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Row(ShortRepr, IntEnum):
    """A row of a side, counted from the enemy."""

    CLOSE = 0
    RANGED = 1
    SIEGE = 2

    @property
    def id(self) -> str:
        return self.name.lower()


ROWS = tuple(Row)
ROW_OF = {row.id: row for row in ROWS}


class Kind(ShortRepr, StrEnum):
    UNIT = "unit"
    HERO = "hero"
    SPECIAL = "special"
    WEATHER = "weather"


class Ability(ShortRepr, StrEnum):
    """What a unit or a special does; the tables in `gwint.rules` map each ability to its function."""

    AGILE = "agile"
    MEDIC = "medic"
    MORALE = "morale-boost"
    MUSTER = "muster"
    SPY = "spy"
    BOND = "tight-bond"
    HORN = "commanders-horn"
    SCORCH_ROW = "scorch-row"
    SCORCH = "scorch"
    AVENGER = "summon-avenger"
    BERSERKER = "berserker"
    MARDROEME = "mardroeme"
    DECOY = "decoy"
    FROST = "frost"
    FOG = "fog"
    RAIN = "rain"
    STORM = "storm"
    CLEAR = "clear-weather"


LASTING = frozenset({Ability.AGILE, Ability.MORALE, Ability.BOND, Ability.HORN, Ability.AVENGER, Ability.BERSERKER})
"""Abilities of units that have no effect of their own when the unit is placed."""


class Faction(ShortRepr, StrEnum):
    MONSTERS = "monsters"
    NILFGAARD = "nilfgaard"
    NORTHERN_REALMS = "northern-realms"
    SCOIATAEL = "scoiatael"
    SKELLIGE = "skellige"


FACTIONS = tuple(Faction)
NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A printing of a card. All copies are the same object: a hand of three Ghouls holds it three times."""

    id: str
    """The card's id in the catalogue; bonds and musters compare it (DECK-6)."""
    home: str
    """The card's faction, or `neutral`."""
    printing: Faction
    """The faction set it is printed in (SET-2), which differs from `home` only for neutral cards."""
    kind: Kind
    strength: int
    """The printed strength; 0 for specials."""
    rows: tuple[Row, ...]
    """The rows allowed by its range symbol; empty for specials."""
    abilities: tuple[Ability, ...]
    """In printed order."""
    copies: int
    """The number of copies of this printing in the 2025 edition."""
    copies_witcher3: int
    codes: tuple[str, ...]
    """The codes printed on the copies of the 2025 edition."""
    calls: tuple[str, ...] = ()
    """AB-MUSTER-2. The ids of all cards that its muster calls."""
    avenger: str | None = None
    """The id of the side-deck card that comes when this card is discarded."""
    transforms_into: str | None = None
    """The id of the side-deck card that a Mardroeme transforms it into."""
    side_deck: bool = False
    """SET-9. Whether the card belongs to the side deck and never starts in a deck."""
    ballad_face: bool = False
    """DECK-6. Whether the card is known to have an alternative picture."""
    unit: bool = field(init=False)
    """Whether the card is a unit, including heroes."""
    hero: bool = field(init=False)
    spy: bool = field(init=False)
    deploys: bool = field(init=False)
    """Whether something happens when the card is placed (PLAY-2)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "unit", self.kind in (Kind.UNIT, Kind.HERO))
        object.__setattr__(self, "hero", self.kind is Kind.HERO)
        object.__setattr__(self, "spy", Ability.SPY in self.abilities)
        object.__setattr__(self, "deploys", any(ability not in LASTING for ability in self.abilities))

    @property
    def mortal(self) -> bool:
        """Whether the card is a non-hero unit, which most abilities affect."""
        return self.unit and not self.hero

    def has(self, ability: Ability) -> bool:
        """Whether the card has this ability."""
        return ability in self.abilities

    @property
    def name(self) -> str:
        """The card's English name; `names` has all of them."""
        return self.names["en"]

    @property
    def names(self) -> Mapping[str, str]:
        """The card's name in each language, by `en`, `pl`, `de`, `cs` and `uk`."""
        return _names_of(self.id)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Card {self.id}, {self.printing}>" if self.home == NEUTRAL else f"<Card {self.id}>"

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __copy__(self) -> Card:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from gwint.cards import card

        return card, (self.id, str(self.printing))


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of a leader under a value of `leader_effects`; `gwint.rules.leaders` implements it."""

    name: str
    passive: bool = False
    row: Row | None = None
    weathers: tuple[str, ...] = ()
    takes: str = ""
    count: int = 0
    chosen: bool = False
    barred_by: str = ""
    needs_weather: bool = False
    what: str = ""
    takes_too: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Leader:
    """LEAD-1. A leader and its effect under each value of `leader_effects`."""

    id: str
    faction: Faction
    code: str
    in_witcher3: bool
    effects: Mapping[str, Effect]
    """By each value of `leader_effects`; the data holds only those that differ from `book`."""
    solo: Effect | None = None
    """SOLO-14. The effect for a virtual opponent in every ruleset; None for the ordinary effect."""

    @property
    def name(self) -> str:
        """The leader's English name; `names` has all of them."""
        return self.names["en"]

    @property
    def names(self) -> Mapping[str, str]:
        """The leader's name in each language, by `en`, `pl`, `de`, `cs` and `uk`."""
        return _names_of(self.id)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Leader {self.id}>"

    def __deepcopy__(self, memo: object) -> Leader:
        return self

    def __copy__(self) -> Leader:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        from gwint.cards import leader

        return leader, (self.id,)


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a card or leader in every language."""

    by_language: Mapping[str, str]
    ours: tuple[str, ...]
    """The languages in which the name is this project's own translation."""
    others: tuple[tuple[str, str], ...]
    """Other names by language, accepted as input."""


def _names_of(id_: str) -> Mapping[str, str]:
    """The names of a card or leader; the catalogue, which holds them, is made of this module's classes."""
    from gwint.cards import CATALOGUE

    return CATALOGUE.names[id_].by_language
