import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { REPORT_FIELDS } from '../../../src/reports/report.ts';
import { ReportFolder } from '../../../src/reports/report-folder.ts';
import { PAGE_SECURITY_HEADERS } from '../../../src/server/wire/security-headers.ts';
import { startToyServer, type ToyServerOptions } from '../../support/server/toy-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';

async function open(options: ToyServerOptions = {}) {
  const varDir = join(tempFolder(), 'var');
  const toy = await startToyServer({ withSite: true, varDir, ...options });
  onTestFinished(() => toy.close());
  const reports = new ReportFolder({ varDir, drawNumber: () => 0, wallMillis: Date.now });
  const read = async (reply: Response) => ({
    status: reply.status,
    headers: reply.headers,
    text: await reply.text(),
  });
  const get = async (path: string) =>
    await read(await fetch(toy.server.url + path, { redirect: 'manual' }));
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    return await read(await fetch(`${toy.server.url}/report/`, { method: 'POST', body }));
  };
  return { url: toy.server.url, reports, get, post };
}

const WRONG = {
  page: '/us/2026/#labor-day',
  what: 'It is a day later.\nReally.',
  source: '5 U.S.C. 6103',
  answerTo: 'jane@reader.example',
};

test('a report arrives, and its number later shows what became of it', async () => {
  const { reports, get, post } = await open();
  const form = await get(`/report/?page=${encodeURIComponent(WRONG.page)}`);
  expect(form.text).toContain('<input type="hidden" name="page" value="/us/2026/#labor-day">');
  const sent = await post(WRONG);
  const location = sent.headers.get('location') ?? '';
  expect([sent.status, sent.text.includes(`href="${location}"`)]).toEqual([201, true]);
  const [report] = await reports.list();
  if (report === undefined) throw new Error('nothing was kept');
  expect(report).toMatchObject({ ...WRONG, why: '', status: 'open' });
  expect(location).toBe(`/report/${report.number}/`);
  expect((await get(location)).text).toContain(`Report ${report.number}: open`);
  reports.replace({ ...report, status: 'answered', answer: 'Mended.\n<b>Thank you</b>' });
  const { text } = await get(location);
  expect(text).toContain(`Report ${report.number}: answered`);
  expect(text).toContain('<p>Mended.</p><p>&lt;b&gt;Thank you&lt;/b&gt;</p>');
  for (const secret of [WRONG.answerTo, 'a day later']) expect(text).not.toContain(secret);
});

test('a number leads to its report; an unknown number is reported as unknown', async () => {
  const { get } = await open();
  const found = await get('/report/kept/?number=12345678');
  expect([found.status, found.headers.get('location')]).toEqual([303, '/report/12345678/']);
  const none = await get('/report/12345678/');
  expect([none.status, none.text.includes('No report has this number')]).toEqual([404, true]);
  expect((await get('/report/kept/?number=<b>')).text).not.toContain('<b>');
  expect((await get('/report/1234/')).status).toBe(404);
});

test('hostile input stays text, in the file and on the pages', async () => {
  const { reports, get, post } = await open({
    reportUrl: 'https://git.example/new?template=wrong',
  });
  const hostile = '<script>alert(1)</script>\u001b[2J"&body=x';
  const { text } = await post({ page: '"><script>', what: hostile, answerTo: hostile });
  expect(text).not.toContain('<script>');
  const issue = /<a href="(https:[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { searchParams, origin } = new URL(issue);
  expect([origin, searchParams.get('template')]).toEqual(['https://git.example', 'wrong']);
  expect(searchParams.getAll('body')).toHaveLength(1);
  const [report] = await reports.list();
  expect(report).toMatchObject({ page: '/', what: '<script>alert(1)</script> [2J"&body=x' });
  const page = `/report/?page=${encodeURIComponent('"><script>alert(1)</script>')}`;
  expect((await get(page)).text).not.toContain('<script>');
});

test('the issue holds the words of the report, but not the sender’s address', async () => {
  const { post } = await open({ reportUrl: 'https://git.example/new' });
  const { text } = await post(WRONG);
  const issue = new URL(/<a href="(https:[^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '');
  expect(issue.searchParams.get('title')).toBe('Wrong: /us/2026/#labor-day');
  expect(issue.searchParams.get('body')).toContain('It is a day later.');
  expect(issue.href).not.toContain('reader.example');
  expect((await (await open()).post(WRONG)).text).not.toContain('https://');
});

test('without words, without a form and beyond 16 KiB nothing is kept', async () => {
  const { url, reports, post } = await open();
  const empty = await post({ page: '/', what: ' \n' });
  const long = await post({ what: 'x'.repeat(17_000) });
  const json = await fetch(`${url}/report/`, { method: 'POST', body: '{"what":"x"}' });
  expect([empty.status, long.status, json.status]).toEqual([400, 400, 400]);
  const put = await fetch(`${url}/report/`, { method: 'PUT', body: 'what=x' });
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await reports.list()).toEqual([]);
  await post({ what: 'é'.repeat(2_100), why: 'x'.repeat(2_000) });
  const [kept] = await reports.list();
  expect([kept?.what.length, kept?.why.length]).toEqual([REPORT_FIELDS.what, REPORT_FIELDS.why]);
});

test('one address may send five reports, and is told when to send the next', async () => {
  const { reports, post } = await open();
  const sent = [];
  for (let index = 0; index < 6; index += 1) sent.push(await post(WRONG));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  const last = sent.at(-1);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(last?.text).toContain('Try again in');
  expect(await reports.list()).toHaveLength(5);
});

test('a form from another site is refused at no cost to its reader; programs need no header', async () => {
  const { url, reports } = await open();
  const post = async (headers: Record<string, string>) => {
    const body = new URLSearchParams(WRONG);
    const reply = await fetch(`${url}/report/`, { method: 'POST', body, headers });
    return [reply.status, (await reply.text()).includes('A page of another site sent this form')];
  };
  for (let count = 0; count < 6; count += 1) {
    expect(await post({ Origin: 'https://evil.example' })).toEqual([403, true]);
  }
  expect(await reports.list()).toEqual([]);
  expect(await post({})).toEqual([201, false]);
  expect(await post({ Origin: url })).toEqual([201, false]);
  expect(await reports.list()).toHaveLength(2);
});

test('every report page has the headers of all pages, sets no cookie and is never cached', async () => {
  const { get, post } = await open();
  for (const reply of [await get('/report/'), await post(WRONG), await get('/report/kept/')]) {
    for (let line = 0; line < PAGE_SECURITY_HEADERS.length; line += 2) {
      const [name, value] = PAGE_SECURITY_HEADERS.slice(line, line + 2);
      expect(reply.headers.get(name ?? '')).toBe(value);
    }
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.text).not.toMatch(/<script|style=|\son\w+=/);
  }
});
