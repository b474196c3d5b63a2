/** Longer input is not searched; no name of a place is as long. */
export const SEARCHED_MAX = 60;

/** Marks that people omit: Latin, Arabic, Hebrew, Hindi. A maqaf counts as a hyphen. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u093c]/g;
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ى: 'ي', ة: 'ه' },
  // Two ways to write the same nasal vowel of Hindi.
  '\u0901': '\u0902',
};

/** A name for comparison: lower case, without accents and punctuation, in any script. */
export function plainName(text: string): string {
  return text
    .slice(0, 2 * SEARCHED_MAX)
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(/[ßæœøłđðıىة\u0901]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘ʻ`.·"׳״]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim();
}

const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The ways to type a name: without accents, or with an umlaut as two letters. */
export function plainNames(name: string): string[] {
  const lower = name.toLowerCase().normalize('NFC');
  const spelt = lower.replace(/[äöüåø]/g, (letter) => SPELT_OUT[letter] ?? letter);
  return spelt === lower ? [plainName(name)] : [plainName(name), plainName(spelt)];
}

/** Every way to cut words in two, with a growing first part. */
export function cutsOf(text: string): [string, string][] {
  const words = text.split(' ');
  return words
    .keys()
    .drop(1)
    .map((cut): [string, string] => [words.slice(0, cut).join(' '), words.slice(cut).join(' ')])
    .toArray();
}
