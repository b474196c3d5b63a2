/**
 * Splits a ruling into words, each with a link or null: "policy 2" links to that rule of the data
 * policy.
 */
export function linkPolicies(sentence: string) {
  return sentence
    .split(/(\bpolicy \d+\b)/i)
    .filter((words) => words !== '')
    .map((words) => {
      const number = /^policy (\d+)$/i.exec(words)?.[1];
      return { words, href: number === undefined ? null : `/about/data-policy/#policy-${number}` };
    });
}
