import { randomUUID } from 'node:crypto';
import { COUNTRIES } from 'redletter:countries';
import { RULES } from 'redletter:rules';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Gate } from '../../../../src/api/message.ts';
import { createService } from '../../../../src/api/service.ts';
import { isMoney } from '../../../../src/artifact/codes.ts';
import { buildDataSet } from '../../../../src/artifact/data-set.ts';
import type { Release } from '../../../../src/artifact/load-release.ts';
import type { Manifest } from '../../../../src/artifact/manifest.ts';
import { askEndpoint, type ToolContext, toolResult } from '../../../../src/mcp/call-tool.ts';
import { makeServer } from '../../../../src/mcp/mcp-server.ts';
import { readPacked } from '../named/packed-country.ts';
import { release } from '../release.ts';

/** No key is required locally. */
const OPEN_GATE: Gate = {
  identify: () => ({ keyId: 'here', account: 'here', regions: true }),
  spend: () => ({ ok: true, limits: null, month: null }),
};

const NOBODY = { authorization: [], clientRequestId: [], dataVersion: [] };

/** Serves the tools of `/mcp` (Contract 18) on standard input and output, until the input ends. */
export function serveTools(): void {
  const countries = COUNTRIES.map(readPacked).flatMap(([code, read]) =>
    isMoney(code) ? [] : [read()],
  );
  const { version, ...about } = release;
  // Only what answers need from a release: there is no other one to pin.
  const manifest: Manifest = {
    ...about,
    data_version: version,
    previous: null,
    links: [],
    files: [],
  };
  const dataSet = buildDataSet({
    manifest,
    countries,
    money: [],
    rules: RULES,
  } as unknown as Release);
  const noOther = () => Promise.reject(new RangeError('there is no other release here'));
  const releases: ToolContext['releases'] = {
    chain: [{ manifest, manifestSha256: '' }],
    readCountry: noOther,
    readRules: noOther,
  };
  const rest = () => Promise.resolve();
  const service = createService({
    dataSet,
    releases,
    rest,
    wallMillis: Date.now,
    gate: OPEN_GATE,
    realm: 'Redletter',
  });
  const context: ToolContext = { service, dataSet, releases, now: Date.now, isLocal: true };
  serveStdio(() =>
    makeServer(context, async (call) => {
      const caller = { ...NOBODY, requestId: randomUUID() };
      return toolResult(context, call, await askEndpoint(context, call, caller), caller);
    }),
  );
}
