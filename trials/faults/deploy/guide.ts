import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { exactly, type Finding } from '../suite.ts';
import type { Seen } from './load.ts';
import { CHECKOUT, Machine } from './machine.ts';

/** The pages to follow, in this order. */
const PAGES = ['deploy/README.md', 'docs/operating.md'];
const REPOSITORY = 'https://github.com/redletter/redletter';
/** Placeholders of the guide for the two releases and a key. */
const OLDER = '0123456789ab';
const NEWER = 'ba9876543210';
const KEY = 'KEY_ID';
/** A block that needs a report first is skipped here. */
const REPORTS = 'reports';
const CONNECTIONS = 40;
const PER_SECOND = 400;
const SETTLE_MILLIS = 3_000;

interface Block {
  /** The label after `sh`: `build` marks commands for a machine other than the server. */
  readonly tag: string;
  readonly script: string;
}

/** The commands of a page, block by block. */
export function blocksOf(page: string): Block[] {
  return [...readFileSync(page, 'utf8').matchAll(/^```sh ?(\w*)\n(.*?)^```/gms)].map(
    ([, tag = '', script = '']) => ({ tag, script }),
  );
}

/**
 * Follows the operator's pages word for word on a separate machine, under load from the first
 * answer on.
 */
export async function measureGuide(say: (progress: string) => void): Promise<Finding[]> {
  const packed = mkdtempSync(join(tmpdir(), 'redletter-packed-'));
  let machine: Machine | undefined;
  try {
    const [build, ...blocks] = PAGES.flatMap(blocksOf).filter(({ tag }) => tag !== REPORTS);
    say('packing');
    const sha = pack(build?.script ?? '', packed);
    const other = sha.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16));
    say('booting');
    machine = await Machine.boot(packed);
    // Without a network no package is newer than the installed one.
    machine.run(`rm -r /var/lib/apt/lists; cp /mnt/packed/redletter-${sha}.tar.gz .
      mkdir alternate; tar -xzf redletter-${sha}.tar.gz -C alternate; mv alternate/${sha} alternate/${other}
      tar -cf redletter-${other}.tar.gz --use-compress-program='gzip -1' -C alternate ${other}; rm -r alternate`);
    let load: (() => Promise<Seen>) | undefined;
    let followed = 0;
    let keyId = '';
    for (const { tag, script } of blocks) {
      if (tag === 'switch') load = await askOn(machine);
      const words = script.replaceAll(OLDER, sha).replaceAll(NEWER, other).replaceAll(KEY, keyId);
      say(words.trim().split('\n')[0] ?? '');
      const { exitCode, output } = machine.run(words);
      if (exitCode !== 0) throw new Error(`the guide stops here:\n${words}\n${output}`);
      keyId = /^(key_\w+), account acme/m.exec(output)?.[1] ?? keyId;
      followed += 1;
    }
    say('a release that does not start');
    const broken = machine.run(`mkdir -p /srv/redletter/releases/broken/dist/current
      touch /srv/redletter/releases/broken/dist/current/build.json; redletter-admin switch broken`);
    const mended = machine.run(`redletter-admin switch ${sha}`);
    if (mended.exitCode !== 0) throw new Error(`no way back from it:\n${mended.output}`);
    await pause(SETTLE_MILLIS);
    if (load === undefined) throw new Error('the guide installs no second release');
    const { replies, failures, longestMillis } = await load();
    for (const [what, count] of Object.entries(failures)) say(`${count} times ${what}`);
    const lost = Object.values(failures).reduce((sum, count) => sum + count, 0);
    return [
      exactly('command blocks with exit code 0', followed, blocks.length),
      exactly(`failed replies of ${replies.toLocaleString('en')}, meanwhile`, lost, 0),
      exactly('exit code of a switch to a release that does not start', broken.exitCode, 1),
      {
        what: 'longest wait for a reply',
        measured: `${longestMillis.toFixed(0)} ms`,
        bar: '-',
        met: true,
      },
    ];
  } finally {
    await machine?.stop();
    rmSync(packed, { recursive: true, force: true });
  }
}

/**
 * Follows the block for the build machine, with this checkout instead of the repository's
 * address.
 */
function pack(script: string, folder: string): string {
  const env = {
    ...process.env,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${pathToFileURL('.')}.insteadOf`,
    GIT_CONFIG_VALUE_0: REPOSITORY,
  };
  const file = execFileSync('bash', ['-euc', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  }).trim();
  execFileSync('mv', [join(folder, 'redletter', file), folder]);
  return /redletter-(\w+)\.tar\.gz$/.exec(file)?.[1] ?? '';
}

/**
 * Sends requests through nginx from now on.
 * @returns a function that ends it and gives what it saw.
 */
async function askOn(machine: Machine): Promise<() => Promise<Seen>> {
  const child = machine.start(`
    key="$(redletter-admin keys create --account load --unlimited --json | grep -o 'rl_[A-Za-z0-9]*')"
    export NODE_EXTRA_CA_CERTS=/etc/ssl/redletter/cert.pem
    exec /srv/redletter/current/node_modules/.bin/node ${CHECKOUT}/trials/faults/deploy/load.ts \\
      https://redletter.example "$key" ${CONNECTIONS} ${PER_SECOND}`);
  let text = '';
  child.stdout?.on('data', (part: Buffer) => {
    text += part.toString();
  });
  await pause(SETTLE_MILLIS);
  return async () => {
    child.stdin?.end();
    await new Promise((closed) => child.stdout?.on('close', closed));
    return JSON.parse(text);
  };
}
