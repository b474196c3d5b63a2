import { z } from 'zod';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { readText } from '../read/read-text.ts';
import { readYaml } from '../read/read-yaml.ts';
import { quote } from '../read/suggest.ts';
import { shownName } from '../values/shown-text.ts';
import { strictShape } from '../values/strict-shape.ts';
import { listOfDifferent, regionCode } from '../values/values.ts';
import { diagnosticsOf } from '../values/zod-diagnostics.ts';

/** The form of `places/CC.yaml`: what people call places, for the pages' search alone. */
const placeNamesSchema = strictShape({
  names: listOfDifferent(shownName).optional(),
  regions: z.record(regionCode, listOfDifferent(shownName)).optional(),
  cities: z
    .record(
      shownName,
      strictShape({ region: regionCode.optional(), names: listOfDifferent(shownName).optional() }),
    )
    .optional(),
});

/** A city, the region whose calendar it keeps, if that has one, and its other names. */
type City = readonly [name: string, region: string | null, names: readonly string[]];

/** What people call a country, its regions by code, and its large cities. */
export interface CountryNames {
  readonly names: readonly string[];
  readonly regions: Readonly<Record<string, readonly string[]>>;
  readonly cities: readonly City[];
}

/** Reads `places/CC.yaml`; without one, a country is found by the names in its source file. */
export function readPlaceNames(
  sources: Folder,
  country: string,
  regionCodes: readonly string[],
): { readonly names: CountryNames | null; readonly diagnostics: readonly Diagnostic[] } {
  const name = `places/${country}.yaml`;
  if (sources.names?.includes(name) !== true) return { names: null, diagnostics: [] };
  const text = readText(sources, name);
  if (text.text === null) return { names: null, diagnostics: text.diagnostics };
  const { tree, diagnostics } = readYaml(text.text, `${sources.shownAs}/${name}`);
  if (tree === null) return { names: null, diagnostics };
  const parsed = placeNamesSchema.safeParse(tree.value, { reportInput: true });
  if (!parsed.success) {
    return { names: null, diagnostics: diagnosticsOf(parsed.error.issues, tree) };
  }
  const { names = [], regions = {}, cities = {} } = parsed.data;
  const unknown = (code: string) => !regionCodes.includes(code);
  const message = (code: string) =>
    `${quote(code)} is not a region of ${country}.yaml; ` +
    'write the code of one of its regions, or leave the region out';
  return {
    names: {
      names,
      regions,
      cities: Object.entries(cities).map(([city, { region = null, names: also = [] }]) => [
        city,
        region,
        also,
      ]),
    },
    diagnostics: [
      ...Object.keys(regions)
        .filter(unknown)
        .map((code) => error(tree.placeOfKey(['regions', code]), 'unknown_region', message(code))),
      ...Object.entries(cities).flatMap(([city, { region }]) =>
        region === undefined || !unknown(region)
          ? []
          : [error(tree.placeOf(['cities', city, 'region']), 'unknown_region', message(region))],
      ),
    ],
  };
}
