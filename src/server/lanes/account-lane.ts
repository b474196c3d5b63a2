import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiReply } from '../../api/message.ts';
import type { AccountDesk } from '../account/account-desk.ts';
import {
  askWords,
  type Contact,
  ENDED,
  FROM_ELSEWHERE,
  madeWords,
  NO_ADDRESS,
  NO_FORM,
  NO_VALID_KEY,
  NOT_EXCHANGED,
  OTHER_ENDED,
  shownWords,
} from '../account/account-words.ts';
import type { FilledPages } from '../files/filled-pages.ts';
import { isFromElsewhere } from '../forms/own-form.ts';
import { readForm } from '../forms/read-form.ts';
import type { Visit } from '../wire/visit.ts';
import type { Lane } from './lane.ts';
import { busyReply, filledReply, textReply } from './page-reply.ts';
import type { SiteLane } from './site-lane.ts';
import type { Visitors } from './visitors.ts';

/** A form here has a key, or a name and an address; this is far more than they take. */
const FORM_BYTES_MAX = 4_096;
export interface AccountLaneOptions {
  readonly desk: AccountDesk;
  readonly contact: Contact;
  readonly filled: FilledPages;
  /** Refuses and fails like the other pages. */
  readonly pages: Pick<SiteLane, 'refusePlain' | 'refuseOverload' | 'fail'>;
  readonly visitors: Pick<Visitors, 'take'>;
  /** The origin at which browsers reach the site. */
  readonly siteUrl: string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** The result of a form. */
interface Filled {
  readonly status: 200 | 400 | 403 | 409;
  readonly words: string;
}

/**
 * The two pages that know something of a key: `/account/` and `/keys/`. They are built like any
 * page. What belongs to the request is filled in here, and never kept (Decision 39).
 */
export function createAccountLane(options: AccountLaneOptions): Lane {
  const { desk, contact, filled, pages, visitors, siteUrl, now } = options;

  async function account(form: URLSearchParams): Promise<Filled> {
    const key = keyIn(form);
    switch (form.get('do')) {
      case 'exchange': {
        const made = await desk.exchange(key);
        if (made === 'refused') return { status: 409, words: NOT_EXCHANGED };
        return made === null ? refused() : answered(madeWords(made, siteUrl));
      }
      case 'end-other': {
        const shown = await desk.endOther(key, form.get('id') ?? '');
        return shown === null ? refused() : answered(OTHER_ENDED + shownWords(shown, key));
      }
      case 'end':
        return (await desk.end(key, 'only')) ? answered(ENDED) : refused();
      case 'end-line':
        return (await desk.end(key, 'line')) ? answered(ENDED) : refused();
      default: {
        const shown = await desk.show(key);
        return shown === null ? refused() : answered(shownWords(shown, key));
      }
    }
  }

  async function apply(form: URLSearchParams): Promise<Filled> {
    const [name = '', mail = ''] = ['name', 'mail'].map((each) => form.get(each)?.trim());
    const made = await desk.open({ name, mail });
    return made === null
      ? { status: 400, words: NO_ADDRESS + askWords(contact) }
      : answered(madeWords(made, siteUrl));
  }

  async function posted(
    visit: Visit,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<ApiReply> {
    if (isFromElsewhere(visit, request)) {
      response.shouldKeepAlive = false;
      return page(visit, { status: 403, words: FROM_ELSEWHERE });
    }
    const isAccount = visit.path === '/account/';
    const own = visitors.take(isAccount ? 'accounts' : 'keys', visit.address, now());
    if (visit.expects !== null) response.writeContinue();
    const form = await readForm(request, FORM_BYTES_MAX);
    // A form that is too long is not read to its end.
    if (form === null) response.shouldKeepAlive = false;
    const { allowed, limits } = isAccount && form !== null && own.allowed ? takeForKey(form) : own;
    if (!allowed) {
      return busyReply(visit, request, filled.busy, {
        status: 429,
        retryAfterSeconds: limits.resetSeconds,
        sentence: 'Too much of this from one address: wait, then go on.',
      });
    }
    if (form === null) return page(visit, { status: 400, words: NO_FORM });
    return page(visit, await (isAccount ? account(form) : apply(form)));
  }

  /** What a valid key shows costs far more than a refusal, and one key may come from anywhere. */
  function takeForKey(form: URLSearchParams): ReturnType<Visitors['take']> {
    return visitors.take('accounts', desk.markOf(keyIn(form)), now());
  }

  async function page(visit: Visit, { status, words }: Filled): Promise<ApiReply> {
    const html = await filled.fill(visit.path, words);
    return html === null
      ? textReply(visit, 404, 'There is no page at this address.')
      : filledReply(visit, status, html);
  }

  return {
    name: 'site',
    paths: /^\/(?:account|keys)\/$/,
    readsBody: true,
    weight: 0,
    async answer(visit, request, response) {
      const { method, path } = visit;
      const isForm = method === 'POST' && (path === '/account/' || contact.selfService);
      if (isForm) return await posted(visit, request, response);
      if (method !== 'GET' && method !== 'HEAD') {
        return textReply(visit, 405, 'Pages answer GET and HEAD only.', ['Allow', 'GET, HEAD']);
      }
      return page(visit, answered(path === '/keys/' ? askWords(contact) : ''));
    },
    refusePlain: (visit) => pages.refusePlain(visit),
    refuseOverload: (visit, request) => pages.refuseOverload(visit, request),
    fail: (visit, cause) => pages.fail(visit, cause),
  };
}

const keyIn = (form: URLSearchParams): string => (form.get('key') ?? '').trim();
const answered = (words: string): Filled => ({ status: 200, words });
/** One page for every cause, just as there is one 401: Contract 5.3. */
const refused = (): Filled => ({ status: 403, words: NO_VALID_KEY });
