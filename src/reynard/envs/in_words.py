"""A table in words, as a seat may know it."""

from reynard.core.match import Match


def in_words(match: Match, seat: int) -> str:
    """Tell how the game stands, what happened last, and what a seat may do with the numbers to do it."""
    lines = [f"{match.game.title}, move {match.ply}"]
    for row, name in enumerate([*match.names, *match.rivals]):
        sources = ", ".join(f"{source.words} {source.points}" for source in match.breakdown(row))
        lines.append(f"{name}: {match.standing[row, 0]} points ({sources})")
    lines += match.lines(match.ply, seat)
    if seat in match.pending:
        lines += match.call_by_name([match.game.lies_before(match.box, match.table, seat)])
        lines += [f"{match.names[seat]}: {match.headline(seat)}", *choices_in_words(match, seat)]
    return "\n".join(filter(None, lines))


def choices_in_words(match: Match, seat: int) -> list[str]:
    """List what a seat may do, each with its number."""
    choices = match.choices(seat)
    width = max(len(str(choice.id)) for choice in choices)
    return [f"  {choice.id:{width}}  {choice.words}{': ' * bool(choice.gives)}{choice.gives}" for choice in choices]
