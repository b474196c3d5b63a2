import { expect, test } from 'vitest';
import { foldersBelow } from '../../../../pipeline/commands/data-folders.ts';
import { createReportsCommand, placesOf } from '../../../../pipeline/commands/upkeep/reports.ts';
import { textFolder } from '../../../../pipeline/read/folder.ts';
import { ReportFolder } from '../../../../src/reports/report-folder.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const sources = textFolder('sources', {
  'TY.yaml': 'country: TY\nholidays:\n  - id: feast\n    name: Feast\n  - id: feast-eve\n',
  'TY.dates.csv':
    'id,date,cite\nfeast,2026-03-10,law\nfeast-eve,2027-03-09,law\nfeast,2027-03-10,law\n',
});

test.each([
  ['/ty/2027/#feast', ['sources/TY.yaml:3', 'sources/TY.dates.csv:4']],
  ['/ty/ea/2026/#feast-2026', ['sources/TY.yaml:3', 'sources/TY.dates.csv:2']],
  ['/ty/ea/#feast-eve', ['sources/TY.yaml:5', 'sources/TY.dates.csv:3']],
  ['/data/2026.11.1/ty/2026/#feast', ['sources/TY.yaml:3', 'sources/TY.dates.csv:2']],
  ['/ty/2027/#gone', ['sources/TY.yaml']],
  ['/ty/2027/', ['sources/TY.yaml']],
  ['/calculator/?op=add&date=2026-06-30&days=5&country=TY', ['sources/TY.yaml']],
  ['/zz/2027/#feast', []],
  ['/', []],
])('the page %s concerns %j', (page, places) => {
  expect(placesOf(page, sources)).toEqual(places);
});

async function open() {
  let number = 12_345_678;
  const reports = new ReportFolder({
    varDir: tempFolder(),
    drawNumber: () => number++,
    wallMillis: () => Date.parse('2026-11-22T12:00:00Z'),
  });
  const command = createReportsCommand(() => reports);
  const run = async (...words: string[]) => {
    const [said, wrong]: [string[], string[]] = [[], []];
    const code = await command(words, {
      folders: { ...foldersBelow('.'), sources },
      ...{ today: 0, nowSeconds: 0 },
      print: (line) => said.push(line),
      write: (text) => said.push(text),
      complain: (line) => wrong.push(line),
      showProgress: () => undefined,
    });
    return { code, said, wrong };
  };
  return { reports, run };
}

const WORDS = { why: '', source: 'the law', answerTo: 'me@x.example' };

test('reports are listed with the line that they concern, and readers’ words behind a bar', async () => {
  const { reports, run } = await open();
  await reports.add({ ...WORDS, page: '/ty/2027/#feast', what: 'A day later\n1 shown of 1' });
  expect(await run()).toEqual({
    code: 0,
    wrong: [],
    said: [
      '12345678  open  received 2026-11-22T12:00:00.000Z',
      '  in        sources/TY.yaml:3',
      '  in        sources/TY.dates.csv:4',
      '  page      | /ty/2027/#feast',
      '  what      | A day later',
      '            | 1 shown of 1',
      '  source    | the law',
      '  answer to | me@x.example',
      '',
      '1 shown of 1; --all shows the rest',
    ],
  });
});

test('a report file that was edited by hand cannot move the cursor either', async () => {
  const { reports, run } = await open();
  await reports.add({ ...WORDS, page: '/', what: '\u001b[2Jgone\u202e' });
  const [report] = await reports.list();
  if (report === undefined) throw new Error('nothing was kept');
  expect(report.what).toBe('\u001b[2Jgone\u202e');
  expect((await run()).said).toContain('  what      | [2Jgone');
});

test('a report is answered, closed and forgotten by its number', async () => {
  const { reports, run } = await open();
  for (const what of ['one', 'two']) await reports.add({ ...WORDS, page: '/', what });
  expect((await run('12345678', '--answer', 'Mended')).code).toBe(0);
  expect(await reports.find(12_345_678)).toMatchObject({ status: 'answered', answer: 'Mended' });
  expect((await run('12345679', '--close', 'It is right')).code).toBe(0);
  expect(await reports.find(12_345_679)).toMatchObject({ status: 'closed', answer: 'It is right' });
  expect((await run()).said).toEqual(['0 shown of 2; --all shows the rest']);
  expect((await run('--all')).said.at(-1)).toBe('2 shown of 2');
  expect((await run('12345679', '--forget')).said).toEqual(['12345679 is forgotten']);
  expect(await reports.list()).toHaveLength(1);
});

test.each([
  [['11111111'], 'there is no report with this number; npm run data -- reports --all lists them'],
  [['../1'], 'there is no report with this number; npm run data -- reports --all lists them'],
  [
    ['--answer', 'x'],
    'name the report by its number: npm run data -- reports 12345678 --answer TEXT',
  ],
  [['12345678', '--answer', 'x', '--forget'], 'write one of --answer, --close and --forget'],
])('%j says what is wrong', async (words, sentence) => {
  const { reports, run } = await open();
  await reports.add({ ...WORDS, page: '/', what: 'one' });
  expect(await run(...words)).toMatchObject({ code: 1, wrong: [sentence], said: [] });
  expect(await reports.list()).toHaveLength(1);
});
