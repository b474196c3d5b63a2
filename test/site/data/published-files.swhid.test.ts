import { expect, test } from 'vitest';
import { releaseSwhid } from '../../../src/site/data/published-files.ts';

/** A file that contains its own name. */
const file = (name: string) => ({ name, bytes: Buffer.from(`${name}\n`) });

// Both hashes come from git 2.39: `git init && git add . && git write-tree`.
test('a folder has git’s hash, whatever the order of its files', () => {
  const swhid = 'swh:1:dir:906e5b7b28a28225d81a5ca30010720fe0eb91df';
  expect(releaseSwhid([file('AE.json'), file('changes.json'), file('manifest.json')])).toBe(swhid);
  expect(releaseSwhid([file('manifest.json'), file('changes.json'), file('AE.json')])).toBe(swhid);
  expect(releaseSwhid([])).toBe('swh:1:dir:4b825dc642cb6eb9a060e54bf8d69288fbee4904');
});
