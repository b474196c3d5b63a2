import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '../error-table.ts';

const message = z
  .string()
  .min(1)
  .describe('For people: what is wrong, what to write instead, and where it is explained.');

// It identifies the request and has no part in what is charged (Contract 5.6).
const requestId = z.uuidv7().describe('The same as in the header X-Request-Id.');

/** The body of an error with today's codes (Contract 7), for checking our own replies. */
export const anyErrorReplySchema = z.strictObject({
  error: z.strictObject({ code: z.enum(ERROR_CODES as [ErrorCode, ...ErrorCode[]]), message }),
  request_id: requestId,
});

/** The body of an error for clients, which must accept future codes (Contract 9). */
export const errorSchema = z
  .object({
    error: z
      .object({
        code: z.string().meta({
          description:
            'Machine-readable: decide by this, and take one that you do not know by status.',
          'x-extensible-enum': ERROR_CODES,
        }),
        message,
      })
      .describe('What is wrong.'),
    request_id: requestId,
  })
  .meta({ id: 'Error', description: 'The body of every error.' });
