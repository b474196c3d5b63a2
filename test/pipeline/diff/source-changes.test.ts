import { describe, expect, it } from 'vitest';
import { sourceChanges } from '../../../pipeline/diff/source-changes.ts';
import { diskFolder, textFolder } from '../../../pipeline/read/folder.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** The differences between two sets of sources, file by file. */
function changes(before: Files, after: Files): string[] {
  return sourceChanges(textFolder('sources', before), textFolder('sources', after)).flatMap(
    ({ file, changes: found }) =>
      found.map(({ where, before: was, after: is }) => `${file} ${where}: ${was} → ${is}`),
  );
}

describe('what was written differently in the sources', () => {
  it('is listed file by file; comments, layout and other files are left out', () => {
    expect(
      changes(
        {
          'XX.yaml': 'a: 1\nb: 2\n',
          'XY.yaml': 'a: 1\n',
          'rulings/XX.yaml': '- x\n',
          'c.json': '1',
        },
        {
          'rulings/XX.yaml': '- y\n',
          'XX.yaml': '# a comment\nb: 3\na:   1\n',
          'XY.yaml': "a: '1' # one\n",
          'official/XX.yaml': '- z\n',
          'c.json': '2',
          'XX.yaml.orig': 'a: 3\n',
        },
      ),
    ).toEqual(['sources/XX.yaml b: 2 → 3', 'sources/rulings/XX.yaml : x → y']);
  });

  it('is listed row by row of a table, repeated rows included', () => {
    const header = 'id,date,accuracy,cite';
    expect(
      changes(
        { 'XX.dates.csv': `${header}\na,1\nb,2\nb,2\n` },
        { 'XX.dates.csv': `${header}\nb,2\n\nc,3\na,1\n` },
      ),
    ).toEqual([
      'sources/XX.dates.csv row (2) b,2: b,2 → null',
      'sources/XX.dates.csv row c,3: null → c,3',
    ]);
  });

  it('includes files that are added, removed, and unreadable', () => {
    const wrong = Buffer.from([0x61, 0xff]);
    expect(changes({ 'XX.yaml': 'a: 1\n' }, { 'XY.yaml': 'b: 2\n' })).toEqual([
      'sources/XX.yaml : a: 1 → null',
      'sources/XY.yaml : null → b: 2',
    ]);
    expect(changes({ 'XX.yaml': wrong }, { 'XX.yaml': 'a: [' })).toEqual([
      'sources/XX.yaml : a file that cannot be read → a: [',
    ]);
    expect(changes({ 'XX.yaml': wrong }, { 'XX.yaml': wrong })).toEqual([]);
    const none = diskFolder('no-such-folder', 'sources');
    expect(sourceChanges(none, none)).toEqual([]);
  });
});
