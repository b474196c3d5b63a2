/** The outcome of a mutant: the test that killed it, or how many test files did not. */
export type Verdict =
  | { readonly end: 'killed' | 'killed by time'; readonly by: string }
  | { readonly end: 'survived'; readonly ran: number };
