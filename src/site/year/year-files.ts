import type { Citation } from '../../artifact/citation.ts';
import { gradeOf } from '../../artifact/grade.ts';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import { stateOffices } from '../../artifact/state-offices.ts';
import { formatIsoDate, weekdayOf } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { markdownLink, markdownText } from '../../text/markdown.ts';
import { writeCsv } from '../csv.ts';
import { plain } from '../languages/told.ts';
import { type Place, yearPath } from '../places/places.ts';
import { weekendOfYear } from '../places/weekends.ts';
import { isToldObserved, listWords, monthName, weekdayName } from '../words.ts';
import { besideWords } from './beside.ts';
import { evidenceWords, lawWords } from './sources/evidence.ts';
import { officesTold } from './sources/state-offices.ts';
import { yearFacts } from './year-facts.ts';
import { type YearList, type YearRow, yearList } from './year-list.ts';

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
  'evidence',
] as const;

/** Without it spreadsheets read UTF-8 as something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The list of a year as CSV (RFC 4180), with a header line, for spreadsheets. */
export function writeYearCsv(place: Place, year: SupportedYear): string {
  const lines = yearList(place, year).rows.map(({ holiday, sources: [main], grade }) => [
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
    grade,
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
    holidays: facts.rows.map(({ holiday, whose, sources, grade, localNames, doubts }) => ({
      id: holiday.id,
      date: holiday.record.date,
      official_date: holiday.record.official_date,
      name: holiday.name,
      local_name: holiday.localName,
      type: holiday.type,
      ...(whose !== null && { whose }),
      date_accuracy: holiday.accuracy,
      law: sources.map(lawOf),
      evidence: grade,
      local_names: localNames,
      doubts,
    })),
    // Shown because people ask; no answer counts them.
    beside: facts.beside.map(({ record, sources, grade }) => ({
      id: record.id,
      date: record.date,
      name: record.name,
      what: record.what,
      part: record.part,
      date_accuracy: record.date_accuracy,
      law: sources.map(lawOf),
      evidence: grade,
    })),
    // Null where the days bind more than the offices of a state.
    offices: stateOffices(place.artifact, place.calendar.region, [year]),
    worked_weekends: facts.worked.map(({ day, name }) => ({ date: formatIsoDate(day), name })),
    not_announced: facts.notAnnounced,
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
    const { day, officialDay, name, accuracy, record } = row.holiday;
    const remarks = [
      officialDay === null
        ? ''
        : `${isToldObserved(row.holiday) ? 'Observed. ' : ''}Falls on ${row.officialWords}`,
      accuracy === 'estimated' ? 'Estimated' : '',
      ...row.notes.map(plain),
      ...row.doubts.map((doubt) => `Doubt: ${plain(doubt)}`),
    ].filter((remark) => remark !== '');
    return `| ${record.date} | ${weekdayName(weekdayOf(day))} | ${markdownText(name)} | ${localCell(row)} | ${markdownText(remarks.join('. '))} | ${lawCell(row)} |`;
  });
  const beside = facts.beside.map(
    (found) =>
      `- ${found.record.date}: ${markdownText(plain(besideWords(place, found)))}. Not counted as a day off`,
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
      `${source.number}. ${titleOf(source)}${source.publisher === null ? '' : `, ${markdownText(source.publisher)}`} (${markdownText(evidenceOf(source))})`,
  );
  const told = officesTold(place, [year]);
  const offices =
    told === null
      ? ''
      : `${[told.first, ...told.seen.map(plain), told.reduced ?? ''].map(markdownText).join(' ').trim()}\n\n`;
  return `# ${markdownText(place.name)}: public holidays ${year}

${offices}${facts.rows.length} holidays, ${facts.total.businessDays} business days, ${facts.longWeekends} long weekends. Weekend: ${weekendOfYear(place, year)}. Data release ${dataVersion}.

| Date | Weekday | Holiday | Local name | Remarks | Law |
|---|---|---|---|---|---|
${rows.join('\n')}
${listNotes(facts)}
${beside.length === 0 ? '' : `## Other days to know (not counted)\n\n${beside.join('\n')}\n\n`}## Business days by month

| Month | Holidays on weekdays | Business days |
|---|--:|--:|
${months.join('\n')}

## Long weekends and bridge days

${breaks.length === 0 ? 'None.' : breaks.join('\n')}

## How days off move here

${markdownText(place.artifact.how_days_move)}
${place.artifact.notes.map((note) => `\n- ${markdownText(note)}`).join('')}

## Sources

${sources.join('\n')}

Page: ${new URL(yearPath(place, year), site).href}
Subscription of all years: ${new URL(`${place.root.slice(0, -1)}.ics`, site).href}
`;
}

/** What a list of holidays cannot show in rows; empty where there is nothing. */
function listNotes({ worked, notAnnounced }: YearList): string {
  const parts: string[] = [];
  if (notAnnounced.length > 0)
    parts.push(`Not announced yet: ${markdownText(listWords(notAnnounced.map(plain)))}.`);
  if (worked.length > 0) {
    const lines = worked.map(({ day, name }) => `- ${formatIsoDate(day)}: ${markdownText(name)}`);
    parts.push(`## Weekend dates that are working days\n\n${lines.join('\n')}`);
  }
  return parts.map((part) => `\n${part}\n`).join('');
}

function titleOf({ title, url }: Citation): string {
  return url === null ? markdownText(title) : markdownLink(title, url);
}

function localCell({ localNames }: Pick<YearRow, 'localNames'>): string {
  return markdownText(localNames.map(({ name }) => name).join(' / '));
}

function lawCell({ sources, grade }: Pick<YearRow, 'sources' | 'grade'>): string {
  return [...sources.map(({ number }) => `[${number}]`), grade].join(' ');
}

function lawOf(source: Citation): object {
  const { title, url, kind, law, section } = source;
  return { title, url, kind, law, section, evidence: gradeOf(source) };
}

function evidenceOf(source: Citation): string {
  return [lawWords(source), plain(evidenceWords(source))].filter((part) => part !== '').join(', ');
}
