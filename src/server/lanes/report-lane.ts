import { readDraft, reportedPage } from '../../reports/report.ts';
import type { ReportFolder } from '../../reports/report-folder.ts';
import { readForm } from '../forms/read-form.ts';
import * as say from '../reports/report-words.ts';
import { createFormLane, type Filled, type FormLaneOptions } from './form-lane.ts';
import type { Lane } from './lane.ts';
import { busyReply, textReply, tooManyPages } from './page-reply.ts';
import type { Visitors } from './visitors.ts';

const FORM_PAGE = '/report/';
/** The built page that shows what became of a report. */
const KEPT_PAGE = '/report/kept/';
const NUMBERED = /^\/report\/(\d{8})\/$/;
/** The longest report takes half of it in any script. */
const FORM_BYTES_MAX = 16_384;
/** When the folder is full, a person has to make room. */
const FULL_SECONDS = 86_400;

export interface ReportLaneOptions extends FormLaneOptions {
  readonly reports: ReportFolder;
  /** Where issues can be opened as well; null for nowhere. */
  readonly reportUrl: string | null;
  /** The name of a page, or of one of its rows, in words; null where it is unknown. */
  readonly nameOf: (page: string) => string | null;
  readonly visitors: Pick<Visitors, 'take'>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** "Report a mistake": accepts reports, and shows what became of one. Contract 25.3. */
export function createReportLane(options: ReportLaneOptions): Lane {
  const { reports, reportUrl, filled, nameOf, visitors, now } = options;

  return createFormLane(options, {
    paths: /^\/report\/(?:kept\/|\d{8}\/)?$/,
    takesForm: (path) => path === FORM_PAGE,
    async posted(request, incoming, response) {
      const form = await readForm(request, incoming, response, FORM_BYTES_MAX);
      if (form === 'foreign') return kept(403, say.FROM_ELSEWHERE);
      if (form === null) return kept(400, say.NO_FORM);
      const draft = readDraft((name) => form.get(name));
      if (draft.what === '') return kept(400, say.NOTHING_SAID);
      const { allowed, limits } = visitors.take('reports', request.address, now());
      const { resetSeconds: wait } = limits;
      if (!allowed) return kept(429, say.tooManyWords(wait), 'Retry-After', wait);
      const report = await reports.add(draft);
      if (report === null) return kept(503, say.FULL, 'Retry-After', FULL_SECONDS);
      const issue = reportUrl === null ? null : say.issueAddress(reportUrl, report);
      return kept(201, say.thanksWords(report, issue), 'Location', addressOf(report.number));
    },
    async shown(request, incoming) {
      const [, number] = NUMBERED.exec(request.path) ?? [];
      const query = new URLSearchParams(request.query);
      if (number !== undefined) {
        const { allowed, limits } = visitors.take('pages', request.address, now());
        const refusal = tooManyPages(limits.resetSeconds);
        if (!allowed) return busyReply(request, incoming, filled.busy, refusal);
        const report = await reports.find(Number(number));
        return report === null
          ? kept(404, say.NO_REPORT)
          : kept(200, say.statusWords(report, nameOf(report.page)));
      }
      if (request.path === FORM_PAGE) {
        const page = reportedPage(query.get('page') ?? '');
        return { status: 200, words: say.aboutWords(page, nameOf(page)) };
      }
      // `/report/kept/?number=12345678`, for readers who do not have the report's address.
      const sought = query.get('number')?.trim() ?? '';
      if (!/^\d{8}$/.test(sought)) return kept(200, request.query === '' ? '' : say.NO_REPORT);
      return textReply(request, 303, 'See the report.', ['Location', addressOf(sought)]);
    },
  });
}

const addressOf = (number: number | string): string => `${FORM_PAGE}${number}/`;

/** The page of kept reports, with these words and a header field. */
function kept(status: number, words: string, ...field: readonly (string | number)[]): Filled {
  return { status, page: KEPT_PAGE, words, headers: field.map(String) };
}
