import { atLeast, atMost, exactly, type Finding, quantile } from '../suite.ts';
import { CONNECTIONS, killUnderLoad } from './kill-under-load.ts';

const READY_MILLIS_MAX = 2_000;
const PER_SECOND_MIN = 3_000;

/** 200 kills. */
export async function measureKills(say: (progress: string) => void): Promise<Finding[]> {
  const kills = await killUnderLoad(200, say);
  const lost = kills.filter(({ uncounted, inFlight }) => uncounted > inFlight);
  const rates = kills.map(({ perSecond }) => perSecond);
  const slowest = Math.max(...kills.map(({ readyMillis }) => readyMillis));
  const rate = quantile(rates, 0.5);
  return [
    atLeast('load at the kill, median', rate, PER_SECOND_MIN, 'requests a second'),
    exactly('kills after which more was uncounted than was in flight', lost.length, 0),
    atMost(
      'most acknowledged but uncounted requests after one kill (32 connections)',
      Math.max(...kills.map(({ uncounted }) => uncounted)),
      CONNECTIONS,
      'requests',
    ),
    exactly('integrity checks passed', kills.filter((kill) => kill.isIntact).length, 200),
    atMost('ready again, slowest', slowest, READY_MILLIS_MAX, 'ms'),
  ];
}
