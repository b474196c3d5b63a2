import { filesOf, type Release } from '../../artifact/load-release.ts';
import type { FactChange } from '../../artifact/schema.ts';
import type { Weekday } from '../../calendar/day-number.ts';
import { listWords, weekdayName } from '../words.ts';

/** A published change of a fact that answers depend on, with the release that made it. */
export type LoggedFact = ReturnType<typeof factLog>[number];

/** Every change of a weekend, region, time zone, name or range; newest release first. */
export function factLog(releases: readonly Release[]) {
  return releases.toReversed().flatMap((release) => {
    const { manifest, changes } = release;
    const names = new Map(filesOf(release).map(({ country, name }) => [country, name]));
    return changes.facts
      .filter(({ answers }) => answers)
      .map((fact) => {
        const { country } = fact;
        const whose = country === null ? 'All calendars' : (names.get(country) ?? country);
        // "Toyland: weekend, Saturday and Sunday → Friday and Saturday"
        const title = `${whose}: ${whatHappened(fact)}`;
        return { fact, version: manifest.data_version, released: manifest.released, title };
      });
  });
}

/** A permanent key of the change of a fact: release, country, field. */
export function factKey({ fact, version }: LoggedFact): string {
  const what = fact.where.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${version}/${fact.country?.toLowerCase() ?? 'all'}/fact/${what}`;
}

function whatHappened({ where, before, after }: FactChange): string {
  const [from, to] = where === 'weekend_days' ? [days(before), days(after)] : [before, after];
  const what = whatOf(where);
  if (from === null) return `${what} added, ${to}`;
  return to === null ? `${what} removed, was ${from}` : `${what}, ${from} → ${to}`;
}

const WORDS: Readonly<Record<string, string>> = {
  weekend_days: 'weekend',
  timezone: 'time zone',
  first: 'first date',
  last: 'last date',
};

function whatOf(where: string): string {
  const [field = '', region, detail] = where.split(' › ');
  if (field !== 'regions') return WORDS[field] ?? field;
  if (region === 'order') return 'order of the regions';
  return detail === undefined ? `region ${region}` : `${detail} of region ${region}`;
}

/** The file's "6 · 7" becomes "Saturday and Sunday". */
function days(written: string | null): string | null {
  if (written === null) return null;
  return listWords(written.split(' · ').map((each) => weekdayName(Number(each) as Weekday)));
}
