import { code, list, type ReferencePage, section, text } from '../blocks.ts';
import type { ReferenceContext } from './context.ts';

/** `/docs/mcp/`: the same five operations for language models. */
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
    lead: 'The five operations as read-only tools, with the reasons for every answer.',
    sections: [
      section(
        'connect',
        'Connect',
        [
          text(
            `Streamable HTTP at \`${siteUrl}/mcp\`, without sessions. Send the key as everywhere: \`Authorization: Bearer <API_KEY>\`. Plans and limits are those of the API: a call of a tool costs what its endpoint costs, any other message one token. A request is one message, of at most 16 KiB; without a token left it is answered like any request, with 429 and \`Retry-After\`.`,
          ),
        ],
        [code('A client’s settings', JSON.stringify(settings, null, 2))],
      ),
      section('find', 'For registries and clients', [
        text(
          '[/mcp/server.json](/mcp/server.json) is the description that registries take: its name is that of this host, from the end, and whoever publishes it shows that the host is theirs. [/.well-known/oauth-protected-resource/mcp](/.well-known/oauth-protected-resource/mcp) says (RFC 9728) that a key is sent as a bearer token in the header; nobody has to log in, and no server gives tokens out.',
        ),
        text(
          'Without a network, and without a key: the package `redletter-mcp`, the same tools on standard input and output, from its own release. It is published nowhere, and a package of that name on a registry is somebody else’s: `npm run library` in the repository makes the file `redletter-mcp-VERSION.tgz`, which `npm install` takes.',
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
          'Arguments are the parameters of the endpoint, with two differences: `list_holidays` takes the current year, by the clock of the country, when `year` is left out, and `list_countries` takes a `country`, to list its regions.',
        ),
      ]),
      section('pin', 'Pin a release', [
        text(
          'Every tool takes `data_version`, which [pins a release](/docs/#pin) as the header `X-Data-Version` does; a client’s settings may send the header with all of its requests. Where both are given they must say the same.',
        ),
      ]),
      section('answers', 'Answers', [
        list(
          'A call is answered with a JSON object, as `structuredContent` and as its text, short enough to be read whole: a count over five weeks takes at most 700 bytes.',
          '`sentence` says the answer in words, and without a region which regions differ. `answer` is the body of the endpoint’s reply, with each holiday as one text.',
          '`data_version` and `request_id` say which release answered, and where to find the call in our log.',
          'With `detail: full`, `answer` is exactly the body of the endpoint’s reply. `by_region` has the answers of regions that differ. `laws` names the sources of each holiday in it. `beside` lists the half, local and optional days of its dates, which no number counts. `offices` says of a state of the United States, whose days are those of its offices, which of its lists were seen for those years and which were not looked at. `trace` lists every traversed date with its kind and the number it was counted as; of more than 92 dates both ends, and the counts of what lies between.',
          'An error is the endpoint’s own error, with its code and the request id; an argument that a tool does not have is [`bad_request`](/docs/errors/#bad_request).',
        ),
      ]),
    ],
  };
}
