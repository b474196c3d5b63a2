import type { ReleasedHoliday } from '../../artifact/calendars.ts';
import type { Citation } from '../../artifact/citation.ts';
import { DATA_LICENCE } from '../../artifact/licence.ts';
import type { Release } from '../../artifact/load-release.ts';
import type { RegionalAnswer } from '../calculator/by-region.ts';
import type { AnswerHistory } from './history.ts';
import { tellHistory } from './told-history.ts';

/** An answer as programs take it away. */
export interface ResultFile {
  /** Its parameters in one spelling. */
  readonly query: URLSearchParams;
  readonly place: string;
  readonly sentence: string;
  /** The body that `/v1` sends. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly byRegion: readonly RegionalAnswer[] | null;
  readonly laws: readonly {
    readonly holiday: ReleasedHoliday;
    readonly citations: readonly Citation[];
  }[];
  readonly estimated: readonly ReleasedHoliday[];
  readonly history: AnswerHistory;
  /** From the root; the calendar is null where the answer is no date. */
  readonly links: {
    readonly page: string;
    readonly permalink: string;
    readonly calendar: string | null;
    readonly api: string;
  };
}

/** Where a result comes from, and where it is served. */
export interface FileOrigin {
  /** The release that gave the answer. */
  readonly release: Release;
  /** Whether the address names that release. */
  readonly isPinned: boolean;
  /** Absolute address of the root. */
  readonly site: string;
}

/** A result as JSON. Contract 22.2. */
export function writeResultFile(
  result: ResultFile,
  { release, isPinned, site }: FileOrigin,
): string {
  const { data_version, released } = release.manifest;
  const absolute = (path: string) => new URL(path, site).href;
  const { page, permalink, calendar, api } = result.links;
  const value = {
    question: { ...Object.fromEntries(result.query), place: result.place },
    sentence: result.sentence,
    // Byte for byte what /v1 sends, once the spaces are left out.
    answer: result.body,
    by_region:
      result.byRegion?.map(({ words, places }) => ({
        answer: words,
        regions: places.map(({ region }) => region?.code),
      })) ?? null,
    release: {
      data_version,
      released,
      manifest: absolute(`/data/${data_version}/manifest.json`),
      manifest_sha256: release.manifestSha256,
      licence: DATA_LICENCE.id,
    },
    is_pinned: isPinned,
    laws: result.laws.map(({ holiday, citations }) => ({
      date: holiday.record.date,
      holiday: holiday.name,
      sources: citations.map(({ title, url, publisher }) => ({ title, url, publisher })),
    })),
    estimated: result.estimated.map(({ record, name }) => ({ date: record.date, holiday: name })),
    history: tellHistory(result.history).map(({ given, since, reasons }) => ({
      since: since.manifest.data_version,
      released: since.manifest.released,
      answer: given?.value ?? null,
      is_estimated: given === null ? null : given.estimated.length > 0,
      reasons,
    })),
    links: {
      page: absolute(page),
      permalink: absolute(permalink),
      calendar: calendar === null ? null : absolute(calendar),
      api: absolute(api),
    },
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
