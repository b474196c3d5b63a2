import { gradeOf } from '../../../src/artifact/grade.ts';
import { covers } from '../../country/covers.ts';
import { seenOf } from '../../country/form/citation-schema.ts';
import { supportsDate } from '../../expand/supports-date.ts';
import type { Check, Finding } from '../check.ts';

/** An exact date has evidence that supports it, or says what was not seen. */
export const weakEvidence: Check = {
  name: 'weak-evidence',
  describes: 'Does every exact date rest on a citation that supports it, or say what was not seen?',
  code: 'weak_evidence',
  check({ file, dates }) {
    const told = new Set<string>();
    const { citations } = file.source;
    return dates.flatMap((date): Finding[] => {
      const about = `${date.id} ${date.legalYear}`;
      const doubts = file.source.holidays[date.holiday]?.doubt ?? [];
      const isDoubted = date.doubt !== null || doubts.some(({ years }) => years === undefined);
      if (date.accuracy === 'estimated' || isDoubted || told.has(about)) return [];
      const where = (date.regions ?? [null]).filter((region) => {
        const cited = date.cite.filter((id) => covers(citations[id], region));
        // Another check reports a region that no citation covers.
        if (cited.length === 0) return false;
        return !cited.some((id) => {
          const citation = citations[id];
          if (citation === undefined || !supportsDate(citation, date)) return false;
          const isKnown = citation.law !== undefined || citation.because !== undefined;
          return gradeOf({ ...citation, seen: seenOf(citation) }) !== 'identified' || isKnown;
        });
      });
      if (where.length === 0) return [];
      told.add(about);
      const places = where.filter((region) => region !== null).join(', ');
      return [
        {
          about,
          place: file.placeOf(['holidays', date.holiday, 'cite']),
          message: `${date.id} of ${date.legalYear} is exact${places === '' ? '' : ` in ${places}`}, and nothing that it cites (${date.cite.join(', ')}) supports that date and was seen or is certain; cite what does, say of a citation how it was "seen" and what it "supports", or say under "doubt" what was not seen`,
        },
      ];
    });
  },
};
