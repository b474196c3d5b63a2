import type { DataSet } from '../../artifact/data-set.ts';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import { plain } from '../languages/told.ts';
import { answerQuery, resultPath } from './answer-address.ts';
import { apiBody, apiCall } from './api-answer.ts';
import { type AnswerHistory, tellHistory } from './history.ts';
import { type AnyAnswer, proofOf } from './proof-sheet.ts';

/** What an answer file is made from. */
export interface AnswerFile {
  readonly answer: AnyAnswer;
  readonly history: AnswerHistory;
  /** The release that gave the answer. */
  readonly dataSet: DataSet;
  /** Whether the address names that release. */
  readonly isPinned: boolean;
  /** Absolute address of the root. */
  readonly site: string;
}

/** An answer as JSON. Contract 22.2. */
export function writeAnswerFile(file: AnswerFile): string {
  const { answer, history, dataSet, isPinned, site } = file;
  const { question, byRegion } = answer;
  const { days, estimated } = proofOf(answer);
  const { manifest, manifestSha256 } = dataSet.release;
  const { data_version, released } = manifest;
  const absolute = (path: string) => new URL(path, site).href;
  const pin = isPinned ? data_version : null;
  const isDate = question.op === 'add' || question.op === 'deadline';
  const value = {
    question: { ...Object.fromEntries(answerQuery(question)), place: question.place.name },
    sentence: plain(answer.sentence),
    answer: apiBody(question, dataSet),
    by_region:
      byRegion?.map(({ words, places }) => ({
        answer: words,
        regions: places.map(({ region }) => region?.code),
      })) ?? null,
    release: {
      data_version,
      released,
      manifest: absolute(`/data/${data_version}/manifest.json`),
      manifest_sha256: manifestSha256,
      licence: DATA_LICENCE.id,
    },
    is_pinned: isPinned,
    laws: days.map(({ holiday, laws, cited }) => ({
      date: holiday.record.date,
      holiday: holiday.name,
      sources: (question.op === 'deadline' ? laws : cited).map(
        ({ citation: { title, url, publisher } }) => ({ title, url, publisher }),
      ),
    })),
    estimated: estimated.map(({ record, name }) => ({ date: record.date, holiday: name })),
    history: tellHistory(history).map(({ given, since, reasons }) => ({
      since: since.manifest.data_version,
      released: since.manifest.released,
      answer: given?.value ?? null,
      is_estimated: given === null ? null : given.estimated.length > 0,
      reasons,
    })),
    links: {
      page: absolute(resultPath(question, pin)),
      permalink: absolute(resultPath(question, data_version)),
      calendar: isDate ? absolute(resultPath(question, pin, '.ics')) : null,
      api: absolute(apiCall(question)),
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
