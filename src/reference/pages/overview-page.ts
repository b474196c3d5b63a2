import type { Endpoint } from '../../api/endpoints/endpoint.ts';
import { ENDPOINTS } from '../../api/endpoints/endpoint-table.ts';
import { countryRecordSchema } from '../../api/schemas/country-record.ts';
import { holidayRecordSchema } from '../../api/schemas/holiday-record.ts';
import { code, list, type ReferencePage, section, text } from '../blocks.ts';
import { targetOf } from '../example-request.ts';
import type { Example } from '../examples.ts';
import { type ReferenceContext, replyLines, requestSamples } from './context.ts';
import { endpointSection, fieldsOf } from './endpoint-section.ts';

/** `/docs/`: from nothing to an answer, then every endpoint. */
export function overviewPage(context: ReferenceContext): ReferencePage {
  const { siteUrl, examples } = context;
  const first = examples.answers['is-business-day'][0] as Example;
  const ask = { ...requestSamples(siteUrl, first), label: 'Ask' };
  return {
    slug: '',
    title: 'API reference',
    description: 'Five GET endpoints for business days and public holidays, with lines to paste.',
    lead: 'Five endpoints, all GET, all JSON. Every figure on this site comes from the same arithmetic.',
    sections: [
      section(
        'quick-start',
        'Quick start',
        [
          text(
            'Three steps, from nothing to an answer. This is the book for callers; [the one for operators](/docs/operators/) says how an instance is run.',
          ),
          {
            kind: 'list',
            numbered: true,
            items: [
              '[Get a key](/keys/): by the form there, or from whom it names. It is shown once.',
              'Keep it in `KEY`.',
              'Ask.',
            ],
          },
          text(
            'The reply says that Friday 3 July 2026 is no business day in the United States, and why: Independence Day falls on the Saturday.',
          ),
          text(
            'Then: [limits](/docs/limits/), [errors](/docs/errors/), [trying again](/docs/retries/), [what changes](/docs/changes/), [questions](/docs/questions/); what a key has used is at [/account/](/account/).',
          ),
          text(
            'Each sample is run in our tests. In a spreadsheet there is no safe place for a key: take [the tables of days](/data/tables/), which are free and open as CSV, with formulas for them.',
          ),
          text(
            'For programs: [OpenAPI](/openapi.json), [clients and tools](/docs/#tools), [MCP](/docs/mcp/), [this page as Markdown](/docs.md).',
          ),
        ],
        [
          code('Keep the key', 'export KEY=rl_…   # the key that was shown'),
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
      pinSection(context),
      signedSection(`${siteUrl}${targetOf(first.request)}`, siteUrl),
      section(
        'tools',
        'Clients and tools',
        [
          text(
            'Clients for [OpenAPI 3.1](/openapi.json) can be generated in most languages; two for TypeScript and one for Java are generated, compiled and run in our own tests, against replies with a field and a code that they do not know as well. A generator for OpenAPI 3.0 takes [openapi-3.0.json](/openapi-3.0.json). Postman and its like import the same address.',
          ),
          text(
            '[The workflow](/arazzo.json) asks an instance all five questions and checks the [counting law](/docs/counting/#law) with the answers: run it against your own.',
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
        'Send the key with every request, as a bearer token over HTTPS. A key is `rl_` and 36 letters and digits; upper and lower case differ. A key in the address is never read.',
      ),
      text(
        'Whatever is wrong with a key, the reply is the same 401: it never tells whether a key once existed.',
      ),
      text('Regions need a paid plan: [plans and limits](/docs/limits/).'),
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
        'Dates change when the law does. Keep the `X-Data-Version` of a reply beside its result, send it back in a request, and the same question has the same answer: the same bytes, the same `ETag`, as long as there are releases.',
      ),
      list(
        '`X-Data-Version: 2026.11.1` asks that release. Every one that [/data/releases.json](/data/releases.json) lists can be asked, up to the one that is served.',
        '`X-Data-Version: 2026-11-20` asks the newest release of that day or before: what was known then. A day that is not over may still get another release; the reply names the one that answered, and that name is what to keep.',
        'Anything else is [`invalid_data_version`](/docs/errors/#invalid_data_version), and so is the header on two lines: a misspelt pin is never answered by another release.',
        'Limits and costs are those of every request. A release answers for its own range: a date outside of it is [`date_out_of_range`](/docs/errors/#date_out_of_range).',
        'Tags differ from release to release, and each reply has `Vary: X-Data-Version`: a cache keeps them apart.',
        'Without a server: in a checkout `npm run data -- ask --release 2026.11.1 is 2026-12-28 GB` prints the same bytes from the files, and [checks](/data/check/) say whether they are those that were released.',
      ),
    ],
    [requestSamples(siteUrl, pinned), code('Reply', replyLines(pinned, 'X-Data-Version', 'Vary'))],
  );
}

function requestsSection() {
  return section('requests', 'Requests and replies', [
    list(
      'Paths are matched exactly: no trailing slash, no upper case.',
      '`country` and `region` are taken in either case and come back in upper case. An empty parameter counts as absent, an unknown one is ignored, one that is given twice is refused. So is one whose name is all but right: `State`, `province` or `region[]` for `region`.',
      'HEAD is GET without the body. Every other method is [`method_not_allowed`](/docs/errors/#method_not_allowed).',
      'Every reply carries `X-Request-Id`, a UUIDv7 of ours. Send `X-Client-Request-Id` (1 to 128 printable ASCII characters) and it comes back.',
      'Every 200 carries `X-Data-Version`, the [data release](/data/) that answered (it can be [pinned](/docs/#pin)), and a strong `ETag`: send it as `If-None-Match` and an unchanged answer is a 304, which costs nothing of the month.',
      'Keys are secret and do not belong in web pages: there is no CORS.',
    ),
  ]);
}

/** Contract 21, for whoever asks. */
function signedSection(url: string, siteUrl: string) {
  return section(
    'signed',
    'Signed replies',
    [
      text(
        'Send `Accept-Signature: sig=()` and the reply can be kept as a receipt: it says what was said, to which question, when, and by which data release, and cannot be changed without being noticed. It works for every address, errors, [MCP](/docs/mcp/) and [files of data](/data/) included.',
      ),
      {
        kind: 'table',
        caption: 'Header fields of a signed reply',
        head: ['Field', 'What it says'],
        rows: [
          ['`Content-Digest`', 'SHA-256 of the body as it is sent (RFC 9530).'],
          [
            '`Signature-Input`',
            'What is signed (RFC 9421): `@status`, `content-digest`, `content-type`, `x-data-version`, and of the request `@method`, `@authority`, `@path` and `@query`; `created`, `keyid`, `alg`, and your `nonce` and `tag`.',
          ],
          ['`Signature`', 'The signature, Ed25519.'],
        ],
      },
      list(
        'A nonce of yours shows that the reply was made for you: `sig=();nonce="8d2c"`. What is asked for and cannot be given leaves the reply without a signature, and otherwise as it is.',
        'Keys are at [/.well-known/jwks.json](/.well-known/jwks.json), the present one first, and those that served before with their time: `nbf` and `exp`.',
        'Keep the question with the reply: it is signed too. HEAD and 304 have no body; there the `ETag` is signed.',
        '`npm run data -- verify reply.http --url ADDRESS` checks signature, digest, key and release, and computes the answer again from that release. [A shell can do the first half](/data/check/).',
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
