import type { Server } from 'node:http';
import { join } from 'node:path';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SigningKeys } from '../../access/signing/signing-keys.ts';
import { readAddress } from '../../address/read-address.ts';
import type { Gate } from '../../api/message.ts';
import { buildDataSet } from '../../artifact/data-set.ts';
import { loadServedChain, type Release } from '../../artifact/load-release.ts';
import { ReleaseFiles } from '../../artifact/release-files.ts';
import { SECURITY_TXT_PATH, securityTxtFile } from '../files/security-txt.ts';
import { NONE_LATE, openSitePack, openStaticSite, type StaticSite } from '../files/static-site.ts';
import { type AccountLaneOptions, createAccountLane } from '../lanes/account-lane.ts';
import { createApiLane } from '../lanes/api-lane.ts';
import type { Lanes } from '../lanes/front-door.ts';
import { createJwksLane } from '../lanes/jwks-lane.ts';
import type { Lane } from '../lanes/lane.ts';
import { createMcpLane, type McpLaneOptions } from '../lanes/mcp-lane.ts';
import { RenderedPages, type RenderedPagesOptions } from '../lanes/rendered-pages.ts';
import { createReportLane, type ReportLaneOptions } from '../lanes/report-lane.ts';
import { SiteLane } from '../lanes/site-lane.ts';
import { heldAddresses } from '../places/held-addresses.ts';
import {
  fixedAddresses,
  lateAddresses,
  notFoundPages,
  readPageProgram,
  renderedAddresses,
} from '../render/astro-build.ts';
import { KeptPages } from '../render/kept-pages.ts';
import { createRenderer, type RenderPace, startRenderThread } from '../render/renderer.ts';
import { pageName } from '../reports/page-name.ts';
import { nameContract } from './build-stamp.ts';
import { type Build, findBuild } from './builds.ts';
import { compose } from './composition.ts';

/** Where editions are. */
export interface EditionPlace {
  readonly artifactsDir: string;
  /** The release that is served; null: the newest. */
  readonly dataVersion: string | null;
  /** The folder of builds; null: the API alone is served. */
  readonly distDir: string | null;
}

/** What a server has that outlives its editions. */
export interface EditionContext
  extends Pick<McpLaneOptions, 'load'>,
    Pick<RenderedPagesOptions, 'visitors' | 'now'>,
    Pick<AccountLaneOptions, 'desk' | 'contact'>,
    Pick<ReportLaneOptions, 'reports' | 'reportUrl'> {
  /** The origin that clients reach the service at. */
  readonly siteUrl: string;
  /** The public keys of signatures. */
  readonly keys: Pick<SigningKeys, 'jwks'>;
  readonly pace: RenderPace;
  /** Take the place of a build's pages; null for those of a build. */
  readonly livePages: LivePages | null;
}

/** Pages that are made while they are worked on. */
export interface LivePages {
  /** Answers whatever neither the API nor MCP does. */
  readonly lane: Lane;
  /** Is given the server before it serves, for what is more than a request. */
  attach(server: Server): void;
}

/**
 * A release and the build of its pages: everything that changes together. API, MCP server and
 * pages of one edition say the same, and a server serves one at a time. Contract 16.6, Decision 29.
 */
export interface Edition {
  readonly dataVersion: string;
  /** The name of the build; null without a site. */
  readonly build: string | null;
  /** Tells it from another one, for instance from what is on disk now. */
  readonly id: string;
  /** Puts its lanes together; once. */
  open(context: EditionContext): OpenEdition;
}

export interface OpenEdition {
  readonly lanes: Lanes;
  /**
   * Renders a page.
   * @throws when pages cannot be rendered.
   */
  check(): Promise<void>;
  /** Lets go of it when the last page that it was asked for is rendered: nothing more is asked. */
  retire(): Promise<void>;
  /** Lets go of it at once. */
  close(): Promise<void>;
}

/** The contract of the code that runs, whatever has become of its files since. */
const CONTRACT = nameContract(fileURLToPath(new URL('../../..', import.meta.url)));

const NO_FILES: StaticSite = { files: new Map(), late: NONE_LATE, notFound: null, busy: null };
/** Of the files that are made when they are first asked for: 450 pages in both forms, or 160 pictures. */
const LATE_BYTES_MAX = 8 * 1024 * 1024;
/** A page that is rendered on request, to see whether pages can be. */
const CHECKED_PAGE = '/';

/**
 * Reads what is on disk and makes sure of it. Nothing of an edition that is served is touched.
 * @throws ReleaseError or BuildMissingError when it cannot be served.
 */
export async function readEdition(place: EditionPlace, gate: Gate): Promise<Edition>;
/** @returns null when what is on disk is the edition whose id is `known`. */
export async function readEdition(
  place: EditionPlace,
  gate: Gate,
  known: string,
): Promise<Edition | null>;
export async function readEdition(
  place: EditionPlace,
  gate: Gate,
  known?: string,
): Promise<Edition | null> {
  const { release, chain } = loadServedChain(place.artifactsDir, place.dataVersion);
  const build = buildOf(place, release);
  const id = `${release.manifestSha256} ${build?.name}`;
  if (id === known) return null;
  // Callers of an edition that is served are answered between the steps.
  await endOfTurn();
  const dataSet = buildDataSet(release);
  await endOfTurn();
  const releases = new ReleaseFiles(place.artifactsDir, chain);
  const { service, mcp } = compose(dataSet, releases, gate);
  await endOfTurn();
  const program = build && readPageProgram(build.folder);
  const knows = build && renderedAddresses(build.folder);
  const notFound = build === null ? new Set<string>() : notFoundPages(build.folder);
  const fixed = build === null ? new Set<string>() : fixedAddresses(build.folder);
  const later = build === null ? [] : lateAddresses(build.folder);
  const versions = new Set(chain.map(({ manifest }) => manifest.data_version));
  const held = heldAddresses(dataSet, versions);
  const holds = (path: string) => fixed.has(path.replace(/\/$/, '')) || held(readAddress(path));
  const pack = build && openSitePack(join(build.folder, 'client'));
  const { dataVersion } = dataSet;
  return {
    dataVersion,
    build: build?.name ?? null,
    id,
    open({
      siteUrl,
      keys,
      load,
      visitors,
      pace,
      now,
      desk,
      contact,
      reports,
      reportUrl,
      livePages,
    }) {
      const site = pack === null ? NO_FILES : openStaticSite(pack, siteUrl, later);
      const files = new Map(site.files).set(SECURITY_TXT_PATH, securityTxtFile(siteUrl));
      const settings = {
        ARTIFACTS_DIR: place.artifactsDir,
        DATA_VERSION: dataVersion,
        SITE_URL: siteUrl,
        REPORT_URL: reportUrl ?? '',
      };
      const start = program && (() => startRenderThread({ program, siteUrl }, settings));
      const renderer = start && createRenderer(start, pace, now);
      const rendered =
        renderer &&
        knows &&
        new RenderedPages({
          ...{ knows, holds, notFound },
          renderer,
          kept: new KeptPages(),
          late: site.late,
          keptLate: new KeptPages(LATE_BYTES_MAX),
          visitors,
          busy: site.busy,
          now,
        });
      const withTexts = { ...site, files };
      const pages = new SiteLane({ site: withTexts, rendered, siteUrl });
      const nameOf = (page: string) => pageName(dataSet, page);
      const account = { desk, contact, site: withTexts, pages, visitors, siteUrl, now };
      return {
        lanes: [
          createApiLane(service),
          createMcpLane({ endpoint: mcp, siteUrl, load }),
          createJwksLane(keys),
          ...(livePages === null ? [] : [livePages.lane]),
          createAccountLane(account),
          createReportLane({ reports, reportUrl, site: withTexts, nameOf, pages, visitors, now }),
          pages,
        ],
        check: async () => {
          if (renderer === null || !knows?.(CHECKED_PAGE)) return;
          const { status } = await renderer.render(CHECKED_PAGE, 'own');
          if (status !== 200) throw new Error(`its page ${CHECKED_PAGE} is rendered as ${status}`);
        },
        retire: async () => {
          pack?.close();
          await renderer?.retire();
        },
        close: async () => {
          pack?.close();
          await renderer?.close();
        },
      };
    },
  };
}

function buildOf(place: EditionPlace, { manifest, manifestSha256 }: Release): Build | null {
  if (place.distDir === null) return null;
  const note = {
    data_version: manifest.data_version,
    manifest_sha256: manifestSha256,
    contract: CONTRACT,
  };
  return findBuild(place.distDir, note, place.dataVersion !== null);
}
