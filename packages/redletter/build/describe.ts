import { parseDataVersion } from '../../../src/artifact/data-version.ts';
import type { Release } from '../../../src/artifact/load-release.ts';
import type { Release as Told } from '../src/types.ts';

/**
 * The version of the code; the last number of a package's version is the data release. Decision
 * 34.
 */
const CODE_VERSION = '0.1';

/**
 * The version of the package with a data release: `0.1.20261103` for `2026.11.3`.
 * @throws RangeError for anything but a data version.
 */
export function packageVersion(dataVersion: string): string {
  const parts = parseDataVersion(dataVersion);
  if (parts === null) throw new RangeError(`${dataVersion} is not a data version`);
  const [year, month, number] = dataVersion.split('.').map(Number);
  const digits = [month, number].map((part) => String(part).padStart(2, '0'));
  return `${CODE_VERSION}.${year}${digits.join('')}`;
}

/** What a package states about its release. */
export function told({ manifest }: Pick<Release, 'manifest'>): Told {
  const { data_version: version, released, first, last } = manifest;
  return { version, released, first, last };
}

/** Whose teams own the code (`.github/CODEOWNERS`). */
export const REPOSITORY = 'https://github.com/redletter/redletter';

/** A `package.json`. */
interface Described {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** The package's own `package.json`. */
export function describePackage(release: Release, named: readonly string[]): Described {
  const { countries, manifest } = release;
  const { data_version: dataVersion, first, last } = manifest;
  const regions = countries.reduce((sum, country) => sum + country.regions.length, 0);
  const years = `${first.slice(0, 4)} to ${last.slice(0, 4)}`;
  const entry = (types: string, file: string) => ({
    types: `./types/${types}.d.ts`,
    default: `./${file}.js`,
  });
  return {
    name: 'redletter',
    ...common(dataVersion),
    description: `Business days of ${countries.length} countries and ${regions} regions, ${years}, without a network; data release ${dataVersion}`,
    keywords: ['business days', 'public holidays', 'working days', 'bank holidays', 'calendar'],
    sideEffects: false,
    exports: {
      '.': entry('index', 'index'),
      './bulk': entry('bulk', 'bulk'),
      './answers': entry('answers/answers', 'answers'),
      './deadline': entry('deadline/deadline', 'deadline'),
      './beside': entry('beside/beside', 'beside'),
      './open': entry('open/open', 'open'),
      // Verifies with Node's own cryptography.
      './verify': { types: './types/verify/verify.d.ts', node: './verify.js' },
      ...Object.fromEntries(named.map((name) => [`./${name}`, entry('named/entry', name)])),
      './package.json': './package.json',
    },
    bin: { redletter: './redletter.js' },
  };
}

/** The `package.json` of the tools for models, which need nothing of the other package. */
export function describeTools({ countries, manifest }: Release): Described {
  return {
    name: 'redletter-mcp',
    ...common(manifest.data_version),
    description: `Business days of ${countries.length} countries as tools for language models (MCP), on standard input and output, without a network; data release ${manifest.data_version}`,
    keywords: ['mcp', 'business days', 'public holidays'],
    bin: { 'redletter-mcp': './redletter-mcp.js' },
  };
}

function common(dataVersion: string): object {
  return {
    version: packageVersion(dataVersion),
    license: 'MIT AND CC-BY-4.0',
    homepage: `${REPOSITORY}#readme`,
    repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: 'packages/redletter' },
    bugs: `${REPOSITORY}/issues`,
    type: 'module',
    engines: { node: '>=22' },
  };
}
