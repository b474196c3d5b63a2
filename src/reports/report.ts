import { z } from 'zod';

/** The characters kept of each field. */
export const REPORT_FIELDS = {
  /** The page concerned, from the root. */
  page: 300,
  what: 2_000,
  why: 1_000,
  /** The law or list that says otherwise. */
  source: 500,
  /** The sender's address for an answer; only the maintainer sees it. */
  answerTo: 200,
} as const;

export type ReportField = keyof typeof REPORT_FIELDS;

/** A report as sent. */
export type ReportDraft = Readonly<Record<ReportField, string>>;

const reportSchema = z.object({
  number: z.int().positive(),
  /** ISO 8601, UTC. */
  received: z.iso.datetime(),
  page: z.string(),
  what: z.string(),
  why: z.string(),
  source: z.string(),
  answerTo: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  /** The maintainer's; empty while there is none. */
  answer: z.string(),
});

/** A report that is kept. */
export type Report = Readonly<z.infer<typeof reportSchema>>;

/** @throws when the text is not a report. */
export function parseReport(text: string): Report {
  return reportSchema.parse(JSON.parse(text));
}

/** Characters that can move a cursor, turn the direction of a line, or end it for some reader. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** Joiners, which Persian and Hindi words need and which have no other effect. */
const KEPT = new Set(['\n', '\u200c', '\u200d']);

/** Text that no terminal, log or page can misread, with a limit on its length. */
export function plainText(text: string, charactersMax: number): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const plain = lines.replaceAll(UNSEEN, (found) => (KEPT.has(found) ? found : ' '));
  return [...plain.trim()].slice(0, charactersMax).join('');
}

const PAGE = /^\/(?!\/)[\w./?=&,+:%#~-]*$/;

/** The page that a report concerns, from the root; the home page for any other text. */
export function reportedPage(text: string): string {
  return text.length <= REPORT_FIELDS.page && PAGE.test(text) ? text : '/';
}

/** Reads the fields of a form; one that is absent is empty. */
export function readDraft(field: (name: ReportField) => string | null): ReportDraft {
  const names = Object.keys(REPORT_FIELDS) as ReportField[];
  const plain = names.map((name) => [name, plainText(field(name) ?? '', REPORT_FIELDS[name])]);
  return { ...Object.fromEntries(plain), page: reportedPage(field('page') ?? '') };
}
