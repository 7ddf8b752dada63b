"""Writes constraints.txt: exact versions and hashes of everything that gwint with `server` and `fast` needs.

`python -m tests.constraints constraints.txt` asks pip for the newest versions that fit, and the package index for the
hashes of all their files, so that the same file serves every platform and every version of Python.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

from pip._internal.models.index import PyPI

ROOT: Final = Path(__file__).resolve().parent.parent
EXTRAS: Final = ("server", "fast")
INDEX: Final = PyPI.simple_url
HEAD: Final = """\
# Exact versions and hashes for gwint[server,fast], made by `make constraints`:
#   pip install --require-hashes --no-deps --requirement constraints.txt
#   pip install --no-deps gwint
"""


def requirements() -> list[str]:
    """Return what pyproject.toml requires for the extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(one for extra in EXTRAS for one in project["optional-dependencies"][extra])]


def canonical(name: str) -> str:
    """Return the normalized form of a package's name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def resolve(wanted: Iterable[str]) -> dict[str, str]:
    """Return the version of every package that pip would install into an empty environment."""
    command = [sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check", "install", "--quiet"]
    options = ["--dry-run", "--ignore-installed", "--only-binary=:all:", "--report=-", f"--index-url={INDEX}"]
    output = subprocess.run([*command, *options, *wanted], check=True, stdout=subprocess.PIPE).stdout
    packages = [one["metadata"] for one in json.loads(output)["install"]]
    return {canonical(one["name"]): one["version"] for one in packages}


class Links(HTMLParser):
    """The SHA-256 of every file on a project's page of the index, by file name; withdrawn files are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.hashes: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        url = urlsplit(values.get("href") or "")
        if tag == "a" and url.fragment.startswith("sha256=") and "data-yanked" not in values:
            self.hashes[unquote(url.path.rpartition("/")[2])] = url.fragment.removeprefix("sha256=")


def index_page(name: str) -> str:
    request = Request(f"{INDEX}/{name}/", headers={"Accept": "text/html"})
    with urlopen(request, timeout=60) as response:
        text: Any = response.read()
    return str(text, "utf-8")


def hashes_of(page: str, name: str, version: str) -> list[str]:
    """Return the hashes of all files of one version."""
    links = Links()
    links.feed(page)
    return sorted(digest for file, digest in links.hashes.items() if is_of(file, name, version))


def is_of(file: str, name: str, version: str) -> bool:
    """Return whether a wheel or a source archive belongs to a version of a package."""
    if file.endswith(".whl"):
        package, release = file.split("-")[:2]
        return (canonical(package), release) == (name, version)
    package, _, release = file.removesuffix(".tar.gz").rpartition("-")
    return (canonical(package), release) == (name, version)


def write(hashes: Mapping[tuple[str, str], Iterable[str]]) -> str:
    """Return the text of the file."""
    lines = [
        " \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{digest}" for digest in digests)])
        for (name, version), digests in sorted(hashes.items())
    ]
    return HEAD + "\n".join(lines) + "\n"


def read(text: str) -> dict[str, tuple[str, list[str]]]:
    """Return the version and the hashes of each package."""
    lines = text.replace("\\\n", "").splitlines()
    pins = [line.split() for line in lines if line and not line.startswith("#")]
    return {
        name: (version, [one.removeprefix("--hash=sha256:") for one in digests])
        for pin, *digests in pins
        for name, _, version in [pin.partition("==")]
    }


def main(target: Path) -> None:
    versions = resolve(requirements())
    target.write_text(
        write({(name, version): hashes_of(index_page(name), name, version) for name, version in versions.items()}),
        encoding="utf-8",
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
