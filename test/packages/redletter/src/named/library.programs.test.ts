import { expect, test } from 'vitest';
import type * as Answers from '../../../../../packages/redletter/src/answers/answers.ts';
import type * as All from '../../../../../packages/redletter/src/named/entry.ts';
import { buildDataSet } from '../../../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../../../src/artifact/load-release.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../../../support/lanes/direct-lane.ts';
import { get } from '../../../../support/lanes/lane.ts';
import { useLibrary } from '../../../../support/library/use-library.ts';
import { Random } from '../../../../support/random.ts';
import { readVectors } from '../../../../support/vectors/read-vectors.ts';
import { AFTER, BEFORE, DAYS, FIRST } from '../../../../support/years.ts';

const { load } = await useLibrary();
const all = await load<typeof All>('all');
const { calendar, codes, joint, RedletterError, release } = all;
const { answers, ask } = await load<typeof Answers>('answers');
const dataSet = buildDataSet(loadNewestRelease('artifacts'));

interface Given {
  readonly body: string | null;
  readonly code: string | null;
}

function askPackage(question: string): Given {
  try {
    return { body: ask(all, question).text, code: null };
  } catch (thrown) {
    if (!(thrown instanceof RedletterError)) throw thrown;
    return { body: null, code: thrown.code };
  }
}

test('the package passes every vector, and names the same release', () => {
  const vectors = readVectors();
  const wrong = vectors.filter(({ question, body, code }) => {
    const given = askPackage(question);
    return given.body !== body || given.code !== code;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(vectors.length).toBeGreaterThanOrEqual(20_000);
  expect(release.version).toBe(dataSet.dataVersion);
});

test('100,000 random questions get the body, code and message of the server', async () => {
  const lane = directLane(serviceOver(OPEN_GATE, dataSet));
  const random = new Random(3);
  const wrong: string[] = [];
  let refused = 0;
  for (let round = 0; round < 100_000; round += 1) {
    const question = randomQuestion(random);
    const reply = await lane.send(get(question));
    if (reply.status !== 200) refused += 1;
    if (answerOf(question) !== told(reply.status, reply.body)) wrong.push(question);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(refused).toBeGreaterThan(5_000);
  expect(refused).toBeLessThan(60_000);
});

function answerOf(question: string): string {
  try {
    return ask(all, question).text;
  } catch (thrown) {
    if (!(thrown instanceof RedletterError)) throw thrown;
    return `${thrown.code}: ${thrown.message}`;
  }
}

/** A refusal without its address and the suggested code: a library has neither. */
function told(status: number, body: string): string {
  if (status === 200) return body;
  const { code, message } = (JSON.parse(body) as { error: { code: string; message: string } })
    .error;
  const bare = message.replace(/ See \S+$/, '');
  return `${code}: ${bare.replace(/: write (country|region)=\w+\.$/, anyExample)}`;
}

const anyExample = (_: string, name: string) =>
  name === 'country' ? ', for example country=GB.' : ', for example region=AK.';

const CODES = [...codes(), 'UK', 'GB-XX', 'us-ca', 'GB-', ''];
const ODD = ['', '2026-02-30', 'x', '%zz', BEFORE, AFTER, '20261224', '%2D1', '+'];

function randomQuestion(random: Random): string {
  const odd = (written: string) => (random.once(24) ? random.pick(ODD) : written);
  const date = () => {
    const day = Temporal.PlainDate.from(FIRST).add({ days: random.below(DAYS) });
    return odd(day.toString());
  };
  const days = () =>
    odd(String(random.once(9) ? random.below(2_000) - 1_000 : random.below(41) - 20));
  const [country = '', region] = random.pick(CODES).split('-');
  const place = region === undefined ? `country=${country}` : `country=${country}&region=${region}`;
  switch (random.below(4)) {
    case 0:
      return `/v1/is-business-day?date=${date()}&${place}`;
    case 1:
      return `/v1/add-business-days?${place}&days=${days()}&date=${date()}`;
    case 2:
      return `/v1/count-business-days?start=${date()}&end=${date()}&${place}`;
    default:
      return `/v1/holidays?year=${odd(random.pick(['2025', '2026', '2027']))}&${place}`;
  }
}

test('a named calendar also has records, laws and answers', async () => {
  const scotland = calendar('gb-sct');
  expect(answers(scotland).add('2026-12-24', 5).text).toBe(
    ask(all, '/v1/add-business-days?date=2026-12-24&days=5&country=GB&region=SCT').text,
  );
  expect(answers(scotland).isBusinessDay(20_446).body.date).toBe('2025-12-24');
  expect(answers(scotland).count('2026-12-24', '2026-12-31').body.business_days).toBe(3);
  expect(scotland.holidays(2026)).toEqual(answers(scotland).holidays(2026).body.holidays);
  expect(scotland.holidays().length).toBeGreaterThan(scotland.holidays(2026).length);
  expect(scotland.laws('2026-11-30')).toMatchObject([
    {
      holiday: expect.stringContaining('Andrew'),
      sources: [{ url: expect.stringMatching(/^https/) }],
    },
  ]);
  expect(scotland.laws('2026-11-27')).toEqual([]);
  expect(scotland.timezone).toBe('Europe/London');
  expect(scotland.with({ closed: ['2026-11-27'] }).add('2026-11-26', 1)).toBe('2026-12-01');
  expect(joint('US', scotland).isBusinessDay('2026-11-30')).toBe(false);
  const gb = await load<typeof All>('gb');
  expect(gb.codes()).toEqual(codes().filter((code) => code.startsWith('GB')));
  expect(answers(gb.calendar('GB-SCT')).holidays(2026).text).toBe(
    answers(scotland).holidays(2026).text,
  );
  expect(() => gb.calendar('US')).toThrow(expect.objectContaining({ code: 'invalid_country' }));
});

test('calendars with and without names have the same days', async () => {
  const days = await load<typeof import('../../../../../packages/redletter/src/index.ts')>('index');
  expect(days.codes()).toEqual(codes());
  for (const code of codes()) {
    const [plain, named] = [days.calendar(code), calendar(code)];
    expect(plain.tables).toEqual(named.tables);
    const kinds = named.holidays().map(({ date, type }) => `${date} ${type}`);
    const found = plain.holidays().map(({ date, type }) => `${date} ${type}`);
    // A date with both types is regional.
    expect(kinds).toEqual(expect.arrayContaining(found));
    expect(found.length).toBe(new Set(named.holidays().map(({ date }) => date)).size);
  }
});
