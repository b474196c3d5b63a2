import type { CountryArtifact } from '../../../src/artifact/schema.ts';
import type { Random } from '../random.ts';
import { DAYS, FIRST as FIRST_DATE } from '../years.ts';
import type { CalendarEndpoint, Parameters } from './reference.ts';

/** A valid question, except that it may leave the range. */
export interface Question {
  readonly endpoint: CalendarEndpoint;
  readonly parameters: Parameters;
}

const FIRST = Temporal.PlainDate.from(FIRST_DATE);
/** Mostly short spans, sometimes a year, because the plain walk goes day by day. */
const NEAR = 40;

/** A question about one of the countries: any date, a near one for a span, any region. */
export function randomQuestion(random: Random, world: readonly CountryArtifact[]): Question {
  if (random.once(200)) return { endpoint: 'countries', parameters: {} };
  const { country, regions } = random.pick(world);
  const region = random.once(2) || regions.length === 0 ? null : random.pick(regions).code;
  const where = { country, ...(region !== null && { region }) };
  const day = random.below(DAYS);
  const date = dateAt(day);
  const far = random.once(20) ? 12 * NEAR : NEAR;
  const step = random.below(2 * far) - far;
  switch (random.below(4)) {
    case 0:
      return { endpoint: 'is-business-day', parameters: { date, ...where } };
    case 1:
      return {
        endpoint: 'add-business-days',
        parameters: { date, days: String(step), ...where },
      };
    case 2: {
      const end = dateAt(Math.min(DAYS - 1, Math.max(0, day + step)));
      return { endpoint: 'count-business-days', parameters: { start: date, end, ...where } };
    }
    default:
      return { endpoint: 'holidays', parameters: { year: date.slice(0, 4), ...where } };
  }
}

function dateAt(day: number): string {
  return FIRST.add({ days: day }).toString();
}
