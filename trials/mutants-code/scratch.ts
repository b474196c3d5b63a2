import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A copy of the checkout in which anything may be broken. */
export interface Scratch {
  readonly folder: string;
  /** For what runs in it, so that what a killed run leaves behind goes away as well. */
  readonly tempDir: string;
  write(file: string, text: string): void;
  /** As it was made, whatever a mutant has done in it. */
  restore(): void;
}

/**
 * Copies what git knows of the checkout, and new files, to `folder`; packages are linked. The
 * copy is a repository of its own: some tests ask git, and so does `restore`.
 */
export function makeScratch(checkout: string, folder: string): Scratch {
  const listed = execFileSync('git', ['ls-files', '-zco', '--exclude-standard'], { cwd: checkout });
  for (const file of listed.toString('utf8').split('\0').filter(Boolean)) {
    // A file that is deleted and not yet committed is listed as well.
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
