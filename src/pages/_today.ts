import { localDay, secondsToKeep } from '../site/places/local-day.ts';
import { placeByKey } from '../site/places/places.ts';
import { openShelf } from '../site/shelf.ts';
import { type TodayFile, todayFile } from '../site/today/today-file.ts';

/** Today in the place with a key; null where there is none. */
export function readToday(key: string): TodayFile | null {
  const { dataSet } = openShelf();
  const place = placeByKey(dataSet, key);
  return place === null
    ? null
    : todayFile(place, localDay(Date.now(), place.artifact.timezone), dataSet.dataVersion);
}

/** A file about today, kept until midnight at the place. */
export function fileOfToday(today: TodayFile | null, type: string, text: string): Response {
  if (today === null) return new Response(null, { status: 404 });
  const seconds = secondsToKeep(Date.now(), [today.timezone]);
  return new Response(text, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${seconds}`,
    },
  });
}
