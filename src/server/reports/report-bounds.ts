import { BoundedMap } from '../../access/limits/bounded-map.ts';
import { type BucketSize, bucketSize, takeToken } from '../../access/limits/bucket.ts';
import { networkOf } from '../wire/connection.ts';

/**
 * Contract 14.6: what an address, its network and its provider's network may send: of IPv4 the
 * address, its /24 and its /16, of IPv6 the /64, the /48 and the /32. One sender gets many
 * addresses cheaply, but not many networks of the last kind.
 */
const TIERS: readonly BucketSize[] = [
  bucketSize(5, 1 / 600),
  bucketSize(10, 1 / 300),
  bucketSize(20, 1 / 180),
];
/** For everybody together: many addresses do not fill the folder in a night. */
const ALL = bucketSize(60, 1 / 60);
/** Beyond that, for networks of the last tier that have sent nothing yet. */
const NEWCOMERS = bucketSize(30, 1 / 60);
const NETWORKS_MAX = 50_000;

/** Decides whether a report may be kept, so that no sender shuts the form for all others. */
export class ReportBounds {
  readonly #tats = TIERS.map(() => new BoundedMap<string, number>(NETWORKS_MAX));
  #allTat = 0;
  #newcomersTat = 0;

  /**
   * Accepts a report of an address; takes nothing from any bucket when one of them is empty.
   * @param millis of a monotonic clock.
   * @returns seconds to wait, or null when it is accepted.
   */
  take(address: string, millis: number): number | null {
    const micros = Math.round(millis * 1_000);
    const tiers = tiersOf(address).map((network, tier) => {
      const tats = this.#tats[tier] as Map<string, number>;
      const tat = tats.get(network);
      return {
        tats,
        network,
        isNew: tat === undefined,
        answer: takeToken(TIERS[tier] as BucketSize, tat ?? 0, micros),
      };
    });
    const waits = tiers
      .filter(({ answer }) => !answer.allowed)
      .map(({ answer }) => answer.limits.resetSeconds);
    if (waits.length > 0) return Math.max(...waits);
    const all = takeToken(ALL, this.#allTat, micros);
    if (all.allowed) this.#allTat = all.tat;
    else if (tiers.at(-1)?.isNew !== true) return all.limits.resetSeconds;
    else {
      const newcomers = takeToken(NEWCOMERS, this.#newcomersTat, micros);
      if (!newcomers.allowed) return newcomers.limits.resetSeconds;
      this.#newcomersTat = newcomers.tat;
    }
    for (const { tats, network, answer } of tiers) {
      // Moved to the end: the one that has sent longest ago is forgotten first.
      tats.delete(network);
      tats.set(network, answer.tat);
    }
    return null;
  }
}

/** An address's network in each tier. */
function tiersOf(address: string): readonly string[] {
  const network = networkOf(address);
  const mark = network.includes(':') ? ':' : '.';
  const parts = network.split(mark);
  return [network, ...[3, 2].map((length) => parts.slice(0, length).join(mark))];
}
