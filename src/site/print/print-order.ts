import type { SupportedYear } from '../../calendar/supported-range.ts';
import { type Place, yearPath } from '../places/places.ts';

/** What there is to print of a year. */
export const SHEETS = ['poster', 'months', 'planner'] as const;
export type Sheet = (typeof SHEETS)[number];

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** Where people print on Letter. */
const LETTER = new Set(['US', 'CA', 'MX']);

/** What the print room was asked for. */
export interface PrintOrder {
  readonly sheet: Sheet;
  readonly paper: Paper;
}

/** Reads the print room's query; what it does not know is as usual in the country. */
export function readPrintOrder(place: Place, query: string): PrintOrder {
  const typed = new URLSearchParams(query);
  const sheet = typed.get('sheet');
  const paper = typed.get('paper');
  return {
    sheet: SHEETS.find((each) => each === sheet) ?? 'poster',
    paper: PAPERS.find((each) => each === paper) ?? usualPaper(place),
  };
}

/** The address of the print room of a year; what is as usual is left out. */
export function printPath(place: Place, year: SupportedYear, order?: PrintOrder): string {
  const query = new URLSearchParams();
  if (order !== undefined && order.paper !== usualPaper(place)) query.set('paper', order.paper);
  if (order !== undefined && order.sheet !== 'poster') query.set('sheet', order.sheet);
  return `${yearPath(place, year)}print/${query.size === 0 ? '' : `?${query}`}`;
}

function usualPaper({ artifact }: Place): Paper {
  return LETTER.has(artifact.country) ? 'letter' : 'a4';
}
