import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
} from 'yaml';
import { type Diagnostic, error, type Place } from './diagnostic.ts';
import { quote } from './suggest.ts';
import { DEPTH_MAX, tooDeep } from './yaml-depth.ts';

/**
 * What YAML allows and a source must not use: anchors, aliases, tags, keys that are not text,
 * duplicate keys, deep nesting.
 */
export function forbiddenNodes(
  document: Document.Parsed,
  text: string,
  place: (offset: number) => Place,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Node(_key, node, ancestors) {
      const at = () => place(node.range?.[0] ?? 0);
      if (ancestors.filter((ancestor) => isMap(ancestor) || isSeq(ancestor)).length > DEPTH_MAX) {
        diagnostics.push(tooDeep(at()));
        return visit.BREAK;
      }
      if (isAlias(node)) {
        diagnostics.push(
          error(at(), 'alias', `the alias *${node.source} is not allowed; write the value out`),
        );
      } else if (node.anchor !== undefined) {
        diagnostics.push(
          error(
            place(writtenBefore(text, node, `&${node.anchor}`)),
            'alias',
            `the anchor &${node.anchor} is not allowed; remove it and write the value out where it is needed`,
          ),
        );
      }
      if (!isAlias(node) && node.tag !== undefined) {
        diagnostics.push(
          error(
            place(writtenBefore(text, node, '!')),
            'tag',
            `the tag ${quote(node.tag)} is not allowed; remove it, every value is plain text`,
          ),
        );
      }
      // A separate visitor for maps would replace this one.
      if (isMap(node)) diagnostics.push(...repeatedKeys(node, place));
      return undefined;
    },
    Pair(_key, pair) {
      if (!isScalar(pair.key)) {
        const at = isMap(pair.key) || isSeq(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
        diagnostics.push(error(place(at), 'wrong_type', 'a key must be a plain text'));
      } else if (pair.key.value === '__proto__') {
        diagnostics.push(
          error(
            place(pair.key.range?.[0] ?? 0),
            'unknown_key',
            'unknown key "__proto__"; remove it',
          ),
        );
      }
    },
  });
  return diagnostics;
}

function repeatedKeys(map: YAMLMap, place: (offset: number) => Place): Diagnostic[] {
  const found: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const { key } of map.items) {
    if (!isScalar(key)) continue;
    const written = String(key.value);
    if (seen.has(written)) {
      const message = `the key ${quote(written)} occurs twice here; keep one`;
      found.push(error(place(key.range?.[0] ?? 0), 'duplicate_key', message));
    }
    seen.add(written);
  }
  return found;
}

/** Where the anchor or tag of a node begins: before the node, for a list or a map also above it. */
function writtenBefore(text: string, node: Node, mark: string): number {
  let at = text.lastIndexOf(mark, (node.range?.[0] ?? 0) - 1);
  // The last "!" of a tag such as "!!map" need not be its first.
  while (/[^\s[{,]/u.test(text[at - 1] ?? '')) at -= 1;
  return at;
}
