/**
 * Thrown where an answer rests on what has to be read first: whoever asked reads it and asks again,
 * so that the endpoints need not know of it, and nothing is read for a request that is refused.
 */
export class Unread extends Error {
  override readonly name = 'Unread';
  /** Reads it in the account's turn; null when too much is waiting. */
  readonly read: (account: string) => Promise<void> | null;

  constructor(read: Unread['read']) {
    super('not read yet');
    this.read = read;
  }
}
