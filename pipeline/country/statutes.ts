import { z } from 'zod';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import type { YamlTree } from '../read/yaml-tree.ts';
import { readListFile } from '../values/read-list-file.ts';
import { shownText } from '../values/shown-text.ts';
import { strictShape } from '../values/strict-shape.ts';
import { calendarSchema, listOfDifferent, sourceId, yearSchema } from '../values/values.ts';
import { ruleSchema } from './form/holiday-schema.ts';

/** The days that a law lists, as its text was seen; see `sources/statutes/`. */
export const statuteListSchema = strictShape({
  cite: sourceId.describe('The law: a citation id of CC.yaml'),
  calendars: listOfDifferent(calendarSchema, { like: '[US-TX]' }).describe(
    'The calendars that it covers, like GB or GB-ENG',
  ),
  years: z
    .array(yearSchema)
    .min(1)
    .optional()
    .describe('Years to which this text applies; absent = all'),
  complete: z
    .enum(['true', 'false'])
    // Editors read it as a boolean.
    .meta({ type: ['string', 'boolean'], enum: ['true', 'false', true, false] })
    .transform((text) => text === 'true')
    .describe('true = the law names these days and no others'),
  days: z
    .record(shownText, ruleSchema)
    .describe("Its days in the law's words, each with the rule for them"),
  entered: z
    .record(shownText, sourceId)
    .optional()
    .describe('Its days whose date somebody sets, each with the holiday id'),
  left_out: z
    .record(shownText, shownText)
    .optional()
    .describe(
      'Its days that no calendar of ours has, each with the reason; one without a rule is listed only here',
    ),
});
export type StatuteList = z.infer<typeof statuteListSchema>;

/** The lists of a country's laws; `tree` is null if none could be read. */
export interface StatuteLists {
  readonly shownAs: string;
  readonly entries: readonly StatuteList[];
  readonly tree: YamlTree | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `statutes/CC.yaml`; a country without one has no lists. */
export function readStatutes(sources: Folder, code: string): StatuteLists {
  const name = `statutes/${code}.yaml`;
  return {
    shownAs: `${sources.shownAs}/${name}`,
    ...readListFile(sources, name, statuteListSchema),
  };
}
