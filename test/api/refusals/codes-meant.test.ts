import { expect, it } from 'vitest';
import { buildDataSet } from '../../../src/artifact/data-set.ts';
import { loadNewestRelease } from '../../../src/artifact/load-release.ts';
import { directLane, OPEN_GATE, serviceOver } from '../../support/lanes/direct-lane.ts';
import { get } from '../../support/lanes/lane.ts';

const lane = directLane(serviceOver(OPEN_GATE, buildDataSet(loadNewestRelease('artifacts'))));

async function messageOf(query: Readonly<Record<string, string>>): Promise<string> {
  const target = `/v1/holidays?${new URLSearchParams({ year: '2026', ...query })}`;
  const { body } = await lane.send(get(target));
  return JSON.parse(body).error.message;
}

it.each([
  ['UK', 'GB'],
  ['uk', 'GB'],
  ['USA', 'US'],
  ['GBR', 'GB'],
  ['Germany', 'DE'],
  ['united states', 'US'],
  ['GB-SCT', 'GB&region=SCT'],
  ['us_ca', 'US&region=CA'],
  ['Scotland', 'GB&region=SCT'],
  ['northern ireland', 'GB&region=NIR'],
])('for country=%s the message suggests %s', async (country, code) => {
  expect(await messageOf({ country })).toContain(`lists: write country=${code}. See `);
});

it.each([
  ['US', 'US-CA', 'CA'],
  ['us', 'us_ca', 'CA'],
  ['US', 'California', 'CA'],
  ['DE', 'bavaria', 'BY'],
  ['GB', 'GB SCT', 'SCT'],
])('for country=%s and region=%s the message suggests %s', async (country, region, code) => {
  expect(await messageOf({ country, region })).toContain(
    `the part after the hyphen: write region=${code}. See `,
  );
});

it.each([
  { country: 'XX' },
  { country: 'US-XX' },
  { country: 'California' },
  { country: 'constructor' },
  { country: '__proto__' },
  { country: `USA${' '.repeat(60)}` },
  { country: 'US', region: 'XX' },
  { country: 'US', region: 'DE-CA' },
  { country: 'US', region: 'x'.repeat(500) },
])('for %j the message suggests nothing', async (query) => {
  expect(await messageOf(query)).toContain('for example');
});

it.each(['/V1/countries', '//v1/countries', '/v1/countries/', '/v1//Countries//'])(
  'for %s the message names the path',
  async (target) => {
    const { status, body } = await lane.send(get(target));
    expect(status).toBe(404);
    expect(JSON.parse(body).error.message).toContain('write /v1/countries, in lower case');
  },
);

it.each([
  [
    '/v2/countries',
    'There is no such version: every path begins with /v1; write /v1/countries. See',
  ],
  ['/V02/', 'There is no such version: every path begins with /v1. See'],
])('for %s the message names the version', async (target, message) => {
  const { status, body } = await lane.send(get(target));
  expect(status).toBe(404);
  expect(JSON.parse(body).error.message).toMatch(message);
});

it.each(['/v1/country', '/v1', '/v1/'])(
  'for %s, which is near no path, the message lists all',
  async (path) => {
    const { body } = await lane.send(get(path));
    expect(JSON.parse(body).error.message).toMatch(
      /^There is no endpoint at this path: write one of \/v1\/is-business-day, .*\/v1\/deadline-rules\. See /,
    );
  },
);
