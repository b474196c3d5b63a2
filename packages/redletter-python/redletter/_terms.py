"""Counts terms by a rule of law, on tables of closed days. Days are places in the range."""

import re
from calendar import monthrange
from collections.abc import Mapping
from datetime import MAXYEAR, date as Date
from functools import cache
from typing import Any, Literal, NamedTuple

from ._calendars import Tables, tables
from ._data import FIRST, RULES, Holiday, Rule
from ._days import WEEKDAYS, Days, RedletterError, in_range

Because = Literal["standstill", "weekend", "holiday", "closed_by_rule"]
Span = tuple[int, int]
UNITS = ("D", "W", "M", "Y")


class Period(NamedTuple):
    unit: str
    number: int
    step: int  # -1: counted back.


class Step(NamedTuple):
    step: str
    date: int
    until: int | None = None
    days: int = 0
    because: Because | None = None


class End(NamedTuple):
    """The last day under one reading, with its steps and the holidays on the way."""

    day: int
    steps: list[Step]
    skipped: list[Holiday]


class Term(NamedTuple):
    chosen: End
    readings: list[tuple[Mapping[str, Any], int]]
    """The day of each reading; empty for a rule without readings."""


def read_period(value: Any) -> Period:
    found = re.fullmatch("(-?)P([1-9][0-9]{0,3})([DWMY])", value if isinstance(value, str) else "")
    if found is None:
        words = "period must be one number and one unit, such as P14D, -P5D, P2W, P1M or P1Y."
        raise RedletterError("invalid_period", words)
    return Period(found[3], int(found[2]), -1 if found[1] else 1)


class Open(NamedTuple):
    """The days on which a term may end, and why it may not on the others."""

    days: Days
    why: list[Because | None]
    records: dict[int, list[Holiday]]


class PlacedRule:
    """A rule in a place, built on first use."""

    def __init__(self, rule: Rule, place: Tables) -> None:
        self.rule, self.last = rule, min(place.last, _index(f"{rule.get('held_until', MAXYEAR)}-12-31"))
        self.standstills = [(_index(each["from"]), _index(each["until"])) for each in rule.get("standstill", [])]
        country, only = place.country.code, rule["regions"]
        own = list(place.country.regions) if only == "all" else only
        places = [place] if own == "asked" else [tables(country, each) for each in (None, *own)]
        codes = [place.region] if own == "asked" else own
        self.closed_days = {
            _index(each["date"])
            for each in rule.get("closed_days", [])
            if each.get("country", country) == country
            and any(code in codes for code in each.get("regions", codes))
        }
        self.forward = self._open(places)
        back = rule.get("holidays_backward") == "country"
        self.backward = self._open([tables(country, None)]) if back else self.forward
        running = (day <= self.last and self.standstill_at(day) is None for day in range(len(WEEKDAYS)))
        self.running = Days(running) if self.standstills else None

    def standstill_at(self, day: int) -> Span | None:
        return next((span for span in self.standstills if span[0] <= day <= span[1]), None)

    def _open(self, places: list[Tables]) -> Open:
        records: dict[int, list[Holiday]] = {}
        names: set[tuple[int, str]] = set()
        for day, record in (pair for place in places for pair in place.records):
            # A day that several places keep under one name is one holiday.
            if self.rule["closed_holidays"] and (day, record["name"]) not in names:
                names.add((day, record["name"]))
                records.setdefault(day, []).append(record)
        for listed in records.values():
            listed.sort(key=lambda record: record["name"])
        why = [self._because(day, records) for day in range(len(WEEKDAYS))]
        return Open(Days(day <= self.last and each is None for day, each in enumerate(why)), why, records)

    def _because(self, day: int, records: Mapping[int, object]) -> Because | None:
        if self.standstill_at(day):
            return "standstill"
        if WEEKDAYS[day] in self.rule["closed_weekdays"]:
            return "weekend"
        return "holiday" if day in records else "closed_by_rule" if day in self.closed_days else None


@cache
def placed(rule: str, country: str, region: str | None) -> PlacedRule:
    return PlacedRule(RULES[rule], tables(country, region))


def count_term(asked: Any, place: Tables, event: int, period: Period) -> Term:
    """Checks 13b and 14 of Contract 11, then the count."""
    rule = RULES.get(asked) if isinstance(asked, str) else None
    if rule is None:
        raise RedletterError("invalid_rule", "rule must be the id of a rule: see rules().")
    refuse_elsewhere(rule, place.country.code, place.region)
    own = placed(rule["rule"], place.country.code, place.region)
    if "refused" in rule or event > own.last:
        words = rule.get("refused", "Its closed days are not held that far.")
        raise RedletterError("closed_days_not_held", f"Nothing is counted by {rule['rule']}: {words}")
    unit = rule["units"].get(period.unit)
    if unit is None or (period.step < 0 and "back" not in unit) or period.number > unit.get("longest", 9999):
        raise RedletterError("period_not_in_rule", f"The words of {rule['rule']} do not cover such a period.")
    ways: list[Rule] = [{**rule, **reading["changes"]} for reading in rule["readings"]] or [rule]
    ends = [_Count(own, way, event, period).end() for way in ways]
    if any(end is None for end in ends):
        if own.last < place.last and period.step > 0:
            raise RedletterError("closed_days_not_held", "Its closed days are not held that far.")
        in_range("period", None, last=place.last)
    found = [end for end in ends if end is not None]
    readings = [(reading, end.day) for reading, end in zip(rule["readings"], found)]
    prevails = [end for reading, end in zip(rule["readings"], found) if reading["prevails"]]
    return Term((prevails or [min(found, key=lambda end: end.day)])[0], readings)


def refuse_elsewhere(rule: Rule, country: str, region: str | None) -> None:
    only = rule["regions"]
    if country not in rule["countries"] or not (
        region is None or only == "asked" or (only != "all" and region in only)
    ):
        raise RedletterError("rule_not_for_place", f"Rule {rule['rule']} does not count there.")


class _Count:
    """One term under one reading."""

    def __init__(self, own: PlacedRule, ways: Rule, event: int, period: Period) -> None:
        self.own, self.ways, self.event, self.period = own, ways, event, period
        self.open = own.forward if period.step > 0 else own.backward
        # The first day of the term, unless it is excluded.
        self.first = event if ways["event"] == "in" else event + period.step
        short = period.number <= ways.get("short_to", 0)
        self.skips = period.unit == "D" and ("counts" in ways or short)
        self.clear = int("clear" in ways and period.step < 0)

    def end(self) -> End | None:
        """None where it leaves the range."""
        step, own = self.period.step, self.own
        found, begins, suspended = self._days() if self.period.unit == "D" else self._units()
        if found is None or not 0 <= found <= own.last:
            return None
        rolled: int | None = found
        if self.ways["forward" if step > 0 else "backward"] == "next" and not self.skips:
            if self.open.why[found] is not None:
                rolled = self.open.days.add(found, step)
        day = None if rolled is None else self._held(rolled)
        if rolled is None or day is None:
            return None
        left_out = self._left_out(found + self.clear) if self.skips else []
        moved = list(range(found, rolled, step))
        steps = [Step("event", self.event), Step("begins", begins)]
        if left_out:
            steps.append(Step("not_counted", left_out[0], left_out[-1], len(left_out)))
        steps += [*suspended, Step("ends", found), *self._runs(moved)]
        if day != rolled:
            steps.append(Step("extended", day, days=abs(day - rolled)))
        steps.append(Step("last_day", day))
        passed = sorted(day for day in left_out + moved if self.open.why[day] == "holiday")
        return End(day, steps, [record for day in passed for record in self.open.records[day]])

    def _days(self) -> tuple[int | None, int, list[Step]]:
        step = self.period.step
        counted = self.open.days if self.skips else self.own.running
        if counted is None:
            found: int | None = self.first + step * (self.period.number - 1)
            begins = self.first
        else:
            found = counted.add(self.first - step, step * self.period.number)
            begins = counted.add(self.first - step, step) or 0
        if found is None:
            return None, begins, []
        spans = [span for span in self.own.standstills if self.event < span[0] <= found]
        own = self.own.standstill_at(self.event)
        met = [*([own] if own else []), *spans]
        return found - self.clear, begins, self._suspended(met)

    def _units(self) -> tuple[int | None, int, list[Step]]:
        """Adds the period first, then the days of each standstill on the way."""
        own = self.own.standstill_at(self.event)
        start = self.event if own is None else own[1] + (self.ways["from_standstill"] == "day-after")
        found = self._on_the_wall(start)
        met = [own] if own else []
        for span in self.own.standstills:
            if found is not None and start < span[0] <= found:
                found += span[1] - span[0] + 1
                met.append(span)
        return found, self.first if own is None else own[1] + 1, self._suspended(met)

    def _on_the_wall(self, start: int) -> int | None:
        unit, number, step = self.period
        inside: bool = self.ways["event"] == "in"
        way = self.ways["units"][unit].get("month", "same-number")
        if unit == "W" or way == "30-days":
            return start + step * number * (7 if unit == "W" else 30) - step * inside
        months = step * number * (12 if unit == "Y" else 1)
        if way == "same-number":
            return _same_number(start, months, 0)
        return _same_number(start + (not inside), months, 1)

    def _held(self, day: int) -> int | None:
        """Continues until the term has as many open days as the rule requires."""
        minimum, step, days = self.ways.get("minimum"), self.period.step, self.open.days
        if minimum is None or (self.period.unit == "D" and self.period.number < minimum["from"]):
            return day
        wanted: int = minimum["working_days"]
        enough = abs(days.count(self.event, day)) >= wanted
        return day if enough else days.add(self.event, step * wanted)

    def _suspended(self, met: list[Span]) -> list[Step]:
        long = [(span, span[1] - max(self.event, span[0] - 1)) for span in met]
        return [Step("suspended", *span, days) for span, days in long if days]

    def _left_out(self, last: int) -> list[int]:
        run = range(self.first, last, self.period.step)
        return [day for day in run if self.open.why[day] not in (None, "standstill")]

    def _runs(self, moved: list[int]) -> list[Step]:
        runs: list[Step] = []
        for day in moved:
            because = self.open.why[day]
            if runs and runs[-1].because == because:
                runs[-1] = runs[-1]._replace(until=day, days=runs[-1].days + 1)
            else:
                runs.append(Step("moved", day, day, 1, because))
        return runs


def _same_number(day: int, months: int, before: int) -> int | None:
    """`before` days before the same day of another month; the last day of a shorter month."""
    date = Date.fromordinal(FIRST + day)
    year, month = divmod(date.year * 12 + date.month - 1 + months, 12)
    if not 0 < year < MAXYEAR:
        return None
    last = monthrange(year, month + 1)[1]
    there = Date(year, month + 1, min(date.day, last)).toordinal() - FIRST
    return there - before if date.day <= last else there


def _index(text: str) -> int:
    return Date.fromisoformat(text).toordinal() - FIRST
