import type { Citation } from './citation.ts';

/** How well a citation shows what it is cited for, the best first. Decision 41. */
export const GRADES = ['read', 'quoted', 'identified', 'named', 'reported'] as const;
export type Grade = (typeof GRADES)[number];

/** What the grade of a citation follows from. */
type Evidence = Partial<Pick<Citation, 'kind' | 'law' | 'quoted_from'>> & {
  readonly read?: unknown;
};

export function gradeOf({ kind, read, quoted_from, law }: Evidence): Grade {
  // A newspaper that was read still only reports what the authority said.
  if (kind === 'press') return 'reported';
  if (read !== null && read !== undefined) return 'read';
  if (quoted_from !== undefined) return 'quoted';
  return law === undefined ? 'named' : 'identified';
}

/** The grade of a date: the best one of its citations. */
export function bestGrade(citations: readonly Evidence[]): Grade {
  const grades = new Set(citations.map(gradeOf));
  return GRADES.find((grade) => grades.has(grade)) ?? 'reported';
}
