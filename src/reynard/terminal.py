"""A game in the terminal: numbers for choices, the same sentences as everywhere."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from reynard.bots import Bot
from reynard.core.errors import ReynardError
from reynard.core.match import Match
from reynard.core.notes import named

HELP = "Type a number to choose, u to undo, h for a hint, s to save or q to leave."
LONGEST_THOUGHT = 1500  # milliseconds that a person waits for a bot or for a hint
FORGET_SCROLLED = "\x1b[3J"  # makes a terminal forget what has scrolled out of sight


class Leave(Exception):
    """The player wants to leave."""


def play_in_terminal(match: Match, bots: Sequence[Bot | None], ask: Callable[[str], str], console: Console) -> None:
    """Play a match to its end; a seat without a bot is a person's."""
    show_heading(match, console)
    told, reader = 0, None
    while True:
        told = tell_news(match, told, console)
        if match.over:
            break
        seat = next_to_choose(match, bots)
        player = bots[seat]
        if player is not None:
            with console.status(f"{match.names[seat]} is thinking"):
                choice = player.choose(match, seat, milliseconds=LONGEST_THOUGHT)
            match.play(seat, choice)
        else:
            if reader is not None and must_clear(match, seat, reader) and can_clear(console):
                clear(console)
                if changes_hands(match, seat, reader):
                    ask(f"{match.names[seat]} is next. Press Enter when nobody else can see this screen. ")
                show_heading(match, console)
                tell_news(match, lines_known(match, seat), console)
            reader = seat
            told = min(told, take_turn(match, seat, bots, ask, console))
    show_scores(match, console)


def next_to_choose(match: Match, bots: Sequence[Bot | None]) -> int:
    """Where all choose, let bots do so first, but for one that waits for the others."""
    ready = [seat for seat in match.pending if bots[seat] and not match.game.bot_waits(match.box, match.table, seat)]
    people = [seat for seat in match.pending if not bots[seat]]
    return [*ready, *people, *match.pending][0]


def show_heading(match: Match, console: Console) -> None:
    """Show what stands above every game."""
    console.print(f"[bold]{match.game.title}[/bold]  {HELP}", highlight=False)
    console.print(f"Fair dice: all come from a secret seed with the fingerprint {match.commitment}.", highlight=False)


def tell_news(match: Match, told: int, console: Console) -> int:
    """Print what has happened since the line printed last."""
    lines = match.log()
    for line in lines[told:]:
        console.print(line, highlight=False, markup=False)
    return len(lines)


def before_seat(match: Match, seat: int) -> str:
    """Say what a seat sees only as long as it chooses."""
    return named(match.game.lies_before(match.box, match.table, seat), match.callings)


def changes_hands(match: Match, seat: int, reader: int) -> bool:
    """Say whether the screen goes to someone from whom the one before it has secrets."""
    return match.game.covers and seat != reader


def must_clear(match: Match, seat: int, reader: int) -> bool:
    """Say whether what one person has seen and typed must be gone before a seat chooses."""
    return bool(before_seat(match, seat)) or changes_hands(match, seat, reader)


def can_clear(console: Console) -> bool:
    """Say whether there is a screen that can be cleared."""
    return console.is_terminal and not console.is_dumb_terminal


def clear(console: Console) -> None:
    """Clear the screen, and what has scrolled out of sight as well."""
    console.clear()
    if not console.legacy_windows:
        console.file.write(FORGET_SCROLLED)
        console.file.flush()


def lines_known(match: Match, seat: int) -> int:
    """Count the lines of the log before a seat's latest move, for what that led to may have gone unread."""
    own = [ply for ply, move in enumerate(match.moves) if move.seat == seat]
    return len(match.at(own[-1]).log()) if own else 0


def take_turn(match: Match, seat: int, bots: Sequence[Bot | None], ask: Callable[[str], str], console: Console) -> int:
    """Let a person choose, and give how many lines of the log still stand."""
    choices = match.choices(seat)
    before = before_seat(match, seat)
    if before:
        console.print(before, style="bold", highlight=False, markup=False)
    table = Table(title=f"{match.names[seat]}, it is your turn", box=None, title_justify="left")
    for number, choice in enumerate(choices, 1):
        table.add_row(str(number), choice.words, choice.gives, choice.rule)
    console.print(table)
    while True:
        answer = ask(f"{match.names[seat]}> ").strip().lower()
        if answer.isdigit() and 1 <= int(answer) <= len(choices):
            match.play(seat, choices[int(answer) - 1].id)
            return len(match.log())
        if answer == "u":
            try:
                match.take_back(match.last_step(seat, [bots[move.seat] is not None for move in match.moves]))
                return len(match.log())
            except ReynardError as error:
                console.print(str(error), highlight=False)
        elif answer == "h":
            give_hint(match, seat, console)
        elif answer == "s":
            save(match, ask, console)
        elif answer == "q":
            raise Leave
        else:
            console.print(HELP)


def give_hint(match: Match, seat: int, console: Console) -> None:
    """Show what to do and why."""
    from reynard.bots import advise

    with console.status("The fox is thinking"):
        advice = advise(match, seat, milliseconds=LONGEST_THOUGHT)
    words = match.describe(seat, advice.choice).words
    told = match.call_by_name([*advice.reasons, advice.figures])
    for line in (f"{advice.advisor}: {words}", *filter(None, told)):
        console.print(line, highlight=False)
    for option in advice.options[1:3]:
        other = match.describe(seat, option.choice)
        console.print(f"  {other.words}: {option.figures}", highlight=False)


def save(match: Match, ask: Callable[[str], str], console: Console) -> None:
    """Save the match to a file."""
    path = ask("Save as: ").strip()
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(match.save())
    except OSError as error:
        console.print(f"That could not be saved: {error.strerror}. Try another name.")
    else:
        console.print(f"Saved as {path}. It contains the seed, so do not show it to the other players yet.")


def show_scores(match: Match, console: Console) -> None:
    """Show the final scores by source, those of rivals too, and say who has won."""
    rows = [*match.names, *match.rivals]
    table = Table(title="Final scores")
    table.add_column("")
    for source in match.breakdown(0):
        table.add_column(source.words, justify="right")
    table.add_column("total", justify="right")
    for row, name in enumerate(rows):
        points = {source.words: str(source.points) for source in match.breakdown(row)}
        shown = [points.get(source.words, "") for source in match.breakdown(0)]
        table.add_row(f"{name} ★" if row in match.leaders else name, *shown, str(match.standing[row, 0]))
    console.print(table)


def load_or_start(path: str | None, start: Callable[[], Match]) -> Match:
    """Read a saved match, or start a new one."""
    if path is None:
        return start()
    import reynard

    try:
        with open(path, encoding="utf-8") as file:
            return reynard.load(file.read())
    except OSError as error:
        raise ReynardError(f"{path} cannot be read: {error.strerror}.") from error
