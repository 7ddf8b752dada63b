"""Names that would mislead others are refused: invisible characters, and names that look alike at one table."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwint.server.tables.player_names import NameRefused, look_alike, tidy_name
from gwint.wire.tables import Terms
from tests.faults import of_kind
from tests.server.registry_host import refused, registry_host
from tests.server.routes.table_client import api_server
from tests.server.routes.test_shared_evenings import BEGUN, PLAYERS
from tests.server.routes.test_shared_evenings import ROUTE as EVENINGS

INVISIBLE = {
    "a right-to-left override": "\u202e",
    "an isolate": "\u2067",
    "a zero-width space": "\u200b",
    "a zero-width joiner": "\u200d",
    "a soft hyphen": "\u00ad",
    "a line break": "\n",
    "a bell": "\u0007",
    "a line separator": "\u2028",
    "a byte-order mark": "\ufeff",
    "a tag": "\U000e0041",
    "a variation selector": "\ufe0f",
    "a grapheme joiner": "\u034f",
    "a Hangul filler": "\u3164",
    "a Braille blank": "\u2800",
    "a private character": "\ue000",
    "an unassigned character": "\u0378",
}
ALIKE = [
    ("Ala", "Ala"),
    ("Ala", "ALA"),
    ("Ala", "Аla"),
    ("Вова", "вова"),
    ("BOBA", "вова"),
    ("Nick", "Νick"),
    ("Ala", "Ａｌａ"),
    ("Ala", "𝐀𝐥𝐚"),
    ("Ill", "III"),
    ("Bob", "B0b"),
    ("Zoë", "Zoё"),
    ("Marn", "Mam"),
    ("Avallac’h", "Avallac'h"),
]
DIFFERENT = [("Ala", "Ola"), ("Łukasz", "Lukasz"), ("Žofie", "Zofie"), ("Іван", "Іванка"), ("Jan", "Jan 2")]


@pytest.mark.parametrize("letter", INVISIBLE.values(), ids=INVISIBLE)
def test_a_name_with_an_invisible_character_is_refused(letter: str) -> None:
    with pytest.raises(NameRefused, check=of_kind("name-characters")):
        tidy_name(f"A{letter}la")


@pytest.mark.parametrize("name", ["Žofie", "Іван-Франко", "O’Brien", "李小龍", "Ala 😀", "عمر", "Zoe\u0308"])
def test_names_in_any_script_are_allowed(name: str) -> None:
    assert tidy_name(f"  {name}\u00a0 ") == name


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_are_recognised(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_different_names_may_sit_at_one_table(name: str, other: str) -> None:
    assert not look_alike(name, other)


async def test_nobody_takes_the_name_of_another_player_at_the_table(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.registry.open_table("ala", Terms(mode="ffa-3"))
        await host.do(room, "ala", "sit", seat=0, name="Ala")
        refusal = await refused(host.do(room, "eve", "sit", seat=1, name="Аlа"), "name-alike")
        assert refusal.details == {"name": "Ala"}
        await refused(host.do(room, "eve", "sit", seat=1, name="Ala\u200b"), "name-characters")
        await host.do(room, "ala", "sit", seat=1, name="Ala")
        await host.do(room, "ala", "sit", seat=0, name="ala")
        other = await host.registry.open_table("eve", Terms())
        await host.do(other, "eve", "sit", seat=0, name="Ala")


async def test_no_route_stores_an_invisible_name(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        name = {"name": "A\u202ela"}
        for method, path in (("POST", "/api/owners"), ("POST", "/api/me"), ("PATCH", "/api/me")):
            assert await ala.fault(method, path, 400, json=name) == "name-characters"
        assert await ala.fault("POST", "/api/decks", 400, json={**name, "code": "x"}) == "name-characters"
        begun = {**BEGUN, "players": [{**PLAYERS[0], **name}, PLAYERS[1]]}
        assert await ala.fault("POST", EVENINGS, 400, json={"entries": [begun]}) == "name-characters"
        evening = (await ala.post(EVENINGS, {"entries": []}, 201))["id"]
        made = {"known": 0, "nonce": "eight letters", "entry": begun}
        assert await ala.fault("POST", f"{EVENINGS}/{evening}/entries", 400, json=made) == "name-characters"
        seats = [{"sit": "A\u202ela", "decks": ["monsters-swarm"]}]
        assert await ala.fault("POST", "/api/tables", 400, json={"seats": seats}) == "name-characters"
