import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { diskFolder, textFolder } from '../../../pipeline/read/folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FILES = { 'b.yaml': 'b: é\n', 'a/c.yaml': 'c\n', 'a/b/d.csv': 'd\n', 'a.yaml': 'a\n' };

it('lists every file below, sorted, and reads its bytes, on disk and in memory', () => {
  const path = tempFolder();
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(path, name, '..'), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  for (const folder of [diskFolder(path, 'sources'), textFolder('sources', FILES)]) {
    expect(folder.shownAs).toBe('sources');
    expect(folder.names).toEqual(['a.yaml', 'a/b/d.csv', 'a/c.yaml', 'b.yaml']);
    for (const [name, text] of Object.entries(FILES)) {
      expect(folder.read(name)).toEqual(Buffer.from(text));
    }
    expect(folder.read('z.yaml')).toBeNull();
  }
});

it('a missing folder differs from an empty one', () => {
  const path = tempFolder();
  expect(diskFolder(path, 'sources').names).toEqual([]);
  expect(diskFolder(join(path, 'gone'), 'sources').names).toBeNull();
});
