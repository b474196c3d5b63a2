import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Service } from '../../src/api/message.ts';
import { replyTo } from '../../src/api/reply.ts';
import { buildDataSet } from '../../src/artifact/data-set.ts';
import { loadServedChain } from '../../src/artifact/load-release.ts';
import { ReleaseFiles } from '../../src/artifact/release-files.ts';
import { IN_JSON, type Lane as ServerLane } from '../../src/server/lanes/lane.ts';
import { type AstroHandler, loadAstroHandler } from '../../src/server/render/astro-build.ts';
import { holdBack } from '../../src/server/render/render-page.ts';
import { compose, openAccess } from '../../src/server/run/composition.ts';
import type { Lane } from '../support/lanes/lane.ts';
import { socketLane } from '../support/lanes/socket-lane.ts';
import { startDoor } from '../support/server/door.ts';
import { makeKeys } from '../support/server/toy-server.ts';
import { writeToyChain } from '../support/world/toy-chain.ts';

/** The API through Astro's endpoints, as `astro dev` serves them, behind our own front door. */
function createAstroLane(handler: AstroHandler, service: Service): ServerLane {
  return {
    ...IN_JSON,
    name: 'api',
    paths: /^\/v1(?:\/|$)/,
    readsBody: false,
    weight: 1,
    async answer(visit, request, response) {
      // What is asked stands in the visit; here as everywhere, Astro sees few headers.
      request.headers = { host: 'redletter.example' };
      const release = holdBack(response);
      try {
        await handler(request, response, undefined, { service, apiRequest: visit });
      } catch (error) {
        release();
        throw error;
      }
      const body = release();
      return replyTo(visit, {
        status: response.statusCode,
        headers: [],
        body: body.length === 0 ? null : body,
        bytes: body.length,
        route: null,
        keyId: null,
        account: null,
        code: null,
      });
    },
  };
}

export interface AstroServer {
  readonly lane: Lane;
  close(): Promise<void>;
}

/** A front door whose API is the endpoints of a build, over the toy world. */
export async function startAstroServer(distDir: string): Promise<AstroServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redletter-astro-'));
  const artifactsDir = join(folder, 'artifacts');
  writeToyChain(artifactsDir);
  const log = { trouble: () => undefined };
  const access = await openAccess({ varDir: join(folder, 'var'), redisUrl: null }, log);
  const { release, chain } = loadServedChain(artifactsDir, null);
  const files = new ReleaseFiles(artifactsDir, chain);
  const { service } = compose(buildDataSet(release), files, access.gate);
  const handler = await loadAstroHandler(pathToFileURL(join(distDir, 'server/')).href);
  const door = await startDoor({ lanes: [createAstroLane(handler, service)] });
  return {
    lane: socketLane(`http://127.0.0.1:${door.port}`, await makeKeys(access.admin)),
    close: async () => {
      door.close();
      await access.close();
      rmSync(folder, { recursive: true });
    },
  };
}
