"""Responses that change only with the program: encoded and compressed once, and cached by clients."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from hashlib import sha256
from threading import Lock
from typing import Any, Final, ParamSpec

from fastapi import Request
from fastapi.responses import Response
from orjson import dumps

from gwint.rulesets import RULESETS, Ruleset
from gwint.wire import Data

Arguments = ParamSpec("Arguments")

CACHE_SIZE: Final = 32
"""How many bodies a route caches: every language of every named ruleset, and some with changed options."""

PACKING: Final = 6
"""The level of compression: 9 takes twice as long for one per cent."""

NOT_MODIFIED: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "The ETag of If-None-Match is unchanged."}}


@dataclass(frozen=True, slots=True)
class CachedBody:
    """A body, plain and compressed."""

    plain: bytes
    packed: bytes
    tag: str
    """A weak ETag, because it stands for both."""

    @staticmethod
    def of(plain: bytes) -> CachedBody:
        packed = gzip.compress(plain, compresslevel=PACKING, mtime=0)
        return CachedBody(plain, packed, f'W/"{sha256(plain).hexdigest()[:32]}"')


def cache_bodies(make: Callable[Arguments, CachedBody]) -> Callable[Arguments, CachedBody]:
    """Cache the bodies that a function made last, by its positional arguments.

    They are made one after another, because every thread that computes delays the event loop, and a body that many ask
    for at once is made once.
    """
    bodies: dict[object, CachedBody] = {}

    @wraps(make)
    def cached(*args: Arguments.args, **kwargs: Arguments.kwargs) -> CachedBody:
        assert not kwargs
        found = bodies.get(args)
        if found is None:
            with MAKING:
                found = bodies.get(args)
                if found is None:
                    if len(bodies) >= CACHE_SIZE:
                        del bodies[next(iter(bodies))]
                    bodies[args] = found = make(*args, **kwargs)
        return found

    return cached


MAKING: Final = Lock()
"""Held while a body is made."""


def cached_body(data: Data) -> CachedBody:
    return CachedBody.of(dumps(data))


def is_named(ruleset: Ruleset) -> bool:
    """Return whether a ruleset is one of those with a name: few, and most requests are for them."""
    return ruleset in RULESETS.values()


def respond(page: CachedBody, request: Request) -> Response:
    """Return the body in an encoding that the client accepts, or 304 if it has not changed."""
    headers = {"ETag": page.tag, "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding"}
    if _is_current(page, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if not _accepts_gzip(request.headers.get("accept-encoding", "")):
        return Response(page.plain, media_type="application/json", headers=headers)
    return Response(page.packed, media_type="application/json", headers=headers | {"Content-Encoding": "gzip"})


def _is_current(page: CachedBody, tags: str) -> bool:
    known = {tag.strip().removeprefix("W/") for tag in tags.split(",")}
    return "*" in known or page.tag.removeprefix("W/") in known


def _accepts_gzip(encodings: str) -> bool:
    """Return whether gzip is accepted, with a weight above 0."""
    for one in encodings.lower().replace(" ", "").split(","):
        name, weighed, weight = one.partition(";q=")
        if name == "gzip":
            return not weighed or weight.strip("0.") != ""
    return False
