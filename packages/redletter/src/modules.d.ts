/** Filled in by the build: the newest release, packed. */
declare module 'redletter:days' {
  /** The countries in the form that `packed-days.ts` reads. */
  export const DAYS: string;
}
declare module 'redletter:rules' {
  /** The term rules with their words. */
  export const RULES: readonly import('../../../src/artifact/rules/rule-schema.ts').RuleRecord[];
}
declare module 'redletter:terms' {
  /** What the arithmetic needs of the term rules, and why some count nothing. */
  export const TERMS: readonly import('../../../src/artifact/rules/term-rules.ts').RuleSettings[];
}
declare module 'redletter:release' {
  export const RELEASE: import('./types.ts').Release;
}
declare module 'redletter:beside' {
  /** The days beside the count in the form that `packed-beside.ts` reads. */
  export const BESIDE: string;
}
declare module 'redletter:countries' {
  /** Countries in the form that `packed-country.ts` reads: all, or the one of the entry. */
  export const COUNTRIES: readonly string[];
}
