import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../src/server/run/start-server.ts';
import { createTroubleLog } from '../../../src/server/watch/trouble-log.ts';
import { exchangeRaw, type RawReply } from '../../../test/support/raw/raw-client.ts';
import { WITHIN_TEST } from '../../../test/support/server/within-test.ts';
import { writeToyRelease } from '../../../test/support/world/toy-world.ts';

const AT_ONCE = 32;
const PATH = '/v1/countries';

/** Places where a client may put secrets. `key` is a valid one. */
const PLACES: Readonly<Record<string, (secret: string, key: string) => string>> = {
  'a bearer token': (secret) => get(PATH, `Authorization: Bearer ${secret}\r\n`),
  'a password': (secret) => get(PATH, `Authorization: Basic ${secret}\r\n`),
  'the path': (secret) => get(`/v1/${secret}`),
  'a page’s path': (secret) => get(`/${secret}/`),
  'a value in the query': (secret, key) =>
    get(`/v1/holidays?country=${secret}&year=${secret}`, `Authorization: Bearer ${key}\r\n`),
  'a name in the query': (secret, key) =>
    get(`${PATH}?${secret}=1`, `Authorization: Bearer ${key}\r\n`),
  'a cookie': (secret) => get(PATH, `Cookie: session=${secret}\r\n`),
  'the user agent': (secret) => get(PATH, `User-Agent: ${secret}\r\n`),
  'the referrer': (secret) => get(PATH, `Referer: https://a/?token=${secret}\r\n`),
  'a header of its own': (secret) => get(PATH, `X-${secret}: ${secret}\r\n`),
  'the Host': (secret) => `GET ${PATH} HTTP/1.1\r\nHost: ${secret}.example\r\n\r\n`,
  'a body': (secret) =>
    `POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: ${secret.length}\r\n\r\n${secret}`,
  'a line that is not HTTP': (secret) => `${secret} / HTTP/1.1\r\nHost: a\r\n\r\n`,
};

function get(target: string, lines = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: a\r\n${lines}\r\n`;
}

export interface SecretsResult {
  readonly places: number;
  readonly sent: number;
  /** Lines of the request log that were searched. */
  readonly lines: number;
  /** Where a secret was found. */
  readonly hits: readonly string[];
}

/** Plants secrets in requests and searches the logs, the replies and the metrics for them. */
export async function plantSecrets(count: number): Promise<SecretsResult> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-faults-'));
  writeToyRelease(join(folder, 'artifacts'));
  let logged = '';
  let troubles = '';
  const server = await startServer({
    artifactsDir: join(folder, 'artifacts'),
    varDir: join(folder, 'var'),
    adminPort: 0,
    ...WITHIN_TEST,
    log: createTroubleLog((line) => {
      troubles += line;
    }),
    requestLog: {
      write: (text) => {
        logged += text;
      },
      writableLength: 0,
    },
  });
  try {
    const created = await server.admin.create({
      account: 'acme',
      plan: 'starter',
      unlimited: true,
      expiresAt: null,
    });
    const port = Number(new URL(server.url).port);
    const places = Object.entries(PLACES);
    const hits: string[] = [];
    const queue = Array.from({ length: count }, (_, index) => index).values();
    const client = async () => {
      for (const index of queue) {
        const [place, write] = places[index % places.length] as (typeof places)[number];
        const secret = secretOf(index);
        const bytes = Buffer.from(write(secret, created.key));
        const { replies } = await exchangeRaw({ port, bytes, half: true });
        if (replies.some((reply) => textOf(reply).includes(MARK))) hits.push(`reply to ${place}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
    const metrics = await (await fetch(`${server.adminUrl}/metrics`)).text();
    await server.close();
    for (const [where, text] of Object.entries({ logged, troubles, metrics })) {
      if (text.includes(MARK) || text.includes(created.key)) hits.push(where);
    }
    return { places: places.length, sent: count, lines: logged.split('\n').length - 1, hits };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Part of every secret and of nothing else. */
const MARK = 'hushhush';

function secretOf(index: number): string {
  return `${MARK}${index}`;
}

function textOf({ headers, body }: RawReply): string {
  return JSON.stringify([...headers]) + body;
}
