"""The calendars of one release, each with the records behind it."""

from bisect import bisect_left
from functools import cache, cached_property
from itertools import accumulate
from typing import Any, Literal, cast

from ._data import COUNTRIES, FIRST, LAST, MONEY, BesideDay, Country, Holiday, iso, read_dates
from ._days import WEEKDAYS, Days, RedletterError

Kind = Literal["business_day", "weekend", "regional_holiday", "public_holiday"]


class Tables:
    """A country or a region of it. Days are places in the range."""

    def __init__(self, country: Country, region: str | None) -> None:
        self.country, self.region = country, region
        self.last = country.last - FIRST
        packed = [each for each in country.holidays if not each[2] or region in each[2].split()]
        # By date, then name. Python orders text by code points, as Contract 10.8 does.
        found = [pair for each in packed for pair in _records(region or "", *each)]
        self.records = sorted(found, key=lambda pair: (pair[0], pair[1]["name"]))
        weekend = [weekday in country.weekend for weekday in WEEKDAYS]
        self.marks: dict[int, Kind] = {}
        for day, record in self.records:
            # Contract 4.1 rule 1: of several reasons the regional one.
            if record["type"] == "regional" or day not in self.marks:
                self.marks[day] = cast(Kind, f"{record['type']}_holiday")
        self.weekend_before = [0, *accumulate(map(int, weekend))]
        self.days = Days(
            not off and day not in self.marks and day <= self.last for day, off in enumerate(weekend)
        )

    @property
    def code(self) -> str:
        return self.country.code if self.region is None else f"{self.country.code}-{self.region}"

    def kind(self, day: int) -> Kind:
        if WEEKDAYS[day] in self.country.weekend:
            return "weekend"
        return self.marks.get(day, "business_day")

    def within(self, first: int, last: int, weekends: bool = True) -> list[Holiday]:
        """The records of a run of dates; without weekends, only those on weekdays."""
        start, end = (bisect_left(self.records, day, key=_day) for day in (first, last + 1))
        run = self.records[start:end]
        weekend = self.country.weekend
        return [record for day, record in run if weekends or WEEKDAYS[day] not in weekend]

    @cached_property
    def beside(self) -> list[tuple[int, BesideDay]]:
        """Nationwide records and those of the region, by date, then name."""
        found: list[tuple[int, BesideDay]] = []
        for name, part, what, dates, only in self.country.beside:
            if only and self.region not in only.split():
                continue
            for day, _, accuracy in read_dates(dates):
                told: Any = dict(
                    date=iso(day), name=name, part=part or None, what=what, date_accuracy=accuracy
                )
                found.append((day - FIRST, told))
        return sorted(found, key=lambda pair: (pair[0], pair[1]["name"]))


def _day(pair: tuple[int, Holiday]) -> int:
    return pair[0]


def _records(at: str, name: str, local: Any, only: str, dates: str) -> list[tuple[int, Holiday]]:
    kind, own = "regional" if only else "public", local.get(at, local[""])
    found = []
    for day, official, accuracy in read_dates(dates):
        fields = (iso(day), official and iso(official), name, own or None, kind, accuracy)
        record: Any = dict(zip(Holiday.__annotations__, fields))
        # There are none outside the range.
        if FIRST <= day <= LAST:
            found.append((day - FIRST, record))
    return found


@cache
def tables(code: str, region: str | None) -> Tables:
    return Tables(COUNTRIES.get(code) or MONEY[code], region)


def find_tables(country: str, region: str | None) -> Tables:
    """Contract 2.3: a country and an optional region, both in either case."""
    # `ſ` in upper case is S: non-ASCII text is never a code.
    found = COUNTRIES.get(country.upper()) if country.isascii() else None
    if found is None:
        raise RedletterError("invalid_country", "country must be the code of a country: see codes().")
    if region is not None and not (region.isascii() and region.upper() in found.regions):
        words = f"region must be a region of {found.code}: what codes() lists after the hyphen."
        raise RedletterError("invalid_region", words)
    return tables(found.code, region and region.upper())


def find_calendar(code: str) -> Tables:
    """The same for a code such as `GB-SCT`, or one of money: `US-FED` is not a region."""
    if isinstance(code, str) and code.isascii() and code.upper() in MONEY:
        return tables(code.upper(), None)
    country, hyphen, region = str(code).partition("-")
    return find_tables(country, region if hyphen else None)
