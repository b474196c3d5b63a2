import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedAdmin } from '../../../src/access/sqlite/embedded-store.ts';
import { type ServedProcess, startServed } from '../../../test/support/server/served-process.ts';
import { until } from '../../../test/support/until.ts';
import { exactly, type Finding } from '../suite.ts';
import { Checkout } from './checkout.ts';
import type { Seen } from './load.ts';

const LOAD = 'trials/faults/deploy/load.ts';
const CONNECTIONS = 40;
const PER_SECOND = 2_000;
/** What the foot of a changed site adds. */
const WORD = 'anew';
/** How long every connection has to request a page and an answer, on a busy machine too. */
const SETTLE_MILLIS = 2_000;
/** Further switches, each forth and back, by default. */
const FURTHER_SWITCHES = 4;

/**
 * Deploys a build and a release, and rolls back, beside a server under load, by SIGHUP: no
 * request may fail, and no connection may mix pages and answers of two releases.
 */
export async function measureDeploys(
  say: (progress: string) => void,
  further = FURTHER_SWITCHES,
): Promise<Finding[]> {
  const checkout = new Checkout();
  const { folder, older, newer } = checkout;
  const servers: ServedProcess[] = [];
  const start = async (env: Record<string, string>) => {
    const server = await startServed(folder, env);
    servers.push(server);
    return server;
  };
  try {
    say(`building ${older}`);
    checkout.takeNewerAway();
    await checkout.build();
    const key = await makeKey(folder);
    const server = await start({});
    const stop = askOn(server.url, key);
    const told: string[] = [];
    const hangUp = async () => {
      told.push(await reload(server));
      await pause(SETTLE_MILLIS);
    };
    await pause(SETTLE_MILLIS);

    say('a release without its build');
    checkout.putNewerBack();
    await hangUp();
    say(`building ${newer}, beside the server`);
    await checkout.build();
    await hangUp();
    say('building a changed site, beside the server');
    const changeBack = await checkout.changeSite(WORD);
    await checkout.build();
    await hangUp();
    await changeBack();
    const releases = [older, newer];
    const pages = [older, newer, newer + WORD];
    for (let count = 0; count < 1 + further; count += 1) {
      const isBack = count % 2 === 0;
      say(isBack ? `back to ${older}` : `on to ${newer}`);
      if (isBack) checkout.takeNewerAway();
      else checkout.putNewerBack();
      await checkout.build();
      await hangUp();
      releases.push(isBack ? older : newer);
      pages.push(isBack ? older : newer);
    }
    const seen = await stop();
    if (further % 2 === 0) checkout.putNewerBack();
    say(`DATA_VERSION=${older}`);
    const named = await start({ DATA_VERSION: older, VAR_DIR: join(folder, 'var-2') });
    const page = await (await fetch(`${named.url}/us/2026/`)).text();
    const failed = Object.entries(seen.failures);
    for (const [what, count] of failed) say(`${count} times ${what}`);
    for (const line of told) say(line);
    return [
      exactly(
        `failed replies of ${seen.replies.toLocaleString('en')}, ${perSecond(seen)} a second`,
        failed.reduce((sum, [, count]) => sum + count, 0),
        0,
      ),
      exactly('switches, and one refused SIGHUP', told.length, pages.length),
      exactly(
        'sequences of releases in one connection, over pages and answers',
        ...orders(seen.releases, releases),
      ),
      exactly('sequences of releases in one connection, over pages', ...orders(seen.pages, pages)),
      exactly('pages of the release in DATA_VERSION', page.split(older).length > 1 ? 1 : 0, 1),
      {
        what: 'longest wait for a reply, beside two builds',
        measured: `${seen.longestMillis.toFixed(0)} ms`,
        bar: '-',
        met: true,
      },
    ];
  } finally {
    for (const { child } of servers) child.kill('SIGKILL');
    checkout.remove();
  }
}

function perSecond({ replies, seconds }: Seen): string {
  return (replies / seconds).toFixed(0);
}

/** How many sequences were seen, plus 1; 0 when the expected one is missing. */
function orders(seen: readonly string[], expected: readonly string[]): [number, number] {
  return [seen.includes(expected.join(' ')) ? seen.length : 0, 1];
}

async function makeKey(folder: string): Promise<string> {
  const admin = openEmbeddedAdmin(join(folder, 'var'), Date.now);
  const input = { account: 'deploy', plan: 'business', unlimited: true, expiresAt: null } as const;
  const { key } = await admin.create(input);
  await admin.close();
  return key;
}

/**
 * Loads the server from another process.
 * @returns a function that ends the load and gives what it saw.
 */
function askOn(url: string, key: string): () => Promise<Seen> {
  const args = [LOAD, url, key, String(CONNECTIONS), String(PER_SECOND)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part: Buffer) => {
    text += part.toString();
  });
  return async () => {
    child.stdin.end();
    await once(child.stdout, 'close');
    return JSON.parse(text);
  };
}

/** Sends SIGHUP; returns the server's report on it, and its other output meanwhile. */
async function reload(server: ServedProcess): Promise<string> {
  const before = server.errors().length;
  const said = () => server.errors().slice(before).split('\n').slice(0, -1);
  server.child.kill('SIGHUP');
  await until(() => said().some((line) => line.includes('"event":"reload"')));
  return said().join(' ');
}
