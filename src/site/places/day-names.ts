import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { HolidayRecord } from '../../artifact/schema.ts';
import { type LocalName, localNamesIn } from '../../artifact/words/local-name.ts';
import type { Locale } from '../languages/locale.ts';
import { distinctLocalized, type Localized } from '../languages/localized.ts';
import { sourceWords } from '../languages/source-words.ts';
import { isObservedInName } from '../words.ts';
import type { Place } from './places.ts';

type Named = Pick<HolidayRecord, 'id' | 'name' | 'names'> & { local_name?: string | null };

/**
 * The names of a day on the pages of a calendar.
 * @returns `name` in the language of the page, else in a local one; `localNames` in the others.
 */
export function dayNames(
  place: Place,
  record: Named,
): { readonly name: Localized; readonly localNames: readonly LocalName[] } {
  const { artifact, region, locale } = place;
  const localNames = localNamesIn(artifact, record, region?.code ?? null);
  const { code } = locale.language;
  if (code === 'en') return { name: record.name, localNames };
  const own = record.names?.[code] ?? sourceWords(code).days.get(record.name);
  const [local = { name: record.name, language: 'en' }] = localNames;
  const { name, language } = own === undefined ? local : { name: own, language: code };
  return {
    name: language === code ? printed(name) : [{ text: printed(name), language }],
    localNames: localNames
      .filter((other) => other.language !== language)
      .map((other) => ({ ...other, name: printed(other.name) })),
  };
}

/** Typographic apostrophes: « Jour de l’An ». */
function printed(name: string): string {
  return name.replace(/(?<=\p{sc=Latin})'(?=\p{sc=Latin})/gu, '’');
}

/** The name of a day, marked as observed if it replaces another day and does not say so. */
export function nameInWords(
  place: Place,
  holiday: Pick<ReleasedHoliday, 'record' | 'name' | 'officialDay'>,
): Localized {
  const { t, tell } = place.locale;
  const { name } = dayNames(place, holiday.record);
  return isObservedInName(holiday) ? tell(t.day.nameObserved, { name }) : name;
}

/** A list of the names of days, without duplicates. */
export function listOfNames({ tellList }: Locale, names: readonly Localized[]): Localized {
  return tellList(distinctLocalized(names));
}
