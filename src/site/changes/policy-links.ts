/** A piece of a sentence, and where it leads; null where it leads nowhere. */
export interface Linked {
  readonly words: string;
  readonly href: string | null;
}

/** The sentence of a ruling in pieces: each "policy 2" leads to that rule of the data policy. */
export function linkPolicies(sentence: string): Linked[] {
  return sentence
    .split(/(\bpolicy \d+\b)/i)
    .filter((words) => words !== '')
    .map((words) => {
      const number = /^policy (\d+)$/i.exec(words)?.[1];
      return { words, href: number === undefined ? null : `/about/data-policy/#policy-${number}` };
    });
}
