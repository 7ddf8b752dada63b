"""TEAM-5. The White Flame cancels all leaders, including the partner's."""

from __future__ import annotations

import pytest

from gwint.cards import Faction, leader
from gwint.decks import Deck
from gwint.rules.events import Drew
from gwint.rules.strength import total
from gwint.views import view
from tests.rules.setting_up import events_of
from tests.rules.team import STARTER, dealt, decks_of, field
from tests.scenes import options, play, rule

WHITE_FLAME = "leader | Emhyr var Emreis, The White Flame"


@rule("TEAM-5", "LEAD-6")
@pytest.mark.parametrize("flame", [1, 2, 3, 4])
def test_the_white_flame_cancels_all_leaders_including_the_partners(flame: int) -> None:
    others = [seat for seat in (1, 2, 3, 4) if seat != flame]
    leaders = [f"p{seat} leader | Foltest, The Siegemaster" for seat in others]
    for seat in others:
        table = field(f"p{flame} {WHITE_FLAME}", *leaders, f"turn | p{seat}")
        assert options(table) == {"Vesemir", "pass"}
        assert [one.leader_cancelled for one in view(table, None).seats] == [place != flame for place in (1, 2, 3, 4)]


@rule("TEAM-5", "LEAD-6")
def test_without_the_white_flame_leaders_are_usable() -> None:
    table = field("p3 leader | Foltest, The Siegemaster", "p1 faction | nilfgaard", "turn | p3")
    assert options(table) == {"Vesemir", "leader", "pass"}


@rule("TEAM-5", "LEAD-6")
@pytest.mark.parametrize("bran", [2, 3, 4])
def test_the_white_flame_cancels_passive_leaders(bran: int) -> None:
    rows = ("p1 close | Vesemir", "p2 close | Vesemir", "weather | Biting Frost")
    free = field(f"p{bran} leader | King Bran, The Unifier", *rows)
    cancelled = field(f"p{bran} leader | King Bran, The Unifier", *rows, f"p1 {WHITE_FLAME}")
    assert sorted((total(free, 0), total(free, 1))) == [1, 3]
    assert (total(cancelled, 0), total(cancelled, 1)) == (1, 1)


@rule("TEAM-5", "LEAD-6")
@pytest.mark.parametrize("flames", [(1, 2), (1, 3), (1, 2, 4), (1, 2, 3, 4)])
def test_several_white_flames_work_like_one(flames: tuple[int, ...]) -> None:
    lines = [
        f"p{seat} {WHITE_FLAME if seat in flames else 'leader | Foltest, The Siegemaster'}" for seat in (1, 2, 3, 4)
    ]
    seats = view(field(*lines), None).seats
    assert [one.leader_cancelled for one in seats] == [seat not in flames for seat in (1, 2, 3, 4)]


@rule("TEAM-5", "LEAD-6", "SET-10")
@pytest.mark.parametrize("rules", ["legendary", "witcher3"])
@pytest.mark.parametrize(("daisy_at", "flame_at"), [(0, 2), (2, 0), (1, 0), (3, 0)])
def test_the_white_flame_cancels_leaders_before_the_first_draw(daisy_at: int, flame_at: int, rules: str) -> None:
    elves, nilfgaard = STARTER[Faction.SCOIATAEL], STARTER[Faction.NILFGAARD]
    daisy = Deck.of(elves.faction, leader("francesca-findabair-daisy-of-the-valley"), elves.cards)
    flame = Deck.of(nilfgaard.faction, leader("emhyr-var-emreis-the-white-flame"), nilfgaard.cards)
    for nilfgaards, cards in ((nilfgaard, 11), (flame, 10)):
        decks = decks_of(Faction.MONSTERS, Faction.MONSTERS, Faction.SKELLIGE, Faction.SKELLIGE)
        decks[daisy_at], decks[flame_at] = daisy, nilfgaards
        table = play(dealt(decks, rules), "p1 starts")
        drawn = {event.seat: len(event.cards) for event in events_of(table, Drew)}
        assert drawn == {seat: cards if seat == daisy_at else 10 for seat in range(4)}
