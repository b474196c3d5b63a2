import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { german as germanLanguage } from '../../../src/site/languages/languages.ts';
import { type Place, placeIn } from '../../../src/site/places/places.ts';
import { writePlanFile } from '../../../src/site/plan/plan-file.ts';
import { planFilePath, planPath, readPlanForm } from '../../../src/site/plan/plan-form.ts';
import { tellPlan } from '../../../src/site/plan/plan-page.ts';
import { day, holiday, placeOf, toyData } from '../../support/world/toy-release.ts';

/** Thursday 14 May 2026 is off; Friday 25 December too, and Thursday 31 December perhaps. */
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
  return { form, told: tellPlan(form) };
}

describe('a plan', () => {
  test('says what to take and what that makes', () => {
    const { told } = plan('days=1');
    expect(told?.summary).toBe('1 day of leave, 4 days off in 1 break');
    expect(told?.breaks).toMatchObject([
      { title: 'Take 1 day, have 4', leaveWords: ['Fri 15 May 2026'], notes: [] },
    ]);
    expect(told?.breaks[0]?.days.map(({ state }) => state).join('')).toBe('htww');
    expect(told?.list).toBe(
      'Fri 15 May 2026 (take 1 day, have 4: Thu 14 May 2026 to Sun 17 May 2026)',
    );
  });

  test('says of an estimated holiday, and of a year that is not known', () => {
    const notes = plan('days=4&least=9&from=2026-12-20&january=1').told?.breaks[0]?.notes;
    expect(notes).toContain(
      'Name of moon on Thursday 31 December 2026 is estimated and may still move',
    );
    const beyond = readPlanForm(PLACE, 2027, 'days=5&least=9&from=2027-12-24', LONG_AGO);
    expect(tellPlan(beyond)?.breaks.flatMap((found) => found.notes)).toContain(
      'Holidays of 2028 are not known yet: the break may be longer',
    );
  });

  test('begins today in this year, at its beginning in others, and where it is told', () => {
    expect(plan('').form.question?.first).toBe(day('2026-01-01'));
    expect(plan('', day('2026-06-01')).form.question?.first).toBe(day('2026-06-01'));
    expect(plan('from=2026-03-01', day('2026-06-01')).form.question?.first).toBe(day('2026-03-01'));
    expect(plan('january=1').form.question?.last).toBe(day('2027-01-14'));
  });

  test('takes another weekend, own days off and days that must be worked', () => {
    const { question } = plan(
      'weekend=56&off=2026-06-01..2026-06-03,2026-07-01&work=2026-05-14',
    ).form;
    const isOff = (text: string) => question?.isOff(day(text));
    expect(['2026-06-05', '2026-06-06', '2026-06-02', '2026-07-01'].map(isOff)).toEqual(
      Array(4).fill(true),
    );
    expect(['2026-06-07', '2026-05-14', '2026-06-04'].map(isOff)).toEqual(Array(3).fill(false));
    expect(question?.mustWork.has(day('2026-05-14'))).toBe(true);
  });

  test('says so where leave makes no break as long as that', () => {
    expect(plan('days=2&least=16').told?.summary).toBe(
      '2 days of leave make no break as long as that',
    );
  });

  test.each([
    ['days=0', 'days', 'Days of leave must be a whole number from 1 to 60'],
    ['days=61', 'days', 'Days of leave must be a whole number from 1 to 60'],
    ['days=ten', 'days', 'Days of leave must be a whole number from 1 to 60'],
    ['least=5', 'least', 'Choose one of the three kinds of breaks'],
    ['least=constructor', 'least', 'Choose one of the three kinds of breaks'],
    ['from=2027-01-01', 'from', 'Write a date of 2026'],
    ['weekend=1234', 'weekend', 'Choose one of the weekends'],
    ['weekend=toString', 'weekend', 'Choose one of the weekends'],
    ['off=1+June', 'off', /^Days you have off anyway: write dates like 2026-12-28/],
    ['off=2026-06-03..2026-06-01', 'off', /several in a row$/],
    ['work=2025-01-01..2027-12-31', 'work', /^Days you must work: write dates/],
  ])('%s is told at its field', (query, field, message) => {
    const { form, told } = plan(query);
    expect(form.faults).toEqual([{ field, message: expect.stringMatching(message), code: null }]);
    expect(told).toBeNull();
  });
});

test('the address leaves out what is as usual, and the file stands beside it', () => {
  expect(planPath(PLACE, 2026)).toBe('/plan/ty/2026/');
  const { form } = plan('work=&off=2026-06-01&days=12&other=x');
  expect(form.path).toBe('/plan/ty/2026/?days=12&off=2026-06-01');
  expect(planFilePath(form)).toBe('/plan/ty/2026.ics?days=12&off=2026-06-01');
  expect(planFilePath(plan('').form)).toBe('/plan/ty/2026.ics');
});

test('the file holds the leave alone, and blocks those days', () => {
  const { form, told } = plan('days=6&least=9');
  if (told === null) throw new Error('there is a plan');
  const text = writePlanFile(form, told, day('2026-11-20'), {
    page: 'https://site.example/plan/ty/2026/',
    self: 'https://site.example/plan/ty/2026.ics',
  });
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const leave = told.breaks.flatMap((found) => found.leave);
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

test('in another language page and file say the same of the same days, under its word', () => {
  const germany = placeOf(buildDataSet(loadNewestRelease('artifacts')), 'de-by');
  const file = (place: Place) => {
    const form = readPlanForm(place, 2027, 'days=6&least=9', LONG_AGO);
    const told = tellPlan(form);
    if (told === null) throw new Error('there is a plan');
    const addresses = { page: 'https://site.example/', self: 'https://site.example/a.ics' };
    const text = writePlanFile(form, told, day('2026-11-20'), addresses);
    const lines = (name: RegExp) => text.split('\r\n').filter((line) => name.test(line));
    return { path: form.path, told, lines };
  };
  const [english, german] = [germany, placeIn(germany, germanLanguage)].map(file);
  expect(german?.path).toBe('/deutsch/plan/de/by/2027/?days=6&least=9');
  const facts = /^(?:UID|DTSTART|DTEND)/;
  expect(german?.lines(facts).length).toBeGreaterThan(2);
  expect(german?.lines(facts)).toEqual(english?.lines(facts));
  expect(german?.lines(/^SUMMARY|^PRODID/)).toEqual([
    expect.stringMatching(/DE$/),
    ...Array(german?.lines(/^UID/).length).fill('SUMMARY:Urlaub'),
  ]);
  expect(german?.told.breaks[0]?.leaveWords[0]).toMatch(/ bis /);
  const wrong = readPlanForm(placeIn(germany, germanLanguage), 2027, 'days=0', LONG_AGO);
  expect(wrong.faults[0]?.message).toBe('Urlaubstage: eine ganze Zahl von 1 bis 60 angeben');
});
