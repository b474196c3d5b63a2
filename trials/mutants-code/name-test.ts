import { relative } from 'node:path';
import { expect } from 'vitest';

/** What the processes that this test file starts inherit: whom they run for. */
process.env.UNITS_TEST = relative(process.cwd(), expect.getState().testPath ?? '');
