"""What the page asks over HTTP."""

import asyncio
from importlib.metadata import version
from typing import Annotated, Any, get_args

from fastapi import APIRouter, Depends, Response, WebSocket
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from reynard.core.contract import Game
from reynard.core.errors import BadSave
from reynard.core.match import Match
from reynard.core.saving import read, verify
from reynard.games import PACKAGES, game
from reynard.service import live
from reynard.service.errors import NoKey, NotOver
from reynard.service.messages import (
    BoxInfo,
    ChapterInfo,
    ClockOffer,
    GameInfo,
    Level,
    LevelInfo,
    Lobby,
    NewTable,
    OptionInfo,
    Problem,
    ProofInfo,
    Replay,
    ReplayStep,
    RuleInfo,
    RulesInfo,
    TableInfo,
    TableMade,
)
from reynard.service.room import Room
from reynard.service.rooms import Rooms


def all_rooms(connection: HTTPConnection) -> Rooms:
    """Give the rooms of the running app."""
    rooms: Rooms = connection.app.state.rooms
    return rooms


HereRooms = Annotated[Rooms, Depends(all_rooms)]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]


async def find_room(table: str, rooms: HereRooms) -> Room:
    """Give the room an address names."""
    return await rooms.find(table)


ThisRoom = Annotated[Room, Depends(find_room)]


async def find_finished(room: ThisRoom) -> Match:
    """Give a match that is over; before that its seed is nobody's business."""
    if not room.match.over:
        raise NotOver("The game is still going on; this is there to see once it is over.")
    return room.match


Finished = Annotated[Match, Depends(find_finished)]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Document that an address may answer with a problem of these statuses."""
    return {status: {"model": Problem} for status in statuses}


api = APIRouter(prefix="/api", responses=problems(404, 413, 422, 500, 503))


@api.get("/lobby")
def lobby() -> Lobby:
    """Say which games and which bots there are."""
    from reynard.bots import LEVELS  # brings in the compiler, without which the service can start

    levels = [LevelInfo(name=name, words=LEVELS[name].words) for name in get_args(Level)]
    games = [describe_game(game(name)) for name in PACKAGES]
    return Lobby(games=games, levels=levels, version=version("reynard"))


def describe_game(game: Game) -> GameInfo:
    """Say what a game is and how it can be played."""
    options = [
        OptionInfo(
            name=option.name,
            words=option.words,
            values=list(option.values),
            labels=list(option.labels),
            seats=list(option.seats),
        )
        for option in game.options
    ]
    clock = ClockOffer(words=game.clock.words, seconds=list(game.clock.seconds)) if game.clock else None
    return GameInfo(
        name=game.name,
        title=game.title,
        tagline=game.tagline,
        seats=list(game.seats),
        options=options,
        clock=clock,
        boxes=[BoxInfo(name=name, title=title) for name, title in game.boxes.items()],
        covers=game.covers,
    )


@api.get("/games/{name}/rules")
def rules(name: str) -> RulesInfo:
    """Give the rules of a game in our own words."""
    chosen = game(name)
    chapters = [
        ChapterInfo(
            title=chapter.title,
            intro=chapter.intro,
            rules=[RuleInfo(id=rule.id, words=rule.words) for rule in chapter.rules],
        )
        for chapter in chosen.rulebook.chapters
    ]
    return RulesInfo(title=chosen.title, chapters=chapters)


@api.post("/tables", status_code=201)
async def set_up_table(order: NewTable, rooms: HereRooms) -> TableMade:
    """Set up a table."""
    return await rooms.set_up(order)


@api.get("/tables/{table}")
async def table_info(room: ThisRoom) -> TableInfo:
    """Say what anyone may know of a table."""
    match = room.match
    return TableInfo(
        table=room.table,
        game=match.game.name,
        title=match.game.title,
        seats=list(match.names),
        over=match.over,
    )


@api.websocket("/tables/{table}/live")
async def table_live(socket: WebSocket, table: str, rooms: HereRooms) -> None:
    """Connect a page to a table."""
    await live.serve(socket, table, rooms)


@api.get("/tables/{table}/replay", responses=problems(409))
async def table_replay(match: Finished) -> Replay:
    """Show a finished game from the deal to the end, as a spectator saw it."""
    return await asyncio.to_thread(tell_replay, match)


def tell_replay(match: Match) -> Replay:
    """Show every step of a match."""
    steps = []
    for ply in range(match.ply + 1):
        then = match.at(ply)
        seat = match.moves[ply - 1].seat if ply else None
        step = ReplayStep(ply=ply, seat=seat, lines=then.lines(ply), scores=then.scores, view=then.view())
        steps.append(step)
    return Replay(steps=steps)


@api.get(
    "/tables/{table}/save",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}, **problems(409)},
)
async def table_save(room: ThisRoom, match: Finished) -> Response:
    """Give a finished match as a file that ``reynard verify`` and ``reynard.load`` read."""
    name = f"{match.game.name}-{room.table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(match.save(), media_type="application/json", headers=headers)


@api.get("/tables/{table}/proof", responses=problems(409))
async def table_proof(match: Finished) -> ProofInfo:
    """Check that the dice of a finished match were settled before its first move."""
    return await asyncio.to_thread(tell_proof, match)


def tell_proof(match: Match) -> ProofInfo:
    """Replay a match from its save alone and say whether everything holds."""
    try:
        proof = verify(read(match.save()), match.game)
        fair = True
        reason = (
            f"The seed is the one that was committed to before the first move, and all {proof.moves} moves "
            "replay from it to this result."
        )
    except BadSave as error:
        fair, reason = False, str(error)
    return ProofInfo(
        fair=fair,
        reason=reason,
        commitment=match.commitment,
        seed=str(match.seed),
        salt=match.salt,
        moves=match.ply,
        scores=match.scores,
    )


@api.post("/tables/{table}/rematch", responses=problems(401, 403, 409))
async def table_rematch(room: ThisRoom, rooms: HereRooms, bearer: Bearer) -> TableMade:
    """Set up the same table again, with the same keys; everyone who asks gets the same new table."""
    if bearer is None:
        raise NoKey("A rematch is for those who sat at the table: send the key of your seat.")
    return await asyncio.shield(asyncio.ensure_future(rooms.rematch(room, bearer.credentials)))
