import { RULES } from 'redletter:rules';
import {
  type PreparedCalendar,
  type PreparedCountry,
  type PreparedData,
  writeCalendar,
  writeCountryList,
  writeCountryRecord,
} from '../../../../src/api/prepared-data.ts';
import { PreparedRules } from '../../../../src/api/prepared-rules.ts';
import { calendarOf } from '../../../../src/artifact/calendars.ts';
import { isMoney } from '../../../../src/artifact/codes.ts';
import type { RuleRecord } from '../../../../src/artifact/rules/rule-schema.ts';
import { type DayRange, SUPPORTED_RANGE } from '../../../../src/calendar/supported-range.ts';
import { NamedCalendar } from '../named/named-calendar.ts';
import type { NamedCountries, NamedCalendar as Public } from '../types.ts';

/** Only a server sends entity tags, which identify the release. */
const DATA_VERSION = '';

const CALENDARS = new WeakMap<NamedCalendar, PreparedCalendar>();
const COUNTRIES = new WeakMap<NamedCountries, PreparedData>();

/** The API's data; each calendar is built when it is first requested. */
export function prepareCountries(
  countries: NamedCountries & {
    readonly range?: DayRange;
    readonly rules?: readonly RuleRecord[];
  },
): PreparedData {
  const { range = SUPPORTED_RANGE, rules = RULES } = countries;
  const known = COUNTRIES.get(countries);
  if (known !== undefined) return known;
  // The API has no calendar of money.
  const codes = [...countries.keys()].filter((code) => !isMoney(code));
  const find = (code: string): PreparedCountry | undefined => {
    const country = countries.get(code);
    if (country === undefined) return undefined;
    const { national, regions } = country;
    return {
      get record() {
        return writeCountryRecord(named(national()).artifact);
      },
      get national() {
        return written(national());
      },
      regions: {
        get: (region) => {
          const calendar = regions.get(region);
          return calendar === undefined ? undefined : written(calendar());
        },
        keys: () => regions.keys(),
      },
    };
  };
  const prepared: PreparedData = {
    dataVersion: DATA_VERSION,
    range,
    countries: { get: find },
    rules: new PreparedRules(rules, DATA_VERSION, null),
    get countryList() {
      return writeCountryList(
        DATA_VERSION,
        codes.flatMap((code) => find(code) ?? []),
      );
    },
  };
  COUNTRIES.set(countries, prepared);
  return prepared;
}

/** The same for one calendar, and its name in a question. */
export function prepareCalendar(calendar: Public): {
  readonly data: PreparedData;
  readonly where: { readonly country: string; readonly region: string | null };
} {
  const { artifact, region, range } = named(calendar);
  if (isMoney(artifact.country)) throw new TypeError('the API has no calendar of money');
  const national = () => calendar;
  const regions = new Map(region === null ? [] : [[region, national]]);
  const countries = new Map([[artifact.country, { national, regions }]]);
  return {
    data: prepareCountries(Object.assign(countries, { range })),
    where: { country: artifact.country, region },
  };
}

function written(calendar: Public): PreparedCalendar {
  const own = named(calendar);
  const known = CALENDARS.get(own);
  if (known !== undefined) return known;
  const { artifact, region, range } = own;
  const made = writeCalendar(calendarOf(artifact, region, range), artifact.timezone);
  CALENDARS.set(own, made);
  return made;
}

function named(calendar: Public): NamedCalendar {
  if (calendar instanceof NamedCalendar) return calendar;
  throw new TypeError('answers() takes a calendar of redletter/all, of a country, or of open()');
}
