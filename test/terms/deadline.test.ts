import { describe, expect, it } from 'vitest';
import { type RuleRecord, ruleRecordSchema } from '../../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../../src/artifact/schema.ts';
import { drawTerms } from '../../vectors/draw-terms.ts';
import { Random } from '../support/random.ts';
import { runsOf, sampleOf } from '../support/sample.ts';
import { deadlineOf, endsOf, placeOf, stepLines, wayOf } from '../support/terms/count-by-core.ts';
import { readRealRules } from '../support/terms/real-rules.ts';
import { walkTerm } from '../support/terms/term-walker.ts';
import { CHRISTMAS, toyRule } from '../support/terms/toy-rule.ts';
import { country, holiday } from '../support/world/toy-release.ts';
import { FIRST, LAST } from '../support/years.ts';

/** Two holidays around Easter 2026, one of them only in the East. */
const TOYLAND = country([
  holiday('friday', '2026-04-03'),
  holiday('monday', '2026-04-06'),
  holiday('east', '2026-04-07', { regions: ['EA'] }),
]);

function stepsOf(more: Partial<RuleRecord>, event: string, period: string, region?: string) {
  return stepLines(deadlineOf(placeOf(toyRule(more), TOYLAND, region ?? null), event, period));
}

describe('the steps of a term', () => {
  it('lead over a weekend and a holiday, each run with its reason', () => {
    expect(stepsOf({}, '2026-03-27', 'P7D', 'EA')).toEqual([
      'event 2026-03-27 - 0',
      'begins 2026-03-28 - 0',
      'ends 2026-04-03 - 0',
      'moved 2026-04-03 2026-04-03 1 holiday',
      'moved 2026-04-04 2026-04-05 2 weekend',
      'moved 2026-04-06 2026-04-07 2 holiday',
      'last_day 2026-04-08 - 0',
    ]);
  });

  it('go back from an event, with the later date of a run first', () => {
    expect(stepsOf({}, '2026-04-09', '-P3D')).toEqual([
      'event 2026-04-09 - 0',
      'begins 2026-04-08 - 0',
      'ends 2026-04-06 - 0',
      'moved 2026-04-06 2026-04-06 1 holiday',
      'moved 2026-04-05 2026-04-04 2 weekend',
      'moved 2026-04-03 2026-04-03 1 holiday',
      'last_day 2026-04-02 - 0',
    ]);
  });

  it('leave closed days out of a count of open ones, and do not roll', () => {
    expect(stepsOf({ counts: 'open-days' }, '2026-04-01', 'P3D')).toEqual([
      'event 2026-04-01 - 0',
      'begins 2026-04-02 - 0',
      'not_counted 2026-04-03 2026-04-06 4',
      'ends 2026-04-08 - 0',
      'last_day 2026-04-08 - 0',
    ]);
  });

  it('show a standstill on the way, and the one that contains the event', () => {
    const still = { standstill: CHRISTMAS, backward: 'none' as const };
    expect(stepsOf(still, '2025-12-15', 'P10D')).toEqual([
      'event 2025-12-15 - 0',
      'begins 2025-12-16 - 0',
      'suspended 2025-12-20 2026-01-10 22',
      'ends 2026-01-16 - 0',
      'last_day 2026-01-16 - 0',
    ]);
    expect(stepsOf(still, '2026-01-05', 'P1M')).toEqual([
      'event 2026-01-05 - 0',
      'begins 2026-01-11 - 0',
      'suspended 2025-12-20 2026-01-10 5',
      'ends 2026-02-10 - 0',
      'last_day 2026-02-10 - 0',
    ]);
  });

  it('show how far a minimum of open days moves the end', () => {
    const minimum = { minimum: { working_days: 2, from: 3 } };
    expect(stepsOf(minimum, '2026-04-02', 'P3D').slice(2)).toEqual([
      'ends 2026-04-05 - 0',
      'moved 2026-04-05 2026-04-05 1 weekend',
      'moved 2026-04-06 2026-04-06 1 holiday',
      'extended 2026-04-08 - 1',
      'last_day 2026-04-08 - 0',
    ]);
    expect(stepsOf(minimum, '2026-04-02', 'P2D').slice(2)[0]).toBe('ends 2026-04-04 - 0');
    expect(stepsOf(minimum, '2026-04-02', 'P2D')).not.toContain('extended 2026-04-08 - 1');
  });
});

describe('readings that differ', () => {
  const readings: RuleRecord['readings'] = [
    {
      reading: 'stays',
      says: 'It stays.',
      changes: { forward: 'none' },
      prevails: false,
      cite: [],
    },
    {
      reading: 'rolls',
      says: 'It rolls.',
      changes: { forward: 'next' },
      prevails: false,
      cite: [],
    },
  ];

  it('give the earliest date, or the one that prevails', () => {
    const asked = ['2026-03-28', 'P7D'] as const;
    const open = deadlineOf(placeOf(toyRule({ readings }), TOYLAND, null), ...asked);
    expect(endsOf(open)).toEqual({
      end_date: '2026-04-04',
      earliest: '2026-04-04',
      latest: '2026-04-07',
    });
    expect(open?.readings.map(({ reading }) => reading.id)).toEqual(['stays', 'rolls']);
    const settled = readings.map((each) => ({ ...each, prevails: each.reading === 'rolls' }));
    const placed = placeOf(toyRule({ readings: settled }), TOYLAND, null);
    expect(endsOf(deadlineOf(placed, ...asked))).toMatchObject({ end_date: '2026-04-07' });
  });

  it('are listed only where they differ, and none may leave the range', () => {
    const placed = placeOf(toyRule({ readings }), TOYLAND, null);
    expect(deadlineOf(placed, '2026-03-03', 'P7D')?.readings).toEqual([]);
    const sunday = new Date(`${LAST}T12:00:00Z`);
    // On the last Sunday of the range, no open day is left when all others are closed.
    while (sunday.getUTCDay() !== 0) sunday.setUTCDate(sunday.getUTCDate() - 1);
    const shut = toyRule({ readings, closed_weekdays: [1, 2, 3, 4, 5, 6, 7] });
    const start = new Date(sunday.getTime() - 7 * 86_400_000).toISOString().slice(0, 10);
    expect(deadlineOf(placeOf(shut, TOYLAND, null), start, 'P7D')).toBeNull();
  });
});

/** Random settings, to try combinations that no real rule has. */
function randomRule(random: Random): RuleRecord {
  const once = <T>(value: T): T | undefined => (random.once(2) ? value : undefined);
  const standstill = once(CHRISTMAS);
  const isBack = standstill === undefined && random.once(2);
  const unit = { words: ['one'], ...(isBack && { back: true as const }) };
  const event = random.pick(['out', 'in'] as const);
  const ways = event === 'in' || !isBack ? ['day-before'] : ['same-number'];
  if (event === 'out') ways.push('same-number');
  const month = random.pick(ways) as 'same-number' | 'day-before';
  const fields = {
    units: {
      D: unit,
      W: unit,
      M: { ...unit, month: random.once(4) ? ('30-days' as const) : month },
      Y: { ...unit, month },
    },
    event,
    forward: random.pick(['next', 'none'] as const),
    backward: random.pick(['next', 'none'] as const),
    from_standstill: random.pick(['last-day', 'day-after'] as const),
    regions: random.pick(['asked', 'all', ['EA'], ['EA', 'WE']] as const) as RuleRecord['regions'],
    counts: random.once(4) ? ('open-days' as const) : undefined,
    short_to: once(1 + random.below(9)),
    clear: isBack && random.once(2) ? (true as const) : undefined,
    closed_weekdays: random.pick([[7], [6, 7], [5, 6], []]),
    closed_holidays: !random.once(4),
    holidays_backward: isBack ? once('country' as const) : undefined,
    closed_days: once([
      { date: '2026-04-02', name: 'Closed' },
      { date: '2026-04-08', country: 'TY', regions: ['WE'] },
      { date: '2026-04-09', country: 'XX' },
    ]),
    minimum: once({ working_days: 1 + random.below(4), from: 1 + random.below(4) }),
    standstill,
    readings: random.once(3)
      ? [
          {
            reading: 'a',
            says: 'A.',
            changes: { forward: 'none' as const },
            prevails: false,
            cite: [],
          },
          {
            reading: 'b',
            says: 'B.',
            changes: { forward: 'next' as const, event },
            prevails: random.once(2),
            cite: [],
          },
        ]
      : [],
  };
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  return ruleRecordSchema.parse({ ...toyRule(), ...given });
}

function compare(
  rule: RuleRecord,
  where: CountryArtifact,
  region: string | null,
  questions: readonly (readonly [date: string, period: string])[],
): void {
  const placed = placeOf(rule, where, region);
  for (const [date, period] of questions) {
    const counted = wayOf(deadlineOf(placed, date, period));
    const walked = walkTerm(rule, where, region, [FIRST, LAST], date, period);
    const label = `${rule.rule} ${date} ${period} ${where.country}-${region}\n${JSON.stringify(rule)}`;
    if (walked === null) expect(counted, label).toBeNull();
    else expect(walked, label).toMatchObject(counted ?? {});
  }
}

describe('the arithmetic and a day-by-day walk', () => {
  it('agree on rules with every setting, in both directions', () => {
    const random = new Random(36);
    for (let run = 0; run < runsOf(1200); run += 1) {
      const rule = randomRule(random);
      const region = random.pick([null, 'EA', 'WE']);
      const isBack = rule.units.D?.back === true;
      const questions = Array.from({ length: 12 }, (): [string, string] => {
        const near = new Date(
          Date.UTC(2025, random.once(2) ? 14 : random.below(36), random.below(40)),
        );
        const date = near.toISOString().slice(0, 10);
        const sign = isBack && random.once(2) ? '-' : '';
        const most = random.once(2) ? 6 : 40;
        return [
          date < FIRST ? FIRST : date > LAST ? LAST : date,
          `${sign}P${1 + random.below(most)}${random.pick(['D', 'D', 'W', 'M', 'Y'])}`,
        ];
      });
      compare(rule, TOYLAND, region, questions);
    }
  });

  it('agree on every rule of the sources, in every place that it counts in', () => {
    const { rules, countries } = readRealRules();
    expect(rules.length).toBeGreaterThanOrEqual(16);
    const drawn = sampleOf(drawTerms(rules, [...countries.values()], 6000));
    expect(drawn.length).toBeGreaterThan(1000);
    const groups = Map.groupBy(drawn, ({ rule, country: code, region }) =>
      [rule, code, region ?? ''].join(' '),
    );
    for (const asked of groups.values()) {
      const [first] = asked;
      const rule = rules.find((each) => each.rule === first?.rule);
      const where = countries.get(first?.country ?? '');
      if (rule === undefined || where === undefined) throw new Error('it is held');
      const questions = asked.map(({ date, period }): [string, string] => [date, period]);
      compare(rule, where, first?.region ?? null, questions);
    }
  });
});
