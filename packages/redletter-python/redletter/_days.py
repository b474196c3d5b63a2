"""Dates by their place in the range, and which of them are business days, from look-up tables."""

import re
from collections.abc import Iterable
from datetime import date as Date, datetime
from itertools import accumulate
from typing import Any

from ._data import FIRST, LAST, iso

DATES = [Date.fromordinal(day) for day in range(FIRST, LAST + 1)]
TEXTS = [str(date) for date in DATES]
# A datetime is a moment, not a day, and is never looked up here.
INDEX: dict[str | Date, int] = {
    **{text: index for index, text in enumerate(TEXTS)},
    **{date: index for index, date in enumerate(DATES)},
}
WEEKDAYS = [date.isoweekday() for date in DATES]
INT32 = 2**31


class RedletterError(ValueError):
    """A question that cannot be answered; `code` is the API's."""

    __module__ = "redletter"

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Days:
    """Business days. Entry i of the running count counts those before the i-th day of the range."""

    def __init__(self, business: Iterable[bool]) -> None:
        open_ = list(business)
        self.before = [0, *accumulate(map(int, open_))]
        self.offsets = [index for index, is_open in enumerate(open_) if is_open]

    def add(self, start: int, days: int) -> int | None:
        """Returns None where the result leaves the range. Contract 4.2 rule 2: 0 returns the start."""
        rank = self.before[start + (days > 0)] + days - (days > 0)
        end = self.offsets[rank] if 0 <= rank < len(self.offsets) else None
        return end if days else start

    def count(self, start: int, end: int) -> int:
        return traversed(self.before, start, end)


def traversed(before: list[int], start: int, end: int) -> int:
    """Excludes the start and includes the end, in either direction; negative backward."""
    ahead = start <= end
    return before[end + ahead] - before[start + ahead]


def read_date(name: str, value: Any) -> int:
    """The place of a date, which may lie outside the range."""
    try:
        found = INDEX.get(value)
    except TypeError:
        found = None
    return _read_other(name, value) if found is None else found


def _read_other(name: str, value: Any) -> int:
    if isinstance(value, datetime):
        words = f"{name} is a datetime, which is a moment: give its date()."
        raise RedletterError("invalid_date", words)
    text = str(value) if isinstance(value, str | Date) else ""
    try:
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            # Python has no year 0; year 400 has the same leap days and is also out of range.
            return Date.fromisoformat(re.sub("^0000", "0400", text)).toordinal() - FIRST
    except ValueError:
        pass
    words = f"{name} must be one real calendar date, written YYYY-MM-DD."
    raise RedletterError("invalid_date", words)


def read_days(value: Any) -> int:
    if isinstance(value, str) and re.fullmatch("-?[0-9]{1,32}", value):
        value = int(value)
    if type(value) is not int or not -INT32 <= value < INT32:
        words = "days must be one whole number of 32 bits, in digits with an optional leading minus."
        raise RedletterError("invalid_days", words)
    return value


def in_range(name: str, index: int | None, first: int = 0, last: int = LAST - FIRST) -> int:
    if index is None or not first <= index <= last:
        words = f"{name} must stay in the range {iso(FIRST + first)} to {iso(FIRST + last)}."
        raise RedletterError("date_out_of_range", words)
    return index
