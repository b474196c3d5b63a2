import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ApiReply } from '../../src/api/message.ts';
import { headerLines } from '../../src/api/reply.ts';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { dataSetOf, OPEN_GATE, serviceOver, toApiRequest } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { release } from '../support/world/toy-release.ts';
import { TOY_COUNTRIES, TOY_DATA_VERSION } from '../support/world/toy-world.ts';
import { FIRST, LAST } from '../support/years.ts';

const DATES = [FIRST, '2025-01-02', '2026-04-30', '2026-05-01', '2026-05-03', LAST];
const DAYS = ['-400', '-2', '0', '1', '2', '-0', '007', '300'];
const CALENDARS = TOY_COUNTRIES.flatMap(({ country, regions }) => [
  `country=${country}`,
  ...regions.map(({ code }) => `country=${country}&region=${code}`),
]);
const TARGETS = CALENDARS.flatMap((calendar) => [
  ...DATES.flatMap((date) => [
    `/v1/is-business-day?date=${date}&${calendar}`,
    ...DAYS.map((days) => `/v1/add-business-days?date=${date}&days=${days}&${calendar}`),
    ...DATES.map((end) => `/v1/count-business-days?start=${date}&end=${end}&${calendar}`),
  ]),
  ...['2025', '2026', '2027'].map((year) => `/v1/holidays?year=${year}&${calendar}`),
]);

function answersOf(service = serviceOver(OPEN_GATE)): ApiReply[] {
  return TARGETS.map((target) => service.answer(toApiRequest(get(target))) as ApiReply).filter(
    ({ status }) => status === 200,
  );
}

const tagOf = (reply: ApiReply) => new Map(headerLines(reply.headers)).get('ETag');

test('two answers have one tag if and only if they are the same text', () => {
  const answers = answersOf();
  const tags = new Map(answers.map((reply) => [reply.body, tagOf(reply)]));
  for (const reply of answers) expect(tagOf(reply)).toBe(tags.get(reply.body));
  expect(new Set(tags.values()).size).toBe(tags.size);
  expect(tags.size).toBeGreaterThan(answers.length / 2);
});

test('another release has other tags', () => {
  const before = new Set(answersOf().map(tagOf));
  const later = answersOf(serviceOver(OPEN_GATE, dataSetOf(TOY_COUNTRIES, '2031.1.1')));
  expect(later.filter((reply) => before.has(tagOf(reply)))).toEqual([]);
});

test('a changed spelling in a record changes the tag of every answer that contains it', () => {
  const before = new Map(answersOf().map((reply) => [tagOf(reply), reply.body]));
  const respelt = TOY_COUNTRIES.map((country) => ({
    ...country,
    holidays: country.holidays.map((record) => ({ ...record, name: `${record.name}.` })),
  }));
  const later = answersOf(serviceOver(OPEN_GATE, dataSetOf(respelt)));
  const kept = later.filter((reply) => before.has(tagOf(reply)));
  expect(kept.filter(({ body }) => (body as string).includes('"name"'))).toEqual([]);
  for (const reply of kept) expect(reply.body).toBe(before.get(tagOf(reply)));
});

test('the announced length in bytes is that of the text, beyond ASCII too', () => {
  const answers = answersOf();
  for (const reply of answers) expect(reply.bytes).toBe(Buffer.byteLength(reply.body as string));
  expect(answers.some(({ bytes, body }) => bytes > (body as string).length)).toBe(true);
});

test('likewise for a time zone with any letters', () => {
  const [first] = TOY_COUNTRIES;
  if (first === undefined) throw new Error('the toy world is empty');
  const timezone = 'Ünïcode/Ōsaka\u2028';
  const service = serviceOver(OPEN_GATE, dataSetOf([{ ...first, timezone }]));
  const target = `/v1/is-business-day?date=2026-05-05&country=${first.country}`;
  const reply = service.answer(toApiRequest(get(target))) as ApiReply;
  expect(reply.bytes).toBe(Buffer.byteLength(reply.body as string));
  expect(JSON.parse(reply.body as string).timezone).toBe(timezone);
});

test('a tag is strong, and stays the same while release and answer do', () => {
  const countries = TOY_COUNTRIES.map((each) => ({
    ...each,
    holidays: each.holidays.filter(({ date }) => date.startsWith('2026')),
  }));
  const toy = release(countries, TOY_DATA_VERSION);
  const manifest = { ...toy.manifest, first: '2025-01-01', last: '2027-12-31' };
  const service = serviceOver(OPEN_GATE, buildDataSet({ ...toy, manifest }));
  const replies = [
    '/v1/is-business-day?date=2026-05-01&country=AA',
    '/v1/add-business-days?date=2026-04-30&days=5&country=AA',
    '/v1/count-business-days?start=2026-04-30&end=2026-05-11&country=AA',
    '/v1/holidays?country=AA&year=2026',
    '/v1/countries',
  ].map((target) => service.answer(toApiRequest(get(target))) as ApiReply);
  // Another form of a tag costs every client the copies that it has kept.
  expect(replies.map(tagOf)).toEqual([
    '"ULiZp-z-2R6pjiy0LtgrcQYJt8y40Xe1FUE-20574.public_holiday.1.5.20577.20573"',
    '"ULiZp-z-2R6pjiy0LtgrcQYJt8y4mZZj2tZ-20573.5.20581.1.5.2.8"',
    '"ULiZp-z-2R6pjiy0LtgrcQYJt8yLWXFJ8cx-20573.20584.6.11.4.1.1.5"',
    '"ZqEvLGha8YSANLXPkaeHEPkFRcs"',
    '"EJIgI_AlTcvjD8Xa3IfU3baAKvR"',
  ]);
  // Another form of one of these texts needs another FORM in its tag (business-days.ts).
  const texts = replies.slice(0, 3).map(({ body }) => hash('sha256', String(body)).slice(0, 8));
  expect(texts).toEqual(['186c48cf', '2f7c79f1', 'fa927889']);
});
