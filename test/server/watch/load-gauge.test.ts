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
  gauge.wait(999);
  expect([gauge.isOverloaded, gauge.inFlight]).toEqual([false, 999]);
  gauge.wait(1);
  expect(gauge.isOverloaded).toBe(true);
  // On time, and still too many.
  gauge.sample(0);
  expect(gauge.isOverloaded).toBe(true);
  gauge.wait(-1);
  expect(gauge.isOverloaded).toBe(false);
});

test('who shares its process with others says how late is too late', () => {
  const gauge = new LoadGauge(1_000);
  for (const delay of [900, 900, 900]) gauge.sample(delay);
  expect(gauge.isOverloaded).toBe(false);
  for (const delay of [1_001, 1_001, 1_001]) gauge.sample(delay);
  expect(gauge.isOverloaded).toBe(true);
});
