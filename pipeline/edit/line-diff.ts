/** What an edit changed in a text, as lines with "-" and "+" below the place where they begin. */
export function lineDiff(file: string, before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < old.length && old[first] === now[first]) first += 1;
  let same = 0;
  const shorter = Math.min(old.length, now.length) - first;
  while (same < shorter && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  return [
    `${file}:${first + 1}`,
    ...old.slice(first, old.length - same).map((line) => `-${line}`),
    ...now.slice(first, now.length - same).map((line) => `+${line}`),
  ];
}
