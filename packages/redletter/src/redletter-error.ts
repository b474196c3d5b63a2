import type { ErrorCode } from './types.ts';

/** A question without an answer: `code` is for programs, as in the API; `message` for people. */
export class RedletterError extends RangeError {
  override readonly name: string = 'RedletterError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
