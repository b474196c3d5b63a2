import { z } from 'zod';
import { manifestSchema } from '../../artifact/manifest.ts';
import { rulesFileSchema } from '../../artifact/rules/rule-schema.ts';
import {
  changesFileSchema,
  countryArtifactSchema,
  secondOpinionFileSchema,
} from '../../artifact/schema.ts';
import { translationSchema } from '../../artifact/words/translation.ts';

/** The forms of a release's files as JSON Schema 2020-12. Contract 19.3. */
export const RELEASE_SCHEMAS = {
  manifest: described(manifestSchema, 'The manifest of a release: its files, and those before it'),
  country: described(countryArtifactSchema, 'A country in a release: its calendars for all years'),
  changes: described(changesFileSchema, 'What a release changed'),
  'second-opinion': described(secondOpinionFileSchema, 'Where another calendar disagrees'),
  rules: described(rulesFileSchema, 'Rules of terms, each setting with the words that say it'),
  texts: described(translationSchema, 'What a language calls what a release says in English'),
} as const;

function described(schema: z.ZodType, title: string): object {
  return { title, ...z.toJSONSchema(schema, { io: 'input' }) };
}
