import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CodeLines, codeLines } from '../../src/reference/code-lines.ts';
import { targetOf } from '../../src/reference/example-request.ts';
import type { Example } from '../../src/reference/examples.ts';
import { get } from '../support/lanes/lane.ts';
import { startToyServer, type ToyServer } from '../support/server/toy-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { realExamples } from './document.ts';
import { isInstalled, runCommand } from './run-command.ts';

const examples = await realExamples();
const answers = Object.values(examples.answers).flat();
const all: readonly Example[] = [
  ...answers,
  ...Object.values(examples.refusals).flatMap((refused) => Object.values(refused)),
  ...Object.values(examples.errors),
];

let real: ToyServer;
beforeAll(async () => {
  real = await startToyServer({ artifactsDir: 'artifacts' });
});
afterAll(() => real.close());

describe('every example of the reference, asked again', () => {
  const repeatable = all.filter((example) => example.repeatable);

  it.each(repeatable.map((example) => [targetOf(example.request), example] as const))(
    '%s',
    async (target, { request, reply }) => {
      const role = request.caller;
      const again = await real.lane.send(get(target, { method: request.method, role }));
      const id = again.headers.get('x-request-id') as string;
      expect(again.status).toBe(reply.status);
      expect(again.body.replaceAll(id, reply.log.requestId)).toBe(String(reply.body));
    },
  );

  it('leaves out only what takes a special state or another transport', () => {
    const special = all.filter((example) => !example.repeatable).map(({ reply }) => reply.log.code);
    expect(new Set(special)).toEqual(
      new Set([
        'bad_request',
        'https_required',
        'service_unavailable',
        'rate_limited',
        'monthly_limit_reached',
        'internal_error',
      ]),
    );
  });
});

interface Runner {
  /** The program, and how it says that it is there. */
  readonly needs: readonly [command: string, versionArgument: string];
  readonly command: (code: string) => readonly [command: string, args: readonly string[]];
}

const RUNNERS: Readonly<Record<CodeLines['language'], Runner>> = {
  curl: {
    needs: ['curl', '--version'],
    command: (code) => ['bash', ['-c', code.replace('curl ', 'curl -sS ')]],
  },
  JavaScript: {
    needs: [process.execPath, '--version'],
    command: (code) => [process.execPath, ['--input-type=module', '-e', code]],
  },
  Python: { needs: ['python3', '--version'], command: (code) => ['python3', ['-c', code]] },
  Go: {
    needs: ['go', 'version'],
    command: (code) => {
      const file = join(tempFolder(), 'main.go');
      writeFileSync(file, code);
      return ['go', ['run', file]];
    },
  },
};

describe('the lines to paste print the reply', () => {
  it('in every language that is on the machine', async () => {
    const ran = new Set<string>();
    for (const { request, reply } of answers) {
      for (const { language, code } of codeLines(`${real.server.url}${targetOf(request)}`)) {
        const { needs, command } = RUNNERS[language];
        if (!(await isInstalled(...needs))) continue;
        const { output } = await runCommand(...command(code), { env: { KEY: real.keys.paid } });
        expect(output.trimEnd(), `${language} ${request.summary}`).toBe(String(reply.body));
        ran.add(language);
      }
    }
    expect([...ran]).toContain('JavaScript');
  }, 60_000);
});
