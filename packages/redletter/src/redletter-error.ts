import type { ErrorCode } from './types.ts';

/** A question that cannot be answered. Its code is the API's; the message is for people. */
export class RedletterError extends RangeError {
  override readonly name: string = 'RedletterError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
