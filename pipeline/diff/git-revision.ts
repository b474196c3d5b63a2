import { spawnSync } from 'node:child_process';
import { lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFolder, type Folder, textFolder } from '../read/folder.ts';

/** Many times the size of all sources. */
const ARCHIVE_BYTES_MAX = 64 * 1024 * 1024;

/**
 * The folder `sources` of a checkout at a git revision, without touching the working copy.
 * @returns a message when there is no such revision, or it has no sources.
 */
export function sourcesAt(root: string, revision: string): Folder | string {
  const commit = git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  );
  if (commit === null) return `"${revision}" is neither a release nor a git revision`;
  const archive = git(root, 'archive', '--format=tar', commit.toString().trim(), 'sources');
  if (archive === null) return `the git revision "${revision}" has no folder "sources"`;
  const folder = mkdtempSync(join(tmpdir(), 'redletter-revision-'));
  try {
    spawnSync('tar', ['-xf', '-', '-C', folder], { input: archive });
    if (!lstatSync(join(folder, 'sources')).isDirectory()) {
      return `"sources" of the git revision "${revision}" is not a folder`;
    }
    return inMemory(diskFolder(join(folder, 'sources'), 'sources'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(root: string, ...words: string[]): Buffer | null {
  const run = spawnSync('git', words, { cwd: root, maxBuffer: ARCHIVE_BYTES_MAX });
  return run.status === 0 ? run.stdout : null;
}

/** The folder in memory, so that the temporary copy can be removed. */
function inMemory(folder: Folder): Folder {
  const files = (folder.names ?? []).map((name) => [name, folder.read(name) ?? Buffer.alloc(0)]);
  return textFolder(folder.shownAs, Object.fromEntries(files));
}
