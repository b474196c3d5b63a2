import { plainText, REPORT_FIELDS, type Report } from '../../../src/reports/report.ts';
import type { ReportFolder } from '../../../src/reports/report-folder.ts';
import type { Folder } from '../../read/folder.ts';
import type { Command, Surroundings } from '../command.ts';
import { readWords } from '../words.ts';

const OPTIONS = {
  answer: { type: 'string' },
  close: { type: 'string' },
  forget: { type: 'boolean' },
  all: { type: 'boolean' },
} as const;

/**
 * `reports`: lists readers' reports, each with the source line it concerns. `reports NUMBER` with
 * `--answer TEXT` or `--close TEXT` records the outcome; `--forget` removes the report.
 */
export function createReportsCommand(openReports: () => ReportFolder): Command {
  return async (words, surroundings) => {
    const { print, complain } = surroundings;
    const read = readWords(words, OPTIONS, complain, 1);
    if (read === null) return 1;
    const reports = openReports();
    const [number] = read.rest;
    if (number !== undefined) return await one(reports, number, read.values, surroundings);
    const { all, ...orders } = read.values;
    if (Object.keys(orders).length > 0) {
      complain('name the report by its number: npm run data -- reports 12345678 --answer TEXT');
      return 1;
    }
    const found = await reports.list();
    const shown = found.filter(({ status }) => all === true || status === 'open');
    for (const report of shown) tell(report, surroundings);
    print(
      `${shown.length} shown of ${found.length}${all === true ? '' : '; --all shows the rest'}`,
    );
    return 0;
  };
}

async function one(
  reports: ReportFolder,
  number: string,
  { answer, close, forget }: { readonly [name: string]: unknown },
  surroundings: Surroundings,
): Promise<number> {
  const { print, complain } = surroundings;
  const report = /^\d{8}$/.test(number) ? await reports.find(Number(number)) : null;
  if (report === null) {
    complain('there is no report with this number; npm run data -- reports --all lists them');
    return 1;
  }
  const orders = [answer, close, forget].filter((each) => each !== undefined);
  if (orders.length > 1) {
    complain('write one of --answer, --close and --forget');
    return 1;
  }
  if (forget === true) {
    await reports.remove(report.number);
    print(`${report.number} is forgotten`);
    return 0;
  }
  const text = answer ?? close;
  if (typeof text !== 'string') {
    tell(report, surroundings);
    return 0;
  }
  const status = answer === undefined ? 'closed' : 'answered';
  reports.replace({ ...report, status, answer: plainText(text, REPORT_FIELDS.what) });
  print(`${report.number} is ${status}; its sender sees that at /report/${report.number}/`);
  return 0;
}

function tell(report: Report, { folders, print }: Surroundings): void {
  const { number, status, received } = report;
  print(`${number}  ${status}  received ${plainText(received, 24)}`);
  for (const place of placesOf(report.page, folders.sources)) print(`  in        ${place}`);
  part('page', report.page, print);
  part('what', report.what, print);
  part('why', report.why, print);
  part('source', report.source, print);
  part('answer to', report.answerTo, print);
  part('answer', report.answer, print);
  print('');
}

/** Each line of a reader's text begins with a bar, so that it cannot pass for one of ours. */
function part(name: string, text: string, print: (line: string) => void): void {
  if (text === '') return;
  for (const [index, line] of plainText(text, REPORT_FIELDS.what).split('\n').entries()) {
    print(`  ${(index === 0 ? name : '').padEnd(9)} | ${line}`);
  }
}

const ROW = /\/([a-z]{2})\/(?:[a-z0-9]{1,3}\/)?(?:20(\d\d)\/)?(?:#([a-z0-9-]+))?$/;
const ASKED = /[?&](?:country|c)=([A-Za-z]{2})\b/;

/**
 * The places where a page's dates are written: a row's holiday by file and line, with its rows of
 * announced dates; else its country's file. Empty for a page without dates.
 */
export function placesOf(page: string, sources: Folder): string[] {
  const [, path, yy, anchor = ''] = ROW.exec(page) ?? [];
  const country = (path ?? ASKED.exec(page)?.[1])?.toUpperCase();
  const file = `${country}.yaml`;
  const text = sources.read(file)?.toString();
  if (text === undefined) return [];
  // A row that the page shows twice has its legal year after the id.
  const ids = [anchor, anchor.replace(/-20\d\d$/, '')];
  const found = ids
    .map((id) => ({ id, line: lineOf(text, `- id: ${id}`) }))
    .find(({ line }) => line > 0);
  if (found === undefined) return [`${sources.shownAs}/${file}`];
  const csv = `${country}.dates.csv`;
  const rows = (sources.read(csv)?.toString() ?? '').split('\n').flatMap((row, index) => {
    const cells = row.split(',');
    const isOfYear = yy === undefined || cells.some((cell) => cell.startsWith(`20${yy}-`));
    return cells.includes(found.id) && isOfYear ? [`${sources.shownAs}/${csv}:${index + 1}`] : [];
  });
  return [`${sources.shownAs}/${file}:${found.line}`, ...rows];
}

/** The line, from 1, that contains only this text and blanks; 0 if there is none. */
function lineOf(text: string, wanted: string): number {
  return text.split('\n').findIndex((line) => line.trim() === wanted) + 1;
}
