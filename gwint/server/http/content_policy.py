"""The content security policy: what the page and its workers may load and run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "media-src": "'self'",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "svelte-trusted-html gwint-workers",
}
"""What a page may load: only its own files. Only Svelte's own policy may turn text into HTML, and only ours may name
the scripts of workers."""

POLICY_OF_WORKERS: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "connect-src": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
}
"""The worker that runs Python: it alone may compile WebAssembly, and it loads nothing but its own files."""


def policy_text(policy: Mapping[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in policy.items())
