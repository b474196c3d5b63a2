"""The last day that a law gives."""

from datetime import date as Date
from typing import Generic, NamedTuple

from ._business import BusinessCalendar, Calendar, DateLike
from ._calendars import find_calendar
from ._data import FIRST, MONEY, RULES, iso
from ._days import RedletterError, in_range, read_date
from ._terms import Because, count_term, read_period


class Step(NamedTuple, Generic[DateLike]):
    """For a move, `because` says why the days from `date` to `until` were closed."""

    step: str
    date: DateLike
    until: DateLike | None
    days: int
    because: Because | None


class Reading(NamedTuple, Generic[DateLike]):
    """One of several ways to take the words of a rule; one that prevails has an authority."""

    reading: str
    says: str
    end_date: DateLike
    prevails: bool


class Deadline(NamedTuple, Generic[DateLike]):
    """The last day: under the reading that prevails, else the earliest of all readings."""

    end_date: DateLike
    earliest: DateLike
    latest: DateLike
    steps: list[Step[DateLike]]
    readings: list[Reading[DateLike]]


def rules() -> list[str]:
    """The id of every term rule."""
    return list(RULES)


def deadline(
    rule: str, date: DateLike, period: str, calendar: str | BusinessCalendar
) -> Deadline[DateLike]:
    """The last day that a rule gives for an event, a period (`P14D`, `-P5D`) and a place.

    A place is a code or a calendar, not joint and not changed. This counts by a named rule; it is not legal advice.
    """
    length = read_period(period)
    code = calendar if isinstance(calendar, str) else calendar.code
    changed = not isinstance(calendar, str | Calendar)
    event = read_date("date", date)
    if rule in RULES and (changed or code.upper() in MONEY):
        raise RedletterError("rule_not_for_place", f"Rule {rule} does not count there.")
    place = find_calendar(code)
    in_range("date", event, last=place.last)
    (end, steps, _), readings = count_term(rule, place, event, length)

    def as_given(day: int) -> DateLike:
        return iso(FIRST + day) if isinstance(date, str) else Date.fromordinal(FIRST + day)

    days = [day for _, day in readings] or [end]
    return Deadline(
        as_given(end),
        as_given(min(days)),
        as_given(max(days)),
        [
            Step(each.step, as_given(each.date), None if each.until is None else as_given(each.until), *each[3:])
            for each in steps
        ],
        [
            Reading(each["reading"], each["says"], as_given(day), each["prevails"])
            for each, day in readings
            if min(days) != max(days)
        ],
    )
