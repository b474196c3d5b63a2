import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { DayNumber } from '../../calendar/day-number.ts';

interface CalendarHead {
  /** What the calendar holds: "Holidays". */
  readonly product: string;
  readonly name: string;
  /** A description that fits one line of 75 octets, property name included. */
  readonly description: string;
  /** The addresses of the page for people and of the file itself; absolute. */
  readonly page: string;
  readonly self: string;
  /** BCP 47; English if absent. */
  readonly language?: string;
}

/** An all-day event, stamped by a release. */
export interface DayEvent
  extends Pick<ICalEventData, 'id' | 'summary' | 'description' | 'status' | 'url' | 'categories'> {
  readonly sequence: number;
  /** The day of the release that last changed the event, or that brought it. */
  readonly changed: DayNumber;
  readonly day: DayNumber;
  /** The last of several days; absent for one day. */
  readonly last?: DayNumber;
  /**
   * Whether the event blocks its days: booking tools look for an absence, not for mere busy time.
   */
  readonly isAbsence?: boolean;
}

/** RFC 7986 REFRESH-INTERVAL and the older X-PUBLISHED-TTL: clients look again after a day. */
const REFRESH_SECONDS = 86_400;
const DAY_MILLIS = 86_400_000;

/** A calendar file (RFC 5545, RFC 7986). */
export function writeCalendar(head: CalendarHead, events: readonly DayEvent[]): string {
  const { product, page, self, language = 'en' } = head;
  // The library escapes texts in events, but not in the calendar itself.
  const [name, description] = [escapeText(head.name), escapeText(head.description)];
  const calendar = ical({
    ...{ name, description, url: page, source: self },
    prodId: { company: 'Redletter', product, language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
    x: [['X-APPLE-CALENDAR-COLOR', '#B42318']],
    events: events.map(({ changed, day, last = day, isAbsence = false, ...event }) => ({
      ...event,
      ...{ stamp: midnight(changed), lastModified: midnight(changed), start: midnight(day) },
      // RFC 5545 3.6.1: an all-day event ends on the first day that is not part of it.
      ...{ end: midnight(last + 1), allDay: true },
      transparency: isAbsence ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      busystatus: isAbsence ? ICalEventBusyStatus.OOF : ICalEventBusyStatus.FREE,
    })),
  });
  // RFC 7986 5.2 and 5.9; the library writes only the older X- names.
  const newer = `\r\nDESCRIPTION:${description}\r\nCOLOR:firebrick`;
  // RFC 5545 3.1: every line ends with CRLF, including the last.
  return `${calendar.toString().replace('\r\nMETHOD:', `${newer}\r\nMETHOD:`)}\r\n`;
}

/** A value of type TEXT (RFC 5545 3.3.11), on one line and without control characters. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\r\n|[\n\r]/gu, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Midnight UTC, which the library writes as a date without a time zone. */
function midnight(day: DayNumber): Date {
  return new Date(day * DAY_MILLIS);
}
