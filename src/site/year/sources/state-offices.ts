import { gradeOf } from '../../../artifact/grade.ts';
import { stateOffices } from '../../../artifact/state-offices.ts';
import type { Place } from '../../places/places.ts';

/** What the page of a US state says about its offices; null where its holidays bind others, too. */
export function describeOffices(place: Place, years: readonly number[]) {
  const { artifact, calendar, locale } = place;
  const found = stateOffices(artifact, calendar.region, years);
  if (found === null) return null;
  const { t, tell, tellList, fromSources } = locale;
  const { offices, evidence } = t;
  const laws = found.statutes.flatMap((id) => artifact.citations[id]?.title ?? []);
  const lists = found.lists.map(({ year, title, seen }) => {
    const grade = evidence[gradeOf({ seen })];
    return tell(offices.listSeen, { year: String(year), title: fromSources(title), grade });
  });
  const unseen = { n: found.unseen.length, years: tellList(found.unseen.map(String)) };
  const reduced = new Set(
    artifact.about.filter(({ staff }) => staff !== undefined).map(({ id }) => id),
  );
  const hasReduced = calendar.holidays.some(
    ({ id, record }) => reduced.has(id) && years.includes(Number(record.date.slice(0, 4))),
  );
  return {
    first: offices.first,
    seen: [
      ...(laws.length > 0
        ? [tell(offices.lawSeen, { laws: tellList(laws.map(fromSources)) })]
        : []),
      ...lists,
      ...(unseen.n > 0 ? [tell(offices.unseen, unseen)] : []),
    ],
    /** Null where these years have no days with reduced staff. */
    reduced: hasReduced ? offices.reduced : null,
  };
}
