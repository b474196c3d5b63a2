import type { CountryArtifact, HolidayAbout } from '../../src/artifact/schema.ts';
import { markdownLink, markdownText } from '../../src/text/markdown.ts';
import type { CountryDifference } from './compare-data.ts';

/** One sentence for each holiday that a law begins or ends and that was kept otherwise before. */
export function beginsAndEnds({ before, after }: CountryDifference): string[] {
  if (before === null || after === null) return [];
  return after.about.flatMap((about) => {
    const was = before.about.find(({ id }) => id === about.id);
    const name = nameOf(about.id, after) ?? nameOf(about.id, before) ?? about.id;
    const told: string[] = [];
    const say = (what: string): void => {
      told.push(`- ${markdownText(name)} (${about.id}): ${what}`);
    };
    const { from, until } = about;
    if (until !== undefined && !isSame(until, was?.until)) {
      say(`no longer a holiday from ${until.year + 1}${lawOf(until, after, 'repealed by')}`);
    }
    if (until === undefined && was?.until !== undefined) say('a holiday in every year again');
    if (from !== undefined && !isSame(from, was?.from)) {
      say(`a holiday from ${from.year}${lawOf(from, after, 'made one by')}`);
    }
    return told;
  });
}

type Bound = NonNullable<HolidayAbout['until']>;

function lawOf({ cite }: Bound, { citations }: CountryArtifact, verb: string): string {
  const laws = cite.flatMap((id) => {
    const citation = citations[id];
    if (citation === undefined) return [];
    const { title, url } = citation;
    return [url === null ? markdownText(title) : markdownLink(title, url)];
  });
  return laws.length === 0 ? '' : ` (${verb} ${laws.join(', ')})`;
}

function isSame(bound: Bound, other: Bound | undefined): boolean {
  return JSON.stringify(bound) === JSON.stringify(other);
}

function nameOf(id: string, { holidays }: CountryArtifact): string | undefined {
  return holidays.findLast((record) => record.id === id)?.name;
}
