import { describe, expect, it } from 'vitest';
import { readAll } from '../../../pipeline/commands/read-all.ts';
import { listCountries, readCountry } from '../../../pipeline/country/read-country.ts';
import { formatDiagnostic } from '../../../pipeline/read/diagnostic.ts';
import { diskFolder, type Folder } from '../../../pipeline/read/folder.ts';
import { toDayNumber } from '../../../src/calendar/day-number.ts';
import { told, toyland } from '../../support/pipeline/toyland.ts';

const SOURCES = diskFolder('sources', 'sources');
const OFFICIAL = diskFolder('sources/official', 'sources/official');
/** A day after every list was copied. */
const READ = '2028-01-01';
/** A sample, because all holidays would take half a minute. */
const ONE_IN = 16;
/** Always included: other entries have days beside the count on the same dates. */
const ALWAYS = ['BR carnival-tuesday-rj', 'US columbus-day'];

describe('a law that ends or begins a holiday is one fact', () => {
  const real = listCountries(SOURCES).flatMap((code) =>
    (readCountry(SOURCES, code).file?.source.holidays ?? []).map(({ id }) => ({ code, id })),
  );

  it.each(['until: { year: 2026, cite: the-act }', 'from: { year: 2026, cite: the-act }'])(
    '%s on any holiday of any country needs no other change',
    (bound) => {
      const needing = real
        .filter(({ code, id }, index) => index % ONE_IN === 0 || ALWAYS.includes(`${code} ${id}`))
        .flatMap(({ code, id }) => checkWith(code, id, bound));
      expect(needing).toEqual([]);
    },
  );
});

/** The diagnostics of `check` for the real sources with a bound added to one holiday. */
function checkWith(code: string, id: string, bound: string): string[] {
  const name = `${code}.yaml`;
  const [head = '', entry = ''] = String(SOURCES.read(name)).split(`\n  - id: ${id}\n`);
  const [own = ''] = entry.split('\n  - id:');
  if (/^ {4}(?:from|until):/mu.test(own)) return [];
  const act = `citations:\n  the-act: { title: The Act, section: s. 1, read: ${READ} }\n`;
  const changed = `${head.replace('citations:\n', act)}\n  - id: ${id}\n    ${bound}\n${entry}`;
  const sources: Folder = {
    ...SOURCES,
    read: (each) => (each === name ? Buffer.from(changed) : SOURCES.read(each)),
  };
  const folders = { sources, official: OFFICIAL, root: '', artifacts: '' };
  const today = toDayNumber(2028, 1, 1);
  const { diagnostics } = readAll({ folders, today, showProgress: () => undefined }, [code], []);
  // Estimates that are past by then are reported with or without the bound.
  return diagnostics
    .filter((each) => each.code !== 'estimated_past')
    .map((each) => `${code} ${id}: ${formatDiagnostic(each)}`);
}

describe('what a bound does not settle', () => {
  const source = (keys: string, read = '2026-11-19'): string =>
    toyland(
      `default_observance: none
holidays:
  - { id: may-day, name: May Day, rule: { date: 1 may }, cite: [act, law] }
  - { id: fair, name: Fair, rule: { date: 4 june }, ${keys}, cite: act }
`,
    ).replace(
      'citations:\n',
      `citations:\n  law: { title: The Law, section: s. 1, read: ${read} }\n`,
    );
  const list = (dates: string): string =>
    `- { title: The list, url: https://example.org/list, transcribed: 2026-11-18, seen: a copy, calendars: [XX], years: [2026], weekdays_only: false, dates: { 2026-05-01: May Day${dates} } }\n`;
  const check = (keys: string, dates: string, read?: string): string[] =>
    told({ 'XX.yaml': source(keys, read) }, { 'XX.yaml': list(dates) });

  it('a list that was copied after the law was read still differs', () => {
    const ended = 'until: { year: 2025, cite: law }';
    expect(check(ended, ', 2026-06-04: Fair')).toEqual([]);
    expect(check(ended, ', 2026-06-04: Fair', '2026-11-17')).toEqual([
      'sources/official/XX.yaml:1:176: error: XX lacks 2026-06-04, which the official list has as "Fair" (copied after law was read); correct sources/XX.yaml or say why under "left_out" [official_list]',
    ]);
    const begun = 'from: { year: 2026, cite: law }';
    expect(check(begun, '')).toEqual([]);
    expect(check(begun, '', '2026-11-17')).toEqual([
      'sources/XX.yaml:13:11: error: XX has 2026-06-04 (fair), which "The list" does not list (copied after law was read); correct it or say why under "not_listed" of the list [official_list]',
    ]);
  });

  it('a date other than the holiday’s own', () => {
    expect(check('until: { year: 2025, cite: law }', ', 2026-06-05: Fair')).toEqual([
      expect.stringContaining(
        'XX lacks 2026-06-05, which the official list has as "Fair"; correct',
      ),
    ]);
  });

  it('a bound that cites nothing', () => {
    const { length } = check('until: 2025', ', 2026-06-04: Fair').filter((line) =>
      line.includes('XX lacks 2026-06-04'),
    );
    expect(length).toBe(1);
  });

  it('a row added later, which is reported at its line', () => {
    const files = (read: string) => ({
      'XX.yaml': source('until: { year: 2026, cite: law }').replace(
        'citations:\n',
        `citations:\n  notice: { title: A Notice, section: n. 1, read: ${read} }\n`,
      ),
      'XX.dates.csv': 'id,date,accuracy,cite\nfair,2027-06-05,exact,notice\n',
    });
    expect(told(files('2026-11-18'))).toEqual([]);
    expect(told(files('2026-11-20'))).toEqual([
      'sources/XX.dates.csv:2:6: error: fair is not a holiday in 2027 by its "from" and "until", and this row gives it a date; remove the row, or correct the years [wrong_year]',
    ]);
  });
});
