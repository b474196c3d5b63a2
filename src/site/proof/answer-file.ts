import { DATA_LICENCE } from '../../artifact/licence.ts';
import type { Release } from '../../artifact/load-release.ts';
import { formatIsoDate } from '../../calendar/day-number.ts';
import { apiBody } from '../calculator/api-body.ts';
import { answersByRegion } from '../calculator/by-region.ts';
import { apiCall, type Calculated } from '../calculator/calculation.ts';
import { type Question, questionQuery } from '../calculator/calculator-form.ts';
import { resultPath } from './answer-address.ts';
import {
  type AnswerHistory,
  estimatedIn,
  type GivenAnswer,
  holidaysBehind,
} from './answer-history.ts';
import { lawsOf } from './proof-sheet.ts';
import { tellHistory } from './told-history.ts';

/** What a result is told with. */
export interface AnswerFileOptions {
  readonly question: Question;
  readonly result: Calculated;
  readonly history: AnswerHistory;
  /** The release that gave the answer. */
  readonly release: Release;
  /** Whether the address names that release. */
  readonly isPinned: boolean;
  /** Absolute address of the root. */
  readonly site: string;
}

/** A result as JSON. Contract 22.2. */
export function writeAnswerFile(options: AnswerFileOptions): string {
  const { question, result, history, release, isPinned, site } = options;
  const { data_version, released } = release.manifest;
  const absolute = (path: string) => new URL(path, site).href;
  const pin = isPinned ? data_version : null;
  const value = {
    question: { ...Object.fromEntries(questionQuery(question)), place: question.place.name },
    sentence: result.sentence,
    // Byte for byte what /v1 sends, once the spaces are left out.
    answer: apiBody(question),
    by_region:
      answersByRegion(question)?.map(({ words, places }) => ({
        answer: words,
        regions: places.map(({ region }) => region?.code),
      })) ?? null,
    release: {
      data_version,
      released,
      manifest: absolute(`/data/${data_version}/manifest.json`),
      manifest_sha256: release.manifestSha256,
      licence: DATA_LICENCE.id,
    },
    is_pinned: isPinned,
    laws: holidaysBehind(question, result).map((holiday) => ({
      date: holiday.record.date,
      holiday: holiday.name,
      sources: lawsOf(question.place, holiday).map(([, { title, url, publisher }]) => ({
        title,
        url,
        publisher,
      })),
    })),
    estimated: estimatedIn(question, result).map(({ record, name }) => ({
      date: record.date,
      holiday: name,
    })),
    history: tellHistory(history).map(({ given, since, reasons }) => ({
      since: since.manifest.data_version,
      released: since.manifest.released,
      answer: given === null ? null : answerOf(given),
      is_estimated: given === null ? null : given.estimated.length > 0,
      reasons,
    })),
    links: {
      page: absolute(resultPath(question, pin)),
      permalink: absolute(resultPath(question, data_version)),
      calendar: question.op === 'add' ? absolute(resultPath(question, pin, '.ics')) : null,
      api: absolute(apiCall(question)),
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The date, the number, or what the date is. */
function answerOf({ question, result }: GivenAnswer): string | number {
  switch (question.op) {
    case 'add':
      return formatIsoDate(result.to);
    case 'count':
      return result.businessDays;
    case 'is':
      return result.answer;
    default:
      return question satisfies never;
  }
}
