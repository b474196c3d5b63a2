import { PLANS } from '../limits/plans.ts';

/** `PLANS`: by name, microseconds of a token, of a full bucket, and the monthly quota. */
export const PLANS_LUA = `local PLANS = {
${Object.values(PLANS)
  .map(
    ({ name, bucket, monthlyQuota }) =>
      `  ${name} = { token = ${bucket.tokenMicros}, full = ${bucket.fullMicros}, quota = ${monthlyQuota} },`,
  )
  .join('\n')}
}
`;
