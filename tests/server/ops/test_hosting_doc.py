"""docs/hosting.md lists every setting with its default, and its examples work."""

from __future__ import annotations

import re
import shlex
from configparser import ConfigParser
from dataclasses import MISSING, fields
from pathlib import Path

import click
import pytest

from gwint.cli import main
from gwint.cli.commands.serve import command
from gwint.server.http.middleware import proxies, site
from gwint.server.settings import PREFIX, Settings, from_environment

TEXT = (Path(__file__).resolve().parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(GWINT_\w+)` \| (?:`(--[\w-]+)`)? ?\| (.*?) ?\| (.+) \|$", re.MULTILINE)
ROWS = {variable: (option, default) for variable, option, default, _ in ROW.findall(TEXT)}
ELSEWHERE = {"data", "programs"}
"""Settings whose default is described in prose or is empty."""
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^gwint .*$", "".join(BLOCKS), re.MULTILINE)
OPTIONS = {option for one in command.params for option in one.opts}


def block(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_every_setting_is_in_the_table_and_nothing_else() -> None:
    assert list(ROWS) == [f"{PREFIX}{one.name.upper()}" for one in fields(Settings)]


@pytest.mark.parametrize(
    "one", [one for one in fields(Settings) if one.name not in ELSEWHERE], ids=lambda one: one.name
)
def test_a_setting_has_the_documented_default(one: object) -> None:
    name, default = one.name, one.default  # type: ignore[attr-defined]
    assert default is not MISSING
    assert ROWS[f"{PREFIX}{name.upper()}"][1] == (f"`{default}`" if default != "" else "")


def test_a_setting_has_the_documented_option() -> None:
    documented = {variable: option for variable, (option, _) in ROWS.items() if option}
    assert set(documented.values()) <= OPTIONS
    for variable, option in documented.items():
        assert option.removeprefix("--").replace("-", "_") == variable.removeprefix(PREFIX).lower()
    named = {f"{PREFIX}{str(one.name).upper()}" for one in command.params}
    assert {variable for variable in ROWS if variable in named} == set(documented)


def test_the_systemd_unit_has_valid_settings() -> None:
    unit = block("ini")
    documented = dict(re.findall(rf"^Environment=({PREFIX}\w+)=(.*)$", unit, re.MULTILINE))
    settings = from_environment(documented)
    assert str(settings.data) == "/var/lib/gwint"
    assert proxies(settings.trusted_proxies) == ["127.0.0.1"]
    assert site(settings.public_url) == "gwent.example"
    sections = ConfigParser(strict=False)
    sections.read_string(unit)
    assert int(sections["Service"]["TimeoutStopSec"]) > settings.stop_s + 1
    assert shlex.split(sections["Service"]["ExecStart"])[1:] == ["serve"]


def test_the_proxy_configuration_forwards_all_headers_that_the_server_uses() -> None:
    nginx = block("nginx")
    for header in ("Host", "Upgrade", "Connection", "X-Forwarded-For", "X-Forwarded-Proto"):
        assert f"proxy_set_header {header} " in nginx
    assert nginx.count("{") == nginx.count("}")


@pytest.mark.parametrize("line", COMMANDS)
def test_its_commands_exist(line: str) -> None:
    name, *arguments = shlex.split(line)[1:]
    found = main.get_command(click.Context(main), name)
    assert found
    if isinstance(found, click.Group):
        found = found.commands[arguments.pop(0)]
    found.make_context(line, arguments, resilient_parsing=False)
