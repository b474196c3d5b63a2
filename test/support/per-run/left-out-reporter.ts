import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { installLines, PROGRAMS, type ProgramName } from '../programs.ts';

/**
 * Reports, at the end of a run, which tests were skipped, which program each lacks, and how to
 * install it.
 */
export class LeftOutReporter implements Reporter {
  readonly #missing: readonly ProgramName[];

  /** @param missing as `leftOut` returns it. */
  constructor(missing: readonly ProgramName[]) {
    this.#missing = missing;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap((module) => this.#linesOf(module));
    if (lines.length === 0) return;
    const wanted = this.#missing
      .filter((name) => PROGRAMS[name].find() === undefined)
      .filter((name) => lines.some(({ needs }) => needs.includes(name)));
    console.log('\nLeft out, because a program is missing or runs with --all alone:');
    for (const { test, needs } of lines) console.log(`  ${test} (${needs.join(', ')})`);
    const install = installLines(wanted);
    if (install.length > 0) console.log('To run them, install what is missing:');
    for (const line of install) console.log(`  ${line}`);
    console.log('Then: npm test -- --all');
  }

  /** One line for a file that is skipped entirely, else one for each skipped test. */
  #linesOf(
    module: TestModule,
  ): { readonly test: string; readonly needs: readonly ProgramName[] }[] {
    const file = relative(process.cwd(), module.moduleId);
    const tests = [...module.children.allTests()];
    const out = tests
      .map((test) => ({
        name: test.fullName,
        needs: this.#missing.filter((name) => test.tags.includes(name)),
      }))
      .filter(({ needs }) => needs.length > 0);
    if (out.length === 0) return [];
    if (out.length < tests.length) {
      return out.map(({ name, needs }) => ({ test: `${file} > ${name}`, needs }));
    }
    const count = tests.length === 1 ? '1 test' : `${tests.length} tests`;
    return [{ test: `${file}, ${count}`, needs: [...new Set(out.flatMap(({ needs }) => needs))] }];
  }
}
