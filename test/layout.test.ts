import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** Decision 24: the formatter aims at 100, but does not break a long text. */
const LINE_LENGTH_MAX = 120;

const TEMPLATES = globSync('src/**/*.astro').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('no line of a template is longer than 120 characters', () => {
  const long = TEMPLATES.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        line.length > LINE_LENGTH_MAX ? [`${file}:${index + 1}: ${line.length} characters`] : [],
      ),
  );
  expect(long).toEqual([]);
  expect(TEMPLATES.length).toBeGreaterThan(30);
});

/** Captions in which a word and an expression stand side by side, outside a template string. */
function mixedCaptions(text: string): string[] {
  return [...text.matchAll(/<caption[^>]*>(.*?)<\/caption>/gs)]
    .map(([, content = '']) => content.replace(/`[^`]*`/g, ''))
    .filter((content) => /\w[,:]? ?\{(?!' ')|\} ?\w/.test(content));
}

// Decision 24: the formatter drops the space between them.
test('a caption is text or a template string, not a mixture', () => {
  const captions = TEMPLATES.flatMap(({ file, text }) =>
    mixedCaptions(text).map((caption) => `${file}: ${caption}`),
  );
  expect(captions).toEqual([]);
  expect(mixedCaptions('<caption>Days by month, {year}</caption>')).toHaveLength(1);
  expect(mixedCaptions('<caption>Days by month,{year}</caption>')).toHaveLength(1);
  expect(mixedCaptions('<caption class="vh">{year} by month</caption>')).toHaveLength(1);
  expect(mixedCaptions('<caption>{`Days by month, 2026`}</caption>')).toEqual([]);
});

const ROOTS = [
  'src',
  'pipeline',
  'packages',
  'test',
  'trials',
  'vectors',
  'upkeep',
  'bench',
  'deploy',
];
/** More do not fit on a screen with what they are for. */
const SIBLINGS_MAX = 14;
const CODE = /\.(?:astro|css|lua|mjs|py|sh|ts)$/;

/** The folders of code with more files than may stand side by side. */
function crowded(folders: ReadonlyMap<string, readonly string[]>): string[] {
  return [...folders]
    .map(([folder, names]) => [folder, names.filter((name) => CODE.test(name)).length] as const)
    .filter(([, count]) => count > SIBLINGS_MAX)
    .map(([folder, count]) => `${folder}: ${count} files of code`);
}

/** Every folder below the roots with the names of its files; addresses are no rooms. */
function codeFolders(): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const root of ROOTS.filter((name) => existsSync(name))) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /(?:^|\/)node_modules(?:\/|$)/.test(entry.parentPath)) continue;
      if (entry.parentPath.startsWith('src/pages')) continue;
      folders.set(entry.parentPath, [...(folders.get(entry.parentPath) ?? []), entry.name]);
    }
  }
  return folders;
}

test('no folder holds more than 14 files of code side by side', () => {
  const folders = codeFolders();
  expect(folders.size).toBeGreaterThan(60);
  expect(crowded(folders)).toEqual([]);
  const names = Array.from({ length: 15 }, (_, index) => `file-${index}.ts`);
  expect(crowded(new Map([['src/attic', names]]))).toEqual(['src/attic: 15 files of code']);
});

const TESTS = globSync('test/**/*.test.ts', { exclude: ['test/node_modules/**'] }).sort();

/** What a file of the tests imports, itself and through other files of tests and trials. */
function reaches(file: string, seen = new Set<string>()): Set<string> {
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '([^']+)'/g)) {
    const path = target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
    if (seen.has(path)) continue;
    seen.add(path);
    if (/^(?:test|trials)\//.test(path)) reaches(path, seen);
  }
  return seen;
}

/** What each kind of test needs, by the import that leads there; the more expensive first. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  site: /^test\/support\/site\/(?:browser|built-site)\.ts$/,
  programs: /^(?:node:child_process|test\/support\/library\/use-library\.ts)$/,
};

test('a test says in its name what it needs: a program, or the built site', () => {
  const wrong = TESTS.flatMap((file) => {
    const imports = [...reaches(file)];
    const [kind] =
      Object.entries(NEEDS).find(([, need]) => imports.some((i) => need.test(i))) ?? [];
    const ending =
      kind === undefined ? /\/[^/]*(?<!\.(?:programs|site))\.test\.ts$/ : `.${kind}.test.ts`;
    const right = typeof ending === 'string' ? file.endsWith(ending) : ending.test(file);
    return right ? [] : [`${file}: should be named for "${kind ?? 'nothing'}"`];
  });
  expect(wrong).toEqual([]);
});

/** Folders of tests that mirror no room: they hold promises of the whole. */
const OF_THE_WHOLE = /^test\/(?:conformance|docs|pages|site\/jobs)\/|^test\/[^/]+$/;

/** Tests that guard several files of their room together, and what. */
const OF_A_ROOM: Readonly<Record<string, string>> = {
  'test/access/redis/limits-model.programs.test.ts':
    'the scripts, against the model in our language',
  'test/access/redis/settling.programs.test.ts': 'the scripts that charge and that merge',
  'test/deploy/guide.programs.test.ts': 'the commands of the guides for operators',
  'test/deploy/units.programs.test.ts': 'the units of systemd',
  'test/packages/redletter/readme.programs.test.ts': 'the programs and commands of the README',
  'test/pipeline/blocks.test.ts': 'what messages print to be pasted',
  'test/pipeline/commands/commands.test.ts': 'the small commands',
  'test/pipeline/diagnostics.test.ts': 'every code that the pipeline can tell',
  'test/pipeline/rules/rules.test.ts': 'every kind of rule',
  'test/pipeline/typed-mistakes.test.ts': 'what people type',
  'test/reference/clients.programs.test.ts': 'clients generated from the document',
  'test/site/same-as-api.test.ts': 'pages and calculators, against the API',
  'test/sources/citations.test.ts': 'every citation of the sources',
  'test/sources/code-owners.test.ts': 'owners of the sources',
  'test/sources/growth.programs.test.ts': 'two countries and a year more, by sources alone',
  'test/sources/guide.test.ts': 'the guide in the folder of the sources',
  'test/sources/money.test.ts': 'the two calendars of money',
  'test/upkeep/workflows.test.ts': 'the workflows of .github',
};

test('a test is named after the file that it guards', () => {
  const strays = TESTS.filter((file) => !OF_THE_WHOLE.test(file)).filter((file) => {
    const guarded = file.replace(/^test\//, '').replace(/\.[^/]*$/, '');
    const places = [guarded, `src/${guarded}`, `src/${guarded}/index`, `test/${guarded}.ts`];
    return !places.some((path) => globSync([path, `${path}.*`]).length > 0);
  });
  expect(strays).toEqual(Object.keys(OF_A_ROOM));
});

/** Support that starts a program: a test that imports it names the program as a tag. */
const STARTS: Readonly<Record<string, RegExp>> = {
  redis: /^test\/support\/redis\//,
  openssl: /^test\/support\/server\/certificate\.ts$/,
};

test('a test names the programs that its support starts', () => {
  const missing = TESTS.flatMap((file) => {
    const [imports, text] = [[...reaches(file)], readFileSync(file, 'utf8')];
    return Object.entries(STARTS)
      .filter(([, support]) => imports.some((path) => support.test(path)))
      .filter(([name]) => !text.includes(`@module-tag ${name}\n`) && !text.includes(`'${name}'`))
      .map(([name]) => `${file}: lacks the tag ${name}`);
  });
  expect(missing).toEqual([]);
});
