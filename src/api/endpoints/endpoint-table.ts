import { QUESTION_TABLE } from '../../question/question-table.ts';
import { isFinding, readCalendar } from '../../question/read-parameters.ts';
import { addBusinessDaysEndpoint } from './add-business-days.ts';
import { countBusinessDaysEndpoint } from './count-business-days.ts';
import { deadlineEndpoint } from './deadline.ts';
import { type Endpoint, pathOf } from './endpoint.ts';
import { holidaysEndpoint } from './holidays.ts';
import { isBusinessDayEndpoint } from './is-business-day.ts';

/** The version of the interface (contract 9). */
export const INTERFACE_VERSION = '1.1.0';

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
