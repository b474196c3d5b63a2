/** ISO 3166-1 alpha-2, as releases write countries. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;

/** Calendars of money: two payment systems. Neither code is a region's. */
export const MONEY_CODES = ['T2', 'US-FED'] as const;

/** Whether a code names a calendar of money, in upper case. */
export function isMoney(code: string): boolean {
  return (MONEY_CODES as readonly string[]).includes(code);
}

/** ISO 3166-2 suffix, the part after the hyphen, as releases write regions. */
export const REGION_CODE = /^[A-Z0-9]{1,3}$/;
