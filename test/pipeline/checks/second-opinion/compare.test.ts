import { describe, expect, it } from 'vitest';
import { secondOpinion } from '../../../../pipeline/checks/second-opinion/compare.ts';
import type { CountryFile } from '../../../../pipeline/country/country-file.ts';
import { readCountry } from '../../../../pipeline/country/read-country.ts';
import { expandCountry } from '../../../../pipeline/expand/expand-country.ts';
import { textFolder } from '../../../../pipeline/read/folder.ts';
import { diagnose, inToyYears } from '../../../support/pipeline/toyland.ts';

/** Luxembourg, which the package knows, with a source that the tests invent. */
const THEIRS = `  - { id: new-year, name: New Year, rule: { date: 1 january }, cite: act }
  - { id: easter-monday, name: Easter Monday, rule: { easter: 1 }, cite: act }
  - { id: labour, name: Labour Day, rule: { date: 1 may }, cite: act }
  - { id: europe, name: Europe Day, rule: { date: 9 may }, cite: act }
  - { id: ascension, name: Ascension, rule: { easter: 39 }, cite: act }
  - { id: whit, name: Whit Monday, rule: { easter: 50 }, cite: act }
  - { id: national, name: National Day, rule: { date: 23 june }, cite: act }
  - { id: assumption, name: Assumption, rule: { date: 15 august }, cite: act }
  - { id: all-saints, name: All Saints, rule: { date: 1 november }, cite: act }
  - { id: christmas, name: Christmas, rule: { date: 25 december }, cite: act }
`;

function luxembourg(holidays: string, citations = ''): string {
  return inToyYears(`country: LU
name: Luxembourg
timezone: Europe/Luxembourg
weekend: [saturday, sunday]
how_days_move: They stay.
citations:
  act: { title: Act, url: https://example.org/act, read: 2026-11-01 }
${citations}default_observance: none
holidays:
${holidays}`);
}

const STEPHEN =
  '  - { id: stephen, name: Saint Stephen, rule: { date: 26 december }, cite: act }\n';
const ROBOT = `${STEPHEN}  - { id: robot, name: Robot Day, rule: { dates: [2026-12-29] }, cite: act }\n`;
const RULING = '- { only: ours, calendars: [LU], dates: [2026-12-29], reason: New, cite: act }\n';

describe('the second opinion', () => {
  it('is silent where both agree', () => {
    expect(diagnose({ 'LU.yaml': luxembourg(THEIRS + STEPHEN) })).toEqual([]);
  });

  it('needs a ruling for our weekday that it lacks', () => {
    expect(diagnose({ 'LU.yaml': luxembourg(THEIRS + ROBOT) })).toMatchObject([
      {
        code: 'second_opinion',
        message: expect.stringContaining('LU 2026-12-29: a day that we have'),
      },
    ]);
    const files = { 'LU.yaml': luxembourg(THEIRS + ROBOT), 'rulings/LU.yaml': RULING };
    expect(diagnose(files)).toEqual([]);
  });

  it.each([
    ['of the other side', RULING.replace('ours', 'theirs')],
    ['of another date', RULING.replace('12-29', '12-30')],
  ])('a ruling %s settles nothing', (_what, ruling) => {
    const files = { 'LU.yaml': luxembourg(THEIRS + ROBOT), 'rulings/LU.yaml': ruling };
    expect(diagnose(files).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['second_opinion', 'needless_ruling']),
    );
  });

  it('publishes its rulings with their reasons, in date order', () => {
    const files = {
      'LU.yaml': luxembourg(
        THEIRS + ROBOT.replace(STEPHEN, '').replace('[2026-12-29]', '[2027-03-01, 2025-01-09]'),
      ),
      'rulings/LU.yaml':
        RULING.replace('2026-12-29', '2027-03-01, 2025-01-09') +
        RULING.replace('ours', 'theirs').replace('2026-12-29', '2025-12-26'),
    };
    const file = readCountry(textFolder('sources', files), 'LU').file as CountryFile;
    const { disagreements, compared } = secondOpinion(expandCountry(file));
    expect(compared).toEqual(['LU']);
    const common = { country: 'LU', region: null, reason: 'New', cite: ['act'] };
    expect(disagreements).toEqual([
      { ...common, date: '2025-01-09', only: 'ours', name: 'Robot Day' },
      { ...common, date: '2025-12-26', only: 'theirs', name: 'Boxing Day' },
      { ...common, date: '2027-03-01', only: 'ours', name: 'Robot Day' },
    ]);
  });

  it('needs a ruling for its weekday that we lack, and none for a weekend', () => {
    // 26 December: Friday 2025, Saturday 2026, Sunday 2027.
    const found = diagnose({ 'LU.yaml': luxembourg(THEIRS) });
    expect(found).toMatchObject([
      {
        code: 'second_opinion',
        message: expect.stringContaining('LU 2025-12-26: a day that date-holidays has'),
      },
    ]);
    expect(found).toHaveLength(1);
  });

  it('reports a ruling that is not needed', () => {
    const files = { 'LU.yaml': luxembourg(THEIRS + STEPHEN), 'rulings/LU.yaml': RULING };
    expect(diagnose(files)).toMatchObject([
      {
        code: 'needless_ruling',
        place: { file: 'sources/rulings/LU.yaml', line: 1, column: 42 },
      },
    ]);
  });

  it('is settled in every year by a ruling on our holiday or its name', () => {
    const robot = ROBOT.replace(STEPHEN, '').replace('[2026-12-29]', '[2025-12-30, 2027-12-29]');
    const files = (ours: string, theirs: string) => ({
      'LU.yaml': luxembourg(THEIRS + robot),
      'rulings/LU.yaml': RULING.replace('dates: [2026-12-29]', ours).concat(
        RULING.replace('ours', 'theirs').replace('dates: [2026-12-29]', theirs),
      ),
    });
    expect(diagnose(files('holidays: [robot]', 'named: [Boxing Day]'))).toEqual([]);
    const wrong = diagnose(files('holidays: [robot, labour]', 'named: [Boxing Day, Easter]'));
    expect(wrong.map(({ message }) => message)).toEqual([
      'LU and the package do not differ in this way about labour; remove it from this ruling',
      'LU and the package do not differ in this way about Easter; remove it from this ruling',
    ]);
  });

  it.each([
    [
      'dates: [2026-12-29]',
      '',
      /^the ruling does not say which days.*add "holidays: \[good-friday\]"/u,
    ],
    [
      'dates: [2026-12-29]',
      'dates: [2026-12-29], holidays: [robot]',
      /twice; keep one of dates, holidays$/u,
    ],
    ['dates:', 'named:', /^with "only: ours" write "holidays" or "dates" instead of "named"$/u],
    ['calendars: [LU]', 'calendars: [lu]', /must be a calendar, like GB or GB-ENG$/u],
  ])('says what to write instead of a ruling with %s written as %s', (right, wrong, message) => {
    const ruling = RULING.replace(right, wrong).replace(', ,', ',');
    const files = { 'LU.yaml': luxembourg(THEIRS + ROBOT), 'rulings/LU.yaml': ruling };
    expect(diagnose(files)[0]?.message).toMatch(message);
  });

  it('asks once for all days of a name, and prints the ruling to paste', () => {
    const robot = ROBOT.replace(STEPHEN, '').replace('[2026-12-29]', '[2025-12-30, 2027-12-29]');
    const found = diagnose({ 'LU.yaml': luxembourg(THEIRS + robot) });
    expect(found.map(({ message }) => message)).toEqual([
      'LU 2025-12-26: a day that date-holidays has and we do not ("Boxing Day"); correct the source, or paste this ruling here and say why',
      'LU 2025-12-30, 2027-12-29: a day that we have and date-holidays does not ("Robot Day"); correct the source, or paste this ruling here and say why',
    ]);
    const pasted = found.flatMap(({ block }) => block ?? []).join('\n');
    const written = pasted.replaceAll('reason:', 'reason: So.').replaceAll('cite:', 'cite: act');
    const files = { 'LU.yaml': luxembourg(THEIRS + robot), 'rulings/LU.yaml': `${written}\n` };
    expect(diagnose(files)).toEqual([]);
  });

  it('is settled by the announcement of the date itself, or of the one it was moved to', () => {
    const moved = STEPHEN.replace(
      'cite: act',
      'moved: [{ year: 2025, date: 2025-12-29, cite: act }], cite: act',
    );
    const robot = ROBOT.replace(STEPHEN, '').replace(
      '{ dates: [2026-12-29] }',
      '{ announced: csv }, not_announced: [2025, 2027]',
    );
    const files = {
      'LU.yaml': luxembourg(THEIRS + moved + robot),
      'LU.dates.csv': 'id,date,accuracy,cite\nrobot,2026-12-29,exact,act\n',
    };
    expect(diagnose(files)).toEqual([]);
    const file = readCountry(textFolder('sources', files), 'LU').file as CountryFile;
    const { disagreements } = secondOpinion(expandCountry(file));
    expect(disagreements.map(({ only, date, reason }) => [only, date, reason])).toEqual([
      ['theirs', '2025-12-26', 'The day off was moved from this date to 2025-12-29.'],
      ['ours', '2025-12-29', 'It was announced for this very date.'],
      ['ours', '2026-12-29', 'It was announced for this very date.'],
    ]);
  });

  it('counts a citation that only a ruling names as used, and reports a missing one', () => {
    const files = (cite: string): Record<string, string> => ({
      'LU.yaml': luxembourg(
        THEIRS + ROBOT,
        '  decree: { title: Decree, url: https://example.org/d }\n',
      ),
      'rulings/LU.yaml': RULING.replace('cite: act', `cite: ${cite}`),
    });
    expect(diagnose(files('decree'))).toEqual([]);
    expect(diagnose(files('[act, decre, decree]'))).toMatchObject([
      { code: 'unknown_citation', place: { file: 'sources/rulings/LU.yaml' } },
    ]);
  });
});
