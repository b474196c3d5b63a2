import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What checking, releasing, serving and building need; `node_modules` is shared. */
const PARTS = [
  ...['artifacts', 'deploy', 'docs', 'packages', 'pipeline', 'public', 'sources', 'src', 'test'],
  ...['trials', 'vectors', 'bench', 'upkeep', '.github', '.vscode', '.ci'],
];
/** Output of programs. */
const MADE = /(?:^|\/)(?:dist|node_modules|__pycache__)$/;

/** How `release` requests a reason. */
const UNEXPLAINED =
  /^(?: *--reason ")?([A-Z][A-Z0-9](?:-[A-Z0-9]+)? \S.*): why the old answer was wrong"?$/gm;

/** A question to the API: path and query, and the pinned release. */
export interface Asked {
  readonly target: string;
  readonly pin?: string;
}

/** What the API answers. */
export interface Answered {
  readonly status: number;
  readonly body: {
    readonly error?: { readonly code: string; readonly message: string };
    readonly holidays?: readonly { readonly date: string; readonly name: string }[];
    readonly countries?: readonly { readonly code: string }[];
    readonly [field: string]: unknown;
  };
}

/** What a release of the copy returns. */
export interface Shown<Name extends string> {
  /** The answer to each question, by name. */
  readonly answers: Readonly<Record<Name, Answered>>;
  /** The API's description: parameters, errors and endpoints. */
  readonly reference: string;
  /** The list for programs. */
  readonly llms: string;
  /** The description of the MCP server. */
  readonly mcp: string;
}

/** The exit code and output of a command. */
export interface Said {
  readonly status: number | null;
  readonly out: string;
  readonly told: string;
}

/** A copy of the project in which a maintainer works: edits sources, runs commands. */
export class ProjectCopy {
  readonly root: string;

  /** @param root an empty folder. */
  constructor(root: string) {
    this.root = root;
    const files = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.git')
      .map(({ name }) => name);
    for (const part of [...PARTS, ...files]) {
      cpSync(part, join(root, part), { recursive: true, filter: (path) => !MADE.test(path) });
    }
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  }

  /** Edits a text of the copy; a missing one starts empty. */
  edit(name: string, change: (text: string) => string): void {
    const path = join(this.root, name);
    writeFileSync(path, change(readFileSync(path, { encoding: 'utf8', flag: 'a+' })));
  }

  /** Runs a program of the copy. */
  run(program: string, ...words: readonly string[]): Said {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
      cwd: this.root,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    return { status, out: stdout, told: stderr };
  }

  /**
   * What the copy's newest release returns, or the one that a question pins; all from one
   * program.
   */
  look<Name extends string>(questions: Readonly<Record<Name, Asked>>): Shown<Name> {
    const program = `
      const { askRelease } = await import('./pipeline/receipt/ask-release.ts');
      const answers = {};
      for (const [name, asked] of Object.entries(${JSON.stringify(questions)})) {
        const { target, pin = null } = asked;
        const [path, query = ''] = target.split('?');
        const { status, body } = await askRelease('artifacts', pin, { path, query });
        answers[name] = { status, body: JSON.parse(String(body)) };
      }
      const { PARAMETER_SCHEMAS } = await import('./src/api/schemas/parameters.ts');
      const { ERROR_TABLE } = await import('./src/api/error-table.ts');
      const { ENDPOINT_NOTES } = await import('./src/api/endpoints/endpoint-notes.ts');
      const { z } = await import('zod');
      const schemas = Object.values(PARAMETER_SCHEMAS).map((each) => z.toJSONSchema(each));
      const reference = JSON.stringify([schemas, ERROR_TABLE, ENDPOINT_NOTES]);
      const site = new URL('https://site.example/');
      const textOf = async (page) => (await (await import(page)).GET({ site })).text();
      const llms = await textOf('./src/pages/llms.txt.ts');
      const mcp = await textOf('./src/pages/mcp/server.json.ts');
      console.log(JSON.stringify({ answers, reference, llms, mcp }));`;
    const { out, told } = this.run('--input-type=module', '--eval', program);
    if (told !== '') throw new Error(told);
    return JSON.parse(out) as Shown<Name>;
  }

  /** Releases the sources, with a reason for each change to the past that requires one. */
  release(): Said {
    const said = this.data('release');
    const reasons = [...said.told.matchAll(UNEXPLAINED)].map(([, about]) => `${about}: A drill.\n`);
    if (reasons.length === 0) return said;
    writeFileSync(join(this.root, 'reasons.txt'), reasons.join(''));
    return this.data('release', '--reasons', 'reasons.txt');
  }

  /** `npm run data -- WORDS`. */
  data(...words: readonly string[]): Said {
    return this.run('pipeline/main.ts', ...words);
  }
}

/** The countries that have a source file. */
export function sourceCodes(root = '.'): string[] {
  return readdirSync(join(root, 'sources'))
    .flatMap((name) => /^([A-Z]{2})\.yaml$/.exec(name)?.[1] ?? [])
    .sort();
}
