import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { askCommand } from '../../../pipeline/commands/ask.ts';
import { pathOf } from '../../../src/api/endpoints/endpoint.ts';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadServedChain } from '../../../src/artifact/load-release.ts';
import { ReleaseFiles } from '../../../src/artifact/release-files.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../support/lanes/direct-lane.ts';
import { get } from '../../support/lanes/lane.ts';
import { oneHoliday } from '../../support/pipeline/toyland.ts';
import { type Workshop, workshop } from '../../support/pipeline/workshop.ts';
import { Random } from '../../support/random.ts';
import { type Question, randomQuestion } from '../../support/world/random-question.ts';
import { EARLIER, writeToyChain } from '../../support/world/toy-chain.ts';
import { TOY_COUNTRIES, TOY_DATA_VERSION } from '../../support/world/toy-world.ts';

/** A workshop with two releases. */
function shopWithReleases(): Workshop {
  const shop = workshop(oneHoliday('rule: { date: 1 may }'));
  writeToyChain(join(shop.folder, 'artifacts'));
  return shop;
}

/** The command-line words of a question. */
function wordsOf({ endpoint, parameters }: Question): string[] {
  const { country = '', region, date = '', days = '', start = '', end = '' } = parameters;
  const place = region === undefined ? country : `${country}-${region}`;
  switch (endpoint) {
    case 'is-business-day':
      return ['is', date, place];
    case 'add-business-days':
      return ['add', date, days, place];
    case 'count-business-days':
      return ['count', start, end, place];
    case 'holidays':
      return ['holidays', parameters.year ?? '', place];
    case 'countries':
      return ['countries'];
  }
}

// Contract 20.7.
test('prints the API’s bytes for every release, and the codes of its errors', async () => {
  const shop = shopWithReleases();
  const artifactsDir = join(shop.folder, 'artifacts');
  const { release, chain } = loadServedChain(artifactsDir, null);
  const files = new ReleaseFiles(artifactsDir, chain);
  const { send } = directLane(serviceOver(OPEN_GATE, buildDataSet(release), files));
  const random = new Random(7);
  const codes = new Set<string>();
  const countries: Question = { endpoint: 'countries', parameters: {} };
  for (let index = 0; index < 150; index += 1) {
    const question = index < 3 ? countries : randomQuestion(random, TOY_COUNTRIES);
    const pins = [null, EARLIER.version, '2026-10-31', TOY_DATA_VERSION, '2026-01-01'];
    const pin = pins[index % 5] as string | null;
    const target = `${pathOf({ name: question.endpoint })}?${new URLSearchParams(question.parameters)}`;
    const headers: [string, string][] = pin === null ? [] : [['X-Data-Version', pin]];
    const { status, body } = await send(get(target, { headers }));
    const words = pin === null ? [] : [`--release=${pin}`];
    const { code, out, complaints } = await shop.run(askCommand, ...words, ...wordsOf(question));
    const label = `${target} of ${pin}`;
    if (status === 200) {
      expect({ code, out, complaints }, label).toEqual({ code: 0, out: [body], complaints: [] });
      continue;
    }
    const { error } = JSON.parse(body);
    codes.add(error.code);
    expect({ code, out }, label).toEqual({ code: 1, out: [] });
    expect(complaints, label).toEqual([`${error.code}: ${error.message}`]);
  }
  expect([...codes]).toEqual(expect.arrayContaining(['invalid_data_version', 'date_out_of_range']));
});

test.each([
  [[], 'npm run data -- ask add 2026-12-24 5 GB-SCT'],
  [['ad', '2026-12-24', '5', 'AA'], '"ad" is not a question; did you mean "add"?'],
  [['toString'], 'is not a question'],
  [['is', '2026-12-24'], 'write it like this: npm run data -- ask is 2026-12-28 GB-SCT'],
  [['is', '2026-12-24', 'AA', 'X1'], 'write it like this'],
  [['countries', 'AA'], 'write it like this'],
  [['--relase', 'x', 'countries'], 'is not an option of this command'],
  [['countries', '--release'], 'lacks its value'],
  [['is', '2026-02-30', 'AA'], 'invalid_date: Parameter date must be'],
  [['is', '2026-12-24', 'AA-X1-Y'], 'invalid_region: '],
  [['is', '2026-12-24', '-AA'], 'is not an option of this command'],
  [['add', '2026-12-24', '--5', 'AA'], 'is not an option of this command'],
  [['--release', 'newest', 'countries'], 'invalid_data_version: Send X-Data-Version once'],
])('%j says what to write instead', async (words, complaint) => {
  const { code, out, complaints } = await shopWithReleases().run(askCommand, ...words);
  expect([code, out]).toEqual([1, []]);
  expect(complaints.join('\n')).toContain(complaint);
});

it('answers nothing from a release that was altered', async () => {
  const shop = shopWithReleases();
  const of = (pin: string) => shop.run(askCommand, '--release', pin, 'holidays', '2026', 'AA');
  shop.write(`artifacts/${EARLIER.version}/CC.json`, '{}');
  const { code, complaints } = await of(EARLIER.version);
  expect(code).toBe(1);
  expect(complaints[0]).toContain('CC.json: differs from its manifest');
  expect((await of(TOY_DATA_VERSION)).code).toBe(0);
});
