"""The data of one release, as the build packs it."""

import json
import re
from collections.abc import Mapping
from datetime import MAXYEAR, date as Date
from importlib.resources import files
from typing import Any, Literal, NamedTuple, TypedDict

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("data.json").read_text("utf-8"))
Accuracy = Literal["exact", "estimated"]


class Holiday(TypedDict):
    """A record: the fields of the API, in their order."""

    date: str
    official_date: str | None
    name: str
    local_name: str | None
    type: Literal["public", "regional"]
    date_accuracy: Accuracy


class BesideDay(TypedDict):
    """A day that people ask about and that no answer counts."""

    date: str
    name: str
    part: Literal["half", "local", "optional", "bank"] | None
    what: str
    date_accuracy: Accuracy


class Country(NamedTuple):
    """A country, or a calendar of money, which has no regions."""

    code: str
    name: str
    timezone: str
    weekend: list[int]
    regions: dict[str, str]
    notes: list[str]
    holidays: list[tuple[str, dict[str, str], str, str]]
    held_until: int | None
    beside: list[tuple[str, str, str, str, str]]

    @property
    def last(self) -> int:  # The last held day.
        return min(LAST, Date(self.held_until or MAXYEAR, 12, 31).toordinal())


Rule = Mapping[str, Any]  # In the form of the release.
RULES: dict[str, Rule] = {each["rule"]: each for each in DATA["rules"]}
COUNTRIES = {each[0]: Country(*each) for each in DATA["countries"]}
MONEY = {each[0]: Country(*each) for each in DATA["money"]}
FIRST, LAST = (Date.fromisoformat(DATA["release"][end]).toordinal() for end in ("first", "last"))


def iso(day: int) -> str:
    return str(Date.fromordinal(day))


def read_dates(packed: str) -> list[tuple[int, int | None, Accuracy]]:
    """Days since the previous one (base 36), days to the official one, `~` if estimated."""
    found: list[tuple[int, int | None, Accuracy]] = []
    day = FIRST
    for delta, away, open_ in re.findall("([0-9a-z]+)([+-][0-9a-z]+)?(~?)", packed):
        day += int(delta, 36)
        official = day + int(away, 36) if away else None
        found.append((day, official, "estimated" if open_ else "exact"))
    return found
