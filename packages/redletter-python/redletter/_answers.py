"""What the API says: parameters in its order of checks (Contract 11), its codes, its bodies."""

import re
from collections.abc import Callable, Mapping
from datetime import date as Date
from typing import Any
from urllib.parse import parse_qs

from ._calendars import COUNTRIES, FIRST, LAST, Tables, iso, tables, traversed

Values = Mapping[str, Any]
Body = dict[str, Any]
YEARS = range(Date.fromordinal(FIRST).year, Date.fromordinal(LAST).year + 1)
FORMS = {
    "date": "one real calendar date, written YYYY-MM-DD",
    "days": "one whole number of 32 bits, in digits with an optional leading minus",
    "year": f"one of the years {YEARS[0]} to {YEARS[-1]}",
    "country": "the code of a country, as codes() lists it",
    "region": "a region of the country: what codes() lists after the hyphen",
}


WORDS_FOR_REGION = frozenset(
    "state province subdivision subdivision_code subdivisioncode canton region_code regioncode".split()
)


class RedletterError(ValueError):
    """A question that cannot be answered; `code` is the API's."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def malformed(name: str) -> RedletterError:
    kind = "date" if name in ("start", "end") else name
    return RedletterError(f"invalid_{kind}", f"{name} must be {FORMS[kind]}.")


def in_range(name: str, day: int | None, last: int = LAST) -> int:
    if day is None or not FIRST <= day <= last:
        words = f"{name} must stay in the range {iso(FIRST)} to {iso(last)}."
        raise RedletterError("date_out_of_range", words)
    return day


def read_date(name: str, value: Any) -> int:
    text = str(value)  # A datetime shows its time, and is refused: it is a moment.
    try:
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            # Python has no year 0; 400 leaps as it does, and is as far out of range.
            return Date.fromisoformat(re.sub("^0000", "0400", text)).toordinal()
    except ValueError:
        pass
    raise malformed(name)


def read_days(value: Any) -> int:
    if isinstance(value, str) and re.fullmatch("-?[0-9]{1,32}", value):
        value = int(value)
    if type(value) is not int or not -(2**31) <= value < 2**31:
        raise malformed("days")
    return value


def find_tables(values: Values) -> Tables:
    code, region = str(values["country"]), values.get("region")
    # `ſ` in upper case is S: what is not ASCII is no code.
    country = COUNTRIES.get(code.upper()) if code.isascii() else None
    if country is None:
        raise malformed("country")
    if region is not None and not (region.isascii() and region.upper() in country.regions):
        raise malformed("region")
    return tables(country.code, region and region.upper())


def is_business_day(values: Values) -> Body:
    day = in_range("date", read_date("date", values["date"]))
    found = find_tables(values)
    in_range("date", day, found.country.last)
    kind, after, before = found.kind(day), found.add(day, 1), found.add(day, -1)
    return dict(
        date=iso(day), country=found.country.code, region=found.region,
        is_business_day=kind == "business_day", reason=kind,
        holidays=found.within(day, day), timezone=found.country.timezone,
        next_business_day=after and iso(after), previous_business_day=before and iso(before),
    )  # fmt: skip


def add_business_days(values: Values) -> Body:
    start, days = read_date("date", values["date"]), read_days(values["days"])
    in_range("date", start)
    found = find_tables(values)
    last = found.country.last
    in_range("date", start, last)
    end = in_range("days", found.add(start, days), last)
    told = _told(found, start, end)
    return dict(
        start_date=iso(start), business_days_added=days, end_date=iso(end), **told["place"],
        holidays_skipped=told["holidays"], weekends_skipped=told["weekends"],
        calendar_days_elapsed=end - start,
    )  # fmt: skip


def count_business_days(values: Values) -> Body:
    start, end = (read_date(name, values[name]) for name in ("start", "end"))
    in_range("start", start), in_range("end", end)
    found = find_tables(values)
    in_range("start", start, found.country.last), in_range("end", end, found.country.last)
    told, days = _told(found, start, end), traversed(found.business_before, start, end)
    return dict(
        start_date=iso(start), end_date=iso(end), business_days=days,
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
    return range(YEARS[0], Date.fromordinal(found.country.last).year + 1)


def holidays(values: Values) -> Body:
    year = next((year for year in YEARS if str(year) == str(values["year"])), None)
    if year is None:
        raise malformed("year")
    found = find_tables(values)
    if year not in years_of(found):
        raise malformed("year")
    records = found.within(Date(year, 1, 1).toordinal(), Date(year, 12, 31).toordinal())
    return dict(country=found.country.code, year=year, region=found.region, holidays=records)


def countries(_: Values) -> Body:
    return {"countries": [dict(
        code=each.code, name=each.name, weekend_days=each.weekend, timezone=each.timezone,
        region_support=bool(each.regions),
        regions=[{"code": code, "name": name} for code, name in each.regions.items()],
        notes=each.notes,
    ) for each in COUNTRIES.values()]}  # fmt: skip


ENDPOINTS: dict[str, tuple[Callable[[Values], Body], tuple[str, ...]]] = {
    "is-business-day": (is_business_day, ("date", "country")),
    "add-business-days": (add_business_days, ("date", "country", "days")),
    "count-business-days": (count_business_days, ("start", "end", "country")),
    "holidays": (holidays, ("country", "year")),
    "countries": (countries, ()),
}


def body_of(endpoint: str, values: Values) -> Body:
    if endpoint not in ENDPOINTS:
        raise RedletterError("not_found", "There is no such endpoint.")
    answer, required = ENDPOINTS[endpoint]
    own = (*required, "region") if required else ()
    if any(_is_misspelt(name, own) for name in values):
        raise RedletterError("bad_request", f"Write the names exactly so: {', '.join(own)}.")
    missing = next((name for name in required if values.get(name) is None), None)
    if missing is not None:
        raise RedletterError("missing_parameter", f"{missing} is missing.")
    return answer(values)


def read_query(query: str) -> Values:
    """Contract 12. A bad escape leaves its %, bad UTF-8 a character: no value may have either."""
    given = parse_qs(query, keep_blank_values=True)
    one = {name: each[0] if len(each) == 1 else "%" for name, each in given.items()}
    return {name: value if any(given[name]) else None for name, value in one.items()}


def _is_misspelt(name: str, own: tuple[str, ...]) -> bool:
    """Contract 12.2: all but the name of a parameter, or another word for a region."""
    bare = re.sub(r"\[[0-9]*\]|[\s\[\](){}]", "", name).lower()
    meant = "region" if bare in WORDS_FOR_REGION else bare
    return len(name) <= 32 and name != meant and meant in own
