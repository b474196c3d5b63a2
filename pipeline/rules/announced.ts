import { parsedText } from '../values/parsed-text.ts';
import type { RuleKind } from './rule-kind.ts';

/** Dates that only the rows of `CC.dates.csv` give. */
export const announcedRule: RuleKind = {
  key: 'announced',
  describes: 'Only the rows of CC.dates.csv beside this file.',
  example: 'csv',
  schema: parsedText(
    'a source of announced dates',
    'write "csv"',
    (text) => (text === 'csv' ? { dependent: false, announced: true, dates: () => [] } : null),
    { enum: ['csv'] },
  ),
};
