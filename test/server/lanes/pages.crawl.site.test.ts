import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { useSite } from '../../support/site/common/use-site.ts';

/** No reader is turned away from a page that exists. Contract 14.6. */
const site = useSite();
const CONNECTIONS = 40;

function statusOf(agent: Agent, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(new URL(address, site.url), { agent }, (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode ?? 0));
    }).once('error', reject);
  });
}

test('one address on 40 connections gets page after page of the sitemap', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap-0.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(String(address)).pathname,
  );
  expect(paths.length).toBeGreaterThan(1_000);
  // One address in seven, each with a file beside it: four times the size of a bucket.
  const asked = paths
    .filter((_, index) => index % 7 === 0)
    .flatMap((path) =>
      /\/20\d\d\/$/.test(path) && !/^\/(?:bridge|world)\//.test(path)
        ? [path, `${path.slice(0, -1)}.ics`]
        : [path],
    );
  expect(asked.length).toBeGreaterThan(240);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = await Promise.all(asked.map((path) => statusOf(agent, path)));
  agent.destroy();
  expect(asked.filter((_, index) => statuses[index] !== 200)).toEqual([]);
});
