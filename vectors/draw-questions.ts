import type { CountryArtifact, HolidayRecord } from '../src/artifact/schema.ts';
import { Random } from '../test/support/random.ts';
import { DAYS, FIRST, LAST, YEARS } from '../test/support/years.ts';
import type { EndpointName, Question } from './vector.ts';

/**
 * The questions about every calendar: its edges, by name, and dates drawn at random. The draw
 * depends only on the calendar's code, so that a release changes answers and not questions; edges
 * follow the data.
 */

const INT32 = ['2147483647', '-2147483648'];
/** Drawn at random for each calendar. */
const DRAWN = { is: 26, add: 26, count: 22 };
/** The most questions of one sort where a calendar could have many. */
const OF_A_KIND = 2;

interface Asked {
  readonly country: string;
  readonly region?: string;
}

/** All questions of a calendar, `region` null for the nationwide one. */
export function questionsOf(artifact: CountryArtifact, region: string | null): Question[] {
  const { country } = artifact;
  const asked = region === null ? { country } : { country, region };
  const last = lastOf(artifact);
  const isHeld = ({ parameters }: Question) =>
    ['date', 'start', 'end'].every((name) => (parameters[name] ?? '') <= last);
  return [...edgesOf(artifact, asked), ...drawnFor(asked).filter(isHeld)];
}

/** The last date that a country holds. */
function lastOf({ held_until }: CountryArtifact): string {
  return held_until === undefined ? LAST : `${held_until}-12-31`;
}

function edgesOf(artifact: CountryArtifact, asked: Asked): Question[] {
  const ask = (edge: string, endpoint: EndpointName, parameters: Record<string, string>) => ({
    endpoint,
    parameters: { ...parameters, ...asked },
    edge,
  });
  const is = (edge: string, date: string) => ask(edge, 'is-business-day', { date });
  const add = (edge: string, date: string, days: string) =>
    ask(edge, 'add-business-days', { date, days });
  const count = (edge: string, start: string, end: string) =>
    ask(edge, 'count-business-days', { start, end });
  const around = (edge: string, date: string) => [
    is(edge, date),
    add(`${edge}: over it`, moved(date, -1), '1'),
    add(`${edge}: back over it`, moved(date, 1), '-1'),
    add(`${edge}: from it, by nothing`, date, '0'),
    count(`${edge}: to it`, moved(date, -1), date),
    count(`${edge}: back to it`, moved(date, 1), date),
  ];
  const last = lastOf(artifact);
  const lower = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, value.toLowerCase()]),
  );
  return [
    is('first date', FIRST),
    is('last date', last),
    add('from the first date', FIRST, '1'),
    add('from the last date', last, '-1'),
    add('beyond the last date', last, '1'),
    add('beyond the first date', FIRST, '-1'),
    ...INT32.map((days) => add('as far as 32 bits go', '2026-06-15', days)),
    add('-0', '2026-06-15', '-0'),
    add('leading zeros', '2026-06-15', '-007'),
    count('whole range', FIRST, last),
    count('whole range, backward', last, FIRST),
    count('from a date to itself', '2026-06-15', '2026-06-15'),
    {
      endpoint: 'is-business-day',
      parameters: { date: '2026-06-15', ...lower },
      edge: 'codes in lower case',
    },
    ...YEARS.filter((year) => `${year}-12-31` <= last).map((year) =>
      ask('year', 'holidays', { year: String(year) }),
    ),
    ...kindsOf(artifact, asked.region ?? null).flatMap(({ edge, dates }) =>
      dates.slice(0, OF_A_KIND).flatMap((date) => around(edge, date)),
    ),
  ];
}

/** Dates at which errors are likely, by what is special about them. */
function kindsOf(
  artifact: CountryArtifact,
  region: string | null,
): { edge: string; dates: string[] }[] {
  const own = artifact.holidays.filter(
    ({ date, regions }) =>
      // Their neighbours are asked about too.
      date > FIRST &&
      date < lastOf(artifact) &&
      (regions === undefined || (region !== null && regions.includes(region))),
  );
  const isWeekend = (date: string) =>
    artifact.weekend_days.includes(Temporal.PlainDate.from(date).dayOfWeek);
  const dated = Map.groupBy(own, ({ date }) => date);
  const where = (test: (records: readonly HolidayRecord[], date: string) => boolean) =>
    [...dated].filter(([date, records]) => test(records, date)).map(([date]) => date);
  const isRegional = ({ regions }: HolidayRecord) => regions !== undefined;
  return [
    {
      edge: 'both types on one date',
      dates: where((records) => records.some(isRegional) && !records.every(isRegional)),
    },
    { edge: 'several records on one date', dates: where((records) => records.length > 1) },
    { edge: 'holiday on a weekend', dates: where((_, date) => isWeekend(date)) },
    {
      edge: 'moved day off',
      dates: where((records) => records.some(({ official_date }) => official_date !== null)),
    },
    {
      edge: 'regional holiday',
      dates: where((records, date) => records.every(isRegional) && !isWeekend(date)),
    },
    {
      edge: 'estimated date',
      dates: where((records) => records.some((each) => each.date_accuracy === 'estimated')),
    },
    { edge: 'weekend', dates: ['2026-06-12', '2026-06-13', '2026-06-14'].filter(isWeekend) },
  ];
}

function drawnFor(asked: Asked): Question[] {
  const { country, region = '' } = asked;
  const seed = [...`${country}-${region}`].reduce(
    (hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0),
    7,
  );
  const random = new Random(seed);
  const date = () => moved(FIRST, random.below(DAYS));
  const near = (reach: number) => random.below(2 * reach + 1) - reach;
  /** Most spans that people ask about are short; some are not. */
  const span = () => near(random.once(6) ? 700 : 25);
  const ask = (endpoint: EndpointName, parameters: Record<string, string>): Question => ({
    endpoint,
    parameters: { ...parameters, ...asked },
    edge: null,
  });
  return [
    ...Array.from({ length: DRAWN.is }, () => ask('is-business-day', { date: date() })),
    ...Array.from({ length: DRAWN.add }, () =>
      ask('add-business-days', { date: date(), days: String(span()) }),
    ),
    ...Array.from({ length: DRAWN.count }, () => {
      const start = date();
      const end = moved(start, span());
      const inRange = end >= FIRST && end <= LAST;
      return ask('count-business-days', { start, end: inRange ? end : start });
    }),
  ];
}

function moved(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}
