import { gradeOf } from '../../artifact/grade.ts';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import { stateOffices } from '../../artifact/state-offices.ts';
import { formatIsoDate, toCivilDate, weekdayOf } from '../../calendar/day-number.ts';
import type { SupportedYear } from '../../calendar/supported-range.ts';
import { markdownLink, markdownText } from '../../text/markdown.ts';
import { writeCsv } from '../csv.ts';
import { plain } from '../languages/localized.ts';
import { type Place, yearPath } from '../places/places.ts';
import { weekendOfYear } from '../places/weekends.ts';
import {
  isObservedInName,
  listWords,
  longDate,
  longDay,
  monthName,
  weekdayName,
} from '../words.ts';
import { besideWords } from './beside.ts';
import { evidenceWords, lawWords } from './sources/evidence.ts';
import { describeOffices } from './sources/state-offices.ts';
import { yearFacts } from './year-facts.ts';
import { type NumberedSource, type YearList, type YearRow, yearList } from './year-list.ts';

/** The byte order mark, without which spreadsheets mistake UTF-8 for another encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

const CSV_COLUMNS: Readonly<Record<string, (row: YearRow, place: Place) => string>> = {
  date: ({ holiday }) => holiday.record.date,
  weekday: ({ holiday }) => weekdayName(weekdayOf(holiday.day)),
  official_date: ({ holiday }) => holiday.record.official_date ?? '',
  name: ({ holiday }) => holiday.name,
  local_name: ({ holiday }) => holiday.localName ?? '',
  type: ({ holiday }) => holiday.type,
  date_accuracy: ({ holiday }) => holiday.accuracy,
  id: ({ holiday }) => holiday.id,
  law: ({ sources: [main] }) => main?.url ?? '',
  place: (_, place) => place.name,
  evidence: ({ grade }) => grade,
};

/** The list of a year as CSV (RFC 4180) with a header line, for spreadsheets. */
export function writeYearCsv(place: Place, year: SupportedYear): string {
  const cells = Object.values(CSV_COLUMNS);
  const lines = yearList(place, year).rows.map((row) => cells.map((cellOf) => cellOf(row, place)));
  return BYTE_ORDER_MARK + writeCsv([Object.keys(CSV_COLUMNS), ...lines]);
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
    holidays: facts.rows.map(({ holiday, whose, localNames: local_names, doubts, ...row }) => {
      const { id, name, localName: local_name, type, accuracy: date_accuracy, record } = holiday;
      const { date, official_date } = record;
      return {
        ...{ id, date, official_date, name, local_name, type },
        ...(whose !== null && { whose }),
        ...{ date_accuracy, ...evidenceOf(row), local_names, doubts },
      };
    }),
    // Listed because people ask; no answer counts them.
    beside: facts.beside.map(({ record, ...row }) => {
      const { id, date, name, what, part, date_accuracy } = record;
      return { id, date, name, what, part, date_accuracy, ...evidenceOf(row) };
    }),
    // Null where the days bind more than the state's offices.
    offices: stateOffices(place.artifact, place.calendar.region, [year]),
    worked_weekends: facts.worked.map(({ day, name }) => ({ date: formatIsoDate(day), name })),
    not_announced: facts.notAnnounced,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The year page as Markdown: for programs that read pages, and for copying into notes. */
export function writeYearMarkdown(
  place: Place,
  year: SupportedYear,
  dataVersion: string,
  site: string,
): string {
  const facts = yearFacts(place, year);
  const { first, seen = [], reduced } = describeOffices(place, [year]) ?? {};
  const offices = [first ?? '', ...seen.map(plain), reduced ?? ''].map(markdownText).join(' ');
  const beside = facts.beside.map((found) => {
    const words = markdownText(plain(besideWords(place, found)));
    return `- ${found.record.date}: ${words}. Not counted as a day off`;
  });
  const breaks = facts.breaks.map(({ first, last, take }) => {
    const leave = take === null ? '' : `, taking ${formatIsoDate(take)} off`;
    return `- ${last - first + 1} days: ${formatIsoDate(first)} to ${formatIsoDate(last)}${leave}`;
  });
  return `# ${markdownText(place.name)}: public holidays ${year}

${offices.trim() === '' ? '' : `${offices.trim()}\n\n`}${facts.rows.length} holidays, ${facts.total.businessDays} business days, ${facts.longWeekends} long weekends. Weekend: ${weekendOfYear(place, year)}. Data release ${dataVersion}.

| Date | Weekday | Holiday | Local name | Remarks | Law |
|---|---|---|---|---|---|
${facts.rows.map(holidayRow).join('\n')}
${listNotes(facts)}
${beside.length === 0 ? '' : `## Other days to know (not counted)\n\n${beside.join('\n')}\n\n`}## Business days by month

| Month | Holidays on weekdays | Business days |
|---|--:|--:|
${facts.months.map((month) => `| ${monthName(month.month)} | ${month.holidayDates} | ${month.businessDays} |`).join('\n')}

## Long weekends and bridge days

${breaks.length === 0 ? 'None.' : breaks.join('\n')}

## How days off move here

${markdownText(place.artifact.how_days_move)}
${place.artifact.notes.map((note) => `\n- ${markdownText(note)}`).join('')}

## Sources

${facts.sources.map(sourceLine).join('\n')}

Page: ${new URL(yearPath(place, year), site).href}
Subscription of all years: ${new URL(`${place.root.slice(0, -1)}.ics`, site).href}
`;
}

function holidayRow({ holiday, notes, doubts, localNames, sources, grade }: YearRow): string {
  const { day, officialDay, name, accuracy, record } = holiday;
  const isOfYear = officialDay && toCivilDate(officialDay).year === toCivilDate(day).year;
  const remarks = [
    isObservedInName(holiday) ? 'Observed' : '',
    officialDay ? `Falls on ${isOfYear ? longDay(officialDay) : longDate(officialDay)}` : '',
    accuracy === 'estimated' ? 'Estimated' : '',
    ...notes.map(plain),
    ...doubts.map((doubt) => `Doubt: ${plain(doubt)}`),
  ];
  const cells = [
    record.date,
    weekdayName(weekdayOf(day)),
    markdownText(name),
    markdownText(localNames.map((local) => local.name).join(' / ')),
    markdownText(remarks.filter((remark) => remark !== '').join('. ')),
    [...sources.map(({ number }) => `[${number}]`), grade].join(' '),
  ];
  return `| ${cells.join(' | ')} |`;
}

function listNotes({ worked, notAnnounced }: YearList): string {
  const names = markdownText(listWords(notAnnounced.map(plain)));
  const lines = worked.map(({ day, name }) => `- ${formatIsoDate(day)}: ${markdownText(name)}`);
  const awaited = names === '' ? '' : `\nNot announced yet: ${names}.\n`;
  const head = '## Weekend dates that are working days';
  return awaited + (lines.length === 0 ? '' : `\n${head}\n\n${lines.join('\n')}\n`);
}

/** "1. [Act](https://…), Parliament (s. 2, read 20 November 2026)". */
function sourceLine(source: NumberedSource): string {
  const { number, title, url, publisher } = source;
  const name = url === null ? markdownText(title) : markdownLink(title, url);
  const seen = [lawWords(source), plain(evidenceWords(source))].filter((part) => part !== '');
  const by = publisher === null ? '' : `, ${markdownText(publisher)}`;
  return `${number}. ${name}${by} (${markdownText(seen.join(', '))})`;
}

function evidenceOf({ sources, grade }: Pick<YearRow, 'sources' | 'grade'>) {
  const law = sources.map((source) => {
    const { title, url, kind, law, section } = source;
    return { title, url, kind, law, section, evidence: gradeOf(source) };
  });
  return { law, evidence: grade };
}
