import type { Catalog } from './catalog.ts';
import { messageText, type Written, writtenOf } from './message.ts';

/** Sentences by group and key, as compiled. */
export type WrittenGroups = Readonly<Record<string, Readonly<Record<string, Written>>>>;

/**
 * Marks the translations of a sentence whose English has changed: "@key" keeps the translated
 * English as `source_text`. Whoever reviews the translation removes that line.
 * @param before the English of the previous run.
 */
export function marksOf(
  { locale, entries, text }: Catalog,
  english: Catalog,
  before: WrittenGroups,
): { readonly text: string; readonly changed: readonly string[] } {
  const lines = text.split('\n');
  const changed: string[] = [];
  // From the last line up, since an insertion shifts only the lines below it.
  for (const [key, { place, sourceText }] of [...entries].reverse()) {
    const base = english.entries.get(key);
    if (base === undefined || locale === english.locale) continue;
    const now = messageText(writtenOf(base.message));
    const then = sourceText ?? lastText(before, key) ?? now;
    if (then === now) continue;
    changed.unshift(key);
    if (sourceText !== null) continue;
    const line = lines[place.line - 1] ?? '';
    const isLast = !line.endsWith(',');
    const mark = `  ${JSON.stringify(`@${key}`)}: { "source_text": ${JSON.stringify(then)} }`;
    lines.splice(place.line - 1, 1, isLast ? `${line},` : line, isLast ? mark : `${mark},`);
  }
  return { text: lines.join('\n'), changed };
}

function lastText(before: WrittenGroups, key: string): string | undefined {
  const [group = '', name = ''] = key.split('.');
  const written = before[group]?.[name];
  return written === undefined ? undefined : messageText(written);
}
