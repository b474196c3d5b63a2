import { LAST_YEAR } from '../../test/support/years.ts';
import { type ProjectCopy, sourceCodes } from './project-copy.ts';

/** A country whose holidays are announced at short notice: it has no new year yet. */
const UNANNOUNCED = 'AE';
/** A line of `check` about a file of a country. */
const TOLD_OF = /^sources\/(?:official\/|rulings\/)?([A-Z]{2})\.[^:]*:\d+:\d+: error: /gm;

/** Which countries get the new year, and which are held. */
export interface Rolled {
  readonly year: number;
  readonly ready: readonly string[];
  readonly held: readonly string[];
}

/** Adds a year as the guide says (sources/README.md, "The next year"): one line, and sources. */
export function rollYear(copy: ProjectCopy): Rolled {
  const year = LAST_YEAR + 1;
  copy.edit('sources/years.json', (text) => text.replace(']', `, ${year}]`));
  const { out, told } = copy.data('check');
  const behind = [...(out + told).matchAll(TOLD_OF)].map(([, code = '']) => code);
  const held = [...new Set([...behind, UNANNOUNCED])].sort();
  for (const code of held) {
    copy.edit(`sources/${code}.yaml`, (text) =>
      text.replace(/^weekend:/m, `held_until: ${LAST_YEAR}\nweekend:`),
    );
  }
  return { year, ready: sourceCodes(copy.root).filter((code) => !held.includes(code)), held };
}
