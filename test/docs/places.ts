import type { TextFile } from './repository.ts';

const DECISION_PAGE = /^docs\/decisions\/(\d\d)-[a-z0-9-]+\.md$/;

/** Every place that can be cited, as citations name it. */
export function citablePlaces(files: readonly TextFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ path, text }) => {
      if (path === 'docs/contract.md') return contractPlaces(text);
      if (path === 'docs/data-policy.md') return policyPlaces(text);
      return decisionPlaces(path, text);
    }),
  );
}

/** Sections by the number in their heading; in a section, the numbered rules. */
function contractPlaces(text: string): string[] {
  const places: string[] = [];
  let section = '';
  for (const line of text.split('\n')) {
    const heading = /^#{2,3} (\d+(?:\.\d+)?)\.? \S/.exec(line)?.[1];
    const rule = /^(\d+)\. \S/.exec(line)?.[1];
    if (heading !== undefined) {
      section = heading;
      places.push(`contract ${section}`);
    } else if (rule !== undefined) {
      places.push(`contract ${section} rule ${rule}`);
    }
  }
  return places;
}

function policyPlaces(text: string): string[] {
  return [...text.matchAll(/^## Policy (\d+)$/gm)].map((match) => `policy ${match[1]}`);
}

/** A page whose name and first line say the same number; of the list, the numbers it forwards. */
function decisionPlaces(path: string, text: string): string[] {
  if (path === 'docs/decisions/README.md') {
    return [...text.matchAll(/^\| (\d+) \| \[/gm)].map((match) => `forwarded ${match[1]}`);
  }
  const number = Number(DECISION_PAGE.exec(path)?.[1]);
  return text.startsWith(`# Decision ${number}: `) ? [`decision ${number}`] : [];
}
