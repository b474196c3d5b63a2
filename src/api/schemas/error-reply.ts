import { z } from 'zod';
import { ERROR_CODES } from '../error-table.ts';

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
        message: z
          .string()
          .min(1)
          .describe('For people: what is wrong, what to write instead, and where it is explained.'),
      })
      .describe('What is wrong.'),
    // It identifies the request and has no part in what is charged (Contract 5.6).
    request_id: z.uuidv7().describe('The same as in the header X-Request-Id.'),
  })
  .meta({ id: 'Error', description: 'The body of every error.' });
