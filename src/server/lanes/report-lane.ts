import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiReply } from '../../api/message.ts';
import { readDraft, reportedPage } from '../../reports/report.ts';
import type { ReportFolder } from '../../reports/report-folder.ts';
import type { FilledPages } from '../files/filled-pages.ts';
import { isFromElsewhere } from '../forms/own-form.ts';
import { readForm } from '../forms/read-form.ts';
import { ReportBounds } from '../reports/report-bounds.ts';
import {
  aboutWords,
  FROM_ELSEWHERE,
  FULL,
  issueAddress,
  NO_FORM,
  NO_REPORT,
  NOTHING_SAID,
  statusWords,
  thanksWords,
  tooManyWords,
} from '../reports/report-words.ts';
import type { Visit } from '../wire/visit.ts';
import type { Lane } from './lane.ts';
import { busyReply, filledReply, textReply } from './page-reply.ts';
import type { SiteLane } from './site-lane.ts';
import type { Visitors } from './visitors.ts';

const FORM_PAGE = '/report/';
/** The built page that shows what became of a report. */
const KEPT_PAGE = '/report/kept/';
const NUMBERED = /^\/report\/(\d{8})\/$/;
/** The longest report takes half of it in any script. */
const FORM_BYTES_MAX = 16_384;
/** When the folder is full, a person has to make room. */
const FULL_SECONDS = 86_400;

export interface ReportLaneOptions {
  readonly reports: ReportFolder;
  /** Where issues can be opened as well; null for nowhere. */
  readonly reportUrl: string | null;
  readonly filled: FilledPages;
  /** The name of a page, or of one of its rows, in words; null where it is unknown. */
  readonly nameOf: (page: string) => string | null;
  /** Refuses and fails like the other pages. */
  readonly pages: Pick<SiteLane, 'refusePlain' | 'refuseOverload' | 'fail'>;
  readonly visitors: Pick<Visitors, 'take'>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** A page with the words for its slot. */
interface Filled {
  readonly status: 200 | 201 | 400 | 403 | 404 | 429 | 503;
  readonly page: typeof FORM_PAGE | typeof KEPT_PAGE;
  readonly words: string;
  readonly headers?: readonly string[];
}

/** "Report a mistake": accepts reports, and shows what became of one. Contract 25.3. */
export function createReportLane(options: ReportLaneOptions): Lane {
  const { reports, reportUrl, filled, nameOf, pages, visitors, now } = options;
  const bounds = new ReportBounds();

  async function posted(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Filled> {
    if (isFromElsewhere(visit, request)) {
      response.shouldKeepAlive = false;
      return { status: 403, page: KEPT_PAGE, words: FROM_ELSEWHERE };
    }
    if (visit.expects !== null) response.writeContinue();
    const form = await readForm(request, FORM_BYTES_MAX);
    // A form that is too long is not read to its end.
    if (form === null) response.shouldKeepAlive = false;
    if (form === null) return { status: 400, page: KEPT_PAGE, words: NO_FORM };
    const draft = readDraft((name) => form.get(name));
    if (draft.what === '') return { status: 400, page: KEPT_PAGE, words: NOTHING_SAID };
    const wait = bounds.take(visit.address, now());
    if (wait !== null) return later(429, wait, tooManyWords(wait));
    const report = await reports.add(draft);
    if (report === null) return later(503, FULL_SECONDS, FULL);
    const issue = reportUrl === null ? null : issueAddress(reportUrl, report);
    const headers = ['Location', `${FORM_PAGE}${report.number}/`];
    return { status: 201, page: KEPT_PAGE, words: thanksWords(report, issue), headers };
  }

  async function shown(visit: Visit, request: IncomingMessage, number: string): Promise<ApiReply> {
    const { allowed, limits } = visitors.take('pages', visit.address, now());
    if (!allowed) {
      const sentence = 'Too many pages from one address: wait a moment, then go on.';
      const retryAfterSeconds = limits.resetSeconds;
      return busyReply(visit, request, filled.busy, { status: 429, retryAfterSeconds, sentence });
    }
    const report = await reports.find(Number(number));
    return report === null
      ? fill(visit, { status: 404, page: KEPT_PAGE, words: NO_REPORT })
      : fill(visit, {
          status: 200,
          page: KEPT_PAGE,
          words: statusWords(report, nameOf(report.page)),
        });
  }

  async function fill(visit: Visit, filling: Filled): Promise<ApiReply> {
    const { status, page, words, headers = [] } = filling;
    const html = await filled.fill(page, words);
    return html === null
      ? textReply(visit, 404, 'There is no page at this address.')
      : filledReply(visit, status, html, headers);
  }

  /** The form `/report/kept/?number=12345678`, for readers who do not have the report's address. */
  async function sought(visit: Visit): Promise<ApiReply> {
    const number = new URLSearchParams(visit.query).get('number')?.trim() ?? '';
    if (!/^\d{8}$/.test(number)) {
      const words = visit.query === '' ? '' : NO_REPORT;
      return fill(visit, { status: 200, page: KEPT_PAGE, words });
    }
    const location = ['Location', `${FORM_PAGE}${number}/`];
    return textReply(visit, 303, 'See the report.', location);
  }

  return {
    name: 'site',
    paths: /^\/report\/(?:kept\/|\d{8}\/)?$/,
    readsBody: true,
    weight: 0,
    async answer(visit, request, response) {
      const { method, path } = visit;
      if (method === 'POST' && path === FORM_PAGE) {
        return fill(visit, await posted(visit, request, response));
      }
      if (method !== 'GET' && method !== 'HEAD') {
        return textReply(visit, 405, 'Pages answer GET and HEAD only.', ['Allow', 'GET, HEAD']);
      }
      const [, number] = NUMBERED.exec(path) ?? [];
      if (number !== undefined) return await shown(visit, request, number);
      if (path === KEPT_PAGE) return sought(visit);
      const page = reportedPage(new URLSearchParams(visit.query).get('page') ?? '');
      return fill(visit, { status: 200, page: FORM_PAGE, words: aboutWords(page, nameOf(page)) });
    },
    refusePlain: (visit) => pages.refusePlain(visit),
    refuseOverload: (visit, request) => pages.refuseOverload(visit, request),
    fail: (visit, cause) => pages.fail(visit, cause),
  };
}

function later(status: 429 | 503, retryAfterSeconds: number, words: string): Filled {
  const headers = ['Retry-After', String(retryAfterSeconds)];
  return { status, page: KEPT_PAGE, words, headers };
}
