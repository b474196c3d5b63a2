import type { SupportedYear } from '../../calendar/supported-range.ts';
import { type Place, yearPath } from '../places/places.ts';

/** The forms of a printed year. */
export const SHEETS = ['poster', 'months', 'planner'] as const;
export type Sheet = (typeof SHEETS)[number];

export const PAPERS = ['a4', 'letter'] as const;

/** The countries that use Letter paper. */
const LETTER = new Set(['US', 'CA', 'MX']);

/** What to print. */
type PrintOrder = ReturnType<typeof readPrintOrder>;

/** Reads the query of the print page; unknown values become the country's defaults. */
export function readPrintOrder(place: Place, query: string) {
  const typed = new URLSearchParams(query);
  const sheet = typed.get('sheet');
  const paper = typed.get('paper');
  return {
    sheet: SHEETS.find((each) => each === sheet) ?? 'poster',
    paper: PAPERS.find((each) => each === paper) ?? usualPaper(place),
  };
}

/** The address of a year's print page; defaults are omitted. */
export function printPath(place: Place, year: SupportedYear, order?: PrintOrder): string {
  const query = new URLSearchParams();
  if (order !== undefined && order.paper !== usualPaper(place)) query.set('paper', order.paper);
  if (order !== undefined && order.sheet !== 'poster') query.set('sheet', order.sheet);
  return `${yearPath(place, year)}print/${query.size === 0 ? '' : `?${query}`}`;
}

function usualPaper({ artifact }: Place): (typeof PAPERS)[number] {
  return LETTER.has(artifact.country) ? 'letter' : 'a4';
}
