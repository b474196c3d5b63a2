/**
 * `npm run trials -- NAME [WORDS…]`: runs one of the long proofs with its own words. Exits with
 * 64 for an unknown name.
 */

/**
 * By name: faults, mutants of code and sources, kills, bars, receipts, pins, arithmetic, the next
 * year, new countries, a new language, many countries.
 */
const TRIALS: Readonly<Record<string, () => Promise<unknown>>> = {
  faults: () => import('./faults/main.ts'),
  'mutants-code': () => import('./mutants-code/main.ts'),
  'mutants-data': () => import('./mutants-data/main.ts'),
  kills: () => import('./kills/main.ts'),
  bars: () => import('./bars/main.ts'),
  receipts: () => import('./receipts.ts'),
  pins: () => import('./pins.ts'),
  prove: () => import('./prove.ts'),
  additions: () => import('./additions.ts'),
  'next-year': () => import('./drills/next-year.ts'),
  'new-countries': () => import('./drills/new-countries.ts'),
  'new-language': () => import('./drills/new-language.ts'),
  size: () => import('./size/main.ts'),
};

// Each reads its words as if it had been started directly.
const [name = ''] = process.argv.splice(2, 1);
const trial = Object.hasOwn(TRIALS, name) ? TRIALS[name] : undefined;
if (trial === undefined) {
  const names = Object.keys(TRIALS).join(', ');
  process.stderr.write(`there is no trial "${name}"; write one of ${names}\n`);
  process.exitCode = 64;
} else {
  await trial();
}
