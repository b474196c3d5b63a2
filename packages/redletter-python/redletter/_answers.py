"""The API's answers: parameters in its order of checks (Contract 11), its codes, its bodies."""

import re
from collections.abc import Callable, Mapping
from datetime import date as Date
from typing import Any, TypedDict
from urllib.parse import parse_qs

from ._calendars import Kind, Tables, find_tables
from ._data import COUNTRIES, FIRST, LAST, Holiday
from ._days import DATES, TEXTS, RedletterError, in_range, read_date, read_days, traversed
from ._rule_answers import deadline, deadline_rules

Values = Mapping[str, Any]
Body = dict[str, Any]
YEARS = range(Date.fromordinal(FIRST).year, Date.fromordinal(LAST).year + 1)
REGION = "state|province|subdivision(_?code)?|canton|region_?code"
OTHER_NAMES = {"region": REGION, "start": "start_?date", "date": "start_?date", "end": "end_?date"}
PIN = "(data[-_]?|x-data-|x_data_)version|data|version|release|data_release|release_version|pin"


class IsBusinessDayBody(TypedDict):
    date: str
    country: str
    region: str | None
    is_business_day: bool
    reason: Kind
    holidays: list[Holiday]
    timezone: str
    next_business_day: str | None
    previous_business_day: str | None


class AddBusinessDaysBody(TypedDict):
    start_date: str
    business_days_added: int
    end_date: str
    country: str
    region: str | None
    holidays_skipped: list[Holiday]
    weekends_skipped: int
    calendar_days_elapsed: int


class CountBusinessDaysBody(TypedDict):
    start_date: str
    end_date: str
    business_days: int
    total_calendar_days: int
    weekends: int
    holidays_on_weekdays: int
    holidays: list[Holiday]
    country: str
    region: str | None


class HolidaysBody(TypedDict):
    country: str
    year: int
    region: str | None
    holidays: list[Holiday]


def _found(values: Values) -> Tables:
    region = values.get("region")
    return find_tables(str(values["country"]), None if region is None else str(region))


def is_business_day(values: Values) -> Body:
    day = in_range("date", read_date("date", values["date"]))
    found = _found(values)
    in_range("date", day, last=found.last)
    kind, after, before = found.kind(day), found.days.add(day, 1), found.days.add(day, -1)
    return dict(
        date=TEXTS[day], country=found.country.code, region=found.region,
        is_business_day=kind == "business_day", reason=kind,
        holidays=found.within(day, day), timezone=found.country.timezone,
        next_business_day=None if after is None else TEXTS[after],
        previous_business_day=None if before is None else TEXTS[before],
    )  # fmt: skip


def add_business_days(values: Values) -> Body:
    start, days = read_date("date", values["date"]), read_days(values["days"])
    in_range("date", start)
    found = _found(values)
    in_range("date", start, last=found.last)
    end = in_range("days", found.days.add(start, days), last=found.last)
    told = _told(found, start, end)
    return dict(
        start_date=TEXTS[start], business_days_added=days, end_date=TEXTS[end], **told["place"],
        holidays_skipped=told["holidays"], weekends_skipped=told["weekends"],
        calendar_days_elapsed=end - start,
    )  # fmt: skip


def count_business_days(values: Values) -> Body:
    start, end = (read_date(name, values[name]) for name in ("start", "end"))
    in_range("start", start), in_range("end", end)
    found = _found(values)
    in_range("start", start, last=found.last), in_range("end", end, last=found.last)
    told, days = _told(found, start, end), found.days.count(start, end)
    return dict(
        start_date=TEXTS[start], end_date=TEXTS[end], business_days=days,
        total_calendar_days=abs(end - start), weekends=told["weekends"],
        holidays_on_weekdays=abs(end - start) - told["weekends"] - abs(days),
        holidays=told["holidays"], **told["place"],
    )  # fmt: skip


def _told(found: Tables, start: int, end: int) -> Body:
    run = (start + 1, end) if start <= end else (end, start - 1)
    return dict(
        place={"country": found.country.code, "region": found.region},
        holidays=found.within(*run, weekends=False),
        weekends=abs(traversed(found.weekend_before, start, end)),
    )


def years_of(found: Tables) -> range:
    return range(YEARS[0], DATES[found.last].year + 1)


def _wrong_year() -> RedletterError:
    return RedletterError("invalid_year", f"year must be one of the years {YEARS[0]} to {YEARS[-1]}.")


def holidays(values: Values) -> Body:
    year = next((year for year in YEARS if str(year) == str(values["year"])), None)
    if year is None:
        raise _wrong_year()
    found = _found(values)
    if year not in years_of(found):
        raise _wrong_year()
    first, last = (Date(year, *day).toordinal() - FIRST for day in ((1, 1), (12, 31)))
    records = found.within(first, last)
    return dict(country=found.country.code, year=year, region=found.region, holidays=records)


def countries(_: Values) -> Body:
    return {"countries": [dict(
        code=each.code, name=each.name, weekend_days=each.weekend, timezone=each.timezone,
        region_support=bool(each.regions),
        regions=[{"code": code, "name": name} for code, name in each.regions.items()],
        notes=each.notes,
    ) for each in COUNTRIES.values()]}  # fmt: skip


# Each endpoint with its required parameters, and with all that it takes.
ENDPOINTS: dict[str, tuple[Callable[[Values], Body], tuple[str, ...], tuple[str, ...]]] = {
    "is-business-day": (is_business_day, ("date", "country"), ("region",)),
    "add-business-days": (add_business_days, ("date", "country", "days"), ("region",)),
    "count-business-days": (count_business_days, ("start", "end", "country"), ("region",)),
    "holidays": (holidays, ("country", "year"), ("region",)),
    "countries": (countries, (), ()),
    "deadline": (deadline, ("rule", "date", "period", "country"), ("region",)),
    "deadline-rules": (deadline_rules, (), ("country",)),
}


def body_of(endpoint: str, values: Values) -> Body:
    if endpoint not in ENDPOINTS:
        raise RedletterError("not_found", f"The endpoint must be one of {', '.join(ENDPOINTS)}.")
    answer, required, optional = ENDPOINTS[endpoint]
    own = (*required, *optional)
    if any(_is_misspelt(name, own) for name in values):
        raise RedletterError("bad_request", f"Write the names exactly so, without a pin: {', '.join(own)}.")
    missing = next((name for name in required if values.get(name) is None), None)
    if missing is not None:
        raise RedletterError("missing_parameter", f"{missing} is missing.")
    return answer(values)


def read_query(query: str) -> Values:
    """Contract 12. A bad escape leaves its %, bad UTF-8 a character: no value may have either."""
    given = parse_qs(query, keep_blank_values=True)
    one = {name: each[0] if len(each) == 1 else "%" for name, each in given.items()}
    return {name: value if any(given[name]) else None for name, value in one.items()}


def _is_misspelt(name: str, own: tuple[str, ...]) -> bool:  # Contract 12.2
    bare = re.sub(r"\[[0-9]*\]|[\s\[\](){}]", "", name).lower()
    near = "|".join([PIN, *own, *(OTHER_NAMES.get(each, each) for each in own)])
    return len(name) <= 32 and name not in own and re.fullmatch(near, bare) is not None
