import { ANY_YEAR_WORDS, RANGE_WORDS } from '../calendar/year-words.ts';

/** Texts of the contract, with the years held in place of `{{range}}` and `{{year}}`. */
export function withYears<Texts>(texts: Texts): Texts {
  const filled = JSON.stringify(texts)
    .replaceAll('{{range}}', RANGE_WORDS)
    .replaceAll('{{year}}', ANY_YEAR_WORDS);
  return JSON.parse(filled);
}
