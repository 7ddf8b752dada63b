"""`gwint join` against a real server: whole games in pipes and terminals, offers, lost connections, and errors."""

from __future__ import annotations

import http.server
import json
import os
import re
import stat
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gwint import Game
from gwint.cards import LANGUAGES
from gwint.cli.join.addresses import Address, parse_address
from gwint.cli.join.api import check_server
from gwint.cli.join.client import TableClient
from gwint.cli.join.input import InputQueue
from gwint.cli.join.remote_table import RemoteTable
from gwint.cli.join.table_commands import TABLE_COMMANDS
from gwint.cli.languages import spellings
from gwint.cli.play.table_commands import command_word
from gwint.cli.render.text_fit import cell_len
from gwint.faults import GwintError
from gwint.i18n.bundles import translate
from gwint.match import Match
from gwint.rules.events import Drew
from gwint.wire import read_event, write_table_view
from gwint.wire.protocol import PROTOCOL
from gwint.wire.tables import TableView, Terms
from tests.cli.pseudo_terminal import PseudoTerminal, pseudo_terminal
from tests.cli.runner import archived_records, game_of, run, start
from tests.cli.test_hint import HINTED
from tests.faults import of_kind
from tests.server.ports import free_port
from tests.server.server_process import Running, serving

ANY_NUMBER = "1\n2\n3\n" * 120
"""Enough answers for any game: one of each three is always a number of the menu."""
PATIENCE_S = 60.0
INVITE = re.compile(r"http://\S+/t/\w+")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("server"), GWINT_ADDRESS_RATE="0") as running:
        yield running


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def open_table(server: Running, **setup: Any) -> str:
    """Open a new table; return its invite link."""
    with server.client() as rest:
        token = rest.post("/api/owners", json={}).json()["token"]
        answer = rest.post("/api/tables", json=setup, headers={"Authorization": f"Bearer {token}"})
        assert answer.is_success, answer.text
        return f"{server.url}{answer.json()['invite']}"


def start_join(home: Path, *arguments: str, given: str = "", **environment: str) -> subprocess.Popen[bytes]:
    """Start the command in a pipe, with `given` as its whole input."""
    process = start("join", *arguments, GWINT_HOME=str(home), **environment)
    assert process.stdin is not None
    process.stdin.write(given.encode())
    process.stdin.close()
    process.stdin = None
    return process


def output_of(process: subprocess.Popen[bytes], code: int = 0) -> str:
    out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, err) == (code, b""), err.decode()
    return out.decode()


def error_of(process: subprocess.Popen[bytes]) -> str:
    out, err = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 1
    assert b"Traceback" not in err
    assert out == b""
    return err.decode().strip()


def error_without_table(home: Path, *arguments: str) -> str:
    """Run a command that fails before it reaches a table, in this process; return its error."""
    result = run("join", *arguments, GWINT_HOME=str(home))
    assert (result.exit_code, result.stdout) == (1, "")
    return result.stderr.strip()


# Hints


def test_the_servers_hint_uses_the_numbers_of_the_menu(server: Running, home: Path) -> None:
    table = (server.url, "--new", "--mode", "team", "--against", "greedy", "--lang", "uk")
    shown = output_of(start_join(home, *table, given=f"{command_word('hint', 'uk')}\n"))
    chances = [int(chance) for _, chance in HINTED.findall(shown)]
    assert 1 < len(chances) <= 5
    assert chances == sorted(chances, reverse=True)


def test_a_table_that_gives_no_hints_says_so(server: Running, home: Path) -> None:
    link = open_table(server, mode="team", hints="never", seats=[None, *[{"bot": "greedy"}] * 3])
    shown = output_of(start_join(home, link, "--lang", "pl", given=f"{command_word('hint', 'pl')}\n"))
    assert translate("fault-no-hints", "pl") in shown
    assert not HINTED.findall(shown)


def test_a_hint_about_an_earlier_question_is_not_shown() -> None:
    client = SimpleNamespace(
        remote=SimpleNamespace(view=SimpleNamespace(question=4)),
        game=SimpleNamespace(view=lambda seat: None),
        own_seat=0,
        request=lambda type_, seat: {"question": 5, "hint": {}},
    )
    with pytest.raises(GwintError, check=of_kind("stale-question")):
        TABLE_COMMANDS["hint"](client, 0, "")


# Whole games


@pytest.mark.parametrize("mode", ["duel", "ffa", "team", "solo", "solo-leaders"])
def test_a_game_of_every_mode_is_played_to_its_end_in_a_pipe(mode: str, server: Running, home: Path) -> None:
    against = () if mode.startswith("solo") else ("--against", "greedy")
    shown = output_of(
        start_join(home, server.url, "--new", "--mode", mode, *against, "--name", "Ala", given=ANY_NUMBER)
    )
    assert INVITE.search(shown.splitlines()[0])
    assert "Ala" in shown
    (record,) = archived_records(home)
    game = game_of(record)
    assert game.result is not None
    assert game.result.how == "on-table"
    for number, totals in enumerate(game.table.totals, start=1):
        assert re.search(rf"^Round {number}: .*\b{totals[0]}\b", shown, re.MULTILINE)
    assert shown.rstrip().endswith(f"gwint analyse {record}")


def test_a_match_is_played_to_its_end_in_a_pipe(server: Running, home: Path) -> None:
    shown = output_of(
        start_join(home, server.url, "--new", "--mode", "match", "--against", "random", given=ANY_NUMBER * 5)
    )
    assert "name the deck you want to play in game 1" in shown
    (record,) = archived_records(home)
    match = Match.from_record(record.read_text(encoding="utf-8"))
    assert match.result is not None
    assert match.result.how == "on-table"


def test_two_pipes_play_each_other_while_a_third_watches(server: Running, tmp_path: Path) -> None:
    link = open_table(server, rules="klub")
    given = {"Ala": "northern-realms-siege", "Bob": "monsters-swarm"}
    watching = start_join(tmp_path / "watch", link, "--watch")
    playing = [
        start_join(tmp_path / name, link, "--name", name, "--deck", deck, given=ANY_NUMBER)
        for name, deck in given.items()
    ]
    shown = [output_of(one) for one in playing]
    seen = output_of(watching)
    endings = {re.findall(r"^(Winner: .*|A tie)", one, re.MULTILINE)[-1] for one in (*shown, seen)}
    assert len(endings) == 1
    records = {archived_records(tmp_path / name)[0].read_text(encoding="utf-8") for name in given}
    assert len(records) == 1
    assert sorted(Game.from_record(records.pop()).players) == ["Ala", "Bob"]
    assert "Hand:" not in seen
    assert "Number or name" not in seen


def test_a_seat_waits_for_the_player_who_left_it(server: Running, home: Path) -> None:
    first = output_of(start_join(home, server.url, "--new", "--against", "greedy", "--name", "Ala", given="done\n1\n"))
    link = INVITE.search(first)
    assert link is not None
    assert first.rstrip().endswith(f"To come back: gwint join {link[0]}")
    again = output_of(start_join(home, link[0], given=ANY_NUMBER))
    assert "Number or name, ? for help" in again
    assert "choose a deck" not in again
    assert len(archived_records(home)) == 1


def test_invalid_input_of_a_pipe_is_refused_and_the_game_goes_on(server: Running, home: Path) -> None:
    shown = output_of(start_join(home, server.url, "--new", "--against", "greedy", given="99\ndance\nundo\ndone\n"))
    assert "There is no move 99" in shown
    assert "“dance”" in shown
    assert "You have no move that can be taken back" in shown
    assert "To come back" in shown


# Who one is


def test_the_token_is_saved_privately_reused_and_replaced_when_unknown(server: Running, home: Path) -> None:
    for _ in range(2):
        output_of(start_join(home, server.url, "--new", "--against", "greedy"))
    (token,) = (home / "servers").iterdir()
    assert stat.S_IMODE(token.stat().st_mode) == 0o600
    with server.client(headers={"Authorization": f"Bearer {token.read_text().strip()}"}) as rest:
        assert len(rest.get("/api/games").json()["games"]) == 2
    token.write_text("forged")
    output_of(start_join(home, server.url, "--new", "--against", "greedy"))
    assert token.read_text().strip() not in ("", "forged")


# What goes wrong


@pytest.mark.parametrize(
    ("text", "server", "table"),
    [
        ("http://192.0.2.1:8000/t/abc", "http://192.0.2.1:8000", "abc"),
        ("https://gwent.example/t/abc/", "https://gwent.example", "abc"),
        ("https://gwent.example/club/t/abc?x=1#y", "https://gwent.example/club", "abc"),
        ("localhost:8000", "http://localhost:8000", ""),
        (" http://[::1]:8000/ ", "http://[::1]:8000", ""),
    ],
)
def test_an_address_names_a_server_and_a_table(text: str, server: str, table: str) -> None:
    address = parse_address(text)
    assert address == Address(server, table)
    assert address.socket == f"ws{server.removeprefix('http')}/api/socket"


@pytest.mark.parametrize(
    "text", ["", "ftp://host/t/abc", "http://", "http://host:port/t/a", "http://host/t/a/b", "http://["]
)
def test_an_invalid_address_is_refused(text: str) -> None:
    with pytest.raises(GwintError) as caught:
        parse_address(text)
    assert caught.value.kind == "join-address"


def test_wrong_addresses_have_different_errors(server: Running, home: Path) -> None:
    assert error_without_table(home, "ftp://x/t/abc") == "“ftp://x/t/abc” is not the address of a table or a server."
    assert "--new" in error_without_table(home, server.url)
    assert error_of(start_join(home, f"{server.url}/t/nowhere")) == "There is no table “nowhere”."
    nobody = f"http://127.0.0.1:{free_port()}"
    assert error_without_table(home, f"{nobody}/t/abc").startswith(f"The server is not responding: {nobody}")


def error_at_server(home: Path, body: bytes, *options: str) -> str:
    """The error at a server that answers every request with this body."""

    class Other(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", free_port()), Other) as other:
        threading.Thread(target=other.handle_request, daemon=True).start()
        return error_without_table(home, f"http://127.0.0.1:{other.server_port}/t/abc", *options)


@pytest.mark.parametrize("body", [b"<html>", b"[]", b'{"protocol": "new"}'])
def test_a_server_that_is_not_gwint_is_recognised(body: bytes, home: Path) -> None:
    assert error_at_server(home, body, "--lang", "de").startswith("Dort läuft kein gwint-Server")


@pytest.mark.parametrize(
    ("version", "begins", "ends"),
    [
        (
            {"version": "0.1.0", "rules_version": 1},
            "The server is too old for this client (protocol version: 2; the server knows at most 1).",
            "Ask its operator for an update, or use an older client.",
        ),
        (
            {"version": "9.0.0", "protocol": 9, "oldest_protocol": 8},
            "The server has been updated and no longer understands this client (protocol version: 2;",
            "the server needs at least 8). Update the client, or reload the page.",
        ),
    ],
)
def test_a_server_of_another_protocol_is_named_with_what_to_do(
    version: dict[str, Any], begins: str, ends: str, home: Path
) -> None:
    shown = error_at_server(home, json.dumps(version).encode())
    assert shown.startswith(begins)
    assert shown.endswith(ends)


def test_a_newer_server_that_still_speaks_this_protocol_is_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    newer = {"version": "1.0.0", "protocol": PROTOCOL + 1, "oldest_protocol": PROTOCOL}
    monkeypatch.setattr("gwint.cli.join.api.request_json", lambda *_: newer)
    check_server("http://gwint.test")


def test_a_view_that_cannot_be_read_is_one_of_another_version() -> None:
    client = TableClient.__new__(TableClient)
    client.address = parse_address("http://gwint.test/t/abc")
    with pytest.raises(GwintError, check=of_kind("join-not-gwint")), client._blame_server():
        read_event({"kind": "drew", "seat": 1, "count": 2})


def test_events_and_fields_that_a_newer_server_adds_are_ignored() -> None:
    view = write_table_view(TableView("abc", "waiting", Terms(), (), None, 0, False, False, None, None, None, None))
    drew = {"kind": "drew", "seat": 1, "cards": [], "speed": 7}
    danced = {"kind": "danced", "seat": 1}
    welcome = {"seat": None, "yours": [], "view": {**view, "mood": "merry"}, "events": [drew, danced]}
    assert RemoteTable(welcome, "en").log == [Drew(1, ())]


def test_a_full_table_can_only_be_watched(server: Running, home: Path) -> None:
    link = open_table(server, mode="duel", seats=[{"bot": "greedy"}, {"sit": "Ala", "decks": ["monsters-swarm"]}])
    assert "--watch" in error_of(start_join(home, link))
    assert error_of(start_join(home, link, "--seat", "1")) == "This seat is taken: Player 1."


def test_a_table_without_spectators_says_so(server: Running, home: Path) -> None:
    decks = ["monsters-swarm"]
    link = open_table(server, spectators=False, seats=[{"sit": "Ala", "decks": decks}, {"sit": "Bob", "decks": decks}])
    assert error_of(start_join(home, link, "--watch")) == "This table does not allow spectators."


def test_a_deck_that_may_not_be_played_is_refused_with_its_faults(server: Running, home: Path, tmp_path: Path) -> None:
    deck = tmp_path / "small.txt"
    deck.write_text("faction: monsters\nleader: eredin-king-of-the-wild-hunt\n3 Ghoul\n", encoding="utf-8")
    process = start_join(home, open_table(server), "--deck", str(deck))
    err = process.communicate(timeout=PATIENCE_S)[1].decode()
    assert process.returncode == 1
    assert "unit cards" in err


def test_without_the_servers_libraries_the_command_to_install_them_is_shown() -> None:
    code = (
        "import sys\nsys.modules['websockets'] = sys.modules['websockets.exceptions'] = None\n"
        "from gwint.cli import main\nmain(['join', 'http://127.0.0.1:9/t/abc'], prog_name='gwint')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "pip install 'gwint[server]'" in ran.stderr


@pytest.mark.parametrize("clock", ["soon", "5+", "-1"])
def test_an_invalid_clock_is_a_usage_error(clock: str) -> None:
    assert run("join", "localhost", "--new", f"--clock={clock}").exit_code == 2


# In a terminal


Sit = Callable[..., PseudoTerminal]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Return a function that starts players in terminals of their own, each with their own home."""
    with ExitStack() as stack:

        def sat(name: str, *arguments: str, **environment: str) -> PseudoTerminal:
            return stack.enter_context(pseudo_terminal(tmp_path / name, "join", *arguments, **environment))

        yield sat


def at_table(server: Running, sit: Sit) -> tuple[PseudoTerminal, PseudoTerminal]:
    """Start a duel of Ala and Bob after the redraw; the server draws who moves first."""
    link = open_table(server)
    ala = sit("ala", link, "--name", "Ala", "--deck", "northern-realms-siege")
    ala.sees("Ala (you)", "ready", "free", link)
    bob = sit("bob", link, "--name", "Bob", "--deck", "northern-realms-siege")
    for one in (ala, bob):
        one.sees("left: 2.")
        one.types("done")
    ala.sees("Round 1")
    bob.sees("Round 1")
    return ala, bob


def on_turn(ala: PseudoTerminal, bob: PseudoTerminal) -> tuple[PseudoTerminal, PseudoTerminal]:
    """Return the terminal of the player whose turn it is, and the other."""
    ala.sees("for help >")
    bob.sees("for help >")
    return (bob, ala) if "Waiting for: Bob" in ala.screen else (ala, bob)


def test_the_screen_is_that_of_gwint_play_and_never_overflows(server: Running, sit: Sit) -> None:
    ala, bob = at_table(server, sit)
    mover, other = on_turn(ala, bob)
    for one in (mover, other):
        lines = one.screen.splitlines()
        assert len(lines) <= 24
        assert max(map(cell_len, lines)) <= 80
        assert "── Round 1 ──" in one.screen
    assert "Number or name, ? for help >" in mover.screen
    assert "Hand:" in other.screen
    other.types("1")
    other.sees(f"It is not your turn. Players who can act now: {'Ala' if mover is ala else 'Bob'}.")


def test_a_move_is_taken_back_when_the_other_agrees(server: Running, sit: Sit) -> None:
    mover, other = on_turn(*at_table(server, sit))
    mover.types("pass")
    mover.sees("Waiting for:")
    mover.types("undo")
    other.sees("asks to take back the last move", "(accept / decline)")
    other.types("decline")
    for one in (mover, other):
        one.sees("the move stands")
    mover.types("undo")
    other.sees("(accept / decline)")
    other.types("accept")
    mover.sees("The last move is taken back", "Number or name, ? for help >")
    assert "(passed)" not in mover.screen


def test_resigning_is_confirmed_and_a_rematch_is_played(server: Running, sit: Sit) -> None:
    ala, bob = at_table(server, sit)
    ala.types("resign")
    ala.sees("Give up this game?")
    ala.types("no")
    ala.sees("Round 1", "for help >")
    ala.types("resign")
    ala.sees("Give up this game?")
    ala.types("yes")
    for one in (ala, bob):
        one.sees("Ala gives up. Winner: Bob.", "“rematch”", "gwint analyse")
    bob.types("rematch")
    ala.sees("Bob offers a rematch.", "(accept / decline)")
    ala.types("rematch")
    for one in (ala, bob):
        one.sees("Before the first round", "left: 2.")
    ala.types("quit")
    assert ala.ends() == 0
    assert "To come back: gwint join" in ala.screen
    bob.sees("Ala is away.")


def test_a_bot_takes_a_free_seat_and_commands_explain(server: Running, sit: Sit) -> None:
    ala = sit("ala", open_table(server), "--name", "Ala", "--deck", "monsters-swarm")
    ala.sees("“bot” fills a seat")
    ala.types("?")
    ala.sees("ask to take back your last move", "Press Enter")
    ala.types("x")
    ala.sees("“bot” fills a seat")
    ala.types("bot 2 nobody")
    ala.sees("There is no bot “nobody”.")
    ala.types("bot 2 greedy")
    ala.sees("Greedy bot", "left: 2.")
    ala.types("rules")
    ala.sees("Press Enter")
    ala.types("x")
    ala.sees("left: ")
    ala.types("? ghoul")
    ala.sees("Muster", "Press Enter")
    ala.types("")
    ala.sees("left: ")
    ala.types("piles")
    ala.sees("Ala’s discard pile (0)")


def test_a_player_without_options_is_asked_for_everything(server: Running, sit: Sit) -> None:
    ala = sit("ala", open_table(server, mode="team"))
    ala.sees("Choose a seat.", " 4 a free seat")
    ala.types("2")
    ala.sees("What is your name?")
    ala.types("Ala")
    ala.sees("Two against two", "Press Enter")
    ala.types("x")
    ala.sees("Ala: choose a deck.")
    ala.types("1")
    ala.sees(" 2 Ala (you)", "ready", "for help >")
    bob = sit("bob", INVITE.findall(ala.screen)[0])
    bob.sees(" 4 a free seat; partner: Ala")


def test_a_table_that_starts_from_a_position_says_so_before_a_seat_is_taken(server: Running, sit: Sit) -> None:
    link = open_table(server, **{"from": {"picture": "hand | Ves\nfoe hand | Ghoul"}})
    ala = sit("ala", link, "--name", "Ala")
    ala.sees("Starts from a chosen position")
    ala.types("")
    ala.sees("Ala (you)", "Starts from a chosen position")


def test_a_player_whose_name_is_taken_gets_a_number(server: Running, sit: Sit) -> None:
    link = open_table(server)
    sit("ala", link, "--name", "Ala", "--deck", "monsters-swarm").sees("Ala (you)", "ready")
    sit("other", link, "--name", "АLA", "--deck", "monsters-swarm").sees("АLA 2")


def test_a_spectator_sees_moves_and_no_hands(server: Running, sit: Sit) -> None:
    ala, bob = at_table(server, sit)
    mover, _ = on_turn(ala, bob)
    mover.types("quit")
    mover.ends()
    found = INVITE.search(mover.screen)
    assert found is not None
    eve = sit("eve", found[0], "--watch")
    shown = eve.sees("Waiting for:", "(away)")
    assert "Hand:" not in shown
    eve.types("resign")
    eve.sees("You are only a spectator at this table.")
    eve.types("quit")
    assert eve.ends() == 0
    assert eve.screen.rstrip().endswith("--watch")


def test_a_clock_is_shown_and_loses_the_game_when_it_runs_out(server: Running, sit: Sit) -> None:
    ala = sit(
        "ala", server.url, "--new", "--clock", "0+0", "--against", "greedy", "--deck", "monsters-swarm", "--name", "A"
    )
    ala.sees("left: 2.")
    assert "Time left" not in ala.screen
    link = open_table(server, bank_s=5, seats=[None, {"bot": "greedy"}])
    bob = sit("bob", link, "--name", "Bob", "--deck", "monsters-swarm")
    bob.sees("Time left: Bob 0:0")
    bob.sees("Bob has run out of time. Winner: Greedy bot.")


def test_a_player_is_notified_when_another_device_takes_the_seat(server: Running, sit: Sit, tmp_path: Path) -> None:
    ala = sit("ala", open_table(server), "--name", "Ala", "--deck", "monsters-swarm")
    table = INVITE.findall(ala.sees("/t/", "for help >"))[0].rpartition("/")[2]
    (token,) = (tmp_path / "ala" / "servers").iterdir()
    with server.client(headers={"Authorization": f"Bearer {token.read_text().strip()}"}) as rest:
        code = rest.post(f"/api/tables/{table}/seats/0/link").json()["code"]
    with server.client() as rest:
        phone = {"Authorization": f"Bearer {rest.post('/api/owners', json={}).json()['token']}"}
        rest.post("/api/links", json={"code": code}, headers=phone).raise_for_status()
    ala.sees("Someone else plays this seat")
    assert ala.ends() == 1


def test_the_connection_is_restored_after_the_server_was_killed(tmp_path: Path, sit: Sit) -> None:
    with serving(tmp_path) as server:
        ala = sit("ala", server.url, "--new", "--against", "greedy", "--deck", "monsters-swarm", "--name", "Ala")
        ala.sees("left: 2.")
        ala.types("done")
        ala.sees("Round 1", "Number or name")
        server.process.kill()
        server.process.wait()
        ala.sees("The connection was lost; reconnecting.")
        port = str(server.port)
    with serving(tmp_path, "--port", port):
        ala.sees("Connected again.", "Number or name")
        ala.types("pass")
        ala.sees("Ala passes.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_playing_and_ending_work_in_every_language(language: str, server: Running, sit: Sit) -> None:
    ala = sit("ala", open_table(server), "--name", "Ala", "--deck", "monsters-swarm", "--lang", language)
    ala.sees(translate("join-prompt-waiting", language))
    ala.types("bot")
    ala.sees(translate("play-prompt", language))
    ala.types(translate("play-command-resign", language).split(",")[0])
    ala.sees(translate("play-resign-sure", language))
    ala.types(translate("play-yes", language).split(",")[0])
    ala.sees(translate("join-prompt-over", language))
    assert max(map(cell_len, ala.screen.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    known = [word for order in TABLE_COMMANDS for word in spellings(f"play-command-{order}", language)]
    assert len(known) == len(set(known))


# Hearing


def test_messages_precede_lines_and_lines_come_only_on_request() -> None:
    keys, hand = os.pipe()
    input_queue = InputQueue(keys)
    os.write(hand, "zażółć\nbo".encode())
    input_queue.put({"type": "done"})
    assert input_queue.next(typing=True) == {"type": "done"}
    assert input_queue.next(typing=False, seconds=0) is None
    assert input_queue.next(typing=True) == "zażółć\n"
    os.write(hand, b"b\n")
    assert input_queue.read_line() == "bob\n"
    os.close(hand)
    assert input_queue.next(typing=True) == ""
    assert input_queue.read_line() == ""
    os.close(keys)
    input_queue.close()
