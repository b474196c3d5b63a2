"""The calendars of one release, and the arithmetic: look-up in tables. Days are ordinals."""

import json
import re
from bisect import bisect_left
from datetime import MAXYEAR, date as Date
from functools import cache
from importlib.resources import files
from itertools import accumulate
from typing import Any, NamedTuple, TypedDict

DATA = json.loads(files(__package__).joinpath("data.json").read_text("utf-8"))


class Holiday(TypedDict):
    """A record: the fields of the API, in their order."""

    date: str
    official_date: str | None
    name: str
    local_name: str | None
    type: str
    date_accuracy: str


class Country(NamedTuple):
    code: str
    name: str
    timezone: str
    weekend: list[int]
    regions: dict[str, str]
    notes: list[str]
    holidays: list[tuple[str, dict[str, str], str, str]]
    held_until: int | None

    @property
    def last(self) -> int:  # The last day that is held.
        return min(LAST, Date(self.held_until or MAXYEAR, 12, 31).toordinal())


COUNTRIES = {each[0]: Country(*each) for each in DATA["countries"]}
FIRST, LAST = (Date.fromisoformat(DATA["release"][end]).toordinal() for end in ("first", "last"))


class Tables:
    """A calendar. Entry i of a running count stands for the days before the i-th of the range."""

    def __init__(self, country: Country, region: str | None) -> None:
        self.country, self.region = country, region
        packed = [each for each in country.holidays if not each[2] or region in each[2].split()]
        # By date, then name. Python orders text by code points, as Contract 10.8 does.
        found = [pair for each in packed for pair in _records(region or "", *each)]
        self.records = sorted(found, key=lambda pair: (pair[0], pair[1]["name"]))
        closed, span = {day for day, _ in found}, range(FIRST, LAST + 1)
        weekend = [self.is_weekend(day) for day in span]
        closed.update(range(country.last + 1, LAST + 1))
        business = [not (day in closed or off) for day, off in zip(span, weekend)]
        self.weekend_before = [0, *accumulate(map(int, weekend))]
        self.business_before = [0, *accumulate(map(int, business))]
        self.business_days = [day for day, open_ in zip(span, business) if open_]

    def is_weekend(self, day: int) -> bool:
        return Date.fromordinal(day).isoweekday() in self.country.weekend

    def kind(self, day: int) -> str:
        """Contract 4.1 rule 1: of several reasons weekend, then regional, then public."""
        types = {record["type"] for record in self.within(day, day)}
        kind = f"{max(types)}_holiday" if types else "business_day"
        return "weekend" if self.is_weekend(day) else kind

    def within(self, first: int, last: int, weekends: bool = True) -> list[Holiday]:
        """The records of a run of dates; without weekends, those on weekdays alone."""
        start, end = (bisect_left(self.records, day, key=_day) for day in (first, last + 1))
        run = self.records[start:end]
        return [record for day, record in run if weekends or not self.is_weekend(day)]

    def add(self, start: int, days: int) -> int | None:
        """None where it leads out of the range. Contract 4.2 rule 2: 0 leads nowhere."""
        rank = self.business_before[start - FIRST + (days > 0)] + days - (days > 0)
        end = self.business_days[rank] if 0 <= rank < len(self.business_days) else None
        return end if days else start


def traversed(before: list[int], start: int, end: int) -> int:
    """Start left out, end taken in, either way; negative backward."""
    ahead = start <= end
    return before[end - FIRST + ahead] - before[start - FIRST + ahead]


def _day(pair: tuple[int, Holiday]) -> int:
    return pair[0]


def _records(at: str, name: str, local: Any, only: str, dates: str) -> list[tuple[int, Holiday]]:
    """Reads dates: days since the one before (base 36), to the official one, `~` if estimated."""
    found, day, kind, own = [], FIRST, "regional" if only else "public", local.get(at, local[""])
    for delta, away, open_ in re.findall("([0-9a-z]+)([+-][0-9a-z]+)?(~?)", dates):
        day += int(delta, 36)
        official = iso(day + int(away, 36)) if away else None
        fields = (iso(day), official, name, own or None, kind, "estimated" if open_ else "exact")
        record: Any = dict(zip(Holiday.__annotations__, fields))
        found.append((day, record))
    return found


def iso(day: int) -> str:
    return str(Date.fromordinal(day))


@cache
def tables(code: str, region: str | None) -> Tables:
    return Tables(COUNTRIES[code], region)
