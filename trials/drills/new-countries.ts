import { YEARS } from '../../test/support/years.ts';
import { ADDED, addCountries } from './add-countries.ts';
import { sourceCodes } from './project-copy.ts';
import { rehearse } from './rehearsal.ts';

/**
 * `npm run trials -- new-countries [WORDS…]`: adds Sweden and Poland to a copy of the project,
 * with source files alone, and rehearses it: everything that names or counts countries follows. Decision
 * 16.
 */
rehearse((copy) => {
  const before = sourceCodes().length;
  const now = `${before + ADDED.length} countries`;
  addCountries(copy);
  process.stdout.write(`${ADDED.join(' ')} beside the ${before} that are served\n`);
  const [last = 0] = YEARS.slice(-1);
  return {
    wanted: {
      years: YEARS,
      said: {
        'llms.txt': [now, '[Sweden]', '[Poland]'],
        'mcp/server.json': [now],
        'data/coverage/index.html': [now, 'Sweden', 'Poland'],
        'places.json': ['Sweden', 'Poland'],
        'se/2026/index.html': ['datetime="2026-06-20"', 'Midsummer'],
        'pl/2027/index.html': ['datetime="2027-05-27"', 'Corpus Christi'],
      },
      gone: new RegExp(`\\b(?:${before}|twenty) (?:countries|country records)`, 'i'),
    },
    knocks: [
      { path: `/se/${last}/`, status: 200, says: [`datetime="${last}-`] },
      { path: '/pl/', status: 200, says: ['Poland'] },
      { path: '/', status: 200, says: ['Sweden', 'Poland', `of ${now}`] },
    ],
  };
}, process.argv.slice(2));
