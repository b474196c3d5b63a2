import { escape as escapeHtml } from 'html-escaper';
import type { Report } from '../../reports/report.ts';

/** What fills the slot of a page: HTML made of our own words and escaped values. */

/** What the form is about. @param name of the page or row; null where only the address is known. */
export function aboutWords(page: string, name: string | null): string {
  return `<input type="hidden" name="page" value="${escapeHtml(page)}"><p class="about">About ${pageLink(page, name)}</p>`;
}

function pageLink(page: string, name: string | null): string {
  const path = escapeHtml(page);
  return name === null
    ? `the page <a href="${path}">${path}</a>`
    : `<b>${escapeHtml(name)}</b>, <a href="${path}">${path}</a>`;
}

export const NOTHING_SAID =
  '<p role="alert">Say what is wrong. Go back: the rest of what you wrote is still there.</p>';

export const NO_FORM =
  '<p role="alert">The form did not arrive, or is longer than 16 KiB. Go back, shorten it and send it again.</p>';

export const FROM_ELSEWHERE =
  '<p role="alert">A page of another site sent this form, and nothing was kept. Report the mistake <a href="/report/">here</a>.</p>';

export const NO_REPORT =
  '<p role="alert">No report has this number. It has eight digits, and was shown when the report was sent.</p>';

export function tooManyWords(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `<p role="alert">Too many reports right now, from your network or in total. This one was not kept. Try again in ${wait}: what you wrote is still there when you go back.</p>`;
}

export const FULL =
  '<p role="alert">No more reports can be kept until those here have been read. This one was not kept. Try again tomorrow.</p>';

/** @param issue the address of an issue, filled in; null for none. */
export function thanksWords({ number }: Report, issue: string | null): string {
  const also =
    issue === null
      ? ''
      : `<p>To let others see and discuss it, <a href="${escapeHtml(issue)}">open an issue with the same words</a>. You need not.</p>`;
  return `<section class="card" aria-labelledby="kept"><h2 id="kept">Thank you, it is kept</h2>
<p>Its number is <b>${number}</b>. See what becomes of it at <a href="/report/${number}/">/report/${number}/</a>: keep that address.</p>
${also}</section>`;
}

const STATUS_WORDS = {
  open: 'Open: nobody has answered yet',
  answered: 'Answered',
  closed: 'Closed',
} as const satisfies Record<Report['status'], string>;

/** What anybody with its number may know: neither the sender nor the text. Contract 25.2. */
export function statusWords(report: Report, name: string | null): string {
  const { number, received, page, status, answer } = report;
  const lines = answer === '' ? [] : answer.split('\n');
  const answered = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return `<section class="card" aria-labelledby="status"><h2 id="status">Report ${number}: ${STATUS_WORDS[status].toLowerCase()}</h2>
<p>About ${pageLink(page, name)}, received ${received.slice(0, 10)}.</p>
${answered}</section>`;
}

/** How much of the text is sent along; trackers limit the whole address. */
const ISSUE_CHARACTERS_MAX = 1_200;

/** The address of a new issue with the words of a report, without the sender's address. */
export function issueAddress(reportUrl: string, report: Report): string {
  const url = new URL(reportUrl);
  const { page, what, why, source, number } = report;
  const parts = [`Page: ${page}`, what, why, source === '' ? '' : `Source: ${source}`];
  const body = parts.filter((part) => part !== '').join('\n\n');
  url.searchParams.set('title', `Wrong: ${page}`);
  url.searchParams.set(
    'body',
    `${[...body].slice(0, ISSUE_CHARACTERS_MAX).join('')}\n\nReport ${number}`,
  );
  return url.href;
}
