import type { RuleChange } from '../../src/artifact/rules/rule-schema.ts';
import type { Change, FactChange } from '../../src/artifact/schema.ts';
import { quote } from '../read/suggest.ts';
import { shownTextFault } from '../values/shown-text.ts';
import type { News } from './news.ts';

/** Why the past is answered differently, and which changes that explains. */
export interface Reason {
  /** Like "GB may-day 2025", as it was written. */
  readonly about: string;
  readonly text: string;
}

/** Placeholder for the reason in lines to be pasted. */
const TO_WRITE = 'why the old answer was wrong';

/** Separates what a reason is about from the reason. */
const SEPARATOR = ': ';

/** Reads "GB may-day 2025: Misprinted in the list." or says, in words, what is wrong with it. */
export function readReason(line: string): Reason | string {
  const at = line.indexOf(SEPARATOR);
  const [about, text] = [line.slice(0, at).trim(), line.slice(at + SEPARATOR.length).trim()];
  if (at < 0 || !/^(?:[A-Z][A-Z0-9](-[A-Z0-9]{1,3})? \S|[a-z0-9]+(?:-[a-z0-9]+)+$)/u.test(about)) {
    return `${quote(line)} does not say what it explains; write it like "GB 2025-05-05: Misprinted in the list." (country or region; a date, a holiday's id, its id and year, a fact or a kind of change; or a term rule's id; a colon; the reason)`;
  }
  if (text === '' || text === TO_WRITE) {
    return `the reason for ${quote(about)} is missing; write after the colon ${TO_WRITE}`;
  }
  const fault = shownTextFault(text);
  return fault === null ? { about, text } : `the reason for ${quote(about)}: ${fault}`;
}

/** Reads a file of reasons, one a line; empty lines and lines that begin with "#" are skipped. */
export function readReasons(text: string): (Reason | string)[] {
  return text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(readReason);
}

/** A change that may need a reason. */
type Explained = Change | FactChange | RuleChange;

/** The changes of a release, each past one with its own reason. */
export interface Reasoned {
  readonly changes: readonly Change[];
  readonly facts: readonly FactChange[];
  readonly rules: readonly RuleChange[];
  /** Past changes without a reason. */
  readonly unexplained: readonly Explained[];
  /** Reasons that explain nothing. */
  readonly needless: readonly Reason[];
}

/** Gives each past change its reason; of several that fit, the most specific. */
export function withReasons(
  { changes, facts, rules }: Pick<News, 'changes' | 'facts' | 'rules'>,
  reasons: readonly Reason[],
): Reasoned {
  const used = new Set<Reason>();
  const unexplained: Explained[] = [];
  const explain = <T extends Explained>(change: T): T => {
    if (!change.past) return { ...change, reason: null };
    const fitting = namesOf(change).flatMap((name) =>
      reasons.filter((reason) => reason.about === name),
    );
    for (const reason of fitting) used.add(reason);
    if (fitting.length === 0) unexplained.push(change);
    return { ...change, reason: fitting[0]?.text ?? null };
  };
  const explained = {
    changes: changes.map(explain),
    facts: facts.map(explain),
    rules: rules.map(explain),
  };
  return { ...explained, unexplained, needless: reasons.filter((reason) => !used.has(reason)) };
}

/** The lines to write for changes without a reason: one a holiday, one a fact. */
export function reasonsToWrite(unexplained: readonly Explained[]): string[] {
  const abouts = unexplained.map((change) => {
    if ('rule' in change) return change.rule;
    return 'id' in change
      ? `${change.country} ${change.id}`
      : `${change.country} ${firstOf(change)}`;
  });
  return [...new Set(abouts)].map((about) => `${about}${SEPARATOR}${TO_WRITE}`);
}

/** How a reason may name a change, the most specific name first. */
function namesOf(change: Explained): string[] {
  if ('rule' in change) return [change.rule];
  if (!('id' in change)) {
    return [`${change.country} ${change.where}`, `${change.country} ${firstOf(change)}`];
  }
  const { country, regions, id, year, kind, before, after } = change;
  const places = [...(regions ?? []).map((region) => `${country}-${region}`), country];
  const dates = [before?.date, after?.date].filter((date) => date !== undefined);
  return [`${id} ${year}`, ...dates, id, kind].flatMap((name) =>
    places.map((place) => `${place} ${name}`),
  );
}

/** "regions" of "regions › BB › name". */
function firstOf({ where }: FactChange): string {
  return where.split(' › ')[0] ?? where;
}
