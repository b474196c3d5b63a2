import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const CORE = ['src/artifact', 'src/calendar', 'src/terms'];
/** The engines of trials that tests may run, as a short sample; tests import nothing else of a trial. */
const SAMPLED = [
  'trials/drills/add-countries.ts',
  'trials/drills/project-copy.ts',
  'trials/drills/roll-year.ts',
  'trials/faults/keys/many-keys.ts',
  'trials/faults/requests/ask-at-random.ts',
  'trials/faults/requests/compare-unauthorized.ts',
  'trials/faults/requests/fuzz-http.ts',
  'trials/faults/requests/plant-secrets.ts',
  'trials/faults/stops/drain-under-load.ts',
  'trials/faults/stops/kill-under-load.ts',
  'trials/kills/kill-writer.ts',
  'trials/mutants-data/command-judge.ts',
  'trials/mutants-data/judge.ts',
  'trials/mutants-data/mutants.ts',
];
/**
 * Which rooms a room may import from. A more exact path wins over its room: the most
 * specific name that a file's path begins with is its room.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/text': [],
  // What an address names: the one reader of them, for pages and lanes.
  'src/address': [],
  // Which years there are is data (Decision 16).
  'src/calendar': ['sources/years.json'],
  // Terms by the words of a law: the arithmetic above that of calendars.
  'src/terms': ['src/calendar'],
  'src/artifact': ['src/calendar', 'src/terms'],
  'src/settings': [],
  // RFC 9421, for signers and checkers alike: keys, clock and messages are passed in.
  'src/signature': [],
  // The grammar of questions: below everything that asks or is asked.
  'src/question': CORE,
  'src/api': [...CORE, 'src/question'],
  // The contract described: what it says of itself, in schemas, documents and pages.
  'src/reference': [...CORE, 'src/api', 'src/question'],
  // The API's operations as tools for models.
  'src/mcp': [...CORE, 'src/api', 'src/question'],
  // The contract's plain types, and nothing else of it.
  'src/access/limits': ['src/api/message.ts'],
  'src/access/keys': ['src/access/limits'],
  'src/access/store.ts': ['src/access/limits', 'src/api/message.ts'],
  'src/access/var-dir': ['src/access/store.ts'],
  'src/access/signing': ['src/access/store.ts', 'src/access/var-dir', 'src/signature'],
  'src/access/usage': ['src/access/limits', 'src/access/store.ts', 'src/access/var-dir'],
  'src/access/admin': [
    'src/access/keys',
    'src/access/limits',
    'src/access/open-store.ts',
    'src/access/signing',
    'src/access/store.ts',
    'src/access/var-dir',
    'src/settings',
  ],
  // The rules of administration, above the words of a store and below every store.
  'src/access/orders': ['src/access/keys', 'src/access/limits', 'src/access/store.ts'],
  'src/access/sqlite': [
    'src/access/keys',
    'src/access/limits',
    'src/access/orders',
    'src/access/store.ts',
    'src/access/usage',
    'src/access/var-dir',
    'src/api/message.ts',
  ],
  'src/access/redis': [
    'src/access/keys',
    'src/access/limits',
    'src/access/orders',
    'src/access/store.ts',
    'src/access/usage',
    'src/access/var-dir',
    'src/api/message.ts',
    'src/settings/redis-address.ts',
  ],
  'src/access/open-store.ts': [
    'src/access/limits',
    'src/access/redis',
    'src/access/sqlite',
    'src/access/store.ts',
  ],
  'src/access/newcomers.ts': ['src/access/limits', 'src/access/store.ts', 'src/api/message.ts'],
  'src/access/gate.ts': [
    'src/access/keys',
    'src/access/limits',
    'src/access/newcomers.ts',
    'src/access/store.ts',
    'src/api/message.ts',
  ],
  // What readers say is wrong, kept in a folder.
  'src/reports': ['src/access/var-dir'],
  // One above the other: watch, wire, files, lanes, run.
  'src/server/watch': ['src/access/store.ts', 'src/api/message.ts'],
  'src/server/wire': ['src/address', 'src/api', 'src/server/watch', 'src/settings'],
  'src/server/files': ['src/address', 'src/api/message.ts', 'src/server/wire'],
  // A thread of its own: Astro's pages, and nothing of the server but what a page is.
  'src/server/render': [
    'src/api/message.ts',
    'src/server/files',
    'src/server/watch/spare-memory.ts',
    'src/server/wire/fair-line.ts',
    'src/server/wire/security-headers.ts',
  ],
  'src/server/forms': ['src/server/wire'],
  // Which addresses a release holds.
  'src/server/places': [...CORE, 'src/address'],
  // The names of places and of their days, for those who report one.
  'src/server/reports': [
    ...CORE,
    'src/access/limits/bounded-map.ts',
    'src/access/limits/bucket.ts',
    'src/address',
    'src/reports',
    'src/server/wire/connection.ts',
  ],
  'src/server/lanes': [
    'src/address',
    // The same bucket for addresses as for keys.
    'src/access/limits/bucket.ts',
    'src/api',
    'src/mcp',
    'src/server/account',
    'src/reports',
    'src/server/files',
    'src/server/forms',
    'src/server/render',
    'src/server/reports',
    'src/server/watch',
    'src/server/wire',
    'src/signature',
  ],
  // What the holder of a key may do by a page: the orders of administration that are safe there.
  'src/server/account': [
    'src/access/keys',
    'src/access/limits/month.ts',
    'src/access/limits/plans.ts',
    'src/access/limits/use-by-day.ts',
    'src/access/store.ts',
    'src/api/message.ts',
    'src/settings/settings.ts',
  ],
  'src/server/run': [
    ...CORE,
    'src/address',
    'src/access',
    'src/api',
    'src/mcp',
    'src/server/account',
    'src/reports',
    'src/server/files',
    'src/server/lanes',
    'src/server/places',
    'src/server/render',
    'src/server/reports',
    'src/server/watch',
    'src/server/wire',
    'src/settings',
  ],
  // `npm run dev`: the same front door, and pages of Astro's development server behind it.
  'src/server/develop': [
    'src/access/var-dir',
    'src/api',
    'src/server/files',
    'src/server/lanes',
    'src/server/render',
    'src/server/run',
    'src/server/watch',
    'src/server/wire',
    'src/settings/settings.ts',
  ],
  'src/middleware.ts': ['src/site/languages'],
  ...siteRooms(),
  'src/components': [...CORE, 'src/site', 'src/layouts', 'src/styles'],
  'src/components/docs': [...CORE, 'src/reference', 'src/components', 'src/layouts', 'src/site'],
  'src/layouts': [...CORE, 'src/components', 'src/site', 'src/styles'],
  // The status page states the service's version.
  'src/pages': [
    ...CORE,
    'src/address',
    'docs/data-policy.md',
    'package.json',
    'src/components',
    'src/layouts',
    'src/site',
    'src/styles',
    'src/text',
  ],
  // Makes the packages of the release.
  'src/pages/_package-thread.ts': [
    'packages/redletter/build/offered-files.ts',
    'src/site/loaded-releases.ts',
  ],
  'src/pages/report': [...CORE, 'src/components', 'src/layouts', 'src/reports/report.ts'],
  'src/pages/docs': [
    ...CORE,
    // The figures of the plans, which the reference prints.
    'src/access/limits/plans.ts',
    'src/api',
    'src/components',
    'src/layouts',
    'src/pages/_file.ts',
    'src/pages/_made-files.ts',
    'src/reference',
    'src/site',
    'src/styles',
  ],
  // The contract for machines, made with the reference's examples.
  'src/pages/openapi.json.ts': ['src/pages/docs'],
  'src/pages/openapi-3.0.json.ts': ['src/pages/docs', 'src/reference'],
  'src/pages/arazzo.json.ts': ['src/pages/_file.ts', 'src/reference'],
  'src/pages/mcp': ['src/reference', 'src/site/loaded-releases.ts'],
  'src/pages/docs.md.ts': ['src/pages/docs', 'src/reference'],
  // The plans, as the reference has them.
  'src/pages/keys': ['src/components', 'src/layouts', 'src/pages/docs', 'src/reference'],
  'src/styles': [],
  'src/env.d.ts': [],
  'pipeline/commands/verify.ts': [
    'pipeline/commands',
    'pipeline/receipt',
    'src/artifact',
    'src/signature',
  ],
  'pipeline/main.ts': [
    'src/text',
    'src/reports',
    'src/settings',
    'pipeline/commands',
    'pipeline/read',
  ],
  'pipeline/commands/upkeep/reports.ts': [
    'src/reports',
    'src/text',
    'pipeline/commands',
    'pipeline/read',
  ],
  ...pipelineRooms(),
  // What the API says by a release, and with it a saved reply, compared with what the API says by the release that it names.
  'pipeline/receipt': [...CORE, 'src/api', 'src/signature'],
  // Libraries that others install: the arithmetic, the data and the writers of bodies. Their
  // command has the tools for models besides (Decision 34).
  packages: [
    ...CORE,
    'src/api/endpoints',
    'src/api/holiday-record.ts',
    'src/api/outcome.ts',
    'src/api/prepared-data.ts',
    'src/api/refusals/finding-sentence.ts',
    'src/api/refusals/refusal.ts',
    'src/api/prepared-rules.ts',
    'src/mcp/laws.ts',
    'src/question',
  ],
  'packages/redletter/src/command': [...CORE, 'packages', 'src/api', 'src/mcp', 'src/question'],
  'packages/redletter/src/verify': ['packages', 'src/signature'],
  // Questions and answers as data: a judge shares nothing with what it judges (Decision 19).
  vectors: [
    'test/support/terms/reference-deadline.ts',
    'src/artifact',
    'test/support/random.ts',
    'test/support/world/reference.ts',
    'test/support/years.ts',
  ],
  // The steps of the workflows: plain Node, and nothing of the project.
  upkeep: [],
  // Measures only speed, of the service as shipped, and shares nothing with the tests.
  bench: ['packages', 'pipeline', 'src'],
  // The settings of the tests, for those that run them.
  trials: ['pipeline', 'src', 'test/support', 'vitest.config.ts'],
  'test/support': ['packages', 'pipeline', 'src', 'upkeep/own-packages.ts'],
  'test/run.ts': ['src/server/run/builds.ts', 'src/settings', 'test/support/programs.ts'],
  'test/layout.test.ts': [],
  'test/rooms.test.ts': [],
  ...testRooms(),
  // What the contract's suite asks is what the document describes.
  'test/reference': ['src', 'test/conformance', 'test/support'],
  // The engines themselves, which only trials use.
  'test/trials': ['test/support', 'trials'],
  'test/upkeep': ['test/support', 'upkeep'],
  'test/vectors': ['src', 'test/support', 'vectors'],
  // What is asked of the arithmetic of terms is what the vectors ask.
  'test/terms': ['pipeline', 'src', 'test/support', 'vectors'],
  'test/settings': ['astro.config.mjs', 'src', 'test/support'],
};

/**
 * The rooms of what pages say, each of which imports only from those before it and from the
 * words that all share. What is shown is passed in: none of them loads releases.
 */
function siteRooms(): Record<string, readonly string[]> {
  const words = ['csv', 'fault-words', 'known-day', 'words'].map((name) => `src/site/${name}.ts`);
  const rooms = [
    ...[
      'places',
      'year',
      'figures',
      'compare',
      'calculator',
      'terms',
      'changes',
      'data',
      'tables',
      'feeds',
      'proof',
    ],
    ...['plan', 'print', 'today', 'cite', 'embed'],
  ].map((name) => `src/site/${name}`);
  const below = [...CORE, 'src/address', 'src/question', 'src/text'];
  return {
    ...Object.fromEntries(words.map((file) => [file, [...CORE, 'src/question']])),
    'src/site/words.ts': [...CORE, 'src/site/languages'],
    'src/site/fault-words.ts': [
      ...CORE,
      'src/question',
      'src/site/known-day.ts',
      'src/site/languages',
    ],
    // Below every room: a place has its names in a language (Decision 45).
    'src/site/languages': [...CORE, 'src/address', 'sources/texts'],
    ...Object.fromEntries(
      rooms.map((room, index) => [
        room,
        [...below, ...words, 'src/site/languages', ...rooms.slice(0, index)],
      ]),
    ),
    // The JSON of an answer contains the API's own.
    'src/site/proof': [
      ...[...below, ...words, 'src/api', 'src/site/languages'],
      ...rooms.slice(0, rooms.indexOf('src/site/proof')),
    ],
    // The names that the search knows are data of the sources (Decision 37).
    'src/site/places': [...below, ...words, 'src/site/languages', 'sources/place-names.json'],
    'src/site/loaded-releases.ts': [
      ...CORE,
      'src/settings',
      'src/site/data/published-files.ts',
      'src/site/languages/source-words.ts',
    ],
    'src/site/instance.ts': ['src/settings'],
  };
}

/** The pipeline's rooms; each imports only from those before it. */
function pipelineRooms(): Record<string, readonly string[]> {
  const rooms = [
    ...[
      'read',
      'values',
      'rules',
      'country',
      'expand',
      'terms',
      'checks',
      'diff',
      'release',
      'edit',
      'sentences',
      'upkeep',
    ],
    ...['receipt', 'commands'],
  ].map((name) => `pipeline/${name}`);
  return Object.fromEntries(
    rooms.map((room, index) => [room, [...CORE, 'src/text', ...rooms.slice(0, index)]]),
  );
}

/** The tests of a room know it, what all tests share and samples of trials, and no tests of another room. */
function testRooms(): Record<string, readonly string[]> {
  const names = readdirSync('test', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'support'].includes(entry.name))
    .map((entry) => entry.name);
  return Object.fromEntries(
    names.map((name) => [
      `test/${name}`,
      ['packages', 'pipeline', 'src', 'test/support', ...SAMPLED],
    ]),
  );
}

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)['"](\.[^'"]+)['"]/gm;
const SOURCE = /\.(?:ts|astro|mjs)$/;

/** The room of a path: the longest of the names above that it begins with. */
function roomOf(path: string): string | undefined {
  return Object.keys(MAY_IMPORT)
    .filter((room) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .filter((entry) => !/(?:^|\/)node_modules(?:\/|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** What a file imports, as paths from the root. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => normalize(join(dirname(file), match[1] ?? '')));
}

function isAllowed(room: string, target: string): boolean {
  if (roomOf(target) === room) return true;
  return (MAY_IMPORT[room] ?? []).some(
    (allowed) => target === allowed || target.startsWith(`${allowed}/`),
  );
}

function forbiddenEdges(file: string, text: string): string[] {
  const room = roomOf(file);
  if (room === undefined) return [`${file}: belongs to no room of the architecture`];
  return importsOf(file, text)
    .filter((target) => !isAllowed(room, target))
    .map((target) => `${file}: ${room} may not import ${target}`);
}

test('dependencies between rooms run one way', () => {
  const files = ['src', 'pipeline', 'packages', 'vectors', 'upkeep', 'test', 'trials', 'bench']
    .filter((folder) => existsSync(folder))
    .flatMap(sourceFiles);
  const edges = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
  // Reading nothing would prove nothing: each of these edges is known to be there.
  expect(edges).toContain('src/api/message.ts');
  expect(edges).toContain('src/calendar/day-number.ts');
  expect(edges).toContain('pipeline/read/diagnostic.ts');
  expect(edges).toContain('test/support/temp-folder.ts');
  expect(files.flatMap((file) => forbiddenEdges(file, readFileSync(file, 'utf8')))).toEqual([]);
});

/** A line that imports, taken apart: this file's own text is searched too. */
const from = (target: string) => ["import { x } from '", target, "';"].join('');

test.each([
  ['src/calendar/a.ts', from('../artifact/schema.ts')],
  ['src/calendar/a.ts', from('../terms/deadline.ts')],
  ['src/terms/a.ts', from('../artifact/schema.ts')],
  ['src/api/a.ts', from('../access/store.ts').replace('import', 'import type')],
  ['src/question/a.ts', from('../api/error-table.ts')],
  ['src/site/places/a.ts', from('../../api/refusal.ts')],
  ['src/site/places/a.ts', from('../year/spans.ts')],
  ['src/site/year/a.ts', from('../feeds/feed.ts')],
  ['src/site/feeds/a.ts', from('../loaded-releases.ts')],
  ['src/site/words.ts', from('./places/places.ts')],
  ['src/site/attic/a.ts', ''],
  ['src/access/a.ts', from('../api/service.ts')],
  ['src/access/a.ts', from('../server/run/start.ts')],
  ['src/server/watch/a.ts', from('../wire/wire-request.ts')],
  ['src/server/wire/a.ts', from('../lanes/lane.ts')],
  ['src/pages/us.astro', from('../api/service.ts')],
  ['src/pages/us.astro', ["const { x } = await import('", "../server/run/start.ts');"].join('')],
  ['src/artifact/a.ts', from('../site/x.ts').replace('import', 'export')],
  ['src/api/a.ts', from('../../test/support/random.ts')],
  ['src/attic/a.ts', ''],
  ['pipeline/main.ts', ["import '", "../src/api/service.ts';"].join('')],
  ['pipeline/rules/a.ts', from('../country/read-country.ts')],
  ['pipeline/read/a.ts', from('../../src/api/service.ts')],
  ['pipeline/checks/official/a.ts', from('../../commands/check.ts')],
  ['pipeline/attic/a.ts', ''],
  ['pipeline/a.ts', ''],
  ['packages/redletter/src/a.ts', from('../../../src/api/service.ts')],
  ['packages/redletter/src/a.ts', from('../../../test/support/random.ts')],
  ['vectors/a.ts', from('../src/calendar/questions.ts')],
  ['vectors/a.ts', from('../src/api/prepared-text.ts')],
  ['bench/a.ts', from('../test/support/random.ts')],
  ['bench/servers/a.ts', from('../../trials/faults/suite.ts')],
  ['trials/faults/a.ts', from('../../bench/compare.ts')],
  ['trials/faults/a.ts', from('../../test/access/store-suite.ts')],
  ['test/api/a.test.ts', from('../../trials/faults/suite.ts')],
  ['test/api/a.test.ts', from('../../bench/compare.ts')],
  ['test/api/a.test.ts', from('../access/store-suite.ts')],
  ['test/support/a.ts', from('../access/store-suite.ts')],
  ['test/support/a.ts', from('../../trials/kills/kill-writer.ts')],
  ['test/a.test.ts', ''],
])('an edge that is not allowed is noticed: %s, %s', (file, text) => {
  expect(forbiddenEdges(file, text)).toHaveLength(1);
});
