/**
 * Thrown when an answer needs data that must be read first. The service reads it and calls the
 * endpoint again, so endpoints stay pure and refused requests read nothing.
 */
export class Unread extends Error {
  override readonly name = 'Unread';
  /** Reads the data in the account's turn; null when too many reads wait. */
  readonly read: (account: string) => Promise<void> | null;

  constructor(read: Unread['read']) {
    super('not read yet');
    this.read = read;
  }
}
