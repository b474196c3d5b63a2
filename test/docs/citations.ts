import type { TextFile } from './repository.ts';

/** What can be cited by number. */
export type Cited = 'contract' | 'decision' | 'policy';

/** One number that a text cites, as its place is named: "contract 4.2 rule 5", "policy 2". */
export interface Citation {
  readonly path: string;
  readonly line: number;
  readonly place: string;
}

/** Between two words of a citation: blanks, also where a comment goes on in the next line. */
const GAP = String.raw`(?:\s|\*|//|#)+`;
const NUMBER = String.raw`\d+(?:\.\d+)?(?!\.?\d)`;
const CITATION = new RegExp(
  String.raw`\b(contract|decisions?|polic(?:y|ies))${GAP}(${NUMBER}(?:(?:,|${GAP}and|${GAP}to)?${GAP}(?:rules?${GAP})?${NUMBER})*)`,
  'gi',
);
const WORD = new RegExp(`rules?|${NUMBER}`, 'gi');

/** Every citation in a text, in order. "4.2 rules 3, 4" is two places, and names their section. */
export function findCitations({ path, text }: TextFile): Citation[] {
  return [...text.matchAll(CITATION)].flatMap((match) => {
    const cited = kindOf(match[1] as string);
    const line = text.slice(0, match.index).split('\n').length;
    return placesOf(match[2] as string).map((place) => ({
      path,
      line,
      place: `${cited} ${place}`,
    }));
  });
}

function kindOf(word: string): Cited {
  const lower = word.toLowerCase();
  if (lower.startsWith('polic')) return 'policy';
  return lower.startsWith('decision') ? 'decision' : 'contract';
}

/** "4.2 rules 3, 4 and 4.3" is 4.2 rule 3, 4.2 rule 4, 4.3. */
function placesOf(numbers: string): string[] {
  const places: string[] = [];
  let section = '';
  let isRule = false;
  for (const [word] of numbers.matchAll(WORD)) {
    if (/^rule/i.test(word)) {
      // From here on, citing the section cites its rules.
      if (places.at(-1) === section) places.pop();
      isRule = true;
    } else if (isRule && !word.includes('.')) {
      places.push(`${section} rule ${word}`);
    } else {
      section = word;
      isRule = false;
      places.push(word);
    }
  }
  return places;
}
