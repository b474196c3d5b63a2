import { madeUpReleases } from '../test/support/world/made-up-releases.ts';
import { askPinned, laneOver, releasesOf } from '../test/support/world/pinned-questions.ts';
import { openChain, writeRelease } from '../test/support/world/toy-chain.ts';

/**
 * `npm run trials -- pins [QUESTIONS]`: asks every release, and invented ones that differ in
 * every possible way, 5,000 random questions by its pins. Each answer must be that of the pinned
 * release, walked day by day. Decision 31.
 */
const questions = Number(process.argv[2] ?? 5_000);

const chain = openChain((folder) => {
  for (const made of madeUpReleases()) writeRelease(folder, made);
});
for (const folder of ['artifacts', chain.artifactsDir]) {
  const lane = laneOver(folder);
  for (const [version, pinned] of releasesOf(folder)) {
    const { wrong, refused } = await askPinned(lane, version, pinned, questions);
    for (const each of wrong) process.stderr.write(`${each}\n`);
    const found = `${wrong.length === 0 ? 'none' : 'some'} differ`;
    process.stdout.write(
      `${version}: ${questions} questions, ${refused} refused for their range, ${found}\n`,
    );
    if (wrong.length > 0) process.exitCode = 1;
  }
}
chain.remove();
