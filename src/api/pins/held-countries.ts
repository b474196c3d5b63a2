import { calendarOf, rangeOf } from '../../artifact/calendars.ts';
import type { Manifest, ReleaseFile } from '../../artifact/manifest.ts';
import type { ReleaseFiles } from '../../artifact/release-files.ts';
import type { CountryArtifact } from '../../artifact/schema.ts';
import { rangeWords } from '../../calendar/supported-range.ts';
import {
  type PreparedCalendar,
  type PreparedCountry,
  writeCalendar,
  writeCountryRecord,
} from '../prepared-data.ts';
import { regionsDiffer } from '../regions-differ.ts';
import { HeldFiles } from './held-files.ts';
import type { ReadingTurns } from './reading-turns.ts';

/** The most calendars kept of earlier releases; some 50 KiB each. */
const CALENDARS_MAX = 96;
/** The most of their countries; some 1 KiB each. */
const OUTLINES_MAX = 1_024;

/** The facts kept of a country: its record, and the codes of its regions, sorted. */
interface Outline {
  readonly record: string;
  readonly regions: readonly string[];
}

/**
 * The countries of earlier releases, by file content, so that a country that did not change is
 * kept once. Each calendar is read on demand, and their number is bounded.
 * @returns the country of a file; it throws Unread when the file must be read first.
 */
export function holdCountries(
  files: Pick<ReleaseFiles, 'readCountry'>,
  turns: ReadingTurns,
): (manifest: Manifest, file: ReleaseFile) => PreparedCountry {
  const calendars = new HeldFiles<PreparedCalendar>(CALENDARS_MAX, turns);
  const outlines = new HeldFiles<Outline>(OUTLINES_MAX, turns);
  return (manifest, file) => {
    const { sha256 } = file;
    const read = () => files.readCountry(manifest.data_version, file);
    const readOutline = async () => outlineOf(await read());
    const outline = () => outlines.get(sha256, readOutline);
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
      get record() {
        return outline().record;
      },
      get national() {
        return calendars.get(nationalKey, readNational);
      },
      regions: {
        get: (code) =>
          outline().regions.includes(code)
            ? calendars.get(`${key} ${code}`, () => readCalendar(code))
            : undefined,
        keys: () => outline().regions.values(),
      },
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
