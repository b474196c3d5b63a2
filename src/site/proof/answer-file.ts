import { apiBody } from '../calculator/api-body.ts';
import { answersByRegion } from '../calculator/by-region.ts';
import { apiCall, type Calculated } from '../calculator/calculation.ts';
import { type Question, questionQuery } from '../calculator/calculator-form.ts';
import { resultPath } from './answer-address.ts';
import { estimatedIn, holidaysBehind } from './answer-history.ts';
import type { AnswerHistory } from './history.ts';
import { lawsOf } from './proof-sheet.ts';
import { type FileOrigin, writeResultFile } from './result-file.ts';

/** What a result is told with. */
export interface AnswerFileOptions extends FileOrigin {
  readonly question: Question;
  readonly result: Calculated;
  readonly history: AnswerHistory;
}

/** A result of the calculator as JSON. Contract 22.2. */
export function writeAnswerFile(options: AnswerFileOptions): string {
  const { question, result, history, release, isPinned } = options;
  const { data_version } = release.manifest;
  const pin = isPinned ? data_version : null;
  return writeResultFile(
    {
      query: questionQuery(question),
      place: question.place.name,
      sentence: result.sentence,
      body: apiBody(question),
      byRegion: answersByRegion(question),
      laws: holidaysBehind(question, result).map((holiday) => ({
        holiday,
        citations: lawsOf(question.place, holiday).map(([, citation]) => citation),
      })),
      estimated: estimatedIn(question, result),
      history,
      links: {
        page: resultPath(question, pin),
        permalink: resultPath(question, data_version),
        calendar: question.op === 'add' ? resultPath(question, pin, '.ics') : null,
        api: apiCall(question),
      },
    },
    options,
  );
}
