"""Calendars that answer: single, joint, and with your own changes."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date as Date
from typing import Any, Generic, Literal, NamedTuple, TypeVar, overload

from ._answers import (
    AddBusinessDaysBody,
    CountBusinessDaysBody,
    HolidaysBody,
    IsBusinessDayBody,
    body_of,
    years_of,
)
from ._calendars import Kind, find_calendar
from ._data import FIRST, MONEY, BesideDay, Holiday
from ._days import DATES, INDEX, TEXTS, WEEKDAYS, Days, RedletterError, in_range, read_date, read_days
from ._rule_answers import DeadlineBody

DateLike = TypeVar("DateLike", str, Date)
Body = TypeVar("Body")
Closed = Literal["closed"]
Convention = Literal["following", "preceding", "modified-following", "modified-preceding"]
_MARKS = ("regional_holiday", "public_holiday", "closed")


class Answer(NamedTuple, Generic[Body]):
    """An answer of the API; `text` is its body, byte for byte in UTF-8."""

    text: str

    def body(self) -> Body:
        body: Body = json.loads(self.text)
        return body


class Layer(NamedTuple):
    """The days of one calendar, by their places in the range."""

    weekend: frozenset[int]
    marks: Mapping[int, Kind | Closed]
    open: frozenset[int]
    beside: Callable[[], list[tuple[int, BesideDay]]]


class BusinessCalendar:
    """Business days. Dates are ISO text or datetime.date; results have the same form.

    A question without an answer raises RedletterError.
    """

    def __init__(self, code: str, layers: Sequence[Layer], last: int, days: Days | None = None) -> None:
        self.code, self._layers, self._last = code, layers, last
        self._days = days or Days(self._is_open(day) for day in range(len(DATES)))
        open_ = set(self._days.offsets)
        self._open = [day in open_ for day in range(last + 1)]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.code}>"

    @property
    def weekend(self) -> tuple[int, ...]:
        """1 = Monday to 7 = Sunday."""
        return tuple(sorted({day for layer in self._layers for day in layer.weekend}))

    def is_business_day(self, date: str | Date) -> bool:
        try:
            return self._open[INDEX[date]]
        except (KeyError, IndexError, TypeError):
            return self._open[self._index("date", date)]

    def kind_of(self, date: str | Date) -> Kind | Closed:
        """`business_day`, or why it is not one: the first of weekend, regional, public, closed."""
        return self._kind(self._index("date", date))

    def add(self, date: DateLike, days: int) -> DateLike:
        """Moves by business days: forward, back with a negative number; 0 returns the date itself."""
        start, number = read_date("date", date), read_days(days)
        in_range("date", start, last=self._last)
        return _as(date, in_range("days", self._days.add(start, number), last=self._last))

    @overload
    def count(self, start: str | Date, end: str | Date) -> int: ...
    @overload
    def count(self, start: str | Date, end: str | Date, *, halves: float) -> float: ...
    def count(self, start: str | Date, end: str | Date, *, halves: float = 1) -> float:
        """Business days after start up to and including end; negative backward.

        `halves` is what a half day is worth, from 0 to 1; `beside` describes each one. Only a business
        day can be a half day.
        """
        first, last = read_date("start", start), read_date("end", end)
        in_range("start", first, last=self._last), in_range("end", last, last=self._last)
        whole = self._days.count(first, last)
        if halves == 1:
            return whole
        if not 0 <= halves <= 1:
            raise RedletterError("invalid_halves", "halves must be a number from 0 to 1, such as 0.5.")
        run = range(first + 1, last + 1) if first <= last else range(last, first)
        less = (1 - halves) * len(self._halves(run))
        return whole - less if first <= last else whole + less

    def next(self, date: DateLike) -> DateLike | None:
        """The first business day after a date; None where the range has none."""
        found = self._days.add(self._index("date", date), 1)
        return None if found is None else _as(date, found)

    def previous(self, date: DateLike) -> DateLike | None:
        """The last business day before a date; None where the range has none."""
        found = self._days.add(self._index("date", date), -1)
        return None if found is None else _as(date, found)

    def beside(self, date: str | Date) -> list[BesideDay]:
        """The half, local, optional and bank-only days of a date, which no count includes."""
        index = self._index("date", date)
        return [day for layer in self._layers for at, day in layer.beside() if at == index]

    def with_(
        self,
        *,
        closed: Iterable[str | Date] = (),
        open: Iterable[str | Date] = (),
        weekend: Iterable[int] | None = None,
    ) -> "BusinessCalendar":
        """The same calendar with your own changes: the latest change wins."""
        shut = frozenset(in_range("date", read_date("date", date)) for date in closed)
        worked = frozenset(in_range("date", read_date("date", date)) for date in open)
        if shut & worked:
            raise RedletterError("invalid_overlay", "A date cannot be closed and open: choose one.")
        off = None if weekend is None else frozenset(weekend)
        if off is not None and not off <= set(range(1, 8)):
            words = "A weekend is a list of 1 (Monday) to 7 (Sunday)."
            raise RedletterError("invalid_overlay", words)
        changed = []
        for place, layer in enumerate(self._layers):
            # One layer is enough to close a day.
            own = {day: layer.marks.get(day, "closed") for day in shut} if place == 0 else {}
            still = (layer.open - shut) | worked
            marks = {**layer.marks, **own}
            changed.append(layer._replace(weekend=layer.weekend if off is None else off, marks=marks, open=still))
        return BusinessCalendar(self.code, changed, self._last)

    def busdaycalendar(self) -> Any:
        """The same calendar as a numpy.busdaycalendar; needs numpy."""
        import numpy

        mask = [day not in self.weekend for day in range(1, 8)]
        closed = [TEXTS[day] for day, open_ in enumerate(self._open) if not open_ and mask[WEEKDAYS[day] - 1]]
        if any(open_ and not mask[WEEKDAYS[day] - 1] for day, open_ in enumerate(self._open)):
            raise RedletterError("invalid_overlay", "A numpy calendar cannot have a worked weekend day.")
        return numpy.busdaycalendar(weekmask=mask, holidays=closed)

    def _index(self, name: str, date: Any) -> int:
        return in_range(name, read_date(name, date), last=self._last)

    def _halves(self, run: range) -> set[int]:
        return {
            at
            for layer in self._layers
            for at, day in layer.beside()
            if day["part"] == "half" and at in run and self._open[at] and at not in layer.open
        }

    def _kind(self, day: int) -> Kind | Closed:
        found: Kind | Closed = "business_day"
        for weekend, marks, open_, _ in self._layers:
            if day in open_:
                continue
            if WEEKDAYS[day] in weekend:
                return "weekend"
            mark = marks.get(day)
            if mark and (found == "business_day" or _MARKS.index(mark) < _MARKS.index(found)):
                found = mark
        return found

    def _is_open(self, day: int) -> bool:
        return day <= self._last and self._kind(day) == "business_day"


class Calendar(BusinessCalendar):
    """A country or a region of it, `GB` or `GB-SCT`; or one of money, `T2` or `US-FED`."""

    def __init__(self, code: str) -> None:
        found = find_calendar(code)
        self._tables, self.timezone = found, found.country.timezone
        weekend = frozenset(found.country.weekend)
        layer = Layer(weekend, found.marks, frozenset(), lambda: found.beside)
        super().__init__(found.code, [layer], found.last, found.days)

    @property
    def weekend(self) -> tuple[int, ...]:
        return tuple(self._tables.country.weekend)

    def holidays(self, year: int | None = None) -> list[Holiday]:
        """The records of a year or of all years, by date, then name."""
        if year is None:
            return [record.copy() for _, record in self._tables.records if record["date"] <= TEXTS[self._last]]
        if year not in years_of(self._tables):
            years = years_of(self._tables)
            words = f"year must be one of the years {years[0]} to {years[-1]}."
            raise RedletterError("invalid_year", words)
        first, last = (Date(year, *day).toordinal() - FIRST for day in ((1, 1), (12, 31)))
        return [record.copy() for record in self._tables.within(first, last)]

    @overload
    def answer(self, endpoint: Literal["is-business-day"], *, date: str | Date) -> Answer[IsBusinessDayBody]: ...
    @overload
    def answer(
        self, endpoint: Literal["add-business-days"], *, date: str | Date, days: int
    ) -> Answer[AddBusinessDaysBody]: ...
    @overload
    def answer(
        self, endpoint: Literal["count-business-days"], *, start: str | Date, end: str | Date
    ) -> Answer[CountBusinessDaysBody]: ...
    @overload
    def answer(self, endpoint: Literal["holidays"], *, year: int) -> Answer[HolidaysBody]: ...
    @overload
    def answer(
        self, endpoint: Literal["deadline"], *, rule: str, date: str | Date, period: str
    ) -> Answer[DeadlineBody]: ...
    @overload
    def answer(self, endpoint: str, **parameters: Any) -> Answer[Any]: ...
    def answer(self, endpoint: str, **parameters: Any) -> Answer[Any]:
        """The API's answer, such as `answer("add-business-days", date="2026-12-24", days=5)`."""
        place = {"country": self._tables.country.code, "region": self._tables.region}
        if self.code in MONEY:
            raise RedletterError("invalid_country", f"The API has no calendar of money: {self.code}.")
        return written(body_of(endpoint, {**parameters, **place}))


def written(body: Any) -> Answer[Any]:
    return Answer(json.dumps(body, ensure_ascii=False, separators=(",", ":")))


def joint(*calendars: str | BusinessCalendar) -> BusinessCalendar:
    """Several calendars as one, open when all of them are."""
    if not calendars:
        raise TypeError("joint() needs at least one calendar")
    made = [Calendar(each) if isinstance(each, str) else each for each in calendars]
    layers = [layer for each in made for layer in each._layers]
    code = "+".join(each.code for each in made)
    return BusinessCalendar(code, layers, min(each._last for each in made))


def roll(calendar: BusinessCalendar, date: DateLike, convention: Convention) -> DateLike:
    """The date itself when it is a business day, else the one that the convention names."""
    index = calendar._index("date", date)
    modified, _, way = convention.rpartition("-")
    if way not in ("following", "preceding") or modified not in ("", "modified"):
        words = "convention must be following, preceding, modified-following or modified-preceding."
        raise RedletterError("invalid_convention", words)
    if calendar._open[index]:
        return date
    step = 1 if way == "following" else -1
    to, back = calendar._days.add(index, step), calendar._days.add(index, -step)
    stays = to is not None and DATES[to].month == DATES[index].month
    return _as(date, in_range("date", to if stays or not modified else back, last=calendar._last))


def nth(calendar: BusinessCalendar, month: str, n: int) -> str | None:
    """The n-th business day of a month, `2026-12`: 1 is the first, -1 the last; None if the month has fewer."""
    first = calendar._index("date", f"{month}-01")
    read_days(n)
    end = next((day for day in range(first + 1, len(DATES)) if DATES[day].day == 1), len(DATES))
    days = [TEXTS[day] for day in range(first, end) if day <= calendar._last and calendar._open[day]]
    place = n - 1 if n > 0 else n
    return days[place] if n and -len(days) <= place < len(days) else None


def _as(form: DateLike, index: int) -> DateLike:
    """A date in the same form as the input."""
    return TEXTS[index] if isinstance(form, str) else DATES[index]
