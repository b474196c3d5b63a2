import type { Endpoint } from '../../api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../api/endpoints/endpoint-table.ts';
import { countryRecordSchema } from '../../api/schemas/country-record.ts';
import { holidayRecordSchema } from '../../api/schemas/holiday-record.ts';
import { code, list, type ReferencePage, section, text } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { type ReferenceContext, replyLines, requestSamples } from './context.ts';
import { endpointSection, fieldsOf } from './endpoint-section.ts';

/** `/docs/`: the quick start, then every endpoint. */
export function overviewPage(context: ReferenceContext): ReferencePage {
  const { siteUrl, examples } = context;
  const first = examples.answers['is-business-day'][0] as Example;
  const ask = { ...requestSamples(siteUrl, first), label: 'Ask' };
  return {
    slug: '',
    title: 'API reference',
    description: 'GET endpoints for business days, public holidays and deadlines, with samples.',
    lead: 'Seven endpoints, all GET, all JSON.',
    sections: [
      section(
        'quick-start',
        'Quick start',
        [
          {
            kind: 'list',
            numbered: true,
            items: [
              '[Get a key](/keys/). It is shown once.',
              'Keep it in the environment variable `KEY`.',
              'Send a request.',
            ],
          },
          text(
            'The reply: Friday 3 July 2026 is not a business day in the United States, because Independence Day falls on the Saturday. Each sample prints one field of the reply, or the error; with curl that takes `jq`, and without the pipe you see the whole body. Our tests run every sample, also with a wrong key.',
          ),
          list(
            'Before you go live: [limits](/docs/limits/), [retries](/docs/retries/), [errors](/docs/errors/), [what may change](/docs/changes/), [common questions](/docs/questions/).',
            'See what your key has used at [/account/](/account/).',
            'Without a network: [packages for JavaScript and Python](/docs/packages/). In a spreadsheet, where a key is not safe: [tables of days](/data/tables/) with formulas.',
            'For programs: [OpenAPI](/openapi.json), [MCP](/docs/mcp/), [this page as Markdown](/docs.md).',
            'To run the service yourself: [the guide for operators](/docs/operators/).',
          ),
        ],
        [
          code('Keep the key', 'export KEY=rl_…   # your key'),
          ask,
          code('Reply', replyLines(first)),
        ],
      ),
      authentication(context),
      ...(ENDPOINTS as readonly Endpoint[]).map((endpoint) => endpointSection(endpoint, context)),
      section('records', 'Records', [
        text('A holiday, wherever one is listed. All fields are always present.'),
        fieldsOf(holidayRecordSchema.shape, 'Fields of a holiday record'),
        text('A country, as `/v1/countries` lists it. All fields are always present.'),
        fieldsOf(countryRecordSchema.shape, 'Fields of a country record'),
      ]),
      requestsSection(),
      calculatorSection(),
      pinSection(context),
      signedSection(`${siteUrl}${targetOf(first.request)}`, siteUrl),
      section(
        'tools',
        'Clients and tools',
        [
          text(
            'Generate a client from [OpenAPI 3.1](/openapi.json), or from [OpenAPI 3.0](/openapi-3.0.json) where a generator needs it; Postman imports either. The TypeScript client below is for a bundler or `tsc`: its imports have no file extensions. Our tests generate, compile and run two clients for TypeScript and one for Java, also against replies with fields and codes that they do not know.',
          ),
          text(
            'Check an instance with [the workflow](/arazzo.json): it asks five questions and tests the [counting law](/docs/counting/#law) with the answers.',
          ),
        ],
        [
          code(
            'A TypeScript client',
            `npx @hey-api/openapi-ts \\\n  -i ${siteUrl}/openapi.json -o redletter`,
          ),
          code(
            'Try an instance',
            `npx @redocly/cli respect \\\n  ${siteUrl}/arazzo.json --input key=$KEY`,
          ),
        ],
      ),
    ],
  };
}

function authentication({ examples }: ReferenceContext) {
  return section(
    'authentication',
    'Authentication',
    [
      text(
        'Send the key with every request, as a bearer token over HTTPS. A key is `rl_` and 36 letters and digits, and is case-sensitive. A key in the query is ignored.',
      ),
      text(
        'A missing, malformed, unknown, expired or revoked key gets the same 401: the reply never reveals whether a key existed.',
      ),
      text('The `region` parameter needs a paid plan: [plans and limits](/docs/limits/).'),
    ],
    [
      code('Header', 'Authorization: Bearer $KEY'),
      code('Without a key', replyLines(examples.errors.unauthorized)),
    ],
  );
}

/** How an answer is reproduced. */
function pinSection({ siteUrl, examples: { pinned } }: ReferenceContext) {
  return section(
    'pin',
    'Pin a release',
    [
      text(
        'To get the same answer later, keep the `X-Data-Version` of a reply with your result and send it back: the same question returns the same bytes and the same `ETag`. Without a pin, answers follow the newest release, and dates change when the law does.',
      ),
      list(
        '`X-Data-Version: 2026.11.1` asks that release. Any release in [/data/releases.json](/data/releases.json) works, up to the one being served.',
        '`X-Data-Version: 2026-11-20` asks the newest release of that day or earlier. Until the day is over another release may follow: keep the version that the reply names.',
        'Any other value, or the header on two lines, is [`invalid_data_version`](/docs/errors/#invalid_data_version). A misspelt pin is never answered from another release.',
        'Limits and costs stay the same. A date outside the range of the pinned release is [`date_out_of_range`](/docs/errors/#date_out_of_range).',
        'Caches keep releases apart: each has its own tags, and replies carry `Vary: X-Data-Version`.',
        'In a checkout, `npm run data -- ask --release 2026.11.1 is 2026-12-28 GB` prints the same bytes without a server. [Verify the files](/data/check/) first.',
      ),
    ],
    [requestSamples(siteUrl, pinned), code('Reply', replyLines(pinned, 'X-Data-Version', 'Vary'))],
  );
}

function requestsSection() {
  return section('requests', 'Requests and replies', [
    list(
      'Paths match exactly: no trailing slash, lower case.',
      '`country` and `region` are case-insensitive and returned in upper case. An empty parameter counts as absent; an unknown one is ignored; a repeated one is refused. A near-miss name is refused too: `State`, `province` or `region[]` for `region`, `start_date` for `start`, and `version` or `release` for the header [`X-Data-Version`](/docs/#pin).',
      'HEAD returns the headers of GET. Any other method is [`method_not_allowed`](/docs/errors/#method_not_allowed).',
      'Every reply has an `X-Request-Id`, a UUIDv7. Send `X-Client-Request-Id` (1 to 128 printable ASCII characters) and it comes back.',
      'Every 200 has `X-Data-Version`, the [data release](/data/) that answered ([pin it](/docs/#pin)), and a strong `ETag`. Send that as `If-None-Match`: an unchanged answer is a 304, which does not count against the month.',
      'Never call `/v1` from a web page: keys are secret, so there is no CORS.',
    ),
  ]);
}

/** The calculators as files: no key, any origin. Contract 22. */
function calculatorSection() {
  return section('calculator', 'Answers without a key', [
    text(
      'Link to an answer, show it in a page or put it in a calendar: the [calculator](/calculator/) has three addresses with the same query, `op=is`, `op=add` or `op=count` and the parameters of the endpoint. `/deadline/`, `/deadline.json` and `/deadline.ics` do the same with the parameters of [deadline](/docs/#deadline). The JSON and the calendar may be read from any origin and are cached for an hour.',
    ),
    {
      kind: 'table',
      caption: 'Addresses of an answer',
      head: ['Address', 'What it returns'],
      rows: [
        ['`/calculator/?op=add&date=2026-12-24&country=GB&days=5`', 'The page, day by day.'],
        [
          '`/calculator.json?…`',
          'JSON: `answer` is the body of the API; `by_region`, `laws`, `estimated`, `release` and the `history` of the answer stand beside it.',
        ],
        [
          '`/calculator.ics?…`',
          'For `op=add` and deadlines: one all-day event on the resulting date. Subscribe to it, and it moves when a release moves the answer.',
        ],
      ],
    },
    list(
      '`data=2026.11.2` pins the release. A wrong question is 400, with `faults` in the JSON: each has `field`, `code` and `message`.',
      'Guests share limits by network address: at 429, wait `Retry-After` seconds. For many questions use a key, or [a package](/docs/packages/).',
    ),
  ]);
}

/** Contract 21. */
function signedSection(url: string, siteUrl: string) {
  return section(
    'signed',
    'Signed replies',
    [
      text(
        'To keep a reply as evidence, send `Accept-Signature: sig=()`. The signature proves what was answered, to which question, when, and by which data release. It works for every address, including errors, [MCP](/docs/mcp/) and [data files](/data/).',
      ),
      {
        kind: 'table',
        caption: 'Header fields of a signed reply',
        head: ['Field', 'What it says'],
        rows: [
          ['`Content-Digest`', 'SHA-256 of the body as sent (RFC 9530).'],
          [
            '`Signature-Input`',
            'What is signed (RFC 9421): `@status`, `content-digest`, `content-type`, `x-data-version`, and of the request `@method`, `@authority`, `@path` and `@query`; `created`, `keyid`, `alg`, and your `nonce` and `tag`.',
          ],
          ['`Signature`', 'The signature, Ed25519.'],
        ],
      },
      list(
        'Send your own nonce to prove that the reply was made for you: `sig=();nonce="8d2c"`. If the service cannot sign as asked, the reply comes unsigned.',
        'Keys are at [/.well-known/jwks.json](/.well-known/jwks.json): the current one first, then earlier ones with their validity, `nbf` and `exp`.',
        'Keep the address you asked with the reply: the signature covers it. HEAD and 304 have no body; there the `ETag` is signed.',
        'Verify with `npm run data -- verify reply.http --url ADDRESS` in a checkout, or `redletter verify` of [the package](/docs/packages/): signature, digest, key, release, and the answer computed again. [A shell script](/data/check/) checks the signature and digest.',
      ),
    ],
    [
      code(
        'A receipt',
        `curl -i -o reply.http \\\n  -H 'Accept-Signature: sig=();nonce="8d2c"' \\\n  -H "Authorization: Bearer $KEY" \\\n  '${url}'`,
      ),
      code('Its keys', `curl -o jwks.json \\\n  ${siteUrl}/.well-known/jwks.json`),
    ],
  );
}
