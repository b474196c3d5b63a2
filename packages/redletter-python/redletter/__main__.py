"""`python -m redletter`: answers one question on the command line with the body that the API sends."""

import sys
from urllib.parse import urlencode

from . import RedletterError, ask

WORDS = {
    "is": ("is-business-day", ("date",)),
    "add": ("add-business-days", ("date", "days")),
    "count": ("count-business-days", ("start", "end")),
    "holidays": ("holidays", ("year",)),
    "deadline": ("deadline", ("rule", "date", "period")),
}
NOT_UNDERSTOOD = 64  # EX_USAGE of sysexits.


def main(words: list[str]) -> int:
    verb, *given = words or [""]
    endpoint, names = WORDS.get(verb, ("", ()))
    if not endpoint or len(given) != len(names) + 1:
        for each, (_, takes) in WORDS.items():
            print("python -m redletter", each, *map(str.upper, takes), "PLACE", file=sys.stderr)
        return NOT_UNDERSTOOD
    country, hyphen, region = given.pop().partition("-")
    place = {"country": country, **({"region": region or "-"} if hyphen else {})}
    try:
        print(ask(f"/v1/{endpoint}?{urlencode(dict(zip(names, given)) | place)}").text)
    except RedletterError as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
