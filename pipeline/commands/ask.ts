import { ReleaseError } from '../../src/artifact/load-release.ts';
import { orChoices, quote } from '../read/suggest.ts';
import { askRelease } from '../receipt/ask-release.ts';
import type { Command } from './command.ts';
import { readWords } from './words.ts';

/** A question in words: the arguments after its name, and its endpoint. */
interface QuestionForm {
  readonly endpoint: string;
  /** The endpoint's parameters in the order of the arguments; a place is country and region. */
  readonly words: readonly string[];
  readonly example: string;
}

const PLACE = 'PLACE';

const QUESTIONS: Readonly<Record<string, QuestionForm>> = {
  is: { endpoint: 'is-business-day', words: ['date', PLACE], example: 'is 2026-12-28 GB-SCT' },
  add: {
    endpoint: 'add-business-days',
    words: ['date', 'days', PLACE],
    example: 'add 2026-12-24 5 GB-SCT',
  },
  count: {
    endpoint: 'count-business-days',
    words: ['start', 'end', PLACE],
    example: 'count 2026-12-24 2027-01-04 GB',
  },
  holidays: { endpoint: 'holidays', words: ['year', PLACE], example: 'holidays 2026 GB-SCT' },
  countries: { endpoint: 'countries', words: [], example: 'countries' },
  deadline: {
    endpoint: 'deadline',
    words: ['rule', 'date', 'period', PLACE],
    example: 'deadline de-bgb-187-193 2026-06-01 P14D DE',
  },
  rules: { endpoint: 'deadline-rules', words: [], example: 'rules' },
};

const HELP = `ask a release what the API would answer; prints the body of its reply, byte for byte:

${Object.values(QUESTIONS)
  .map(({ example }) => `npm run data -- ask ${example}`)
  .join('\n')}

--release 2026.11.1 asks that release, --release 2026-11-20 the newest of that day or before.
Without it the newest is asked.`;

/** A negative number of days or a negative period is an argument, not an option. */
const NEGATIVE = /^-[\dPp]/;

/**
 * `ask [--release PIN] QUESTION`: the API's answer by a release, without a server. Contract 20.7.
 */
export const askCommand: Command = async (words, { complain, write, folders }) => {
  const negative = words.find((word) => NEGATIVE.test(word));
  const positive = words.filter((word) => word !== negative);
  const read = readWords(positive, { release: { type: 'string' } }, complain);
  if (read === null) return 1;
  const [name, ...given] = read.rest;
  if (name === undefined) {
    complain(HELP);
    return 1;
  }
  const form = Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name] : undefined;
  if (form === undefined) {
    complain(`${quote(name)} is not a question${orChoices(name, Object.keys(QUESTIONS))}`);
    return 1;
  }
  if (negative !== undefined) {
    // A value that can be negative is the last one before the place.
    given.splice(Math.max(0, form.words.length - 2), 0, negative);
  }
  if (given.length !== form.words.length) {
    complain(`write it like this: npm run data -- ask ${form.example}`);
    return 1;
  }
  const query = queryOf(form, given);
  const pin = typeof read.values.release === 'string' ? read.values.release : null;
  try {
    const path = `/v1/${form.endpoint}`;
    const reply = await askRelease(folders.artifacts, pin, { path, query });
    const body = String(reply.body);
    if (reply.status === 200) {
      write(body);
      return 0;
    }
    const { error } = JSON.parse(body) as { error: { code: string; message: string } };
    complain(`${error.code}: ${error.message}`);
    return 1;
  } catch (thrown) {
    if (!(thrown instanceof ReleaseError)) throw thrown;
    complain(thrown.message);
    return 1;
  }
};

function queryOf({ words }: QuestionForm, given: readonly string[]): string {
  const query = new URLSearchParams();
  for (const [index, name] of words.entries()) {
    const value = given[index] as string;
    const hyphen = value.indexOf('-');
    if (name !== PLACE) query.set(name, value);
    else {
      query.set('country', hyphen < 0 ? value : value.slice(0, hyphen));
      if (hyphen >= 0) query.set('region', value.slice(hyphen + 1));
    }
  }
  return query.toString();
}
