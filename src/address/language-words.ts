/** The first part of an address in each language but English. Decision 45. */
export const LANGUAGE_WORDS: readonly string[] = [
  'deutsch',
  'francais',
  'italiano',
  'espanol',
  'nederlands',
  'portugues',
  'nihongo',
  'ivrit',
  'arabiyya',
  'hindi',
];
