import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGate } from '../../../src/access/gate.ts';
import { generateKey } from '../../../src/access/keys/key-format.ts';
import { openEmbeddedStore } from '../../../src/access/sqlite/embedded-store.ts';
import type { ApiRequest, Service } from '../../../src/api/message.ts';
import { directLane, serviceOver, toApiRequest } from '../../../test/support/lanes/direct-lane.ts';
import { get, type LaneReply } from '../../../test/support/lanes/lane.ts';
import { TARGETS } from '../../../test/support/lanes/targets.ts';

/** Consecutive calls of one cause; many rows, alternating, so that all see the same machine. */
const ROW = 200;

/** The causes whose timing could reveal whether a key once existed: all of them are looked up. */
export const LOOKED_UP = ['unknown', 'revoked', 'disabled', 'expired'] as const;

export interface UnauthorizedResult {
  readonly causes: number;
  /** How many different replies each target gave, ids aside. */
  readonly formsMax: number;
  /** Every status seen, and the one for a valid key, which has none of these causes. */
  readonly statuses: readonly number[];
  readonly validStatus: number;
  /** Microseconds a call, row by row, for each cause that needs a look-up. */
  readonly micros: ReadonlyMap<string, readonly number[]>;
}

/** Every way of having no valid key, over a real store, by name, as `Authorization` lines. */
async function causesOver(varDir: string) {
  const now = Date.now;
  const store = openEmbeddedStore({ varDir, now, onTrouble: () => undefined });
  const create = async (expiresAt: number | null) =>
    await store.admin.create({ account: 'acme', plan: 'starter', unlimited: true, expiresAt });
  const valid = await create(null);
  const revoked = await create(null);
  await store.admin.setState(revoked.id, 'revoked');
  const disabled = await create(null);
  await store.admin.setState(disabled.id, 'disabled');
  const expired = await create(1);
  const causes: Readonly<Record<string, readonly string[]>> = {
    unknown: [`Bearer ${generateKey(randomBytes)}`],
    revoked: [`Bearer ${revoked.key}`],
    disabled: [`Bearer ${disabled.key}`],
    expired: [`Bearer ${expired.key}`],
    'no header': [],
    'an empty header': [''],
    'a scheme without a key': ['Bearer'],
    'another scheme': [`Basic ${valid.key}`],
    'no scheme': [valid.key],
    'a truncated key': [`Bearer ${valid.key.slice(0, -1)}`],
    'a key in another case': [`Bearer ${valid.key.toUpperCase()}`],
    'the header twice': [`Bearer ${valid.key}`, `Bearer ${valid.key}`],
  };
  return {
    valid: [`Bearer ${valid.key}`],
    causes,
    service: serviceOver(createGate(store.callers)),
    close: () => store.close(),
  };
}

/** Compares the replies to twelve causes on five endpoints, and the time they take. */
export async function compareUnauthorized(rows: number): Promise<UnauthorizedResult> {
  const varDir = mkdtempSync(join(tmpdir(), 'redletter-faults-'));
  const { valid, causes, service, close } = await causesOver(varDir);
  try {
    const entries = Object.entries(causes);
    const forms: number[] = [];
    const statuses = new Set<number>();
    for (const target of TARGETS) {
      const seen = new Set<string>();
      for (const [, lines] of entries) {
        const reply = await ask(service, target, lines);
        statuses.add(reply.status);
        seen.add(formOf(reply));
      }
      forms.push(seen.size);
    }
    const { status } = await ask(service, TARGETS[0] as string, valid);
    const micros = timesOf(
      service,
      LOOKED_UP.map((name) => [name, causes[name] ?? []]),
      rows,
    );
    return {
      causes: entries.length,
      formsMax: Math.max(...forms),
      statuses: [...statuses],
      validStatus: status,
      micros,
    };
  } finally {
    await close();
    rmSync(varDir, { recursive: true });
  }
}

function ask(service: Service, target: string, lines: readonly string[]): Promise<LaneReply> {
  const headers = lines.map((line) => ['Authorization', line] as const);
  return directLane(service).send(get(target, { role: 'nobody', headers }));
}

/** A reply without its id. */
function formOf({ status, headers, body }: LaneReply): string {
  const id = headers.get('x-request-id') ?? '';
  return JSON.stringify([status, [...headers], body]).replaceAll(id, 'ID');
}

function timesOf(
  service: Service,
  causes: readonly (readonly [string, readonly string[]])[],
  rows: number,
): Map<string, number[]> {
  const requests = causes.map(([name, lines]) => {
    const headers = lines.map((line) => ['Authorization', line] as const);
    return [name, toApiRequest(get(TARGETS[0] as string, { role: 'nobody', headers }))] as const;
  });
  const times = new Map<string, number[]>(requests.map(([name]) => [name, []]));
  for (let row = 0; row < rows; row += 1) {
    // Each row begins with another cause, so that none is always first.
    for (let turn = 0; turn < requests.length; turn += 1) {
      const [name, request] = requests[(row + turn) % requests.length] as (typeof requests)[number];
      times.get(name)?.push(timeRow(service, request));
    }
  }
  return times;
}

/** Microseconds a call. */
function timeRow(service: Service, request: ApiRequest): number {
  const begun = process.hrtime.bigint();
  for (let call = 0; call < ROW; call += 1) service.answer(request);
  return Number(process.hrtime.bigint() - begun) / 1_000 / ROW;
}
