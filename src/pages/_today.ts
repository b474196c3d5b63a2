import { loadedReleases } from '../site/loaded-releases.ts';
import { localDay, secondsToKeep } from '../site/places/local-day.ts';
import { placeByKey } from '../site/places/places.ts';
import { type TodayFile, todayFile } from '../site/today/today-file.ts';

/** A file about today in the place with a key, kept until midnight there. */
export function fileOfToday(
  key: string,
  type: string,
  write: (today: TodayFile) => string,
): Response {
  const { dataSet } = loadedReleases();
  const place = placeByKey(dataSet, key);
  if (place === null) return new Response(null, { status: 404 });
  const { timezone } = place.artifact;
  const now = Date.now();
  return new Response(write(todayFile(place, localDay(now, timezone), dataSet.dataVersion)), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${secondsToKeep(now, [timezone])}`,
    },
  });
}
