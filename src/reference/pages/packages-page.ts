import { type Block, code, list, type ReferencePage, section, text } from '../blocks.ts';
import { PUBLISHED } from '../published.ts';
import type { OfferedPackage, ReferenceContext } from './context.ts';

/** `/docs/packages/`: the same answers without a network. */
export function packagesPage({ siteUrl, dataVersion, packages }: ReferenceContext): ReferencePage {
  const folder = `/data/${dataVersion}/`;
  const named = (pattern: RegExp) =>
    packages.find(({ name }) => pattern.test(name)) as OfferedPackage;
  const install = (label: string, program: string, file: OfferedPackage, name: string) =>
    PUBLISHED
      ? code(label, `${program} ${name}`)
      : code(label, fileLines(`${siteUrl}${folder}`, program, file));
  const library = install('Install it', 'npm install', named(/^redletter-\d.*tgz$/), 'redletter');
  const wheel = install('Install it', 'pip install', named(/whl$/), 'redletter');
  const tools = install(
    'Install the server',
    'npm install --global',
    named(/^redletter-mcp-/),
    'redletter-mcp',
  );
  return {
    slug: 'packages',
    title: 'Packages',
    description: 'Business days without a network: JavaScript, Python and a local MCP server.',
    lead: 'Compute the same answers in your own process: no key, no limits, no network.',
    sections: [
      section('files', `The packages of release ${dataVersion}`, [
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
        ...registryNote(),
        text(
          'A version belongs to one data release: `0.1.20261107` holds 2026.11.7. Install the next release’s file to stay current: a date that was `estimated` may move with any release.',
        ),
      ]),
      section(
        'javascript',
        'JavaScript and TypeScript',
        [
          list(
            'Node 22 or newer, browsers and workers; no dependencies. ESM only: `require` works in Node 22.12 and newer, `await import("redletter")` everywhere.',
            '`redletter/us` adds names and laws; `redletter/answers` gives the bodies of the API, byte for byte; `redletter/bulk` takes typed arrays. The README in the package has the rest.',
          ),
        ],
        [
          library,
          code(
            'Use it',
            "import { calendar, regionsThatDiffer } from 'redletter';\n\ncalendar('GB-SCT').add('2026-12-24', 5); // 2027-01-06\nregionsThatDiffer('GB', '2026-04-06'); // [\"GB-ENG\", \"GB-NIR\", \"GB-WLS\"]",
          ),
        ],
      ),
      section(
        'python',
        'Python',
        [
          list(
            'Python 3.11 or newer, typed, the standard library alone.',
            '`redletter.bulk` takes and gives numpy arrays, where numpy is installed. The README in the package has the rest.',
          ),
        ],
        [
          wheel,
          code(
            'Use it',
            'import redletter\n\nredletter.calendar("GB-SCT").add("2026-12-24", 5)  # \'2027-01-06\'\nredletter.regions_that_differ("GB", "2026-04-06")',
          ),
        ],
      ),
      section(
        'mcp',
        'A local MCP server',
        [
          text(
            '`redletter-mcp` serves the [tools](/docs/mcp/#tools) on standard input and output, from its own data. It needs Node 22 or newer, and nothing else. Clients start it themselves.',
          ),
        ],
        [
          tools,
          code(
            'Configure a client',
            JSON.stringify({ mcpServers: { redletter: { command: 'redletter-mcp' } } }, null, 2),
          ),
        ],
      ),
    ],
  };
}

function purposeOf(name: string): string {
  if (name.endsWith('.whl')) return 'Python';
  return name.startsWith('redletter-mcp-') ? 'MCP clients' : 'JavaScript';
}

/** The lines that download a file, check it and install it. */
function fileLines(folder: string, program: string, { name, sha256 }: OfferedPackage): string {
  return `curl -O ${folder}${name}\necho "${sha256}  ${name}" | sha256sum -c\n${program} ./${name}`;
}

function registryNote(): Block[] {
  if (PUBLISHED) return [];
  return [
    text(
      '**Install from these files.** The packages are not on npm or PyPI: anything there under these names is not ours.',
    ),
  ];
}
