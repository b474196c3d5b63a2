import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiReply, FlatHeaders } from '../../api/message.ts';
import type { FilledPages } from '../files/filled-pages.ts';
import type { Visit } from '../wire/visit.ts';
import type { Lane } from './lane.ts';
import { filledReply, textReply } from './page-reply.ts';

/** A built page with the words for its slot. */
export interface Filled {
  readonly status: number;
  /** Its address; that of the visit if left out. */
  readonly page?: string;
  readonly words: string;
  readonly headers?: FlatHeaders;
}

export interface FormLaneOptions {
  readonly filled: FilledPages;
  /** The lane of the other pages: it refuses and fails for this one too. */
  readonly pages: Lane;
}

/** What a lane of forms does itself. */
interface OfForms {
  readonly paths: RegExp;
  /** Whether a form may be posted to this path of the lane. */
  readonly takesForm: (path: string) => boolean;
  readonly posted: (
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<Filled | ApiReply>;
  readonly shown: (
    visit: Visit,
    request: IncomingMessage,
  ) => Filled | ApiReply | Promise<Filled | ApiReply>;
}

/**
 * A lane of pages that are built like any other. What belongs to the request is filled in here, and
 * never kept (Decision 39).
 */
export function createFormLane(
  { filled, pages }: FormLaneOptions,
  { paths, takesForm, posted, shown }: OfForms,
): Lane {
  async function fill(visit: Visit, given: Filled | ApiReply): Promise<ApiReply> {
    if (!('words' in given)) return given;
    const { status, page = visit.path, words, headers } = given;
    const html = await filled.fill(page, words);
    return html === null
      ? textReply(visit, 404, 'There is no page at this address.')
      : filledReply(visit, status, html, headers);
  }

  return {
    ...pages,
    paths,
    readsBody: true,
    async answer(visit, request, response) {
      const { method, path } = visit;
      if (method === 'POST' && takesForm(path)) {
        return await fill(visit, await posted(visit, request, response));
      }
      if (method !== 'GET' && method !== 'HEAD') return pages.answer(visit, request, response);
      return await fill(visit, await shown(visit, request));
    },
  };
}
