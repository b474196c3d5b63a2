import type { EndpointName } from '../../../../src/api/endpoints/endpoint.ts';
import { ENDPOINT_BY_PATH } from '../../../../src/api/endpoints/endpoint-table.ts';
import type { Answer as Prepared } from '../../../../src/api/outcome.ts';
import { stampCalendar, writeCalendar } from '../../../../src/api/prepared-calendar.ts';
import {
  type PreparedData,
  writeCountryList,
  writeCountryRecord,
} from '../../../../src/api/prepared-data.ts';
import { calendarOf } from '../../../../src/artifact/calendars.ts';
import type { CountryData } from '../../../../src/artifact/data-set.ts';
import type { CountryArtifact } from '../../../../src/artifact/schema.ts';
import type { Calendar } from '../../../../src/calendar/calendar.ts';
import { SUPPORTED_RANGE } from '../../../../src/calendar/supported-range.ts';
import type { Finding } from '../../../../src/question/finding.ts';
import type { ParameterName } from '../../../../src/question/parameter-table.ts';
import { readQuery, type Value } from '../../../../src/question/read-query.ts';
import { type Calendars, codesOf, findCalendar, joinCalendars, once } from '../calendars.ts';
import { errorOf } from '../error-of.ts';
import { RedletterError } from '../redletter-error.ts';
import type { Answer, Library, Release } from '../types.ts';
import { NamedCalendar } from './named-calendar.ts';

/** Asks an endpoint with parameters that are read already; null: not given. */
export type AskAbout = <Body>(
  endpoint: EndpointName,
  parameters: Readonly<Record<string, Value>>,
) => Answer<Body>;

type Values = Readonly<Record<ParameterName, Value>>;

/** A country of a release, all of it made when it is first asked for. */
interface Opened {
  readonly data: () => CountryData;
  readonly calendars: () => Calendars<NamedCalendar>;
}

/**
 * Countries of a release as a library: the API's endpoints answer, from tables made here.
 * @param countries by upper-case code, sorted; each is read when it is first asked for.
 */
export function openCountries(
  release: Release | null,
  countries: ReadonlyMap<string, () => CountryArtifact>,
): Library {
  const opened = new Map([...countries].map(([code, read]) => [code, openCountry(read, askAbout)]));
  const prepared = once(() => prepare(release, opened));

  function askAbout<Body>(endpoint: EndpointName, parameters: Readonly<Record<string, Value>>) {
    return ask(
      `/v1/${endpoint}`,
      (names) =>
        Object.fromEntries(names.map((name) => [name, parameters[name] ?? null])) as Values,
    ) as Answer<Body>;
  }

  function ask(path: string, read: (names: readonly ParameterName[]) => Values): Answer<unknown> {
    const endpoint = ENDPOINT_BY_PATH.get(path);
    if (endpoint === undefined) {
      throw new RedletterError('not_found', 'There is no endpoint at this path.');
    }
    const outcome: Prepared | Finding = endpoint.answer(prepared(), read(endpoint.parameters));
    if ('code' in outcome) throw errorOf(outcome);
    const { text } = outcome;
    return {
      text,
      get body() {
        return JSON.parse(text);
      },
    };
  }

  const calendars = lookUp(opened, ({ calendars: made }) => made());
  return {
    release,
    codes: () =>
      codesOf(new Map([...opened].map(([code, country]) => [code, country.calendars()]))),
    calendar: (code) => findCalendar(calendars, code),
    joint: (...given) => joinCalendars(calendars, given),
    ask: (question) => {
      const [path = '', ...query] = String(question).split('?');
      return ask(path, (names) => readQuery(query.join('?'), names));
    },
  };
}

function openCountry(read: () => CountryArtifact, ask: AskAbout): Opened {
  const data = once((): CountryData => {
    const artifact = read();
    return {
      artifact,
      national: calendarOf(artifact, null),
      regions: new Map(artifact.regions.map(({ code }) => [code, calendarOf(artifact, code)])),
    };
  });
  const calendars = once((): Calendars<NamedCalendar> => {
    const { artifact, national, regions } = data();
    return {
      national: once(() => new NamedCalendar(artifact, national, ask)),
      regions: new Map(
        [...regions].map(([code, calendar]) => [
          code,
          once(() => new NamedCalendar(artifact, calendar, ask)),
        ]),
      ),
    };
  });
  return { data, calendars };
}

/** What the API answers from: each calendar is written when it is first asked about. */
function prepare(release: Release | null, opened: ReadonlyMap<string, Opened>): PreparedData {
  const dataVersion = release?.version ?? '';
  return {
    dataVersion,
    range: SUPPORTED_RANGE,
    countries: lookUp(opened, ({ data }) => {
      const { artifact, national, regions } = data();
      const write = (calendar: Calendar) =>
        stampCalendar(writeCalendar(calendar, artifact.timezone), dataVersion);
      const written = once(() => write(national));
      return {
        get national() {
          return written();
        },
        regions: { ...lookUp(regions, write), keys: () => regions.keys() },
      };
    }),
    get countryList() {
      const records = [...opened.values()].map(({ data }) => writeCountryRecord(data().artifact));
      return writeCountryList(dataVersion, records);
    },
  };
}

/** A map of which each value is made once, when it is looked up. */
function lookUp<From, To>(
  from: ReadonlyMap<string, From>,
  make: (value: From) => To,
): Pick<ReadonlyMap<string, To>, 'get'> {
  const made = new Map<string, To>();
  return {
    get: (key) => {
      const value = from.get(key);
      if (value !== undefined && !made.has(key)) made.set(key, make(value));
      return made.get(key);
    },
  };
}
