import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../../../src/api/error-table.ts';
import { errorSchema } from '../../../src/api/schemas/error-reply.ts';

const { error, request_id } = errorSchema.shape;

/** The body of an error with today's codes and no other field (Contract 7). */
export const anyErrorReplySchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]),
    message: error.shape.message,
  }),
  request_id,
});
