import { describe, expect, it } from 'vitest';
import { editorSchemas, SCHEMA_FILE } from '../../../pipeline/checks/files/editor-schemas.ts';
import { readAll } from '../../../pipeline/commands/read-all.ts';
import { formatDiagnostic } from '../../../pipeline/read/diagnostic.ts';
import { diskFolder, textFolder } from '../../../pipeline/read/folder.ts';
import { oneHoliday, TODAY } from '../../support/pipeline/toyland.ts';

const GOOD = oneHoliday('rule: { date: 1 may }');
const FILES = {
  'README.md': '',
  ...editorSchemas(),
  'XX.yaml': GOOD,
  'XY.yaml': GOOD.replace('country: XX', 'country: XY'),
  'XZ.yaml': GOOD.replace('country: XX', 'country: XZ').replace('1 may', '32 may'),
};

/** The countries read, the messages and the outcome. */
function read(only: readonly string[], sources = textFolder('sources', FILES)): object {
  const progress: string[] = [];
  const official = textFolder('sources/official', {});
  const all = readAll(
    {
      folders: { sources, official, root: '', artifacts: '' },
      today: TODAY,
      showProgress: (text) => progress.push(text),
    },
    only,
    [],
  );
  return {
    countries: all.countries.map(({ file }) => file.code),
    told: all.diagnostics.map(formatDiagnostic),
    progress,
  };
}

const FAULT =
  'sources/XZ.yaml:11:41: error: "32 may" is not a day of a month; may has 31 days; write one from 1 to 31 [invalid_value]';

describe('reading all sources', () => {
  it('reports its progress, and continues after a mistake', () => {
    expect(read([])).toEqual({
      countries: ['XX', 'XY'],
      told: [FAULT],
      progress: ['checking XX (1 of 3)', 'checking XY (2 of 3)', 'checking XZ (3 of 3)', ''],
    });
  });

  it('reads only the requested countries, and no file that belongs to no country', () => {
    const sources = textFolder('sources', { ...FILES, [SCHEMA_FILE]: '{}', 'notes.txt': '' });
    expect(read(['XZ', 'XY'], sources)).toEqual({
      countries: ['XY'],
      told: [FAULT],
      progress: ['checking XY (1 of 2)', 'checking XZ (2 of 2)', ''],
    });
    expect(read([], sources)).toMatchObject({
      told: [
        'sources/notes.txt:1:1: error: nothing reads a file named "notes.txt"; name it after a country like GB.yaml, or remove it [stray_file]',
        'sources/country.schema.json:1:1: error: the editor schema is not that of the format; to write it: npm run data -- schema [stale_schema]',
        FAULT,
      ],
    });
  });

  it('names a requested country that is missing', () => {
    expect(read(['XX', 'XXY', 'GB'])).toEqual({
      countries: ['XX'],
      told: [
        'sources:1:1: error: there is no source file for "XXY"; did you mean "XX"? [unreadable_file]',
        'sources:1:1: error: there is no source file for "GB"; write one of XX, XY, XZ [unreadable_file]',
      ],
      progress: ['checking XX (1 of 1)', ''],
    });
  });

  it('reports a missing sources folder', () => {
    expect(read([], diskFolder('no-such-folder', 'sources'))).toEqual({
      countries: [],
      told: [
        'sources:1:1: error: there is no folder "sources" here; run the command in the project folder [unreadable_file]',
      ],
      progress: [],
    });
  });
});
