import { COUNTRY_CODE, isMoney } from '../../src/artifact/codes.ts';
import { heldRange, SUPPORTED_RANGE } from '../../src/calendar/supported-range.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { readText } from '../read/read-text.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { YamlTree } from '../read/yaml-tree.ts';
import { readListFile } from '../values/read-list-file.ts';
import { diagnosticsOf } from '../values/zod-diagnostics.ts';
import { readAnnounced } from './announced-dates.ts';
import type { CountryFile } from './country-file.ts';
import { type CountrySource, countrySchema } from './country-schema.ts';
import { crossCheck } from './cross-check/index.ts';
import { officialListSchema } from './official-list.ts';
import { readRulings } from './rulings.ts';
import { readStatutes } from './statutes.ts';

export interface CountryResult {
  /** Null when the file does not have the form of a source file. */
  readonly file: CountryFile | null;
  /** The file's content, valid or not; undefined when it is not YAML. */
  readonly written?: unknown;
  readonly diagnostics: readonly Diagnostic[];
}

/** The codes of the countries and calendars of money that have a source file, sorted. */
export function listCountries(sources: Folder): string[] {
  return (sources.names ?? [])
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .filter((code) => COUNTRY_CODE.test(code) || isMoney(code));
}

/** Reads `CC.yaml` and, where present, `CC.dates.csv`, `rulings/CC.yaml` and `statutes/CC.yaml`. */
export function readCountry(sources: Folder, code: string): CountryResult {
  const name = `${code}.yaml`;
  const text = readText(sources, name);
  if (text.text === null) return { file: null, diagnostics: text.diagnostics };
  const yaml = readYaml(text.text, `${sources.shownAs}/${name}`);
  if (yaml.tree === null) return { file: null, diagnostics: yaml.diagnostics };
  const parsed = countrySchema.safeParse(yaml.tree.value, { reportInput: true });
  if (!parsed.success) {
    return {
      file: null,
      written: yaml.tree.value,
      diagnostics: diagnosticsOf(parsed.error.issues, yaml.tree),
    };
  }
  return withCompanions(sources, code, parsed.data, yaml.tree);
}

function withCompanions(
  sources: Folder,
  code: string,
  source: CountrySource,
  tree: YamlTree,
): CountryResult {
  const dates = `${code}.dates.csv`;
  const announced =
    sources.names?.includes(dates) === true
      ? readAnnounced(sources, dates, source)
      : { rows: [], diagnostics: [] };
  const rulings = readRulings(sources, code);
  const statutes = readStatutes(sources, code);
  const file: CountryFile = {
    code,
    shownAs: `${sources.shownAs}/${code}.yaml`,
    source,
    range: heldRange(SUPPORTED_RANGE, source.held_until),
    announced: announced.rows,
    rulings,
    statutes,
    stateLists: keepsOffices(source)
      ? readListFile(sources, `official/${code}.yaml`, officialListSchema).entries
      : [],
    regionCodes: Object.keys(source.regions ?? {}).sort(),
    placeOf: tree.placeOf,
    placeOfKey: tree.placeOfKey,
  };
  const beside = [...announced.diagnostics, ...rulings.diagnostics, ...statutes.diagnostics];
  // Citations of a row or ruling with an error would look unused.
  const crossed = crossCheck(file).filter(
    ({ code: found }) => beside.length === 0 || found !== 'unused_citation',
  );
  return { file, written: tree.value, diagnostics: [...beside, ...crossed] };
}

/** Whether its regions have days of state offices. Policy 2. */
function keepsOffices({ holidays }: CountrySource): boolean {
  return holidays.some(({ kept_by: keptBy }) => keptBy !== undefined);
}
