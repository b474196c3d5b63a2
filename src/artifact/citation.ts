import { z } from 'zod';
import { isoDateSchema, regionCodeSchema } from './values.ts';

/** The kinds of citation, strongest first. */
export const CITATION_KINDS = [
  'act',
  'gazette',
  'official-list',
  'authority',
  'bill',
  'press',
] as const;
/** How a citation was seen, best first. Decision 47. */
export const SEEN = ['text', 'quoted', 'transcribed', 'summarised', 'identified'] as const;
/** What a citation is evidence of. A power to appoint a day shows no date. Decision 47. */
export const SUPPORTS = ['rule', 'date', 'move', 'power'] as const;

/** Releases up to 2026.11.3 have only the first five. */
export const citationSchema = z.strictObject({
  title: z.string().min(1),
  /** Null where no address of the text is known. */
  url: z.url({ protocol: /^https?$/ }).nullable(),
  publisher: z.string().min(1).nullable(),
  /** The day on which a maintainer last read the text; null when the text itself was not seen. */
  read: isoDateSchema.nullable(),
  /** The regions whose law it is; null = a law of the whole country. */
  regions: z.array(regionCodeSchema).min(1).nullable(),
  kind: z.enum(CITATION_KINDS).optional(),
  /** A permanent identifier, and its scheme. */
  law: z.strictObject({ scheme: z.string().min(1), id: z.string().min(1) }).optional(),
  /** Where in the text the fact stands. */
  section: z.string().min(1).optional(),
  /** Where unread words were seen quoted; only in releases up to 2026.11.5. */
  quoted_from: z.string().min(1).optional(),
  /** What the citation is evidence of, and for which years; absent = everything. */
  supports: z.array(z.enum(SUPPORTS)).min(1).optional(),
  years: z.array(z.number().int()).min(1).optional(),
  /**
   * How and where the citation was seen, the sentence that was seen, and why a citation not seen
   * is certain.
   */
  seen: z.enum(SEEN).optional(),
  seen_in: z.string().min(1).optional(),
  words: z.string().min(1).optional(),
  because: z.string().min(1).optional(),
  /** A lasting copy: its address, and either its day or the SHA-256 of what was read. */
  archived: z
    .strictObject({ url: z.url(), on: isoDateSchema.optional(), sha256: z.string().optional() })
    .optional(),
});
export type Citation = z.infer<typeof citationSchema>;
