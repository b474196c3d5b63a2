import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { readCalculatorForm } from '../../../src/site/calculator/calculator-form.ts';
import { deadlineUid } from '../../../src/site/proof/deadline.ts';
import {
  deadlineAfter,
  EXPECTED,
  makeMovingDeadline,
} from '../../support/world/moving-deadline.ts';

const folder = mkdtempSync(join(tmpdir(), 'redletter-deadline-'));
afterAll(() => rmSync(folder, { recursive: true }));
const releases = makeMovingDeadline(folder);
/** The file as each release gives it. */
const files = releases.map((_, index) => deadlineAfter(releases.slice(0, index + 1)));

function eventOf(text: string) {
  const [event, ...more] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  if (event === undefined || more.length > 0) throw new Error('a deadline is one event');
  return (name: string) => String(event.getFirstPropertyValue(name));
}

describe('a deadline over twelve releases', () => {
  test('moves with its answer, and otherwise stays the same byte for byte', () => {
    expect(files).toHaveLength(12);
    const changed = files.map((text, index) => index > 0 && text !== files[index - 1]);
    expect(changed.flatMap((has, index) => (has ? [index + 1] : []))).toEqual([4, 7, 9, 12]);
  });

  test.each(EXPECTED.map((expected, index) => ({ ...expected, release: index + 1 })))(
    'after release $release it is $to, $status',
    ({ release, to, status, because, month, sequence }) => {
      const get = eventOf(files[release - 1] ?? '');
      const stamp = `2026-${String(month).padStart(2, '0')}-05T00:00:00Z`;
      expect({
        uid: get('uid'),
        start: get('dtstart'),
        sequence: get('sequence'),
        status: get('status'),
        stamps: [get('dtstamp'), get('last-modified')],
        isMarked: get('summary').endsWith(' (estimated)'),
      }).toEqual({
        uid: eventOf(files[0] ?? '')('uid'),
        start: to,
        sequence: String(sequence),
        status,
        stamps: [stamp, stamp],
        isMarked: status === 'TENTATIVE',
      });
      const lines = get('description').split('\n');
      expect(lines.filter((line) => line.startsWith('Why: '))).toEqual(
        because === null ? [] : [`Why: ${because}`],
      );
    },
  );

  test('lists earlier dates and the releases that changed them', () => {
    expect(eventOf(files[11] ?? '')('description').split('\n')).toEqual([
      '10 business days after Monday 21 December 2026 in Far East, Toyland is Monday 4 January 2027.',
      'Until release 2026.12.1 (5 December 2026): Tuesday 5 January 2027.',
      'Why: Toyland: Rest Day 2026 removed, was 29 December. Order https://law.example/order',
      'Until release 2026.9.1 (5 September 2026): Wednesday 6 January 2027.',
      'Until release 2026.7.1 (5 July 2026): Wednesday 6 January 2027, which may still move.',
      'Until release 2026.4.1 (5 April 2026): Tuesday 5 January 2027.',
      expect.stringContaining('Day by day, with each law: https://site.example/calculator/?'),
    ]);
    expect(eventOf(files[3] ?? '')('description')).toContain(
      'It may still move: a holiday on the way is estimated.',
    );
  });

  test('keeps to the line length of the format', () => {
    const lines = files.flatMap((text) => text.split('\r\n'));
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(files.every((text) => text.endsWith('END:VCALENDAR\r\n'))).toBe(true);
  });
});

describe('the UID of a deadline', () => {
  const newest = releases.at(-1);
  if (newest === undefined) throw new Error('there is no release');
  const dataSet = buildDataSet(newest);
  const uid = (query: string) => {
    const { question } = readCalculatorForm(dataSet, query, () => dataSet);
    if (question === null) throw new Error(`${query} is not a question`);
    return deadlineUid(question);
  };
  const plain = uid('op=add&date=2026-12-21&days=10&country=TY&region=EA');

  test.each([
    ['in another order', 'region=EA&country=TY&days=10&date=2026-12-21&op=add'],
    ['in other letters', 'op=add&date=2026-12-21&days=10&country=ty&region=ea'],
    ['with zeros before its number', 'op=add&date=2026-12-21&days=0010&country=TY&region=EA'],
    ['of a release', 'op=add&date=2026-12-21&days=10&country=TY&region=EA&data=2026.1.1'],
  ])('is the same for the same question %s', (_how, query) => {
    expect(uid(query)).toBe(plain);
  });

  test.each([
    ['another date', 'op=add&date=2026-12-22&days=10&country=TY&region=EA'],
    ['other days', 'op=add&date=2026-12-21&days=-10&country=TY&region=EA'],
    ['the country alone', 'op=add&date=2026-12-21&days=10&country=TY'],
    ['another region', 'op=add&date=2026-12-21&days=10&country=TY&region=WE'],
  ])('differs for %s', (_what, query) => {
    expect(uid(query)).not.toBe(plain);
  });
});
