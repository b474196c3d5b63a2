import type { Endpoint } from './endpoint.ts';

/** Contract 4.5. */
export const countriesEndpoint: Endpoint<never> = {
  name: 'countries',
  parameters: [],
  answer: (data) => data.countryList,
};
