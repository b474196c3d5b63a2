import { DATA_LICENCE } from '../../artifact/licence.ts';
import { formatIsoDate, weekdayOf } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { writeCsv } from '../csv.ts';
import { type Place, yearPath } from '../places/places.ts';
import { monthName, weekdayName, weekendWords } from '../words.ts';
import { besideWords } from './beside.ts';
import { yearFacts } from './year-facts.ts';
import { yearList } from './year-list.ts';

const CSV_HEAD = [
  'date',
  'weekday',
  'official_date',
  'name',
  'local_name',
  'type',
  'date_accuracy',
  'id',
  'law',
  'place',
] as const;

/** Without it spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The list of a year as CSV (RFC 4180), with a header line, for spreadsheets. */
export function writeYearCsv(place: Place, year: SupportedYear): string {
  const lines = yearList(place, year).rows.map(({ holiday, sources: [main] }) => [
    holiday.record.date,
    weekdayName(weekdayOf(holiday.day)),
    holiday.record.official_date ?? '',
    holiday.name,
    holiday.localName ?? '',
    holiday.type,
    holiday.accuracy,
    holiday.id,
    main?.url ?? '',
    place.name,
  ]);
  return BYTE_ORDER_MARK + writeCsv([CSV_HEAD, ...lines]);
}

/** The list of a year as JSON, with its counts and its data release. */
export function writeYearJson(place: Place, year: SupportedYear, dataVersion: string): string {
  const facts = yearFacts(place, year);
  const value = {
    country: place.artifact.country,
    region: place.region?.code ?? null,
    name: place.name,
    year,
    data_version: dataVersion,
    licence: DATA_LICENCE.id,
    licence_url: DATA_LICENCE.url,
    weekend_days: place.calendar.weekendDays,
    business_days: facts.total.businessDays,
    business_days_by_month: facts.months.map((month) => month.businessDays),
    holidays: facts.rows.map(({ holiday, sources }) => ({
      id: holiday.id,
      date: holiday.record.date,
      official_date: holiday.record.official_date,
      name: holiday.name,
      local_name: holiday.localName,
      type: holiday.type,
      date_accuracy: holiday.accuracy,
      law: sources.map(({ title, url }) => ({ title, url })),
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The year page as Markdown: for readers that are programs, and for copying into notes. */
export function writeYearMarkdown(
  place: Place,
  year: SupportedYear,
  dataVersion: string,
  site: string,
): string {
  const facts = yearFacts(place, year);
  const rows = facts.rows.map((row) => {
    const { day, officialDay, name, localName, accuracy, record } = row.holiday;
    const remarks = [
      officialDay === null ? '' : `Observed. Falls on ${row.officialWords}`,
      accuracy === 'estimated' ? 'Estimated' : '',
      ...row.notes,
    ].filter((remark) => remark !== '');
    return `| ${record.date} | ${weekdayName(weekdayOf(day))} | ${cell(name)} | ${cell(localName ?? '')} | ${cell(remarks.join('. '))} | ${row.sources.map(({ number }) => `[${number}]`).join(' ')} |`;
  });
  const beside = facts.beside.map(
    (found) => `- ${found.record.date}: ${cell(besideWords(found))}. Not counted as a day off`,
  );
  const months = facts.months.map(
    (month) => `| ${monthName(month.month)} | ${month.holidayDates} | ${month.businessDays} |`,
  );
  const breaks = facts.breaks.map((found) => {
    const leave = found.take === null ? '' : `, taking ${formatIsoDate(found.take)} off`;
    return `- ${found.last - found.first + 1} days: ${formatIsoDate(found.first)} to ${formatIsoDate(found.last)}${leave}`;
  });
  const sources = facts.sources.map(
    (source) =>
      `${source.number}. ${source.url === null ? source.title : `[${source.title}](${source.url})`}${source.publisher === null ? '' : `, ${source.publisher}`}`,
  );
  return `# ${place.name}: public holidays ${year}

${facts.rows.length} holidays, ${facts.total.businessDays} business days, ${facts.longWeekends} long weekends. Weekend: ${weekendWords(place.calendar.weekendDays)}. Data release ${dataVersion}.

| Date | Weekday | Holiday | Local name | Remarks | Law |
|---|---|---|---|---|---|
${rows.join('\n')}

${beside.length === 0 ? '' : `## Beside the count\n\n${beside.join('\n')}\n\n`}## Business days by month

| Month | Holidays on weekdays | Business days |
|---|--:|--:|
${months.join('\n')}

## Long weekends and bridge days

${breaks.length === 0 ? 'None.' : breaks.join('\n')}

## How days off move here

${place.artifact.how_days_move}
${place.artifact.notes.map((note) => `\n- ${note}`).join('')}

## Sources

${sources.join('\n')}

Page: ${new URL(yearPath(place, year), site).href}
Subscription of all years: ${new URL(`${place.path.slice(0, -1)}.ics`, site).href}
`;
}

/** A table cell of Markdown: no pipe and no line break of its own. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
}
