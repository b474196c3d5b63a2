import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import { ENGLISH_LOCALE } from '../../../src/site/languages/locale.ts';
import { loadedReleases } from '../../../src/site/loaded-releases.ts';
import { writeAnswerFile } from '../../../src/site/proof/answer-file.ts';
import { deadlineName, writeDeadline } from '../../../src/site/proof/deadline.ts';
import { answerHistory, tellHistory } from '../../../src/site/proof/history.ts';
import { proofOf } from '../../../src/site/proof/proof-sheet.ts';
import { termPage } from '../../../src/site/terms/term-page.ts';

const loaded = loadedReleases();
const newest = loaded.dataSet.release;
const QUERY = 'country=GB&date=2026-03-20&period=P20D&rule=gb-foia-10';
const { answer } = termPage(loaded, QUERY, ENGLISH_LOCALE);
if (answer === null) throw new Error('no answer');
const { question } = answer;

/** A copy of a release under another version, with changes. */
const made = (version: string, released: string, change: Partial<Release> = {}): Release => ({
  ...newest,
  ...change,
  manifest: { ...newest.manifest, data_version: version, released },
});
const without = made('2026.1.1', '2026-01-05', { rules: [] });
/** A rule that counts the day of the event as the first day. */
const counting = made('2026.2.1', '2026-02-05', {
  rules: newest.rules.map((rule) =>
    rule.rule === 'gb-foia-10' ? { ...rule, event: 'in' as const } : rule,
  ),
});
const settled = made('2026.3.1', '2026-03-05', {
  changes: {
    ...newest.changes,
    rules: [
      {
        ...{ rule: 'gb-foia-10', kind: 'changed', where: 'event', before: 'in', after: 'out' },
        ...{ answers: true, past: true, reason: 'The Act counts from the following day.' },
      },
    ],
  },
});
const same = made('2026.4.1', '2026-04-05');

describe('the history of a deadline', () => {
  test('begins with the first release that has the rule, and moves with its settings', () => {
    const localized = tellHistory(answerHistory(question, [without, counting, settled, same]));
    expect(localized.map(({ words, since }) => [words, since.manifest.data_version])).toEqual([
      ['Monday 20 April 2026', '2026.2.1'],
      ['Tuesday 21 April 2026', '2026.3.1'],
    ]);
    expect(localized[1]?.reasons).toEqual([
      {
        title: 'gb-foia-10: event, in → out',
        reason: 'The Act counts from the following day.',
        sources: [],
      },
    ]);
  });

  test('moves with a holiday of any region that the rule takes', () => {
    const moved = newest.countries.map((artifact) =>
      artifact.country === 'GB'
        ? {
            ...artifact,
            holidays: artifact.holidays.filter(
              ({ date, regions }) => date !== '2026-04-06' || regions === undefined,
            ),
          }
        : artifact,
    );
    const before = made('2026.2.1', '2026-02-05', { countries: moved });
    const localized = tellHistory(answerHistory(question, [before, same]));
    expect(localized.map(({ words }) => words)).toEqual([
      'Monday 20 April 2026',
      'Tuesday 21 April 2026',
    ]);
  });
});

describe('a deadline in a calendar', () => {
  const calendarOf = (releases: readonly Release[]) => {
    const history = answerHistory(question, releases);
    const text = writeDeadline(question, history, {
      page: `https://site.example/deadline/?${QUERY}`,
      self: `https://site.example/deadline.ics?${QUERY}`,
    });
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    return { text, get: (name: string) => String(event?.getFirstPropertyValue(name)) };
  };

  test('moves under the same name, and otherwise stays the same byte for byte', () => {
    const first = calendarOf([without, counting]);
    const second = calendarOf([without, counting, settled]);
    expect([first.get('dtstart'), second.get('dtstart')]).toEqual(['2026-04-20', '2026-04-21']);
    expect([first.get('sequence'), second.get('sequence')]).toEqual(['0', '1']);
    expect(second.get('uid')).toBe(first.get('uid'));
    expect(second.get('description')).toContain(
      'Until release 2026.3.1 (5 March 2026): Monday 20 April 2026.',
    );
    expect(calendarOf([without, counting, settled, same]).text).toBe(second.text);
  });

  test('is worded by the release that changed it last', () => {
    const renamed = made('2026.5.1', '2026-05-05', {
      rules: newest.rules.map((rule) =>
        rule.rule === 'gb-foia-10' ? { ...rule, title: 'Another Act' } : rule,
      ),
    });
    expect(calendarOf([same, renamed]).text).toBe(calendarOf([same]).text);
    const history = answerHistory(question, [same]);
    const asked = { ...question, record: { ...question.record, title: 'Another Act' } };
    expect(deadlineName(asked, history)).toBe(deadlineName(question, history));
  });

  test('counted back says "before"', () => {
    const back = termPage(
      loaded,
      'rule=nl-termijnenwet&date=2026-04-07&period=-P1D&country=NL',
      ENGLISH_LOCALE,
    ).answer;
    if (back === null) throw new Error('no answer');
    const name = deadlineName(back.question, answerHistory(back.question, [same]));
    expect(name).toBe('1 day before 7 April 2026, by Algemene termijnenwet (NL)');
  });

  test('has the question as its summary', () => {
    expect(calendarOf([same]).get('summary')).toBe(
      '20 working days after 20 March 2026, by Freedom of Information Act 2000, section 10 (GB)',
    );
  });
});

test('the file has the answer, its laws, its history and its addresses', () => {
  const history = answerHistory(question, [same]);
  const form = { dataSet: buildDataSet(same), isPinned: false };
  const proven = { answer, proof: proofOf(answer), history };
  const file = JSON.parse(writeAnswerFile(proven, form, 'https://site.example/'));
  expect(file).toMatchObject({
    question: { rule: 'gb-foia-10', period: 'P20D', place: 'United Kingdom' },
    answer: { end_date: '2026-04-21', steps: answer.steps.map(({ step }) => ({ step })) },
    laws: [
      { date: '2026-04-03', holiday: 'Good Friday' },
      { date: '2026-04-06', holiday: 'Easter Monday' },
    ],
    history: [{ since: '2026.4.1', answer: '2026-04-21', is_estimated: false }],
    links: {
      page: `https://site.example/deadline/?${QUERY}`,
      calendar: `https://site.example/deadline.ics?${QUERY}`,
      permalink: expect.stringContaining('data=2026.4.1'),
      api: expect.stringContaining(`/v1/deadline?rule=gb-foia-10&date=2026-03-20&period=P20D`),
    },
  });
  expect(file.sentence).toBe(
    'The last day of a period of 20 working days after Friday 20 March 2026 is Tuesday 21 April 2026, counted by Freedom of Information Act 2000, section 10 in the United Kingdom',
  );
});
