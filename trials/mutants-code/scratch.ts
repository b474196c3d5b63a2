import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of the checkout in which anything may be broken. */
export interface Scratch {
  readonly folder: string;
  /** For programs that run in it, so that leftovers of a killed run are removed with it. */
  readonly tempDir: string;
  write(file: string, text: string): void;
  /** Restores it, whatever a mutant has changed. */
  restore(): void;
}

/**
 * Copies the files that git tracks, and new ones, to `folder`; packages are linked. The copy is a
 * repository of its own: some tests call git, and so does `restore`.
 */
export function makeScratch(checkout: string, folder: string): Scratch {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: checkout });
  for (const file of listed.toString('utf8').split('\0').filter(Boolean)) {
    // Deleted but uncommitted files are listed as well.
    cpSync(join(checkout, file), join(folder, file), { recursive: true, force: true });
  }
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
  const tempDir = `${folder}.tmp`;
  const git = (...words: string[]): void => {
    const own = ['-c', 'user.name=trial', '-c', 'user.email=trial@localhost', '-c', 'gc.auto=0'];
    execFileSync('git', [...own, ...words], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'As it is');
  mkdirSync(tempDir);
  return {
    folder,
    tempDir,
    write: (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    restore: () => {
      git('reset', '-q', '--hard');
      git('clean', '-qfdx');
      rmSync(tempDir, { recursive: true, force: true, maxRetries: 3 });
      mkdirSync(tempDir);
    },
  };
}
