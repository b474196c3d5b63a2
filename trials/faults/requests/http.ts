import { atMost, exactly, type Finding } from '../suite.ts';
import { fuzzHttp, HANG_MILLIS } from './fuzz-http.ts';

/** Requests whose sender neither continues nor closes. */
const WAITING = 200;

/** 20,000 mutated requests over sockets. */
export async function measureHttp(say: (progress: string) => void): Promise<Finding[]> {
  say('20,000 mutated raw requests');
  const { replies, wrong, millisMax, troubles } = await fuzzHttp(20_000, WAITING);
  for (const problem of wrong.slice(0, 5)) say(problem.slice(0, 400));
  return [
    exactly(`20,000 mutated requests: invalid replies of ${replies}`, wrong.length, 0),
    exactly('server faults that they caused', troubles, 0),
    atMost('longest exchange', millisMax / 1_000, HANG_MILLIS / 1_000, 's'),
  ];
}
