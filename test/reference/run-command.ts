import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Language } from '../../src/reference/samples/ask-samples.ts';
import type { ProgramName } from '../support/programs.ts';

const run = promisify(execFile);

export interface Finished {
  readonly code: number;
  /** Standard output, then standard error. */
  readonly output: string;
}

/** Environment variables for a program, in addition to those of this process. */
export type Environment = Readonly<Record<string, string>>;

/** The programs that the published samples of a language need. */
export const PROGRAM_OF = {
  curl: ['curl', 'jq'],
  JavaScript: [],
  Python: ['requests'],
  Go: ['go'],
  Java: ['java', 'judges'],
  'C#': ['mono'],
  PHP: ['php'],
} as const satisfies Readonly<Record<Language, readonly ProgramName[]>>;

/** The generator of clients; its jar contains what the clients need, such as Jackson. */
export const GENERATOR_JAR = resolve(
  'test/node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar',
);

/** Options that make Go link faster: no symbol tables, which only a debugger needs. */
export const GO_IN_SHORT = ['-ldflags', '-s -w'];
/**
 * Options that make short Java programs start faster: only the first compiler, and one thread to
 * collect garbage.
 */
export const JAVA_IN_SHORT = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
/** The same options for the Java compiler. */
export const JAVAC_IN_SHORT = JAVA_IN_SHORT.map((word) => `-J${word}`);

/** Runs a program to its end; returns its exit code rather than throwing when it fails. */
export async function runCommand(
  command: string,
  args: readonly string[],
  options: { readonly cwd?: string | undefined; readonly env?: Environment } = {},
): Promise<Finished> {
  const env = { ...process.env, ...options.env };
  try {
    const { stdout, stderr } = await run(command, args, { ...options, env, maxBuffer: 2 ** 24 });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    if (typeof code !== 'number') throw error;
    return { code, output: stdout + stderr };
  }
}

/** Runs the command-line tool of an installed package on the Node that runs the tests. */
export function runTool(
  script: string,
  args: readonly string[],
  options: { readonly cwd?: string | undefined; readonly env?: Environment } = {},
): Promise<Finished> {
  return runCommand(process.execPath, [script, ...args], options);
}
