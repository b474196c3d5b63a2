/**
 * `node load.ts URL KEY CONNECTIONS PER_SECOND`: requests pages and answers in turn over several
 * connections until standard input ends, then writes what it has seen.
 */
import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** What came back. */
export interface Seen {
  readonly replies: number;
  /** How long it ran. */
  readonly seconds: number;
  /** Unexpected statuses and broken connections, and how often each occurred. */
  readonly failures: Readonly<Record<string, number>>;
  /**
   * The releases that a connection saw, in order, over pages and answers; each distinct list
   * once.
   */
  readonly releases: readonly string[];
  /** The same over its pages only, with the word that marks a changed site. */
  readonly pages: readonly string[];
  /** The longest wait in milliseconds. */
  readonly longestMillis: number;
}

/** A static page, a rendered one, one at an unknown address, and the API between them. */
const PAGES = ['/us/2026/', '/', '/de/by/2027/', '/nothing-is-here/', '/calculator/'];
const ANSWERS = ['/v1/countries', '/v1/is-business-day?date=2026-12-28&country=GB'];
/** What the foot of a page says. */
const RELEASE = /Data release(.*?)<a href="\/data\/(\d+\.\d+\.\d+)\/"/s;

const [url = '', key = '', connections = '', perSecond = ''] = process.argv.slice(2);
const everyMillis = (Number(connections) / Number(perSecond)) * 1_000;
const failures: Record<string, number> = {};
const releases = new Set<string>();
const pages = new Set<string>();
let replies = 0;
let longestMillis = 0;
let isOver = false;

interface Reply {
  readonly status: number;
  readonly release: string | undefined;
  readonly body: string;
}

const { Agent, get } = url.startsWith('https:') ? https : http;

function ask(agent: http.Agent, path: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = path.startsWith('/v1/') ? { Authorization: `Bearer ${key}` } : {};
    get(url + path, { agent, headers }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          release: reply.headers['x-data-version']?.toString(),
          body,
        }),
      );
      reply.on('error', reject);
    }).on('error', reject);
  });
}

function note(list: string[], value: string): void {
  if (list.at(-1) !== value) list.push(value);
}

async function goOn(index: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const both: string[] = [];
  const own: string[] = [];
  for (let count = index; !isOver; count += 1) {
    const isPage = count % 2 === 0;
    const path =
      (isPage ? PAGES[(count / 2) % PAGES.length] : ANSWERS[count % ANSWERS.length]) ?? '';
    const begun = performance.now();
    try {
      const { status, release, body } = await ask(agent, path);
      const [, word = '', shown] = RELEASE.exec(body) ?? [];
      const said = isPage ? shown : release;
      const expected = path === '/nothing-is-here/' ? 404 : 200;
      if (status !== expected || said === undefined) fail(`${path}: ${status} of ${said}`);
      else {
        note(both, said);
        if (isPage) note(own, `${said}${word.trim()}`);
      }
    } catch (error) {
      fail(`${path}: ${error instanceof Error ? error.message : error}`);
    }
    replies += 1;
    const millis = performance.now() - begun;
    longestMillis = Math.max(longestMillis, millis);
    await pause(Math.max(0, everyMillis - millis));
  }
  releases.add(both.join(' '));
  pages.add(own.join(' '));
  agent.destroy();
}

function fail(what: string): void {
  failures[what] = (failures[what] ?? 0) + 1;
}

process.stdin.on('end', () => {
  isOver = true;
});
process.stdin.resume();
await Promise.all(Array.from({ length: Number(connections) }, (_, index) => goOn(index)));
const seen: Seen = {
  replies,
  seconds: performance.now() / 1_000,
  failures,
  releases: [...releases],
  pages: [...pages],
  longestMillis,
};
console.log(JSON.stringify(seen));
