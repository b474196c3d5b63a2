import type { Speech } from '../languages/speech.ts';
import type { Glance } from './year-glance.ts';

/** What a link preview shows. */
export interface PreviewFacts {
  readonly name: string;
  readonly year: number;
  readonly holidays: number;
  readonly businessDays: number;
  readonly glance: Glance;
}

/** The size that link previews ask for, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;

const [INK, GREY, RED] = ['#1c1917', '#5c554e', '#b42318'];

const COLOURS: Readonly<Record<string, string>> = {
  h: RED,
  r: '#3949ab',
  e: '#7a4d00',
  o: '#fbe9e6',
};

/** A line of text in a picture, in pixels. */
export interface Line {
  readonly text: string;
  /** Where its left end, its middle or its right end is. */
  readonly x: number;
  readonly side: 'left' | 'middle' | 'right';
  readonly base: number;
  /** That of its letters, and how long it may be: they become smaller where it would be longer. */
  readonly size: number;
  readonly room: number;
  readonly fill: string;
}

/** What a picture shows: shapes in SVG, and lines of text above them. */
export interface Picture {
  readonly shapes: string;
  readonly lines: readonly Line[];
}

/** The picture of a page that belongs to no year. */
export function drawTitle(title: string, held: string, speech: Speech): Picture {
  const write = writer(speech);
  const mark = sideOf(speech) === 'rtl' ? PICTURE.width - MARGIN - 150 : MARGIN;
  const shapes = `<g transform="translate(${mark} 90)">
<rect width="150" height="150" rx="26" fill="#fff" stroke="${INK}" stroke-width="8"/>
<path d="M0 50v-24a26 26 0 0 1 26-26h98a26 26 0 0 1 26 26v24z" fill="${RED}"/>
<circle cx="102" cy="100" r="22" fill="${RED}"/>
</g>`;
  const lines = [
    write({ text: title, from: MARGIN, base: 372, size: 100, fill: INK }),
    write({ text: held, from: MARGIN, base: 450, size: 40, fill: GREY }),
    write({ text: speech.t.picture.sourced, from: MARGIN, base: 510, size: 40, fill: GREY }),
    signed(speech),
  ];
  return { shapes, lines };
}

/** The picture of a year: the leaf, the name, the counts, and twelve small months. */
export function drawPreview(facts: PreviewFacts, speech: Speech): Picture {
  const write = writer(speech);
  const { name, year, glance } = facts;
  const holidays = speech.say(speech.t.picture.holidays, { year: String(year) });
  const counted = countWords(facts, speech);
  const leaf = sideOf(speech) === 'rtl' ? PICTURE.width - MARGIN - 190 : MARGIN;
  const shapes = `<g transform="translate(${leaf} 72)">
<rect width="190" height="200" rx="22" fill="#fff" stroke="#e5ded3" stroke-width="2"/>
<path d="M0 50V22a22 22 0 0 1 22-22h146a22 22 0 0 1 22 22v28z" fill="${RED}"/>
</g>
${glance.months.map((month, index) => drawMonth(month, index, speech)).join('\n')}`;
  const figure = speech.figure(facts.holidays);
  const lines: Line[] = [
    { text: figure, x: leaf + 95, side: 'middle', base: 230, size: 96, room: 160, fill: INK },
    write({ text: name, from: 320, base: 166, size: 92, fill: INK }),
    write({ text: holidays, from: 320, base: 256, size: 72, fill: RED }),
    write({ text: counted, from: MARGIN, base: 584, size: 34, fill: GREY, beside: SIGNATURE }),
    signed(speech),
  ];
  return { shapes, lines };
}

/** How far what is drawn stays from the sides, and what the name of the site takes at one of them. */
const [MARGIN, SIGNATURE] = [80, 190];

/** The name of the site, where reading ends. */
function signed(speech: Speech): Line {
  const line = { text: 'Redletter', base: 584, size: 34, room: SIGNATURE, fill: INK };
  return sideOf(speech) === 'rtl'
    ? { ...line, x: MARGIN, side: 'left' }
    : { ...line, x: PICTURE.width - MARGIN, side: 'right' };
}

const sideOf = ({ language }: Speech): 'ltr' | 'rtl' => language.direction;

/** A line that begins so far from the side that is read first, and ends before what is beside it. */
interface Written extends Pick<Line, 'text' | 'base' | 'size' | 'fill'> {
  readonly from: number;
  readonly beside?: number;
}

/** Writes lines from the side on which a language is read first. */
function writer(speech: Speech): (line: Written) => Line {
  const isMirrored = sideOf(speech) === 'rtl';
  return ({ from, beside = 0, ...line }) => ({
    ...line,
    x: isMirrored ? PICTURE.width - from : from,
    side: isMirrored ? 'right' : 'left',
    room: PICTURE.width - from - MARGIN - beside,
  });
}

/** "250 business days, 2 dates estimated (amber)"; where all is settled, that every date has its source. */
function countWords({ businessDays, glance }: PreviewFacts, { t, say }: Speech): string {
  const days = say(t.amounts.businessDays, { n: businessDays });
  const cells = glance.months.flatMap(({ weeks }) => weeks.flat());
  const n = cells.filter((cell) => cell?.mark?.state === 'e').length;
  return n === 0 ? say(t.picture.settled, { days }) : say(t.picture.estimated, { days, n });
}

/** A month as dots, a holiday as a red one. */
function drawMonth(month: Glance['months'][number], index: number, speech: Speech): string {
  const [left, top] = [80 + (index % 6) * 177, index < 6 ? 322 : 436];
  const isMirrored = sideOf(speech) === 'rtl';
  return month.weeks
    .flatMap((week, row) =>
      week.map((cell, column) => {
        if (cell === null) return '';
        const fill = COLOURS[cell.mark?.state ?? ''] ?? '#e5ded3';
        const radius = cell.mark === null ? 5 : 8;
        const x = left + 9 + column * 21;
        return `<circle cx="${isMirrored ? PICTURE.width - x : x}" cy="${top + row * 17}" r="${radius}" fill="${fill}"/>`;
      }),
    )
    .join('');
}
