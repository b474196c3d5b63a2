import { z } from 'zod';
import { CITATION_KINDS, SEEN, SUPPORTS } from '../../../src/artifact/citation.ts';
import { LAW_SCHEMES, lawFault } from '../../values/law-schemes.ts';
import { shownText } from '../../values/shown-text.ts';
import { strictShape } from '../../values/strict-shape.ts';
import { isoDay, regionListSchema, webAddress, yearSchema } from '../../values/values.ts';

type Seen = (typeof SEEN)[number];
type Support = (typeof SUPPORTS)[number];

const lawSchema = strictShape({
  scheme: z.enum(LAW_SCHEMES).describe('The scheme of the identifier'),
  id: shownText.describe('The identifier, like "5/6103", or the official citation'),
}).superRefine((law, context) => {
  const fault = lawFault(law);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: ['id'] });
});

const citationShape = strictShape({
  title: shownText.describe('Name and section of the act, gazette or announcement'),
  kind: z
    .enum(CITATION_KINDS)
    .optional()
    .describe(
      "act; gazette (or decree, decision, proclamation); official-list (the authority's own dates of a year); authority (one of its pages); bill (not yet an act); press (quoting it)",
    ),
  law: lawSchema.optional().describe('Its permanent identifier, if it has one'),
  section: shownText.optional().describe('Section, page or article'),
  url: webAddress.optional().describe('Address of the text itself; required without a law'),
  publisher: shownText.optional().describe('Who publishes it'),
  supports: z
    .union([z.enum(SUPPORTS), z.array(z.enum(SUPPORTS)).min(1)])
    .transform((supports) => [supports].flat())
    .optional()
    .describe(
      'What it proves: rule (a law that names the day), date (a list or an announcement), move, or power (a law that lets somebody appoint the day; no date); absent = all that it is cited for',
    ),
  years: z.array(yearSchema).min(1).optional().describe('Years that it covers; absent = all'),
  seen: z
    .enum(SEEN)
    .optional()
    .describe(
      'text (it, or a whole copy, was read); quoted (its sentence, elsewhere); transcribed (its dates, copied by somebody); summarised (its content); identified (not seen); absent = text with read, else identified',
    ),
  read: isoDay.optional().describe('The day you read it, like 2026-11-20'),
  seen_in: shownText
    .optional()
    .describe(
      'If you did not see the text itself: the copy, or who quotes, copies or summarises it',
    ),
  words: shownText.optional().describe('With quoted: the sentence you saw'),
  because: shownText.optional().describe('With identified and no law: how you know that it exists'),
  archived: strictShape({
    url: webAddress.describe('Address of the copy'),
    on: isoDay.optional().describe('The day the copy was made, like 2026-11-20'),
    sha256: z
      .string('must be a text')
      .regex(/^[0-9a-f]{64}$/u, 'must be 64 digits and letters from a to f, as sha256sum prints')
      .optional()
      .describe('SHA-256 of the copy that was read; required without a day'),
  })
    .refine(
      ({ on, sha256 }) => on !== undefined || sha256 !== undefined,
      'say of the copy on which day it was made, "on: 2026-11-20", or its "sha256"',
    )
    .optional()
    .describe('An archived copy'),
  regions: regionListSchema
    .optional()
    .describe('The regions whose law it is; absent = the whole country'),
});

export type CitationSource = z.infer<typeof citationShape>;

/** The source of a date; its fields decide the grade (`src/artifact/grade.ts`). */
export const citationSchema = checkedCitation(faultsOfSeeing).describe('A source of dates');

/** The form of a citation whose sentences are quoted in the file itself. */
export const quotedCitationSchema = checkedCitation((citation) =>
  faultsOfSeeing({ ...citation, words: citation.seen === 'quoted' ? '…' : citation.words }),
).describe('A source of quoted words');

function checkedCitation(
  faultsOf: (citation: CitationSource) => [key: string, message: string][],
): z.ZodType<CitationSource, z.input<typeof citationShape>> {
  return citationShape.superRefine((citation, context) => {
    const complain = (key: string, message: string): void =>
      context.addIssue({ code: 'custom', message, path: [key] });
    for (const [key, message] of faultsOf(citation)) complain(key, message);
    if (
      citation.url === undefined &&
      citation.law === undefined &&
      citation.section === undefined
    ) {
      complain('title', 'the citation leads nowhere; add a "url", a "law" or a "section"');
    }
  });
}

/** How it was seen; `read` means that the text itself was. */
export function seenOf({ seen, read }: Pick<CitationSource, 'seen' | 'read'>): Seen {
  return seen ?? (read === undefined ? 'identified' : 'text');
}

/** What it is evidence of; a bill is evidence of nothing yet. */
export function supportsOf({
  supports,
  kind,
}: Pick<CitationSource, 'supports' | 'kind'>): readonly Support[] {
  if (kind === 'bill') return [];
  return supports ?? SUPPORTS;
}

/** What is needed to look again, key by key. */
function faultsOfSeeing(citation: {
  seen?: Seen | undefined;
  read?: number | undefined;
  seen_in?: string | undefined;
  words?: string | undefined;
}): [key: string, message: string][] {
  const { read, seen_in, words } = citation;
  const seen = seenOf(citation);
  const said = citation.seen !== undefined;
  const faults: [string, string][] = [];
  if (seen === 'text' && read === undefined && seen_in === undefined) {
    faults.push([
      'seen',
      'say on which day you read it, "read: 2026-11-20", or under "seen_in" which copy',
    ]);
  }
  if (said && ['quoted', 'transcribed', 'summarised'].includes(seen) && seen_in === undefined) {
    faults.push(['seen', `what is ${seen} was seen somewhere; name it in full under "seen_in"`]);
  }
  if (seen === 'quoted' && words === undefined) {
    faults.push(['seen', 'write the sentence that you saw under "words", or say "summarised"']);
  }
  if (words !== undefined && seen !== 'quoted') {
    faults.push(['words', '"words" goes with "seen: quoted"; correct one of the two']);
  }
  if (seen === 'identified' && read !== undefined) {
    faults.push(['seen', 'what was read is no longer "identified"; say how it was seen']);
  }
  if (seen === 'identified' && seen_in !== undefined) {
    faults.push([
      'seen_in',
      'say under "seen" how it was seen there: quoted, transcribed or summarised',
    ]);
  }
  return faults;
}
