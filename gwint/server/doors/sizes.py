"""No request is larger than the application takes, whether it tells its length beforehand or not."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send


@dataclass(frozen=True, slots=True)
class Bounded:
    """`app.add_middleware(Bounded, most=1 << 18)`: a longer body is refused as soon as it is seen to be longer."""

    app: ASGIApp
    most: int
    """Bytes."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, self._counting(receive) if scope["type"] == "http" else receive, send)

    def _counting(self, receive: Receive) -> Receive:
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.most:
                raise HTTPException(413)
            return message

        return counted
