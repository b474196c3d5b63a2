import { PARAMETER_CODES, type ParameterName } from './parameter-table.ts';

/**
 * Other services' names for a region. The API once ignored them and answered for the whole
 * country.
 */
const WORDS_FOR_REGION = [
  'state',
  'province',
  'subdivision',
  'subdivision_code',
  'subdivisioncode',
  'canton',
  'region_code',
  'regioncode',
];

/** Names that replies give to a question's date. */
const WORDS_FOR_DATES = [
  ...['start_date', 'startdate'].flatMap((word) => [
    [word, 'start'] as const,
    [word, 'date'] as const,
  ]),
  ...['end_date', 'enddate'].map((word) => [word, 'end'] as const),
];

/**
 * Names for the pin, that of the calculator's addresses (`data`) among them. The pin is a header
 * field: in a query it would be ignored, and another release would answer.
 */
const WORDS_FOR_PIN = [
  ...['data_version', 'data-version', 'dataversion', 'x-data-version', 'x_data_version'],
  ...['data', 'version', 'release', 'data_release', 'release_version', 'pin'],
];

/** The meaning of a name: a parameter, or the pin, which no query has. */
export type Meant = ParameterName | 'data_version';

/** A name that is a near miss. */
export interface NearMiss {
  readonly parameter: Meant;
  /** As in the query, decoded; never repeated to a client. */
  readonly written: string;
}

/** The names, without case, brackets and blanks. */
const MEANT = Map.groupBy(
  [
    ...(Object.keys(PARAMETER_CODES) as ParameterName[]).map((name) => [name, name] as const),
    ...WORDS_FOR_REGION.map((word) => [word, 'region'] as const),
    ...WORDS_FOR_DATES,
    ...WORDS_FOR_PIN.map((word) => [word, 'data_version'] as const),
  ],
  ([word]) => word,
);

/** `region[]`, `region[0]`, ` region ` and the like. */
const AROUND_A_NAME = /\[\d*\]|[\s[\](){}]/g;
/** Anything longer is not one of our names with brackets or blanks. */
const NAME_LENGTH_MAX = 32;

/**
 * The first name that is a near miss of a parameter or of the pin; null if there is none
 * (Contract 12.2).
 * @param others decoded names, none of them a parameter of the question.
 */
export function findMisspelt(
  others: readonly string[],
  parameters: readonly ParameterName[],
): NearMiss | null {
  for (const name of others) {
    if (name.length > NAME_LENGTH_MAX) continue;
    const bare = name.replace(AROUND_A_NAME, '').toLowerCase();
    for (const [, parameter] of MEANT.get(bare) ?? []) {
      if (parameter === 'data_version') return { parameter, written: name };
      // `date` itself is a name of ours, and misleads nobody at an endpoint without it.
      if (name !== parameter && parameters.includes(parameter)) return { parameter, written: name };
    }
  }
  return null;
}
