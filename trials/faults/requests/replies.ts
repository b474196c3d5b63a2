import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { exactly, type Finding } from '../suite.ts';
import { askAtRandom } from './ask-at-random.ts';

/** A million, over the newest release. */
export async function measureReplies(say: (progress: string) => void): Promise<Finding[]> {
  say('1,000,000 random and boundary requests');
  const release = loadNewestRelease('artifacts/');
  const { statuses, faults, invalid } = await askAtRandom(
    1_000_000,
    buildDataSet(release),
    release.countries,
  );
  for (const problem of invalid.slice(0, 5)) say(problem);
  const seen = [...statuses]
    .sort()
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status}`);
  say(seen.join(', '));
  return [
    exactly(`1,000,000 random requests (${seen.join(', ')}): status 5xx`, faults, 0),
    exactly('invalid replies, illegal pairs of status and code included', invalid.length, 0),
  ];
}
