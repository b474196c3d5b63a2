import { join } from 'node:path';
import { formatIsoDate } from '../../../src/calendar/day-number.ts';
import { seenOf } from '../../country/form/citation-schema.ts';
import { listCountries, readCountry } from '../../country/read-country.ts';
import { addArchived } from '../../edit/edit-archived.ts';
import { writeFiles } from '../../edit/write-files.ts';
import type { Folder } from '../../read/folder.ts';
import { askAddress } from '../../upkeep/ask-address.ts';
import { ARCHIVE, askArchive } from '../../upkeep/ask-archive.ts';
import { checkLinks, type Link } from '../../upkeep/check-links.ts';
import type { Command, Surroundings } from '../command.ts';
import { readWords } from '../words.ts';

const MILLISECONDS = 30_000;

const OPTIONS = { archive: { type: 'boolean' }, at: { type: 'string' } } as const;

/**
 * `links [CC…]`: requests every address that the citations name. It reports addresses that are
 * gone, those that have moved for good, and seen citations without a lasting copy. Hosts that
 * refuse programs are only counted: a person must look. With `--archive` it asks an archive to
 * keep the missing copies, and writes their addresses.
 */
export const linksCommand: Command = async (words, surroundings) => {
  const { folders, print, complain, showProgress } = surroundings;
  const read = readWords(words, OPTIONS, complain);
  if (read === null) return 1;
  const only = read.rest.map((word) => word.toUpperCase());
  const codes = listCountries(folders.sources).filter(
    (code) => only.length === 0 || only.includes(code),
  );
  if (read.values.archive === true) {
    return await archiveAll(codes, String(read.values.at ?? ARCHIVE), surroundings);
  }
  if (read.values.at !== undefined) {
    complain('--at names the archive and needs --archive');
    return 1;
  }
  const links = codes.flatMap((code): Link[] => {
    const { file } = readCountry(folders.sources, code);
    return Object.entries(file?.source.citations ?? {}).flatMap(([id, { url }]) =>
      file === null || url === undefined
        ? []
        : [{ url, place: file.placeOf(['citations', id, 'url']) }],
    );
  });
  showProgress(`asking for ${links.length} addresses`);
  const { findings, refused } = await checkLinks(links, async (url) => {
    return await askAddress(url, MILLISECONDS);
  });
  showProgress('');
  for (const { place, url, what } of findings) {
    print(`${place.file}:${place.line}:${place.column}: ${url} ${what}`);
  }
  const uncopied = codes.flatMap((code) => withoutCopy(folders.sources, code));
  for (const { place, url } of uncopied) {
    print(`${place.file}:${place.line}:${place.column}: ${url} has no lasting copy`);
  }
  if (uncopied.length > 0) print('to have an archive copy them: npm run data -- links --archive');
  print(
    `${links.length} addresses; ${findings.length} gone or moved; ${refused} refuse programs; check those by hand`,
  );
  return findings.length > 0 ? 1 : 0;
};

/** A citation without a copy, although its text or sentence was seen. */
interface Uncopied extends Link {
  readonly id: string;
}

function withoutCopy(sources: Folder, code: string): Uncopied[] {
  const { file } = readCountry(sources, code);
  return Object.entries(file?.source.citations ?? {}).flatMap(([id, citation]): Uncopied[] => {
    const { url, archived } = citation;
    const isSeen = ['text', 'quoted'].includes(seenOf(citation));
    if (file === null || url === undefined || archived !== undefined || !isSeen) return [];
    return [{ id, url, place: file.placeOf(['citations', id, 'url']) }];
  });
}

/** Requests one address at a time; after each country, writes the copies that the archive made. */
async function archiveAll(
  codes: readonly string[],
  archive: string,
  { folders, today, print, showProgress }: Surroundings,
): Promise<number> {
  let taken = 0;
  let refused = 0;
  for (const code of codes) {
    const name = `${code}.yaml`;
    const before = folders.sources.read(name)?.toString('utf8') ?? '';
    let text = before;
    for (const { id, url } of withoutCopy(folders.sources, code)) {
      showProgress(`${archive} ${url}`);
      const answer = await askArchive(archive, url, MILLISECONDS);
      if ('copy' in answer) {
        text = addArchived(text, id, answer.copy, formatIsoDate(today));
        taken += 1;
      } else {
        print(`${url}: ${answer.why}`);
        refused += 1;
      }
    }
    if (text !== before) writeFiles(new Map([[join(folders.root, 'sources', name), text]]));
  }
  showProgress('');
  print(`${taken} copies written; ${refused} not accepted`);
  return refused > 0 ? 1 : 0;
}
