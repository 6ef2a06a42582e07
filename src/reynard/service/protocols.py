"""Uvicorn's two protocols, with every connection on our list, time limits, and no log of what strangers do wrong."""

import asyncio
import json
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame

from reynard.service.connections import COME_BACK, Activity, Connection, Connections
from reynard.service.rates import Rates

# Bytes taken off a connection before the others have their turn; a socket can pack a frame into six.
READ_SIZE = 8 * 1024
SOCKET_READ_SIZE = 512
PIECE = 128 * 1024  # bytes of a long message that are packed and sent before the others have their turn
# The quickest way to pack, on the event loop, with all the memory it can use: a third of the time of what Uvicorn asks
# for, and smaller all the same, since one view is much like the next.
PACKING = ServerPerMessageDeflateFactory(compress_settings={"level": 1, "memLevel": 5})
FAREWELL = 2.0  # seconds in which a connection that is refused can hear why
FRAMES, FRAMES_PER_SECOND = 60, 1  # of a socket that are no messages: at once, and in the long run
CLOSE_NOT_TEXT = 1007
CLOSE_TOO_MUCH = 1008


class HttpProtocol(H11Protocol):
    """HTTP whose requests have to come in time."""

    connection: Connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take the connection in, or say that there is no room."""
        super().connection_made(transport)
        read_at_most(READ_SIZE, transport)
        registry: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        self.header_seconds = registry.limits.header_seconds
        self.connection = registry.admit(transport, self.client)
        self.app_state = {**self.app_state, "connection": self.connection}
        if self.connection.activity is Activity.REFUSED:
            self.refuse()
        else:
            self.connection.wait(self.header_seconds, self.give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the connection go."""
        self.connection.close()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; the first byte after an answer begins another request."""
        if self.connection.activity is Activity.REFUSED:
            return
        super().data_received(data)
        if self.connection.activity is Activity.ANSWERED:
            self.connection.enter(Activity.REQUESTING)
            self.connection.wait(self.header_seconds, self.give_up)

    def handle_events(self) -> None:
        """Read on when it is this connection's turn."""
        if not self.connection.registry.reading.take(self.connection, self.read_on):
            self.flow.pause_reading()

    def read_on(self) -> None:
        """Read on, and take note of how far the request has come."""
        self.flow.resume_reading()
        super().handle_events()
        if self.cycle is None or self.cycle.response_complete:
            return
        self.connection.enter(Activity.SENDING if self.cycle.more_body else Activity.ANSWERING)

    def on_response_complete(self) -> None:
        """Wait for another request."""
        self.connection.answered()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a socket."""
        self.connection.enter(Activity.GREETING)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what makes no sense, unless the answer has begun."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.connection.drop()

    def refuse(self) -> None:
        """Say that there is no room, and listen a moment longer, or the peer might not hear it."""
        reason = "There is no room for another connection just now. Close a page that you do not need, or try later."
        self.transport.write(response(self.connection.refusal, reason))
        self.transport.write_eof()
        self.connection.wait(FAREWELL, self.connection.drop)

    def give_up(self) -> None:
        """End a request that takes too long, with a word if it had begun."""
        if self.conn.trailing_data[0]:
            self.transport.write(response(408, "The request took too long to arrive. Try again."))
        self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose end, at whatever moment it comes, is nothing to tell the log."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKING]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Go on with the connection that asked to become a socket."""
        super().connection_made(transport)
        read_at_most(SOCKET_READ_SIZE, transport)
        self.connection: Connection = self.app_state["connection"]
        self.frames_left = Rates(FRAMES_PER_SECOND, FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the connection go."""
        self.connection.close()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Say goodbye, unless that has been said."""
        if self.transport.is_closing():
            self.connection.drop()
        else:
            super().shutdown()

    def data_received(self, data: bytes) -> None:
        """Read on when it is this connection's turn."""
        if not self.connection.registry.reading.take(self.connection, lambda: self.read_on(data)):
            self.transport.pause_reading()

    def read_on(self, data: bytes) -> None:
        """Read on; what makes no sense as a request is answered once and closed."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if not self.is_flooded():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note that the peer is there."""
        if not self.is_flooded():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in part of a message."""
        if not self.is_flooded():
            super().handle_cont(event)

    def is_flooded(self) -> bool:
        """Hang up on who sends frames without end; messages need no count, for each waits until the last is heard."""
        if self.frames_left.take(self.connection.address) and not self.transport.is_closing():
            self.hang_up(CLOSE_TOO_MUCH)
        return self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        """Hand on a message, if it is text where it says so."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.hang_up(CLOSE_NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def hang_up(self, code: int) -> None:
        """Close the socket because of what it sent."""
        self.conn.fail(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Close the socket with the code that its fault has, or without one if it was never opened."""
        if self.conn.close_sent is None:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
            self.transport.abort()
        elif not self.transport.is_closing():
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Send something; on a socket that is closing this is like sending to one who has gone."""
        await self.writable.wait()
        try:
            self.expect_open()
            if len(text := message.get("text") or "") > PIECE:
                await self.send_in_pieces(text.encode())
            else:
                await super().send(message)
        except InvalidState as error:
            raise ClientDisconnected from error
        finally:
            # A socket that was refused or has gone will not be opened, and that is no fault of the app's.
            self.handshake_complete |= self.close_sent or self.transport.is_closing()

    async def send_in_pieces(self, message: bytes) -> None:
        """Pack and send one piece of a long message after another, with everyone's turns in between."""
        for start in range(0, len(message), PIECE):
            send = self.conn.send_continuation if start else self.conn.send_text
            send(message[start : start + PIECE], fin=start + PIECE >= len(message))
            self.transport.write(b"".join(self.conn.data_to_send()))
            await asyncio.sleep(0)
            await self.writable.wait()
            self.expect_open()

    def expect_open(self) -> None:
        """Expect that the peer is still there."""
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected


def read_at_most(size: int, transport: asyncio.BaseTransport) -> None:
    """Let a transport hand over so many bytes at once; one that cannot be told has a size of its own."""
    transport.max_size = size  # type: ignore[attr-defined]


def is_text(data: bytes) -> bool:
    """Say whether bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def response(status: int, reason: str) -> bytes:
    """Write a refusal for a connection on which no request has been understood."""
    body = json.dumps({"reason": reason, "rule": None}).encode()
    head = (
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        f"Retry-After: {COME_BACK:.0f}\r\nConnection: close\r\n\r\n"
    )
    return head.encode() + body
