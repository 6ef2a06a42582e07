"""The command ``reynard``. Each command brings in only what it needs, so that help comes at once."""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reynard.core.errors import ReynardError
from reynard.core.levels import USUAL_LEVEL, Level
from reynard.lab.command import add_lab
from reynard.service.database import read_place
from reynard.service.host_word import VARIABLE as WORD_VARIABLE
from reynard.service.host_word import choose_word
from reynard.service.keeping import USUAL_DAYS
from reynard.service.limits import list_limits, read_limits
from reynard.service.logs import FORMATS, set_up_logs
from reynard.service.logs import LEVELS as LOG_LEVELS

if TYPE_CHECKING:
    from reynard.core.box import Box
    from reynard.core.contract import Game
    from reynard.service.copying import Progress
    from reynard.service.database import Place

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8000
LEVELS = ", ".join(Level)
SOON = 1.0  # seconds after which one wants to know how far it is


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line."""
    given = parser().parse_args(arguments)
    try:
        given.run(given)
    except ReynardError as error:
        print(f"reynard: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    """Describe every command."""
    top = argparse.ArgumentParser(
        prog="reynard",
        description="Four fox games on one table. Without a command, it starts the table and opens your browser.",
    )
    serving_options(top, browser=True)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    serve = commands.add_parser(
        "serve",
        help="start the table without opening a browser",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog=f"limits and their defaults:\n{list_limits()}",
    )
    serving_options(serve, browser=False)

    play = commands.add_parser("play", help="play a game in the terminal")
    game_options(play)
    play.add_argument("--players", default=f"me,{USUAL_LEVEL}", metavar="LIST", help=f"e.g. me,fox,cub; bots: {LEVELS}")
    play.add_argument("--seed", type=int, help="the seed of an earlier game, for the same dice")
    play.add_argument("--load", metavar="SAVED", help="continue a saved match")
    play.set_defaults(run=run_play)

    duel = commands.add_parser("duel", help="let bots play many games against each other")
    game_options(duel)
    duel.add_argument("bots", nargs="+", metavar="BOT", help=f"one for each seat: {LEVELS}, random, greedy")
    duel.add_argument("--games", type=positive, default=200, help="how many games (default: 200)")
    duel.add_argument("--seed", type=int, default=0, help="another number gives other dice (default: 0)")
    duel.add_argument(
        "--jobs",
        type=positive,
        default=os.cpu_count() or 1,
        help="games at a time (default: as many as there are cores)",
    )
    duel.add_argument("--json", action="store_true", help="print one JSON object")
    duel.set_defaults(run=run_duel)

    add_lab(commands, game_options, chosen_game)

    bench = commands.add_parser("bench", help="measure how fast a game runs")
    bench.add_argument("game", metavar="GAME")
    bench.add_argument("--seats", type=positive, help="players at the table (default: as many as can play)")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.set_defaults(run=run_bench)

    verify = commands.add_parser("verify", help="check that the dice of a saved match were fair")
    verify.add_argument("saved", metavar="SAVED")
    verify.add_argument("--commitment", help="the fingerprint that was shown when the game began")
    verify.set_defaults(run=run_verify)

    analyse = commands.add_parser("analyse", help="say where a finished match turned, what was luck and what was not")
    analyse.add_argument("saved", metavar="SAVED")
    analyse.add_argument("--html", type=Path, metavar="FILE", help="write a page that needs nothing else")
    thought = "games played on in thought for a whole match (default: 400000); more, and the figures are surer"
    analyse.add_argument("--playouts", type=positive, metavar="N", help=thought)
    analyse.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="decisions judged at a time")
    analyse.set_defaults(run=run_analyse)
    add_moving(commands)

    prepare = commands.add_parser("prepare", help="compile all rules now, so that the first game starts right away")
    prepare.add_argument("games", metavar="GAME", nargs="*", help="only these (default: all)")
    prepare.set_defaults(run=run_prepare)

    box = commands.add_parser("box", help="print a game's box file, for you to change")
    box.add_argument("game", metavar="GAME")
    box.add_argument("name", metavar="NAME", nargs="?", help="one of the game's other boxes (default: the usual one)")
    box.set_defaults(run=run_box)
    return top


def serving_options(parser: argparse.ArgumentParser, browser: bool) -> None:
    """Add the options of the table; before a command or after it they count alike."""

    def unless_given(value: object) -> object:
        return value if browser else argparse.SUPPRESS

    listen = f"the port to listen on (default: {PORT}, or the next free one)"
    keep = "where to keep the tables: a folder, or postgresql://… (default: your data folder)"
    several = "serve from so many processes behind one port, with tables in PostgreSQL (default: 1)"
    call = "a name by which others reach this machine, such as fox.example.org; can be given more than once"
    bound = "change how much others may ask of this machine; “reynard serve --help” lists all limits"
    network = "let others on the same network join; prints the addresses they open"
    public = "the address people open if a proxy stands in front of this machine, such as https://fox.example.org"
    proxy = "believe this proxy, or network of proxies, when it says for whom it asks; can be given more than once"
    word = "let only those set up tables who know this word; a file keeps it from others who use this machine"
    word_file = f"the same with the word from a file (or from the environment, as {WORD_VARIABLE})"
    days = (
        f"put tables away that nobody has touched for so many days (default: {USUAL_DAYS}; 0 keeps all for ever); "
        "of finished ones seed, moves and result are kept"
    )
    form = "how the log on standard error is written (default: lines)"
    level = "from which level on (default: warning, which is faults; debug has a line for every answer)"
    measure = "give metrics for Prometheus at /metrics on a port of their own"
    measure_at = f"the address to give metrics on (default: {HOST}, for this machine alone)"
    parser.add_argument("--host", default=unless_given(HOST), help=f"the address to listen on (default: {HOST})")
    parser.add_argument("--network", action="store_true", default=unless_given(False), help=network)
    parser.add_argument("--port", type=int, default=unless_given(None), help=listen)
    parser.add_argument("--data", type=read_place, default=unless_given(None), metavar="PLACE", help=keep)
    parser.add_argument("--workers", type=positive, default=unless_given(1), metavar="N", help=several)
    parser.add_argument("--name", action="append", default=unless_given([]), help=call)
    parser.add_argument("--public-url", default=unless_given(None), metavar="URL", help=public)
    parser.add_argument("--trusted-proxy", action="append", default=unless_given([]), metavar="ADDRESS", help=proxy)
    parser.add_argument("--limit", action="append", default=unless_given([]), metavar="NAME=VALUE", help=bound)
    parser.add_argument("--metrics-port", type=int, default=unless_given(None), metavar="PORT", help=measure)
    parser.add_argument("--metrics-host", default=unless_given(HOST), metavar="ADDRESS", help=measure_at)
    parser.add_argument("--host-word", default=unless_given(None), metavar="WORD", help=word)
    parser.add_argument("--host-word-file", type=Path, default=unless_given(None), metavar="FILE", help=word_file)
    parser.add_argument("--keep-days", type=natural, default=unless_given(USUAL_DAYS), metavar="N", help=days)
    parser.add_argument("--log-format", choices=FORMATS, default=unless_given("lines"), help=form)
    parser.add_argument("--log-level", choices=LOG_LEVELS, default=unless_given("warning"), help=level)
    parser.set_defaults(run=run_serve, browser=browser)


def add_moving(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the commands that take tables from one place to another."""
    place = "a folder, a backup, or postgresql://…"
    keep = "where the tables are kept: a folder, or postgresql://… (default: your data folder)"
    copy = commands.add_parser("copy", help="copy all tables from one place to another, such as into PostgreSQL")
    copy.add_argument("source", type=read_place, metavar="FROM", help=place)
    copy.add_argument("target", type=read_place, metavar="TO", help="where there are no tables yet")
    copy.set_defaults(run=run_copy)
    backup = commands.add_parser("backup", help="write all tables into one file, also while they are being played")
    backup.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    backup.add_argument("--data", type=read_place, metavar="PLACE", help=keep)
    backup.set_defaults(run=run_backup)
    restore = commands.add_parser("restore", help="put the tables of a backup where there are none")
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup")
    restore.add_argument("--data", type=read_place, metavar="PLACE", help=keep)
    restore.set_defaults(run=run_restore)


def game_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of commands that play a game."""
    parser.add_argument("game", metavar="GAME", help="e.g. wolf-and-fox")
    parser.add_argument(
        "--box", metavar="FILE", help="play with another box: a file, or the name of one that comes with the game"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="e.g. young=1 or sides=8")


def positive(text: str) -> int:
    """Read a number of at least one."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def natural(text: str) -> int:
    """Read a number of at least zero."""
    number = int(text)
    if not 0 <= number < 1_000_000:
        raise argparse.ArgumentTypeError("must be from 0 to 999999")
    return number


def chosen_game(given: argparse.Namespace) -> "tuple[Game, Box | None, dict[str, int | bool]]":
    """Give the game, the box and the options that were asked for."""
    import reynard

    game = reynard.game(given.game)
    box = chosen_box(game, given.box) if given.box else None
    options: dict[str, int | bool] = {}
    for entry in given.option:
        name, _, value = entry.partition("=")
        if not value.lstrip("-").isdigit():
            raise ReynardError(f"--option {entry}: write NAME=VALUE with a number, such as young=1.")
        options[name] = int(value)
    return game, box, options


def chosen_box(game: "Game", wanted: str) -> "Box":
    """Open a box by its name, if the game has one of that name, or from a file."""
    if wanted in game.boxes:
        return game.open_box(wanted)
    path = Path(wanted)
    return game.read_box(read_text(path), path.name)


def read_text(path: Path) -> str:
    """Read a file, or say why not."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ReynardError(f"{path} cannot be read: {error}.") from error


def host_to_listen_on(given: argparse.Namespace) -> str:
    """Give the address to listen on."""
    if given.network and given.host not in (HOST, EVERYWHERE):
        raise ReynardError(
            f"--network listens on every address, --host {given.host} on that one. Leave one of them out."
        )
    return EVERYWHERE if given.network else str(given.host)


def run_serve(given: argparse.Namespace) -> None:
    """Start the table."""
    from reynard.games import PACKAGES
    from reynard.service.proxies import Proxies
    from reynard.service.reach import read_public_url
    from reynard.service.serve import serve
    from reynard.service.workers import check_shared, serve_with_workers

    set_up_logs(given.log_format, given.log_level)
    limits, host = read_limits(given.limit), host_to_listen_on(given)
    public_url, proxies = read_public_url(given.public_url), Proxies(given.trusted_proxy)
    host_word = choose_word(given.host_word, given.host_word_file, os.environ)
    data = given.data or usual_place()
    check_shared(data, given.workers)
    port, next_free_port = PORT if given.port is None else given.port, given.port is None
    settings: dict[str, Any] = {
        "limits": limits,
        "names": given.name,
        "public_url": public_url,
        "proxies": proxies,
        "metrics_host": given.metrics_host,
        "metrics_port": given.metrics_port,
        "host_word": host_word,
        "keep_days": given.keep_days,
        "prepare": list(PACKAGES),
    }
    if given.workers == 1:
        serve(host, port, data, open_browser=given.browser, next_free_port=next_free_port, **settings)
    else:
        log_as = (given.log_format, given.log_level)
        serve_with_workers(given.workers, host, port, data, given.browser, next_free_port, log_as, settings)


def usual_place() -> Path:
    """Give the folder in which tables are kept unless one says otherwise."""
    import platformdirs

    return Path(platformdirs.user_data_dir("reynard", appauthor=False))


def run_copy(given: argparse.Namespace) -> None:
    """Copy tables from one place to another."""
    from reynard.service.copying import copy

    told(copy, given.source, given.target)


def run_backup(given: argparse.Namespace) -> None:
    """Write tables into a file."""
    from reynard.service.copying import backup

    told(backup, given.data or usual_place(), given.file)


def run_restore(given: argparse.Namespace) -> None:
    """Put the tables of a file where there are none."""
    from reynard.service.copying import copy

    told(copy, given.file, given.data or usual_place())


def told(move: "Callable[[Place, Any, Progress], int]", source: "Place", target: "Place") -> None:
    """Copy tables, and show how far that is once it takes longer than a moment."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    from reynard.core.phrases import counted

    begun = time.monotonic()
    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Copying tables", total=None, visible=False)

        def show(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, visible=time.monotonic() - begun > SOON)

        count = move(source, target, show)
    print(f"{counted(count, 'table')} copied.")


def run_prepare(given: argparse.Namespace) -> None:
    """Compile the rules of games."""
    import reynard
    from reynard.preparing import prepare_games

    prepare_games([reynard.game(name).name for name in given.games])


def run_play(given: argparse.Namespace) -> None:
    """Play in the terminal."""
    from rich.console import Console

    from reynard.bots import bot
    from reynard.terminal import Leave, load_or_start, play_in_terminal

    game, box, options = chosen_game(given)
    players = given.players.split(",")
    people = players.count("me")
    names = [
        name.capitalize() if name != "me" else ("You" if people == 1 else f"Player {seat}")
        for seat, name in enumerate(players, 1)
    ]
    bots = [None if name == "me" else bot(name) for name in players]
    match = load_or_start(
        given.load, lambda: game.start(len(players), seed=given.seed, options=options, box=box, names=names)
    )
    if match.seats != len(players):
        raise ReynardError(f"That match has {match.seats} seats, so --players must name as many.")
    try:
        play_in_terminal(match, bots, input, Console())
    except (Leave, EOFError):
        print("See you next time.")


def run_duel(given: argparse.Namespace) -> None:
    """Let bots play against each other."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from reynard.lab.duel import duel

    game, box, options = chosen_game(given)
    with Progress(disable=given.json, console=Console(stderr=True)) as progress:
        task = progress.add_task("Playing", total=given.games)
        result = duel(
            game,
            given.bots,
            given.games,
            seed=given.seed,
            options=options,
            box=box,
            workers=given.jobs,
            progress=lambda played: progress.advance(task, played),
        )
    if given.json:
        print(json.dumps(asdict(result)))
        return
    table = Table(title=f"{game.title}, {result.games} games; an even share is {result.even:.1%}")
    for heading in ("bot", "wins", "share", "95 % interval", "points"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for record in [*result.bots, *result.rivals]:
        low, high = record.interval
        table.add_row(
            record.bot, f"{record.wins:g}", f"{record.share:.1%}", f"{low:.1%} to {high:.1%}", f"{record.points:.1f}"
        )
    Console().print(table)


def run_bench(given: argparse.Namespace) -> None:
    """Measure how fast a game runs."""
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    import reynard
    from reynard.lab.bench import bench

    game = reynard.game(given.game)
    with Progress(disable=given.json, console=Console(stderr=True)) as progress:
        task = progress.add_task("Measuring", total=3)
        speed = bench(game, given.seats, progress=lambda: progress.advance(task))
    if given.json:
        print(json.dumps(asdict(speed)))
        return
    table = Table(title=f"{game.title}, one core", show_header=False)
    table.add_row("decisions/s in random play", f"{speed.decisions_per_s:,.0f}")
    table.add_row("games/s in random play", f"{speed.games_per_s:,.0f}")
    table.add_row("playouts/s of the search", f"{speed.playouts_per_s:,.0f}")
    table.add_row("compiling from scratch", f"{speed.compile_s:.1f} s")
    table.add_row("size of a table", f"{speed.table_bytes:,} bytes")
    Console().print(table)


def run_verify(given: argparse.Namespace) -> None:
    """Prove a saved match fair."""
    import reynard
    from reynard.core.errors import BadSave
    from reynard.core.saving import read, verify

    saved = read(read_text(Path(given.saved)))
    if given.commitment and given.commitment.strip().lower() != saved.commitment:
        raise BadSave("The save's fingerprint is not the one that was shown when the game began.")
    proof = verify(saved, reynard.game(saved.game))
    scores = ", ".join(f"{name} {points}" for name, points in zip(proof.names, proof.scores, strict=True))
    print(f"Fair: the seed was fixed before the first move (fingerprint {proof.commitment}).")
    result = "this result" if proof.over else "these points, with the game still going on"
    print(f"All {proof.moves} moves are legal and lead to {result}: {scores}.")
    print(f"They were made under {proof.versions} of the rules, which this release can replay.")


def run_analyse(given: argparse.Namespace) -> None:
    """Analyse a saved match."""
    from rich.console import Console
    from rich.progress import Progress

    import reynard
    from reynard.analysis import PLAYOUTS
    from reynard.analysis.making import make_report
    from reynard.analysis.page import write_page
    from reynard.analysis.report import with_names
    from reynard.analysis.showing import show
    from reynard.core.saving import read, rebuild, verify

    saved = read(read_text(Path(given.saved)))
    game = reynard.game(saved.game)
    verify(saved, game)
    match = rebuild(saved, game)
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task("Analysing", total=match.ply)
        report = make_report(
            match, given.playouts or PLAYOUTS, given.jobs, lambda done, decisions: progress.update(task, completed=done)
        )
    report = with_names(report, match)
    show(report, match.seats, Console())
    if given.html:
        write_page(report, match.seats, given.html)


def run_box(given: argparse.Namespace) -> None:
    """Print a game's box."""
    import reynard

    game = reynard.game(given.game)
    box = game.open_box(given.name) if given.name else game.standard_box
    print(box.text, end="")
