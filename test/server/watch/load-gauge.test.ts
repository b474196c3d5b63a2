import { expect, test } from 'vitest';
import { LoadGauge } from '../../../src/server/watch/load-gauge.ts';

test('an event loop that is late several times in a row is overloaded', () => {
  const gauge = new LoadGauge();
  for (const delay of [300, 300, 10, 300, 300]) gauge.sample(delay);
  expect(gauge.isOverloaded).toBe(false);
  gauge.sample(251);
  expect(gauge.isOverloaded).toBe(true);
  gauge.sample(249);
  expect(gauge.isOverloaded).toBe(false);
  expect(gauge.delayMillis).toBe(249);
});

test('a thousand waiting requests are overload', () => {
  const gauge = new LoadGauge();
  gauge.wait(999);
  expect([gauge.isOverloaded, gauge.inFlight]).toEqual([false, 999]);
  gauge.wait(1);
  expect(gauge.isOverloaded).toBe(true);
  // The loop is on time, but too many requests still wait.
  gauge.sample(0);
  expect(gauge.isOverloaded).toBe(true);
  gauge.wait(-1);
  expect(gauge.isOverloaded).toBe(false);
});

test('a server that shares its process sets its own limit', () => {
  const gauge = new LoadGauge(1_000);
  for (const delay of [900, 900, 900]) gauge.sample(delay);
  expect(gauge.isOverloaded).toBe(false);
  for (const delay of [1_001, 1_001, 1_001]) gauge.sample(delay);
  expect(gauge.isOverloaded).toBe(true);
});
