"""Who scores but has no seat."""

THE_FOX = "The fox"


def rivals(seats: int) -> tuple[str, ...]:
    """Alone, one plays against the fox."""
    return (THE_FOX,) if seats == 1 else ()
