import { ENDPOINT_BY_PATH } from '../../api/endpoints/endpoint-table.ts';
import { prepareData } from '../../api/prepared-data.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import { isFinding } from '../../question/read-parameters.ts';
import { readQuery } from '../../question/read-query.ts';
import { type AnyQuestion, answerQuery, apiCall, resultPath } from '../calculator/question.ts';
import { plain } from '../languages/localized.ts';
import { tellHistory } from './history.ts';
import type { Proven } from './proof-sheet.ts';

/**
 * An answer as JSON. Contract 22.2.
 * @param form the release that answers, and whether the address names it.
 * @param site absolute address of the root.
 */
export function writeAnswerFile(
  { answer, proof, history }: Proven,
  { dataSet, isPinned }: { readonly dataSet: DataSet; readonly isPinned: boolean },
  site: string,
): string {
  const { question, byRegion } = answer;
  const { days, estimated } = proof;
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

/**
 * The body that `/v1` sends for a question, by a release.
 * @throws RangeError where the question has no answer.
 */
function apiBody(question: AnyQuestion, dataSet: DataSet): unknown {
  const [path = '', query = ''] = apiCall(question).split('?');
  const endpoint = ENDPOINT_BY_PATH.get(path);
  const outcome = endpoint?.answer(prepareData(dataSet), readQuery(query, endpoint.parameters));
  if (outcome === undefined || isFinding(outcome)) {
    throw new RangeError('the question has no answer');
  }
  return JSON.parse(outcome.text);
}
