import { escape as escapeXml } from 'html-escaper';
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

/** A line of text: `from` is how far from the side that is read first its beginning is. */
interface Line {
  readonly text: string;
  readonly from: number;
  readonly base: number;
  readonly size: number;
  readonly fill: string;
}

/** The picture of a page that belongs to no year as SVG. */
export function drawTitle(title: string, held: string, speech: Speech): string {
  const write = writer(speech);
  const mark = sideOf(speech) === 'rtl' ? PICTURE.width - 80 - 150 : 80;
  return framed(`<g transform="translate(${mark} 90)">
<rect width="150" height="150" rx="26" fill="#fff" stroke="${INK}" stroke-width="8"/>
<path d="M0 50v-24a26 26 0 0 1 26-26h98a26 26 0 0 1 26 26v24z" fill="${RED}"/>
<circle cx="102" cy="100" r="22" fill="${RED}"/>
</g>
${write({ text: title, from: 80, base: 372, size: fitted(title, 100, 23), fill: INK })}
${write({ text: held, from: 80, base: 450, size: 40, fill: GREY })}
${write({ text: speech.t.picture.sourced, from: 80, base: 510, size: 40, fill: GREY })}
${signed(speech)}`);
}

/** The picture of a year as SVG: the leaf, the name, the counts, and twelve small months. */
export function drawPreview(facts: PreviewFacts, speech: Speech): string {
  const write = writer(speech);
  const { name, year, glance } = facts;
  const size = name.length > 16 ? 72 : 92;
  const holidays = speech.say(speech.t.picture.holidays, { year: String(year) });
  const leaf = sideOf(speech) === 'rtl' ? PICTURE.width - 80 - 190 : 80;
  return framed(`<g transform="translate(${leaf} 72)">
<rect width="190" height="200" rx="22" fill="#fff" stroke="#e5ded3" stroke-width="2"/>
<path d="M0 50V22a22 22 0 0 1 22-22h146a22 22 0 0 1 22 22v28z" fill="${RED}"/>
<text x="95" y="158" font-size="96" text-anchor="middle" fill="${INK}">${speech.figure(facts.holidays)}</text>
</g>
${write({ text: name, from: 320, base: 166, size, fill: INK })}
${write({ text: holidays, from: 320, base: 256, size: fitted(holidays, 72, 20), fill: RED })}
${glance.months.map((month, index) => drawMonth(month, index, speech)).join('\n')}
${write({ text: countWords(facts, speech), from: 80, base: 584, size: 34, fill: GREY })}
${signed(speech)}`);
}

function framed(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Source Serif 4">
<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="#fbf8f3"/>
${inside}
</svg>`;
}

/** The name of the site, where reading ends. */
function signed(speech: Speech): string {
  const [x, anchor] = sideOf(speech) === 'rtl' ? [80, 'start'] : [PICTURE.width - 80, 'end'];
  return `<text x="${x}" y="584" font-size="34" text-anchor="${anchor}" fill="${INK}">Redletter</text>`;
}

const sideOf = ({ language }: Speech): 'ltr' | 'rtl' => language.direction;

/** Writes lines from the side on which a language is read first. */
function writer(speech: Speech): (line: Line) => string {
  const isMirrored = sideOf(speech) === 'rtl';
  return ({ text, from, base, size, fill }) => {
    const [x, anchor] = isMirrored ? [PICTURE.width - from, 'end'] : [from, 'start'];
    // The renderer knows no `direction`: an isolate says that figures in front stand on the right.
    const words = escapeXml(isMirrored ? `\u2067${text}\u2069` : text);
    return `<text x="${x}" y="${base}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${words}</text>`;
  };
}

/** The size of a line that is full with so many letters. */
function fitted(text: string, size: number, letters: number): number {
  return Math.min(size, Math.floor((size * letters) / text.length));
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
