"""Golden games: whole games as text, replayed and compared line by line."""

from __future__ import annotations

import pytest

from gwint.cards import CATALOGUE, FACTIONS
from gwint.decks.building_rules import in_leader_pool
from gwint.game import Game
from gwint.notation.record import read
from gwint.rulesets import RULESETS
from tests.games.random_games import TESTED_MODES
from tests.golden import BREAK, FOLDER, transcript

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_as_it_was(path: object) -> None:
    text = path.read_text(encoding="utf-8")  # type: ignore[attr-defined]
    game = Game.from_record(text.partition(BREAK)[0])
    assert transcript(game).splitlines() == text.splitlines()


def test_the_golden_games_have_every_leader_and_every_pair_of_factions_in_every_ruleset() -> None:
    records = [read(path.read_text(encoding="utf-8").partition(BREAK)[0]) for path in FILES]
    for name, ruleset in RULESETS.items():
        ours = [record for record in records if record.ruleset == ruleset and record.mode == "duel"]
        pairs = {frozenset(deck.faction for deck in record.decks) for record in ours}
        assert len(pairs) == len(FACTIONS) * (len(FACTIONS) + 1) // 2, name
        led = {deck.leader for record in ours for deck in record.decks}
        assert led == {leader for leader in CATALOGUE.leaders.values() if in_leader_pool(leader, ruleset)}, name


@pytest.mark.parametrize("mode", TESTED_MODES)
def test_the_golden_games_have_every_mode_in_every_ruleset(mode: str) -> None:
    records = [read(path.read_text(encoding="utf-8").partition(BREAK)[0]) for path in FILES]
    assert {record.ruleset for record in records if record.mode == mode} == set(RULESETS.values())
