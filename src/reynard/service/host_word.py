"""The host's word: where there is one, only those who know it set up tables."""

import hashlib
import hmac
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote

from reynard.core.errors import ReynardError
from reynard.service.errors import Declined, TooMany
from reynard.service.limits import Limits
from reynard.service.rates import SharedRates, in_words

VARIABLE = "REYNARD_HOST_WORD"
HEADER = "Reynard-Host-Word"  # percent-encoded, since a header has only the letters of English
SHORTEST, LONGEST = 6, 100  # letters
PERIOD = 600.0  # seconds for which wrong tries are counted


class NoHostWord(Declined):
    """The host's word is needed to set up a table, and it did not come with the order."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "Here only those who know the host's word can set up tables. "
            "Ask your host for it, then type it in the lobby."
        )


class HostWord:
    """Knows the word again without keeping it; without a word everybody may set up tables."""

    def __init__(self, word: str | None, limits: Limits) -> None:
        self.digest = None if word is None else digest(word)
        self.wrong_tries = SharedRates(limits.wrong_words_per_address, limits.wrong_words, PERIOD)

    @property
    def is_asked_for(self) -> bool:
        """Say whether there is a word."""
        return self.digest is not None

    def fits(self, sent: str | None, address: str) -> bool:
        """Say whether what was sent is the word; who has tried too often is refused, whatever they send."""
        if self.digest is None:
            return True
        if not sent:
            return False
        if wait := self.wrong_tries.wait(address):
            raise TooMany(f"That is enough tries for now. Try the host's word again in {in_words(wait)}.", wait)
        is_right = hmac.compare_digest(digest(unquote(sent)), self.digest)
        if not is_right:
            self.wrong_tries.take(address)
        return is_right

    def check(self, sent: str | None, address: str) -> None:
        """Refuse who does not know the word."""
        if not self.fits(sent, address):
            raise NoHostWord


def digest(word: str) -> bytes:
    """Give what is kept of a word: the same however somebody types it, with a capital letter or a space behind it."""
    plain = unicodedata.normalize("NFKC", word).casefold().strip()
    return hashlib.sha256(plain.encode(errors="replace")).digest()


def choose_word(given: str | None, file: Path | None, environment: Mapping[str, str]) -> str | None:
    """Take the word from an option, a file or the environment; nothing that is said of it quotes it."""
    if given is not None and file is not None:
        raise ReynardError("--host-word and --host-word-file both give the host's word. Leave one of them out.")
    if file is not None:
        given = read_word(file)
    elif given is None:
        given = environment.get(VARIABLE)
    if given is None:
        return None
    if not SHORTEST <= len(given.strip()) <= LONGEST:
        raise ReynardError(f"The host's word must have {SHORTEST} to {LONGEST} letters; several words are fine.")
    return given


def read_word(file: Path) -> str:
    """Read the word from the first line of a file."""
    try:
        return file.read_text(encoding="utf-8").partition("\n")[0]
    except (OSError, UnicodeDecodeError) as error:
        raise ReynardError(f"--host-word-file: {file} cannot be read. Write the word into it as plain text.") from error
