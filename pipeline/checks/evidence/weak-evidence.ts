import { bestGrade, type Grade } from '../../../src/artifact/grade.ts';
import { covers } from '../../country/covers.ts';
import type { Check, Finding } from '../check.ts';

/** What is too little for an exact date. Decision 41. */
const WEAK: Readonly<Partial<Record<Grade, string>>> = {
  named: 'a title that nobody has looked into',
  reported: 'a newspaper',
};

/** Who says that a date is exact has seen the law, or can point at it for good. */
export const weakEvidence: Check = {
  name: 'weak-evidence',
  describes: 'Does every exact date rest on more than a title or a newspaper?',
  code: 'weak_evidence',
  check({ file, dates }) {
    const told = new Set<string>();
    return dates.flatMap((date): Finding[] => {
      if (date.accuracy === 'estimated' || told.has(date.id)) return [];
      const weak = (date.regions ?? [null]).flatMap((region) => {
        const citations = date.cite.flatMap((id) => {
          const citation = file.source.citations[id];
          return citation !== undefined && covers(citation, region) ? [citation] : [];
        });
        // That none speaks for the region is told by another check.
        if (citations.length === 0) return [];
        const grade = bestGrade(citations);
        return WEAK[grade] === undefined ? [] : [{ region, why: WEAK[grade] }];
      });
      const [first] = weak;
      if (first === undefined) return [];
      told.add(date.id);
      const where = weak.flatMap(({ region }) => (region === null ? [] : [region])).join(', ');
      return [
        {
          about: date.id,
          place: file.placeOf(['holidays', date.holiday, 'cite']),
          message: `${date.id} is exact${where === '' ? '' : ` in ${where}`} and rests on ${first.why} (${date.cite.join(', ')}); say of a citation when it was read or where it is quoted, or give its "law"`,
        },
      ];
    });
  },
};
