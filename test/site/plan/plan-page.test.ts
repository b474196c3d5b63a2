import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { german as germanLanguage } from '../../../src/site/languages/languages.ts';
import { type Place, placeIn } from '../../../src/site/places/places.ts';
import {
  planFilePath,
  planPath,
  readPlanForm,
  yearToPlan,
} from '../../../src/site/plan/plan-form.ts';
import {
  type Proposal,
  pairPlans,
  tellPlans,
  type Way,
  writePlanFile,
} from '../../../src/site/plan/plan-page.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

/** Thursday 14 May 2026 and Friday 25 December are off; Thursday 31 December may be. */
const PLACE = placeOf(
  toyData(
    [
      holiday('ascension', '2026-05-14'),
      holiday('christmas', '2026-12-25'),
      holiday('moon', '2026-12-31', { date_accuracy: 'estimated' }),
    ],
    { held_until: 2027 },
  ),
  'ty',
);
const LONG_AGO = day('2025-01-01');

function plan(query: string, today = LONG_AGO) {
  const form = readPlanForm(PLACE, 2026, query, today);
  return { form, proposals: tellPlans(form) };
}

function proposal(query: string, way: Way): Proposal {
  const found = plan(query).proposals?.find((each) => each.way === way);
  if (found === undefined) throw new Error('there is a plan');
  return found;
}

describe('a plan', () => {
  test('says what to take, for which holidays, and what it gains', () => {
    const localized = proposal('days=1', 'weekends');
    expect(localized.shape).toBe('In a row');
    expect(localized.breaks).toMatchObject([
      {
        title: '1 day’s leave → 4 days off',
        length: '4 days off',
        take: 'Name of ascension: take Fri 15 May',
        notes: [],
      },
    ]);
    expect(localized.list).toBe('Fri 15 May 2026 (days off: Thu 14 May 2026 to Sun 17 May 2026)');
  });

  test('tells a long leave end to end, split at holidays', () => {
    expect(proposal('days=8&from=2026-05-01', 'long').breaks[0]?.take).toBe(
      'Name of christmas and Name of moon: take Fri 18 Dec to Thu 24 Dec, Mon 28 Dec to Wed 30 Dec',
    );
    expect(proposal('days=4&from=2026-12-01', 'most').list).toMatch(
      /^Mon 21 Dec 2026 to Thu 24 Dec 2026 \(/,
    );
  });

  test('draws leave, holidays and weekends', () => {
    const cells = (way: Way, state: string) =>
      proposal('days=1', way)
        .weeks.paths.find((path) => path.state === state)
        ?.outline.split('M').length;
    // Nothing comes before the first cell.
    expect(['t', 'h', 'i'].map((state) => cells('weekends', state))).toEqual([2, 4, 3]);
    expect(proposal('', 'most').weeks).toMatchObject({ width: 53 * 7 - 1, height: 48 });
  });

  test('offers other breaks, none longer than the first', () => {
    const localized = proposal('days=10', 'long');
    expect(localized.breaks).toHaveLength(1);
    expect(localized.instead.length).toBeGreaterThan(1);
    const lengths = [...localized.breaks, ...localized.instead].map(
      ({ first, last }) => last - first,
    );
    expect(lengths).toEqual([...lengths].sort((one, other) => other - one));
  });

  test('says why leave is left over', () => {
    expect(proposal('days=9', 'weekends')).toMatchObject({
      plan: { leaveDays: 2 },
      spare: '7 days are left: no other holiday makes such a weekend with them.',
    });
    expect(proposal('days=1', 'weekends').spare).toBeNull();
  });

  test('says so where the leave is too short', () => {
    expect(proposal('days=2&from=2026-06-01&work=2026-12-24', 'most').breaks).not.toEqual([]);
    const none = proposal('days=4&work=2026-12-20..2026-12-31&from=2026-06-01', 'weekends');
    expect(none).toMatchObject({ breaks: [], shape: '', spare: null });
    expect(none.note).toMatch(/^No holiday that is left/);
  });

  test('is compared with another one', () => {
    const { proposals } = plan('days=9');
    if (proposals === null) throw new Error('there is a plan');
    const pair = pairPlans(proposals, 'weekends', 'long', PLACE.locale);
    expect(pair.sides.map((side) => side.proposal.way)).toEqual(['weekends', 'long']);
    expect(pair.sides[0]?.figures).toBe(
      '2 days of leave, 8 days off, the longest break 4 days off',
    );
    expect(pair.sentences).toEqual([
      expect.stringMatching(/^One long break: \d+ more days off\.$/),
      expect.stringMatching(/^One long break: \d+ more days in a row\.$/),
    ]);
    for (const [one, two] of [
      [null, null],
      ['long', 'long'],
      ['x', 'long'],
    ] as const) {
      const { sides } = pairPlans(proposals, one, two, PLACE.locale);
      expect(sides.map((side) => side.proposal.way)).toEqual(['most', 'long']);
    }
  });

  test('marks estimated holidays and unknown years', () => {
    expect(proposal('days=4&from=2026-12-29&january=1', 'long').breaks[0]?.notes).toContain(
      'Name of moon on Thursday 31 December 2026 is estimated and may still move',
    );
    const beyond = readPlanForm(PLACE, 2027, 'days=5&from=2027-12-24', LONG_AGO);
    const found = tellPlans(beyond)?.find(({ way }) => way === 'long');
    expect(found?.breaks.flatMap(({ notes }) => notes)).toContain(
      'Holidays of 2028 are not known yet: the break may be longer',
    );
  });

  test('begins today in this year, on 1 January in others, or on a given date', () => {
    expect(plan('').form.question?.first).toBe(day('2026-01-01'));
    expect(plan('', day('2026-06-01')).form.question?.first).toBe(day('2026-06-01'));
    expect(plan('from=2026-03-01', day('2026-06-01')).form.question?.first).toBe(day('2026-03-01'));
    expect(plan('january=1').form.question?.last).toBe(day('2027-01-14'));
  });

  test('takes another weekend, own days off and days that must be worked', () => {
    const { question } = plan('weekend=56&off=1+to+3+June,2026-07-01&work=14+May').form;
    const isOff = (text: string) => question?.isOff(day(text));
    expect(['2026-06-05', '2026-06-06', '2026-06-02', '2026-07-01'].map(isOff)).toEqual(
      Array(4).fill(true),
    );
    expect(['2026-06-07', '2026-05-14', '2026-06-04'].map(isOff)).toEqual(Array(3).fill(false));
    expect(question?.mustWork.has(day('2026-05-14'))).toBe(true);
  });

  test.each([
    ['days=0', 'days', 'Days of leave must be a whole number from 1 to 60'],
    ['days=61', 'days', 'Days of leave must be a whole number from 1 to 60'],
    ['days=ten', 'days', 'Days of leave must be a whole number from 1 to 60'],
    ['from=2027-01-01', 'from', 'Write a date of 2026'],
    ['weekend=1234', 'weekend', 'Choose one of the weekends'],
    ['weekend=toString', 'weekend', 'Choose one of the weekends'],
    ['off=soon', 'off', /^Days you have off anyway: write dates like 24 December/],
    ['off=2026-06-03..2026-06-01', 'off', /28 December to 30 December$/],
    ['work=2025-01-01..2027-12-31', 'work', /^Days you must work: write dates/],
  ])('%s has a message at its field', (query, field, message) => {
    const { form, proposals } = plan(query);
    expect(form.faults).toEqual([{ field, message: expect.stringMatching(message), code: null }]);
    expect(proposals).toBeNull();
  });
});

test('defaults are omitted from the address, and the file has the same query', () => {
  expect(planPath(PLACE, 2026)).toBe('/plan/ty/2026/');
  const { form } = plan('work=&off=2026-06-01&days=12&other=x');
  expect(form.path).toBe('/plan/ty/2026/?days=12&off=2026-06-01');
  expect(planFilePath(form, 'long')).toBe('/plan/ty/2026.ics?days=12&off=2026-06-01&plan=long');
  expect(planFilePath(plan('').form, 'most')).toBe('/plan/ty/2026.ics?plan=most');
});

test.each([
  ['2026-10-31', 2026],
  ['2026-11-01', 2027],
  ['2026-12-31', 2027],
  ['2027-11-01', 2027],
  ['2031-01-01', 2027],
])('on %s the year to plan is %i', (today, year) => {
  expect(yearToPlan(day(today))).toBe(year);
});

test('the file holds only the leave, and blocks those days', () => {
  const { form } = plan('days=6');
  const localized = proposal('days=6', 'most');
  const text = writePlanFile(form, localized, day('2026-11-20'), {
    page: 'https://site.example/plan/ty/2026/',
    self: 'https://site.example/plan/ty/2026.ics',
  });
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const leave = localized.breaks.flatMap((found) => found.leave);
  const blocked = events.flatMap((component) => {
    const event = new ICAL.Event(component);
    expect(component.getFirstPropertyValue('transp')).toBe('OPAQUE');
    const days = event.endDate.subtractDate(event.startDate).days;
    return Array.from({ length: days }, (_, index) => day(event.startDate.toString()) + index);
  });
  expect(blocked).toEqual(leave);
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(
    events.length,
  );
});

test('page and file in another language show the same days under its word', () => {
  const germany = placeOf(buildDataSet(loadNewestRelease('artifacts')), 'de-by');
  const file = (place: Place) => {
    const form = readPlanForm(place, 2027, 'days=6', LONG_AGO);
    const localized = tellPlans(form)?.[0];
    if (localized === undefined) throw new Error('there is a plan');
    const addresses = { page: 'https://site.example/', self: 'https://site.example/a.ics' };
    const text = writePlanFile(form, localized, day('2026-11-20'), addresses);
    const lines = (name: RegExp) => text.split('\r\n').filter((line) => name.test(line));
    return { path: form.path, localized, lines };
  };
  const [english, german] = [germany, placeIn(germany, germanLanguage)].map(file);
  expect(german?.path).toBe('/deutsch/plan/de/by/2027/?days=6');
  const facts = /^(?:UID|DTSTART|DTEND)/;
  expect(german?.lines(facts).length).toBeGreaterThan(2);
  expect(german?.lines(facts)).toEqual(english?.lines(facts));
  expect(german?.lines(/^SUMMARY|^PRODID/)).toEqual([
    expect.stringMatching(/DE$/),
    ...Array(german?.lines(/^UID/).length).fill('SUMMARY:Urlaub'),
  ]);
  expect(german?.localized.list).toMatch(/ bis /);
  const wrong = readPlanForm(placeIn(germany, germanLanguage), 2027, 'days=0', LONG_AGO);
  expect(wrong.faults[0]?.message).toBe('Urlaubstage: eine ganze Zahl von 1 bis 60 angeben');
});
