import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listCountries } from '../../pipeline/country/read-country.ts';
import { diskFolder } from '../../pipeline/read/folder.ts';

it('every country has owners for its sources, rulings and official lists, and no other', () => {
  const owned = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => / @redletter\/[a-z]{2}$/u.test(line))
    .map((line) => line.replace(/ +/u, ' '));
  const wanted = listCountries(diskFolder('sources', 'sources')).flatMap((code) => [
    `/sources/${code}.* @redletter/${code.toLowerCase()}`,
    `/sources/rulings/${code}.yaml @redletter/${code.toLowerCase()}`,
    `/sources/official/${code}.yaml @redletter/${code.toLowerCase()}`,
  ]);
  expect(owned).toEqual(wanted);
});
