import { PARAMETER_CODES, type ParameterName } from './parameter-table.ts';

/**
 * Other names for a parameter, and for the pin (`data_version`). Ignoring such a name would
 * answer another question: for the whole country instead of a region, or from another release,
 * because the pin is a header field.
 */
const OTHER_NAMES: readonly (readonly [Meant, names: string])[] = [
  ['region', 'state province canton region_code regioncode'],
  ['region', 'subdivision subdivision_code subdivisioncode'],
  // Replies use these names for the dates of a question.
  ['start', 'start_date startdate'],
  ['date', 'start_date startdate'],
  ['end', 'end_date enddate'],
  ['data_version', 'data_version data-version dataversion x-data-version x_data_version'],
  ['data_version', 'data version release data_release release_version pin'],
];

/** What a name is taken to mean: a parameter, or the pin, which is not a query parameter. */
type Meant = ParameterName | 'data_version';

/** A name that is a near miss. */
export interface NearMiss {
  readonly parameter: Meant;
  /** The name as written, decoded; never repeated to a client. */
  readonly written: string;
}

/** The meanings of each name, written without case, brackets and blanks. */
const MEANT = Map.groupBy(
  [
    ...(Object.keys(PARAMETER_CODES) as ParameterName[]).map((name) => [name, name] as const),
    ...OTHER_NAMES.flatMap(([meant, names]) =>
      names.split(' ').map((name) => [name, meant] as const),
    ),
  ],
  ([name]) => name,
);

/** The brackets and blanks of `region[]`, `region[0]`, ` region ` and the like. */
const AROUND_A_NAME = /\[\d*\]|[\s[\](){}]/g;
/** The longest name that can be a near miss. */
const NAME_LENGTH_MAX = 32;

/**
 * Finds the first near miss of a parameter or of the pin; null if there is none (Contract 12.2).
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
      // An endpoint without this parameter ignores the name, like any unknown one.
      if (name !== parameter && parameters.includes(parameter)) return { parameter, written: name };
    }
  }
  return null;
}
