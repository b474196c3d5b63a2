import type { Citation } from './citation.ts';

/**
 * The grades of evidence for a date, best first. `inferred` is a date that no citation names;
 * `named` and `reported` occur only in releases up to 2026.11.5. Decision 47.
 */
export const GRADES = [
  'read',
  'quoted',
  'transcribed',
  'summarised',
  'identified',
  'inferred',
  'named',
  'reported',
] as const;
export type Grade = (typeof GRADES)[number];

/** The fields of a citation that decide its grade. */
type Evidence = Partial<Pick<Citation, 'kind' | 'law' | 'quoted_from' | 'seen'>> & {
  readonly read?: unknown;
};

export function gradeOf({ kind, read, quoted_from, law, seen }: Evidence): Grade {
  // A newspaper is second-hand even when it was read: it reports what the authority said.
  if (seen === 'text') return kind === 'press' ? 'summarised' : 'read';
  if (seen !== undefined) return seen;
  if (kind === 'press') return 'reported';
  if (read !== null && read !== undefined) return 'read';
  if (quoted_from !== undefined) return 'quoted';
  return law === undefined ? 'named' : 'identified';
}

/** The grade of a date: the best grade of the citations that support it. */
export function bestGrade(citations: readonly Evidence[]): Grade {
  const grades = new Set(citations.map(gradeOf));
  return GRADES.find((grade) => grades.has(grade)) ?? 'inferred';
}
