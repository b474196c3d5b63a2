import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { pathOf } from '../../support/programs.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import {
  deadlineAfter,
  EXPECTED,
  makeMovingDeadline,
} from '../../support/world/moving-deadline.ts';

/** Calendar programs that people use read a deadline; none of them shares code with ours. */

const run = promisify(execFile);
/** The values that python3-icalendar reads from each of several calendar files. */
const READ_EVENTS = `
import icalendar, json, sys
def read(text):
    events = icalendar.Calendar.from_ical(text.encode()).walk('VEVENT')
    return [[str(e['UID']), e.decoded('DTSTART').isoformat(), e['SEQUENCE'], str(e['STATUS'])] for e in events]
print(json.dumps([read(text) for text in json.load(sys.stdin)]))
`;

test('Python’s icalendar reads what each release says', { tags: ['icalendar'] }, () => {
  const releases = makeMovingDeadline(tempFolder());
  const files = releases.map((_, index) => deadlineAfter(releases.slice(0, index + 1)));
  const input = JSON.stringify(files);
  const read = JSON.parse(
    execFileSync(pathOf('icalendar'), ['-c', READ_EVENTS], { input, encoding: 'utf8' }),
  );
  const uid = read[0]?.[0]?.[0];
  expect(uid).toMatch(/^[0-9a-f]{32}@redletter$/);
  expect(read).toEqual(EXPECTED.map(({ to, sequence, status }) => [[uid, to, sequence, status]]));
});

/** Serves the current result of `text` as a calendar. */
async function serve(text: () => string): Promise<string> {
  const server: Server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/calendar; charset=utf-8').end(text());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/calculator.ics`;
}

test('a subscriber with vdirsyncer and khal sees one deadline move', {
  tags: ['vdirsyncer', 'khal'],
}, async () => {
  const releases = makeMovingDeadline(tempFolder());
  let served = 7;
  const url = await serve(() => deadlineAfter(releases.slice(0, served)));
  const folder = tempFolder();
  const calendar = join(folder, 'calendar');
  mkdirSync(calendar);
  const syncer = join(folder, 'vdirsyncer.conf');
  writeFileSync(
    syncer,
    `[general]
status_path = "${folder}/status"
[pair deadline]
a = "feed"
b = "kept"
collections = null
conflict_resolution = "a wins"
[storage feed]
type = "http"
url = "${url}"
[storage kept]
type = "filesystem"
path = "${calendar}"
fileext = ".ics"
`,
  );
  const reader = join(folder, 'khal.conf');
  writeFileSync(
    reader,
    `[calendars]
[[deadline]]
path = ${calendar}
readonly = True
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
default_timezone = UTC
local_timezone = UTC
[sqlite]
path = ${folder}/khal.db
`,
  );
  const env = { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' };
  await run('vdirsyncer', ['-c', syncer, 'discover'], { env });
  const list = async () => {
    await run('vdirsyncer', ['-c', syncer, 'sync'], { env });
    const { stdout } = await run(
      'khal',
      [
        '-c',
        reader,
        'list',
        '--day-format',
        '',
        '--format',
        '{start-date} {title}',
        '2026-12-01',
        '60d',
      ],
      { env },
    );
    return stdout.trim().split('\n');
  };
  const name = '10 business days after 21 December 2026 (TY-EA)';
  expect(await list()).toEqual([`2027-01-06 ${name}`]);
  // vdirsyncer names files by their content, so a release that moves nothing leaves them unchanged.
  const files = readdirSync(calendar);
  expect(files).toHaveLength(1);
  served = 8;
  expect(await list()).toEqual([`2027-01-06 ${name}`]);
  expect(readdirSync(calendar)).toEqual(files);
  served = 9;
  expect(await list()).toEqual([`2027-01-05 ${name}`]);
  expect(readdirSync(calendar)).toHaveLength(1);
  expect(readdirSync(calendar)).not.toEqual(files);
});
