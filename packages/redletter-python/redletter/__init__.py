"""Business days without a network: the answers of the Redletter API, computed where you are."""

import json
from datetime import date as Date
from typing import Any, NamedTuple, TypeVar

from ._answers import RedletterError, body_of, find_tables, read_query, years_of
from ._calendars import COUNTRIES, DATA, Holiday

__all__ = ["Answer", "Calendar", "Holiday", "RedletterError", "ask", "calendar", "codes", "release"]
__version__: str = DATA["version"]
release: dict[str, str] = DATA["release"]
DateLike = TypeVar("DateLike", str, Date)


class Answer(NamedTuple):
    """What the API answers; `text` is its body, byte for byte in UTF-8."""

    text: str

    def body(self) -> Any:
        return json.loads(self.text)


class Calendar:
    """A country or a region of it, `GB` or `GB-SCT`. Dates are ISO text or datetime.date.

    What cannot be answered raises RedletterError.
    """

    def __init__(self, code: str) -> None:
        country, hyphen, region = code.partition("-")
        found = find_tables({"country": country, "region": region if hyphen else None})
        self.timezone, self.weekend = found.country.timezone, tuple(found.country.weekend)
        self._years = years_of(found)
        self._place = {"country": found.country.code, "region": found.region}

    def answer(self, endpoint: str, **parameters: Any) -> Answer:
        """The API's answer, such as `answer("add-business-days", date="2026-12-24", days=5)`."""
        return _written(body_of(endpoint, {**parameters, **self._place}))

    def is_business_day(self, date: str | Date) -> bool:
        return bool(self._day(date)["is_business_day"])

    def add(self, date: DateLike, days: int) -> DateLike:
        """The date so many business days on; negative goes back, 0 stays."""
        body = body_of("add-business-days", {"date": date, "days": days, **self._place})
        return _as(date, body["end_date"])

    def count(self, start: str | Date, end: str | Date) -> int:
        """Business days after start up to end, which is counted; negative backward."""
        body = body_of("count-business-days", {"start": start, "end": end, **self._place})
        return int(body["business_days"])

    def next(self, date: DateLike) -> DateLike | None:
        """The first business day after a date; None where the range has none."""
        found = self._day(date)["next_business_day"]
        return found and _as(date, found)

    def previous(self, date: DateLike) -> DateLike | None:
        """The last business day before a date; None where the range has none."""
        found = self._day(date)["previous_business_day"]
        return found and _as(date, found)

    def holidays(self, year: int | None = None) -> list[Holiday]:
        """The records of a year or of all years, by date, then name."""
        years = self._years if year is None else (year,)
        bodies = (body_of("holidays", {"year": each, **self._place}) for each in years)
        return [record.copy() for body in bodies for record in body["holidays"]]

    def _day(self, date: str | Date) -> dict[str, Any]:
        return body_of("is-business-day", {"date": date, **self._place})


def calendar(code: str) -> Calendar:
    """The calendar of a code, in either case."""
    return Calendar(code)


def codes() -> list[str]:
    """Every calendar, those of a country's regions after its own: `GB`, `GB-SCT`."""
    pairs = ((code, ("", *country.regions)) for code, country in COUNTRIES.items())
    return [f"{code}-{region}".rstrip("-") for code, regions in pairs for region in regions]


def ask(question: str) -> Answer:
    """Answers path and query, such as `/v1/holidays?country=GB&year=2026`."""
    path, _, query = question.partition("?")
    return _written(body_of(path[4:] if path.startswith("/v1/") else "", read_query(query)))


def _written(body: Any) -> Answer:
    return Answer(json.dumps(body, ensure_ascii=False, separators=(",", ":")))


def _as(form: DateLike, date: str) -> DateLike:
    """A date in the form that its neighbour came in."""
    return date if isinstance(form, str) else Date.fromisoformat(date)
