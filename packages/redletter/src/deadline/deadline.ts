import { DAYS } from 'redletter:days';
import { TERMS } from 'redletter:terms';
import { termRuleOf } from '../../../../src/artifact/rules/term-rules.ts';
import { countTerm, type RuleFacts } from '../../../../src/question/count-term.ts';
import { isFinding, readPeriod } from '../../../../src/question/read-parameters.ts';
import { buildTermTable, type TermTable } from '../../../../src/terms/closed-days.ts';
import { countsIn, regionsOf } from '../../../../src/terms/place-rule.ts';
import type { TermRule } from '../../../../src/terms/term-rule.ts';
import { type Calendars, type Countries, findCalendar, once } from '../calendars.ts';
import { readDay, writeDay } from '../dates.ts';
import { DayCalendar } from '../day-calendar.ts';
import { readLines } from '../packed-days.ts';
import type {
  BusinessCalendar,
  DateLike,
  DayNumber,
  Deadline,
  IsoDate,
  PlainDate,
} from '../types.ts';
import { termError } from './term-error.ts';

export { RedletterError } from '../redletter-error.ts';
export type * from '../types.ts';

const COUNTRIES: Countries<DayCalendar> = /* @__PURE__ */ readLines(DAYS);

interface Held {
  readonly facts: RuleFacts;
  /** By calendar code, built on first use. */
  readonly tables: Map<string, TermTable>;
}

const RULES: () => ReadonlyMap<string, Held> = /* @__PURE__ */ once(
  () =>
    new Map(
      TERMS.map((record) => [
        record.rule,
        {
          facts: {
            ...{ example: null, since: null },
            ...{ rule: termRuleOf(record), refused: record.refused ?? null },
          },
          tables: new Map(),
        },
      ]),
    ),
);

/** The id of every term rule. */
export function rules(): string[] {
  return [...RULES().keys()];
}

/**
 * The last day that a rule of law gives: an event, a period (`P14D`, `-P5D`) and a place. It
 * counts by a named rule and is not legal advice.
 * @param rule an id that `rules()` lists.
 * @param calendar a code, or a calendar of this package; not joint and not changed.
 * @returns dates in the form of the event.
 * @throws RedletterError with the code that the API would send.
 */
export function deadline(
  rule: string,
  date: IsoDate,
  period: string,
  calendar: string | BusinessCalendar,
): Deadline;
export function deadline(
  rule: string,
  date: DayNumber,
  period: string,
  calendar: string | BusinessCalendar,
): Deadline<DayNumber>;
export function deadline<Date extends PlainDate>(
  rule: string,
  date: Date,
  period: string,
  calendar: string | BusinessCalendar,
): Deadline<Date>;
export function deadline(
  id: string,
  date: DateLike,
  written: string,
  calendar: string | BusinessCalendar,
): Deadline<DateLike> {
  const period = readPeriod(String(written));
  if (isFinding(period)) throw termError(period);
  const code = typeof calendar === 'string' ? calendar.toUpperCase() : calendar.code;
  const asked = findCalendar(COUNTRIES, code);
  const event = readDay(date, asked.range);
  const held = RULES().get(id);
  // `US-FED` is a calendar of money, not a region.
  const isWhole = COUNTRIES.get(code) !== undefined;
  const [country = '', region = null] = isWhole ? [code] : code.split('-');
  if (held === undefined) {
    const term = { example: exampleIn(country), since: null, rule: null, refused: null };
    throw termError({ code: 'invalid_rule', parameter: 'rule', within: null, term });
  }
  const { facts: term, tables } = held;
  const { rule } = term;
  if (!countsIn(rule, country, region) || isChanged(calendar, asked)) {
    throw termError({ code: 'rule_not_for_place', parameter: 'country', within: null, term });
  }
  let table = tables.get(code);
  if (table === undefined) {
    table = tableOf(rule, asked, country, region);
    tables.set(code, table);
  }
  const found = countTerm(term, table, event, period, asked.range);
  if (isFinding(found)) throw termError(found, asked.range);
  const as = (day: DayNumber) => writeDay(day, event, date);
  const { end, earliest, latest, steps, readings } = found;
  return {
    end_date: as(end),
    earliest: as(earliest),
    latest: as(latest),
    steps: steps.map(({ step, date: from, until, days, because }) => ({
      step,
      date: as(from),
      until: until === null ? null : as(until),
      days,
      because,
    })),
    readings: readings.map(({ reading, end: day }) => ({
      reading: reading.id,
      says: reading.says,
      end_date: as(day),
      prevails: reading.prevails,
    })),
  };
}

/** A rule by which something is counted, in a country if there is one. */
function exampleIn(country: string): string | null {
  const counted = [...RULES().values()].filter(({ facts }) => facts.refused === null);
  const own = counted.find(({ facts }) => facts.rule.countries.includes(country));
  return (own ?? counted[0])?.facts.rule.id ?? null;
}

function tableOf(
  rule: TermRule,
  asked: DayCalendar,
  country: string,
  region: string | null,
): TermTable {
  const { national, regions } = COUNTRIES.get(country) as Calendars<DayCalendar>;
  const codes = regionsOf(rule, regions, region);
  const calendars = codes.flatMap((each) => regions.get(each)?.() ?? []);
  return buildTermTable(rule, {
    country,
    regions: codes,
    range: asked.range,
    holidays: (calendars.length === 0 ? [national()] : calendars).flatMap(daysOf),
    countryHolidays: daysOf(national()),
  });
}

function daysOf({ layers }: DayCalendar): DayNumber[] {
  return layers.flatMap(({ marks }) => [...marks.keys()]);
}

/** Whether a calendar's days differ from the package's own under its code. */
function isChanged(calendar: string | BusinessCalendar, own: DayCalendar): boolean {
  if (typeof calendar === 'string') return false;
  if (!(calendar instanceof DayCalendar) || calendar.layers.length !== 1) return true;
  const { businessDaysBefore } = calendar.tables;
  return businessDaysBefore.some((count, index) => count !== own.tables.businessDaysBefore[index]);
}
