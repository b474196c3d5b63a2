import { afterAll, describe, expect, test } from 'vitest';
import { runsOf } from '../../support/sample.ts';
import { madeUpReleases } from '../../support/world/made-up-releases.ts';
import { askPinned, laneOver, releasesOf } from '../../support/world/pinned-questions.ts';
import { openChain, writeRelease } from '../../support/world/toy-chain.ts';
import { FIRST } from '../../support/years.ts';

/** Ten times as many have their turn in `npm run trials -- pins`. */
const QUESTIONS = runsOf(500);

describe(`${QUESTIONS} random questions to each existing release`, () => {
  const lane = laneOver('artifacts');

  test.each(releasesOf('artifacts'))('%s', async (version, pinned) => {
    const { wrong, refused } = await askPinned(lane, version, pinned, QUESTIONS);
    expect(wrong).toEqual([]);
    // Only where an addition leads out of the range.
    expect(refused).toBeLessThan(QUESTIONS / 10);
  });
});

describe(`${QUESTIONS} random questions to invented releases`, () => {
  const chain = openChain((folder) => {
    for (const made of madeUpReleases()) writeRelease(folder, made);
  });
  afterAll(() => chain.remove());
  const lane = laneOver(chain.artifactsDir);

  test.each(releasesOf(chain.artifactsDir))('%s', async (version, pinned) => {
    const { wrong, outside } = await askPinned(lane, version, pinned, QUESTIONS);
    expect(wrong).toEqual([]);
    if (pinned.first > FIRST) expect(outside).toBeGreaterThan(QUESTIONS / 20);
  });
});
