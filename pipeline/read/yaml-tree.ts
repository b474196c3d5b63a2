import { isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import type { Place } from './diagnostic.ts';

/** Plain values: every leaf is text, as written. */
export type Plain = string | Plain[] | { [key: string]: Plain };
export type Path = readonly (string | number)[];

/** A parsed YAML text, with the place of each of its parts. */
export interface YamlTree {
  readonly value: Plain;
  /** The place of the value at a path, or of its nearest existing parent. */
  placeOf(path: Path): Place;
  /** The place of the key at the end of a path, or of its nearest existing parent. */
  placeOfKey(path: Path): Place;
}

/** A parsed document as plain values, with the place of each part; `place` turns offsets into places. */
export function treeOf(root: Node | null, place: (offset: number) => Place): YamlTree {
  // Built once a map: otherwise each of thousands of wrong keys would search all the others.
  const pairsByKey = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
  const pairOf = (map: YAMLMap, key: string): Pair | undefined => {
    let pairs = pairsByKey.get(map);
    if (pairs === undefined) {
      pairs = new Map(
        map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]),
      );
      pairsByKey.set(map, pairs);
    }
    return pairs.get(key);
  };
  const find = (path: Path, wantKey: boolean): number => {
    let node: unknown = root;
    let offset = root?.range?.[0] ?? 0;
    for (const [depth, step] of path.entries()) {
      const last = depth === path.length - 1;
      if (isMap(node)) {
        const pair = pairOf(node, String(step));
        if (pair === undefined) return offset;
        const key = isScalar(pair.key) ? (pair.key.range?.[0] ?? offset) : offset;
        const value = hasRange(pair.value) ? pair.value.range[0] : key;
        node = pair.value;
        offset = last && !wantKey ? value : key;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)];
        if (!hasRange(item)) return offset;
        node = item;
        offset = item.range[0];
      } else return offset;
    }
    return offset;
  };
  return {
    value: plainOf(root),
    placeOf: (path) => place(find(path, false)),
    placeOfKey: (path) => place(find(path, true)),
  };
}

function hasRange(node: unknown): node is { range: readonly [number, number, number] } {
  return (
    typeof node === 'object' && node !== null && Array.isArray((node as { range?: unknown }).range)
  );
}

function plainOf(node: unknown): Plain {
  if (isMap(node)) {
    const plain: { [key: string]: Plain } = {};
    for (const pair of node.items) {
      if (isScalar(pair.key)) plain[String(pair.key.value)] = plainOf(pair.value);
    }
    return plain;
  }
  if (isSeq(node)) return node.items.map(plainOf);
  return isScalar(node) ? String(node.value) : '';
}
