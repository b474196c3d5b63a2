import { QUESTION_TABLE, requiredOf } from '../../question/question-table.ts';
import {
  findMissing,
  findUnheldYear,
  isFinding,
  readCalendar,
  readYear,
} from '../../question/read-parameters.ts';
import type { Answer } from '../outcome.ts';
import {
  addBusinessDaysEndpoint,
  countBusinessDaysEndpoint,
  isBusinessDayEndpoint,
} from './business-days.ts';
import { deadlineEndpoint } from './deadline.ts';
import { type Endpoint, pathOf } from './endpoint.ts';

/** The version of the interface (contract 9). */
export const INTERFACE_VERSION = '1.1.0';

/** Contract 4.4. */
const holidaysEndpoint: Endpoint<'country' | 'year' | 'region'> = {
  name: 'holidays',
  parameters: QUESTION_TABLE.holidays,
  required: requiredOf(QUESTION_TABLE.holidays),
  answer(data, values) {
    const missing = findMissing(values, this.required);
    if (missing !== null) return missing;
    const year = readYear(values.year, data.range);
    if (isFinding(year)) return year;
    const prepared = readCalendar(data.countries, values.country, values.region);
    if (isFinding(prepared)) return prepared;
    const unheld = findUnheldYear(year, prepared.calendar.range);
    // Every supported year has a list.
    return unheld ?? (prepared.tagged(data.dataVersion).lists.get(year) as Answer);
  },
};

/** Contract 4.5. */
const countriesEndpoint: Endpoint<never> = {
  name: 'countries',
  parameters: [],
  required: [],
  answer: (data) => data.countryList,
};

/** Contract 4.7. */
const deadlineRulesEndpoint: Endpoint<'country'> = {
  name: 'deadline-rules',
  parameters: QUESTION_TABLE.deadlineRules,
  required: [],
  answer(data, { country }) {
    if (country === null) return data.rules.list(null);
    const prepared = readCalendar(data.countries, country, null);
    return isFinding(prepared) ? prepared : data.rules.list(prepared.calendar.country);
  },
};

/** The endpoints, in the order of Contract 4. */
export const ENDPOINTS = [
  isBusinessDayEndpoint,
  addBusinessDaysEndpoint,
  countBusinessDaysEndpoint,
  holidaysEndpoint,
  countriesEndpoint,
  deadlineEndpoint,
  deadlineRulesEndpoint,
] as const;

/** By exact path; `/v1/countries/` or `/V1/countries` are other paths (Contract 10.2). */
export const ENDPOINT_BY_PATH: ReadonlyMap<string, Endpoint> = new Map(
  ENDPOINTS.map((endpoint): [string, Endpoint] => [pathOf(endpoint), endpoint as Endpoint]),
);
