"""The reference page of a game: how to start it, options, actions, observation, counting, views, and its box."""

from collections.abc import Iterator
from pathlib import Path

from reynard.core.contract import Game, Option
from reynard.games import PACKAGES, game
from reynard.reference.action_space import explain_actions
from reynard.reference.boxes import explain_boxes
from reynard.reference.counting import explain_counting
from reynard.reference.markdown import code, markdown_table, python_example, span
from reynard.reference.observation import explain_observation
from reynard.reference.views import alternatives, explain_views


def write_references(folder: Path) -> None:
    """Write the pages of all games into a folder."""
    written = {f"{name}.md": reference_of(game(name)) for name in PACKAGES}
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in written.items():
        (folder / file).write_text(text, encoding="utf-8")


def reference_of(game: Game) -> str:
    """Write the page of a game."""
    seats = 2 if 2 in game.seats else game.seats[0]  # of the examples
    parts = [introduce(game), *explain_start(game, seats), *explain_options(game), *explain_actions(game)]
    parts += [*explain_observation(game, seats), *explain_counting(game)]
    return "\n\n".join([*parts, *explain_views(game), *explain_boxes(game, seats)]) + "\n"


def introduce(game: Game) -> str:
    """Say what game it is, and where its rules are."""
    folder = f"../../src/reynard/games/{game.folder.name}"
    counting = "[What can be counted](#what-can-be-counted) · " if game.counting else ""
    return (
        "<!-- Made from the code by `make reference`: change the code, not this page. -->\n\n"
        f"# {game.title}\n{game.tagline} For {span(range(game.seats[0], game.seats[-1] + 1))} players.\n\n"
        f"[Rules]({folder}/rules.md) · [Options](#options) · [Actions](#actions) · [Observation](#observation) · "
        f"{counting}[View](#the-view) · [Box](#the-box)"
    )


def explain_start(game: Game, seats: int) -> Iterator[str]:
    """Show how to play it from Python."""
    option = next(each for each in game.options if each.is_for(seats))
    yield "## From Python"
    yield python_example(
        ">>> import reynard",
        f'>>> game = reynard.game("{game.name}")',
        f'>>> match = game.start(seats={seats}, seed=7, options={{"{option.name}": {option.values[1]}}})',
        ">>> seat = match.pending[0]",
        ">>> choice = match.choices(seat)[0]  # .id .words .at .rule .gives .facts",
        ">>> match.play(seat, choice.id)",
        ">>> match.over",
        "False",
    )


def explain_options(game: Game) -> Iterator[str]:
    """List what can be settled before the game starts."""
    yield "## Options\nThe first value of an option is its default."
    rows = [[code(each.name), each.words, option_values(each), option_seats(each)] for each in game.options]
    yield markdown_table(["Option", "Words", "Values", "Players"], rows)
    if game.clock:
        seconds = alternatives([str(each) for each in game.clock.seconds])
        yield f"A table may also be played with a clock: {game.clock.words.lower()}, {seconds} seconds."


def option_values(option: Option) -> str:
    """List the values of an option with their labels."""
    return "; ".join(f"{code(str(value))}: {label}" for value, label in zip(option.values, option.labels, strict=True))


def option_seats(option: Option) -> str:
    """Say for how many players an option is."""
    return span(range(option.seats[0], option.seats[-1] + 1)) if option.seats else "any"
