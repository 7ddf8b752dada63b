"""What learning needs before PyTorch: decks, settings, facts of cards and moves, and the command without it."""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from gwint.cli.lab import runs
from gwint.decks import Deck, faults, random_deck
from gwint.fast.moves import MOVES, name
from gwint.fast.network.weights import CARD_GROUP, MOVE_GROUP
from gwint.fast.table import GAME
from gwint.lab.held_out_decks import HELD_OUT
from gwint.lab.learning import deck_pool
from gwint.lab.learning.deck_pool import initial_tables, random_decks
from gwint.lab.learning.features import CARD_FACTS, MOVE_FACTS
from gwint.lab.learning.settings import Settings
from gwint.rulesets import LEGENDARY, RULESETS, Ruleset
from tests.cli.runner import run


def test_games_to_learn_from_are_dealt_from_no_held_out_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []

    def noted(seed: str, ruleset: Ruleset = LEGENDARY) -> Deck:
        seeds.append(seed)
        return random_deck(seed, ruleset)

    monkeypatch.setattr(deck_pool, "random_deck", noted)
    tables = initial_tables(24, 24, f"{Settings().seed} 0")
    assert tables.dtype == GAME
    assert len(tables) == 24
    assert len(set(seeds)) > 20
    assert not [seed for seed in seeds if seed.startswith(HELD_OUT)]


def test_the_decks_of_a_pool_are_legal_and_follow_from_the_seed() -> None:
    for ruleset in RULESETS.values():
        decks = random_decks(3, "7", ruleset)
        assert not [fault for deck in decks for fault in faults(deck, ruleset)]
        assert decks == random_decks(3, "7", ruleset)
        assert decks[0] not in random_decks(3, f"{HELD_OUT} 7", ruleset)


def test_settings_survive_their_file() -> None:
    for settings in (Settings(minutes=3, start="shipped"), Settings.small()):
        assert Settings.from_json(json.loads(json.dumps(settings.as_json()))) == settings
    assert Settings.small().is_small
    assert not Settings().is_small


def test_rates_fall_from_the_first_to_the_last_value() -> None:
    settings = Settings()
    assert settings.scheduled(0) == (settings.rate, settings.entropy)
    assert settings.scheduled(2) == pytest.approx((settings.last_rate, settings.last_entropy))


def test_what_shares_weights_has_the_same_facts() -> None:
    for groups, facts in ((CARD_GROUP, CARD_FACTS), (MOVE_GROUP, MOVE_FACTS)):
        _, first = np.unique(groups, return_index=True)
        assert (facts[first][groups] == facts).all()
    tied = {name(move).replace("@1", "@0") for move in MOVES}
    assert len(tied) == len(set(MOVE_GROUP.tolist()))


def test_the_command_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_torch(module: str) -> Any:
        return None if module == "torch" else find_spec(module)

    monkeypatch.setattr(runs, "find_spec", without_torch)
    refused = run("lab", "train", "run")
    assert refused.exit_code == 1
    assert "missing: torch" in refused.stderr
    assert "pip install 'gwint[learn]'" in refused.stderr


@pytest.mark.parametrize("minutes", ["nan", "long", "0"])
def test_minutes_are_numbers_above_zero(minutes: str) -> None:
    refused = run("lab", "train", "run", "--minutes", minutes)
    assert refused.exit_code == 2
    assert "--minutes" in refused.stderr


@pytest.mark.parametrize("bot", ["captain", "champion@50ms", "tests.lab.bots:first"])
def test_only_bots_that_play_by_a_network_can_be_exploited(bot: str) -> None:
    refused = run("lab", "exploit", bot, "run")
    assert refused.exit_code == 1
    assert "Possible: network; network-search; network:weights.npz" in refused.stderr
