import type { RuleChange } from '../../src/artifact/rules/rule-schema.ts';
import type { Change } from '../../src/artifact/schema.ts';
import { markdownLink, markdownText } from '../../src/text/markdown.ts';
import { countryText } from '../expand/country-artifact.ts';
import { beginsAndEnds } from './begins-and-ends.ts';
import { businessDayChanges } from './business-days.ts';
import { type CountryDifference, changesAnswers, type Data } from './compare-data.ts';
import { compareTranslations } from './compare-translations.ts';
import { withWeekday } from './describe-change.ts';
import type { FieldChange } from './field-changes.ts';
import { counted, table } from './markdown.ts';
import { newDates } from './new-dates.ts';
import type { SourceChange } from './source-changes.ts';

/** The input of a diff report. */
export interface DiffInput {
  /** The other side, such as "release 2026.11.1". */
  readonly against: string;
  readonly before: Data;
  readonly after: Data;
  readonly differences: readonly CountryDifference[];
  readonly rules: readonly RuleChange[];
  /** Examples of rules whose last day moves. */
  readonly examples: readonly {
    readonly rule: string;
    readonly asked: string;
    readonly before: string;
    readonly after: string;
  }[];
  /** Empty against a release, which holds no sources. */
  readonly sources: readonly SourceChange[];
  /** Unreadable files of either side, which are left out. */
  readonly unread: readonly string[];
}

/** Markdown for a pull request: what changes, what does not, and in which files. */
export function diffReport(input: DiffInput): string {
  const parts = [`# Data changes since ${input.against}`, summary(input)];
  for (const difference of input.differences) parts.push(...countryParts(difference));
  for (const { language, changes } of compareTranslations(
    input.before.translations,
    input.after.translations,
  )) {
    parts.push(`## In another language: ${language}`, fieldTable(changes));
  }
  parts.push(...ruleParts(input));
  if (input.sources.length > 0) parts.push(...sourceParts(input.sources));
  parts.push(...stays(input), ...files(input));
  if (input.unread.length > 0) {
    parts.push('## Left out', `Could not be read: ${input.unread.map(markdownText).join(', ')}.`);
  }
  return parts.join('\n\n');
}

function summary(input: DiffInput): string {
  const { before, after, differences, rules, examples, sources } = input;
  const changes = differences.flatMap((difference) => difference.changes);
  const answering = differences.filter(changesAnswers);
  if (changes.length > 0) {
    const kinds = new Map<string, number>();
    for (const { kind } of changes) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    const said = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
    return `${counted(changes.length, 'entry changes', 'entries change')} in ${counted(answering.length, 'country', 'countries')}: ${said}.`;
  }
  if (answering.length > 0) return 'No date moves, but answers change.';
  const translated = compareTranslations(before.translations, after.translations);
  if (rules.some(({ answers }) => answers) || examples.length > 0) {
    return 'No holiday changes, but rules by which terms are counted do.';
  }
  if (differences.length + translated.length + rules.length > 0) {
    return 'No date and no name changes: only texts do.';
  }
  return sources.length > 0
    ? 'Nothing that is published changes: only what the sources say.'
    : 'Nothing changes.';
}

function countryParts(difference: CountryDifference): string[] {
  const { country, before, after, changes, facts, texts } = difference;
  const parts = [`## ${country}: ${markdownText((after ?? before)?.name ?? '')}`];
  if (before === null && after !== null) parts.push('The country is new.', newDates(after));
  if (after === null) parts.push('**The country is gone.**');
  const bounds = beginsAndEnds(difference);
  if (bounds.length > 0) parts.push('### What begins and ends', bounds.join('\n'));
  for (const group of groups(changes)) {
    const [first] = group;
    if (first === undefined) continue;
    const where = first.regions === null ? 'nationwide' : first.regions.join(', ');
    parts.push(`### ${first.year}, ${where}`);
    parts.push(table(['Holiday', 'Before', 'After', 'What happens', 'Source'], group.map(row)));
  }
  if (facts.length > 0 && before !== null)
    parts.push('### What answers rest on', fieldTable(facts));
  const days = businessDayChanges(before, after);
  if (days.length > 0) {
    parts.push(
      '### Business days of the year',
      table(
        ['Year', 'Calendars', 'Before', 'After'],
        days.map(({ year, calendars, before: was, after: is }) => [
          String(year),
          calendars.join(', '),
          String(was ?? '-'),
          was === is ? `${is} (as many, on other days)` : String(is ?? '-'),
        ]),
      ),
    );
  } else if (changesAnswers(difference)) parts.push('Business days: the same in every year.');
  if (texts.length > 0)
    parts.push('### Citations, notes and rulings (no answer depends on them)', fieldTable(texts));
  const untouched = untouchedDates(difference);
  if (untouched !== null) parts.push(untouched);
  return parts;
}

/** The changes of one year and one group of regions, in order. */
function groups(changes: readonly Change[]): Change[][] {
  const found = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.year} ${(change.regions ?? []).join()}`;
    found.set(key, [...(found.get(key) ?? []), change]);
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

function row(change: Change): string[] {
  const { before, after, sources } = change;
  const name = (after ?? before)?.name ?? change.id;
  const turned = before !== null && after !== null && before.date_accuracy !== after.date_accuracy;
  const accuracy = turned ? `, now ${after.date_accuracy}` : '';
  const past = change.past ? ' **(past: the release asks for a reason)**' : '';
  return [
    `${markdownText(name)} (${change.id})`,
    side(before, after),
    side(after, before),
    `${change.kind}${accuracy}${past}`,
    sources
      .map(({ title, url }) => (url === null ? markdownText(title) : markdownLink(title, url)))
      .join('<br>'),
  ];
}

/** One side of a change; names appear only where they differ. */
function side(of: Change['after'], other: Change['after']): string {
  if (of === null) return '-';
  const official = of.official_date === null ? '' : ` for ${withWeekday(of.official_date)}`;
  const dated = `${withWeekday(of.date)}${official}, ${of.date_accuracy}`;
  if (other === null || (of.name === other.name && of.local_name === other.local_name)) {
    return dated;
  }
  const local = of.local_name === null ? '' : ` / ${markdownText(of.local_name)}`;
  return `${dated}<br>${markdownText(of.name)}${local}`;
}

function fieldTable(changes: readonly FieldChange[]): string {
  const text = (value: string | null): string => (value === null ? '-' : markdownText(value));
  return table(
    ['Where', 'Before', 'After'],
    changes.map((change) => [markdownText(change.where), text(change.before), text(change.after)]),
  );
}

function untouchedDates({ before, after, changes }: CountryDifference): string | null {
  if (before === null || after === null) return null;
  const touched = new Set(changes.map((change) => `${change.id} ${change.year}`));
  const others = after.holidays.filter(
    ({ id, date, official_date }) => !touched.has(`${id} ${(official_date ?? date).slice(0, 4)}`),
  );
  return `Not changed in ${after.country}: ${counted(others.length, 'other record')} of ${counted(after.holidays.length, 'record')}.`;
}

/** Added, changed and removed rules, and the examples that they now count differently. */
function ruleParts({ rules, examples }: DiffInput): string[] {
  const parts: string[] = [];
  if (rules.length > 0) {
    const text = (value: string | null): string => (value === null ? '-' : markdownText(value));
    const rows = rules.map(({ rule, kind, where, before, after, past }) => [
      rule,
      where === null ? kind : markdownText(where),
      text(before),
      `${text(after)}${past ? ' **(past: the release asks for a reason)**' : ''}`,
    ]);
    parts.push('## Term rules', table(['Rule', 'What', 'Before', 'After'], rows));
  }
  if (examples.length > 0) {
    const rows = examples.map(({ rule, asked, before, after }) => [rule, asked, before, after]);
    parts.push('## Examples that move', table(['Rule', 'Term', 'Before', 'After'], rows));
  }
  return parts;
}

function sourceParts(sources: readonly SourceChange[]): string[] {
  return [
    '## What was written',
    'Comments and layout are left out.',
    ...sources.flatMap(({ file, changes }) => [`### ${markdownText(file)}`, fieldTable(changes)]),
  ];
}

function stays({ after, differences }: DiffInput): string[] {
  const touched = new Set(differences.map(({ country }) => country));
  const others = after.countries.map(({ country }) => country).filter((code) => !touched.has(code));
  if (others.length === 0) return [];
  return [
    '## What does not change',
    `${counted(others.length, 'country', 'countries')}: ${others.join(', ')}.`,
  ];
}

function files({ before, after, differences, rules }: DiffInput): string[] {
  const changed = differences
    .filter(({ before: old, after: now }) => textOf(old) !== textOf(now))
    .map(({ country }) => `${country}.json`);
  if (JSON.stringify(before.disagreements) !== JSON.stringify(after.disagreements)) {
    changed.push('second-opinion.json');
  }
  for (const { language } of compareTranslations(before.translations, after.translations)) {
    changed.push(`texts-${language}.json`);
  }
  if (rules.length > 0) changed.push('rules.json');
  const said =
    changed.length === 0
      ? 'None: there is nothing to release.'
      : `${changed.join(', ')}; and, as with every release, changes.json and manifest.json.`;
  return ['## Artifacts that change', said];
}

function textOf(artifact: CountryDifference['after']): string | null {
  return artifact === null ? null : countryText(artifact);
}
