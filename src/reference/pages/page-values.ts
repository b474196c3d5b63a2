import type { Endpoint } from '../../api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../api/endpoints/endpoint-table.ts';
import { ERROR_CODES, ERROR_TABLE, type ErrorCode, statusesOf } from '../../api/error-table.ts';
import { countryRecordSchema, holidayRecordSchema } from '../../api/schemas/replies.ts';
import type { ReleaseFile } from '../../artifact/manifest.ts';
import { LAST_YEAR } from '../../calendar/supported-range.ts';
import { RANGE_WORDS } from '../../calendar/year-words.ts';
import { code, type ReferencePage, type Section, text } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { planTable } from '../plans.ts';
import { PUBLISHED } from '../published.ts';
import { readPrograms } from '../samples/ask-samples.ts';
import { type ReferenceContext, replyLines, requestLine, requestSamples } from './context.ts';
import { endpointSection, fieldsOf } from './endpoint-section.ts';
import { readPage, type Values } from './read-page.ts';

/** The pages in the order of the navigation: those for callers, then the one for operators. */
const SLUGS = [
  ...['', 'errors', 'limits', 'retries', 'counting', 'mcp', 'packages', 'changes', 'questions'],
  'operators',
];

/** Every page of the reference. */
export function referencePages(context: ReferenceContext): readonly ReferencePage[] {
  const values = pageValues(context);
  return SLUGS.map((slug) => readPage(slug, values));
}

/** The computed values of the reference pages, by the name of their placeholder in the Markdown. */
function pageValues(context: ReferenceContext): Values {
  const { siteUrl, plans, examples } = context;
  const { answers, errors, pinned } = examples;
  const [first] = answers['is-business-day'] as [Example];
  const firstUrl = `${siteUrl}${targetOf(first.request)}`;
  const reply = (example: Example, label = 'Reply') => [code(label, replyLines(example))];
  const exchange = (example: Example) => [requestLine(siteUrl, example), ...reply(example)];
  const [forward, backward] = answers['count-business-days'] as [Example, Example];
  return {
    siteUrl,
    firstUrl,
    range: RANGE_WORDS,
    lastYear: String(LAST_YEAR),
    nextYear: String(LAST_YEAR + 1),
    firstRequest: [{ ...requestSamples(siteUrl, first), label: 'Ask' }],
    firstReply: reply(first),
    withoutKey: reply(errors.unauthorized, 'Without a key'),
    endpoints: (ENDPOINTS as readonly Endpoint[]).map((each) => endpointSection(each, context)),
    holidayFields: [fieldsOf(holidayRecordSchema.shape, 'Fields of a holiday record')],
    countryFields: [fieldsOf(countryRecordSchema.shape, 'Fields of a country record')],
    pinned: [
      requestSamples(siteUrl, pinned),
      code('Reply', replyLines(pinned, 'X-Data-Version', 'Vary')),
    ],
    errorForm: reply(errors.missing_parameter),
    codes: ERROR_CODES.map((each) => errorSection(each, context)),
    plans: [planTable(plans)],
    emptyBucket: reply(errors.rate_limited, 'An empty bucket'),
    usedUpMonth: reply(errors.monthly_limit_reached, 'A used-up month'),
    programs: [
      {
        kind: 'samples',
        label: 'Send a request, with retries',
        samples: readPrograms('retry', firstUrl),
      },
    ],
    forward: exchange(forward),
    backward: exchange(backward),
    ...packageValues(context),
  };
}

/** One error code: its cause, its cure and a real reply. Error messages link to this section. */
function errorSection(errorCode: ErrorCode, context: ReferenceContext): Section {
  const { cause, cure, extension } = ERROR_TABLE[errorCode];
  const example = context.examples.errors[errorCode];
  const statuses = statusesOf(errorCode).join(', ');
  const status = `**${statuses}**${extension ? ' · an extension of this service' : ''}`;
  const blocks = [status, cause, `**What to do:** ${cure}`].map(text);
  const examples = example === undefined ? [] : [code('Reply', replyLines(example))];
  if (example?.repeatable) examples.unshift(requestLine(context.siteUrl, example));
  return { id: errorCode, title: errorCode, blocks, examples };
}

const NOT_PUBLISHED =
  '**Install from these files.** The packages are not on npm or PyPI: anything there under these names is not ours.';

/** The computed values of the packages page: the files of a release, and how to install each. */
function packageValues({ siteUrl, dataVersion, packages }: ReferenceContext): Values {
  const folder = `/data/${dataVersion}/`;
  const install = (what: string, program: string, pattern: RegExp, published: string) => {
    const { name, sha256 } = packages.find((each) => pattern.test(each.name)) as ReleaseFile;
    const checked = `curl -O ${siteUrl}${folder}${name}\necho "${sha256}  ${name}" | sha256sum -c`;
    const lines = PUBLISHED ? `${program} ${published}` : `${checked}\n${program} ./${name}`;
    return [code(`Install ${what}`, lines)];
  };
  return {
    dataVersion,
    packages: [
      {
        kind: 'table',
        caption: 'Packages to download',
        head: ['File', 'For', 'Bytes', 'SHA-256'],
        rows: packages.map(({ name, size, sha256 }) => [
          `[\`${name}\`](${folder}${name})`,
          purposeOf(name),
          size.toLocaleString('en'),
          `\`${sha256}\``,
        ]),
      },
    ],
    registryNote: PUBLISHED ? [] : [text(NOT_PUBLISHED)],
    installJavaScript: install('it', 'npm install', /^redletter-\d.*tgz$/, 'redletter'),
    installPython: install('it', 'pip install', /whl$/, 'redletter'),
    installServer: install(
      'the server',
      'npm install --global',
      /^redletter-mcp-/,
      'redletter-mcp',
    ),
  };
}

function purposeOf(name: string): string {
  if (name.endsWith('.whl')) return 'Python';
  return name.startsWith('redletter-mcp-') ? 'MCP clients' : 'JavaScript';
}
