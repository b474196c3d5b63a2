import { LRUCache } from 'lru-cache';
import { calendarOf, rangeOf } from '../../artifact/calendars.ts';
import type { CountryData } from '../../artifact/data-set.ts';
import type { Manifest, ReleaseFile } from '../../artifact/manifest.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { rangeWords } from '../../calendar/supported-range.ts';
import { type WrittenCalendar, writeCalendar } from '../prepared-calendar.ts';
import { type PreparedCountry, writeCountryRecord } from '../prepared-data.ts';
import { regionsDiffer } from '../regions-differ.ts';
import { ReadingTurns } from './reading-turns.ts';
import { Unread } from './unread.ts';

/** The most calendars kept of earlier releases; some 50 KiB each. */
const CALENDARS_MAX = 96;
/** The most of their countries; some 1 KiB each. */
const OUTLINES_MAX = 1_024;

/**
 * A country as in a file, which several releases may share. Reading throws Unread when the file
 * must be read first.
 */
export interface WrittenCountry {
  readonly outline: Outline;
  /** @param region null for the national calendar; otherwise one of the outline. */
  calendar(region: string | null): WrittenCalendar;
}

/** The facts kept of a country. */
export interface Outline {
  /** Its record in /v1/countries. */
  readonly record: string;
  /** The codes of its regions, sorted. */
  readonly regions: readonly string[];
}

/** A country of the served release. */
export function servedCountry(data: CountryData, prepared: PreparedCountry): WrittenCountry {
  return {
    outline: outlineOf(data.artifact),
    calendar: (region) =>
      region === null ? prepared.national : (prepared.regions.get(region) as WrittenCalendar),
  };
}

/**
 * The countries of earlier releases, by file content, so that a country that did not change is
 * kept once. Each calendar is read on demand, and their number is bounded.
 */
export class HeldCountries {
  readonly #files: Pick<ReleaseFiles, 'readCountry'>;
  readonly #turns: ReadingTurns;
  readonly #calendars = new LRUCache<string, WrittenCalendar>({ max: CALENDARS_MAX });
  readonly #outlines = new LRUCache<string, Outline>({ max: OUTLINES_MAX });

  /** @param rest is awaited after each read. */
  constructor(files: Pick<ReleaseFiles, 'readCountry'>, rest: () => Promise<void>) {
    this.#files = files;
    this.#turns = new ReadingTurns(rest);
  }

  countryOf(manifest: Manifest, file: ReleaseFile): WrittenCountry {
    const range = rangeOf(manifest);
    const read = () => this.#files.readCountry(manifest.data_version, file);
    const outlineIn = () => this.#outlines.get(file.sha256);
    const key = fileKey(manifest, file);
    const nationalKey = `${key} national`;
    // Built once, as most requests are national: 0.3 µs.
    const keyOf = (region: string | null) => (region === null ? nationalKey : `${key} ${region}`);
    const hold = async (region: string | null) => {
      // Another request may have waited for it.
      if (this.#calendars.get(keyOf(region)) !== undefined) return;
      const artifact = await read();
      const outline = outlineOf(artifact);
      this.#outlines.set(file.sha256, outline);
      if (region !== null && !outline.regions.includes(region)) return;
      const calendar = calendarOf(artifact, region, range);
      const differ = region === null ? regionsDiffer(artifact, calendar) : null;
      this.#calendars.set(keyOf(region), writeCalendar(calendar, artifact.timezone, differ));
    };
    const later = (region: string | null) =>
      new Unread((account) => this.#turns.wait(account, keyOf(region), () => hold(region)));
    return {
      get outline() {
        const held = outlineIn();
        if (held === undefined) throw later(null);
        return held;
      },
      calendar: (region) => {
        const held = this.#calendars.get(keyOf(region));
        if (held === undefined) throw later(region);
        return held;
      },
    };
  }
}

/** Identifies a country's file and its release's range: everything that its answers depend on. */
export function fileKey(manifest: Manifest, { sha256 }: ReleaseFile): string {
  return `${sha256} ${rangeWords(rangeOf(manifest))}`;
}

function outlineOf(artifact: CountryArtifact): Outline {
  return {
    record: writeCountryRecord(artifact),
    regions: artifact.regions.map(({ code }) => code),
  };
}
