import { escape as escapeXml } from 'html-escaper';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import { type DayNumber, formatIsoDate } from '../../calendar/day-number.ts';
import { kindOf, nextBusinessDay } from '../../calendar/questions.ts';
import { isWithin } from '../../calendar/supported-range.ts';
import { knownDay } from '../known-day.ts';
import type { Place } from '../places/places.ts';
import { dayAndMonth } from '../words.ts';
import { holidayAfter, holidaysOn } from '../year/holidays.ts';

/** Today in a place, for programs without a key: widgets, status pages, shop doors. */
export type TodayFile = ReturnType<typeof todayFile>;

/**
 * The content of `/us/today.json`.
 * @param today where the place is.
 */
export function todayFile(place: Place, today: DayNumber, dataVersion: string) {
  const { calendar, region, name } = place;
  const { country, timezone } = place.artifact;
  const isHeld = isWithin(today, calendar.range);
  const kind = isHeld ? kindOf(calendar, today) : null;
  const held = isHeld ? holidaysOn(calendar, today) : [];
  const next = isHeld ? nextBusinessDay(calendar, today) : null;
  const holiday = holidayAfter(calendar, today);
  return {
    ...{ country, region: region?.code ?? null, name, timezone },
    date: formatIsoDate(today),
    // Null outside the range.
    is_business_day: kind === null ? null : kind === 'business_day',
    day_type: kind,
    holidays: held.map((found) => found.name),
    // Null when no later one is known.
    next_business_day: next === null ? null : formatIsoDate(next),
    next_holiday: holiday && {
      date: formatIsoDate(holiday.day),
      name: holiday.name,
      date_accuracy: holiday.accuracy,
    },
    data_version: dataVersion,
    licence: DATA_LICENCE.id,
    licence_url: DATA_LICENCE.url,
  };
}

/** "Open today · next: Thanksgiving Day, 26 November". */
export function badgeWords({ is_business_day, holidays, day_type, next_holiday }: TodayFile) {
  const isBareWeekend = day_type === 'weekend' && holidays.length === 0;
  const off = isBareWeekend ? 'Weekend' : `Closed today: ${holidays.join(', ')}`;
  const now = is_business_day === null ? 'Not known today' : is_business_day ? 'Open today' : off;
  if (next_holiday === null) return `${now} · no further holiday known`;
  const { date, name, date_accuracy } = next_holiday;
  const estimated = date_accuracy === 'estimated' ? ' (estimated)' : '';
  return `${now} · next: ${name}, ${dayAndMonth(knownDay(date))}${estimated}`;
}

const HEIGHT = 24;
const PADDING = 9;
/** The widest average character of 11 px Verdana and similar fonts, to which the text is fitted. */
const CHARACTER = 6.6;

/** A badge for other websites: a picture without a script. */
export function drawBadge(today: TodayFile): string {
  const [name, words] = [today.name, badgeWords(today)];
  const left = widthOf(name);
  const width = left + widthOf(words);
  const fill = today.is_business_day === true ? '#1c6b42' : '#b42318';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" role="img" aria-label="${escapeXml(`${name}: ${words}`)}" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<title>${escapeXml(`${name}: ${words}`)}</title>
<rect width="${width}" height="${HEIGHT}" rx="5" fill="#1c1917"/>
<path d="M${left} 0h${width - left - 5}a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-${width - left - 5}z" fill="${fill}"/>
${lineAt(name, PADDING, left)}
${lineAt(words, left + PADDING, width - left)}
</svg>
`;
}

function widthOf(text: string): number {
  return Math.ceil([...text].length * CHARACTER) + 2 * PADDING;
}

function lineAt(text: string, from: number, box: number): string {
  return `<text x="${from}" y="16" fill="#fff" textLength="${box - 2 * PADDING}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`;
}
