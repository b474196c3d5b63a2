/** `node test/support/site/common/write-files.ts FILE`: the files of the site, for `useFiles`. */
import { writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { siteFiles } from '../built-site.ts';

/** "/au/act/2026/", "/deutsch/de/by/2026/", "/au/act/2026.md", "/deutsch/og/de-2026.png". */
const OF_A_YEAR = /\/([a-z]{2})(?:\/([a-z0-9]{1,3}))?[/-](20\d\d)(\/|\.md|\.png|\.ics)$/;

/**
 * Whether a file that is made when it is asked for is one of those that tests look into: of each
 * place one year in three, in every language the same, of other places other ones; of pictures, which
 * take longest, one in nine. `npm run site:bars` looks into all. Of calendars of a year, which hold
 * what subscriptions do, all of one place in three.
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
