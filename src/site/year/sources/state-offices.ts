import { gradeOf } from '../../../artifact/grade.ts';
import { stateOffices } from '../../../artifact/state-offices.ts';
import type { Told } from '../../languages/told.ts';
import type { Place } from '../../places/places.ts';

/** What the page of an American state says first: what its days are, and what was seen of its lists. */
export interface OfficesTold {
  readonly first: string;
  /** One sentence each: which law and which lists were seen, and which were not looked at. */
  readonly seen: readonly Told[];
  /** What a day with reduced staff is; null where the state has none in these years. */
  readonly reduced: string | null;
}

/** Null where days bind more than the offices of a state. @param years those that the page is about. */
export function officesTold(place: Place, years: readonly number[]): OfficesTold | null {
  const { artifact, calendar, speech } = place;
  const found = stateOffices(artifact, calendar.region, years);
  if (found === null) return null;
  const { t, tell, tellList, fromSources } = speech;
  const { offices, evidence } = t;
  const laws = found.statutes.flatMap((id) => artifact.citations[id]?.title ?? []);
  const reduced = new Set(
    artifact.about.filter(({ staff }) => staff !== undefined).map(({ id }) => id),
  );
  const hasReduced = calendar.holidays.some(
    ({ id, record }) => reduced.has(id) && years.includes(Number(record.date.slice(0, 4))),
  );
  return {
    first: offices.first,
    seen: [
      ...(laws.length === 0
        ? []
        : [tell(offices.lawSeen, { laws: tellList(laws.map(fromSources)) })]),
      ...found.lists.map(({ year, title, seen }) => {
        const grade = evidence[gradeOf({ seen })];
        return tell(offices.listSeen, { year: String(year), title: fromSources(title), grade });
      }),
      ...(found.unseen.length === 0
        ? []
        : [
            tell(offices.unseen, {
              n: found.unseen.length,
              years: tellList(found.unseen.map(String)),
            }),
          ]),
    ],
    reduced: hasReduced ? offices.reduced : null,
  };
}
