import { code, list, type ReferencePage, section, text } from '../blocks.ts';
import type { ReferenceContext } from './context.ts';

/** `/docs/mcp/`: the operations of the API as tools for language models. */
export function mcpPage({ siteUrl }: ReferenceContext): ReferencePage {
  const settings = {
    mcpServers: {
      redletter: {
        type: 'http',
        url: `${siteUrl}/mcp`,
        headers: { Authorization: 'Bearer rl_…' },
      },
    },
  };
  return {
    slug: 'mcp',
    title: 'MCP server',
    description: 'Business days as tools for language models: streamable HTTP, the same keys.',
    lead: 'The endpoints as read-only tools, with the reasons for every answer.',
    sections: [
      section(
        'connect',
        'Connect',
        [
          text(
            `Point your client at \`${siteUrl}/mcp\` (streamable HTTP, no sessions) and send the key as \`Authorization: Bearer <API_KEY>\`. Plans and limits are those of the API: a tool call costs what its endpoint costs, any other message one request of the bucket. Send one message a request, of at most 16 KiB, and accept both JSON and event streams. A call needs no \`initialize\` before it. An empty bucket is 429 with \`Retry-After\`.`,
          ),
        ],
        [
          code('Configure a client', JSON.stringify(settings, null, 2)),
          code('Call a tool by hand', callLines(`${siteUrl}/mcp`)),
        ],
      ),
      section('find', 'Run it locally, or list it', [
        text(
          'To work offline and without a key, run [the local server](/docs/packages/#mcp): the same tools on standard input and output.',
        ),
        text(
          '[/mcp/server.json](/mcp/server.json) is the description for registries, named after this host. [/.well-known/oauth-protected-resource/mcp](/.well-known/oauth-protected-resource/mcp) (RFC 9728) tells clients to send a bearer token; there is no authorization server and no login.',
        ),
      ]),
      section('tools', 'Tools', [
        {
          kind: 'table',
          caption: 'Tools and their endpoints',
          head: ['Tool', 'Endpoint'],
          rows: [
            ['`is_business_day`', '[is-business-day](/docs/#is-business-day)'],
            ['`add_business_days`', '[add-business-days](/docs/#add-business-days)'],
            ['`count_business_days`', '[count-business-days](/docs/#count-business-days)'],
            ['`list_holidays`', '[holidays](/docs/#holidays)'],
            ['`list_countries`', '[countries](/docs/#countries)'],
            ['`deadline`', '[deadline](/docs/#deadline)'],
            ['`list_deadline_rules`', '[deadline-rules](/docs/#deadline-rules)'],
          ],
        },
        text(
          'Arguments are the parameters of the endpoint, with two differences: without a `year`, `list_holidays` takes the current one in the country; with a `country`, `list_countries` lists its regions.',
        ),
      ]),
      section('pin', 'Pin a release', [
        text(
          'Pass `data_version` to any tool to [pin a release](/docs/#pin), or have the client send the header `X-Data-Version`. If you send both, they must agree.',
        ),
      ]),
      section('answers', 'Answers', [
        list(
          'A call returns a JSON object, as `structuredContent` and as text: `sentence`, `answer`, `data_version` and `request_id`. It is short: a count over five weeks takes at most 700 bytes.',
          '`sentence` says the answer in words and, without a region, which regions differ. `answer` is the body of the endpoint, with each holiday as one text. Quote `request_id` when you ask for help.',
          'With `detail: full`, `answer` is the exact body, and the object has more fields, listed below.',
          'An error is the endpoint’s own, with code and request id. An unknown argument is [`bad_request`](/docs/errors/#bad_request).',
        ),
        {
          kind: 'table',
          caption: 'Fields with detail: full',
          head: ['Field', 'What it holds'],
          rows: [
            ['`by_region`', 'The answers of regions that differ.'],
            ['`laws`', 'The sources of each holiday in the answer.'],
            ['`beside`', 'Half, local and optional days of its dates, which no number counts.'],
            [
              '`offices`',
              'For a state of the United States, whose days are those of its offices: which of its yearly lists were seen, and which were not looked at.',
            ],
            [
              '`trace`',
              'Every traversed date with its kind and its number; of more than 92 dates both ends, and counts for the rest.',
            ],
          ],
        },
      ]),
    ],
  };
}

/** One call without a client: the reply is an event whose data is the message. */
export function callLines(url: string): string {
  const call = {
    ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
    params: { name: 'is_business_day', arguments: { date: '2026-04-06', country: 'GB' } },
  };
  return `curl -sS -H "Authorization: Bearer $KEY" \\
  -H 'Content-Type: application/json' \\
  -H 'Accept: application/json, text/event-stream' \\
  -d '${JSON.stringify(call).replace(',"params"', ',\n      "params"')}' \\
  ${url}`;
}
