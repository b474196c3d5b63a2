import type { EndpointName } from '../../../src/api/endpoints/endpoint.ts';
import type { Gate } from '../../../src/api/message.ts';
import { REPLY_SCHEMAS } from '../../../src/api/schemas/replies.ts';
import type { DataSet } from '../../../src/artifact/data-set.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../../test/support/lanes/direct-lane.ts';
import type { LaneReply, LaneRequest } from '../../../test/support/lanes/lane.ts';
import { Random } from '../../../test/support/random.ts';
import { checkRawReply } from '../../../test/support/raw/raw-reply.ts';
import { type Places, randomRequest } from './random-request.ts';

const SEED = 5;

export interface RepliesResult {
  /** How many replies had each status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Replies of status 5xx that the gate did not cause. */
  readonly faults: number;
  readonly invalid: readonly string[];
}

/**
 * Asks a service random questions and checks each reply against the schemas and the error table.
 */
export async function askAtRandom(
  count: number,
  dataSet: DataSet,
  countries: readonly CountryArtifact[],
): Promise<RepliesResult> {
  const random = new Random(SEED);
  const lane = directLane(serviceOver(sometimesRefusing(random), dataSet));
  const places: Places = {
    countries: countries.map(({ country }) => country),
    regions: countries.flatMap(({ regions }) => regions.map(({ code }) => code)),
  };
  const statuses = new Map<number, number>();
  const invalid: string[] = [];
  let faults = 0;
  for (let index = 0; index < count; index += 1) {
    const request = randomRequest(random, places);
    const reply = await lane.send(request);
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
    if (reply.status >= 500) faults += 1;
    const problem = problemOf(request, reply);
    if (problem !== null) invalid.push(`${problem}: ${request.method} ${request.target}`);
  }
  return { statuses, faults, invalid };
}

/** Limits are sometimes reached, as in production. */
function sometimesRefusing(random: Random): Gate {
  const limits = { limit: 10, remaining: 0, resetSeconds: 1 };
  return {
    identify: OPEN_GATE.identify,
    spend: (caller, countsForMonth) => {
      if (!random.once(50)) return OPEN_GATE.spend(caller, countsForMonth);
      const code = random.once(2) ? 'rate_limited' : 'monthly_limit_reached';
      return { ok: false, code, limits, month: limits, retryAfterSeconds: 1 };
    },
  };
}

function problemOf(request: LaneRequest, reply: LaneReply): string | null {
  try {
    checkRawReply(reply);
    if (reply.status !== 200 || request.method === 'HEAD') return null;
    const name = request.target.slice('/v1/'.length).split('?')[0] as EndpointName;
    REPLY_SCHEMAS[name].parse(JSON.parse(reply.body));
    return null;
  } catch (error) {
    return String(error).slice(0, 300);
  }
}
