import type { Check, Finding } from '../check.ts';

/** A law of one region proves nothing about another; a law of the whole country covers each. */
export const foreignLaw: Check = {
  name: 'foreign-law',
  describes: 'Does every region that keeps a day have a citation that covers it?',
  code: 'foreign_law',
  check({ file, dates }) {
    const told = new Set<string>();
    return dates.flatMap((date): Finding[] => {
      if (told.has(date.id)) return [];
      const cited = date.cite.flatMap((id) => file.source.citations[id] ?? []);
      const without = (date.regions ?? file.regionCodes).filter((region) =>
        cited.every(({ regions }) => regions !== undefined && !regions.includes(region)),
      );
      if (cited.length === 0 || without.length === 0) return [];
      told.add(date.id);
      return [
        {
          about: date.id,
          place: file.placeOf(['holidays', date.holiday, 'cite']),
          message: `${date.id} is kept in ${without.join(', ')}, and none of its citations (${date.cite.join(', ')}) covers that; cite its own law, or correct "regions" of the citation`,
        },
      ];
    });
  },
};
