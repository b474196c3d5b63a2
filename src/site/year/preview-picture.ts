import { escape as escapeXml } from 'html-escaper';
import { plural } from '../words.ts';
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

const COLOURS: Readonly<Record<string, string>> = {
  h: '#b42318',
  r: '#3949ab',
  e: '#7a4d00',
  o: '#fbe9e6',
};

/** The picture of a page that belongs to no year as SVG. */
export function drawTitle(title: string, held: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Source Serif 4">
<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="#fbf8f3"/>
<rect x="80" y="90" width="150" height="150" rx="26" fill="#fff" stroke="#1c1917" stroke-width="8"/>
<path d="M80 140v-24a26 26 0 0 1 26-26h98a26 26 0 0 1 26 26v24z" fill="#b42318"/>
<circle cx="182" cy="190" r="22" fill="#b42318"/>
<text x="80" y="372" font-size="100" fill="#1c1917">${escapeXml(title)}</text>
<text x="80" y="450" font-size="40" fill="#5c554e">${escapeXml(held)}</text>
<text x="80" y="510" font-size="40" fill="#5c554e">Every date with its source</text>
<text x="1120" y="584" font-size="34" text-anchor="end" fill="#1c1917">Redletter</text>
</svg>`;
}

/** The picture of a year as SVG: the leaf, the name, the counts, and twelve small months. */
export function drawPreview(facts: PreviewFacts): string {
  const size = facts.name.length > 16 ? 72 : 92;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Source Serif 4">
<rect width="${PICTURE.width}" height="${PICTURE.height}" fill="#fbf8f3"/>
<rect x="80" y="72" width="190" height="200" rx="22" fill="#fff" stroke="#e5ded3" stroke-width="2"/>
<path d="M80 122V94a22 22 0 0 1 22-22h146a22 22 0 0 1 22 22v28z" fill="#b42318"/>
<text x="175" y="230" font-size="96" text-anchor="middle" fill="#1c1917">${facts.holidays}</text>
<text x="320" y="166" font-size="${size}" fill="#1c1917">${escapeXml(facts.name)}</text>
<text x="320" y="256" font-size="72" fill="#b42318">public holidays ${facts.year}</text>
${facts.glance.months.map(drawMonth).join('\n')}
<text x="80" y="584" font-size="34" fill="#5c554e">${facts.businessDays} business days${estimatedWords(facts.glance)}</text>
<text x="1120" y="584" font-size="34" text-anchor="end" fill="#1c1917">Redletter</text>
</svg>`;
}

/** ", 2 dates estimated (amber)"; where all is settled, that every date has its source. */
function estimatedWords({ months }: Glance): string {
  const cells = months.flatMap(({ weeks }) => weeks.flat());
  const estimated = cells.filter((cell) => cell?.mark?.state === 'e').length;
  if (estimated === 0) return ', every date with its source';
  return `, ${plural(estimated, 'date')} estimated (amber)`;
}

/** A month as dots, a holiday as a red one. */
function drawMonth(month: Glance['months'][number], index: number): string {
  const [left, top] = [80 + (index % 6) * 177, index < 6 ? 322 : 436];
  return month.weeks
    .flatMap((week, row) =>
      week.map((cell, column) => {
        if (cell === null) return '';
        const fill = COLOURS[cell.mark?.state ?? ''] ?? '#e5ded3';
        const radius = cell.mark === null ? 5 : 8;
        return `<circle cx="${left + 9 + column * 21}" cy="${top + row * 17}" r="${radius}" fill="${fill}"/>`;
      }),
    )
    .join('');
}
