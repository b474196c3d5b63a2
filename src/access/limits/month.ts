/** A calendar month (UTC) as a comparable number: months since January 1970. */
export type Month = number;

/** The month of a moment, milliseconds since 1970-01-01T00:00:00Z. */
export function monthAt(nowMillis: number): Month {
  const date = new Date(nowMillis);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

/** The end of a month: 00:00:00 UTC on the 1st of the next one. */
export function monthEndMillis(month: Month): number {
  return Date.UTC(1970, month + 1, 1);
}

/** A month as YYYY-MM. */
export function isoMonth(month: Month): string {
  return new Date(Date.UTC(1970, month, 1)).toISOString().slice(0, 7);
}

export const DAY_MILLIS = 86_400_000;

/** The day (UTC) of a moment, counted from 1970-01-01. */
export function dayAt(nowMillis: number): number {
  return Math.floor(nowMillis / DAY_MILLIS);
}

/** A day counted from 1970-01-01 (UTC) as YYYY-MM-DD. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MILLIS).toISOString().slice(0, 10);
}
