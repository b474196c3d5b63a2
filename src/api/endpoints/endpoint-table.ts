import { addBusinessDaysEndpoint } from './add-business-days.ts';
import { countBusinessDaysEndpoint } from './count-business-days.ts';
import { countriesEndpoint } from './countries.ts';
import { deadlineEndpoint } from './deadline.ts';
import { deadlineRulesEndpoint } from './deadline-rules.ts';
import { type Endpoint, pathOf } from './endpoint.ts';
import { holidaysEndpoint } from './holidays.ts';
import { isBusinessDayEndpoint } from './is-business-day.ts';

/** The version of the interface (contract 9). */
export const INTERFACE_VERSION = '1.1.0';

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
