import type { Endpoint } from './endpoint.ts';

/** Contract 4.5. */
export const countriesEndpoint: Endpoint<never> = {
  name: 'countries',
  parameters: [],
  required: [],
  answer: (data) => data.countryList,
};
