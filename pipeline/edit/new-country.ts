import type { Weekday } from '../../src/calendar/day-number.ts';
import { WEEKDAYS } from '../values/words.ts';

/** A country with more time zones than this gets no list of them. */
const ZONES_LISTED_MAX = 12;

/** What Node's Unicode locale data say of a country: a starting point, to be checked. */
interface Beginning {
  readonly name: string;
  readonly zones: readonly string[];
  readonly language: string;
  readonly weekend: readonly Weekday[];
  readonly firstDay: Weekday;
}

/** The files of a new country, by path below `sources`; null for an unknown code. */
export function newCountryFiles(code: string): ReadonlyMap<string, string> | null {
  const beginning = beginningOf(code);
  if (beginning === null) return null;
  const { name } = beginning;
  return new Map([
    [`${code}.yaml`, sourceText(code, beginning)],
    [`official/${code}.yaml`, officialText(code, name)],
    [`rulings/${code}.yaml`, rulingsText(code, name)],
  ]);
}

function beginningOf(code: string): Beginning | null {
  const locale = new Intl.Locale('und', { region: code });
  const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code);
  const zones = locale.getTimeZones() ?? [];
  if (name === undefined || zones.length === 0) return null;
  const { weekend, firstDay } = locale.getWeekInfo();
  return {
    name,
    zones,
    language: locale.maximize().language ?? 'en',
    weekend: weekend as Weekday[],
    firstDay: firstDay as Weekday,
  };
}

function sourceText(code: string, { name, zones, language, weekend, firstDay }: Beginning): string {
  const [zone = ''] = zones.length === 1 ? zones : [];
  const more =
    zones.length === 1
      ? ''
      : ` # one of ${zones.slice(0, ZONES_LISTED_MAX).join(', ')}${zones.length > ZONES_LISTED_MAX ? ', …' : ''}`;
  const names = language === 'en' ? '' : `    names: { ${language}: "" }\n`;
  return `# yaml-language-server: $schema=./country.schema.json
# ${code}: public holidays of ${name}
# Say here in two lines what the list is and on what law it rests.
country: ${code}
name: ${name}
timezone: ${zone}${more}
languages: [${language}]
weekend: [${weekend.map((day) => WEEKDAYS[day - 1]).join(', ')}]
week_starts: ${WEEKDAYS[firstDay - 1]}
how_days_move: ""

citations:
  holidays-act:
    title: ""
    kind: act
    url: ""

holidays:
  - id: new-years-day
    name: New Year's Day
${names}    rule: { date: 1 january }
    cite: holidays-act
`;
}

function officialText(code: string, name: string): string {
  return `# yaml-language-server: $schema=../official.schema.json
# Lists that an authority of ${name} published, copied for whole years; check compares them with ${code}.yaml.
# - title: Public holidays of ${name}, 2026
#   url: https://
#   transcribed: 2026-11-20
#   seen: the page itself
#   calendars: [${code}]
#   years: [2026]
#   weekdays_only: false
#   dates:
#     2026-01-01: New Year's Day
`;
}

function rulingsText(code: string, name: string): string {
  return `# yaml-language-server: $schema=../rulings.schema.json
# Why ${code}.yaml holds to its days of ${name} where the second opinion says otherwise; check prints what to paste here.
`;
}
