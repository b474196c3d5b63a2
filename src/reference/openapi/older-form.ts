/** Plain JSON, as a document is made of. */
type Node = { [name: string]: unknown };

/**
 * The document in OpenAPI 3.0, for generators that do not read 3.1. In 3.0, `info` has no summary, a
 * type that may be null is `nullable`, and names of properties cannot be restricted. Nothing else that
 * the document uses differs.
 */
export function olderForm(document: object): object {
  const { info, ...rest } = document as { readonly info: Node };
  const { summary: _, ...older } = info;
  return withNullable({ ...rest, openapi: '3.0.3', info: older }) as object;
}

function withNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullable);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([name, value]) => [name, withNullable(value)]);
  const { type, propertyNames: _, ...rest } = Object.fromEntries(entries) as Node;
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest };
  return { type: type.find((name) => name !== 'null'), ...rest, nullable: true };
}
