import { FIRST, FIRST_YEAR, LAST, LAST_YEAR, YEARS } from '../../test/support/years.ts';
import { rehearse } from './rehearsal.ts';
import { rollYear } from './roll-year.ts';

/**
 * `npm run trials -- next-year [WORDS…]`: adds a year to a copy of the project as
 * `sources/README.md` says, and rehearses it, changing only sources and one line. Decision 16.
 */
rehearse((copy) => {
  const { year, ready, held } = rollYear(copy);
  process.stdout.write(`${year}: ${ready.join(' ')} have it; ${held.join(' ')} are held back\n`);
  const [range, span] = [`${FIRST} to ${year}-12-31`, `${FIRST_YEAR} to ${year}`];
  const [one = '', behind = ''] = [ready[0]?.toLowerCase(), held[0]?.toLowerCase()];
  return {
    wanted: {
      years: [...YEARS, year],
      said: {
        'docs.md': [range],
        'docs/index.html': [range],
        'openapi.json': [range, String(year)],
        'llms.txt': [span, range],
        'data/coverage/index.html': [span, 'not yet'],
        [`bridge/${year}/index.html`]: [String(year)],
      },
      gone: new RegExp(
        `${FIRST} to ${LAST}|${FIRST_YEAR} to ${LAST_YEAR}\\b|${FIRST_YEAR}–${LAST_YEAR % 100}\\b|${YEARS.slice(0, -1).join(', ')} and ${LAST_YEAR}`,
      ),
    },
    knocks: [
      { path: `/${one}/${year}/`, status: 200, says: [`datetime="${year}-`] },
      {
        path: `/${behind}/${year}/`,
        status: 404,
        says: [`31 December ${LAST_YEAR}`, ...YEARS.map((each) => `href="/${behind}/${each}/"`)],
      },
      { path: `/${behind}/`, status: 200, says: [String(LAST_YEAR)] },
    ],
  };
}, process.argv.slice(2));
