"""What the page asks over HTTP."""

import asyncio
import gzip
from functools import partial
from importlib.metadata import version
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query, Request, Response, WebSocket
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from reynard.core.contract import Game
from reynard.core.levels import Level
from reynard.games import PACKAGES, game
from reynard.service import live
from reynard.service.analyses import tell_analysis
from reynard.service.connections import address_of
from reynard.service.errors import NoKey, NotOver
from reynard.service.fair_pool import Client
from reynard.service.host_word import HEADER, HostWord
from reynard.service.messages.afterwards import AnalysisInfo, OtherWay, ProofInfo, ReplayPart
from reynard.service.messages.lobby import (
    BoxInfo,
    ChapterInfo,
    ClockOffer,
    GameInfo,
    GameReadiness,
    HostWordInfo,
    LessonOffer,
    LevelInfo,
    Lobby,
    OptionInfo,
    ReachInfo,
    ReadinessInfo,
    RuleInfo,
    RulesInfo,
)
from reynard.service.messages.setting_up import (
    Branch,
    NewLesson,
    NewTable,
    OpenSave,
    Problem,
    TableInfo,
    TableMade,
)
from reynard.service.problems import problem
from reynard.service.reach import Reach
from reynard.service.replaying import check_moment, check_part, tell_other_way, tell_part, tell_proof
from reynard.service.room import Room
from reynard.service.rooms import Rooms
from reynard.service.scene import Scene
from reynard.service.site import accepts


async def all_rooms(connection: HTTPConnection) -> Rooms:
    """Give the rooms of the running app."""
    rooms: Rooms = connection.app.state.rooms
    return rooms


HereRooms = Annotated[Rooms, Depends(all_rooms)]
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(HTTPBearer(auto_error=False))]


async def here(connection: HTTPConnection) -> str:
    """Give the address that asks."""
    return address_of(connection.client)


Address = Annotated[str, Depends(here)]


async def find_room(table: str, rooms: HereRooms, address: Address) -> Room:
    """Give the room an address names."""
    return await rooms.find(table, address)


ThisRoom = Annotated[Room, Depends(find_room)]


async def find_finished(room: ThisRoom) -> Scene:
    """Give the last scene of a match that is over; before that its seed is nobody's business."""
    if not room.scene.over:
        raise NotOver("The game is still going on. You can see this once it is over.")
    return room.scene


Finished = Annotated[Scene, Depends(find_finished)]


HostWordHeader = Annotated[str | None, Header(alias=HEADER, max_length=1600)]


async def check_host_word(request: Request, address: Address, sent: HostWordHeader = None) -> None:
    """Refuse who wants to set up a table and does not know the host's word, where there is one."""
    word: HostWord = request.app.state.host_word
    word.check(sent, address)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Document that an address may answer with a problem of these statuses."""
    return {status: {"model": Problem} for status in statuses}


NO_SOCKET = (
    "This address is for a WebSocket, and the request did not come as one. If a proxy is in front of Reynard, it must "
    "pass on the headers Upgrade and Connection; docs/hosting.md shows how."
)

api = APIRouter(prefix="/api", responses=problems(400, 403, 404, 408, 413, 421, 422, 429, 500, 503))


@api.get("/lobby", response_model=Lobby)
async def lobby(request: Request, rooms: HereRooms, address: Address) -> Response:
    """Say which games and which bots there are."""
    text = await rooms.shared.archive.give(Client(address), "lobby", lambda: describe_lobby().model_dump_json())
    return compressed(request, text)


def describe_lobby() -> Lobby:
    """Say which games and which bots there are."""
    games = [describe_game(game(name)) for name in PACKAGES]
    return Lobby(games=games, version=version("reynard"))


def describe_game(game: Game) -> GameInfo:
    """Say what a game is and how it can be played."""
    from reynard.bots import LEVELS  # brings in the compiler, without which the service can start

    level_words = {level: LEVELS[level].words for level in Level} | dict(game.level_words)
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
        length=game.about.length,
        weight=game.about.weight,
        age=game.about.age,
        seats=list(game.seats),
        options=options,
        clock=clock,
        boxes=[BoxInfo(name=name, title=title) for name, title in game.boxes.items()],
        lessons=[
            LessonOffer(name=lesson.name, title=lesson.title, about=lesson.about, minutes=lesson.minutes)
            for lesson in game.lessons.values()
        ],
        covers=game.covers,
        levels=[LevelInfo(name=level, words=words) for level, words in level_words.items()],
        usual_level=game.usual_level,
    )


@api.get("/readiness")
async def readiness(rooms: HereRooms) -> ReadinessInfo:
    """Say which games can be played at once, and how far the others are."""
    way = rooms.shared.readiness
    return ReadinessInfo(
        games=[GameReadiness(name=name, ready=way.is_ready(name), share=way.share(name)) for name in PACKAGES]
    )


@api.get("/reach")
async def reach(request: Request) -> ReachInfo:
    """Say under which addresses others can open a table, as seen from the page that asks."""
    way: Reach = request.app.state.reach
    return way.tell(request.headers["host"])


@api.get("/games/{name}/rules", response_model=RulesInfo)
async def rules(name: str, request: Request, rooms: HereRooms, address: Address) -> Response:
    """Give the rules of a game in our own words."""
    title = f"rules of {name}"
    text = await rooms.shared.archive.give(Client(address), title, lambda: describe_rules(name).model_dump_json())
    return compressed(request, text)


def describe_rules(name: str) -> RulesInfo:
    """Give the rules of a game in our own words."""
    chosen = game(name)
    chapters = [
        ChapterInfo(
            title=chapter.title,
            intro=chapter.intro,
            rules=[RuleInfo(id=rule.id, words=rule.words, text=rule.text) for rule in chapter.rules],
        )
        for chapter in chosen.rulebook.chapters
    ]
    return RulesInfo(title=chosen.title, chapters=chapters)


@api.get("/host-word")
async def host_word(request: Request, address: Address, sent: HostWordHeader = None) -> HostWordInfo:
    """Say whether the host's word is needed to set up tables, and whether the one sent is right."""
    word: HostWord = request.app.state.host_word
    return HostWordInfo(asked=word.is_asked_for, known=word.fits(sent, address))


@api.post("/tables", status_code=201, dependencies=[Depends(check_host_word)])
async def set_up_table(order: NewTable, rooms: HereRooms, address: Address) -> TableMade:
    """Set up a table."""
    return await rooms.set_up(order, address)


@api.post("/saves", status_code=201, dependencies=[Depends(check_host_word)])
async def open_saved_match(order: OpenSave, rooms: HereRooms, address: Address) -> TableMade:
    """Set up a table with a saved match, everybody at this screen."""
    return await rooms.open_save(order.save, address)


@api.post("/lessons", status_code=201, dependencies=[Depends(check_host_word)])
async def begin_lesson(order: NewLesson, rooms: HereRooms, address: Address) -> TableMade:
    """Set up a table for a lesson."""
    return await rooms.begin_lesson(order, address)


@api.get("/tables/{table}")
async def table_info(room: ThisRoom) -> TableInfo:
    """Say what anyone may know of a table."""
    match = room.match
    return TableInfo(
        table=room.table,
        game=match.game.name,
        title=match.game.title,
        seats=list(match.names),
        pending=list(room.scene.pending),
        scores=room.scene.scores,
        winners=list(match.winners),
        over=room.scene.over,
    )


@api.websocket("/tables/{table}/live")
async def table_live(socket: WebSocket, table: str, rooms: HereRooms) -> None:
    """Connect a page to a table."""
    await live.serve(socket, table, rooms)


@api.get("/tables/{table}/live", status_code=426, response_model=Problem)
async def table_not_live(table: str) -> Response:
    """Refuse who asks for a table's socket as if it were a page, as proxies do that do not pass sockets on."""
    refusal = problem(426, NO_SOCKET)
    refusal.headers.update({"Upgrade": "websocket", "Connection": "Upgrade"})
    return refusal


@api.get("/tables/{table}/replay", responses=problems(409), response_model=ReplayPart)
async def table_replay(
    request: Request, room: ThisRoom, scene: Finished, address: Address, part: Annotated[int, Query(ge=0)] = 0
) -> Response:
    """Show a part of a finished game, as a spectator saw it."""
    check_part(scene, part)

    def make() -> str:
        return tell_part(scene, part).model_dump_json()

    client = Client(address, room.table)
    return compressed(request, await room.shared.archive.give(client, f"part {part} {edition(scene)}", make))


@api.get(
    "/tables/{table}/save",
    response_class=Response,
    responses={200: {"content": {"application/json": {}}}, **problems(409)},
)
async def table_save(request: Request, room: ThisRoom, scene: Finished, address: Address) -> Response:
    """Give a finished match as a file that ``reynard verify`` and ``reynard.load`` read."""
    client = Client(address, room.table)
    text = await room.shared.archive.give(client, f"save {edition(scene)}", scene.match.save)
    response = compressed(request, text)
    name = f"{scene.match.game.name}-{room.table}.json"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@api.get("/tables/{table}/analysis", responses=problems(409), response_model=AnalysisInfo)
async def table_analysis(
    room: ThisRoom, scene: Finished, address: Address, known: Literal["", "rough", "good"] = ""
) -> Response:
    """Tell how far the analysis of a finished game is, and if it is news its report; who asks first begins it."""
    client = Client(address, room.table)
    making = await room.shared.analyses.look(client, scene.match)
    tell = partial(tell_analysis, making, scene.match, known)
    return Response(await room.shared.archivists.run(client, tell), media_type="application/json")


@api.get("/tables/{table}/ways", responses=problems(409), response_model=OtherWay)
async def other_way(
    request: Request,
    room: ThisRoom,
    scene: Finished,
    address: Address,
    ply: Annotated[int, Query(ge=0)],
    choice: Annotated[int, Query(ge=0)],
) -> Response:
    """Show how a finished game might have gone on after another choice."""
    check_moment(scene, ply)

    def make() -> str:
        return tell_other_way(scene, ply, choice).model_dump_json()

    title = f"way {ply} {choice} {edition(scene)}"
    return compressed(request, await room.shared.archive.give(Client(address, room.table), title, make))


@api.post("/tables/{table}/branches", status_code=201, dependencies=[Depends(check_host_word)], responses=problems(409))
async def play_on_from(order: Branch, room: ThisRoom, scene: Finished, rooms: HereRooms, address: Address) -> TableMade:
    """Set up a table that goes on from a moment of a finished game."""
    return await rooms.branch(scene.match, room.setting, order, address)


@api.get("/tables/{table}/proof", responses=problems(409), response_model=ProofInfo)
async def table_proof(request: Request, room: ThisRoom, scene: Finished, address: Address) -> Response:
    """Check that the dice of a finished match were settled before its first move."""

    def make() -> str:
        return tell_proof(scene.match).model_dump_json()

    return compressed(request, await room.shared.archive.give(Client(address, room.table), "proof", make))


def edition(scene: Scene) -> str:
    """Tell apart what is kept of a finished match under its names, which may still change."""
    return str(hash((tuple(scene.match.names), tuple(scene.match.notes.items()))))


def compressed(request: Request, text: bytes) -> Response:
    """Send JSON that is kept compressed; whoever cannot unpack it gets it unpacked."""
    headers = {"Vary": "Accept-Encoding"}
    if not accepts(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(gzip.decompress(text), media_type="application/json", headers=headers)
    return Response(text, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"})


@api.post("/tables/{table}/rematch", responses=problems(401, 403, 409))
async def table_rematch(room: ThisRoom, rooms: HereRooms, bearer: Bearer, address: Address) -> TableMade:
    """Set up the same table again, with the same keys; everyone who asks gets the same new table."""
    if bearer is None:
        raise NoKey("A rematch is for those who sat at the table: send the key of your seat.")
    return await asyncio.shield(asyncio.ensure_future(rooms.rematch(room, bearer.credentials, address)))
