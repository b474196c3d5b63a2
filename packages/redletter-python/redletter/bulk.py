"""The same questions over numpy arrays of `datetime64[D]`, a million at a time."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._business import BusinessCalendar
from ._days import DATES, RedletterError

Days = NDArray[np.datetime64]
_FIRST = np.datetime64(DATES[0], "D")


def are_business_days(calendar: BusinessCalendar, dates: Days) -> NDArray[np.bool_]:
    """Whether each is a business day."""
    return np.take(_tables(calendar)[2], _places("dates", dates, calendar))


def add_to_all(calendar: BusinessCalendar, dates: Days, days: int | NDArray[np.integer[Any]]) -> Days:
    """The date that many business days on from each; `days` is one number, or one for each."""
    starts = _places("dates", dates, calendar)
    before, offsets, _ = _tables(calendar)
    steps = np.asarray(days)
    if steps.dtype.kind not in "iu":
        raise RedletterError("invalid_days", "days must be whole numbers.")
    ahead = steps > 0
    ranks = np.take(before, starts + ahead) + (steps - ahead)
    outside = (ranks < 0) | (ranks >= len(offsets))
    if (stay := steps == 0).any():
        outside &= ~stay
    if outside.any():
        _refuse("date_out_of_range", "days", int(np.argmax(outside)))
    ends = np.take(offsets, ranks, mode="clip")
    return _dates(np.where(stay, starts, ends) if stay.any() else ends)


def count_all(calendar: BusinessCalendar, starts: Days, ends: Days) -> NDArray[np.int64]:
    """Business days after each start, up to and including its end; negative backward."""
    first, last = _places("starts", starts, calendar), _places("ends", ends, calendar)
    before = _tables(calendar)[0]
    ahead = first <= last
    return np.take(before, last + ahead) - np.take(before, first + ahead)


def _tables(calendar: BusinessCalendar) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
    made = calendar.__dict__.get("_arrays")
    if made is None:
        days = calendar._days
        made = np.array(days.before), np.array(days.offsets), np.array(calendar._open)
        calendar.__dict__["_arrays"] = made
    return made


def _places(name: str, dates: Days, calendar: BusinessCalendar) -> NDArray[np.int64]:
    if getattr(dates, "dtype", None) != np.dtype("datetime64[D]"):
        raise RedletterError("invalid_date", f"{name} must be a numpy array of datetime64[D].")
    places = (dates - _FIRST).view(np.int64)
    if places.size and not (places.min() >= 0 and places.max() <= calendar._last):
        _refuse("date_out_of_range", name, int(np.argmax((places < 0) | (places > calendar._last))))
    return places


def _dates(places: NDArray[np.int64]) -> Days:
    return places.view("timedelta64[D]") + _FIRST


def _refuse(code: str, name: str, index: int) -> None:
    raise RedletterError(code, f"{name}[{index}] cannot be answered: {code}.")
