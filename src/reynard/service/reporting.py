"""Faults go to the log without anything that was said at a table, for that may be a secret."""

import logging
import traceback

log = logging.getLogger("reynard.service")


def report(what: str, error: BaseException) -> None:
    """Log a fault: its kind and where it happened, but not its message, which may quote a key or a card."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s: %s\n%s", what, type(error).__name__, where, extra={"what": what, "error": error})
