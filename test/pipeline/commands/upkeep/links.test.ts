import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { linksCommand } from '../../../../pipeline/commands/upkeep/links.ts';
import { AWAITED_FEAST } from '../../../support/pipeline/toyland.ts';
import { workshop } from '../../../support/pipeline/workshop.ts';

it('says where a link stands that is gone, and asks for those of one country if told', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shop = workshop(AWAITED_FEAST.replace('https://example.org', site));
  expect(await shop.run(linksCommand)).toEqual({
    code: 1,
    out: [
      `sources/XX.yaml:8:36: ${site}/act gone (404)`,
      '1 addresses; 1 gone or moved; 0 refuse programs, look for yourself',
    ],
    complaints: [],
  });
  expect((await shop.run(linksCommand, 'xy')).code).toBe(0);
});
