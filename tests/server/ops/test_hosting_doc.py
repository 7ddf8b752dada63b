"""docs/hosting.md lists every setting with its default, and its examples work."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser, SectionProxy
from dataclasses import MISSING, fields
from pathlib import Path

import click
import pytest

from gwint.cli import main
from gwint.cli.commands.serve import command
from gwint.server.http.middleware import proxies, site
from gwint.server.ops import metrics
from gwint.server.ops.limit_warnings import OFTEN
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


def service() -> SectionProxy:
    """Return the options of the systemd unit; of those given several times, the last."""
    sections = ConfigParser(strict=False)
    sections.optionxform = str  # type: ignore[assignment,method-assign]
    sections.read_string(block("ini"))
    return sections["Service"]


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
    assert int(service()["TimeoutStopSec"]) > settings.stop_s + 1
    assert shlex.split(service()["ExecStart"])[1:] == ["serve"]


HARDENED = {
    "CapabilityBoundingSet": "", "LockPersonality": "yes", "NoNewPrivileges": "yes", "PrivateDevices": "yes",
    "PrivateTmp": "yes", "PrivateUsers": "yes", "ProcSubset": "pid", "ProtectClock": "yes",
    "ProtectControlGroups": "yes", "ProtectHome": "yes", "ProtectHostname": "yes", "ProtectKernelLogs": "yes",
    "ProtectKernelModules": "yes", "ProtectKernelTunables": "yes", "ProtectProc": "invisible",
    "ProtectSystem": "strict", "RemoveIPC": "yes", "RestrictNamespaces": "yes", "RestrictRealtime": "yes",
    "RestrictSUIDSGID": "yes", "StateDirectoryMode": "0700", "SystemCallArchitectures": "native", "UMask": "0077",
}  # fmt: skip
TOOL = shutil.which("systemd-analyze")


def test_the_systemd_unit_gives_the_server_only_what_it_needs() -> None:
    unit = service()
    assert {name: unit.get(name) for name in HARDENED} == HARDENED
    assert "MemoryDenyWriteExecute" not in unit, "Numba compiles"
    assert unit["IPAddressDeny"] == "any"
    assert "AF_NETLINK" not in unit["RestrictAddressFamilies"]
    filters = re.findall(r"^SystemCallFilter=(.*)$", block("ini"), re.MULTILINE)
    assert filters == ["@system-service", "~@privileged"], "worker processes set their own limits (@resources)"


@pytest.mark.skipif(TOOL is None, reason="systemd-analyze is not installed; the test above checks what it rates")
def test_systemd_rates_the_unit_as_safe(tmp_path: Path) -> None:
    (tmp_path / "gwint.service").write_text(block("ini"), encoding="utf-8")
    rate = [str(TOOL), "security", "--offline=yes", "--no-pager", str(tmp_path / "gwint.service")]
    rated = subprocess.run(rate, capture_output=True, text=True, check=True).stdout
    found = re.search(r"Overall exposure level for gwint.service: ([0-9.]+)", rated)
    assert found
    documented = re.search(r"rates the result below (\d) of 10", TEXT)
    assert documented
    assert float(found[1]) < float(documented[1]) < 3


def test_the_compiled_twin_is_kept_where_the_unit_lets_the_server_write() -> None:
    """A dynamic user has no home."""
    documented = dict(re.findall(r"^Environment=(\w+)=(.*)$", block("ini"), re.MULTILINE))
    assert documented["XDG_CACHE_HOME"] == f"/var/cache/{service()['CacheDirectory']}"


def test_both_proxies_insist_on_tls_for_a_year() -> None:
    policy = '"max-age=31536000; includeSubDomains"'
    assert f"\theader Strict-Transport-Security {policy}\n" in TEXT
    assert f"add_header Strict-Transport-Security {policy} always;" in block("nginx")
    assert "return 301 https://" in block("nginx")
    assert "ssl_protocols TLSv1.2 TLSv1.3;" in block("nginx")


def test_the_proxy_configuration_forwards_all_headers_that_the_server_uses() -> None:
    nginx = block("nginx")
    for header in ("Host", "Upgrade", "Connection", "X-Forwarded-For", "X-Forwarded-Proto"):
        assert f"proxy_set_header {header} " in nginx
    assert nginx.count("{") == nginx.count("}")


def test_the_documented_metrics_exist() -> None:
    table = TEXT[TEXT.index("| metric |") : TEXT.index("When clients have reached a limit")]
    source = Path(metrics.__file__).read_text(encoding="utf-8")
    named = re.findall(r"`(gwint_\w+)`", table)
    assert len(named) > 6
    assert [name for name in named if f'"{name}"' not in source] == []
    assert f"at least {OFTEN} times" in TEXT


@pytest.mark.parametrize("line", COMMANDS)
def test_its_commands_exist(line: str) -> None:
    name, *arguments = shlex.split(line)[1:]
    found = main.get_command(click.Context(main), name)
    assert found
    if isinstance(found, click.Group):
        found = found.commands[arguments.pop(0)]
    found.make_context(line, arguments, resilient_parsing=False)
