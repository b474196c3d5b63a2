import { Random } from '../../../test/support/random.ts';
import {
  exchangeRaw,
  type RawExchange,
  type RawReply,
} from '../../../test/support/raw/raw-client.ts';
import { RAW_CORPUS } from '../../../test/support/raw/raw-corpus.ts';
import { checkRawReply } from '../../../test/support/raw/raw-reply.ts';
import { startToyServer } from '../../../test/support/server/toy-server.ts';
import { mutate } from './mutate.ts';

const AT_ONCE = 50;
const SEED = 20_261_120;
/** `requestTimeout` plus a second: the longest that an exchange may take on an idle machine. */
export const HANG_MILLIS = 16_000;
const API_LINE = /^[\r\n]*[A-Z]+ +\/v1[/? ]/;

export interface FuzzResult {
  readonly replies: number;
  /** Replies that break a rule for all replies, with the request's number. */
  readonly wrong: readonly string[];
  /** Milliseconds of the slowest exchange. */
  readonly millisMax: number;
  /** Lines of the trouble log: our own faults, caused by a client. */
  readonly troubles: number;
}

/** Sends mutated requests to a running server and checks what holds for every reply. */
export async function fuzzHttp(count: number, waiting: number): Promise<FuzzResult> {
  const troubles: unknown[] = [];
  const log = { trouble: (...trouble: unknown[]) => void troubles.push(trouble) };
  const toy = await startToyServer({ log });
  try {
    const port = Number(new URL(toy.server.url).port);
    const seeds = [...RAW_CORPUS.map(({ raw }) => raw), ...goodRequests(toy.keys.paid)].map((raw) =>
      Buffer.from(raw, 'latin1'),
    );
    const random = new Random(SEED);
    const requests = Array.from({ length: count }, () => mutate(seeds, random));
    const wrong: string[] = [];
    let replies = 0;
    let millisMax = 0;
    const take = (bytes: Buffer, exchange: RawExchange) => {
      replies += exchange.replies.length;
      millisMax = Math.max(millisMax, exchange.millis);
      const problem = problemOf(bytes.toString('latin1'), exchange);
      if (problem !== null)
        wrong.push(`${problem} for ${JSON.stringify(bytes.toString('latin1'))}`);
    };
    // A client that has sent everything waits for the connection to end, which must happen.
    const send = async (half: boolean, bytes: Buffer) => {
      const waits = half ? { half } : { quietMillis: 500, firstMillis: HANG_MILLIS };
      try {
        take(bytes, await exchangeRaw({ port, bytes, ...waits }));
      } catch (error) {
        wrong.push(`${String(error)} for ${JSON.stringify(bytes.toString('latin1'))}`);
      }
    };
    const patient = requests.slice(0, waiting).map((bytes) => send(false, bytes));
    const queue = requests.slice(waiting).values();
    const workers = Array.from({ length: AT_ONCE }, async () => {
      for (const bytes of queue) await send(true, bytes);
    });
    await Promise.all([...patient, ...workers]);
    return { replies, wrong, millisMax, troubles: troubles.length };
  } finally {
    await toy.close();
  }
}

function problemOf(raw: string, { replies }: RawExchange): string | null {
  for (const reply of replies) {
    try {
      // A page may answer in text; nothing below /v1 is a page.
      const isText = reply.headers.get('content-type')?.startsWith('text/plain') ?? false;
      if (isText && !(API_LINE.test(raw) && replies.length === 1)) continue;
      // The MCP server's own errors have the form that JSON-RPC prescribes.
      if (reply.status === 100 || isJsonRpc(reply)) continue;
      checkRawReply(reply);
      if (reply.status >= 500) return `status ${reply.status}`;
    } catch (error) {
      return String(error);
    }
  }
  return null;
}

function isJsonRpc({ headers, body }: RawReply): boolean {
  if (headers.get('content-type') !== 'application/json' || !headers.has('x-request-id')) {
    return false;
  }
  const value: unknown = JSON.parse(body || 'null');
  return typeof value === 'object' && value !== null && 'jsonrpc' in value;
}

function goodRequests(key: string): string[] {
  const head = (target: string) =>
    `GET ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`;
  const call = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  return [
    head('/v1/countries'),
    head('/v1/is-business-day?date=2026-06-01&country=AA&region=X1'),
    head('/v1/add-business-days?date=2026-06-01&country=AA&days=7'),
    head('/v1/holidays?country=AA&year=2026'),
    head('/'),
    `POST /mcp HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${call.length}\r\n\r\n${call}`,
  ];
}
