"""Everything that can be refused, each with a sentence that says what to do."""


class ReynardError(ValueError):
    """Something was asked that cannot be done; the message says why."""


class BadBox(ReynardError):
    """A box file is wrong: the message names the file, the key and what was expected."""


class BadLesson(ReynardError):
    """A lesson's file is wrong: the message names the file, the key and what was expected."""


class BadOptions(ReynardError):
    """The game does not offer these options or this number of players."""


class BadActions(ReynardError):
    """A batch was given actions that its tables cannot take; none was taken."""


class BadSave(ReynardError):
    """A saved match cannot be read."""


class UnknownGame(ReynardError):
    """There is no game of this name."""


class UnknownBot(ReynardError):
    """There is no bot of this name."""


class IllegalMove(ReynardError):
    """The rules forbid a move; ``rule`` is the rule that does."""

    def __init__(self, words: str, rule: str) -> None:
        super().__init__(words)
        self.rule = rule
