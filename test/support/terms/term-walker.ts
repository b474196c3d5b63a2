import type { RuleRecord } from '../../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';

/**
 * Counts terms day by day on a wall calendar of `Date`s, from the records of a release alone. It
 * shares nothing with the code it judges: no day number, no table, no arithmetic.
 */

/** `YYYY-MM-DD`. */
type Iso = string;

export interface WalkedStep {
  readonly step: string;
  readonly date: Iso;
  readonly until: Iso | null;
  readonly days: number;
  readonly because: Closed;
}

/** The result of a walk under one reading. */
interface Walked {
  readonly end: Iso;
  readonly steps: readonly WalkedStep[];
  /** The holidays that a move skipped or a count left out. */
  readonly holidays: readonly Iso[];
}

export interface WalkedTerm extends Pick<Walked, 'steps' | 'holidays'> {
  readonly end_date: Iso;
  readonly earliest: Iso;
  readonly latest: Iso;
  /** One result for each reading, in their order; a rule without readings has one. */
  readonly ends: readonly Iso[];
}

interface Ways {
  readonly event: 'in' | 'out';
  readonly forward: 'next' | 'none';
  readonly backward: 'next' | 'none';
  readonly from_standstill: 'last-day' | 'day-after';
}

/** Why a day is closed; null for an open one. */
type Closed = 'standstill' | 'weekend' | 'holiday' | 'closed_by_rule' | null;

interface Span {
  readonly from: Iso;
  readonly until: Iso;
}

/** How a walk reached its end, before any move. */
interface Way {
  /** Null beyond the range. */
  readonly found: Iso | null;
  readonly begins: Iso | null;
  /** Closed days that were not counted. */
  readonly leftOut: readonly Iso[];
  readonly suspended: readonly WalkedStep[];
}

const MOST_DAYS = 5000;

/**
 * The last day of a term, or null when any reading leaves the range.
 * @param range the first and the last date that the country answers for.
 */
export function walkTerm(
  rule: RuleRecord,
  country: CountryArtifact,
  region: string | null,
  range: readonly [first: Iso, last: Iso],
  event: Iso,
  period: string,
): WalkedTerm | null {
  const readings: { ways: Ways; prevails: boolean }[] =
    rule.readings.length === 0
      ? [{ ways: rule, prevails: true }]
      : rule.readings.map(({ changes, prevails }) => ({
          ways: { ...rule, ...changes } as Ways,
          prevails,
        }));
  const found: (Walked & { prevails: boolean })[] = [];
  for (const { ways, prevails } of readings) {
    const walked = new Walk(rule, ways, country, region, range, period).from(event);
    if (walked === null) return null;
    found.push({ ...walked, prevails });
  }
  const ends = found.map(({ end }) => end);
  const [earliest, latest] = [ends.toSorted()[0] as Iso, ends.toSorted().at(-1) as Iso];
  const chosen =
    found.find(({ prevails }) => prevails) ?? found.find(({ end }) => end === earliest);
  const { end, steps, holidays } = chosen as Walked;
  return { end_date: end, earliest, latest, ends, steps, holidays };
}

class Walk {
  readonly rule: RuleRecord;
  readonly ways: Ways;
  readonly step: 1 | -1;
  readonly count: number;
  readonly unit: string;
  readonly range: readonly [Iso, Iso];
  readonly closedDates: ReadonlyMap<Iso, Closed>;

  constructor(
    rule: RuleRecord,
    ways: Ways,
    country: CountryArtifact,
    region: string | null,
    range: readonly [Iso, Iso],
    period: string,
  ) {
    this.rule = rule;
    this.ways = ways;
    this.range = range;
    this.step = period.startsWith('-') ? -1 : 1;
    this.count = Number(period.replace(/\D/g, ''));
    this.unit = period.slice(-1);
    this.closedDates = this.#closedDates(country, region);
  }

  from(event: Iso): Walked | null {
    const way: Way = this.unit === 'D' ? this.#walkDays(event) : this.#walkUnits(event);
    const { found } = way;
    if (found === null || this.#isOutside(found)) return null;
    const moved: Iso[] = [];
    let rolled: Iso | null = found;
    const rolls = this.step > 0 ? this.ways.forward : this.ways.backward;
    if (rolls === 'next' && !this.#skipsClosed()) {
      while (rolled !== null && this.#closed(rolled) !== null) {
        moved.push(rolled);
        rolled = this.#go(rolled);
      }
    }
    const end = rolled === null ? null : this.#hold(event, rolled);
    if (end === null) return null;
    const steps = [
      stepOf('event', event),
      stepOf('begins', way.begins ?? event),
      ...this.#leftOut(way.leftOut),
      ...way.suspended,
      stepOf('ends', found),
      ...this.#runs(moved),
    ];
    let added = 0;
    for (let day = rolled as Iso; day !== end; day = dayOn(day, this.step)) added += 1;
    if (added > 0) steps.push({ ...stepOf('extended', end), days: added });
    steps.push(stepOf('last_day', end));
    const passed = [...way.leftOut, ...moved];
    const holidays = passed.filter((day) => this.#closed(day) === 'holiday').sort();
    return { end, steps, holidays };
  }

  #leftOut(days: readonly Iso[]): WalkedStep[] {
    const [date] = days;
    if (date === undefined) return [];
    return [{ ...stepOf('not_counted', date), until: days.at(-1) as Iso, days: days.length }];
  }

  /** The days that a move skipped, one step for each run with the same reason. */
  #runs(days: readonly Iso[]): WalkedStep[] {
    const runs: WalkedStep[] = [];
    for (const day of days) {
      const because = this.#closed(day);
      const last = runs.at(-1);
      if (last?.because === because) {
        runs.splice(-1, 1, { ...last, until: day, days: last.days + 1 });
      } else runs.push({ step: 'moved', date: day, until: day, days: 1, because });
    }
    return runs;
  }

  /** Single days, each counted or not. */
  #walkDays(event: Iso): Way {
    const leftOut: Iso[] = [];
    const still = new Map<Span, number>();
    let begins: Iso | null = null;
    let left = this.count;
    let day: Iso | null = this.ways.event === 'in' ? event : this.#go(event);
    while (day !== null) {
      const span = this.#standstill(day);
      if (this.#counts(day)) {
        begins ??= day;
        left -= 1;
      } else if (span === undefined) leftOut.push(day);
      else if (day !== event) still.set(span, (still.get(span) ?? 0) + 1);
      if (left === 0) break;
      day = this.#go(day);
    }
    const suspended = [...still].map(([span, days]) => suspendedBy(span, days));
    const found = day !== null && this.step < 0 && this.rule.clear === true ? dayOn(day, -1) : day;
    return { found, begins, leftOut, suspended };
  }

  #counts(day: Iso): boolean {
    if (this.#standstill(day) !== undefined) return false;
    return !this.#skipsClosed() || this.#closed(day) === null;
  }

  #skipsClosed(): boolean {
    if (this.unit !== 'D') return false;
    return this.rule.counts === 'open-days' || this.count <= (this.rule.short_to ?? 0);
  }

  /** Weeks, months and years on the wall calendar, then the standstills on the way. */
  #walkUnits(event: Iso): Way {
    const own = this.#standstill(event);
    const start =
      own === undefined
        ? event
        : this.ways.from_standstill === 'day-after'
          ? dayOn(own.until, 1)
          : own.until;
    const suspended: WalkedStep[] = [];
    if (own !== undefined && own.until > event) {
      suspended.push(suspendedBy(own, daysOf({ from: dayOn(event, 1), until: own.until })));
    }
    let end = this.#unitsOn(start);
    for (const span of this.rule.standstill ?? []) {
      if (!(span.from > start && span.from <= end)) continue;
      for (let day = span.from; day <= span.until; day = dayOn(day, 1)) end = dayOn(end, 1);
      suspended.push(suspendedBy(span, daysOf(span)));
    }
    const next = this.ways.event === 'in' ? event : dayOn(event, this.step);
    const begins = own === undefined ? next : dayOn(own.until, 1);
    return { found: end, begins, leftOut: [], suspended };
  }

  #unitsOn(start: Iso): Iso {
    const by = this.step * this.count;
    const back = this.ways.event === 'in' ? -this.step : 0;
    if (this.unit === 'W') return dayOn(start, 7 * by + back);
    const way = this.rule.units[this.unit as 'M' | 'Y']?.month;
    if (way === '30-days') return dayOn(start, 30 * by + back);
    const months = this.unit === 'Y' ? 12 * by : by;
    if (way !== 'day-before') return sameDay(start, months) ?? lastOf(start, months);
    const first = this.ways.event === 'in' ? start : dayOn(start, 1);
    const corresponds = sameDay(first, months);
    return corresponds === null ? lastOf(first, months) : dayOn(corresponds, -1);
  }

  /** Continues until the term holds as many open days as the rule requires. */
  #hold(event: Iso, end: Iso): Iso | null {
    const { minimum } = this.rule;
    if (minimum === undefined || (this.unit === 'D' && this.count < minimum.from)) return end;
    let last: Iso | null = end;
    while (last !== null && this.#openUpTo(event, last) < minimum.working_days) {
      last = this.#go(last);
    }
    return last;
  }

  /** Open days after an event, up to and including a day. */
  #openUpTo(event: Iso, last: Iso): number {
    let open = 0;
    for (let day = event; day !== last; ) {
      day = dayOn(day, this.step);
      if (this.#closed(day) === null) open += 1;
    }
    return open;
  }

  #closed(day: Iso): Closed {
    if (this.#standstill(day) !== undefined) return 'standstill';
    const weekday = ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1;
    if (this.rule.closed_weekdays.includes(weekday)) return 'weekend';
    return this.closedDates.get(day) ?? null;
  }

  #standstill(day: Iso): Span | undefined {
    return this.rule.standstill?.find(({ from, until }) => from <= day && day <= until);
  }

  #closedDates(country: CountryArtifact, region: string | null): Map<Iso, Closed> {
    const { rule } = this;
    const regions =
      rule.regions === 'asked'
        ? [region]
        : rule.regions === 'all'
          ? country.regions.map(({ code }) => code)
          : rule.regions;
    const closed = new Map<Iso, Closed>();
    for (const day of rule.closed_days ?? []) {
      if (day.country !== undefined && day.country !== country.country) continue;
      if (day.regions !== undefined && !day.regions.some((code) => regions.includes(code)))
        continue;
      closed.set(day.date, 'closed_by_rule');
    }
    if (!rule.closed_holidays) return closed;
    for (const { date, regions: only } of country.holidays) {
      const isCountrys = only === undefined;
      if (!isCountrys && this.step < 0 && rule.holidays_backward === 'country') continue;
      if (isCountrys || only.some((code) => regions.includes(code))) closed.set(date, 'holiday');
    }
    return closed;
  }

  /** The next day in the direction of counting; null beyond the range. */
  #go(day: Iso): Iso | null {
    const next = dayOn(day, this.step);
    return this.#isOutside(next) ? null : next;
  }

  #isOutside(day: Iso): boolean {
    return day < this.range[0] || day > this.range[1];
  }
}

function stepOf(step: string, date: Iso): WalkedStep {
  return { step, date, until: null, days: 0, because: null };
}

function suspendedBy({ from, until }: Span, days: number): WalkedStep {
  return { step: 'suspended', date: from, until, days, because: null };
}

function daysOf({ from, until }: Span): number {
  let days = 1;
  for (let day = from; day !== until; day = dayOn(day, 1)) days += 1;
  return days;
}

function dayOn(day: Iso, days: number): Iso {
  if (Math.abs(days) > 100 * MOST_DAYS) throw new RangeError('no term is that long');
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day of the month that many months on; null where that month has no such day. */
function sameDay(day: Iso, months: number): Iso | null {
  const last = lastOf(day, months);
  const number = day.slice(8);
  return number > last.slice(8) ? null : `${last.slice(0, 8)}${number}`;
}

function lastOf(day: Iso, months: number): Iso {
  const date = new Date(`${day.slice(0, 8)}01T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months + 1);
  date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
