"""Where special choices stand in a list."""

LAST, SPECIAL = 9, 5  # what ends a step comes last, science cards before that
