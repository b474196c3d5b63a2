import { KnownCaller } from '../../../src/access/limits/account.ts';

/** A valid caller on the Free plan. */
export function callerOf(
  more: Partial<ConstructorParameters<typeof KnownCaller>[0]> = {},
): KnownCaller {
  return new KnownCaller({
    keyId: 'key_1',
    accountId: 1,
    account: 'acme',
    plan: 'free',
    unlimited: false,
    expiresAt: null,
    lastUsedDay: null,
    ...more,
  });
}
