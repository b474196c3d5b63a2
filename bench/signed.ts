import { compareInTurns, type Measured } from './compare.ts';
import { newStore, startRedletter } from './servers/redletter.ts';

export interface SignedResult {
  readonly name: string;
  readonly plain: Measured;
  readonly signed: Measured;
}

const QUIET = { REQUEST_LOG: 'off' };
const PATH = '/v1/is-business-day?date=2026-11-20&country=US';
const ACCEPT = 'sig=();nonce="8d2c4f61a07b"';

/**
 * The price of a signature: the same question with and without one, on two equal servers.
 * Decision 32.
 */
export async function measureSigned(onStep: (name: string) => void): Promise<SignedResult> {
  const name = 'is-business-day, signed';
  onStep(name);
  const [one, other] = [
    await startRedletter(newStore(), QUIET),
    await startRedletter(newStore(), QUIET),
  ];
  try {
    const [plain, signed] = await compareInTurns(
      { server: one.server, path: PATH, headers: one.headers },
      {
        server: other.server,
        path: PATH,
        headers: { ...other.headers, 'Accept-Signature': ACCEPT },
      },
    );
    return { name, plain, signed };
  } finally {
    await Promise.all([one.server.stop(), other.server.stop()]);
  }
}
