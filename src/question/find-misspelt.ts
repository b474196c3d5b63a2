import { PARAMETER_CODES, type ParameterName } from './parameter-table.ts';

/** What others call a region: the API ignored it once, and answered for the whole country. */
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

/** By what a name is once case, brackets and blanks are taken from it. */
const MEANT: ReadonlyMap<string, ParameterName> = new Map([
  ...(Object.keys(PARAMETER_CODES) as ParameterName[]).map((name) => [name, name] as const),
  ...WORDS_FOR_REGION.map((word) => [word, 'region'] as const),
]);

/** `region[]`, `region[0]`, ` region ` and the like. */
const AROUND_A_NAME = /\[\d*\]|[\s[\](){}]/g;
/** Nothing longer is one of ours with something around it. */
const NAME_LENGTH_MAX = 32;

/**
 * The first of a question's parameters that was meant by a name which is all but its own; null
 * when none was, and then the names are nobody's (Contract 12.2).
 * @param others decoded names, none of them a parameter of the question.
 */
export function findMisspelt(
  others: readonly string[],
  parameters: readonly ParameterName[],
): ParameterName | null {
  for (const name of others) {
    if (name.length > NAME_LENGTH_MAX) continue;
    const bare = name.replace(AROUND_A_NAME, '').toLowerCase();
    const meant = MEANT.get(bare);
    // `date` itself is a name of ours, and says nothing to an endpoint that takes none.
    if (meant !== undefined && name !== meant && parameters.includes(meant)) return meant;
  }
  return null;
}
