"""``python -m soak.schema``: what the OpenAPI schema says of the service, held against a running one by Schemathesis.

Every address is asked with much that fits the schema and much that does not; nothing may be answered that the schema
does not tell of, and nothing may be a fault of ours.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path

from soak.server import Server

EXAMPLES = 40  # of each kind for each address
LIMITS = (
    "requests_per_second",
    "tables",
    "tables_per_address",
    "boxes",
    "boxes_per_address",
    "wrong_words_per_address",
)
WORD = "vulpes"
# A header that nobody may leave out or send wrongly is checked by the guard before anything else is looked at, and who
# holds no key is told so only once the table is known to exist.
LEFT_OUT = "ignored_auth,positive_data_acceptance"


def main() -> int:
    """Start a server, hold it against its schema, and say whether anything was found."""
    parser = argparse.ArgumentParser(prog="soak.schema", description="Hold the service against its own schema.")
    parser.add_argument("--examples", type=int, default=EXAMPLES, help=f"for each address ({EXAMPLES})")
    given = parser.parse_args()
    limits = [part for name in LIMITS for part in ("--limit", f"{name}=1e6")]
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(try_out(Path(folder), ["--host-word", WORD, *limits], given.examples))


async def try_out(folder: Path, options: list[str], examples: int) -> int:
    """Start a server in a folder and hold it against its schema."""
    server = Server(folder)
    await server.start(options)
    try:
        address = f"http://{server.address.host}:{server.address.port}"
        return await asyncio.to_thread(hold, address, examples)
    finally:
        await server.stop()


def hold(address: str, examples: int) -> int:
    """Let Schemathesis ask the service for as long as it takes."""
    program = [sys.executable, "-m", "schemathesis.cli"]
    options = ["--max-examples", str(examples), "--exclude-checks", LEFT_OUT, "--header", f"Reynard-Host-Word: {WORD}"]
    return subprocess.run([*program, "run", f"{address}/api/openapi.json", "--url", address, *options]).returncode


if __name__ == "__main__":
    sys.exit(main())
