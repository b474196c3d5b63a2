import { readFileSync } from 'node:fs';
import { runKeys } from './run-keys.ts';

/** `npm run keys`: the process around `runKeys`. */
const { exitCode, out, err } = await runKeys(process.argv.slice(2), {
  env: process.env,
  input: () => readFileSync(0, 'utf8'),
});
process.exitCode = exitCode;
if (out !== null) console.log(out);
if (err !== null) console.error(err);
