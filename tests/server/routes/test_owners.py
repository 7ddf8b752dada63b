"""Owners are recognised by a secret that only they and their browser hold."""

from __future__ import annotations

from pathlib import Path

from tests.server.routes.table_client import api_server

SAFE = "https://gwint.test"


async def test_a_browser_gets_a_cookie_that_no_script_can_read(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as ala:
        assert await ala.get("/api/me") == {"known": False, "name": ""}
        answer = await ala.client.post("/api/me", json={"name": "  Ala   of Vengerberg "})
        assert answer.json() == {"known": True, "name": "Ala of Vengerberg"}
        [name_and_token, *attributes] = answer.headers["set-cookie"].split("; ")
        assert name_and_token.startswith("gwint=")
        assert {one.lower() for one in attributes} == {"httponly", "max-age=31536000", "path=/", "samesite=lax"}
        assert await ala.get("/api/me") == {"known": True, "name": "Ala of Vengerberg"}


async def test_over_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client(site=SAFE) as ala:
        answer = await ala.client.post("/api/me", json={})
        assert answer.headers["set-cookie"].startswith("__Host-gwint=")
        assert "; Secure" in answer.headers["set-cookie"]
        token = answer.headers["set-cookie"].split("; ")[0].partition("=")[2]
        async with api.client(site=SAFE) as thief:
            planted = {"Cookie": f"gwint={token}"}
            assert not (await thief.asks("GET", "/api/me", headers=planted))["known"]
            own = {"Cookie": f"__Host-gwint={token}"}
            assert (await thief.asks("GET", "/api/me", headers=own))["known"]


async def test_a_known_owner_stays_the_same(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        table = await ala.opens()
        answer = await ala.client.post("/api/me", json={"name": "Ola"})
        assert "set-cookie" not in answer.headers
        assert await ala.post("/api/me") == {"known": True, "name": "Ola"}
        assert await ala.asks("PATCH", "/api/me", json={"name": " Ela "}) == {"known": True, "name": "Ela"}
        assert (await ala.get(f"/api/tables/{table['id']}"))["maker"]


async def test_a_program_sends_its_token(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as program:
        answer = await program.client.post("/api/owners", json={"name": "Bot"})
        assert answer.status_code == 201
        assert "set-cookie" not in answer.headers
        token = answer.json()["token"]
        for said in (f"Bearer {token}", f"bearer {token}"):
            received = await program.asks("GET", "/api/me", headers={"Authorization": said})
            assert received == {"known": True, "name": "Bot"}
        for said in (f"Bearer {token}x", f"Basic {token}", "Bearer", "Bearer ", token):
            received = await program.asks("GET", "/api/me", headers={"Authorization": said})
            assert not received["known"]
        [(kept,)] = await api.host.registry.store.reader.rows("SELECT token_hash FROM sessions")
        assert token.encode() not in kept


async def test_without_authentication_nothing_is_returned(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client() as stranger:
        for method, path, body in (
            ("PATCH", "/api/me", {"name": "x"}),
            ("POST", "/api/tables", {}),
            ("GET", "/api/games", None),
            ("GET", "/api/decks", None),
            ("POST", "/api/decks", {"name": "x", "code": "y"}),
            ("POST", "/api/links", {"code": "x"}),
            ("POST", "/api/records", {"text": "x"}),
        ):
            assert await stranger.fault(method, path, 401, json=body) == "no-owner"


async def test_names_have_a_maximum_length(tmp_path: Path) -> None:
    async with api_server(tmp_path) as api, api.client("Ala") as ala:
        assert await ala.fault("PATCH", "/api/me", 422, json={"name": "x" * 41}) == "bad-request"
        assert await ala.fault("PATCH", "/api/me", 422, content=b'{"name": "\\ud800"}') == "bad-request"
