/** Plain JSON, as a document is made of. */
type Node = { [name: string]: unknown };

/**
 * Writes "this or null" as one schema with two types, all through a document. It says the same in
 * fewer bytes, and generators make it a nullable field instead of a separate class.
 */
export function joinNulls(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(joinNulls);
  if (!isNode(node)) return node;
  const joined = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, joinNulls(value)]),
  );
  const { anyOf, ...rest } = joined;
  const [schema, other] = Array.isArray(anyOf) && anyOf.length === 2 ? anyOf : [];
  if (!isNode(schema) || !isNode(other) || other.type !== 'null') return joined;
  if (typeof schema.type !== 'string') return joined;
  const choices = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {};
  return { ...schema, ...choices, ...rest, type: [schema.type, 'null'] };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
