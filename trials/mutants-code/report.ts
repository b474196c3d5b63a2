import type { Candidate, Shown } from './mutants/change.ts';
import type { Verdict } from './verdict.ts';

/** A mutant that was tried. */
export interface Judged {
  readonly candidate: Candidate;
  readonly shown: Shown;
  readonly verdict: Verdict;
  /** Whether a ruling says that it is equivalent. */
  readonly isRuled: boolean;
}

export interface Report {
  /** Survivors, then a Markdown table by room. */
  readonly text: string;
  /** Percentage of mutants killed or ruled equivalent. */
  readonly share: number;
}

const NUMBERS = ['mutants', 'killed', 'by time', 'ruled', 'survived'] as const;
type Numbers = Record<(typeof NUMBERS)[number], number>;

/** `src/a/b.ts:12: original → mutated` */
export function lineOf({ candidate, shown }: Judged): string {
  return `${candidate.file}:${shown.line}: ${shown.original} → ${shown.mutated}`;
}

/** The outcome of a mutant in words. */
export function endOf({ verdict, isRuled }: Judged): string {
  if (verdict.end !== 'survived') return `${verdict.end} by ${verdict.by}`;
  if (isRuled) return 'ruled equivalent';
  return verdict.ran === 0 ? 'survived: no test runs it' : `survived ${verdict.ran} test files`;
}

/** Rulings on mutants that a test does kill. */
export function refutedBy(judged: readonly Judged[]): string[] {
  return judged
    .filter(({ verdict, isRuled }) => isRuled && verdict.end !== 'survived')
    .map((each) => `ruled equivalent, and ${endOf(each)}: ${lineOf(each)}`);
}

/** The survivors and the figures of each room. */
export function reportOf(judged: readonly Judged[]): Report {
  const survivors = judged
    .filter(({ verdict, isRuled }) => verdict.end === 'survived' && !isRuled)
    .map((each) => `${lineOf(each)} (${endOf(each)})`);
  const rooms = Map.groupBy(judged, ({ candidate }) => roomOf(candidate.file));
  const rows = [...rooms].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = numbersOf(judged);
  const share = (all.killed + all['by time'] + all.ruled) / Math.max(1, all.mutants);
  const text = [
    ...survivors.sort(),
    '',
    `| Room | ${NUMBERS.join(' | ')} |`,
    `|---|${NUMBERS.map(() => '--:|').join('')}`,
    ...rows.map(([room, mutants]) => rowOf(room, numbersOf(mutants))),
    rowOf('**all**', all),
  ].join('\n');
  return { text, share };
}

/** "src/api", "pipeline/rules"; a file at the top of a root is a room of its own. */
function roomOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

function rowOf(name: string, numbers: Numbers): string {
  return `| ${name} | ${NUMBERS.map((each) => numbers[each]).join(' | ')} |`;
}

function numbersOf(judged: readonly Judged[]): Numbers {
  const count = (isOne: (each: Judged) => boolean): number => judged.filter(isOne).length;
  return {
    mutants: judged.length,
    killed: count(({ verdict }) => verdict.end === 'killed'),
    'by time': count(({ verdict }) => verdict.end === 'killed by time'),
    ruled: count(({ verdict, isRuled }) => verdict.end === 'survived' && isRuled),
    survived: count(({ verdict, isRuled }) => verdict.end === 'survived' && !isRuled),
  };
}
