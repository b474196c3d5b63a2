import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiReply, FlatHeaders } from '../../api/message.ts';
import type { FilledPages } from '../files/filled-pages.ts';
import type { WireRequest } from '../wire/wire-request.ts';
import type { Lane } from './lane.ts';
import { filledReply, textReply } from './page-reply.ts';

/** A built page with the words for its slot. */
export interface Filled {
  readonly status: number;
  /** Its address; that of the request if left out. */
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
    request: WireRequest,
    incoming: IncomingMessage,
    response: ServerResponse,
  ) => Promise<Filled | ApiReply>;
  readonly shown: (
    request: WireRequest,
    incoming: IncomingMessage,
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
  async function fill(request: WireRequest, given: Filled | ApiReply): Promise<ApiReply> {
    if (!('words' in given)) return given;
    const { status, page = request.path, words, headers } = given;
    const html = await filled.fill(page, words);
    return html === null
      ? textReply(request, 404, 'There is no page at this address.')
      : filledReply(request, status, html, headers);
  }

  return {
    ...pages,
    paths,
    readsBody: true,
    async answer(request, incoming, response) {
      const { method, path } = request;
      if (method === 'POST' && takesForm(path)) {
        return await fill(request, await posted(request, incoming, response));
      }
      if (method !== 'GET' && method !== 'HEAD') return pages.answer(request, incoming, response);
      return await fill(request, await shown(request, incoming));
    },
  };
}
