import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Which rooms a room may import from. A more exact path wins over its room: the most
 * specific name that a file's path begins with is its room.
 */
const CORE = ['src/artifact', 'src/calendar'];
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/text': [],
  'src/calendar': [],
  'src/artifact': ['src/calendar'],
  'src/settings': ['src/text'],
  'src/api': CORE,
  // The contract described: what it says of itself, in schemas, documents and pages.
  'src/reference': [...CORE, 'src/api'],
  // The API's operations as tools for models.
  'src/mcp': [...CORE, 'src/api'],
  // The contract's plain types, and nothing else of it.
  'src/access/limits': ['src/api/message.ts'],
  'src/access/keys': ['src/access/limits'],
  'src/access/store.ts': ['src/access/limits', 'src/api/message.ts'],
  'src/access/usage': ['src/access/limits', 'src/access/store.ts'],
  'src/access/admin': [
    'src/access/limits',
    'src/access/open-store.ts',
    'src/access/store.ts',
    'src/settings',
  ],
  'src/access/admin/key-admin-refusals.ts': ['src/access/limits', 'src/access/store.ts'],
  'src/access/sqlite': [
    'src/access/admin/key-admin-refusals.ts',
    'src/access/keys',
    'src/access/limits',
    'src/access/store.ts',
    'src/access/usage',
    'src/api/message.ts',
  ],
  'src/access/redis': [
    'src/access/admin/key-admin-refusals.ts',
    'src/access/keys',
    'src/access/limits',
    'src/access/store.ts',
    'src/access/usage',
    'src/api/message.ts',
    'src/settings/redis-address.ts',
  ],
  'src/access/open-store.ts': ['src/access/redis', 'src/access/sqlite', 'src/access/store.ts'],
  'src/access/gate.ts': [
    'src/access/keys',
    'src/access/limits',
    'src/access/store.ts',
    'src/api/message.ts',
  ],
  'src/server/watch': ['src/server/wire'],
  'src/server/wire': ['src/access', 'src/api', 'src/server/watch', 'src/settings'],
  'src/server/files': ['src/server/wire'],
  'src/server/lanes': [
    'src/api',
    'src/mcp',
    'src/server/files',
    'src/server/watch',
    'src/server/wire',
  ],
  'src/server/run': [
    ...CORE,
    'src/access',
    'src/api',
    'src/mcp',
    'src/server/files',
    'src/server/lanes',
    'src/server/watch',
    'src/server/wire',
    'src/settings',
  ],
  'src/middleware.ts': ['src/server'],
  'src/site': [...CORE, 'src/text'],
  'src/components': [...CORE, 'src/site', 'src/layouts', 'src/pages/_shelf.ts', 'src/styles'],
  'src/components/docs': [...CORE, 'src/reference', 'src/components', 'src/layouts', 'src/site'],
  'src/layouts': [...CORE, 'src/components', 'src/pages/_shelf.ts', 'src/site', 'src/styles'],
  // The status page states the service's version.
  'src/pages': [
    ...CORE,
    'docs/data-policy.md',
    'package.json',
    'src/components',
    'src/layouts',
    'src/pages/_shelf.ts',
    'src/site',
    'src/styles',
  ],
  // The release that pages show, loaded once.
  'src/pages/_shelf.ts': [...CORE, 'src/settings', 'src/site'],
  'src/pages/v1': ['src/api'],
  'src/pages/docs': [
    ...CORE,
    // The figures of the plans, which the reference prints.
    'src/access/limits/plans.ts',
    'src/api',
    'src/components',
    'src/layouts',
    'src/pages/_markdown-file.ts',
    'src/pages/_shelf.ts',
    'src/reference',
    'src/site',
    'src/styles',
  ],
  // The contract for machines, made with the reference's examples.
  'src/pages/openapi.json.ts': ['src/pages/docs', 'src/reference'],
  'src/pages/arazzo.json.ts': ['src/reference'],
  'src/pages/docs.md.ts': ['src/pages/docs', 'src/reference'],
  'src/styles': [],
  'src/env.d.ts': ['src/api'],
  pipeline: [...CORE, 'src/text'],
};

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
  const files = [...sourceFiles('src'), ...sourceFiles('pipeline')];
  const edges = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
  // Reading nothing would prove nothing: each of these edges is known to be there.
  expect(edges).toContain('src/api/message.ts');
  expect(edges).toContain('src/calendar/day-number.ts');
  expect(files.flatMap((file) => forbiddenEdges(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['src/calendar/a.ts', "import { x } from '../artifact/schema.ts';"],
  ['src/api/a.ts', "import type { X } from '../access/store.ts';"],
  ['src/access/a.ts', "import { x } from '../api/service.ts';"],
  ['src/access/a.ts', "import { x } from '../server/run/start.ts';"],
  ['src/pages/us.astro', "import { x } from '../api/service.ts';"],
  ['src/pages/us.astro', "const { x } = await import('../server/run/start.ts');"],
  ['pipeline/a.ts', "import '../src/api/service.ts';"],
  ['src/artifact/a.ts', "export { x } from '../site/x.ts';"],
  ['src/attic/a.ts', ''],
])('an edge that is not allowed is noticed: %s, %s', (file, text) => {
  expect(forbiddenEdges(file, text)).toHaveLength(1);
});
