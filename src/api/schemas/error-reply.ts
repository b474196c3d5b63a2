import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../error-table.ts';

/** The body of an error that has one of the given codes (contract 7). */
export function errorReplySchema(codes: readonly [ErrorCode, ...ErrorCode[]]) {
  return z.strictObject({
    error: z.strictObject({
      code: z.enum(codes).meta({ description: 'Machine-readable: decide by this.' }),
      message: z.string().min(1).meta({
        description: 'For people: what is wrong, what to write instead, and where it is explained.',
      }),
    }),
    // To find the request again; it has no part in what is charged (Contract 5.6).
    request_id: z.uuidv7().meta({ description: 'The same as in the header X-Request-Id.' }),
  });
}

/** The body of any error. */
export const anyErrorReplySchema = errorReplySchema(ERROR_CODES as [ErrorCode, ...ErrorCode[]]);
