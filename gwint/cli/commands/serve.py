"""`gwint serve`: runs a server for tables over the network, with its data in one folder."""

from __future__ import annotations

import json as jsons
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from gwint.cli import localized
from gwint.cli.saved_games import home
from gwint.faults import GwintError
from gwint.i18n.bundles import translate

if TYPE_CHECKING:
    from gwint.server.settings import Settings

FOLDER: Final = "server"
"""The folder of the data, in GWINT_HOME."""
INSTALL: Final = "pip install 'gwint[server]'"
EVERYWHERE: Final = ("0.0.0.0", "::")
HERE: Final = ("127.0.0.1", "::1")
OPEN_OPTION: Final = "--host 0.0.0.0"
SOMEWHERE: Final = ("192.0.2.1", 9)
"""A documentation address, to which no packet is sent."""
LEVELS: Final = ("debug", "info", "warning", "error")
"""Copied from `gwint.server.settings`, which is not imported here; a test compares them."""


class ServerMissing(GwintError):
    """The server cannot be started as it is installed."""


@localized.command(
    "gwint serve --open",
    "gwint serve --host 0.0.0.0 --port 8080",
    "gwint serve --data /srv/gwint --public-url https://gwent.example",
    "gwint serve --programs mine=my_bot.py:choose",
)
@localized.option("--host", metavar="address", show_default="127.0.0.1")
@localized.option("--port", type=localized.IntRange(0, 65535), metavar="n", show_default="8000")
@localized.option("--data", type=localized.FolderPath(), metavar="folder")
@localized.option("--public-url", metavar="url")
@localized.option("--trusted-proxies", metavar="addresses")
@localized.option("--bot-workers", type=localized.IntRange(1, 64), metavar="n", show_default="1")
@localized.option("--programs", multiple=True, metavar="program")
@localized.option("--log-level", type=localized.Choice(LEVELS), show_default="info")
@localized.option("--open", "browser", is_flag=True)
@localized.option("--json", is_flag=True)
@localized.language_option
def command(
    host: str | None,
    port: int | None,
    data: Path | None,
    public_url: str | None,
    trusted_proxies: str | None,
    bot_workers: int | None,
    programs: tuple[str, ...],
    log_level: str | None,
    browser: bool,
    json: bool,
    language: str,
) -> None:
    """Run a server for tables over the network."""
    try:
        from gwint.server.http import server
        from gwint.server.settings import from_environment, parse_programs
    except ModuleNotFoundError as error:
        raise ServerMissing("server-missing", module=error.name or "", command=INSTALL) from error

    settings = from_environment(
        host=host,
        port=port,
        data=data or default_data(),
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        bot_workers=bot_workers,
        programs=parse_programs(programs) if programs else None,
        log_level=log_level,
    )

    def ready(host: str, port: int) -> None:
        url, invite = address(host, port), link(settings, host, port)
        if json:
            click.echo(jsons.dumps({"url": url, "invite": invite, "data": str(settings.data.resolve())}))
        else:
            _print_addresses(url, invite, settings.data.resolve(), language)
        if browser:
            threading.Thread(target=webbrowser.open, args=(invite or url,), daemon=True).start()

    server.serve(settings, ready)


def default_data() -> Path | None:
    """Return the default folder of the data, next to saved games, or None if GWINT_DATA is set."""
    return None if "GWINT_DATA" in os.environ else home() / FOLDER


def _print_addresses(url: str, invite: str, data: Path, language: str) -> None:
    click.echo(translate("serve-address", language, url=url))
    if invite:
        click.echo(translate("join-invite", language, link=invite))
    else:
        click.echo(translate("serve-local-only", language, option=OPEN_OPTION))
    click.echo(translate("serve-data", language, folder=str(data)))
    click.echo(translate("serve-stop", language))


# AddressLimits


def address(host: str, port: int) -> str:
    """Return the URL of the page for a browser on this computer."""
    shown = HERE[EVERYWHERE.index(host)] if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def link(settings: Settings, host: str, port: int) -> str:
    """Return the URL for other computers, or "" if only this computer can connect."""
    if settings.public_url:
        return settings.public_url
    if host in EVERYWHERE:
        host = _network_address()
    return "" if host in HERE else address(host, port)


def _network_address() -> str:
    """Return the address that this computer's routes give it towards others."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards:
            towards.connect(SOMEWHERE)
            return str(towards.getsockname()[0])
    except OSError:
        return HERE[0]
