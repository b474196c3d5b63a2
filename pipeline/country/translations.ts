import { z } from 'zod';
import type { Translation } from '../../src/artifact/words/translation.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import type { Folder } from '../read/folder.ts';
import { readText } from '../read/read-text.ts';
import { readYaml } from '../read/read-yaml.ts';
import type { YamlTree } from '../read/yaml-tree.ts';
import { shownName, shownText } from '../values/shown-text.ts';
import { strictShape } from '../values/strict-shape.ts';
import { listOfDifferent } from '../values/values.ts';
import { diagnosticsOf } from '../values/zod-diagnostics.ts';

/** Translations of the sources: `texts/de.json`. */
export const SOURCE_TEXTS = /^texts\/(?<language>[a-z]{2}(?:-[A-Z]{2})?)\.json$/;

const translationSource = strictShape({
  days: z.record(z.string(), shownName).default({}),
  sought: z.record(z.string(), listOfDifferent(shownName)).default({}),
  regions: z.record(z.string(), shownName).default({}),
  texts: z.record(z.string(), z.record(z.string(), shownText.nullable())).default({}),
});

/** A translation file that was read. */
export interface TranslationFile {
  readonly translation: Translation;
  readonly tree: YamlTree;
}

/** Reads `texts`, sorted by language; a file with an error is left out. */
export function readTranslations(sources: Folder): {
  readonly files: readonly TranslationFile[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const read = (sources.names ?? []).flatMap((name) => {
    const language = SOURCE_TEXTS.exec(name)?.groups?.language;
    return language === undefined ? [] : [readTranslation(sources, name, language)];
  });
  return {
    files: read.flatMap(({ file }) => file ?? []),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
  };
}

interface ReadTranslation {
  readonly file: TranslationFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

function readTranslation(sources: Folder, name: string, language: string): ReadTranslation {
  const refuse = (diagnostics: readonly Diagnostic[]) => ({ file: null, diagnostics });
  const { text, diagnostics } = readText(sources, name);
  if (text === null) return refuse(diagnostics);
  const shownAs = `${sources.shownAs}/${name}`;
  // JSON is YAML, so each part has its place, and a duplicate key is reported.
  const { tree, diagnostics: mistakes } = readYaml(text, shownAs);
  if (tree === null) return refuse(mistakes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const message = 'the file is not JSON; look for a comma too many, or a missing quote';
    return refuse([error({ file: shownAs, line: 1, column: 1 }, 'syntax', message)]);
  }
  const parsed = translationSource.safeParse(value, { reportInput: true });
  if (!parsed.success) return refuse(diagnosticsOf(parsed.error.issues, tree));
  return {
    file: { translation: { schema_version: 1, language, ...parsed.data }, tree },
    diagnostics: [],
  };
}
