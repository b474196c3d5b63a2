import type { ListSeen } from '../../src/artifact/schema.ts';
import { SUPPORTED_YEARS } from '../../src/calendar/supported-range.ts';
import type { CountryFile } from '../country/country-file.ts';
import { seenOf } from '../country/form/citation-schema.ts';

/** How well a list was seen, best first. */
const BEST_FIRST: readonly ListSeen['seen'][] = [
  'text',
  'quoted',
  'transcribed',
  'summarised',
  'identified',
];

/**
 * Which lists of a state's days off were seen for the years served: the cited ones, and those
 * that ours are compared with. Null where no day is one of state offices.
 */
export function listsSeen(
  file: CountryFile,
  code: string,
): { lists: ListSeen[]; statutes?: string[] } | null {
  const { citations, holidays } = file.source;
  if (!holidays.some(({ kept_by: keptBy }) => keptBy !== undefined)) return null;
  const cited = Object.values(citations)
    .filter(({ kind, regions }) => kind === 'official-list' && regions?.includes(code))
    .flatMap((citation) =>
      (citation.years ?? []).map((year) => ({
        year,
        title: citation.title,
        url: citation.url ?? null,
        seen: seenOf(citation),
      })),
    );
  const compared = file.stateLists
    .filter(({ calendars }) => calendars.includes(`${file.code}-${code}`))
    .flatMap(({ years, title, url, seen }) =>
      years.map((year) => ({ year, title, url, seen: seenWords(seen) })),
    );
  const lists = SUPPORTED_YEARS.flatMap((year) => {
    const ofYear = [...cited, ...compared].filter(
      (list) => list.year === year && list.seen !== 'identified',
    );
    const best = BEST_FIRST.find((seen) => ofYear.some((list) => list.seen === seen));
    return ofYear.filter(({ seen }) => seen === best).slice(0, 1);
  });
  const laws = file.statutes.entries.filter(({ calendars }) =>
    calendars.includes(`${file.code}-${code}`),
  );
  const statutes = [...new Set(laws.map(({ cite }) => cite))];
  return { lists, ...(statutes.length > 0 && { statutes }) };
}

/** A list for comparison says in words how it was copied. */
function seenWords(seen: string): ListSeen['seen'] {
  return /at second hand/iu.test(seen) ? 'transcribed' : 'text';
}
