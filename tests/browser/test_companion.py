"""The companion's solo games in a browser: answered by the host, and stored like everything else."""

from __future__ import annotations

from tests.browser.memory_storage import MemoryStorage
from tests.browser.pages import open_page

SOLO = "/api/companion/solo"
SETUP = {"mode": "solo", "rules": "legendary", "opponent": "monsters", "deck": "set:foltest-the-siegemaster"}


async def test_a_solo_game_is_stored_after_every_entry() -> None:
    storage = MemoryStorage()
    async with open_page(storage) as page:
        game = await page.post(SOLO, SETUP, 201)
        path = f"{SOLO}/{game['summary']['id']}"
        after = await page.post(f"{path}/entries", {"after": 0, "text": "MON043"})
        assert after["view"]["sides"][1]["total"] == 5
    async with open_page(storage) as page:
        assert await page.get(path) == after
        assert len((await page.get(SOLO))["games"]) == 1
        assert await page.asks("DELETE", path, 204) == ""
        assert (await page.get(path, 404))["fault"]["kind"] == "companion-no-game"


async def test_bad_requests_get_faults_and_a_full_device_changes_nothing() -> None:
    async with open_page() as page:
        assert (await page.post(SOLO, {}, 400))["fault"]["kind"] == "wire-missing"
        assert (await page.asks("POST", SOLO, 422))["fault"]["kind"] == "bad-request"
        game = await page.post(SOLO, SETUP, 201)
        path = f"{SOLO}/{game['summary']['id']}"
        assert (await page.post(f"{path}/undo", {"after": 1}, 409))["fault"]["kind"] == "companion-stale"
        page.storage.full = True
        await page.post(f"{path}/entries", {"after": 0, "text": "griffin"}, 507)
        assert await page.get(path) == game
