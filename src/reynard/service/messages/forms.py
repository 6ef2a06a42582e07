"""What every message between the page and the table service is made of."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from reynard.core.levels import Level
from reynard.core.notes import LONGEST_KEY, LONGEST_NAME, NAME

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, pattern=NAME)]
Ref = Annotated[str, Field(min_length=1, max_length=LONGEST_KEY)]
Key = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
MARKS = 12  # that the page can draw, one for each seat of the largest table
Mark = Annotated[int, Field(ge=0, lt=MARKS)]
LevelName = Annotated[Level, Field(strict=False)]  # which comes as its name


class Strict(BaseModel):
    """A message: nothing unknown in it, nothing guessed from another type.

    An error about a message never shows what was in it, because that may be a seat's key.
    """

    model_config = ConfigDict(
        extra="forbid",
        strict=True,
        frozen=True,
        hide_input_in_errors=True,
        json_schema_serialization_defaults_required=True,
    )
