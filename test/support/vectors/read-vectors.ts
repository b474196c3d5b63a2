import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A parsed line of `vectors/`, as described in its README. */
export interface Vector {
  /** Path and query. */
  readonly question: string;
  /** What is special about it; null where nothing is. */
  readonly edge: string | null;
  /** The error code; null for an answer. */
  readonly code: string | null;
  /** The body, byte for byte; null for a refusal. */
  readonly body: string | null;
}

/** Every line of `vectors/` by the name of its file, without ending. */
export function readVectorLines(): Map<string, string[]> {
  const names = readdirSync('vectors').filter((name) => name.endsWith('.jsonl.gz'));
  return new Map(
    names.map((name) => [
      name.slice(0, -'.jsonl.gz'.length),
      gunzipSync(readFileSync(join('vectors', name)))
        .toString()
        .trimEnd()
        .split('\n'),
    ]),
  );
}

export function readVectors(): Vector[] {
  return [...readVectorLines().values()].flat().map(readLine);
}

const BODY = ',"body":';

function readLine(line: string): Vector {
  const { question, edge = null, code = null } = JSON.parse(line) as Partial<Vector>;
  if (question === undefined) throw new Error(`a line without a question: ${line}`);
  const body = code === null ? line.slice(line.indexOf(BODY) + BODY.length, -1) : null;
  return { question, edge, code, body };
}
