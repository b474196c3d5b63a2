import { legalYear } from '../../src/artifact/calendars.ts';
import { isMoney } from '../../src/artifact/codes.ts';
import type { RuleRecord } from '../../src/artifact/rules/rule-schema.ts';
import type {
  BesideRecord,
  Change,
  CountryArtifact,
  Disagreement,
} from '../../src/artifact/schema.ts';
import type { Translation } from '../../src/artifact/words/translation.ts';
import { changesOfAll } from './changes.ts';
import { type FieldChange, fieldChanges } from './field-changes.ts';

/**
 * The contents of a release: countries, calendars of money, rulings on the second opinion, and
 * their translations.
 */
export interface Data {
  readonly countries: readonly CountryArtifact[];
  readonly disagreements: readonly Disagreement[];
  readonly translations: readonly Translation[];
  /** The term rules, by id. */
  readonly rules: readonly RuleRecord[];
}

/** How the data of one country differs. */
export interface CountryDifference {
  readonly country: string;
  readonly before: CountryArtifact | null;
  readonly after: CountryArtifact | null;
  /** Computed dates and names. */
  readonly changes: readonly Change[];
  /** What the service says or computes with, apart from dates: weekend, regions, names. */
  readonly facts: readonly FieldChange[];
  /** Citations, notes, rulings: no answer depends on them. */
  readonly texts: readonly FieldChange[];
}

/** The countries that differ, sorted by code. `today` (ISO date) decides what is past. */
export function compareData(before: Data, after: Data, today: string): CountryDifference[] {
  const changes = changesOfAll(before.countries, after.countries, today);
  const codes = [...before.countries, ...after.countries].map((artifact) => artifact.country);
  return [...new Set(codes)].sort().flatMap((country) => {
    const old = before.countries.find((artifact) => artifact.country === country) ?? null;
    const now = after.countries.find((artifact) => artifact.country === country) ?? null;
    const both = old !== null && now !== null;
    const difference = {
      country,
      before: old,
      after: now,
      changes: changes.filter((change) => change.country === country),
      facts: both ? fieldChanges(factsOf(old), factsOf(now)) : [presence(old, now)],
      texts: both
        ? [
            ...fieldChanges(textsOf(old, now), textsOf(now, old)),
            ...citeChanges(old, now),
            ...fieldChanges(rulingsOf(before, country), rulingsOf(after, country), ['rulings']),
          ]
        : [],
    };
    return hasDifference(difference) ? [difference] : [];
  });
}

/** Whether an answer of the service changes: a date, a name, the weekend, a region. */
export function changesAnswers(difference: CountryDifference): boolean {
  const comesOrGoes = difference.before === null || difference.after === null;
  return difference.changes.length > 0 || difference.facts.length > 0 || comesOrGoes;
}

function hasDifference(difference: CountryDifference): boolean {
  return changesAnswers(difference) || difference.texts.length > 0;
}

/** Compared separately, or the same on both sides. */
const APART = new Set(['schema_version', 'country', 'holidays']);
/** Fields that no answer depends on; translated names are reported with the names (`changesOf`). */
const TEXTS = new Set([
  'local_language',
  'notes',
  'how_days_move',
  'citations',
  'about',
  'article',
  'other_names',
  'week_starts',
  'languages',
  'beside',
]);

/** Everything in a file apart from dates and texts, fields new to the format included. */
function factsOf(artifact: CountryArtifact): object {
  return {
    ...fieldsOf(artifact, (key) => !TEXTS.has(key) && !APART.has(key)),
    weekends: keyed(artifact.weekends, ({ from }) => from ?? 'first'),
    worked_weekends: keyed(artifact.worked_weekends, ({ date }) => date),
    regions: artifact.regions.map(({ code, name }) => ({ code, name })),
  };
}

function textsOf(artifact: CountryArtifact, other: CountryArtifact): object {
  const doubted = artifact.holidays.filter(({ doubt }) => doubt !== undefined);
  return {
    ...fieldsOf(artifact, (key) => TEXTS.has(key)),
    names: otherNamesOf(artifact, other),
    beside: keyed(artifact.beside, keyOf),
    doubts: doubted.map((record) => ({ key: keyOf(record), doubt: record.doubt })),
    // Added and removed regions are reported whole, among the facts.
    regions: artifact.regions
      .filter(({ code }) => other.regions.some((each) => each.code === code))
      .map(({ name: _, ...told }) => told),
  };
}

/** Names in languages that no calendar of the day uses; a change to one is a renaming. */
function otherNamesOf(artifact: CountryArtifact, other: CountryArtifact): object {
  // Added and removed days are reported whole, with their dates.
  const kept = new Set(other.holidays.map(({ id }) => id));
  const found: Record<string, Record<string, string>> = {};
  for (const record of artifact.holidays.filter(({ id }) => kept.has(id))) {
    const main = mainLanguages(artifact, record);
    const others = Object.entries(record.names ?? {}).filter(([tag]) => !main.has(tag));
    found[record.id] = { ...found[record.id], ...Object.fromEntries(others) };
  }
  return found;
}

/**
 * The main languages of the places that keep a day: those in which `changesOf` reports its name.
 */
function mainLanguages(
  { languages, regions }: CountryArtifact,
  record: CountryArtifact['holidays'][number],
): Set<string | undefined> {
  const kept = regions.filter(({ code }) => record.regions?.includes(code) ?? true);
  const own = kept.map((region) => (region.languages ?? languages)?.[0]);
  return new Set(record.regions === undefined ? [languages?.[0], ...own] : own);
}

function fieldsOf(artifact: CountryArtifact, isWanted: (key: string) => boolean): object {
  return Object.fromEntries(Object.entries(artifact).filter(([key]) => isWanted(key)));
}

function keyOf({ id, date, regions = [] }: Pick<BesideRecord, 'id' | 'date' | 'regions'>): string {
  return [id, date.slice(0, 4), ...regions].join(' ');
}

/** A list whose members have keys of their own. */
function keyed<T extends object>(
  list: readonly T[] | undefined,
  key: (member: T) => string,
): (T & { readonly key: string })[] | undefined {
  return list?.map((member) => ({ ...member, key: key(member) }));
}

/** An added or removed country or calendar of money, as one fact: "39 dates, 3 regions". */
function presence(before: CountryArtifact | null, after: CountryArtifact | null): FieldChange {
  const said = (artifact: CountryArtifact | null): string | null =>
    artifact === null
      ? null
      : isMoney(artifact.country)
        ? `${artifact.holidays.length} dates`
        : `${artifact.holidays.length} dates, ${artifact.regions.length} regions`;
  const where = isMoney((before ?? after)?.country ?? '') ? 'calendar' : 'country';
  return { where, before: said(before), after: said(after) };
}

/** Citations of records on both sides, once per holiday. */
function citeChanges(before: CountryArtifact, after: CountryArtifact): FieldChange[] {
  const [old, now] = [citesOf(before), citesOf(after)];
  const found = new Map<string, FieldChange>();
  for (const [key, cite] of now) {
    const was = old.get(key);
    if (was === undefined || was === cite) continue;
    const where = `citations of ${key.split(' ')[0]}`;
    found.set(`${where} ${was} ${cite}`, { where, before: was, after: cite });
  }
  return [...found.values()];
}

function citesOf(artifact: CountryArtifact): Map<string, string> {
  return new Map(
    artifact.holidays.flatMap((record) =>
      (record.regions ?? ['']).map((region): [string, string] => [
        `${record.id} ${legalYear(record)} ${region}`,
        record.cite.join(', '),
      ]),
    ),
  );
}

function rulingsOf(data: Data, country: string): object[] {
  return data.disagreements
    .filter((each) => each.country === country)
    .map(({ only, name, region, date, reason, cite }) => ({
      key: `${region === null ? country : `${country}-${region}`} ${date}`,
      only,
      name,
      reason,
      cite,
    }));
}
