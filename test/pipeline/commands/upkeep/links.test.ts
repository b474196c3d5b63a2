import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { checkCommand } from '../../../../pipeline/commands/check.ts';
import { linksCommand } from '../../../../pipeline/commands/upkeep/links.ts';
import { AWAITED_FEAST } from '../../../support/pipeline/toyland.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';

it('names the place of a dead link, and asks for those of one country on request', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shop = workshop(AWAITED_FEAST.replace('https://example.org', site));
  expect(await shop.run(linksCommand)).toEqual({
    code: 1,
    out: [
      `sources/XX.yaml:8:36: ${site}/act gone (404)`,
      `sources/XX.yaml:8:36: ${site}/act has no lasting copy`,
      'to have an archive copy them: npm run data -- links --archive',
      '1 addresses; 1 gone or moved; 0 refuse programs; check those by hand',
    ],
    complaints: [],
  });
  expect((await shop.run(linksCommand, 'xy')).code).toBe(0);
});

it('asks an archive for the missing copies and writes their addresses', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = (request.url ?? '').replace('/save/', '');
    asked.push(url);
    if (url.endsWith('/busy')) response.writeHead(429).end();
    else if (url.endsWith('/elsewhere')) response.writeHead(302, { location: '/login' }).end();
    else if (url.endsWith('/silent')) response.writeHead(200).end();
    else response.writeHead(302, { location: `/web/20261120000000/${url}` }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const archive = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const citation = (id: string, more = 'read: 2026-11-01') =>
    `  ${id}:\n    title: ${id}\n    url: https://example.org/${id}\n    ${more}\n`;
  const source = AWAITED_FEAST.replace(
    'default_observance',
    `${['busy', 'elsewhere', 'silent', 'taken'].map((id) => citation(id)).join('')}${citation('unseen', 'because: It is known.')}default_observance`,
  ).replace('cite: act', 'cite: [act, busy, elsewhere, silent, taken, unseen]');
  const shop = workshop(source);
  const words = ['--archive', '--at', `${archive}/save/`];
  expect(await shop.run(linksCommand, ...words)).toEqual({
    code: 1,
    out: [
      'https://example.org/busy: the archive answers 429',
      `https://example.org/elsewhere: the archive leads to ${archive}/login`,
      'https://example.org/silent: the archive names no copy',
      '2 copies written; 3 not accepted',
    ],
    complaints: [],
  });
  const written = readFileSync(join(shop.folder, 'sources/XX.yaml'), 'utf8');
  const copy = (id: string) =>
    `archived: { url: "${archive}/web/20261120000000/https://example.org/${id}", on: 2026-11-20 }`;
  expect(written).toBe(
    source
      .replace('url: https://example.org/act', `${copy('act')}, url: https://example.org/act`)
      .replace('    url: https://example.org/taken\n', (line) => `${line}    ${copy('taken')}\n`),
  );
  expect(asked).toHaveLength(5);
  // A citation with a copy is not archived again, and the edited source is valid.
  await shop.run(linksCommand, ...words);
  expect(asked).toHaveLength(8);
  expect(
    (await shop.run(checkCommand)).complaints.filter((line) => / error: /u.test(line)),
  ).toEqual([]);
  server.close();
  server.closeAllConnections();
  expect((await shop.run(linksCommand, ...words)).out[0]).toBe(
    'https://example.org/busy: the archive gives no answer',
  );
  expect((await shop.run(linksCommand, '--at', archive)).complaints).toEqual([
    '--at names the archive and needs --archive',
  ]);
});
