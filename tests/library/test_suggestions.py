"""A misspelt deck, card, leader, faction, ruleset, option, value, mode or bot is refused with the nearest names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwint import Game, GwintError, Ruleset, meet, random_deck, rule_text
from gwint.cards.lookup import get_card, get_faction, get_leader
from gwint.decks import get_deck, read_deck, starter
from gwint.engine.loading import load_bot
from gwint.match import Lineup, starter_lineup
from gwint.notation.record import read
from gwint.rules.modes import get_mode
from tests.cli.runner import run, with_plain_spaces
from tests.server.routes.table_client import api_server

SWARM, STORM = "monsters-swarm", "skellige-storm"
GAME = Game(SWARM, STORM, seed=1)
GAME_OF_RECORD = GAME.record()

LIBRARY: list[tuple[str, Callable[[], object], str]] = [
    ("deck", lambda: Game("monster-swarm", STORM), SWARM),
    ("deck", lambda: get_deck("skelige-strom"), STORM),
    ("deck", lambda: starter("monsters_swarn"), SWARM),
    ("deck of a lineup", lambda: Lineup.of("monsters-swarms", STORM, STORM), SWARM),
    ("card", lambda: GAME.explain("Gerald of Rivia"), "Geralt of Rivia"),
    ("card", lambda: get_card("goul"), "Ghoul"),
    ("card", lambda: get_card("Blue Strips Comando", "northern-realms"), "Blue Stripes Commando"),
    ("card of a deck", lambda: read_deck("leader: Crach an Craite\nGerald of Rivia"), "Geralt of Rivia"),
    ("card of a picture", lambda: Game.from_picture("hand | Ballist"), "Ballista"),
    ("leader", lambda: get_leader("Krach an Craite"), "Crach an Craite"),
    ("leader of a deck", lambda: read_deck("leader: Krach an Craite\nGhoul"), "Crach an Craite"),
    ("leader of a picture", lambda: Game.from_picture("leader | Krach an Craite"), "Crach an Craite"),
    ("faction", lambda: get_faction("Nilfgard"), "Nilfgaard"),
    ("faction of a lineup", lambda: starter_lineup("monster", "skelige", "nilfgaard"), "Skellige"),
    ("faction of a picture", lambda: Game.from_picture("faction | Skelige"), "Skellige"),
    ("faction of a random deck", lambda: random_deck(1, faction="skelige"), "Skellige"),
    ("leader of a random deck", lambda: random_deck(1, leader="Krach an Craite"), "Crach an Craite"),
    ("topic", lambda: rule_text("ability-spie"), "ability-spy"),
    ("subject of an encounter", lambda: meet("Decoi", "Ves"), "Decoy"),
    ("ruleset", lambda: Ruleset.parse("witcher"), "witcher3"),
    ("ruleset of a game", lambda: Game(SWARM, STORM, rules="legendery"), "legendary"),
    ("option", lambda: Ruleset.parse("agile_row=all"), "agile_rows"),
    ("option", lambda: Ruleset().changed(roch="no"), "roach"),
    ("value", lambda: Ruleset(leader_effects="club"), "klub"),
    ("value", lambda: Ruleset.parse("klub, card_pool=witcher"), "witcher3"),
    ("mode", lambda: Game(SWARM, STORM, mode="dual"), "duel"),
    ("mode", lambda: get_mode("team-game"), "team"),
    ("mode of a record", lambda: read(GAME_OF_RECORD.replace("mode | duel", "mode | dual")), "duel"),
    ("mode of a picture", lambda: Game.from_picture("mode | solos"), "solo"),
    ("bot", lambda: load_bot("capitan"), "captain"),
    ("phrase", lambda: GAME.play("exchange Gole"), "exchange Ghoul"),
]


@pytest.mark.parametrize(("what", "act", "expected"), LIBRARY, ids=[f"{what}: {name}" for what, _, name in LIBRARY])
def test_the_library_suggests_the_nearest_name(what: str, act: Callable[[], object], expected: str) -> None:
    with pytest.raises(GwintError) as refused:
        act()
    assert expected in suggestions(str(refused.value))


def suggestions(sentence: str) -> list[str]:
    """Return the names between `Did you mean:` and the question mark."""
    _, asked, rest = sentence.partition("Did you mean: ")
    return rest.partition("?")[0].split(", ") if asked else []


TERMINAL: list[tuple[list[str], str]] = [
    (["deck", "check", "monster-swarm"], SWARM),
    (["play", "--deck", "monster-swarm"], SWARM),
    (["lab", "arena", "--bots", "greedy,random", "--decks", "monster-swarm"], SWARM),
    (["cards", "goul"], "Ghoul"),
    (["deck", "random", "--leader", "Krach an Craite"], "Crach an Craite"),
    (["deck", "random", "--faction", "Nilfgard"], "Nilfgaard"),
    (["cards", "--faction", "Skelige"], "Skellige"),
    (["play", "--rules", "witcher"], "witcher3"),
    (["play", "--rules", "roch=no"], "roach"),
    (["rules", "spy", "--rules", "leader_effects=club"], "klub"),
    (["play", "--mode", "dual"], "duel"),
    (["lab", "arena", "--bots", "greedy,random", "--mode", "dual"], "duel"),
    (["play", "--against", "capitan"], "captain"),
    (["lab", "arena", "--bots", "greedy,capitan"], "captain"),
    (["lab", "cards", SWARM, "--bot", "gredy"], "greedy"),
    (["engine", "--bot", "champoin"], "champion"),
]


@pytest.mark.parametrize(("arguments", "expected"), TERMINAL, ids=[" ".join(arguments) for arguments, _ in TERMINAL])
def test_the_terminal_suggests_the_nearest_name(arguments: list[str], expected: str, tmp_path: Path) -> None:
    refused = run(*arguments, GWINT_HOME=str(tmp_path))
    assert refused.exit_code in (1, 2)
    assert expected in suggestions(" ".join(with_plain_spaces(refused.stderr).split()))


ALA = {"sit": "Ala", "decks": [SWARM]}
SERVER: list[tuple[str, str, dict[str, Any], str]] = [
    ("POST", "/api/tables", {"json": {"mode": "dual"}}, "duel"),
    ("POST", "/api/tables", {"json": {"rules": "witcher"}}, "witcher3"),
    ("POST", "/api/tables", {"json": {"rules": "roch=no"}}, "roach"),
    ("POST", "/api/tables", {"json": {"rules": "leader_effects=club"}}, "klub"),
    ("POST", "/api/tables", {"json": {"seats": [{"sit": "Ala", "decks": ["monster-swarm"]}]}}, SWARM),
    ("POST", "/api/tables", {"json": {"seats": [ALA, {"bot": "gredy"}]}}, "greedy"),
    ("POST", "/api/decks/read", {"json": {"deck": "skelige-storm"}}, STORM),
    ("POST", "/api/decks/read", {"json": {"deck": "leader: Crach an Craite\nGerald of Rivia"}}, "Geralt of Rivia"),
    ("GET", "/api/decks/random?faction=skelige", {}, "skellige"),
    ("GET", "/api/rules?mode=dual", {}, "duel"),
    ("GET", "/api/catalogue?rules=legendery", {}, "legendary"),
    ("POST", "/api/score", {"json": {"sides": [{"leader": "king-brann"}, {"close": ["ghoul"]}]}}, "king-bran"),
    ("POST", "/api/score", {"json": {"sides": [{"close": ["goul"]}, {}]}}, "ghoul"),
]


async def test_the_server_suggests_the_nearest_name(tmp_path: Path) -> None:
    async with api_server(tmp_path) as server, server.client("Ala") as guest:
        for method, path, request, expected in SERVER:
            body = await guest.asks(method, path, 400, **request)
            assert expected in nearest_in(body["fault"]), (path, body)


def nearest_in(fault: dict[str, Any]) -> list[str]:
    """Return the nearest names in a fault, or in the faults that it lists."""
    details = fault["details"]
    inner = [name for one in details.get("faults", ()) for name in nearest_in(one.get("fault", one))]
    return [*details.get("nearest", ()), *inner]
