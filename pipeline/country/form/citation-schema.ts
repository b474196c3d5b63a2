import { z } from 'zod';
import { CITATION_KINDS, SEEN, SUPPORTS } from '../../../src/artifact/citation.ts';
import { LAW_SCHEMES, lawFault } from '../../values/law-schemes.ts';
import { shownText } from '../../values/shown-text.ts';
import { strictShape } from '../../values/strict-shape.ts';
import { isoDay, regionListSchema, webAddress, yearSchema } from '../../values/values.ts';

type Seen = (typeof SEEN)[number];
type Support = (typeof SUPPORTS)[number];

const lawSchema = strictShape({
  scheme: z.enum(LAW_SCHEMES).describe('Whose identifier it is'),
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
      "act; gazette (or decree, decision, proclamation); official-list (the authority's own dates of a year); authority (a page of it); bill (that is no act yet); press (that quotes it)",
    ),
  law: lawSchema.optional().describe('Its permanent identifier, where there is one'),
  section: shownText.optional().describe('Where in it'),
  url: webAddress
    .optional()
    .describe('Where it can be read, the text itself; needed without a law'),
  publisher: shownText.optional().describe('Who publishes it'),
  supports: z
    .union([z.enum(SUPPORTS), z.array(z.enum(SUPPORTS)).min(1)])
    .transform((supports) => [supports].flat())
    .optional()
    .describe(
      'What it is evidence of: the rule (a law that names the day), the date (of its years), the move, the power (of somebody who appoints the day; no date); absent = all that it is cited for',
    ),
  years: z.array(yearSchema).min(1).optional().describe('Years of which it speaks; absent = all'),
  seen: z
    .enum(SEEN)
    .optional()
    .describe(
      'text (it, or a whole copy, was read); quoted (its sentence); transcribed (its dates, copied by somebody); summarised (what it says); identified (not seen); absent = text where read, else identified',
    ),
  read: isoDay.optional().describe('The day on which you read it, like 2026-11-20'),
  seen_in: shownText
    .optional()
    .describe('Where it was seen, if not in itself: a copy, who quotes, copies or sums it up'),
  words: shownText.optional().describe('With quoted: the sentence that was seen'),
  because: shownText
    .optional()
    .describe('With identified and no law: what makes it certain that it exists'),
  archived: strictShape({
    url: webAddress.describe('Where the copy is'),
    on: isoDay.optional().describe('The day on which it was made, like 2026-11-20'),
    sha256: z
      .string('must be a text')
      .regex(/^[0-9a-f]{64}$/u, 'must be 64 digits and letters from a to f, as sha256sum prints')
      .optional()
      .describe('SHA-256 of the copy that was read; required unless its day is given'),
  })
    .refine(
      ({ on, sha256 }) => on !== undefined || sha256 !== undefined,
      'say of the copy on which day it was made, "on: 2026-11-20", or its "sha256"',
    )
    .optional()
    .describe('A copy that lasts'),
  regions: regionListSchema
    .optional()
    .describe('The regions whose law it is; absent = it speaks for the whole country'),
});

export type CitationSource = z.infer<typeof citationShape>;

/** The source of a date; its fields decide the grade (`src/artifact/grade.ts`). */
export const citationSchema = checkedCitation(faultsOfSeeing).describe('What a date is cited from');

/** The form of a citation whose sentences are quoted in the file itself. */
export const quotedCitationSchema = checkedCitation((citation) =>
  faultsOfSeeing({ ...citation, words: citation.seen === 'quoted' ? '…' : citation.words }),
).describe('What words are taken from');

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
