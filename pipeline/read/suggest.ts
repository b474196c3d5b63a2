import levenshtein from 'damerau-levenshtein';

/** A value quoted in a message: on one line, and not too long. */
export function quote(text: string): string {
  const oneLine = text.replace(/\s+/gu, ' ');
  const characters = [...oneLine];
  return `"${characters.length > 60 ? `${characters.slice(0, 57).join('')}...` : oneLine}"`;
}

/** The end of a message about an unknown name: a near miss, else the choices. */
export function orChoices(written: string, choices: readonly string[], most = 24): string {
  const near = nearest(written, choices);
  if (near !== null) return `; did you mean "${near}"?`;
  if (choices.length === 0) return '';
  return choices.length <= most
    ? `; write one of ${choices.join(', ')}`
    : `; there are ${choices.length} to choose from, such as ${choices.slice(0, 5).join(', ')}`;
}

/** The choice at most two edits away (one if short), else the only one that begins alike; or null. */
export function nearest(written: string, choices: readonly string[]): string | null {
  const lower = written.toLowerCase();
  let best: string | null = null;
  let bestDistance = lower.length <= 3 ? 2 : 3;
  for (const choice of choices) {
    // The distance is at least the difference in length.
    if (Math.abs(lower.length - choice.length) >= bestDistance) continue;
    const { steps } = levenshtein(lower, choice.toLowerCase());
    if (steps < bestDistance) [best, bestDistance] = [choice, steps];
  }
  if (best !== null || lower.length < PREFIX_MIN + 1) return best;
  const beginning = lower.slice(0, Math.max(PREFIX_MIN, lower.length - 1));
  const alike = choices.filter((choice) => choice.toLowerCase().startsWith(beginning));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Characters that must agree before a longer word counts as the intended one. */
const PREFIX_MIN = 4;
