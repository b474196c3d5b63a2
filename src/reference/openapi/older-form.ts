import { mapNodes, type Node } from './nullable.ts';

/**
 * The document in OpenAPI 3.0, for generators that do not read 3.1. In 3.0, `info` has no
 * summary, a type that may be null is `nullable`, and property names cannot be restricted. The
 * document uses nothing else that differs.
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
