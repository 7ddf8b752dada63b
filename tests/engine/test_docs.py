"""docs/engine.md is executed: its conversations are held with a real engine, and its commands parse."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from subprocess import Popen
from typing import Any, get_args

import click
import pytest

from gwint.cli import main
from gwint.engine.messages import HOST_MESSAGES, NAMES, Message
from gwint.engine.program import DEADLINE_S
from gwint.i18n.bundles import has_message
from gwint.views import View, view
from gwint.wire import write_view
from gwint.wire.codecs import hints
from tests.cli.runner import start
from tests.engine.scenes import ROOT
from tests.scenes import position
from tests.test_protocol_doc import matches

TEXT = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
KINDS = ("engine", "picture", "view")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def the_view() -> View:
    (picture,) = blocks("picture")
    return view(position(picture), 0)


@pytest.fixture
def engine() -> Iterator[Popen[bytes]]:
    """Start the engine as the document does."""
    (command,) = re.findall(r"`gwint (engine --bot captain)` answers", TEXT)
    with start(*command.split()) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=20) == 0


def test_every_conversation_runs_as_printed(engine: Popen[bytes]) -> None:
    assert engine.stdin is not None
    assert engine.stdout is not None
    pending: Any = None
    for line in re.split(r"\n(?=[→←])", "\n".join(block.strip() for block in blocks("engine"))):
        way, text = line[0], " ".join(line[1:].replace("VIEW", json.dumps(write_view(the_view()))).split())
        if way == "→":
            assert pending is None
            engine.stdin.write(f"{text}\n".encode())
            engine.stdin.flush()
            pending = None if "quit" in text and text.startswith("{") else text
        else:
            assert json.loads(engine.stdout.readline()) == json.loads(text), pending
            pending = None
    assert engine.stdout.readline() == b""


def test_the_printed_question_has_the_moves_of_its_view() -> None:
    (moves,) = re.findall(r'"moves": (\[".*?\])', TEXT)
    assert json.loads(moves) == list(the_view().phrases)


def test_the_printed_excerpt_is_part_of_the_view() -> None:
    (excerpt,) = blocks("view")
    assert matches(json.loads(excerpt), write_view(the_view()), {})


def test_all_code_blocks_are_checked() -> None:
    assert set(re.findall(r"^```(\w+)$", TEXT, re.MULTILINE)) == set(KINDS)


def test_every_message_is_in_the_table_with_its_fields() -> None:
    rows = re.findall(r"^\| (`\w+`|anything) \| (.*?) ?\| (`\w+`|–) \| (.*?) ?\|$", TEXT, re.MULTILINE)
    listed: dict[str, set[str]] = {}
    for host, host_fields, engine, fields in rows:
        listed |= {
            name.strip("`"): set(re.findall(r"`(\w+)`", text)) for name, text in ((host, host_fields), (engine, fields))
        }
    del listed["anything"], listed["–"]
    known = {NAMES[kind]: set(hints(kind)) for kind in get_args(Message)}
    assert listed == known
    assert {NAMES[kind] for kind in HOST_MESSAGES} == {host.strip("`") for host, *_ in rows} - {"anything"}


def test_the_deadline_is_documented() -> None:
    assert f"A host waits {DEADLINE_S:.0f} seconds longer" in TEXT


@pytest.mark.parametrize("kind", re.findall(r'\(?`(engine-[\w-]+)`|"kind": "([\w-]+)"', TEXT), ids=lambda kind: kind)
def test_every_fault_in_the_document_has_a_message(kind: tuple[str, str]) -> None:
    name = kind[0] or kind[1]
    assert name == "turn" or has_message(f"fault-{name}")


@pytest.mark.parametrize("line", re.findall(r"^(gwint .*?) *#", TEXT, re.MULTILINE))
def test_the_commands_of_the_document_parse(line: str) -> None:
    name, *arguments = shlex.split(line)[1:]
    found = main.get_command(click.Context(main), name)
    assert found
    if isinstance(found, click.Group):
        found = found.commands[arguments.pop(0)]
    found.make_context(line, arguments, resilient_parsing=False)
