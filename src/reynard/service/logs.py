"""The log, as lines or as JSON: what failed and where in the code, but never what anybody said or is called."""

import json
import logging
import sys
import time
import traceback
from typing import Any

FORMATS = ("lines", "json")
LEVELS = ("debug", "info", "warning", "error")
OURS = "reynard"


def set_up_logs(form: str, level: str) -> None:
    """Let everything from this level on go to standard error; of what others say, only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    logging.getLogger().handlers[:] = [handler]
    logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())


class Lines(logging.Formatter):
    """A line for each record, with the way to a fault below it."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        told = tell(record)
        what = f"{told['what']}: {told['fault']}" if "fault" in told else told["what"]
        where = [line for frame in told.get("where", ()) for line in frame.splitlines()]
        return "\n".join([f"{told['time']} {told['level']} {what}", *where])


class JsonLines(logging.Formatter):
    """A JSON object on a line for each record."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        return json.dumps(tell(record))


def tell(record: logging.LogRecord) -> dict[str, Any]:
    """Say what a record says, without the message of any error, which may quote a key, a name or a card."""
    told: dict[str, Any] = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
        "level": record.levelname.lower(),
        "logger": record.name,
        "what": what_of(record),
    }
    error = getattr(record, "error", None) or (record.exc_info and record.exc_info[1])
    if error:
        told["fault"] = type(error).__name__
        told["where"] = traceback.format_tb(error.__traceback__)
    return told


def what_of(record: logging.LogRecord) -> str:
    """Give the words of a record; what others log is cut to the words that their code has for it."""
    if hasattr(record, "what"):
        return str(record.what)
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return str(record.msg).partition("\n")[0]
