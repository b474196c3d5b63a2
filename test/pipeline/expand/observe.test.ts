import { describe, expect, it } from 'vitest';
import { expandCountry } from '../../../pipeline/expand/expand-country.ts';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { readToyland, toyland } from '../../support/pipeline/toyland.ts';

/** The days off when a Sunday is kept and Monday is added: id, date, names, citations. */
function keptAndAdded(names: string, ...holidays: readonly string[]): string[] {
  const lines = holidays.map((keys) => `  - { ${keys}, cite: act }\n`);
  const yaml = toyland(`observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: kept, ${names}, cite: [law, act] }
default_observance: o
holidays:
${lines.join('')}`).replace(
    '  act:',
    '  law: { title: Law, url: https://example.org/law }\n  act:',
  );
  const { file } = readToyland(yaml);
  if (file === null) throw new Error('the source has errors');
  return expandCountry(file).dates.map(
    ({ id, day, name, names, cite }) =>
      `${id} ${formatIsoDate(day)}: ${name} / ${names.de ?? '-'} [${cite.join(' ')}]`,
  );
}

// Both dates are Sundays.
const LOCAL = 'id: local, name: Day, names: { de: Tag }, rule: { dates: [2027-07-04] }';
const PLAIN = 'id: plain, name: Plain, rule: { dates: [2027-07-11] }';

describe('an added day', () => {
  it('is named after its holiday, wherever the form says so; its own law comes first', () => {
    const form = 'added_name: "{name}, or {name} (added)", added_names: { de: "{name} ({name})" }';
    expect(keptAndAdded(form, LOCAL, PLAIN)).toEqual([
      'local 2027-07-04: Day / Tag [act]',
      'local-substitute 2027-07-05: Day, or Day (added) / Tag (Tag) [law act]',
      'plain 2027-07-11: Plain / - [act]',
      // Without a local name, no local name is invented.
      'plain-substitute 2027-07-12: Plain, or Plain (added) / - [law act]',
    ]);
  });

  it('has the local name of its form, and none without a form', () => {
    expect(keptAndAdded('added_name: Added, added_names: { de: Auch }', LOCAL, PLAIN)).toEqual([
      'local 2027-07-04: Day / Tag [act]',
      'local-substitute 2027-07-05: Added / Auch [law act]',
      'plain 2027-07-11: Plain / - [act]',
      'plain-substitute 2027-07-12: Added / Auch [law act]',
    ]);
    expect(keptAndAdded('added_name: Added', LOCAL).at(1)).toBe(
      'local-substitute 2027-07-05: Added / - [law act]',
    );
  });
});

describe('the law that moves a day', () => {
  /** The distinct citations of the records when a day is kept in some regions. */
  const cited = (regions: string): string[] => {
    const yaml = toyland(`observance:
  o: { moves: [{ from: [sunday], to: following monday }], official_date: replaced, cite: [law, law-a, act] }
default_observance: o
holidays:
  - { id: day, name: Day, ${regions}rule: { dates: [2027-07-04] }, cite: act }
`).replace(
      '  act:',
      `  law: { title: Law, url: https://example.org/law }
  law-a: { title: Law of Alpha, url: https://example.org/law-a, regions: [AA] }
  act:`,
    );
    const { file } = readToyland(yaml);
    if (file === null) throw new Error('the source has errors');
    return expandCountry(file).dates.map(({ cite }) => cite.join(' '));
  };

  it('is cited beside the day’s own law, as far as it covers the place', () => {
    expect(cited('')).toEqual(['act law law-a']);
    expect(cited('regions: [AA, BB], ')).toEqual(['act law law-a']);
    expect(cited('regions: [BB, CC], ')).toEqual(['act law']);
  });

  it('changes in the year from which another holds', () => {
    const yaml = toyland(`observance:
  o:
    - { moves: [{ from: [sunday], to: following monday }], official_date: replaced, until: 2026, cite: old }
    - { moves: [{ from: [sunday], to: preceding friday }], official_date: replaced, from: { year: 2027, cite: new }, cite: new }
default_observance: o
holidays:
  - { id: day, name: Day, rule: { dates: [2026-07-05, 2027-07-04] }, cite: act }
`).replace(
      '  act:',
      `  old: { title: Old, url: https://example.org/old }
  new: { title: New, url: https://example.org/new }
  act:`,
    );
    const { file, diagnostics } = readToyland(yaml);
    expect(diagnostics).toEqual([]);
    const dates = file === null ? [] : expandCountry(file).dates;
    expect(dates.map(({ day, cite }) => `${formatIsoDate(day)} ${cite.join(' ')}`)).toEqual([
      '2026-07-06 act old',
      '2027-07-02 act new',
    ]);
  });
});
