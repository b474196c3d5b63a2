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

/** Of calendars that no release has in common with the one that is served: some 50 KiB each. */
const CALENDARS_MAX = 96;
/** Of their countries: some 1 KiB each. */
const OUTLINES_MAX = 1_024;

/** A country as a file of a release has it, whichever releases have that file. */
export interface WrittenCountry {
  /** @throws Unread when it has to be read first. */
  readonly outline: Outline;
  /**
   * @param region null for the national one; otherwise one of the outline.
   * @throws Unread when it has to be read first.
   */
  calendar(region: string | null): WrittenCalendar;
}

/** What is held of a country whatever is asked of it. */
export interface Outline {
  /** Its record in /v1/countries. */
  readonly record: string;
  /** The codes of its regions, sorted. */
  readonly regions: readonly string[];
}

/** A country of the release that is served, which has everything of it. */
export function servedCountry(data: CountryData, prepared: PreparedCountry): WrittenCountry {
  return {
    outline: outlineOf(data.artifact),
    // Read no sooner than it is asked for, as it is prepared then.
    calendar: (region) =>
      region === null ? prepared.national : (prepared.regions.get(region) as WrittenCalendar),
  };
}

/**
 * The countries of earlier releases, by what is in their files, so that a country that did not
 * change is held once. Each calendar is read when it is asked for, and held within a bound.
 */
export class HeldCountries {
  readonly #files: Pick<ReleaseFiles, 'readCountry'>;
  readonly #turns: ReadingTurns;
  readonly #calendars = new LRUCache<string, WrittenCalendar>({ max: CALENDARS_MAX });
  readonly #outlines = new LRUCache<string, Outline>({ max: OUTLINES_MAX });

  /** @param rest is waited for after each reading. */
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
    // Put together once where that is what most ask for: 0.3 µs.
    const keyOf = (region: string | null) => (region === null ? nationalKey : `${key} ${region}`);
    const hold = async (region: string | null) => {
      // Somebody else may have waited for it as well.
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

/** Stands for a country's file and its release's range: all that its answers rest on. */
export function fileKey(manifest: Manifest, { sha256 }: ReleaseFile): string {
  return `${sha256} ${rangeWords(rangeOf(manifest))}`;
}

function outlineOf(artifact: CountryArtifact): Outline {
  return {
    record: writeCountryRecord(artifact),
    regions: artifact.regions.map(({ code }) => code),
  };
}
