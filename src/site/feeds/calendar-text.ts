import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { DayNumber } from '../../calendar/day-number.ts';

/** The head of a calendar file. */
interface CalendarHead {
  /** What it holds: "Holidays". */
  readonly product: string;
  readonly name: string;
  readonly description: string;
  /** Addresses of the page for people and of the file itself; absolute. */
  readonly page: string;
  readonly self: string;
  /** BCP 47; English where left out. */
  readonly language?: string;
}

/** Subscribers look again after a day: RFC 7986 REFRESH-INTERVAL and the older X-PUBLISHED-TTL. */
const REFRESH_SECONDS = 86_400;
const DAY_MILLIS = 86_400_000;

/** A calendar file (RFC 5545, RFC 7986) without events. */
export function startCalendar(head: CalendarHead) {
  const { product, name, description, page, self, language = 'en' } = head;
  return ical({
    // The library escapes the texts of events, but not of the calendar itself.
    name: escapeText(name),
    description: escapeText(description),
    prodId: { company: 'Redletter', product, language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
    url: page,
    source: self,
    x: [['X-APPLE-CALENDAR-COLOR', '#B42318']],
  });
}

/**
 * The text of a calendar file.
 * @param description as it was started with; short enough for one line, 75 octets with its name.
 */
export function writeCalendar(calendar: ICalCalendar, description: string): string {
  // RFC 7986 5.2 and 5.9; the library writes only the older X- names.
  const newer = `\r\nDESCRIPTION:${escapeText(description)}\r\nCOLOR:firebrick`;
  const text = calendar.toString().replace('\r\nMETHOD:', `${newer}\r\nMETHOD:`);
  // RFC 5545 3.1: every line ends with CRLF, the last one too.
  return `${text}\r\n`;
}

/** A value of type TEXT (RFC 5545 3.3.11), without controls: a line break would begin a property. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\r\n|[\n\r]/gu, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** The common part of events: they last all day, block nothing, and are stamped by a release. */
export function allDayEvent(event: {
  readonly sequence: number;
  /** The day of the release that last changed it, or that brought it. */
  readonly changed: DayNumber;
  readonly day: DayNumber;
  /** The last of several days; the same day where left out. */
  readonly last?: DayNumber;
}) {
  const stamp = midnight(event.changed);
  return {
    sequence: event.sequence,
    stamp,
    lastModified: stamp,
    start: midnight(event.day),
    // RFC 5545 3.6.1: an all-day event ends on the first day that is not part of it.
    end: midnight((event.last ?? event.day) + 1),
    allDay: true,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

/** Midnight UTC, which the library writes as that date: a calendar without a zone shifts nothing. */
function midnight(day: DayNumber): Date {
  return new Date(day * DAY_MILLIS);
}
