import type { Change } from '../../artifact/schema.ts';
import { knownDay } from '../known-day.ts';
import { dayAndMonth, fullDate, plural } from '../words.ts';
import { isCorrection, sortOf } from './change-counts.ts';
import type { LoggedChange } from './change-log.ts';

/** What a release did to one holiday in a place, with all years in one row. */
export type ChangeRow = ReturnType<typeof changeRows>[number];

/**
 * Changes of dates as rows, in the order of the log: one for each place, sort, and holiday or
 * awaited announcement.
 */
export function changeRows(entries: readonly LoggedChange[]) {
  return [...Map.groupBy(entries, rowKey).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { where, awaited } = first;
    const [words, look] = VERDICTS[first.change.kind];
    const isCorrected = isCorrection(first.change);
    const laws = new Map(
      group.flatMap(({ laws }) => laws).map((law) => [`${law.title} ${law.url}`, law]),
    );
    const changes = group.map(({ change }) => change);
    const reasons = changes.flatMap(({ reason }) => reason ?? []);
    const isOpen = sortOf(first.change) === 'estimated';
    const waits = isOpen && awaited !== null ? [`${awaited.authority}, ${awaited.expect}`] : [];
    return [
      {
        where,
        name: [...new Set(changes.map(nameOf))].join(', '),
        dates: datesOf(changes),
        // "3 dates removed"
        what: isCorrected ? 'Correction' : `${plural(group.length, 'date')} ${words}`,
        look: isCorrected ? 'neutral' : look,
        why: [...new Set([...reasons, ...waits])],
        // Readers need to know who settles the date more than which law leaves it open.
        laws: waits.length > 0 ? [] : [...laws.values()],
      },
    ];
  });
}

function rowKey({ where, change, awaited }: LoggedChange): string {
  const { id, kind } = change;
  const sort = sortOf(change);
  const about = sort === 'estimated' && awaited !== null ? awaited.expect : id;
  return [where, about, kind, sort, isCorrection(change)].join('|');
}

function nameOf({ id, before, after }: Change): string {
  return (after ?? before)?.name ?? id;
}

type Look = 'added' | 'removed' | 'open' | 'neutral';

const VERDICTS: Readonly<Record<Change['kind'], readonly [words: string, look: Look]>> = {
  added: ['added', 'added'],
  removed: ['removed', 'removed'],
  confirmed: ['confirmed', 'added'],
  reopened: ['back to estimated', 'open'],
  moved: ['moved', 'neutral'],
  renamed: ['moved', 'neutral'],
};

/** "11 November 2025, 2026, 2027; 26 November 2027 (estimated)": years of one day are joined. */
function datesOf(changes: readonly Change[]): string {
  const written = changes.map(dateWords);
  const plain = written.filter((each) => typeof each !== 'string');
  const years = [...Map.groupBy(plain, ({ day }) => day)].map(
    ([day, each]) => `${day} ${each.map(({ year }) => year).join(', ')}`,
  );
  return [...years, ...written.filter((each) => typeof each === 'string')].join('; ');
}

function dateWords({ before, after }: Change): string | { day: string; year: string } {
  const [from, to] = [before, after].map((side) => side && knownDay(side.date));
  const [was, is] = [before, after].map((side) => side?.official_date ?? side?.date);
  if (from != null && to != null && from !== to) return `${dayAndMonth(from)} → ${fullDate(to)}`;
  if (was !== undefined && is !== undefined && was !== is) {
    return `official date ${dayAndMonth(knownDay(was))} → ${fullDate(knownDay(is))}`;
  }
  const day = to ?? from;
  if (day == null) return '';
  const isNewEstimate = before === null && after?.date_accuracy === 'estimated';
  const year = fullDate(day).slice(-4);
  return isNewEstimate ? `${fullDate(day)} (estimated)` : { day: dayAndMonth(day), year };
}
