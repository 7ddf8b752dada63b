"""Whole games without a server."""

from __future__ import annotations

from tests.browser.memory_storage import MemoryStorage
from tests.browser.pages import open_page

DUEL = {"seats": [{"sit": "Ala", "decks": ["monsters-swarm"]}, {"bot": "trader"}]}


async def test_a_duel_against_a_bot_is_played_and_survives_a_reload() -> None:
    storage = MemoryStorage()
    async with open_page(storage) as page:
        assert await page.get("/api/me") == {"known": True, "name": ""}
        assert "champion" not in [bot["id"] for bot in (await page.get("/api/bots"))["bots"]]
        table = (await page.post("/api/tables", DUEL, 201))["id"]
        await page.follows(1, table, 0)
        view = await page.plays_out(1)
    async with open_page(storage) as page:
        [game] = (await page.get("/api/games"))["games"]
        assert (game["id"], game["phase"]) == (table, "over")
        assert (await page.get(f"/api/tables/{table}?seat=0"))["view"] == view
