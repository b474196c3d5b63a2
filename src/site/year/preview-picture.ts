import type { SupportedYear } from '../../calendar/supported-range.ts';
import type { Locale } from '../languages/locale.ts';
import type { Place } from '../places/places.ts';
import { yearFacts } from './year-facts.ts';
import type { Glance } from './year-glance.ts';

/** The size that link previews ask for, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** The margin at the sides, and the width of the site's name. */
const [MARGIN, SIGNATURE] = [80, 190];

const [INK, GREY, RED] = ['#1c1917', '#5c554e', '#b42318'];

const COLOURS = { h: RED, r: '#3949ab', e: '#7a4d00', o: '#fbe9e6', s: '#e5ded3' };

/** A line of text in a picture, in pixels. */
export interface Line {
  readonly text: string;
  /** The position of the left end, the middle or the right end. */
  readonly x: number;
  readonly side: 'left' | 'middle' | 'right';
  readonly base: number;
  /** The size of the letters, and the width for the line: a longer line is drawn smaller. */
  readonly size: number;
  readonly room: number;
  readonly fill: string;
}

export interface Picture {
  readonly shapes: string;
  readonly lines: readonly Line[];
}

/** The picture of a page that belongs to no year. */
export function drawTitle(title: string, held: string, locale: Locale): Picture {
  const { mirror, write, signature } = penFor(locale);
  const shapes = `<g transform="translate(${mirror(MARGIN, 150)} 90)">
<rect width="150" height="150" rx="26" fill="#fff" stroke="${INK}" stroke-width="8"/>
<path d="M0 50v-24a26 26 0 0 1 26-26h98a26 26 0 0 1 26 26v24z" fill="${RED}"/>
<circle cx="102" cy="100" r="22" fill="${RED}"/>
</g>`;
  const lines = [
    write({ text: title, from: MARGIN, base: 372, size: 100, fill: INK }),
    write({ text: held, from: MARGIN, base: 450, size: 40, fill: GREY }),
    write({ text: locale.t.picture.sourced, from: MARGIN, base: 510, size: 40, fill: GREY }),
    signature,
  ];
  return { shapes, lines };
}

/** The picture of a year: the leaf, the name, the counts, and twelve small months. */
export function drawPreview(place: Place, year: SupportedYear): Picture {
  const { name, locale } = place;
  const { t, say, figure } = locale;
  const { rows, total, glance } = yearFacts(place, year);
  const { mirror, write, signature } = penFor(locale);
  const heading = say(t.picture.holidays, { year: String(year) });
  const days = say(t.amounts.businessDays, { n: total.businessDays });
  const cells = glance.months.flatMap(({ weeks }) => weeks.flat());
  const n = cells.filter((cell) => cell?.mark?.state === 'e').length;
  const counted =
    n === 0 ? say(t.picture.settled, { days }) : say(t.picture.estimated, { days, n });
  const leaf = mirror(MARGIN, 190);
  const shapes = `<g transform="translate(${leaf} 72)">
<rect width="190" height="200" rx="22" fill="#fff" stroke="#e5ded3" stroke-width="2"/>
<path d="M0 50V22a22 22 0 0 1 22-22h146a22 22 0 0 1 22 22v28z" fill="${RED}"/>
</g>
${glance.months.map((month, index) => drawMonth(month, index, mirror)).join('\n')}`;
  const holidays = { text: figure(rows.length), x: leaf + 95, side: 'middle' } as const;
  const lines: Line[] = [
    { ...holidays, base: 230, size: 96, room: 160, fill: INK },
    write({ text: name, from: 320, base: 166, size: 92, fill: INK }),
    write({ text: heading, from: 320, base: 256, size: 72, fill: RED }),
    write({ text: counted, from: MARGIN, base: 584, size: 34, fill: GREY, beside: SIGNATURE }),
    signature,
  ];
  return { shapes, lines };
}

/** A line at a distance from the side where reading begins; `beside` is kept free at its end. */
interface Written extends Pick<Line, 'text' | 'base' | 'size' | 'fill'> {
  readonly from: number;
  readonly beside?: number;
}

function penFor({ language }: Locale) {
  const isMirrored = language.direction === 'rtl';
  const [first, last] = isMirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const mirror = (x: number, width = 0) => (isMirrored ? PICTURE.width - x - width : x);
  const write = ({ from, beside = 0, ...line }: Written): Line => ({
    ...line,
    x: mirror(from),
    side: first,
    room: PICTURE.width - from - MARGIN - beside,
  });
  const name = { text: 'Redletter', base: 584, size: 34, room: SIGNATURE, fill: INK };
  const signature: Line = { ...name, x: mirror(PICTURE.width - MARGIN), side: last };
  return { mirror, write, signature };
}

function drawMonth(
  { weeks }: Glance['months'][number],
  index: number,
  mirror: (x: number) => number,
): string {
  const [left, top] = [80 + (index % 6) * 177, index < 6 ? 322 : 436];
  const dots = weeks.flatMap((week, row) =>
    week.map((cell, column) => {
      if (cell === null) return '';
      const fill = COLOURS[cell.mark?.state ?? 's'];
      const radius = cell.mark === null ? 5 : 8;
      const x = mirror(left + 9 + column * 21);
      return `<circle cx="${x}" cy="${top + row * 17}" r="${radius}" fill="${fill}"/>`;
    }),
  );
  return dots.join('');
}
