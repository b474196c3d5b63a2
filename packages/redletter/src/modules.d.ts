/** What the build puts in: the newest release, packed. */
declare module 'redletter:days' {
  /** A line a country, as `packed-days.ts` reads it. */
  const days: string;
  export default days;
}
declare module 'redletter:release' {
  const release: import('./types.ts').Release;
  export default release;
}
declare module 'redletter:countries' {
  /** Countries as `packed-country.ts` reads them: all, or the one of the entry. */
  const countries: readonly string[];
  export default countries;
}
