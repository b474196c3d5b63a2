/** A value that differs: its path, and both forms in words. */
export interface FieldChange {
  /** The path of the value, such as "citations › act-1971 › url". */
  readonly where: string;
  /** The earlier value in words; null when there was none. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Keys that identify the members of a list; the first that all members have is used. */
const MEMBER_KEYS = ['key', 'id', 'code'] as const;

/**
 * Where two plain values (texts, numbers, lists, maps) differ, leaf by leaf. List members with an
 * id are compared by it, and a new order counts as one change; other lists are compared as a
 * whole.
 */
export function fieldChanges(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): FieldChange[] {
  if (canonical(before) === canonical(after)) return [];
  const [old, now] = [membersOf(before), membersOf(after)];
  if (old === null || now === null) {
    return [{ where: path.join(' › '), before: inWords(before), after: inWords(after) }];
  }
  const keys = [...old.keys(), ...[...now.keys()].filter((key) => !old.has(key))];
  const found = keys.flatMap((key) => fieldChanges(old.get(key), now.get(key), [...path, key]));
  const [order, orderNow] = [shared(old, now), shared(now, old)];
  if (Array.isArray(before) && order !== orderNow) {
    found.push({ where: [...path, 'order'].join(' › '), before: order, after: orderNow });
  }
  return found;
}

/** A value as text, with map keys sorted: their order means nothing. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, each: unknown) =>
      isMap(each)
        ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
        : each,
    ) ?? ''
  );
}

/** The members of a map, or of a list with ids; null for anything else. */
function membersOf(value: unknown): Map<string, unknown> | null {
  if (!isMap(value) && !Array.isArray(value)) return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const key = MEMBER_KEYS.find((name) => value.every((each) => isMap(each) && name in each));
  if (key === undefined || value.length === 0) return null;
  const ids = value.map((each: Record<string, unknown>) => String(each[key]));
  // With a repeated id, only the whole list shows what changed.
  return new Set(ids).size < ids.length
    ? null
    : new Map(value.map((each, index) => [ids[index] ?? '', each]));
}

/** The path already contains what identifies a member. */
function isMemberKey(key: string): boolean {
  return (MEMBER_KEYS as readonly string[]).includes(key);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shared(these: ReadonlyMap<string, unknown>, others: ReadonlyMap<string, unknown>): string {
  return [...these.keys()].filter((key) => others.has(key)).join(', ');
}

function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return value.join(' · ');
  }
  if (!isMap(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  return Object.entries(value)
    .filter(([key, each]) => !isMemberKey(key) && each !== null && each !== undefined)
    .map(([key, each]) => `${key}: ${inWords(each)}`)
    .join('; ');
}
