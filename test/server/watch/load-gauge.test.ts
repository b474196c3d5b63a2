import { expect, test } from 'vitest';
import { LoadGauge } from '../../../src/server/watch/load-gauge.ts';

test('load is too much when the event loop is late several times in a row', () => {
  const gauge = new LoadGauge();
  for (const delay of [300, 300, 10, 300, 300]) gauge.sample(delay);
  expect(gauge.isOverloaded).toBe(false);
  gauge.sample(251);
  expect(gauge.isOverloaded).toBe(true);
  gauge.sample(249);
  expect(gauge.isOverloaded).toBe(false);
  expect(gauge.delayMillis).toBe(249);
});

test('load is too much when a thousand requests wait', () => {
  const gauge = new LoadGauge();
  gauge.inFlight = 999;
  expect(gauge.isOverloaded).toBe(false);
  gauge.inFlight = 1_000;
  expect(gauge.isOverloaded).toBe(true);
});
