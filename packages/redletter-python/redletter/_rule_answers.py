"""The API's answers about rules of law: Contract 4.6 and 4.7."""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ._calendars import find_tables
from ._data import FIRST, RULES, Accuracy, Holiday, Rule, iso
from ._days import TEXTS, in_range, read_date
from ._terms import UNITS, Because, Step, count_term, read_period


class DeadlineStep(TypedDict):
    step: str
    date: str
    until: str | None
    days: int
    because: Because | None
    words: list[str]


class DeadlineReading(TypedDict):
    reading: str
    says: str
    end_date: str
    prevails: bool


class LawSentence(TypedDict):
    id: str
    title: str
    section: str
    language: str
    quote: str
    seen: Literal["read", "quoted"]


class NotModelled(TypedDict):
    what: str
    moves: Literal["later", "earlier", "either"]


class DeadlineBody(TypedDict):
    rule: str
    date: str
    period: str
    country: str
    region: str | None
    end_date: str
    earliest: str
    latest: str
    date_accuracy: Accuracy
    steps: list[DeadlineStep]
    holidays_skipped: list[Holiday]
    readings: list[DeadlineReading]
    law: list[LawSentence]
    not_modelled: list[NotModelled]


def deadline(values: Mapping[str, Any]) -> dict[str, Any]:
    event, period = read_date("date", values["date"]), read_period(values["period"])
    in_range("date", event)
    region = values.get("region")
    found = find_tables(str(values["country"]), None if region is None else str(region))
    in_range("date", event, last=found.last)
    (end, steps, skipped), readings = count_term(values["rule"], found, event, period)
    rule, days = RULES[values["rule"]], [day for _, day in readings] or [end]
    differ = min(days) != max(days)
    return dict(
        rule=rule["rule"], date=TEXTS[event], period=str(values["period"]),
        country=found.country.code, region=found.region,
        end_date=TEXTS[end], earliest=TEXTS[min(days)], latest=TEXTS[max(days)],
        date_accuracy=max((each["date_accuracy"] for each in skipped), key=len, default="exact"),
        steps=[_step(rule, each, period.unit) for each in steps], holidays_skipped=skipped,
        readings=[
            dict(reading=each["reading"], says=each["says"], end_date=TEXTS[day], prevails=each["prevails"])
            for each, day in readings if differ
        ],
        law=_law(rule), not_modelled=rule["not_modelled"],
    )  # fmt: skip


def _step(rule: Rule, told: Step, unit: str) -> dict[str, Any]:
    """A step with the words of the settings behind it."""
    by, own = rule["said_by"], rule["units"][unit]["words"]
    standstill = by.get("standstill", [])
    words = {
        "event": by["first_day"],
        "begins": by["first_day"],
        "not_counted": sum((by.get(name, []) for name in ("counts", "short", "closed")), []),
        "suspended": standstill,
        "ends": own + (by.get("clear", []) if unit == "D" else []),
        "moved": by.get("roll", []) + (standstill if told.because == "standstill" else by.get("closed", [])),
        "extended": by.get("minimum", []),
    }.get(told.step, [])
    # A standstill may begin before the range.
    date, until = (None if day is None else iso(FIRST + day) for day in (told.date, told.until))
    return told._asdict() | dict(date=date, until=until, words=list(dict.fromkeys(words)))


def _law(rule: Rule) -> list[dict[str, Any]]:
    cited = ((each, rule["citations"][each["cite"]]) for each in rule["words"])
    return [dict(
        id=each["id"], title=cite["title"], section=each["section"], language=each["language"],
        quote=each["text"], seen="read" if cite["seen"] == "text" else "quoted",
    ) for each, cite in cited]  # fmt: skip


def deadline_rules(values: Mapping[str, Any]) -> dict[str, Any]:
    asked = values.get("country")
    code = None if asked is None else find_tables(str(asked), None).country.code
    return {"rules": [_listed(each) for each in RULES.values() if code is None or code in each["countries"]]}


def _listed(rule: Rule) -> dict[str, Any]:
    units = [unit for unit in UNITS if unit in rule["units"]]
    law = _law(rule)
    for sentence, words in zip(law, rule["words"]):
        cite = rule["citations"][words["cite"]]
        sentence |= dict(
            translation=words.get("translation"), seen_at=cite.get("seen_in"), url=cite["url"],
            publisher=cite["publisher"],
        )  # fmt: skip
    names = ("reading", "says", "prevails")
    return dict(
        rule=rule["rule"], title=rule["title"], countries=rule["countries"],
        regions=rule["regions"] if isinstance(rule["regions"], str) else "fixed", units=units,
        longest={unit: rule["units"][unit].get("longest") for unit in units},
        backward=[unit for unit in units if rule["units"][unit].get("back")], law=law,
        readings=[{name: each[name] for name in names} for each in rule["readings"]],
        not_modelled=rule["not_modelled"], refused=rule.get("refused"),
    )  # fmt: skip
