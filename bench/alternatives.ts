import { compareInTurns, type Measured } from './compare.ts';
import { startProcess } from './servers/process.ts';
import { newStore, startRedletter } from './servers/redletter.ts';

export interface AlternativeResult {
  readonly name: string;
  readonly times: number;
  readonly atLeast: number;
  readonly theirs: Measured;
  readonly ours: Measured;
}

const PATH = '/v1/add-business-days?date=2026-11-20&days=10&country=US';
const ALTERNATIVES = [
  { name: 'Express with a cached date-holidays instance', variant: 'instance', atLeast: 100 },
  { name: "Express with a set of each year's dates", variant: 'set', atLeast: 3 },
] as const;

/** Our server, complete, against what a user would write instead. */
export async function measureAlternatives(
  onStep: (name: string) => void,
): Promise<AlternativeResult[]> {
  const results: AlternativeResult[] = [];
  for (const { name, variant, atLeast } of ALTERNATIVES) {
    onStep(name);
    const ours = await startRedletter(newStore(), { REQUEST_LOG: 'off' });
    const theirs = await startProcess(
      name,
      ['bench/servers/express-server.ts'],
      { VARIANT: variant },
      { path: PATH },
    );
    try {
      const side = { path: PATH, headers: ours.headers };
      const [their, our] = await compareInTurns(
        { ...side, server: theirs },
        { ...side, server: ours.server },
      );
      results.push({
        name,
        times: our.perSecond / their.perSecond,
        atLeast,
        theirs: their,
        ours: our,
      });
    } finally {
      await Promise.all([theirs.stop(), ours.server.stop()]);
    }
  }
  return results;
}
