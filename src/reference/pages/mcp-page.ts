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
          ],
        },
        text(
          'Parameters are those of the endpoint, with one difference: `list_holidays` takes the current year, by the clock of the country, when `year` is left out.',
        ),
      ]),
      section('pin', 'Pin a release', [
        text(
          'Every tool takes `data_version`, which [pins a release](/docs/#pin) as the header `X-Data-Version` does; a client’s settings may send the header with all of its requests. Where both are given they must say the same.',
        ),
      ]),
      section('answers', 'Answers', [
        list(
          '`answer` is exactly the body of the endpoint’s reply.',
          '`trace` lists every traversed date with its kind and the number it was counted as; of more than 92 dates both ends, and the counts of what lies between.',
          '`laws` names the sources of each holiday in the answer.',
          '`data_version` and `request_id` say which release answered, and where to find the call in our log.',
          'An error is the endpoint’s own error, with its code.',
        ),
      ]),
    ],
  };
}
