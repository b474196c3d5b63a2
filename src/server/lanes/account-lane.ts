import type { AccountDesk } from '../account/account-desk.ts';
import * as words from '../account/account-words.ts';
import { readForm } from '../forms/read-form.ts';
import { createFormLane, type Filled, type FormLaneOptions } from './form-lane.ts';
import type { Lane } from './lane.ts';
import { busyReply } from './page-reply.ts';
import type { Visitors } from './visitors.ts';

/** A form here has a key, or a name and an address; this is far more than they take. */
const FORM_BYTES_MAX = 4_096;

export interface AccountLaneOptions extends FormLaneOptions {
  readonly desk: AccountDesk;
  readonly contact: words.Contact;
  readonly visitors: Pick<Visitors, 'take'>;
  /** The origin at which browsers reach the site. */
  readonly siteUrl: string;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** The two pages that know something of a key: `/account/` and `/keys/`. */
export function createAccountLane(options: AccountLaneOptions): Lane {
  const { desk, contact, filled, visitors, siteUrl, now } = options;

  async function account(form: URLSearchParams): Promise<Filled> {
    const key = keyIn(form);
    switch (form.get('do')) {
      case 'exchange': {
        const made = await desk.exchange(key);
        if (made === 'refused') return { status: 409, words: words.NOT_EXCHANGED };
        return answered(made && words.madeWords(made, siteUrl));
      }
      case 'end-other': {
        const shown = await desk.endOther(key, form.get('id') ?? '');
        return answered(shown && words.OTHER_ENDED + words.shownWords(shown, key));
      }
      case 'end':
        return answered((await desk.end(key, 'only')) ? words.ENDED : null);
      case 'end-line':
        return answered((await desk.end(key, 'line')) ? words.ENDED : null);
      default: {
        const shown = await desk.show(key);
        return answered(shown && words.shownWords(shown, key));
      }
    }
  }

  async function apply(form: URLSearchParams): Promise<Filled> {
    const [name = '', mail = ''] = ['name', 'mail'].map((each) => form.get(each)?.trim());
    const made = await desk.open(name, mail);
    return made === null
      ? { status: 400, words: words.NO_ADDRESS + words.askWords(contact) }
      : answered(words.madeWords(made, siteUrl));
  }

  return createFormLane(options, {
    paths: /^\/(?:account|keys)\/$/,
    takesForm: (path) => path === '/account/' || contact.selfService,
    async posted(request, incoming, response) {
      const form = await readForm(request, incoming, response, FORM_BYTES_MAX);
      if (form === 'foreign') return { status: 403, words: words.FROM_ELSEWHERE };
      const kind = request.path === '/account/' ? 'accounts' : 'keys';
      const own = visitors.take(kind, request.address, now());
      // What a valid key shows costs far more than a refusal, and one key may come from anywhere.
      const paysByKey = own.allowed && form !== null && kind === 'accounts';
      const { allowed, limits } = paysByKey
        ? visitors.take(kind, desk.markOf(keyIn(form)), now())
        : own;
      if (!allowed) {
        return busyReply(request, incoming, filled.busy, {
          status: 429,
          retryAfterSeconds: limits.resetSeconds,
          sentence: 'Too much of this from one address: wait, then go on.',
        });
      }
      if (form === null) return { status: 400, words: words.NO_FORM };
      return kind === 'accounts' ? account(form) : apply(form);
    },
    shown: ({ path }) => answered(path === '/keys/' ? words.askWords(contact) : ''),
  });
}

const keyIn = (form: URLSearchParams): string => (form.get('key') ?? '').trim();

/** @param text null without a valid key: one page for every cause, as there is one 401 (Contract 5.3). */
function answered(text: string | null): Filled {
  return text === null ? { status: 403, words: words.NO_VALID_KEY } : { status: 200, words: text };
}
