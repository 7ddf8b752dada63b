"""The clairvoyant sees all cards, so only the arenas of the laboratory know it."""

from __future__ import annotations

import ast
import json
import random
from pathlib import Path

import pytest

from gwint.bots import BOTS, Budget
from gwint.bots.loading import load_python_bot
from gwint.engine.loading import BotLoader, load_bot
from gwint.faults import GwintError
from gwint.lab.clairvoyant import choose, clairvoyant_player
from gwint.lab.game_runners import CLAIRVOYANT, check_bot
from gwint.lab.held_out_decks import held_out_decks
from gwint.lab.plans import Plan
from gwint.lab.simulation import play_game, simulate
from gwint.rules.modes import DUEL
from gwint.rules.moves import Pass
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY
from gwint.server.bots.worker_main import _load_bots
from gwint.server.settings import Settings
from gwint.views import view
from gwint.worlds import deal
from tests.cli.runner import output_of, run
from tests.faults import of_kind
from tests.lab.test_arena import ROOT
from tests.scenes import position

SHORT = Budget(simulations=40)


def table_in_play(seed: int) -> Table:
    """Return a table after some random moves."""
    chance = random.Random(seed)
    decks = list(held_out_decks(LEGENDARY).values())
    table = lay_table(DUEL, LEGENDARY, chance.sample(decks, 2), f"{seed:064x}")
    carry_on(table)
    for _ in range(12):
        seat = to_act(table)[0]
        push(table, chance.choice([move for move in view(table, seat).moves if move != Pass()] or [Pass()]), seat)
    return table


def test_it_chooses_legal_moves_and_the_same_with_the_same_seed() -> None:
    for seed in range(3):
        table = table_in_play(seed)
        seat = to_act(table)[0]
        chosen = choose(SHORT, table, seat, "any")
        assert chosen in view(table, seat).moves
        assert choose(SHORT, table, seat, "any") == chosen
        assert clairvoyant_player("clairvoyant@40")(table, seat, "any") == chosen


def test_it_does_not_change_the_table() -> None:
    table = table_in_play(5)
    before = table.copy()
    choose(SHORT, table, to_act(table)[0], "any")
    assert table.chance.streams == before.chance.streams
    assert [seat.hand for seat in table.seats] == [seat.hand for seat in before.seats]


def test_it_does_not_have_the_property_of_bots_that_hidden_cards_change_no_choice() -> None:
    """Unlike the bots of `tests/bots/test_secrets.py`, it chooses differently when the hidden cards are dealt again."""
    changed = 0
    for seed in range(8):
        table = table_in_play(seed)
        seat = to_act(table)[0]
        seen = view(table, seat)
        other = deal(seen, "another world")
        assert view(other, seat) == seen
        changed += choose(SHORT, other, seat, "fixed") != choose(SHORT, table, seat, "fixed")
    assert changed > 0


def test_a_win_of_the_last_round_is_proven() -> None:
    table = position("gems | 1\nfoe gems | 1\nfoe passed | yes\nhand | Ves, Vesemir\nfoe close | Ghoul, Nekker, Nekker")
    chosen = choose(Budget(simulations=1), table, 0, "any")
    push(table, chosen, 0)
    while not table.over:
        push(table, choose(Budget(simulations=1), table, 0, "any"), 0)
    assert table.winners == (0,)


# Only the laboratory


def test_it_is_no_bot() -> None:
    assert CLAIRVOYANT not in BOTS
    for load in (load_bot, load_python_bot, BotLoader().load):
        with pytest.raises(GwintError, check=of_kind("bot-name")):
            load(f"{CLAIRVOYANT}@3000")


@pytest.mark.parametrize("function", ["choose", "clairvoyant_player", "TrueWorldSearch"])
def test_its_functions_cannot_be_loaded_as_a_bot(function: str) -> None:
    """A bot receives a view, a budget and a seed; what needs a table, or returns no move, is refused."""
    name = f"gwint.lab.clairvoyant:{function}"
    if function == "TrueWorldSearch":
        seen = view(table_in_play(1), 0)
        with pytest.raises(GwintError):
            load_bot(name)(seen, SHORT, "any")
    else:
        with pytest.raises(GwintError, check=of_kind("bot-signature")):
            load_bot(name)


def test_games_from_python_do_not_know_it() -> None:
    with pytest.raises(GwintError, check=of_kind("bot-name")):
        play_game("monsters-swarm", "nilfgaard-spies", bots=CLAIRVOYANT)
    with pytest.raises(GwintError, check=of_kind("bot-name")):
        next(simulate([CLAIRVOYANT, "greedy"], games=4))


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--against", CLAIRVOYANT, "--lines"),
        ("play", "--against", f"{CLAIRVOYANT}@3000"),
        ("engine", "--bot", CLAIRVOYANT),
        ("bots", CLAIRVOYANT),
    ],
)
def test_no_other_command_knows_it(command: tuple[str, ...]) -> None:
    refused = run(*command, given="quit\n")
    assert refused.exit_code != 0


def test_no_server_knows_it_not_even_as_an_operators_own_bot() -> None:
    with BotLoader() as loader:
        bots, unloadable = _load_bots({"seer": f"{CLAIRVOYANT}@3000"}, loader)
    assert not {"seer", CLAIRVOYANT} & set(bots)
    assert [one.reason.kind for one in unloadable] == ["bot-name"]
    assert CLAIRVOYANT not in Settings().programs


def test_only_the_laboratory_imports_it() -> None:
    importers = set()
    for file in sorted((ROOT / "gwint").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if any(name.startswith("gwint.lab.clairvoyant") for name in names):
                importers.add(file.relative_to(ROOT).as_posix())
    assert importers
    assert all(one.startswith("gwint/lab/") for one in importers)


# In an arena


def test_an_arena_seats_it_in_a_duel(tmp_path: Path) -> None:
    bots = f"{CLAIRVOYANT}@30,greedy"
    arguments = ("lab", "arena", "--bots", bots, "--games", "4", "--workers", "1", "--out", str(tmp_path), "--json")
    result = json.loads(output_of(*arguments))
    assert {one["name"] for one in result["bots"]["standings"]} == {f"{CLAIRVOYANT}@30", "greedy"}


def test_it_is_refused_in_other_modes_and_with_a_bad_budget() -> None:
    with pytest.raises(GwintError, check=of_kind("lab-clairvoyant-duel")):
        Plan((CLAIRVOYANT, "greedy"), held_out_decks(LEGENDARY), 4, mode="team")
    with pytest.raises(GwintError, check=of_kind("bot-budget")):
        check_bot(f"{CLAIRVOYANT}@often")
