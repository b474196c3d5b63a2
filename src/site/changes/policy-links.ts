/** A piece of a sentence, with its link or null. */
export interface Linked {
  readonly words: string;
  readonly href: string | null;
}

/** Splits the sentence of a ruling: each "policy 2" links to that rule of the data policy. */
export function linkPolicies(sentence: string): Linked[] {
  return sentence
    .split(/(\bpolicy \d+\b)/i)
    .filter((words) => words !== '')
    .map((words) => {
      const number = /^policy (\d+)$/i.exec(words)?.[1];
      return { words, href: number === undefined ? null : `/about/data-policy/#policy-${number}` };
    });
}
