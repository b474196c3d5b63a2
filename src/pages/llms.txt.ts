import type { APIRoute } from 'astro';
import { DEFAULT_YEAR, RANGE_WORDS, YEARS_WORDS } from '../calendar/year-words.ts';
import { english } from '../site/languages/languages.ts';
import { loadedReleases } from '../site/loaded-releases.ts';
import { countriesByName, type Place } from '../site/places/places.ts';
import { yearsOf } from '../site/places/release-range.ts';
import { listWords, plural } from '../site/words.ts';
import { markdownLink } from '../text/markdown.ts';
import { fileReply } from './_file.ts';

/** The site for programs that read: what is where, in Markdown (llmstxt.org). */
export const GET: APIRoute = ({ site }) => {
  const { dataSet } = loadedReleases();
  const link = (path: string): string => new URL(path, site).href;
  const otherYears = ({ calendar }: Place) =>
    listWords(
      yearsOf(calendar.range)
        .filter((year) => year !== DEFAULT_YEAR)
        .map(String),
    );
  const page = (path: string) => link(`${path}${DEFAULT_YEAR}.md`);
  const places = countriesByName(dataSet, english).map((place) => {
    const { regions } = place.artifact;
    const example = regions.map(({ code }) => page(`${place.path}${code.toLowerCase()}/`))[0];
    const more = example && `, and ${plural(regions.length, 'region')}, such as ${example}`;
    return `- ${markdownLink(place.name, page(place.path))}: also ${otherYears(place)}${more ?? ''}`;
  });
  const text = `# Redletter

> Public holidays and business days of ${dataSet.countries.size} countries and their regions, ${YEARS_WORDS}. Every date has its source. Data release ${dataSet.dataVersion}.

The start date is not counted, the end date is. Dates outside ${RANGE_WORDS} are refused. \`date\` is the effective date, \`official_date\` the one the law names where it differs.

## API

- [Reference](${link('/docs.md')}): seven endpoints, all GET, all JSON, such as ${link('/v1/add-business-days?date=2026-12-24&country=GB&region=SCT&days=5')}
- Send \`Authorization: Bearer KEY\`; [get a key](${link('/keys/')}). Without one, the same answer: ${link('/calculator.json?op=add&date=2026-12-24&country=GB&region=SCT&days=5')}
- Without \`region\`, an answer holds for the country as a whole; the header \`X-Regions-Differ\` names the regions with other days
- [Errors](${link('/docs/errors.md')}): every code, its cause and what to do; [limits](${link('/docs/limits.md')}), [retries](${link('/docs/retries.md')}), [counting](${link('/docs/counting.md')}), [questions](${link('/docs/questions.md')}), [MCP server](${link('/docs/mcp.md')})
- [Packages](${link('/docs/packages.md')}): JavaScript, Python and a local MCP server, without a network
- [OpenAPI 3.1](${link('/openapi.json')}), [3.0](${link('/openapi-3.0.json')}), and [a workflow to run](${link('/arazzo.json')})

## Pages as Markdown

${places.join('\n')}

## More

- [How we count](${link('/about/how-it-works/')}): the rule, the counting law, other tools' conventions
- [Dates still estimated](${link('/data/watch/')})
- [Changes](${link('/data/changes.json')})
- [Sources](${link('/about/sources/')}), and [the rules by which a day counts](${link('/about/data-policy/')})
`;
  return fileReply(text, 'text/plain; charset=utf-8');
};
