import { expect, test } from 'vitest';
import { errorSchema } from '../../../src/api/schemas/error-reply.ts';

const reply = (message: string) => ({
  error: { code: 'invalid_date', message },
  request_id: '01890a5d-ac96-774b-bcce-b302099a8057',
});

test('an error has a message, however short', () => {
  expect(errorSchema.safeParse(reply('x')).success).toBe(true);
  expect(errorSchema.safeParse(reply('')).success).toBe(false);
});
