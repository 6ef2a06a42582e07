"""A small reverse proxy, as one would put before the table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

SAYS_ITSELF = ("x-forwarded-", "forwarded:")
OF_SOCKETS = ("upgrade:", "connection:")


@asynccontextmanager
async def open_proxy(
    house: str, name: str, *, own: str = "127.0.0.9", passes_sockets: bool = True
) -> AsyncIterator[str]:
    """Pass on what comes, from an address of its own and saying for whom; give the proxy's address."""

    ends: list[asyncio.StreamWriter] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends.append(writer)
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
            client = writer.get_extra_info("peername")[0]
            dropped = (*SAYS_ITSELF, "host:", *(() if passes_sockets else OF_SOCKETS))
            kept = [line for line in head if not line.lower().startswith(dropped)]
            said = [
                "Host: " + house,
                f"X-Forwarded-For: {client}",
                "X-Forwarded-Proto: https",
                f"X-Forwarded-Host: {name}",
            ]
            port = int(house.rsplit(":", 1)[1])
            upstream, onward = await asyncio.open_connection("127.0.0.1", port, local_addr=(own, 0))
            ends.append(onward)
            onward.write("\r\n".join([*kept, *said, "", ""]).encode("latin-1"))
            await asyncio.gather(pour(reader, onward), pour(upstream, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for end in ends:
            end.transport.abort()
        for end in ends:
            with suppress(OSError):
                await end.wait_closed()


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Hand on bytes until there are no more."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
