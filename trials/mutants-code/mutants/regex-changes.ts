/** Parts of a regular expression and their replacements, outside of classes. */
const SWAPPED: Readonly<Record<string, string>> = {
  '^': '',
  $: '',
  '+': '*',
  '*': '+',
  '\\d': '\\D',
  '\\s': '\\S',
  '\\w': '\\W',
  '\\b': '',
};

const PART = /\\.|\[\^?|\]|\(\?<?[=!:]?|\{\d+(?:,\d*)?\}|[\s\S]/gu;

/** A regular expression, as written in code, with one part changed in each possible way. */
export function regexChanges(literal: string): string[] {
  const end = literal.lastIndexOf('/');
  const source = literal.slice(1, end);
  const flags = literal.slice(end + 1);
  const changed: string[] = [];
  let inClass = false;
  for (const { 0: part, index } of source.matchAll(PART)) {
    const opens: boolean = part.startsWith('[') && !inClass;
    const other = opens ? (part === '[' ? '[^' : '[') : otherPart(part, inClass);
    if (other !== undefined) {
      changed.push(source.slice(0, index) + other + source.slice(index + part.length));
    }
    inClass = opens || (inClass && part !== ']');
  }
  const sources = changed.map((each) => `/${each}/${flags}`);
  return flags.includes('i') ? [...sources, `/${source}/${flags.replace('i', '')}`] : sources;
}

function otherPart(part: string, inClass: boolean): string | undefined {
  if (inClass && !part.startsWith('\\')) return undefined;
  if (part.startsWith('{')) return '{1}';
  return SWAPPED[part];
}
