import { formatIsoDate, parseIsoDate } from '../../../src/calendar/day-number.ts';
import { isWithin } from '../../../src/calendar/supported-range.ts';
import { type BoundAnswer, wereReadBefore } from '../../country/bounds.ts';
import { type OfficialList, officialListSchema } from '../../country/official-list.ts';
import { isWeekend } from '../../country/weekend.ts';
import { citedBounds } from '../../expand/cited-bounds.ts';
import type { ExpandedCountry } from '../../expand/expanded-date.ts';
import { type Diagnostic, error } from '../../read/diagnostic.ts';
import type { Folder } from '../../read/folder.ts';
import { orChoices, quote } from '../../read/suggest.ts';
import type { Path, YamlTree } from '../../read/yaml-tree.ts';
import { isoDateHint } from '../../values/date-hints.ts';
import { readListFile } from '../../values/read-list-file.ts';
import { checkSameCopy } from './same-copy.ts';

/**
 * Compares a country with the official lists of `sources/official/CC.yaml`: whole years, presence
 * and absence, every calendar a list names.
 */
export function compareOfficial(
  country: ExpandedCountry,
  official: Folder,
): { diagnostics: Diagnostic[]; compared: number; circular: number } {
  const { code } = country.file;
  const read = readListFile(official, `${code}.yaml`, officialListSchema);
  const diagnostics: Diagnostic[] = [...read.diagnostics];
  let compared = 0;
  let circular = 0;
  for (const [index, list] of read.entries.entries()) {
    if (read.tree === null) continue;
    diagnostics.push(...badDates(list, index, read.tree));
    diagnostics.push(...checkSameCopy(country, list, index, read.tree));
    for (const [position, calendar] of list.calendars.entries()) {
      const region = calendar.slice(3);
      if (
        calendar.slice(0, 2) !== code ||
        (region !== '' && !country.file.regionCodes.includes(region))
      ) {
        const choices = [code, ...country.file.regionCodes.map((each) => `${code}-${each}`)];
        const place = read.tree.placeOf([index, 'calendars', position]);
        diagnostics.push(
          error(
            place,
            'unknown_region',
            `${quote(calendar)} is not a calendar of ${code}${orChoices(calendar, choices)}`,
          ),
        );
        continue;
      }
      diagnostics.push(...compareCalendar(country, list, index, region, read.tree));
      compared += list.years.length;
      if (list.same_copy !== undefined) circular += list.years.length;
    }
  }
  return { diagnostics, compared, circular };
}

function compareCalendar(
  country: ExpandedCountry,
  list: OfficialList,
  index: number,
  region: string,
  tree: YamlTree,
): Diagnostic[] {
  const { file, dates } = country;
  const found: Diagnostic[] = [];
  // A list may be present before its year is published.
  const inYears = (iso: string): boolean => {
    const day = parseIsoDate(iso);
    const isListed = list.years.includes(Number(iso.slice(0, 4)));
    return day !== null && isListed && isWithin(day, file.range);
  };
  const isOff = (iso: string): boolean => isWeekend(file.source, parseIsoDate(iso) ?? 0);
  const counts = (iso: string): boolean => inYears(iso) && !(list.weekdays_only && isOff(iso));
  const ours = new Map(
    dates
      .filter((date) => date.regions === null || date.regions.includes(region))
      .map((date) => [formatIsoDate(date.day), date]),
  );
  const calendar = region === '' ? file.code : `${file.code}-${region}`;
  const bounds = citedBounds(country);
  // A law that begins or ends a holiday overrides a list copied before the law was read.
  const isLater = ({ cite }: BoundAnswer): boolean => wereReadBefore(list.transcribed, cite, file);
  const answers = (bound: BoundAnswer | null): boolean => bound !== null && !isLater(bound);
  const later = (bound: BoundAnswer | null): string =>
    bound === null ? '' : ` (copied after ${bound.cite.join(', ')} was read)`;
  for (const [iso, name] of Object.entries(list.dates)) {
    const excused = list.left_out?.[iso] !== undefined;
    if (!counts(iso) || ours.has(iso) === !excused) continue;
    const bound = bounds.absent(region || null, parseIsoDate(iso) ?? 0);
    if (!excused && answers(bound)) continue;
    const place = tree.placeOfKey(excused ? [index, 'left_out', iso] : [index, 'dates', iso]);
    const message = excused
      ? `${calendar} has ${iso} (${name}) after all; remove it from "left_out"`
      : `${calendar} lacks ${iso}, which the official list has as ${quote(name)}${later(bound)}; correct ${file.shownAs} or say why under "left_out"`;
    const told = error(place, 'official_list', message);
    found.push(excused ? told : { ...told, block: excuse(list, 'left_out', iso) });
  }
  for (const [iso, date] of ours) {
    if (!counts(iso) || list.dates[iso] !== undefined || list.not_listed?.[iso] !== undefined)
      continue;
    const bound = bounds.present(region || null, date.day);
    if (answers(bound)) continue;
    const place = file.placeOf(['holidays', date.holiday, 'id']);
    const message = `${calendar} has ${iso} (${date.id}), which ${quote(list.title)} does not list${later(bound)}; correct it or say why under "not_listed" of the list`;
    found.push({
      ...error(place, 'official_list', message),
      block: excuse(list, 'not_listed', iso),
    });
  }
  for (const iso of Object.keys(list.not_listed ?? {})) {
    // One list may cover several calendars, of which only some need the exception.
    const needed = list.calendars.some((each) => {
      const code = each.slice(3);
      const isOurs = dates.some(
        (date) =>
          formatIsoDate(date.day) === iso && (date.regions === null || date.regions.includes(code)),
      );
      return isOurs || bounds.absent(code || null, parseIsoDate(iso) ?? 0) !== null;
    });
    if (needed && list.dates[iso] === undefined) continue;
    const place = tree.placeOfKey([index, 'not_listed', iso]);
    found.push(
      error(
        place,
        'needless_ruling',
        `nothing needs "not_listed" for ${iso} any longer; remove it`,
      ),
    );
  }
  return found;
}

/** The lines to paste into a list that differs for a reason. */
function excuse(list: OfficialList, key: 'left_out' | 'not_listed', iso: string): string[] {
  const entry = `    ${iso}:`;
  return list[key] === undefined
    ? [`# in ${quote(list.title)}, above "dates", with the reason:`, `  ${key}:`, entry]
    : [`# in ${quote(list.title)}, under "${key}", with the reason:`, entry];
}

function badDates(list: OfficialList, index: number, tree: YamlTree): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const key of ['dates', 'left_out', 'not_listed'] as const) {
    for (const iso of Object.keys(list[key] ?? {})) {
      const path: Path = [index, key, iso];
      if (parseIsoDate(iso) === null) {
        found.push(
          error(
            tree.placeOfKey(path),
            'invalid_value',
            `${quote(iso)} is not a date; ${isoDateHint(iso)}`,
          ),
        );
      } else if (!list.years.includes(Number(iso.slice(0, 4)))) {
        found.push(
          error(
            tree.placeOfKey(path),
            'wrong_year',
            `${iso} is not in the years of this list, ${list.years.join(', ')}`,
          ),
        );
      } else if (key === 'left_out' && list.dates[iso] === undefined) {
        found.push(
          error(
            tree.placeOfKey(path),
            'needless_ruling',
            `${iso} is not under "dates"; "left_out" is for dates of the official list`,
          ),
        );
      }
    }
  }
  return found;
}
