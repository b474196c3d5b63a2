import { z } from 'zod';

/** Separates the known keys in the message about an unknown key; see `zod-diagnostics`. */
export const KNOWN_KEYS = 'known keys: ';

/**
 * An object with exactly these keys. The message about an unknown key carries the known ones,
 * from which the diagnostic finds the near miss.
 */
export function strictShape<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${KNOWN_KEYS}${Object.keys(shape).join(' ')}`
        : undefined,
  });
}
