import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { listReleases } from '../../../src/artifact/load-release.ts';

const run = promisify(execFile);
const SENTENCES = 'src/site/languages/compiled/en.json';
const FOOT = 'Data release ';

/** A copy of the checkout to change and build. */
export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), 'redletter-deploy-'));
  /** The last two releases. */
  readonly older: string;
  readonly newer: string;

  constructor() {
    const files = execFileSync('git', [
      'ls-files',
      '-z',
      '--cached',
      '--others',
      '--exclude-standard',
    ])
      .toString()
      .split('\0')
      .filter((file) => file !== '' && existsSync(file));
    for (const file of files) cpSync(file, join(this.folder, file));
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'));
    // Existing builds need not be made again.
    if (existsSync('dist')) {
      cpSync('dist', join(this.folder, 'dist'), { recursive: true, verbatimSymlinks: true });
    }
    const [older, newer] = listReleases(join(this.folder, 'artifacts')).slice(-2);
    if (older === undefined || newer === undefined) throw new Error('this takes two releases');
    this.older = older;
    this.newer = newer;
  }

  /** Builds the current state and makes it the current build. */
  async build(): Promise<void> {
    await run(process.execPath, ['src/server/run/build.ts'], {
      cwd: this.folder,
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  }

  takeNewerAway(): void {
    renameSync(this.#newerFolder(), join(this.folder, 'taken-away'));
  }

  putNewerBack(): void {
    renameSync(join(this.folder, 'taken-away'), this.#newerFolder());
  }

  /** Changes the foot of every page and returns a function that restores it. */
  async changeSite(word: string): Promise<() => Promise<void>> {
    const file = join(this.folder, SENTENCES);
    const text = await readFile(file, 'utf8');
    if (!text.includes(FOOT)) throw new Error(`${SENTENCES} have no foot to be changed`);
    await writeFile(file, text.replace(FOOT, `${FOOT}${word} `));
    return () => writeFile(file, text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #newerFolder(): string {
    return join(this.folder, 'artifacts', this.newer);
  }
}
