import { calendarOf, rangeOf } from '../../artifact/calendars.ts';
import type { CountryData } from '../../artifact/data-set.ts';
import type { Manifest, ReleaseFile } from '../../artifact/manifest.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { rangeWords } from '../../calendar/supported-range.ts';
import { type WrittenCalendar, writeCalendar } from '../prepared-calendar.ts';
import { type PreparedCountry, writeCountryRecord } from '../prepared-data.ts';
import { regionsDiffer } from '../regions-differ.ts';
import { HeldFiles } from './held-files.ts';
import { ReadingTurns } from './reading-turns.ts';

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
 * @param rest is awaited after each read.
 * @returns the country of a file.
 */
export function holdCountries(
  files: Pick<ReleaseFiles, 'readCountry'>,
  rest: () => Promise<void>,
): (manifest: Manifest, file: ReleaseFile) => WrittenCountry {
  const turns = new ReadingTurns(rest);
  const calendars = new HeldFiles<WrittenCalendar>(CALENDARS_MAX, turns);
  const outlines = new HeldFiles<Outline>(OUTLINES_MAX, turns);
  return (manifest, file) => {
    const { sha256 } = file;
    const read = () => files.readCountry(manifest.data_version, file);
    const readOutline = async () => outlineOf(await read());
    const readCalendar = async (region: string | null) => {
      const artifact = await read();
      outlines.set(sha256, outlineOf(artifact));
      const calendar = calendarOf(artifact, region, rangeOf(manifest));
      const differ = region === null ? regionsDiffer(artifact, calendar) : null;
      return writeCalendar(calendar, artifact.timezone, differ);
    };
    const key = fileKey(manifest, file);
    // Built once, as most requests are national: 0.3 µs.
    const nationalKey = `${key} national`;
    const readNational = () => readCalendar(null);
    return {
      get outline() {
        return outlines.get(sha256, readOutline);
      },
      calendar: (region) =>
        region === null
          ? calendars.get(nationalKey, readNational)
          : calendars.get(`${key} ${region}`, () => readCalendar(region)),
    };
  };
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
