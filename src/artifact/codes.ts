/** ISO 3166-1 alpha-2: how a release writes a country. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Calendars of money, which are no country's: two systems of payments. None is the code of a region. */
export const MONEY_CODES = ['T2', 'US-FED'] as const;
const MONEY: ReadonlySet<string> = new Set(MONEY_CODES);

/** Whether a code is that of a calendar of money, in upper case. */
export function isMoney(code: string): boolean {
  return MONEY.has(code);
}

/** ISO 3166-2 suffix, the part after the hyphen: how a release writes a region. */
export const REGION_CODE = /^[A-Z0-9]{1,3}$/;
