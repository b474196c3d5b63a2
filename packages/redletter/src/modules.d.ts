/** What the build puts in: the newest release, packed. */
declare module 'redletter:days' {
  /** The countries as `packed-days.ts` reads them. */
  export const DAYS: string;
}
declare module 'redletter:rules' {
  /** The term rules with their words. */
  export const RULES: readonly import('../../../src/artifact/rules/rule-schema.ts').RuleRecord[];
}
declare module 'redletter:terms' {
  /** What the arithmetic needs of the term rules, and why nothing is counted by some. */
  export const TERMS: readonly import('../../../src/artifact/rules/term-rules.ts').CountedRule[];
}
declare module 'redletter:release' {
  export const RELEASE: import('./types.ts').Release;
}
declare module 'redletter:beside' {
  /** The days beside the count as `packed-beside.ts` reads them. */
  export const BESIDE: string;
}
declare module 'redletter:countries' {
  /** Countries as `packed-country.ts` reads them: all, or the one of the entry. */
  export const COUNTRIES: readonly string[];
}
