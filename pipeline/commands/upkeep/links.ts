import { listCountries, readCountry } from '../../country/read-country.ts';
import { askAddress } from '../../upkeep/ask-address.ts';
import { checkLinks, type Link } from '../../upkeep/check-links.ts';
import type { Command } from '../command.ts';
import { readWords } from '../words.ts';

const MILLISECONDS = 30_000;

/**
 * `links [CC…]`: asks for every address that the citations name, and says which are gone and which
 * have moved for good. Hosts that refuse programs are counted: only a person can tell.
 */
export const linksCommand: Command = async (words, { folders, print, complain, showProgress }) => {
  const read = readWords(words, {}, complain);
  if (read === null) return 1;
  const only = read.rest.map((word) => word.toUpperCase());
  const codes = listCountries(folders.sources).filter(
    (code) => only.length === 0 || only.includes(code),
  );
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
  print(
    `${links.length} addresses; ${findings.length} gone or moved; ${refused} refuse programs, look for yourself`,
  );
  return findings.length > 0 ? 1 : 0;
};
