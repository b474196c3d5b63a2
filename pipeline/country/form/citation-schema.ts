import { z } from 'zod';
import { CITATION_KINDS } from '../../../src/artifact/citation.ts';
import { LAW_SCHEMES, lawFault } from '../../values/law-schemes.ts';
import { shownText } from '../../values/shown-text.ts';
import { strictShape } from '../../values/strict-shape.ts';
import { isoDay, regionListSchema, webAddress } from '../../values/values.ts';

const lawSchema = strictShape({
  scheme: z.enum(LAW_SCHEMES).describe('Whose identifier it is'),
  id: shownText.describe('The identifier, like "5/6103", or the official citation'),
}).superRefine((law, context) => {
  const fault = lawFault(law);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault, path: ['id'] });
});

/** What a date is cited from; what is said of it decides its grade (`src/artifact/grade.ts`). */
export const citationSchema = strictShape({
  title: shownText.describe('Name and section of the act, gazette or announcement'),
  kind: z
    .enum(CITATION_KINDS)
    .optional()
    .describe(
      "act; gazette (or decree, decision, proclamation); official-list (the authority's own dates of a year); authority (a page of it); press (that quotes it)",
    ),
  law: lawSchema.optional().describe('Its permanent identifier, where there is one'),
  section: shownText.optional().describe('Where in it'),
  url: webAddress
    .optional()
    .describe('Where it can be read, the text itself; needed without a law'),
  publisher: shownText.optional().describe('Who publishes it'),
  read: isoDay.optional().describe('The day on which you read it, like 2026-11-20'),
  quoted_from: shownText
    .optional()
    .describe('Instead of read: where you saw its words quoted, at second hand'),
  archived: strictShape({
    url: webAddress.describe('Where the copy is'),
    sha256: z
      .string('must be a text')
      .regex(/^[0-9a-f]{64}$/u, 'must be 64 digits and letters from a to f, as sha256sum prints')
      .describe('Of what was read'),
  })
    .optional()
    .describe('A copy that lasts'),
  regions: regionListSchema
    .optional()
    .describe('The regions whose law it is; absent = it speaks for the whole country'),
})
  .superRefine((citation, context) => {
    const complain = (key: string, message: string): void =>
      context.addIssue({ code: 'custom', message, path: [key] });
    if (citation.read !== undefined && citation.quoted_from !== undefined) {
      complain('quoted_from', '"read" says that you read the text itself; keep one of the two');
    }
    if (
      citation.url === undefined &&
      citation.law === undefined &&
      citation.section === undefined
    ) {
      complain('title', 'the citation leads nowhere; add a "url", a "law" or a "section"');
    }
  })
  .describe('What a date is cited from');

export type CitationSource = z.infer<typeof citationSchema>;
