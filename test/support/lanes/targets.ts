/** A valid question to each endpoint, over the toy world. */
export const TARGETS: readonly string[] = [
  '/v1/is-business-day?date=2026-06-01&country=AA',
  '/v1/add-business-days?date=2026-06-01&country=AA&days=1&region=X1',
  '/v1/count-business-days?start=2026-06-01&end=2026-07-01&country=AA',
  '/v1/holidays?country=AA',
  '/v1/countries',
];
