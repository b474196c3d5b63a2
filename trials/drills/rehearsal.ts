import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedPage } from './ask-pages.ts';
import { lookAtPages, type Wanted } from './look-at-pages.ts';
import { ProjectCopy } from './project-copy.ts';

/** A page to request at the front door, its status, and text that it contains. */
export interface Knock {
  readonly path: string;
  readonly status: number;
  readonly says: readonly string[];
}

/** A named step and the faults that it finds. */
type Step = readonly [string, () => readonly string[]];

/** What a change brings with it. */
interface Rehearsed {
  /** False when no source changes. */
  readonly isReleased?: boolean;
  readonly wanted: Wanted;
  readonly knocks: readonly Knock[];
}

/**
 * Rehearses a change in a copy of the project: releases it, writes the vectors, builds the site,
 * checks its pages, asks the front door, and runs the copy's own tests: the fast ones, or those
 * that the words select. At the first failure it exits with 1 and keeps the copy.
 */
export function rehearse(change: (copy: ProjectCopy) => Rehearsed, words: readonly string[]): void {
  const root = mkdtempSync(join(tmpdir(), 'redletter-rehearsal-'));
  const copy = new ProjectCopy(root);
  const { isReleased = true, wanted, knocks } = change(copy);
  const release: Step[] = [
    ['release', () => released(copy)],
    ['vectors', () => ran(root, process.execPath, 'vectors/write.ts')],
  ];
  const steps: readonly Step[] = [
    ...(isReleased ? release : []),
    ['build', () => ran(root, 'npm', 'run', '--silent', 'build')],
    ['pages', () => lookAtPages(root, wanted)],
    ['front door', () => knock(copy, knocks)],
    [
      'tests',
      () =>
        ran(
          root,
          'npm',
          'run',
          '--silent',
          words.length > 0 ? 'test' : 'test:fast',
          '--',
          ...words,
        ),
    ],
  ];
  for (const [name, act] of steps) {
    const faults = act();
    process.stdout.write(`${name}: ${faults.length === 0 ? 'passed' : faults.join('\n  ')}\n`);
    if (faults.length === 0) continue;
    process.stderr.write(`the failed copy is in ${root}\n`);
    process.exitCode = 1;
    return;
  }
  rmSync(root, { recursive: true, force: true });
}

function released(copy: ProjectCopy): string[] {
  const { status, out, told } = copy.release();
  process.stdout.write(`${out.trimEnd().split('\n').at(-1) ?? ''}\n`);
  return status === 0 ? [] : told.trimEnd().split('\n');
}

/** Runs a command and shows its output. */
function ran(root: string, command: string, ...words: readonly string[]): string[] {
  const { status } = spawnSync(command, words, { cwd: root, stdio: 'inherit' });
  return status === 0 ? [] : [`exit code ${status}`];
}

/** Serves the built copy through its own front door and requests pages. */
function knock(copy: ProjectCopy, knocks: readonly Knock[]): string[] {
  const paths = knocks.map(({ path }) => path);
  const { out, told } = copy.run('trials/drills/ask-pages.ts', ...paths);
  if (out === '') return [told];
  const pages = JSON.parse(out) as readonly AskedPage[];
  return knocks.flatMap(({ path, status, says }, index) => {
    const page = pages[index] ?? { status: 0, text: '' };
    if (page.status !== status) return [`${path} is ${page.status}, not ${status}`];
    return says
      .filter((sentence) => !page.text.includes(sentence))
      .map((sentence) => `${path} does not say "${sentence}"`);
  });
}
