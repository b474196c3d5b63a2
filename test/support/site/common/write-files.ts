/** `node test/support/site/common/write-files.ts FILE`: the files of the site, for `useFiles`. */
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { siteFiles } from '../built-site.ts';

/** "/au/act/2026/", "/deutsch/de/by/2026/", "/au/act/2026.md", "/deutsch/og/de-2026.png". */
const OF_A_YEAR = /\/([a-z]{2})(?:\/([a-z0-9]{1,3}))?[/-](20\d\d)(\/|\.md|\.png|\.ics)$/;

/**
 * Whether a file made on demand is in the sample that tests read: of each place one year in
 * three, the same in every language, other years for other places; of pictures, which take
 * longest, one in nine. `npm run site:bars` reads all of them. Of calendars of a year, which
 * repeat the subscriptions, all years of one place in three.
 */
function isInSample(address: string): boolean {
  const [, country = '', region = '', year, kind] = OF_A_YEAR.exec(address) ?? [];
  if (year === undefined) return true;
  const letters = [...country, ...region].map((letter) => letter.charCodeAt(0));
  const place = letters.reduce((sum, letter) => sum + letter, 0);
  if (kind === '.ics') return place % 3 === 0;
  return (place + Number(year)) % (kind === '.png' ? 9 : 3) === 0;
}

writeFileSync(process.argv[2] ?? '', serialize(await siteFiles(isInSample)));
