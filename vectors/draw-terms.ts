import type { RuleRecord } from '../src/artifact/rules/rule-schema.ts';
import type { CountryArtifact } from '../src/artifact/schema.ts';
import { Random } from '../test/support/random.ts';
import { DAYS, FIRST, LAST } from '../test/support/years.ts';

/**
 * Terms to count by every rule: drawn at random, and aimed at each day that a setting names, so
 * that changing any setting would change an answer.
 */
export interface TermQuestion {
  readonly rule: string;
  readonly date: string;
  readonly period: string;
  readonly country: string;
  readonly region?: string;
}

const UNITS = ['D', 'W', 'M', 'Y'] as const;
/** Much longer terms do not fit into three years. */
const LONGEST = { D: 120, W: 20, M: 14, Y: 2 } as const;
const MILLISECONDS = 86_400_000;

/**
 * The questions of all rules, each once.
 * @param total approximate; the aimed ones are always included.
 */
export function drawTerms(
  rules: readonly RuleRecord[],
  countries: readonly CountryArtifact[],
  total: number,
): TermQuestion[] {
  const counted = rules.filter(({ refused }) => refused === undefined);
  const drawn = counted.flatMap((rule, index) => {
    const random = new Random(7919 * (index + 1));
    const places = placesOf(rule, countries);
    const aimed = aimedAt(rule, places, countries);
    const rest = Math.max(Math.ceil(total / counted.length) - aimed.length, 60);
    return [...aimed, ...Array.from({ length: rest }, () => atRandom(rule, places, random))];
  });
  return [...new Map(drawn.map((asked) => [JSON.stringify(asked), asked])).values()];
}

type Asked = Pick<TermQuestion, 'country' | 'region'>;

/** The places of a rule: each country, and its regions where it takes one. */
export function placesOf(
  { countries, regions }: RuleRecord,
  world: readonly CountryArtifact[],
): Asked[] {
  return world
    .filter(({ country }) => countries.includes(country))
    .flatMap(({ country, regions: known }) => [
      { country },
      ...(regions === 'asked' ? known.map(({ code }) => ({ country, region: code })) : []),
    ]);
}

function atRandom(rule: RuleRecord, places: readonly Asked[], random: Random): TermQuestion {
  const unit = random.pick(UNITS.filter((each) => rule.units[each] !== undefined));
  const { longest = LONGEST[unit], back } = rule.units[unit] ?? {};
  // Short terms have rules of their own.
  const most = random.once(3) ? Math.min(longest, 8) : Math.min(longest, LONGEST[unit]);
  const isBack = back === true && random.once(2);
  return {
    rule: rule.rule,
    date: dayOn(FIRST, random.below(DAYS)),
    period: `${isBack ? '-' : ''}P${1 + random.below(most)}${unit}`,
    ...random.pick(places),
  };
}

/** Terms that end on the days that the settings name, and on either side of them. */
function aimedAt(
  rule: RuleRecord,
  places: readonly Asked[],
  world: readonly CountryArtifact[],
): TermQuestion[] {
  const [somewhere = { country: '' }] = places;
  const ask = (date: string, period: string, place: Asked = somewhere): TermQuestion[] =>
    date < FIRST || date > LAST ? [] : [{ rule: rule.rule, date, period, ...place }];
  const found: TermQuestion[] = [];
  const isBack = rule.units.D?.back === true;
  for (const { date, country, regions } of rule.closed_days ?? []) {
    for (const place of places) {
      if (country !== undefined && place.country !== country) continue;
      if (regions !== undefined && !regions.includes(place.region ?? '')) continue;
      // From the day before, too: a term may not begin earlier, or may stand still on the way.
      found.push(...ask(dayOn(date, -12), 'P12D', place), ...ask(dayOn(date, -1), 'P1D', place));
      if (isBack) found.push(...ask(dayOn(date, 3), '-P3D', place));
      if (regions === undefined) break;
    }
  }
  const { country: code } = somewhere;
  const holidays = world.find(({ country }) => country === code)?.holidays ?? [];
  for (const { date, regions } of holidays.filter((_, index) => index % 5 === 0)) {
    const place = regions === undefined ? somewhere : { country: code, region: regions[0] ?? '' };
    if (regions === undefined || rule.regions === 'asked') {
      found.push(...ask(dayOn(date, -9), 'P9D', place));
    }
  }
  // Months differ where their lengths do.
  for (const day of ['01-29', '01-30', '01-31', '02-27', '02-28', '04-30', '06-30', '10-31']) {
    for (const unit of ['M', 'Y'] as const) {
      if (rule.units[unit] === undefined) continue;
      for (const count of [1, 2]) {
        found.push(...ask(`${FIRST.slice(0, 4)}-${day}`, `P${count}${unit}`));
        if (isBack) found.push(...ask(`${LAST.slice(0, 4)}-${day}`, `-P${count}${unit}`));
      }
    }
  }
  for (const { from, until } of rule.standstill ?? []) {
    for (const edge of [from, until]) {
      for (const away of [-2, -1, 0, 1]) {
        found.push(...ask(dayOn(edge, away), 'P9D'), ...ask(dayOn(edge, away), 'P1D'));
      }
      if (rule.units.M !== undefined) {
        for (const away of [-31, -30, -1, 0, 1]) found.push(...ask(dayOn(edge, away), 'P1M'));
      }
    }
  }
  for (const unit of UNITS) {
    const longest = rule.units[unit]?.longest;
    if (longest !== undefined) found.push(...ask(FIRST, `P${longest}${unit}`));
  }
  for (const bound of [rule.short_to, rule.minimum?.from]) {
    if (bound === undefined) continue;
    for (let day = 0; day < 140; day += 1) {
      for (const count of [bound - 1, bound, bound + 1].filter((each) => each > 0)) {
        found.push(...ask(dayOn(FIRST, 3 + day), `P${count}D`));
        if (isBack && day % 4 === 0) found.push(...ask(dayOn(FIRST, 13 + day), `-P${count}D`));
      }
    }
  }
  return found;
}

function dayOn(date: string, days: number): string {
  return new Date(Date.parse(date) + days * MILLISECONDS).toISOString().slice(0, 10);
}
