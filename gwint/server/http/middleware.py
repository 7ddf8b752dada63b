"""Middleware: checks host, origin, size and rate of requests, and adds security headers to responses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import ExitStack
from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from gwint.faults import GwintError
from gwint.server.http.allowed_hosts import AllowedHosts
from gwint.server.http.authentication import COOKIE, SECURE_COOKIE
from gwint.server.http.content_policy import POLICY, policy_text
from gwint.server.http.errors import fault_response
from gwint.server.ops.counts import Counts
from gwint.server.ops.logs import AccessLog, address_of
from gwint.server.rate_limits import AddressLimits, TooFast, setting_of
from gwint.server.settings import PREFIX, Settings, SettingsError
from gwint.server.work_shares import UNLIMITED, WorkShares

UNUSED: Final = ("microphone", "geolocation", "payment", "usb", "serial", "midi", "hid")
"""Browser features that our page does not use, and that injected code must not use either. It reads cards by camera."""

SECURITY: Final[Mapping[bytes, bytes]] = {
    b"content-security-policy": policy_text(POLICY).encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": ", ".join(["camera=(self)", *(f"{name}=()" for name in UNUSED)]).encode(),
}
"""Sent with every response that has no such headers of its own."""
NOT_STORED: Final = (b"cache-control", b"no-store")
"""Sent with responses that have no such header: most are for one seat only."""

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""


OWN_COOKIE: Final = re.compile(rf"(?<![^; ])(?:{SECURE_COOKIE}|{COOKIE})=[\w-]{{1,100}}(?= *(?:;|\Z))".encode())
"""Our cookie with its token in a cookie header."""


class WrongOrigin(GwintError):
    """A browser sends a request from another site's page."""


class TooLarge(GwintError):
    """The request is too large."""


def add_middleware(
    app: ASGIApp,
    settings: Settings,
    addresses: AddressLimits,
    counts: Counts,
    shares: WorkShares = UNLIMITED,
) -> ASGIApp:
    """Wrap the application in middleware, which also handles its unexpected errors."""
    inner: Any = AccessLog(Middleware(app, settings, addresses, counts, shares), counts.count_response)
    proxied: Any = ProxyHeadersMiddleware(inner, proxies(settings.trusted_proxies))
    return proxied  # type: ignore[no-any-return]


def proxies(text: str) -> list[str]:
    """Return the addresses and networks of trusted proxies; refuse other text, which would trust none."""
    addresses = [part.strip() for part in text.split(",") if part.strip()]
    for address in addresses:
        try:
            ip_network(address)
        except ValueError:
            raise SettingsError("setting-value", setting=f"{PREFIX}TRUSTED_PROXIES", value=address[:40]) from None
    return addresses


def site(url: str) -> str:
    """Return the host, with its port if given, of an HTTP address."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise SettingsError("setting-value", setting=f"{PREFIX}PUBLIC_URL", value=url[:40])
    return parts.netloc.lower()


class Middleware:
    """Refuses requests that are too large, too frequent, for another host or from another origin."""

    def __init__(
        self, app: ASGIApp, settings: Settings, addresses: AddressLimits, counts: Counts, shares: WorkShares
    ) -> None:
        self._app = app
        self._body_bytes = settings.body_bytes
        self._site = site(settings.public_url).encode() if settings.public_url else None
        self._hosts = AllowedHosts(settings)
        self._addresses = addresses
        self._counts = counts
        self._shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(with_own_cookie(scope), receive, with_security_headers(send))
        elif scope["type"] == "websocket":
            await self._socket(with_own_cookie(scope), receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, address = dict(scope["headers"]), address_of(scope)
        try:
            self._addresses.bucket(address).take()
            self._hosts.check(scope["headers"])
            if scope["method"] not in SAFE:
                self._check_origin(headers)
            length = self._length(headers)
        except GwintError as refusal:
            await self._refuse(refusal, scope, receive, send)
            return
        limited = receive if length is not None else with_limited_body(receive, self._body_bytes)
        try:
            with self._addresses.body(address, self._body_size(headers, length)):
                await self._shares.of(address).run(self._answer(scope, limited, send))
        except TooFast as refusal:
            await self._refuse(refusal, scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a socket once, at the handshake; its messages pass through unchanged."""
        address = address_of(scope)
        with ExitStack() as held:
            try:
                self._addresses.bucket(address).take()
                self._hosts.check(scope["headers"])
                self._check_origin(dict(scope["headers"]))
                held.enter_context(self._addresses.socket(address))
            except GwintError as refusal:
                await self._refuse(refusal, scope, receive, send)
                return
            await self._app(scope, receive, send)

    def _check_origin(self, headers: Mapping[bytes, bytes]) -> None:
        """Refuse a page of another site, which would act with its visitor's cookie; programs send no origin."""
        origin = headers.get(b"origin")
        if origin is None:
            return
        site = origin.lower().partition(b"://")[2]
        if not site or site not in (headers.get(b"host", b"").lower(), self._site):
            raise WrongOrigin("wrong-origin", origin=origin.decode("latin-1")[:100])

    def _length(self, headers: Mapping[bytes, bytes]) -> int | None:
        """Return the length of the body if it is given; refuse it if it is too large."""
        length = headers.get(b"content-length", b"")
        if not length.isdigit():
            return None
        if int(length) > self._body_bytes:
            raise TooLarge("too-large")
        return int(length)

    def _body_size(self, headers: Mapping[bytes, bytes], length: int | None) -> int:
        """Return how large the body may become."""
        if length is not None:
            return length
        return self._body_bytes if b"transfer-encoding" in headers else 0

    async def _refuse(self, refusal: GwintError, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a request; that takes time, too, for which the address has to wait."""
        await self._shares.of(address_of(scope)).measure(self._send_refusal(refusal, scope, receive, send))

    async def _send_refusal(self, refusal: GwintError, scope: Scope, receive: Receive, send: Send) -> None:
        self._counts.count_refusal(refusal.kind, setting_of(refusal))
        seconds = refusal.details.get("seconds")
        headers = None if seconds is None else {"retry-after": str(seconds)}
        await fault_response(refusal.fault, headers=headers)(scope, receive, send)


def with_own_cookie(scope: Scope) -> Scope:
    """Leave out all cookies but ours: the application's parser takes quadratic time for a value with many quotes."""
    headers = scope["headers"]
    if not any(name == b"cookie" for name, _ in headers):
        return scope
    own = [found[0] for name, value in headers if name == b"cookie" for found in OWN_COOKIE.finditer(value)]
    others = [header for header in headers if header[0] != b"cookie"]
    scope["headers"] = [*others, (b"cookie", b"; ".join(own))] if own else others
    return scope


def with_security_headers(send: Send) -> Send:
    """Add the security headers that a response does not have."""

    async def send_secured(message: Message) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", ())
            names = {name for name, _ in own}
            added = [header for header in (*SECURITY.items(), NOT_STORED) if header[0] not in names]
            message = {**message, "headers": [*own, *added]}
        await send(message)

    return send_secured


def with_limited_body(receive: Receive, most: int) -> Receive:
    """Stop reading a body of unknown length where it becomes too large; the application answers with 413."""
    left = most

    async def receive_limited() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise HTTPException(413)
        return message

    return receive_limited
