// @module-tag python3
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWheel } from '../../../../packages/redletter-python/build/make-wheel.ts';
import { loadNewestRelease } from '../../../../src/artifact/load-release.ts';
import { pathOf } from '../../../support/programs.ts';
import { readVectors } from '../../../support/vectors/read-vectors.ts';

/** The most lines of code for calendars, and for terms of law with the command line. */
const [LINES_MAX, LINES_OF_TERMS_MAX] = [700, 440];
const OF_TERMS = ['__main__.py', '_deadline.py', '_rule_answers.py', '_terms.py'];

const folder = mkdtempSync(join(tmpdir(), 'redletter-wheel-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const home = join(folder, 'installed');
let wheel = '';
beforeAll(() => {
  wheel = makeWheel(join(folder, 'made'), loadNewestRelease('artifacts'));
  mkdirSync(home);
  python(['-m', 'zipfile', '-e', wheel, home]);
});

/** Runs Python in the empty folder that holds the installed wheel and returns its output. */
function python(words: readonly string[], input = '', program = pathOf('python3')): string {
  const { status, stdout, stderr } = spawnSync(program, ['-B', ...words], {
    cwd: home,
    env: { PYTHONPATH: home, PYTHONUTF8: '1' },
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Asks each line of the standard input, and prints the code or the body. */
const ASK = `
import sys, redletter
for line in sys.stdin:
    try:
        print("body", redletter.ask(line.rstrip("\\n")).text)
    except redletter.RedletterError as error:
        print("code", error.code)
`;

test('the wheel passes every vector', () => {
  const vectors = readVectors();
  const asked = vectors.map(({ question }) => `${question}\n`).join('');
  const told = python(['-c', ASK], asked).trimEnd().split('\n');
  const wrong = vectors.filter(
    ({ body, code }, index) => told[index] !== (code === null ? `body ${body}` : `code ${code}`),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(told).toHaveLength(vectors.length);
  expect(vectors.length).toBeGreaterThanOrEqual(20_000);
});

/**
 * Prints each result of a calendar's methods that differs from its answers or breaks the counting
 * law.
 */
const METHODS = `
import redletter
from datetime import date, timedelta
first, last = (date.fromisoformat(redletter.release[end]) for end in ("first", "last"))
for code in redletter.codes():
    if code in ("T2", "US-FED"):
        continue
    calendar = redletter.calendar(code.lower())
    for offset in range(0, (last - first).days + 1, 73):
        day = first + timedelta(offset)
        said = calendar.answer("is-business-day", date=day).body()
        checks = [
            calendar.is_business_day(str(day)) is said["is_business_day"],
            calendar.next(str(day)) == said["next_business_day"],
            calendar.previous(str(day)) == said["previous_business_day"],
        ]
        for days in (-9, -1, 0, 1, 30):
            try:
                end = calendar.add(day, days)
            except redletter.RedletterError as error:
                checks.append(error.code == "date_out_of_range")
                continue
            checks.append(type(end) is date and calendar.count(str(day), end) == days)
            checks.append(calendar.add(str(day), days) == str(end))
        if not all(checks):
            print(code, day, checks)
    listed = [calendar.answer("holidays", year=year).body()["holidays"] for year in (2025, 2026, 2027)]
    if calendar.holidays() != sum(listed, []) or calendar.holidays(2026) != listed[1]:
        print(code, "holidays")
`;

test('methods give what the answers say, in the form of their input', () => {
  expect(python(['-c', METHODS])).toBe('');
});

/** Prints each answer about joint and changed calendars, conventions and months that differs from a walk. */
const WALKS = `
import random, redletter
from datetime import date, timedelta
first, last = (date.fromisoformat(redletter.release[end]) for end in ("first", "last"))
dates = [first + timedelta(day) for day in range((last - first).days + 1)]
random.seed(5)
codes = redletter.codes()
for round in range(150):
    names = random.sample(codes, random.randint(1, 3))
    parts = [redletter.calendar(name) for name in names]
    closed = set(random.sample(dates, 20))
    worked = set(random.sample(dates, 20)) - closed
    weekend = random.sample(range(1, 8), random.randint(0, 3)) if random.random() < 0.5 else None
    made = redletter.joint(*names).with_(closed=closed, open=map(str, worked), weekend=weekend)
    def is_open(day):
        if day in worked or day in closed:
            return day in worked
        if weekend is None:
            return all(part.is_business_day(day) for part in parts)
        holidays = any(day in off for off in offs)
        return not holidays and day.isoweekday() not in weekend
    offs = [{date.fromisoformat(each["date"]) for each in part.holidays()} for part in parts]
    open_ = [is_open(day) for day in dates]
    if [made.is_business_day(day) for day in dates] != open_:
        print(names, "days")
    business = [day for day, is_one in zip(dates, open_) if is_one]
    for day in random.sample(dates[40:-40], 20):
        after = next(each for each in business if each > day)
        before = next(each for each in reversed(business) if each < day)
        ways = {"following": after, "preceding": before}
        for way, other in (("following", before), ("preceding", after)):
            ways[f"modified-{way}"] = ways[way] if ways[way].month == day.month else other
        for way, end in ways.items():
            if redletter.roll(made, day, way) != (day if day in business else end):
                print(names, day, way)
        month = [str(each) for each in business if (each.year, each.month) == (day.year, day.month)]
        for n in (1, 5, len(month), -1, -len(month)):
            if redletter.nth(made, f"{day:%Y-%m}", n) != month[n - (n > 0)]:
                print(names, day, n)
        if redletter.nth(made, f"{day:%Y-%m}", 0) or redletter.nth(made, f"{day:%Y-%m}", len(month) + 1):
            print(names, day, "nth")
`;

test('joint and changed calendars, conventions and months equal a plain walk', () => {
  expect(python(['-c', WALKS])).toBe('');
});

/** Prints each answer that differs between arrays and single dates. */
const BULK = `
import random, numpy, redletter
from redletter import bulk
random.seed(6)
first, last = (numpy.datetime64(redletter.release[end]) for end in ("first", "last"))
days = first + numpy.array([random.randrange(200, 800) for _ in range(3000)])
ends = days[::-1].copy()
steps = numpy.array([random.randrange(-40, 40) for _ in days])
for code in ("US", "GB-SCT", "IL", "AE"):
    calendar = redletter.calendar(code)
    one = [day.item() for day in days]
    if bulk.are_business_days(calendar, days).tolist() != [calendar.is_business_day(day) for day in one]:
        print(code, "is")
    if bulk.add_to_all(calendar, days, steps).tolist() != [calendar.add(*pair) for pair in zip(one, steps.tolist())]:
        print(code, "add")
    if bulk.add_to_all(calendar, days, -7).tolist() != [calendar.add(day, -7) for day in one]:
        print(code, "add -7")
    if bulk.count_all(calendar, days, ends).tolist() != [calendar.count(*pair) for pair in zip(one, [day.item() for day in ends])]:
        print(code, "count")
    if (numpy.is_busday(days, busdaycal=calendar.busdaycalendar()) != bulk.are_business_days(calendar, days)).any():
        print(code, "busdaycalendar")
for wrong, code in (
    (lambda: bulk.are_business_days(calendar, days.astype("datetime64[s]")), "invalid_date"),
    (lambda: bulk.are_business_days(calendar, [first]), "invalid_date"),
    (lambda: bulk.add_to_all(calendar, days, 0.5), "invalid_days"),
    (lambda: bulk.add_to_all(calendar, days, 5000), "date_out_of_range"),
    (lambda: bulk.count_all(calendar, days, ends + 9999), "date_out_of_range"),
    (lambda: bulk.are_business_days(calendar, numpy.array(["NaT"], "datetime64[D]")), "date_out_of_range"),
):
    try:
        print(wrong())
    except redletter.RedletterError as error:
        if error.code != code:
            print(error.code, error)
`;

test('numpy arrays give the same as single dates', { tags: ['pandas'] }, () => {
  expect(python(['-c', BULK], '', pathOf('pandas'))).toBe('');
});

/** Expressions that are refused, with the code of each. */
const REFUSED = [
  ['calendar("GB").add("2026-12-24", 5.0)', 'invalid_days'],
  ['calendar("GB").add("2026-12-24", True)', 'invalid_days'],
  ['calendar("GB").add("2026-12-24", 10 ** 5000)', 'invalid_days'],
  ['calendar("GB").count("2026-12-24", "2026-12-24 ")', 'invalid_date'],
  ['calendar("GB").next("0000-02-29")', 'date_out_of_range'],
  ['calendar("GB").next(b"2026-12-24")', 'invalid_date'],
  ['calendar("GB").holidays(2028)', 'invalid_year'],
  ['calendar("GB-")', 'invalid_region'],
  ['calendar("")', 'invalid_country'],
  ['calendar("GB").count("2026-12-01", "2026-12-24", halves=2)', 'invalid_halves'],
  ['calendar("GB").with_(closed=["2026-12-01"], open=["2026-12-01"])', 'invalid_overlay'],
  ['calendar("GB").with_(weekend=[8])', 'invalid_overlay'],
  ['roll(redletter.calendar("GB"), "2026-12-24", "nearest")', 'invalid_convention'],
  ['nth(redletter.calendar("GB"), "2026-13", 1)', 'invalid_date'],
  ['joint("GB", "UK")', 'invalid_country'],
  ['calendar("GB").answer("years")', 'not_found'],
  ['calendar("GB").answer("holidays")', 'missing_parameter'],
  ['deadline("de-bgb", "2026-06-03", "P5D", "DE")', 'invalid_rule'],
  ['deadline("de-bgb-187-193", "2026-06-03", "5", "DE")', 'invalid_period'],
  ['deadline("de-bgb-187-193", "2026-06-03", 5, "DE")', 'invalid_period'],
  ['deadline("de-bgb-187-193", "2026-02-30", "P5D", "DE")', 'invalid_date'],
  ['deadline("de-bgb-187-193", "2026-06-03", "P5D", "FR")', 'rule_not_for_place'],
  ['deadline("us-frcp-6a", "2026-06-03", "P5D", "US-FED")', 'rule_not_for_place'],
  [
    'deadline("us-frcp-6a", "2026-06-03", "P5D", redletter.joint("US", "DE"))',
    'rule_not_for_place',
  ],
  ['deadline("in-general-clauses-act-10", "2026-06-03", "P5D", "IN")', 'closed_days_not_held'],
  ['deadline("sg-interpretation-act-50", "2026-06-03", "P1M", "SG")', 'period_not_in_rule'],
  ['deadline("eu-1182-71", "2027-12-20", "P1M", "DE")', 'date_out_of_range'],
  ['ask("/v1/")', 'not_found'],
  ['ask("https://example.com/v1/countries")', 'not_found'],
] as const;

test('values that no query can hold are refused with a code too', () => {
  const program = `
import sys, redletter
for line in sys.stdin:
    try:
        print("answered", eval("redletter." + line))
    except redletter.RedletterError as error:
        print(error.code)
`;
  const told = python(['-c', program], REFUSED.map(([asked]) => `${asked}\n`).join(''));
  expect(told.trim().split('\n')).toEqual(REFUSED.map(([, code]) => code));
});

/** Asks each question from standard input once as text and once as dates; prints each wrong answer. */
const DEADLINES = `
import json, sys, redletter
from datetime import date
for line in sys.stdin:
    rule, day, period, place, body = json.loads(line)
    told = redletter.deadline(rule, day, period, place)
    steps = [each._asdict() for each in told.steps]
    said = [{name: each[name] for name in steps[0]} for each in body["steps"]]
    ends = [body[name] for name in ("end_date", "earliest", "latest")]
    if [*told[:3]] != ends or steps != said or [each._asdict() for each in told.readings] != body["readings"]:
        print(line, told)
    dated = redletter.deadline(rule, date.fromisoformat(day), period, redletter.calendar(place))
    if [dated.end_date, dated.steps[-1].date] != [date.fromisoformat(told.end_date)] * 2:
        print(line, dated)
`;

test('a deadline has the dates, steps and readings of the answer, in the form of its input', () => {
  const asked = readVectors().flatMap(({ question, body }) => {
    if (body === null || !question.startsWith('/v1/deadline?')) return [];
    const { rule, date, period, country, region } = JSON.parse(body);
    const place = region === null ? country : `${country}-${region}`;
    return [JSON.stringify([rule, date, period, place, JSON.parse(body)])];
  });
  expect(asked.length).toBeGreaterThanOrEqual(5_000);
  expect(python(['-c', DEADLINES], `${asked.join('\n')}\n`)).toBe('');
});

test('the command line prints the body, or the code of the error', () => {
  const words = ['deadline', 'gb-foia-10', '2026-12-03', 'P20D', 'GB'];
  const readme = readFileSync('packages/redletter-python/README.md', 'utf8');
  expect(readme).toContain(`python -m redletter ${words.join(' ')}`);
  const told = JSON.parse(python(['-m', 'redletter', ...words]));
  expect(told).toMatchObject({ rule: 'gb-foia-10', end_date: '2027-01-06' });
  expect(() => python(['-m', 'redletter', 'add', '2026-12-24', '5', 'GB-'])).toThrow(
    'invalid_region',
  );
  expect(() => python(['-m', 'redletter', 'add', '2026-12-24'])).toThrow('DATE DAYS PLACE');
});

test('the examples of the README print the output shown below them', () => {
  const readme = readFileSync('packages/redletter-python/README.md', 'utf8');
  const blocks = [...readme.matchAll(/^```pycon\n(.*?)^```/gms)].map(([, text]) => text);
  expect(blocks.length).toBeGreaterThanOrEqual(5);
  writeFileSync(join(folder, 'readme.txt'), blocks.join('\n'));
  // `doctest` also exits with 0 when it finds no example; `-v` prints how many passed.
  const told = python(['-m', 'doctest', '-v', join(folder, 'readme.txt')]);
  expect(Number(/^(\d+) passed/m.exec(told)?.[1])).toBeGreaterThanOrEqual(20);
});

test('the types are correct, and catch a mistake', { tags: ['mypy'] }, () => {
  const use =
    'import redletter\nn: str = redletter.calendar("GB").count("2026-12-24", "2026-12-31")\n';
  writeFileSync(join(folder, 'use.py'), use);
  const words = ['-m', 'mypy', '--strict', '--cache-dir', '/dev/null', 'redletter', '../use.py'];
  expect(() => python(words, '', pathOf('mypy'))).toThrow(
    /^[^\n]*use\.py:2: error: [^\n]*"int"[^\n]*\nFound 1 error in 1 file \(checked 12 source files\)$/m,
  );
});

test('the wheel has the metadata that installers need, and matches its record', () => {
  const [info = ''] = globSync('*.dist-info', { cwd: home });
  expect(basename(wheel)).toBe(`${info.replace(/\.dist-info$/, '')}-py3-none-any.whl`);
  const check = `
import base64, hashlib, importlib.metadata, pathlib, redletter
found = importlib.metadata.distribution("redletter")
for file in found.files:
    digest = hashlib.sha256(pathlib.Path(file.locate()).read_bytes()).digest()
    if file.hash and file.hash.value != base64.urlsafe_b64encode(digest).decode().rstrip("="):
        print("differs:", file)
assert found.version == redletter.__version__, found.version
print(*sorted(str(file).split("/")[-1] for file in found.files), found.requires)
`;
  expect(python(['-c', check]).trim()).toBe(
    'LICENSE LICENSE-DATA METADATA RECORD WHEEL __init__.py __main__.py _answers.py _business.py _calendars.py _data.py _days.py _deadline.py _rule_answers.py _terms.py bulk.py data.json py.typed None',
  );
});

test('its bytes depend only on the release', () => {
  const again = makeWheel(join(folder, 'again'), loadNewestRelease('artifacts'));
  expect(readFileSync(again).equals(readFileSync(wheel))).toBe(true);
});

test('the library is small and needs only the standard library', () => {
  const sources = globSync('packages/redletter-python/redletter/*.py');
  const linesOf = (isOfTerms: boolean) =>
    sources
      .filter((file) => OF_TERMS.includes(basename(file)) === isOfTerms)
      .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
      .filter((line) => line.trim() !== '').length;
  expect(linesOf(false)).toBeGreaterThan(100);
  expect(linesOf(false)).toBeLessThanOrEqual(LINES_MAX);
  expect(linesOf(true)).toBeGreaterThan(100);
  expect(linesOf(true)).toBeLessThanOrEqual(LINES_OF_TERMS_MAX);
  // Runs isolated from folders that hold other packages.
  const { countries, money } = loadNewestRelease('artifacts');
  const calendars = countries.reduce((sum, { regions }) => sum + 1 + regions.length, money.length);
  const alone = `import sys; sys.path.append(${JSON.stringify(home)}); import redletter; print(len(redletter.codes()))`;
  expect(python(['-I', '-S', '-c', alone]).trim()).toBe(String(calendars));
});
