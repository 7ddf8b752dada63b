"""Routes that move a seat to another device. The code follows the # of an address, which browsers do not send."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from gwint.server.http.authentication import NO_OWNER, Owner
from gwint.server.http.dependencies import TABLE_ERRORS, RegistryDep, RoomDep, Seat
from gwint.server.http.errors import COMMON_ERRORS
from gwint.server.http.models import ShortText, StrictModel
from gwint.server.http.qr_codes import qr_code, qr_rows
from gwint.server.tables.permissions import check_viewer
from gwint.server.tables.seat_links import VALID_S, offer_seat, take_seat

router = APIRouter(prefix="/api", tags=["seats"], responses={**COMMON_ERRORS, **TABLE_ERRORS, **NO_OWNER})


class SeatLink(StrictModel):
    code: str
    path: str = Field(description="The page that takes the seat on the other device.", examples=["/move#code"])
    lasts_s: int
    qr: list[str] = Field(description="The page's full address as a QR code: a string of 0 and 1 for each row.")


class LinkCode(StrictModel):
    code: ShortText


class SeatTaken(StrictModel):
    table: str
    seat: int


@router.post("/tables/{table}/seats/{seat}/link", status_code=201, summary="Move my seat to another device")
async def link(request: Request, registry: RegistryDep, room: RoomDep, seat: Seat, owner: Owner) -> SeatLink:
    """A code that gives the seat to the device that sends it. It works once, expires soon and replaces older codes."""
    check_viewer(room.state, owner, seat)
    room.note_request(owner)
    code = await offer_seat(registry, room, seat)
    path = f"/move#{code}"
    return SeatLink(code=code, path=path, lasts_s=VALID_S, qr=qr_rows(qr_code(request, registry.settings, path)))


@router.post("/links", summary="Take the seat of a link")
async def take(registry: RegistryDep, owner: Owner, link: LinkCode) -> SeatTaken:
    """The seat becomes mine with its hand and its clock; the device that created the link loses it."""
    table, seat = await take_seat(registry, link.code, owner)
    return SeatTaken(table=table, seat=seat)
