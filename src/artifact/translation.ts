import { z } from 'zod';

/** The files of a release that hold translations: `texts-de.json`. */
export const TRANSLATION_FILE = /^texts-[a-z]{2}(?:-[A-Z]{2})?\.json$/;

const text = z.string().min(1);

/** What the sources say in English, in one language. Decision 45. */
export const wordsSchema = z.strictObject({
  /** Names of days, by the English one: those that the place itself has no name for in this language. */
  days: z.record(text, text),
  /** What else people look for a day by, by its English name: "Ostern". */
  sought: z.record(text, z.array(text).min(1)),
  /** Names of regions, by country and code: "DE-BY". */
  regions: z.record(text, text),
  /** Notes, doubts, titles, by the whole English text, in groups; null where a text is in the language as it is. */
  texts: z.record(text, z.record(text, text.nullable())),
});
export type Words = z.infer<typeof wordsSchema>;

/** The same as a file of a release. Contract 19.5. */
export const translationSchema = z.strictObject({
  schema_version: z.literal(1),
  /** BCP 47. */
  language: z.string().min(2),
  ...wordsSchema.shape,
});
export type Translation = z.infer<typeof translationSchema>;
