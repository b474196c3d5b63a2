import { atMost, exactly, type Finding, quantile } from '../suite.ts';
import { compareUnauthorized, LOOKED_UP } from './compare-unauthorized.ts';

/** Twelve causes, and enough rows for a tenth of a microsecond. */
export async function measureUnauthorized(say: (progress: string) => void): Promise<Finding[]> {
  say('twelve causes of the one 401');
  await compareUnauthorized(200);
  const { causes, formsMax, statuses, validStatus, micros } = await compareUnauthorized(4_000);
  const medians = [...micros].map(([name, rows]) => [name, quantile(rows, 0.5)] as const);
  const values = medians.map(([, median]) => median);
  say(medians.map(([name, median]) => `${name} ${median.toFixed(3)} µs`).join(', '));
  return [
    exactly('causes compared on five endpoints', causes, 12),
    exactly('different 401 replies, ids aside', formsMax, 1),
    exactly('statuses other than 401', statuses.filter((status) => status !== 401).length, 0),
    exactly('status of a valid key', validStatus, 200),
    atMost(
      `medians of ${LOOKED_UP.join(', ')} (of ${Math.min(...values).toFixed(2)} µs) apart`,
      Math.max(...values) - Math.min(...values),
      0.1,
      'µs',
    ),
  ];
}
