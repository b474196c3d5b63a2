import type { Address } from '../../address/read-address.ts';
import type { DataSet } from '../../artifact/data-set.ts';
import { toCivilDate } from '../../calendar/day-number.ts';

/** The parts that may follow a place in the addresses of its pages and files. */
const PARTS: ReadonlySet<string> = new Set([
  ...['', 'cite', 'embed', 'months', 'print', 'subscribe', 'today'],
]);

/**
 * Whether the place, year and release in an address exist, so that nobody can invent one.
 * @param versions the releases that are served, by name.
 */
export function heldAddresses(
  dataSet: DataSet,
  versions: ReadonlySet<string>,
): (address: Address) => boolean {
  return ({ section, name, country, region, year, release }) => {
    if (release !== null && !versions.has(release)) return false;
    // A badge is named after the key of its calendar.
    const [code, part] = section === 'badge' ? name.split('-') : [country, region];
    const held = dataSet.countries.get(code?.toUpperCase() ?? '');
    if (held === undefined) return false;
    if (part && !held.regions.has(part.toUpperCase())) return false;
    const { first, last } = held.national.range;
    const isInRange =
      year === null || (year >= toCivilDate(first).year && year <= toCivilDate(last).year);
    return isInRange && (section === 'badge' || PARTS.has(name));
  };
}
