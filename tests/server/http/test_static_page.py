"""The page: its files, its paths, and the cookie of a first visit."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from gwint.cards import LANGUAGES
from gwint.i18n.bundles import translate
from gwint.server.http.errors import install_error_handlers
from gwint.server.http.static_page import SCREENS, StaticPage
from gwint.server.storage.owners import Owners
from gwint.server.storage.store import open_store
from gwint.server.time_source import SystemClock
from tests.server.routes.reference_client import fault

ROUTES = Path(__file__).resolve().parents[3] / "web" / "src" / "routes.ts"
UNBUILT = {"gallery"}
"""Screens of the page's gallery, which is not built."""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Gwint</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-4f2a.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def asked(folder: Path, *paths: str, method: str = "GET", **request: Any) -> list[httpx.Response]:
    """Request several paths with one browser."""

    async def ask() -> list[httpx.Response]:
        app = FastAPI()
        install_error_handlers(app)
        app.router.routes.append(StaticPage(folder))
        transport = httpx.ASGITransport(app)
        async with (
            open_store(folder.parent / "data") as store,
            httpx.AsyncClient(transport=transport, base_url="http://gwint.test") as client,
        ):
            app.state.owners = Owners(store, SystemClock())
            return [await client.request(method, path, **request) for path in paths]

    return asyncio.run(ask())


@pytest.mark.parametrize("path", [re.sub(r":\w+", "x-1", path) for path in SCREENS])
def test_the_page_is_served_at_the_path_of_every_screen(built: Path, path: str) -> None:
    (answer,) = asked(built, path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html><title>Gwint</title>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.skipif(not ROUTES.exists(), reason="the source of the page is not part of an installation")
def test_the_server_knows_every_screen_of_the_page() -> None:
    screens = dict(re.findall(r"^  (\w+): '(/[^']*)',$", ROUTES.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(screens) > 5
    assert {path for screen, path in screens.items() if screen not in UNBUILT} <= set(SCREENS)


def test_at_unknown_paths_the_page_is_served_with_status_404(built: Path) -> None:
    for answer in asked(built, "/nowhere", "/t", "/t/a/b", "/assets/gone.js", "/api-docs"):
        assert (answer.status_code, answer.text) == (404, "<!doctype html><title>Gwint</title>")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/api/t/x"])
def test_the_page_does_not_hide_the_api(built: Path, path: str) -> None:
    for method in ("GET", "POST"):
        assert fault(asked(built, path, method=method)[0], 404) == ("not-found", {})


def test_files_with_hashed_names_are_immutable_and_others_are_revalidated(built: Path) -> None:
    asset, icon = asked(built, "/assets/index-4f2a.js", "/icon.svg")
    assert (asset.text, asset.headers["cache-control"]) == ("export {}", "public, max-age=31536000, immutable")
    assert asset.headers["content-type"].startswith("text/javascript")
    assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
    (again,) = asked(built, "/icon.svg", headers={"if-none-match": icon.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])
def test_nothing_outside_the_folder_is_served(built: Path, path: str) -> None:
    (answer,) = asked(built, path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_no_file_is_looked_for_in_a_thousand_folders(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each folder would be looked up on the disk."""
    monkeypatch.setattr(StaticFiles, "lookup_path", lambda _self, _path: pytest.fail("it was looked for"))
    (answer,) = asked(built, 1_000 * "/x")
    assert (answer.status_code, answer.text) == (404, "<!doctype html><title>Gwint</title>")


def test_a_visit_to_the_page_writes_nothing(built: Path) -> None:
    """The page asks for its cookie with `POST /api/me`; a client that only loads it leaves no owner behind."""
    assert not any("set-cookie" in answer.headers for answer in asked(built, "/", "/t/abc", "/icon.svg"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_built_page_the_visitor_reads_how_to_build_it(tmp_path: Path, language: str) -> None:
    (answer,) = asked(tmp_path / "static", "/", headers={"accept-language": f"xx, {language}-XX;q=0.9, en;q=0.1"})
    assert answer.status_code == 200
    assert f'lang="{language}"' in answer.text
    assert "make web" in answer.text
    assert translate("serve-no-page", language, command="make web") in answer.text


def test_the_preview_picture_has_a_full_address(built: Path) -> None:
    (built / "index.html").write_text('<meta property="og:image" content="/preview.jpg">')
    (answer,) = asked(built, "/t/x-1")
    assert answer.text == '<meta property="og:image" content="http://gwint.test/preview.jpg">'
