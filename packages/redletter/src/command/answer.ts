import { ask } from '../answers/answers.ts';
import { RedletterError } from '../redletter-error.ts';
import { release } from '../release.ts';
import { csvAnswerer, isRowVerb } from './csv.ts';
import { library } from './library.ts';
import { answerLines } from './lines.ts';
import { ndjsonAnswerer } from './ndjson.ts';
import { HELP, isVerb, type Verb, WORDS } from './words.ts';

/** Exit codes of sysexits: EX_USAGE. */
const NOT_UNDERSTOOD = 64;
const FORMS = ['--csv', '--ndjson'];

const [verb, ...rest] = process.argv.slice(2);
// The reader may stop early, as in `redletter … | head`; that is not an error.
process.stdout.on('error', () => process.exit(0));

if (verb === 'mcp') {
  process.exitCode = misuse('the tools for models are a package of their own, redletter-mcp');
} else if (verb === 'verify') {
  const { verifyFile } = await import('./verify.ts');
  process.exitCode =
    (await verifyFile(rest)) ??
    misuse('verify takes FILE [--keys FILE] [--url ADDRESS] [--method NAME] [--release ARCHIVE]');
} else if (isVerb(verb)) {
  const forms = rest.filter((word) => word.startsWith('--'));
  const words = rest.filter((word) => !word.startsWith('--'));
  process.exitCode = forms.length === 0 ? answer(verb, words) : await stream(verb, forms, words);
} else if (verb === '--version') {
  process.stdout.write(`redletter with data release ${release.version}\n`);
} else if (verb === undefined || verb === 'help' || verb === '--help') {
  process.stdout.write(HELP);
} else {
  process.exitCode = misuse('there is no such word');
}

/** One question of the command line. */
function answer(asked: Verb, given: readonly string[]): number {
  const { endpoint, words } = WORDS[asked];
  const places = words.length === 0 ? 0 : 1;
  if (given.length !== words.length + places) {
    return misuse(
      `${asked} takes ${[...words, ...(places > 0 ? ['place'] : [])].join(' ') || 'nothing'}`,
    );
  }
  const query = new URLSearchParams(words.map((name, index) => [name, given[index] as string]));
  const [country = '', ...region] = (given[words.length] ?? '').split('-');
  if (places > 0) query.set('country', country);
  if (region.length > 0) query.set('region', region.join('-') || '-');
  try {
    process.stdout.write(`${ask(library(), `/v1/${endpoint}?${query}`).text}\n`);
    return 0;
  } catch (thrown) {
    if (!(thrown instanceof RedletterError)) throw thrown;
    process.stderr.write(`${thrown.code}: ${inWords(thrown)}\n`);
    return 1;
  }
}

/** The API's sentence in the command's terms: without names of parameters. */
function inWords({ code, message }: RedletterError): string {
  return code === 'invalid_country' || code === 'invalid_region'
    ? 'There is no such place: redletter countries lists them.'
    : message
        .replace(/^Parameter /, '')
        .replace('/v1/deadline-rules lists', 'redletter rules lists')
        .replace(/, for example \w+=.*$/, '.');
}

/** Many questions, on standard input. */
async function stream(
  asked: Verb,
  forms: readonly string[],
  [place, ...more]: readonly string[],
): Promise<number> {
  const [form = ''] = forms;
  if (forms.length > 1 || !FORMS.includes(form)) return misuse(`write ${FORMS.join(' or ')}`);
  if (more.length > 0) return misuse(`${asked} ${form} takes at most a place`);
  if (form === '--csv') {
    if (!isRowVerb(asked)) return misuse(`${asked} has no --csv`);
    return await answerLines(csvAnswerer(asked, place ?? null));
  }
  return await answerLines(ndjsonAnswerer(WORDS[asked].endpoint, place ?? null));
}

function misuse(problem: string): number {
  process.stderr.write(`redletter: ${problem}; redletter --help says what it takes\n`);
  return NOT_UNDERSTOOD;
}
