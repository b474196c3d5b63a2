import { compareInTurns, IdleError, type Measured } from './compare.ts';
import { newStore, startRedletter } from './servers/redletter.ts';

const ADD = '/v1/add-business-days?date=2026-11-20&days=10&country=US';
/** One for each way of counting: a move, a standstill, a count of open days. */
const DEADLINES = [
  '/v1/deadline?rule=us-frcp-6a&date=2026-11-12&period=P14D&country=US',
  '/v1/deadline?rule=de-bgb-187-193&date=2026-11-27&period=P1M&country=DE',
  '/v1/deadline?rule=ch-zpo-142-145&date=2026-12-10&period=P10D&country=CH',
  '/v1/deadline?rule=gb-foia-10&date=2026-12-03&period=P20D&country=GB',
];

export interface DeadlineResult {
  readonly name: string;
  /** Null where the machine was too busy to measure. */
  readonly against: { readonly add: Measured; readonly deadline: Measured } | null;
}

/** Deadlines against additions, alternating on one server. */
export async function measureDeadline(onStep: (name: string) => void): Promise<DeadlineResult[]> {
  const { server, headers } = await startRedletter(newStore(), { REQUEST_LOG: 'off' });
  try {
    const results: DeadlineResult[] = [];
    for (const path of DEADLINES) {
      const name = /rule=([^&]+)/.exec(path)?.[1] ?? path;
      onStep(`deadline by ${name}`);
      try {
        const [add, deadline] = await compareInTurns(
          { server, path: ADD, headers },
          { server, path, headers },
        );
        results.push({ name, against: { add, deadline } });
      } catch (error) {
        if (!(error instanceof IdleError)) throw error;
        results.push({ name, against: null });
      }
    }
    return results;
  } finally {
    await server.stop();
  }
}
