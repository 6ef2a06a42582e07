"""An address as a QR code made of text, for phones to read off a terminal."""

import sys

BLOCKS = {
    (False, False): "█",
    (False, True): "▀",
    (True, False): "▄",
    (True, True): " ",
}  # what is dark, above and below
WHITE_ON_BLACK, AS_BEFORE = "\x1b[0;97;40m", "\x1b[0m"  # whatever colours the terminal has
MARGIN = 2


def can_show_codes() -> bool:
    """Say whether what is printed goes to a terminal that has the blocks."""
    try:
        "".join(BLOCKS.values()).encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty()


def draw_code(text: str) -> str:
    """Draw a text as a QR code, two rows of it a line."""
    import segno

    rows = [list(map(bool, row)) for row in segno.make_qr(text, error="L").matrix_iter(border=MARGIN)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = [
        "".join(map(BLOCKS.__getitem__, zip(*pair, strict=True))) for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
    return "\n".join(f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in lines)
