import { citationIdsFor, recordsOf } from '../artifact/calendars.ts';
import type { CountryArtifact } from '../artifact/schema.ts';

/** What an answer rests on: a holiday and the sources it is cited from. */
export interface Law {
  readonly date: string;
  readonly holiday: string;
  readonly sources: readonly {
    readonly title: string;
    readonly url: string;
    readonly publisher: string | null;
  }[];
}

/** The sources of the holidays that an answer lists, in its order. */
export function lawsBehind(
  artifact: CountryArtifact,
  region: string | null,
  listed: readonly { readonly date: string; readonly name: string }[],
): Law[] {
  const records = recordsOf(artifact, region);
  return listed.map(({ date, name }) => {
    const record = records.find((candidate) => candidate.date === date && candidate.name === name);
    const ids = record === undefined ? [] : citationIdsFor(artifact, record, region);
    const sources = ids.flatMap((id) => artifact.citations[id] ?? []);
    return {
      date,
      holiday: name,
      sources: sources.map(({ title, url, publisher }) => ({ title, url, publisher })),
    };
  });
}
