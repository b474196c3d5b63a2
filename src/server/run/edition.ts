import type { Server } from 'node:http';
import { join } from 'node:path';
import { setImmediate as endOfTurn, setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SigningKeys } from '../../access/signing/signing-keys.ts';
import { readAddress } from '../../address/read-address.ts';
import type { Gate } from '../../api/message.ts';
import { createService } from '../../api/service.ts';
import { buildDataSet } from '../../artifact/data-set.ts';
import { loadServedChain } from '../../artifact/load-release.ts';
import { ReleaseFiles } from '../../artifact/release-files.ts';
import { createMcpEndpoint } from '../../mcp/mcp-endpoint.ts';
import type { Settings } from '../../settings/settings.ts';
import { compress } from '../files/compress.ts';
import { type FilledPages, readFilledPages } from '../files/filled-pages.ts';
import { readSiteMap } from '../files/site-map.ts';
import { openSitePack } from '../files/site-pack.ts';
import { type AccountLaneOptions, createAccountLane } from '../lanes/account-lane.ts';
import type { Lanes } from '../lanes/front-door.ts';
import { createKeysLane } from '../lanes/keys-lane.ts';
import { createApiLane } from '../lanes/lane.ts';
import { createMcpLane, type McpLaneOptions } from '../lanes/mcp-lane.ts';
import { Pages, type PagesOptions } from '../lanes/pages.ts';
import { createReportLane, type ReportLaneOptions } from '../lanes/report-lane.ts';
import { createSiteLane } from '../lanes/site-lane.ts';
import { heldAddresses } from '../places/held-addresses.ts';
import { readPageProgram } from '../render/astro-build.ts';
import { PageStore } from '../render/page-store.ts';
import {
  createRenderer,
  type PageRequest,
  type Renderer,
  type RenderPace,
  startRenderThread,
} from '../render/renderer.ts';
import { pageName } from '../reports/page-name.ts';
import { giveBackMemory } from '../watch/spare-memory.ts';
import { findBuild, nameContract, noteOf } from './builds.ts';

export interface EditionPlace extends Pick<Settings, 'artifactsDir' | 'dataVersion'> {
  /** The folder of builds; null: only the API is served. */
  readonly distDir: string | null;
}

/** The parts of a server that outlive its editions. */
export interface EditionContext
  extends Pick<McpLaneOptions, 'load' | 'siteUrl'>,
    Pick<PagesOptions, 'visitors' | 'now'>,
    Pick<AccountLaneOptions, 'desk'>,
    Pick<ReportLaneOptions, 'reports'> {
  readonly settings: Pick<
    Settings,
    'changesUrl' | 'keysContact' | 'publisher' | 'reportUrl' | 'selfService'
  >;
  readonly keys: Pick<SigningKeys, 'jwks'>;
  readonly pace: RenderPace;
  /** Replace the pages of a build; null to serve a build. */
  readonly livePages: LivePages | null;
}

/** Pages that are made while they are worked on. */
export interface LivePages extends Pick<PagesOptions, 'map' | 'renderer'> {
  readonly filled: FilledPages;
  /** The lanes, with what a developer's browser needs. */
  around(lanes: Lanes): Lanes;
  /** Takes the server before it serves, for more than requests. */
  attach(server: Server): void;
}

/**
 * A release and the build of its pages: everything that changes together. API, MCP server and
 * pages of one edition agree, and a server serves one at a time. Contract 16.6, Decision 29.
 */
export interface Edition extends Pick<Renderer, 'retire' | 'close'> {
  readonly dataVersion: string;
  /** For readers of the log: `data 2026.11.2, build 0f3a…`. */
  readonly name: string;
  /** Differs from that of any other edition, such as the one on disk now. */
  readonly id: string;
  readonly lanes: Lanes;
  /** @throws when its pages cannot be rendered. */
  check(): Promise<void>;
}

export type OpenEdition = (context: EditionContext) => Edition;

/** The contract of the running code, whatever has become of its files since. */
const CONTRACT = nameContract(fileURLToPath(new URL('../../..', import.meta.url)));

/** Contract 5.4: the realm is the service's own name. */
const REALM = 'Redletter';
/** Files of earlier releases are read at most this often: Decision 31. */
const READING_REST_MILLIS = 10;

/** Rendered on request, as a test that pages can be. */
const CHECKED_PAGE = '/calculator/';
const CHECKED_ORDER: PageRequest = {
  ...{ target: CHECKED_PAGE, coding: null },
  ...{ line: 'own', who: 'ourselves', isPatient: false },
};

/**
 * Reads and verifies what is on disk, without touching the served edition.
 * @returns null when that is the edition whose id is `known`.
 * @throws ReleaseError or BuildMissingError when it cannot be served.
 */
export async function readEdition(
  { artifactsDir, dataVersion: wanted, distDir }: EditionPlace,
  gate: Gate,
  known: string | null,
): Promise<OpenEdition | null> {
  const { release, chain } = loadServedChain(artifactsDir, wanted);
  const build =
    distDir === null ? null : findBuild(distDir, noteOf(release, CONTRACT), wanted !== null);
  const id = `${release.manifestSha256} ${build?.name}`;
  if (id === known) return null;
  // Callers of the served edition are answered between the steps.
  await endOfTurn();
  const dataSet = buildDataSet(release);
  const { dataVersion } = dataSet;
  await endOfTurn();
  const releases = new ReleaseFiles(artifactsDir, chain);
  const contract = { dataSet, releases, gate, realm: REALM };
  const rest = () => pass(READING_REST_MILLIS);
  const service = createService({ ...contract, rest, compress, wallMillis: Date.now });
  const endpoint = createMcpEndpoint({ ...contract, service, now: Date.now });
  await endOfTurn();
  const program = build && readPageProgram(build.folder);
  const pack = build && openSitePack(join(build.folder, 'client'));
  const built = build && pack && readSiteMap(build.folder, pack.files.keys());
  const held = heldAddresses(dataSet, new Set(chain.map(({ manifest }) => manifest.data_version)));
  const nameOf = (page: string) => pageName(dataSet, page);
  return ({ settings, siteUrl, keys, load, pace, desk, reports, visitors, now, livePages }) => {
    const { reportUrl } = settings;
    const environment = {
      ...{ ARTIFACTS_DIR: artifactsDir, DATA_VERSION: dataVersion, SITE_URL: siteUrl },
      REPORT_URL: reportUrl ?? '',
      CHANGES_URL: settings.changesUrl ?? '',
      KEYS_CONTACT: settings.keysContact ?? '',
      PUBLISHER: settings.publisher.join(' | '),
    };
    const start = pack && (() => startRenderThread({ program, pack, siteUrl }, environment));
    const renderer =
      livePages?.renderer ?? (start && createRenderer(start, pace, now, giveBackMemory));
    const map = livePages?.map ?? built;
    const filled = livePages?.filled ?? readFilledPages(pack, siteUrl);
    const { busy } = filled;
    const site = renderer &&
      map && {
        map,
        pages: new Pages({
          ...{ map, pack, renderer, visitors, busy, now },
          holds: (path) => map.fixed.has(path) || held(readAddress(path)),
          store: new PageStore(now),
        }),
      };
    const pages = createSiteLane({ site, busy, siteUrl });
    const common = { filled, pages, visitors, now };
    const lanes: Lanes = [
      createApiLane(service),
      createMcpLane({ endpoint, siteUrl, load }),
      createKeysLane(keys),
      createAccountLane({ ...common, desk, contact: settings, siteUrl }),
      createReportLane({ ...common, reports, reportUrl, nameOf }),
      pages,
    ];
    return {
      dataVersion,
      name: `data ${dataVersion}${build === null ? '' : `, build ${build.name}`}`,
      id,
      lanes: livePages?.around(lanes) ?? lanes,
      check: async () => {
        if (renderer === null || !map?.isPage(CHECKED_PAGE)) return;
        const { status } = (await renderer.render(CHECKED_ORDER)) ?? { status: 503 };
        if (status !== 200) throw new Error(`its page ${CHECKED_PAGE} is rendered as ${status}`);
      },
      retire: async () => await renderer?.retire(),
      close: async () => await renderer?.close(),
    };
  };
}

/**
 * The served edition. Another one replaces it in one assignment, after all of it has been read
 * and tried; the old one is closed when its last page is rendered.
 */
export class Editions {
  /** The lanes of the served edition; a plain property, because every request reads it. */
  lanes: Lanes;
  readonly #context: EditionContext;
  #edition: Edition;
  #isClosed = false;
  readonly #retiring = new Set<Edition>();

  constructor(open: OpenEdition, context: EditionContext) {
    this.#context = context;
    this.#edition = open(context);
    this.lanes = this.#edition.lanes;
  }

  get served(): Pick<Edition, 'dataVersion' | 'name'> {
    return this.#edition;
  }

  /**
   * Serves what is on disk now. Call it again only after it has returned.
   * @returns whether that was something else.
   * @throws when it cannot be served: nothing has changed then.
   */
  async reload(place: EditionPlace, gate: Gate): Promise<boolean> {
    const open = await readEdition(place, gate, this.#edition.id);
    if (open === null) return false;
    const next = open(this.#context);
    try {
      await next.check();
    } catch (error) {
      await next.close();
      throw error;
    }
    const old = this.#isClosed ? next : this.#edition;
    if (old !== next) {
      this.#edition = next;
      this.lanes = next.lanes;
    }
    this.#retiring.add(old);
    void old.retire().finally(() => this.#retiring.delete(old));
    return old !== next;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#edition, ...this.#retiring].map((edition) => edition.close()));
  }
}
