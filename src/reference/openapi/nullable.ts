type Node = { [name: string]: unknown };

/** A document with each of its objects changed, innermost first. */
function mapNodes(node: unknown, change: (node: Node) => unknown): unknown {
  if (Array.isArray(node)) return node.map((each) => mapNodes(each, change));
  if (!isNode(node)) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, mapNodes(value, change)]);
  return change(Object.fromEntries(entries));
}

/** Writes "this or null" as one schema with two types, which generators turn into a nullable field. */
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

/**
 * The document in OpenAPI 3.0, for generators that do not read 3.1: without a summary in `info` and
 * restricted property names, and with `nullable` types. The document uses no other feature that differs between 3.0 and 3.1.
 */
export function olderForm(document: object): object {
  const { info, ...rest } = document as { readonly info: Node };
  const { summary: _, ...older } = info;
  return mapNodes({ ...rest, openapi: '3.0.3', info: older }, (node) => {
    const { type, propertyNames: _, ...others } = node;
    if (!Array.isArray(type)) return type === undefined ? others : { type, ...others };
    return { type: type.find((name) => name !== 'null'), ...others, nullable: true };
  }) as object;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
