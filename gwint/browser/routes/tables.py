"""Routes of tables: listing, opening, viewing and commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gwint.browser.commands import BOT, COMMAND, DECK_TEXT, NAME, to_command
from gwint.browser.fields import Choice, Default, Field, Items, Nullable, Object, OneOf, Text, Whole, YesNo
from gwint.browser.routes.params import MAX_STEPS, PAGE, RULES_TEXT, SEAT_NUMBER, SHORT_TEXT, room_of, viewer_of
from gwint.browser.routing import Request, Response, Routes, json_response
from gwint.browser.services import Services
from gwint.browser.thinking import run_here
from gwint.server.api import explain as explain_api
from gwint.server.api import tables as api
from gwint.server.api.new_table import first_commands, terms_of
from gwint.wire.plain_codecs import ROW_IDS

DAY_S: Final = 86_400
HOUR_S: Final = 3_600
STEP: Final = Whole(0, MAX_STEPS, written_as_float=True)
PERSON: Final = Object({"sit": NAME, "decks": Default(Items(DECK_TEXT, 3), [])})
SEATS: Final = OneOf((("PersonSeat", PERSON), ("BotSeat", Object({"bot": BOT}))))
BEGINNING: Final = OneOf(
    (
        ("FromTable", Object({"table": SHORT_TEXT, "step": STEP})),
        ("FromRecord", Object({"record": SHORT_TEXT, "step": STEP})),
        ("FromPicture", Object({"picture": Text(20_000)})),
    )
)
TERMS: Final[Mapping[str, Field]] = {
    "mode": Default(SHORT_TEXT, "duel"),
    "rules": Default(RULES_TEXT, "legendary"),
    "advanced": Default(YesNo(), False),
    "listed": Default(YesNo(), False),
    "spectators": Default(YesNo(), True),
    "bank_s": Default(Whole(0, DAY_S, written_as_float=True), 0),
    "increment_s": Default(Whole(0, HOUR_S, written_as_float=True), 0),
    "away_s": Default(Whole(10, DAY_S, written_as_float=True), 60),
    "hints": Default(Choice(("always", "alone", "never")), "alone"),
    "opponent": Default(SHORT_TEXT, ""),
}
NEW_TABLE: Final = Object(
    {**TERMS, "seats": Default(Items(Nullable(SEATS), 5), []), "from": Default(Nullable(BEGINNING))}
)
PLACE: Final[Mapping[str, Field]] = {
    "side": Default(Nullable(SEAT_NUMBER)),
    "row": Default(Nullable(Text(pattern=f"^({'|'.join(ROW_IDS)})$"))),
    "place": Default(Nullable(Whole(0, 999))),
}


async def list_tables(services: Services, request: Request) -> Response:
    return json_response(await api.open_tables(services.registry, **request.read_query(PAGE)))


async def open_table(services: Services, request: Request) -> Response:
    wanted = request.read_body(NEW_TABLE)
    registry, owner = services.registry, services.owner.id
    plain = {name: wanted[name] for name in TERMS}
    terms = await terms_of(registry, run_here, owner, plain, wanted["from"])
    commands = [to_command(COMMAND.read(command, ())) for command in first_commands(wanted["seats"])]
    async with registry.owner_locks.of(owner):
        await registry.check_quota(owner)
        room = await registry.open_table(owner, terms, commands)
    return Response(api.new_table_answer(room, owner).decode(), 201)


async def view_table(services: Services, request: Request) -> Response:
    room = await room_of(services, request)
    viewer = viewer_of(services, request, room)
    return Response(api.table_answer(room, viewer, services.owner.id).decode())


async def command(services: Services, request: Request) -> Response:
    room = await room_of(services, request)
    given = to_command(request.read_body(COMMAND))
    await services.registry.execute(room, services.owner.id, given)
    if not given.is_secret:
        room.note_request(services.owner.id)
    return Response(api.command_answer(room, services.owner.id, given).decode())


async def explained(services: Services, request: Request) -> Response:
    room = await room_of(services, request)
    viewer_of(services, request, room)
    return json_response(explain_api.explained(room, request.read_query(PLACE)))


ROUTES: Final[Routes] = {
    ("GET", "/api/tables"): list_tables,
    ("POST", "/api/tables"): open_table,
    ("GET", "/api/tables/{table}"): view_table,
    ("POST", "/api/tables/{table}/commands"): command,
    ("GET", "/api/tables/{table}/explain"): explained,
}
