"""The other end of a connection that does as a test says."""


class Peer:
    """A transport without a network."""

    def __init__(self) -> None:
        self.unread = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def is_closing(self) -> bool:
        return self.is_aborted

    def abort(self) -> None:
        self.is_aborted = True
