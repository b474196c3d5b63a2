import type { DataSet } from '../../artifact/data-set.ts';
import type { Change, CountryArtifact } from '../../artifact/schema.ts';
import { parseIsoDate } from '../../calendar/day-number.ts';
import { ENGLISH_LOCALE, type Locale } from '../languages/locale.ts';
import { type Localized, plain } from '../languages/localized.ts';
import { dayNames } from '../places/day-names.ts';
import { nameCalendar, nationalPlace, placeAs, tellRegion } from '../places/places.ts';

/** Of more regions than this, only the first are named. */
const REGIONS_MAX = 4;

/**
 * "United Arab Emirates: Eid al-Fitr 2027 confirmed, 9 March → 10 March".
 * @param country names the regions; from the release that made the change, or a newer one.
 */
export function changeTitle(change: Change, country: CountryArtifact | undefined): string {
  const name = (change.after ?? change.before)?.name ?? change.id;
  const where = country?.name ?? change.country;
  return plain(tellChange(change, where, regionNames(change, country), name, ENGLISH_LOCALE));
}

/** The English names of a change's regions; null for a change of the whole country. */
export function regionNames(
  { regions }: Change,
  country: CountryArtifact | undefined,
): readonly string[] | null {
  if (regions === null) return null;
  return regions.map((code) => country?.regions.find((each) => each.code === code)?.name ?? code);
}

/** The title in the language of the page; names that have no translation stay in English. */
export function changeInWords(dataSet: DataSet, change: Change, locale: Locale): Localized {
  const found = dataSet.countries.get(change.country) ?? dataSet.money.get(change.country);
  if (found === undefined || locale === ENGLISH_LOCALE) {
    return locale.fromSources(changeTitle(change, found?.artifact));
  }
  const place = placeAs(nationalPlace(found), locale);
  const side = change.after ?? change.before;
  const record = found.artifact.holidays.find(
    ({ id, name }) => id === change.id && name === side?.name,
  );
  const regions = change.regions?.map((code): Localized => {
    const region = found.regions.get(code);
    return region ? tellRegion(nameCalendar(found.artifact, region, [], locale.language)) : code;
  });
  const inEnglish = [{ text: side?.name ?? change.id, language: 'en' }];
  const name = record === undefined ? inEnglish : dayNames(place, record).name;
  return tellChange(change, place.name, regions ?? null, name, locale);
}

function tellChange(
  change: Change,
  country: string,
  regions: readonly Localized[] | null,
  name: Localized,
  locale: Locale,
): Localized {
  const { t, say, tell, tellList } = locale;
  const shown =
    regions !== null && regions.length > REGIONS_MAX
      ? [...regions.slice(0, 3), say(t.proof.more, { n: regions.length - 3 })]
      : regions;
  const where =
    shown === null ? country : tell(t.changes.regions, { country, regions: tellList(shown) });
  const values = { where, name, year: String(change.year) };
  const { kind, before, after } = change;
  const [from, to] = [dayOf(before?.date, locale), dayOf(after?.date, locale)];
  if (kind === 'renamed') {
    if (before?.name === after?.name) return tell(t.changes.localName, values);
    // Former names are kept in English only.
    const text = before?.name ?? '';
    const former = locale === ENGLISH_LOCALE ? text : [{ text, language: 'en' }];
    return tell(t.changes.renamed, { ...values, before: former });
  }
  if (kind === 'moved' && from === to) {
    const [was, is] = [before, after].map((side) => side?.official_date ?? side?.date);
    return tell(t.changes.official, { ...values, from: dayOf(was, locale), to: dayOf(is, locale) });
  }
  const { open: reopened, settled: confirmed } = t.changes;
  const sentences = from === to ? { ...t.changes, reopened, confirmed } : t.changes;
  return tell(sentences[kind], { ...values, from, to });
}

function dayOf(date: string | undefined, { dayAndMonth }: Locale): string {
  const day = parseIsoDate(date ?? '');
  return day === null ? '' : dayAndMonth(day);
}
