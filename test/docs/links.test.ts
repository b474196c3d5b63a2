import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readRepository, type TextFile } from './repository.ts';

const FILES = readRepository();
const PAGES = FILES.filter(({ path }) => path.endsWith('.md'));

/** The rooms and folders whose paths are written out in backticks. */
const REPOSITORY_PATH =
  /^(?:\.github|\.vscode|artifacts|bench|deploy|docs|packages|pipeline|public|sources|src|test|trials)\/[^\s*…]*$/;
/** Stands for a name that the reader fills in: `sources/CC.yaml`, `src/api/endpoints/NAME.ts`. */
const PLACEHOLDER = /\b(?:ADDRESS|CC|NAME|VERSION|XX)\b/;

/** A heading's anchor, as GitHub makes it. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const headings = withoutFences(text).matchAll(/^#{1,6} (.+)$/gm);
  return new Set(
    [...headings].map((match) => {
      const slug = (match[1] as string)
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-');
      const times = seen.get(slug) ?? 0;
      seen.set(slug, times + 1);
      return times === 0 ? slug : `${slug}-${times}`;
    }),
  );
}

function withoutFences(text: string): string {
  return text.replace(/^```.*?^```/gms, '');
}

/** What is wrong with the links, paths and scripts that a page names. */
function problemsOf({ path, text }: TextFile, scripts: readonly string[]): string[] {
  const prose = withoutFences(text);
  const links = [...prose.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] as string)
    // Other sites, and addresses of ours.
    .filter((target) => !/^(?:https?:|mailto:|\/)/.test(target))
    .filter((target) => !isThere(path, target))
    .map((target) => `${path}: leads nowhere: ${target}`);
  const paths = [...prose.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] as string)
    .filter((name) => REPOSITORY_PATH.test(name) && !PLACEHOLDER.test(name) && !existsSync(name))
    .map((name) => `${path}: there is no ${name}`);
  const runs = [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)]
    .map((match) => match[1] as string)
    .filter((name) => !scripts.includes(name))
    .map((name) => `${path}: npm has no script ${name}`);
  return [...links, ...paths, ...runs];
}

function isThere(page: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const full = file === '' ? page : join(dirname(page), file);
  if (!existsSync(full)) return false;
  if (anchor === undefined) return true;
  return statSync(full).isFile() && anchorsOf(readFileSync(full, 'utf8')).has(anchor);
}

const SCRIPTS = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);

test('links, paths and scripts in the Markdown files exist', () => {
  expect(PAGES.length).toBeGreaterThan(30);
  expect(PAGES.flatMap((page) => problemsOf(page, SCRIPTS))).toEqual([]);
});

test('the index of decisions lists every page, and the map or the guide every document', () => {
  const linked = (page: string) => readFileSync(page, 'utf8');
  const decisions = PAGES.flatMap(
    ({ path }) => /^docs\/decisions\/(\d\d-.*)$/.exec(path)?.[1] ?? [],
  );
  expect(decisions.length).toBeGreaterThan(20);
  const index = linked('docs/decisions/README.md');
  expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([]);

  const entrance = linked('ARCHITECTURE.md') + linked('CONTRIBUTING.md');
  const documents = PAGES.flatMap(({ path }) => /^docs\/[^/]+$/.exec(path)?.[0] ?? []);
  expect(documents.length).toBeGreaterThan(3);
  expect(documents.filter((path) => !entrance.includes(`](${path}`))).toEqual([]);
});

test('the map names every room', () => {
  const foldersOf = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [`${path}/${entry.name}/`] : [],
    );
  const map = readFileSync('ARCHITECTURE.md', 'utf8');
  const rooms = [...foldersOf('src'), 'artifacts/', 'bench/', 'deploy/', 'docs/', 'pipeline/'];
  rooms.push('sources/', 'test/', 'trials/');
  expect(rooms).toContain('src/calendar/');
  expect(rooms.filter((room) => !map.includes(`\`${room}\``))).toEqual([]);
});

test.each([
  ['[x](docs/nowhere.md)', 'leads nowhere: docs/nowhere.md'],
  ['[x](docs/contract.md#no-such-section)', 'leads nowhere: docs/contract.md#no-such-section'],
  ['[x](#no-such-section)', 'leads nowhere: #no-such-section'],
  ['see `src/api/nowhere.ts`', 'there is no src/api/nowhere.ts'],
  ['run `npm run nothing`', 'npm has no script nothing'],
])('a missing one is noticed: %s', (text, problem) => {
  expect(problemsOf({ path: 'README.md', text }, SCRIPTS)).toEqual([`README.md: ${problem}`]);
});

test('an existing one is not', () => {
  const text =
    '[a](docs/contract.md#42-v1add-business-days) `src/api/service.ts` `sources/CC.yaml` `npm run check` [b](https://example.org/#x)';
  expect(problemsOf({ path: 'README.md', text }, SCRIPTS)).toEqual([]);
});
