import { isoMonth, type Month } from '../limits/month.ts';
import { KeyAdminError } from '../store.ts';

/** The refusals of administration that several places throw. */

export function noSuchKey(): KeyAdminError {
  return new KeyAdminError('no key has this id; ids are listed by: npm run keys -- list');
}

/** @param now the month by the clock that the limits use. */
export function otherMonth(now: Month): KeyAdminError {
  return new KeyAdminError(
    `by the clock that limits go by it is ${isoMonth(now)}; set that clock first if it is wrong`,
  );
}

export function changedMeanwhile(): KeyAdminError {
  return new KeyAdminError(
    'somebody else is changing the same key or account, and nothing was changed; give the order ' +
      'again',
  );
}
