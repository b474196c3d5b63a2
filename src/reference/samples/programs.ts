import { readFileSync } from 'node:fs';

export type Language = 'curl' | 'JavaScript' | 'Python' | 'Go' | 'Java' | 'C#' | 'PHP';

/** A whole program of a page. */
export interface Program {
  readonly language: Language;
  readonly code: string;
}

const FENCE = /^```\w+ (.+)\n([\s\S]*?)\n```$/gm;

/**
 * One program in each language, from a Markdown file of this folder, with an address for `{{url}}`.
 * @param url made of characters that need no escape in a string.
 */
export function readPrograms(name: 'ask' | 'retry', url: string): Program[] {
  // Read from the working folder, because in a build this module is part of another file.
  const text = readFileSync(`src/reference/samples/${name}.md`, 'utf8').replaceAll('{{url}}', url);
  const fences = text.matchAll(FENCE).map(([, language, code = '']) => ({ language, code }));
  return [...fences] as Program[];
}
