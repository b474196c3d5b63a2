import { exactly, type Finding } from '../suite.ts';
import { plantSecrets } from './plant-secrets.ts';

/** 5,000 requests. */
export async function measureSecrets(say: (progress: string) => void): Promise<Finding[]> {
  say('secrets in 5,000 requests');
  const { places, sent, lines, hits } = await plantSecrets(5_000);
  for (const hit of new Set(hits)) say(hit);
  return [
    {
      what: 'places in which secrets were planted',
      measured: String(places),
      bar: 'at least 12',
      met: places >= 12,
    },
    exactly('lines of the request log', lines, sent),
    exactly('secrets found in logs, replies and metrics', hits.length, 0),
  ];
}
