import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { dataSetOf, directLane, OPEN_GATE, serviceOver } from '../support/lanes/direct-lane.ts';
import { get } from '../support/lanes/lane.ts';
import { country } from '../support/world/random-world.ts';

const TARGETS = ['', '&region=R', '&region=02'].flatMap((where) => [
  `/v1/holidays?country=QQ&year=2026${where}`,
  `/v1/is-business-day?country=QQ&date=2026-05-20${where}`,
  `/v1/is-business-day?country=QQ&date=2025-01-01${where}`,
  `/v1/add-business-days?country=QQ&date=2026-05-20&days=3${where}`,
  `/v1/add-business-days?country=QQ&date=2026-05-20&days=-3${where}`,
  `/v1/add-business-days?country=QQ&date=2026-05-20&days=0${where}`,
  `/v1/count-business-days?country=QQ&start=2026-05-10&end=2026-05-30${where}`,
  `/v1/count-business-days?country=QQ&start=2026-05-30&end=2026-05-10${where}`,
  '/v1/countries',
]);

/** Body and tag of every target. */
async function tagged(world: CountryArtifact, dataVersion: string) {
  const lane = directLane(serviceOver(OPEN_GATE, dataSetOf([world], dataVersion)));
  return Promise.all(
    TARGETS.map(async (target) => {
      const { body, headers } = await lane.send(get(target));
      return { body, tag: headers.get('etag') };
    }),
  );
}

it('is strong: other bytes or another release, another tag; the same bytes, the same tag', () =>
  fc.assert(
    fc.asyncProperty(country, country, async (one, two) => {
      const [a, b] = [await tagged(one, '2026.11.1'), await tagged(two, '2026.11.1')];
      const again = await tagged(one, '2026.11.1');
      const later = await tagged(one, '2026.12.1');
      for (const [index, { body, tag }] of a.entries()) {
        const target = TARGETS[index];
        expect(again[index], target).toEqual({ body, tag });
        if (tag === undefined) continue;
        expect(later[index]?.tag, target).not.toBe(tag);
        if (b[index]?.body !== body) expect(b[index]?.tag, target).not.toBe(tag);
      }
      // Within a release no two answers share a tag either, unless they are the same.
      for (const { body, tag } of a) {
        const sharing = a.filter((other) => other.tag === tag);
        if (tag !== undefined)
          expect(new Set(sharing.map((s) => s.body)), tag).toEqual(new Set([body]));
      }
    }),
    { numRuns: 60 },
  ));
