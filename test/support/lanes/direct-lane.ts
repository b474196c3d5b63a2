import { randomUUIDv7 } from 'node:crypto';
import type {
  ApiReply,
  ApiRequest,
  Caller,
  Gate,
  Refusal,
  Service,
  Spent,
} from '../../../src/api/message.ts';
import type { PinOptions } from '../../../src/api/pins/pins.ts';
import { headerLines } from '../../../src/api/reply.ts';
import { createService } from '../../../src/api/service.ts';
import { buildDataSet, type DataSet } from '../../../src/artifact/data-set.ts';
import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import { release } from '../world/toy-release.ts';
import { TOY_COUNTRIES, TOY_DATA_VERSION, TOY_RULES } from '../world/toy-world.ts';
import type { Lane, LaneReply, LaneRequest, Role } from './lane.ts';

/** Data for countries that were never written to disk. */
export function dataSetOf(
  countries: readonly CountryArtifact[],
  dataVersion = TOY_DATA_VERSION,
): DataSet {
  const rules = countries === TOY_COUNTRIES ? TOY_RULES : [];
  return buildDataSet({ ...release(countries, dataVersion), rules });
}

/** Accepts the name of a role as a key, and charges nobody. */
export const OPEN_GATE: Gate = {
  identify: ([line, second]): Caller | Refusal => {
    if (line === undefined) return 'missing';
    if (second !== undefined) return 'malformed';
    if (line === 'Bearer paid') return { keyId: 'paid', account: 'acme', regions: true };
    return line === 'Bearer free' ? { keyId: 'free', account: 'small', regions: false } : 'unknown';
  },
  spend: (): Spent => ({ ok: true, limits: null, month: null }),
};

export function serviceOver(
  gate: Gate,
  dataSet: DataSet = dataSetOf(TOY_COUNTRIES),
  releases: PinOptions['releases'] = onlyThe(dataSet),
  wallMillis: () => number = Date.now,
): Service {
  return createService({ dataSet, releases, rest, wallMillis, gate, realm: 'Redletter' });
}

/** The earlier releases where there are none: nothing is ever read. */
export function onlyThe({ release: only }: DataSet): PinOptions['releases'] {
  const unwritten = async (version: string) => {
    throw new Error(`${version} was never written to disk`);
  };
  return { chain: [only], readCountry: unwritten, readRules: unwritten };
}

const rest = () => Promise.resolve();

/** Calls a service with plain values: no socket, no server. */
export function directLane(service: Service): Lane {
  return { send: async (request) => toLaneReply(await service.answer(toApiRequest(request))) };
}

export function toApiRequest(request: LaneRequest): ApiRequest {
  const [path, ...query] = request.target.split('?');
  const lines = [...credentials(request.role), ...request.headers];
  const linesOf = (name: string) =>
    lines.filter(([given]) => given.toLowerCase() === name).map(([, value]) => value);
  const tags = linesOf('if-none-match');
  return {
    requestId: randomUUIDv7(),
    method: request.method,
    path: path as string,
    query: query.join('?'),
    authorization: linesOf('authorization'),
    clientRequestId: linesOf('x-client-request-id'),
    ifNoneMatch: tags.length === 0 ? null : tags.join(', '),
    dataVersion: linesOf('x-data-version'),
  };
}

/** The header lines for a role whose name is its key. */
export function credentials(role: Role): [string, string][] {
  return role === 'nobody' ? [] : [['Authorization', `Bearer ${role}`]];
}

function toLaneReply(reply: ApiReply): LaneReply {
  return {
    status: reply.status,
    headers: new Map(
      headerLines(reply.headers).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    body: reply.body === null ? '' : reply.body.toString(),
  };
}
