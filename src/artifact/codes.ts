/** ISO 3166-1 alpha-2: how a release writes a country. */
export const COUNTRY_CODE = /^[A-Z]{2}$/;

/** ISO 3166-2 suffix, the part after the hyphen: how a release writes a region. */
export const REGION_CODE = /^[A-Z0-9]{1,3}$/;
