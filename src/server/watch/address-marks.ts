import { hash } from 'node:crypto';

const SALT_BYTES = 16;
/** 64 bits: two visitors of a day share no mark. */
const MARK_LENGTH = 16;

/** Writes an address as the request log shows it. */
export interface AddressMarks {
  /** Lower-case hex, or an address: nothing in it needs escaping. */
  markOf(address: string): string;
  /** From now on the same address has another mark, and no old one can be made again. */
  renew(): void;
}

/**
 * Contract 16.2: `hash` follows one visitor for a day and no longer. The salt is random, stored
 * in no file and then forgotten; with it, a mark could be found by trying all addresses.
 * @param randomBytes fills a buffer of that many bytes.
 */
export function createAddressMarks(
  form: 'hash' | 'full',
  randomBytes: (size: number) => Buffer,
): AddressMarks {
  let salt = randomBytes(SALT_BYTES).toString('hex');
  return {
    markOf: (address) => {
      // An IPv4 address in the form of a dual-stack socket; an IPv6 one may name a zone.
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
      return form === 'full' ? plain : hash('sha256', salt + plain, 'hex').slice(0, MARK_LENGTH);
    },
    renew: () => {
      salt = randomBytes(SALT_BYTES).toString('hex');
    },
  };
}
