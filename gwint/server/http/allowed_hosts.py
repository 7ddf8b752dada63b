"""The Host header: the names under which the server answers.

A page of another site can point its own name at this server (DNS rebinding) and then read everything as its visitor.
The server therefore answers only under addresses, under names that the public DNS does not resolve, and under those
that the operator has given.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from gwint.faults import GwintError
from gwint.server.settings import PREFIX, Settings, SettingsError

ANY: Final = "*"
SETTING: Final = f"{PREFIX}ALLOWED_HOSTS"
PRIVATE: Final = ("localhost", "local", "internal", "home.arpa", "test")
"""Domains that are reserved for local use (RFC 6761, 6762, 8375; ICANN's `internal`)."""
MAX_LENGTH: Final = 100
"""How much of a refused name is shown."""
MAX_HOST: Final = 260
"""The longest name that DNS allows, and a port. Pages, links and QR codes contain the host."""


class WrongHost(GwintError):
    """The request names a host that is not this server."""


class AllowedHosts:
    """Decides whether a Host header may name this server."""

    def __init__(self, settings: Settings) -> None:
        given = [part.strip() for part in settings.allowed_hosts.split(",") if part.strip()]
        self._any = ANY in given
        self._names = {_known_name(name) for name in given if name != ANY}
        self._names |= {socket.gethostname().lower(), settings.host.lower()}
        if settings.public_url:
            self._names.add((urlsplit(settings.public_url).hostname or "").lower())

    def check(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Refuse a request for another host, or for several; every browser names one."""
        hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
        if len(hosts) > 1 or not all(map(self._is_allowed, hosts)):
            raise WrongHost("wrong-host", host=", ".join(hosts)[:MAX_LENGTH], setting=SETTING)

    def _is_allowed(self, host: str) -> bool:
        name = host_name(host)
        return name is not None and (self._any or name in self._names or _is_address(name) or _is_private(name))


def host_name(host: str) -> str | None:
    """Return the name in a Host header without its port; None if it cannot be read."""
    if len(host) > MAX_HOST:
        return None
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    if parts.netloc != host or "@" in host or not parts.hostname:
        return None
    return parts.hostname.lower().removesuffix(".")


def _known_name(name: str) -> str:
    known = host_name(name)
    if known is None:
        raise SettingsError("setting-value", setting=SETTING, value=name[:40])
    return known


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def _is_private(name: str) -> bool:
    """Return whether only a local network can resolve the name: it has no dot, or it ends in a reserved domain."""
    return "." not in name or any(name.endswith(f".{domain}") for domain in PRIVATE)
