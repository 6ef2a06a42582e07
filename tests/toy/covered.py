"""Snatch played at one screen by people who do not show each other their hands."""

from dataclasses import replace

from toy import GAME as SNATCH

GAME = replace(SNATCH, name="covered-snatch", title="Covered Snatch", covers=True)
