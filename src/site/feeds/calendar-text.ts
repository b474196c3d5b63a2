import ical, {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import type { DayNumber } from '../../calendar/day-number.ts';

/** The head of a calendar file. */
interface CalendarHead {
  /** What it holds: "Holidays". */
  readonly product: string;
  readonly name: string;
  /** Short enough for one line, 75 octets with its name. */
  readonly description: string;
  /** Addresses of the page for people and of the file itself; absolute. */
  readonly page: string;
  readonly self: string;
  /** BCP 47; English where left out. */
  readonly language?: string;
}

/** An event that lasts all day and is stamped by a release. */
export interface DayEvent
  extends Pick<ICalEventData, 'id' | 'summary' | 'description' | 'status' | 'url' | 'categories'> {
  readonly sequence: number;
  /** The day of the release that last changed it, or that brought it. */
  readonly changed: DayNumber;
  readonly day: DayNumber;
  /** The last of several days; the same day where left out. */
  readonly last?: DayNumber;
  /** Whether it blocks its days: booking tools look for an absence, not merely a busy day. */
  readonly isAbsence?: boolean;
}

/** Subscribers look again after a day: RFC 7986 REFRESH-INTERVAL and the older X-PUBLISHED-TTL. */
const REFRESH_SECONDS = 86_400;
const DAY_MILLIS = 86_400_000;

/** A calendar file (RFC 5545, RFC 7986). */
export function writeCalendar(head: CalendarHead, events: readonly DayEvent[]): string {
  const { product, page, self, language = 'en' } = head;
  // The library escapes the texts of events, but not of the calendar itself.
  const [name, description] = [escapeText(head.name), escapeText(head.description)];
  const calendar = ical({
    ...{ name, description },
    prodId: { company: 'Redletter', product, language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
    url: page,
    source: self,
    x: [['X-APPLE-CALENDAR-COLOR', '#B42318']],
    events: events.map(({ changed, day, last = day, isAbsence = false, ...event }) => ({
      ...event,
      stamp: midnight(changed),
      lastModified: midnight(changed),
      start: midnight(day),
      // RFC 5545 3.6.1: an all-day event ends on the first day that is not part of it.
      end: midnight(last + 1),
      allDay: true,
      transparency: isAbsence ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      busystatus: isAbsence ? ICalEventBusyStatus.OOF : ICalEventBusyStatus.FREE,
    })),
  });
  // RFC 7986 5.2 and 5.9; the library writes only the older X- names.
  const newer = `\r\nDESCRIPTION:${description}\r\nCOLOR:firebrick`;
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

/** Midnight UTC, which the library writes as that date: a calendar without a zone shifts nothing. */
function midnight(day: DayNumber): Date {
  return new Date(day * DAY_MILLIS);
}
