"""Makes the page for any static host from the page that `build.py` has built: `python web/static_page.py FOLDER`.

Its addresses are relative, so that it works in any folder of a host. Screens are in the fragment of the address, and
the content policy is in the page itself, because such a host only sends files.
"""

from __future__ import annotations

import html
import os
import re
import shutil
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
sys.path[:0] = [str(WEB), str(WEB.parent)]

from service_worker import write_service_worker  # noqa: E402

from gwint.server.http.content_policy import POLICY, policy_text  # noqa: E402

BUILT = WEB.parent / "gwint" / "server" / "static"
INDEX = "index.html"
ONLY_IN_HEADERS = ("frame-ancestors",)
"""Directives that browsers ignore in a page."""


def make_static_page(target: Path, server: str = "") -> None:
    """Write the page into a folder; `server` is the address of a server whose tables it offers."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(BUILT, target)
    (target / INDEX).write_text(static_index((BUILT / INDEX).read_text(encoding="utf-8"), server), encoding="utf-8")
    write_service_worker(target, "static")


def static_index(text: str, server: str = "") -> str:
    """Make addresses relative and add the page's kind and policy."""
    policy = policy_text({name: value for name, value in POLICY.items() if name not in ONLY_IN_HEADERS})
    added = [
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}" />',
        '<meta name="referrer" content="no-referrer" />',
        '<meta name="gwint-page" content="static" />',
        *([f'<meta name="gwint-server" content="{html.escape(server)}" />'] if server else []),
    ]
    relative = re.sub(r' (src|href|content)="/', r' \1="./', text)
    return relative.replace('<meta charset="utf-8" />', "\n    ".join(('<meta charset="utf-8" />', *added)))


if __name__ == "__main__":
    make_static_page(Path(sys.argv[1]), os.environ.get("GWINT_SERVER", ""))
