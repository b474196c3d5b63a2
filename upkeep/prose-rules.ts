/** A construction that docs/style.md ("English") bans, and what to write instead. */
interface Banned {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Words in a sentence of the documents; longer ones have to be read twice. */
export const LONGEST_SENTENCE = 35;
/** Characters in a commit's subject. */
const LONGEST_SUBJECT = 72;

const BANNED: readonly Banned[] = [
  { pattern: /\bthat which\b/i, instead: 'name the thing' },
  {
    pattern: /\b(?:that|which|who|what) (?:is|are) none\b/i,
    instead: 'use "invalid", "missing", "anything else"',
  },
  { pattern: /\bof before\b/i, instead: 'write "earlier", "previous"' },
  { pattern: /\bin the place of\b/i, instead: 'write "instead of"' },
  { pattern: /\bby turns\b/i, instead: 'write "in turn", "alternating"' },
  { pattern: /\bto be had\b/i, instead: 'write "available"' },
  { pattern: /\bas it stands\b/i, instead: 'write "unchanged", "as is"' },
  { pattern: /\bstands? (?:once|twice|thrice)\b/i, instead: 'write "occurs once"' },
  { pattern: /\bas (?:it is|they are) as usual\b/i, instead: 'write "by default"' },
  { pattern: /\ball but its own\b/i, instead: 'write "near-miss"' },
  { pattern: /\bwhom nobody\b/i, instead: 'turn the sentence round' },
  {
    pattern: /(?:^|[.;:] )Of (?:an?|the|these|those|what|which|whom) \w+/,
    instead: 'put the subject first',
  },
  { pattern: /(?:^|[.;:] )(?:To|From|With|For) whom\b/i, instead: 'put the subject first' },
  { pattern: /\bis (?:a matter of when|no more than so)\b/i, instead: 'say what happens' },
  { pattern: /\bso (?:many|much) of (?:it|them) as\b/i, instead: 'write "as many as"' },
];

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The banned constructions of a text, each with what to write instead. */
export function bannedIn(text: string): string[] {
  const line = oneLine(text);
  return BANNED.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(line)?.[0];
    return found === undefined ? [] : [`"${found.trim()}": ${instead}`];
  });
}

/** Sentences of more than {@link LONGEST_SENTENCE} words. */
export function longSentences(text: string): string[] {
  return [...SENTENCES.segment(oneLine(text))].flatMap(({ segment }) => {
    const words = segment.trim().split(' ');
    if (words.length <= LONGEST_SENTENCE) return [];
    return [
      `a sentence of ${words.length} words ("${words.slice(0, 5).join(' ')} …"): make it two`,
    ];
  });
}

/** The faults of a commit's subject; empty when there are none. */
export function subjectFaults(subject: string): string[] {
  const [, verb] = /^[a-z][a-z-]*(?:, [a-z-]+)*: (\S+)/.exec(subject) ?? [];
  const faults: string[] = [];
  if (subject.length > LONGEST_SUBJECT) faults.push(`has over ${LONGEST_SUBJECT} characters`);
  if (subject.endsWith('.')) faults.push('ends with a full stop');
  if (verb === undefined) faults.push('does not begin with a room: "server: drain on SIGTERM"');
  else if (
    /^(?!(?:bring|feed|embed|need|seed|exceed|speed|string|ring)$)\w+(?:ed|ing)$/.test(verb)
  ) {
    faults.push(`does not begin with an imperative: "${verb}"`);
  }
  return faults;
}
