import { expect, test } from 'vitest';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../src/artifact/load-release.ts';
import { directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { readVectors } from '../support/vectors/read-vectors.ts';

test('the service answers every vector, byte for byte, and refuses with its code', async () => {
  const lane = directLane(serviceOver(OPEN_GATE, buildDataSet(loadNewestRelease('artifacts'))));
  const vectors = readVectors();
  const wrong: string[] = [];
  for (const { question, code, body } of vectors) {
    const reply = await lane.send(get(question));
    const isRight =
      code === null
        ? reply.status === 200 && reply.body === body
        : reply.status === 400 && JSON.parse(reply.body).error.code === code;
    if (!isRight) wrong.push(`${question}: ${reply.status} ${reply.body}`);
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(vectors.length).toBeGreaterThanOrEqual(20_000);
});
