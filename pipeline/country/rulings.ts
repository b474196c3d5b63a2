import { z } from 'zod';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import type { YamlTree } from '../read/yaml-tree.ts';
import { readListFile } from '../values/read-list-file.ts';
import { strictShape } from '../values/strict-shape.ts';
import { citeSchema, isoDay, sentence } from '../values/values.ts';

/** Why we hold to our date where the date-holidays package says otherwise. */
export const rulingSchema = strictShape({
  only: z.enum(['ours', 'theirs']).describe('Which side has the day'),
  calendars: z.array(z.string()).min(1).describe('Calendars, like DE or DE-BY'),
  dates: z.array(isoDay).min(1).describe('Dates, like 2026-08-15'),
  reason: sentence.describe('Why we hold to our side, in a sentence for the page'),
  cite: citeSchema.describe('Citation ids of CC.yaml'),
});
export type Ruling = z.infer<typeof rulingSchema>;

/** The rulings of a country; `tree` is null when there are none that could be read. */
export interface Rulings {
  readonly shownAs: string;
  readonly entries: readonly Ruling[];
  readonly tree: YamlTree | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `rulings/CC.yaml`; a country without one has no rulings. */
export function readRulings(sources: Folder, code: string): Rulings {
  const name = `rulings/${code}.yaml`;
  return {
    shownAs: `${sources.shownAs}/${name}`,
    ...readListFile(sources, name, rulingSchema),
  };
}
