import { buildDataSet } from '../../../src/artifact/data-set.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import type { CountryArtifact, HolidayRecord } from '../../../src/artifact/schema.ts';
import { readCalculatorForm } from '../../../src/site/calculator/calculator-form.ts';
import { writeDeadline } from '../../../src/site/proof/deadline.ts';
import { answerHistory } from '../../../src/site/proof/history.ts';
import { type MadeRelease, makeHistory } from './made-history.ts';
import { country, holiday } from './toy-release.ts';

/** The question of the invented year: where ten business days from the winter solstice lead. */
export const MOVING_QUESTION = 'op=add&date=2026-12-21&days=10&country=TY&region=EA';

const christmas = holiday('christmas', '2026-12-25', { name: 'Christmas Day' });
const rest = (date: string, more: Partial<HolidayRecord> = {}) =>
  holiday('rest', date, { name: 'Day of Rest', date_accuracy: 'estimated', ...more });
const settled = rest('2026-12-29', { date_accuracy: 'exact', name: 'Rest Day', cite: ['order'] });
const west = holiday('west', '2026-12-23', { regions: ['WE'] });
// The release with the day of rest also has unrelated changes: a new name, another region's day, a
// day in May.
const since4 = [
  { ...christmas, name: 'Christmas' },
  west,
  holiday('west-too', '2026-12-24', { regions: ['WE'] }),
  holiday('may', '2026-05-04'),
];
const may = holiday('may-too', '2026-05-05');
const other = country([], { country: 'ZZ', name: 'Elsewhere' });
const otherWeek = country([], { country: 'ZZ', name: 'Elsewhere', weekend_days: [7] });
/** The release with the week also changes the time zone, on which no answer about days depends. */
const week = { weekend_days: [5, 6], timezone: 'Europe/Paris' };
const renamed = [
  { code: 'EA', name: 'Far East' },
  { code: 'WE', name: 'West' },
];

/** One release a month and its effect on the answer in Toyland's East. */
const STEPS: readonly {
  readonly holidays: readonly HolidayRecord[];
  readonly more?: Partial<CountryArtifact>;
  readonly others?: readonly CountryArtifact[];
  /** The end date from this release on, where the date or its certainty changes. */
  readonly moves?: { readonly to: string; readonly status: string; readonly because: string };
}[] = [
  { holidays: [christmas] },
  { holidays: [christmas], more: { notes: ['A note.'] } },
  { holidays: [christmas, west] },
  {
    holidays: [...since4, rest('2026-12-30')],
    moves: {
      to: '2027-01-06',
      status: 'TENTATIVE',
      because: 'Toyland: Day of Rest 2026 added, 30 December. Act https://law.example/act',
    },
  },
  { holidays: [...since4, rest('2026-12-30', { name: 'Rest Day' })] },
  { holidays: [...since4, rest('2026-12-29', { name: 'Rest Day' })] },
  {
    holidays: [...since4, settled],
    moves: {
      to: '2027-01-06',
      status: 'CONFIRMED',
      because: 'Toyland: Rest Day 2026 confirmed, 29 December. Order https://law.example/order',
    },
  },
  { holidays: [...since4, settled], others: [other] },
  {
    holidays: [...since4, settled],
    more: week,
    others: [otherWeek],
    moves: {
      to: '2027-01-05',
      status: 'CONFIRMED',
      because: 'Toyland: weekend, Saturday and Sunday → Friday and Saturday. The week has changed.',
    },
  },
  { holidays: [...since4, settled, may], more: week, others: [otherWeek] },
  {
    holidays: [...since4, settled, may],
    more: { ...week, regions: renamed },
    others: [otherWeek],
  },
  {
    holidays: [...since4, may],
    more: { ...week, regions: renamed },
    others: [otherWeek],
    moves: {
      to: '2027-01-04',
      status: 'CONFIRMED',
      because: 'Toyland: Rest Day 2026 removed, was 29 December. Order https://law.example/order',
    },
  },
];

/** The event of the deadline after each release; it begins with sequence 0. */
export const EXPECTED = STEPS.map((_, index) => {
  const moves = STEPS.slice(0, index + 1).flatMap((step, at) =>
    step.moves === undefined ? [] : [{ ...step.moves, month: at + 1 }],
  );
  const begun = { to: '2027-01-05', status: 'CONFIRMED', because: null, month: 1 };
  return { ...(moves.at(-1) ?? begun), sequence: moves.length };
});

/** Twelve releases of an invented year, as folders below `artifactsDir`. */
export function makeMovingDeadline(artifactsDir: string): Release[] {
  const made = STEPS.map(({ holidays, more = {}, others = [] }, index): MadeRelease => {
    const month = String(index + 1).padStart(2, '0');
    return {
      version: `2026.${index + 1}.1`,
      released: `2026-${month}-05`,
      countries: [country(holidays, more), ...others],
      reason: 'The week has changed.',
    };
  });
  return makeHistory(artifactsDir, made);
}

/**
 * The file that a subscriber receives after the newest of some releases.
 * @param releases oldest first, at least one.
 */
export function deadlineAfter(releases: readonly Release[], query = MOVING_QUESTION): string {
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error('there is no release');
  const { question } = readCalculatorForm(buildDataSet(newest), query);
  if (question?.op !== 'add') throw new Error(`${query} asks for no date`);
  return writeDeadline(question, answerHistory(question, releases), {
    page: `https://site.example/calculator/?${query}`,
    self: `https://site.example/calculator.ics?${query}`,
  });
}
