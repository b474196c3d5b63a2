import { relative } from 'node:path';
import { expect } from 'vitest';

/** Inherited by the processes that this test file starts: its name. */
process.env.UNITS_TEST = relative(process.cwd(), expect.getState().testPath ?? '');
