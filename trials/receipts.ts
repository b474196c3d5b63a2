import { Random } from '../test/support/random.ts';
import {
  CHANGES,
  changeReceipt,
  makeReceipt,
  refusalOf,
  testKey,
} from '../test/support/signature/receipts.ts';

/**
 * `npm run trials -- receipts`: makes 1,000 receipts and changes one thing in each, a hundred
 * times. All true ones must hold, and no changed one may. Decision 32.
 */
const TRUE_RECEIPTS = 1_000;
const CHANGES_OF_EACH = 100;

const random = new Random(Number(process.argv[2] ?? 1));
const key = testKey();
let refused = 0;
const accepted: string[] = [];
const tried = new Map(Object.keys(CHANGES).map((what) => [what, 0]));
for (let index = 0; index < TRUE_RECEIPTS; index += 1) {
  const receipt = makeReceipt(random, key);
  const refusal = refusalOf(receipt);
  if (refusal !== null) {
    refused += 1;
    process.stderr.write(`a true receipt is refused: ${refusal}\n`);
  }
  for (let change = 0; change < CHANGES_OF_EACH; change += 1) {
    const { what, changed } = changeReceipt(receipt, random);
    tried.set(what, (tried.get(what) ?? 0) + 1);
    if (refusalOf(changed) === null) accepted.push(`${what}: ${JSON.stringify(changed)}`);
  }
}
for (const [what, times] of tried) process.stdout.write(`${String(times).padStart(7)} ${what}\n`);
for (const each of accepted) process.stderr.write(`accepted: ${each}\n`);
const changed = TRUE_RECEIPTS * CHANGES_OF_EACH;
process.stdout.write(
  `${TRUE_RECEIPTS - refused} of ${TRUE_RECEIPTS} true receipts accepted, ` +
    `${accepted.length} of ${changed} changed ones\n`,
);
if (refused + accepted.length > 0 || [...tried.values()].includes(0)) process.exitCode = 1;
