/** Plain JSON, the content of a document. */
export type Node = { [name: string]: unknown };

/** A document with each of its objects changed, innermost first. */
export function mapNodes(node: unknown, change: (node: Node) => unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => mapNodes(each, change));
  if (!isNode(node)) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, mapNodes(value, change)]);
  return change(Object.fromEntries(entries));
}

/**
 * Writes "this or null" as one schema with two types, throughout a document. The meaning is the
 * same in fewer bytes, and generators make a nullable field instead of a separate class.
 */
export function joinNulls(document: object): object {
  return mapNodes(document, (node) => {
    const { anyOf, ...rest } = node;
    const [schema, other] = Array.isArray(anyOf) && anyOf.length === 2 ? anyOf : [];
    if (!isNode(schema) || !isNode(other) || other.type !== 'null') return node;
    if (typeof schema.type !== 'string') return node;
    const choices = Array.isArray(schema.enum) && { enum: [...schema.enum, null] };
    return { ...schema, ...choices, ...rest, type: [schema.type, 'null'] };
  }) as object;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
