import { atMost, exactly, type Finding } from '../suite.ts';
import { type DrainResult, drainUnderLoad } from './drain-under-load.ts';

/** 100 times. */
export async function measureDrains(say: (progress: string) => void): Promise<Finding[]> {
  const results = await drainUnderLoad(100, say);
  const sum = (of: (result: DrainResult) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return [
    exactly(
      `failed replies of ${sum(({ acknowledged }) => acknowledged).toLocaleString('en')}`,
      sum(({ failed }) => failed),
      0,
    ),
    exactly('exits with 0', results.filter(({ exitCode }) => exitCode === 0).length, 100),
    atMost(
      'longest from SIGTERM to exit',
      Math.max(...results.map(({ exitMillis }) => exitMillis)),
      3_000,
      'ms',
    ),
  ];
}
