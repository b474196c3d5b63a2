import { z } from 'zod';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import type { YamlTree } from '../read/yaml-tree.ts';
import { readListFile } from '../values/read-list-file.ts';
import { shownText } from '../values/shown-text.ts';
import { strictShape } from '../values/strict-shape.ts';
import { calendarSchema, citeSchema, isoDay, listOfDifferent, sourceId } from '../values/values.ts';

const SAYS_WHICH = ['dates', 'holidays', 'named'] as const;

/** Why our date stands where the date-holidays package differs. */
export const rulingSchema = strictShape({
  only: z.enum(['ours', 'theirs']).describe('Which side has the day'),
  calendars: listOfDifferent(calendarSchema, { like: '[DE, DE-BY]' }).describe(
    'Calendars, like DE or DE-BY',
  ),
  holidays: listOfDifferent(sourceId, { like: '[good-friday]' })
    .optional()
    .describe('With ours: ids of our holidays, in all years'),
  named: listOfDifferent(shownText, { like: '[Good Friday]' })
    .optional()
    .describe("With theirs: the package's names of its days, in all years"),
  dates: listOfDifferent(isoDay, { like: '[2026-08-15]' })
    .optional()
    .describe('Instead of either: single dates, like 2026-08-15'),
  reason: shownText.describe('Why our side is right, in a sentence for the page'),
  cite: citeSchema.describe('Citation ids of CC.yaml'),
}).superRefine((ruling, context) => {
  const complain = (key: string, message: string): void =>
    context.addIssue({ code: 'custom', message, path: [key] });
  const given = SAYS_WHICH.filter((key) => ruling[key] !== undefined);
  const [first, second] = given;
  const wanted = ruling.only === 'ours' ? 'holidays' : 'named';
  if (first === undefined) {
    const like = wanted === 'holidays' ? 'holidays: [good-friday]' : 'named: [Good Friday]';
    complain('only', `the ruling does not say which days it is about; add "${like}", or "dates"`);
  } else if (second !== undefined) {
    complain(
      second,
      `the ruling says which days it is about twice; keep one of ${given.join(', ')}`,
    );
  } else if (first !== 'dates' && first !== wanted) {
    complain(
      first,
      `with "only: ${ruling.only}" write "${wanted}" or "dates" instead of "${first}"`,
    );
  }
});
export type Ruling = z.infer<typeof rulingSchema>;

/** A country's rulings; `tree` is null if none could be read. */
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
