"""Business days without a network: the answers of the Redletter API, computed locally."""

from datetime import date as Date
from typing import Any

from ._answers import (
    AddBusinessDaysBody,
    CountBusinessDaysBody,
    HolidaysBody,
    IsBusinessDayBody,
    body_of,
    read_query,
)
from ._business import Answer, BusinessCalendar, Calendar, Convention, joint, nth, roll, written
from ._data import COUNTRIES, DATA, MONEY, BesideDay, Holiday
from ._days import RedletterError
from ._deadline import Deadline, Reading, Step, deadline, rules
from ._rule_answers import DeadlineBody

__all__ = [
    "AddBusinessDaysBody",
    "Answer",
    "BesideDay",
    "BusinessCalendar",
    "Calendar",
    "Convention",
    "CountBusinessDaysBody",
    "Deadline",
    "DeadlineBody",
    "Holiday",
    "HolidaysBody",
    "IsBusinessDayBody",
    "Reading",
    "RedletterError",
    "Step",
    "ask",
    "calendar",
    "codes",
    "deadline",
    "joint",
    "nth",
    "regions_that_differ",
    "release",
    "roll",
    "rules",
]
__version__: str = DATA["version"]
release: dict[str, str] = DATA["release"]


def calendar(code: str) -> Calendar:
    """The calendar of a code, in either case: `GB`, `GB-SCT`, `US-FED`."""
    return Calendar(code)


def codes() -> list[str]:
    """All calendars: each country followed by its regions, and those of money last."""
    pairs = ((code, ("", *country.regions)) for code, country in COUNTRIES.items())
    own = [f"{code}-{region}".rstrip("-") for code, regions in pairs for region in regions]
    return [*own, *MONEY]


def regions_that_differ(code: str, date: str | Date) -> list[str]:
    """The codes of a country's regions whose answer about a date differs from its own.

    Without a region, a country has nationwide holidays only. Empty for the code of a region.
    """
    national = Calendar(code)
    is_open = national.is_business_day(date)
    regions = COUNTRIES[national.code].regions if national.code in COUNTRIES else {}
    others = (f"{national.code}-{region}" for region in regions)
    return [other for other in others if Calendar(other).is_business_day(date) != is_open]


def ask(question: str) -> Answer[Any]:
    """Answers path and query, such as `/v1/holidays?country=GB&year=2026`."""
    path, _, query = question.partition("?")
    return written(body_of(path[4:] if path.startswith("/v1/") else "", read_query(query)))
