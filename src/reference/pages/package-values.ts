import { code, text } from '../blocks.ts';
import { PUBLISHED } from '../published.ts';
import type { OfferedPackage, ReferenceContext } from './context.ts';
import type { Values } from './read-page.ts';

const NOT_PUBLISHED =
  '**Install from these files.** The packages are not on npm or PyPI: anything there under these names is not ours.';

/** The computed values of the packages page: the files of a release, and how to install each. */
export function packageValues({ siteUrl, dataVersion, packages }: ReferenceContext): Values {
  const folder = `/data/${dataVersion}/`;
  const install = (label: string, program: string, pattern: RegExp, name: string) => {
    const file = packages.find((each) => pattern.test(each.name)) as OfferedPackage;
    const lines = PUBLISHED
      ? `${program} ${name}`
      : fileLines(`${siteUrl}${folder}`, program, file);
    return [code(label, lines)];
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
    installJavaScript: install('Install it', 'npm install', /^redletter-\d.*tgz$/, 'redletter'),
    installPython: install('Install it', 'pip install', /whl$/, 'redletter'),
    installServer: install(
      'Install the server',
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

/** The lines that download a file, check it and install it. */
function fileLines(folder: string, program: string, { name, sha256 }: OfferedPackage): string {
  return `curl -O ${folder}${name}\necho "${sha256}  ${name}" | sha256sum -c\n${program} ./${name}`;
}
