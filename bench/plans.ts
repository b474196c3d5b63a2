import { buildDataSet } from '../src/artifact/data-set.ts';
import { loadNewestRelease } from '../src/artifact/load-release.ts';
import { toDayNumber } from '../src/calendar/day-number.ts';
import { placesOf } from '../src/site/places/places.ts';
import { yearsOf } from '../src/site/places/release-range.ts';
import { LEAVE_DAYS_MAX } from '../src/site/plan/leave-plan.ts';
import { DAYS_DEFAULT, readPlanForm } from '../src/site/plan/plan-form.ts';
import { tellPlans } from '../src/site/plan/plan-page.ts';

/** How long leave plans take, over every calendar and held year. */
export interface PlanTimes {
  /** Days of leave that were planned. */
  readonly days: number;
  readonly plans: number;
  /** The slowest one, and the 99th percentile. */
  readonly worstMillis: number;
  readonly p99Millis: number;
  readonly worst: string;
}

/** Each plan is made this often: its fastest time is its own, the rest is the machine's. */
const ROUNDS = 3;

/** Plans the usual amount of leave and the maximum. */
export function measurePlans(): PlanTimes[] {
  const places = placesOf(buildDataSet(loadNewestRelease('artifacts')));
  return [DAYS_DEFAULT, LEAVE_DAYS_MAX].map((days) => {
    const times = places.flatMap((place) =>
      yearsOf(place.calendar.range).map((year) => {
        const query = `days=${days}&january=1`;
        const today = toDayNumber(year, 1, 1);
        const plan = () => {
          const from = performance.now();
          const told = tellPlans(readPlanForm(place, year, query, today));
          const millis = performance.now() - from;
          if (told === null) throw new Error(`${place.key} ${year} ${query} is refused`);
          return millis;
        };
        const millis = Math.min(...Array.from({ length: ROUNDS }, plan));
        return { millis, name: `${place.key} ${year}` };
      }),
    );
    times.sort((a, b) => a.millis - b.millis);
    const worst = times.at(-1);
    return {
      days,
      plans: times.length,
      worstMillis: worst?.millis ?? Number.NaN,
      p99Millis: times[Math.floor(times.length * 0.99)]?.millis ?? Number.NaN,
      worst: worst?.name ?? '',
    };
  });
}
