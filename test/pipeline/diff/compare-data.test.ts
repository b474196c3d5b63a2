import { describe, expect, it } from 'vitest';
import { readData } from '../../../pipeline/commands/read-data.ts';
import { changesAnswers, compareData } from '../../../pipeline/diff/compare-data.ts';
import type { FieldChange } from '../../../pipeline/diff/field-changes.ts';
import { textFolder } from '../../../pipeline/read/folder.ts';
import { inToyYears, oneHoliday, TODAY_ISO, toyland } from '../../support/pipeline/toyland.ts';

type Files = Readonly<Record<string, string>>;

const SOURCE = inToyYears(
  toyland(`languages: [de]
week_starts: monday
notes: [One., Two.]
default_observance: none
holidays:
  - { id: fair, name: Fair, names: { de: Markt }, regions: [AA, BB], rule: { dates: [2027-06-02, 2026-06-03] }, cite: act }
  - { id: day, name: Day, rule: { date: 1 may }, note: Moves., watch: { authority: A, expect: soon }, cite: act }
`),
);

/** The differences between the countries of two sides, in words. */
function differences(before: Files, after: Files): unknown[] {
  const data = (files: Files) => readData(textFolder('sources', files));
  const lines = (changes: readonly FieldChange[]) =>
    changes.map((each) => `${each.where}: ${each.before} → ${each.after}`);
  return compareData(data(before), data(after), TODAY_ISO).map((each) => ({
    country: each.country,
    dates: each.changes.length,
    facts: lines(each.facts),
    texts: lines(each.texts),
    answers: changesAnswers(each),
  }));
}

function replaced(...pairs: readonly (readonly [string, string])[]): Files {
  return { 'XX.yaml': pairs.reduce((text, [from, to]) => text.replace(from, to), SOURCE) };
}

describe('the data of a country differ', () => {
  it('in what answers depend on', () => {
    const after = replaced(
      ['name: Toyland', 'name: Toytown'],
      ['Europe/London', 'Europe/Paris'],
      ['[saturday, sunday]', '[sunday]'],
      ['CC: Gamma', 'DD: Delta'],
    );
    expect(differences({ 'XX.yaml': SOURCE }, after)).toEqual([
      {
        country: 'XX',
        dates: 0,
        facts: [
          'name: Toyland → Toytown',
          'timezone: Europe/London → Europe/Paris',
          'weekend_days: 6 · 7 → 7',
          'regions › CC: name: Gamma → null',
          'regions › DD: null → name: Delta',
        ],
        texts: [],
        answers: true,
      },
    ]);
  });

  it('in texts, on which no answer depends', () => {
    const after = replaced(
      ['week_starts: monday', 'week_starts: sunday'],
      ['One.', 'One!'],
      ['They stay', 'Days stay'],
      ['example.org/act', 'example.org/law'],
      ['expect: soon', 'expect: late'],
      ['cite: act }\n  - { id: day', 'cite: [act, law] }\n  - { id: day'],
      ['late }, cite: act }', 'late }, cite: law }'],
      [
        '  act:',
        '  law: { title: Law, url: https://example.org/l, publisher: P, read: 2026-01-02, regions: [AA] }\n  act:',
      ],
    );
    expect(differences({ 'XX.yaml': SOURCE }, after)).toEqual([
      {
        country: 'XX',
        dates: 0,
        facts: [],
        texts: [
          'notes: One. · Two. → One! · Two.',
          'how_days_move: They stay where they are. → Days stay where they are.',
          'citations › act › url: https://example.org/act → https://example.org/law',
          'citations › law: null → title: Law; url: https://example.org/l; publisher: P; read: 2026-01-02; regions: AA; seen: text',
          'about › day › watch › expect: soon → late',
          'week_starts: 1 → 7',
          'citations of day: act → law',
          // One line covers both dates and both regions.
          'citations of fair: act → act, law',
        ],
        answers: false,
      },
    ]);
  });

  it('in a name that is in no main language', () => {
    const named = (names: string): Files => ({
      'XX.yaml': oneHoliday(`names: { ${names} }, rule: { dates: [2027-06-02] }`).replace(
        'regions:',
        'languages: [en, fy, nl]\nregions:',
      ),
    });
    expect(differences(named('fy: Dei'), named('fy: Feest, nl: Dag'))).toEqual([
      {
        country: 'XX',
        dates: 0,
        facts: [],
        texts: ['names › day › fy: Dei → Feest', 'names › day › nl: null → Dag'],
        answers: false,
      },
    ]);
  });

  it('in a name in the main language of the country, of a day that only others keep', () => {
    const named = (name: string): Files => ({
      'XX.yaml': oneHoliday(
        `names: { nl: ${name}, fy: Dei }, regions: [AA], rule: { dates: [2027-06-02] }`,
      )
        .replace('regions:', 'languages: [nl, fy]\nregions:')
        .replace('AA: Alpha', 'AA: { name: Alpha, languages: [fy, nl] }'),
    });
    expect(differences(named('Dag'), named('Feest'))).toEqual([
      {
        country: 'XX',
        dates: 0,
        facts: [],
        texts: ['names › day › nl: Dag → Feest'],
        answers: false,
      },
    ]);
  });

  it('in a name in the main language of a region, of a day that the whole country keeps', () => {
    const named = (name: string): Files => ({
      'XX.yaml': oneHoliday(`names: { nl: Dag, fy: ${name} }, rule: { dates: [2027-06-02] }`)
        .replace('regions:', 'languages: [nl, fy]\nregions:')
        .replace('AA: Alpha', 'AA: { name: Alpha, languages: [fy, nl] }'),
    });
    const [found] = differences(named('Dei'), named('Feest'));
    expect(found).toMatchObject({ country: 'XX', dates: 1, texts: [] });
  });

  it('in rulings on the second opinion', () => {
    const yaml = oneHoliday('rule: { dates: [2026-12-29] }')
      .replace('country: XX', 'country: DE')
      .replace('AA: Alpha', 'BY: Bavaria');
    const ruling =
      '- { only: ours, calendars: [DE, DE-BY], dates: [2026-12-29], reason: New., cite: act }\n';
    expect(
      differences(
        { 'DE.yaml': yaml, 'rulings/DE.yaml': ruling },
        { 'DE.yaml': yaml, 'rulings/DE.yaml': ruling.replace('New.', 'Newer.') },
      ),
    ).toEqual([
      {
        country: 'DE',
        dates: 0,
        facts: [],
        texts: [
          'rulings › DE 2026-12-29 › reason: New. → Newer.',
          'rulings › DE-BY 2026-12-29 › reason: New. → Newer.',
        ],
        answers: false,
      },
    ]);
  });

  it('when the country is added or removed, even without dates', () => {
    const never = { 'XX.yaml': inToyYears(oneHoliday('rule: { date: 29 february }')) };
    const told = (...facts: string[]) => [
      { country: 'XX', dates: 0, facts, texts: [], answers: true },
    ];
    expect(differences({}, never)).toEqual(told('country: null → 0 dates, 3 regions'));
    expect(differences(never, {})).toEqual(told('country: 0 dates, 3 regions → null'));
  });

  it('and only that country is listed, in the order of the codes', () => {
    const of = (code: string, name: string): Files => ({
      [`${code}.yaml`]: SOURCE.replace('country: XX', `country: ${code}`).replace('Fair', name),
    });
    const before = { ...of('XA', 'Fair'), ...of('XB', 'Fair'), ...of('XC', 'Fair') };
    const found = differences(before, { ...before, ...of('XC', 'Feast'), ...of('XA', 'Feast') });
    expect(found).toMatchObject([
      { country: 'XA', dates: 2 },
      { country: 'XC', dates: 2 },
    ]);
    expect(differences(before, before)).toEqual([]);
    const renamed = { ...of('XA', 'Fair'), ...of('XB', 'Feast') };
    expect(differences(of('XB', 'Fair'), renamed)).toMatchObject([
      { country: 'XA', dates: 0, facts: ['country: null → 5 dates, 3 regions'] },
      { country: 'XB', dates: 2 },
    ]);
  });

  it('in an added date, whose citations are no change of a text', () => {
    expect(
      differences({ 'XX.yaml': SOURCE }, replaced(['2026-06-03]', '2026-06-03, 2025-06-04]'])),
    ).toEqual([{ country: 'XX', dates: 1, facts: [], texts: [], answers: true }]);
  });
});
