"""The pages of the story: the end of each day, with the farmer, what was lost to him and what was scored."""

from reynard.core.box import Box
from reynard.core.contract import Chapter
from reynard.games.wolf_and_fox.table import KINDS, NOTHING, Phase, Table
from reynard.games.wolf_and_fox.words.day import farmer_line, loss_lines, lost_cards, score_lines
from reynard.games.wolf_and_fox.words.names import kinds_words


def chapter(box: Box, before: Table, after: Table) -> Chapter | None:
    """Tell the end of a day, if the move has ended one."""
    is_over = after.phase == Phase.OVER
    if not is_over and after.day == before.day:
        return None
    day, seats = int(before.day), range(after.seats)
    names = [f"{{seat:{seat}|player {seat + 1}}}" for seat in seats]
    lines: list[str] = []
    if after.farmer != NOTHING:
        lost = [lost_cards(after, seat) for seat in seats]
        lines += [farmer_line(box, after), *(loss_lines(lost, names) if any(lost) else ["Nobody loses a card."])]
    lines += score_lines(day, after, names)
    if not is_over:
        lines.append(leaving_line(box))
    return Chapter(f"The end of day {day + 1}", tuple(lines))


def leaving_line(box: Box) -> str:
    """Say which cards leave the game now, and which stay."""
    leaving = [kind for kind in range(KINDS) if box.record.discarded[kind]]
    staying = [kind for kind in range(KINDS) if not box.record.discarded[kind]]
    parts = ((leaving, "leave the game"), (staying, "stay"))
    return "; ".join(f"{kinds_words(kinds)} {do}" for kinds, do in parts if kinds).capitalize() + "."
