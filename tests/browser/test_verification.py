"""The page verifies a server's games by itself."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.browser.pages import open_page
from tests.server.tables.played_games import finished
from tests.server.tables.record_changes import OTHER, as_value, changed


def verified(text: str, chain: str = "", status: int = 200) -> Any:
    async def ask() -> Any:
        async with open_page() as page:
            return await page.post("/api/local/verify", {"text": text, "chain": chain}, status)

    return asyncio.run(ask())


def test_a_record_and_a_sealed_log_are_verified() -> None:
    game = finished("duel")
    assert verified(game.record)["verdict"] == "proven"
    found = verified(json.dumps(game.seal), game.chain(0))
    assert found["verdict"] == "proven"
    assert found["findings"][-1]["kind"] == "own-chain"


def test_tampering_is_reported() -> None:
    game = finished("duel")
    found = verified(changed("final", as_value("0" * 12))(game.record))
    assert (found["verdict"], found["findings"][0]["details"]["fault"]["kind"]) == ("wrong", "record-final-disagrees")
    assert verified(json.dumps(game.seal), OTHER)["findings"][-1]["verdict"] == "wrong"
    assert verified("{")["findings"] == [{"kind": "sealed-log", "verdict": "wrong", "details": {}}]


def test_a_chain_is_compared_only_with_a_sealed_log() -> None:
    assert verified(finished("duel").record, OTHER, 400)["fault"]["kind"] == "verify-needs-seal"
