import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../../src/api/endpoints/endpoint-table.ts';
import { ERROR_CODES, ERROR_TABLE, errorPage } from '../../../src/api/error-table.ts';
import { REPLY_SCHEMAS } from '../../../src/api/schemas/replies.ts';
import { inlineHtml } from '../../../src/components/docs/inline-html.ts';
import { TOOLS } from '../../../src/mcp/tool-table.ts';
import { PUBLISHED_PLANS } from '../../../src/pages/docs/_reference.ts';
import { type Block, pagePath, type ReferencePage } from '../../../src/reference/blocks.ts';
import { referencePages } from '../../../src/reference/pages/page-values.ts';
import { toMarkdown } from '../../../src/reference/to-markdown.ts';
import { realExamples, strangeExamples } from '../document.ts';

const SITE = 'https://redletter.example';
const CONTEXT = {
  siteUrl: SITE,
  plans: PUBLISHED_PLANS,
  dataVersion: '2026.11.7',
  countries: 20,
  packages: [
    'redletter-0.1.1.tgz',
    'redletter-mcp-0.1.1.tgz',
    'redletter-0.1.1-py3-none-any.whl',
  ].map((name) => ({ name, size: 1, sha256: 'ab' })),
};
const pages = referencePages({ ...CONTEXT, examples: await realExamples() });

function pageOf(slug: string): ReferencePage {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (page === undefined) throw new Error(`no page ${slug}`);
  return page;
}

/** Every text of a block that readers see. */
function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'code':
      return [block.label, block.code];
    case 'samples':
      return [block.label, ...block.samples.flatMap(({ language, code }) => [language, code])];
    default:
      return block satisfies never;
  }
}

const sectionTexts = (page: ReferencePage, id: string): string => {
  const found = page.sections.find((candidate) => candidate.id === id);
  return [...(found?.blocks ?? []), ...(found?.examples ?? [])].flatMap(textsOf).join('\n');
};

describe('the reference', () => {
  it('has a section for every error code, where the messages lead, and for nothing else', () => {
    const errors = pageOf('errors');
    const sections = errors.sections.map(({ id }) => `${pagePath('errors')}#${id}`);
    expect(sections.slice(2)).toEqual(ERROR_CODES.map((code) => errorPage(code)));
    for (const code of ERROR_CODES) {
      const texts = sectionTexts(errors, code);
      expect(texts).toContain(ERROR_TABLE[code].cause);
      expect(texts).toContain(ERROR_TABLE[code].cure);
      expect(texts).toContain(`"code": "${code}"`);
    }
  });

  it('lists the checks in the order of the table', () => {
    const order = sectionTexts(pageOf('errors'), 'order');
    const named = [...order.matchAll(/`([a-z_]+)`/g)].map((match) => match[1]);
    expect([...new Set(named)]).toEqual(ERROR_CODES);
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: every parameter and every field',
    (name, endpoint) => {
      const tables = pageOf('')
        .sections.find(({ id }) => id === name)
        ?.blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
      const firsts = tables?.map((rows) => rows.map(([first]) => first?.replaceAll('`', '')));
      const expected = [[...endpoint.parameters], Object.keys(REPLY_SCHEMAS[name].shape)];
      expect(firsts).toEqual(expected.filter((names) => names.length > 0));
      expect(tables?.flat(2).every((cell) => cell !== '')).toBe(true);
    },
  );

  it.each(pages)('/$slug: samples are distinguished by what they do', ({ sections }) => {
    const labels = sections.flatMap(({ examples }) =>
      examples.flatMap((block) => (block.kind === 'samples' ? [block.label] : [])),
    );
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has every page for a release of other countries', async () => {
    const others = referencePages({ ...CONTEXT, examples: await strangeExamples(SITE) });
    expect(others.map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug));
  });

  it('names every tool of the MCP server', () => {
    const named = [...sectionTexts(pageOf('mcp'), 'tools').matchAll(/^`([a-z_]+)`$/gm)];
    const names = TOOLS.map(({ name }) => name);
    expect([...new Set(named.map((match) => match[1]))]).toEqual(names);
  });

  it('has no link to a missing section of its own', () => {
    const anchors = pages.flatMap(({ slug, sections }) => [
      pagePath(slug),
      ...sections.map(({ id }) => `${pagePath(slug)}#${id}`),
    ]);
    const links = pages.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) =>
        blocks.flatMap(textsOf).flatMap((text) => [...text.matchAll(/\]\((\/docs\/[^)]*)\)/g)]),
      ),
    );
    expect(links.length).toBeGreaterThan(30);
    for (const [, target] of links) expect(anchors).toContain(target);
  });

  it('has the same content in its Markdown alternates', () => {
    for (const page of pages) {
      const markdown = toMarkdown(page, SITE);
      for (const { title, blocks, examples } of page.sections) {
        expect(markdown).toContain(`## ${title}\n`);
        for (const text of [...blocks, ...examples].flatMap(textsOf)) {
          const written = text.replaceAll('](/', `](${SITE}/`);
          expect(markdown.replaceAll('\\|', '|')).toContain(written);
        }
      }
      expect(markdown).not.toContain('](/');
    }
  });
});

it('every section has its title and its blocks, and no empty parts', () => {
  for (const { slug, sections } of pages) {
    for (const { id, title, blocks, examples } of sections) {
      const at = `${slug}#${id}`;
      expect(title, at).toMatch(/^\S.*\S$/s);
      expect(blocks.length, at).toBeGreaterThan(0);
      for (const block of [...blocks, ...examples]) {
        expect(
          textsOf(block).filter((each) => each.trim() === '' && block.kind !== 'table'),
        ).toEqual([]);
        if (block.kind !== 'table') continue;
        expect(block.caption, at).toMatch(/\S/);
        const wrong = block.rows.filter((row) => row.length !== block.head.length);
        expect(wrong, at).toEqual([]);
        expect(
          block.rows.filter(([first]) => first?.trim() === ''),
          at,
        ).toEqual([]);
      }
    }
  }
});

it('ordered content is numbered: the quick start, and the checks', () => {
  const numbered = pages.flatMap(({ slug, sections }) =>
    sections.flatMap(({ id, blocks }) =>
      blocks.some((block) => block.kind === 'list' && block.numbered === true)
        ? [`${slug}#${id}`]
        : [],
    ),
  );
  expect(numbered).toEqual(['#quick-start', 'errors#order']);
});

it('every request on a page is followed by its reply', () => {
  const asked = pages.flatMap(({ slug, sections }) =>
    sections.map(({ id, blocks, examples }) => {
      const shown = [...blocks, ...examples];
      const requests = shown.filter(
        (block) =>
          block.kind === 'samples' || (block.kind === 'code' && /^curl (?!-O )/m.test(block.code)),
      );
      const replies = shown.filter(
        (block) => block.kind === 'code' && block.code.startsWith('HTTP '),
      );
      return [`${slug}#${id}`, requests.length, replies.length] as const;
    }),
  );
  // Exceptions: that page explains the head of a signed reply, a reply over MCP is an event, and
  // retry programs have no single reply.
  const without = asked.filter(([, requests, replies]) => requests > replies);
  expect(without.map(([at]) => at)).toEqual(['#signed', 'retries#programs', 'mcp#connect']);
  expect(asked.filter(([, requests]) => requests > 0).length).toBeGreaterThan(10);
});

it('a reply is shown as received, in lines that fit', async () => {
  const { rate_limited: example } = (await realExamples()).errors;
  const shown = pages
    .flatMap((page) => page.sections.flatMap(({ blocks, examples }) => [...blocks, ...examples]))
    .flatMap((block) => (block.kind === 'code' ? [block.code] : []))
    .filter((code) => /^HTTP \d{3}\n\n/.test(code));
  expect(shown.length).toBeGreaterThan(ERROR_CODES.length);
  const bodies = shown.map((code) => JSON.parse(code.slice(code.indexOf('\n\n'))));
  expect(bodies).toContainEqual(JSON.parse(String(example.reply.body)));
  // Short values stay on one line at any depth; only a single long value may exceed the line
  // length.
  for (const line of shown.flatMap((code) => code.split('\n'))) {
    expect(line.length <= 76 || /^ *(?:"[^"]+": )?"[^"]*",?$/.test(line) ? '' : line).toBe('');
  }
  expect(shown.join('\n')).toContain('      "weekend_days": [6, 7],\n');
});

describe('inline marks', () => {
  it.each([
    ['a < b & "c" > d\'s', 'a &lt; b &amp; &quot;c&quot; &gt; d&#39;s'],
    ['`x < y`', '<code>x &lt; y</code>'],
    ['**strong** words', '<b>strong</b> words'],
    ['[`code`](/docs/)', '<a href="/docs/"><code>code</code></a>'],
  ])('%s', (text, html) => {
    expect(String(inlineHtml(text))).toBe(html);
  });
});
