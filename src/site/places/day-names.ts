import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { HolidayRecord } from '../../artifact/schema.ts';
import { type LocalName, localNamesIn } from '../../artifact/words/local-name.ts';
import { sourceWords } from '../languages/source-words.ts';
import type { Speech } from '../languages/speech.ts';
import { plain, type Told } from '../languages/told.ts';
import { isToldObserved } from '../words.ts';
import type { Place } from './places.ts';

/** What a day has that a name is found by. */
type Named = Pick<HolidayRecord, 'id' | 'name' | 'names'> & { local_name?: string | null };

/** A day's name on a page, and what else it is called there. */
export interface DayNames {
  /** In the language of the page; where it has none, as the people of the place call it. */
  readonly name: Told;
  /** In the other languages of the place. */
  readonly localNames: readonly LocalName[];
}

/** The names of a day on the pages of a calendar. */
export function dayNames(place: Place, record: Named): DayNames {
  const { artifact, region, speech } = place;
  const localNames = localNamesIn(artifact, record, region?.code ?? null);
  const { code } = speech.language;
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

/** « Jour de l’An », where the sources have the apostrophe of a keyboard. */
function printed(name: string): string {
  return name.replace(/(?<=\p{sc=Latin})'(?=\p{sc=Latin})/gu, '’');
}

/** The same of a day that may stand for another one, with what its name does not say of itself. */
export function nameInWords(
  place: Place,
  holiday: Pick<ReleasedHoliday, 'record' | 'name' | 'officialDay'>,
): Told {
  const { t, tell } = place.speech;
  const { name } = dayNames(place, holiday.record);
  return isToldObserved(holiday) ? tell(t.day.nameObserved, { name }) : name;
}

/** Names of days as a list, each once. */
export function listOfNames({ tellList }: Speech, names: readonly Told[]): Told {
  return tellList([...new Map(names.map((name) => [plain(name), name])).values()]);
}
