import type { ReferencePage } from './blocks.ts';
import type { ReferenceContext } from './pages/context.ts';
import { pageValues } from './pages/page-values.ts';
import { readPage } from './pages/read-page.ts';

/**
 * The pages in the order of the navigation: first those for callers, then the one for operators.
 */
const SLUGS = [
  ...['', 'errors', 'limits', 'retries', 'counting', 'mcp', 'packages', 'changes', 'questions'],
  'operators',
];

/** Every page of the reference. */
export function referencePages(context: ReferenceContext): readonly ReferencePage[] {
  const values = pageValues(context);
  return SLUGS.map((slug) => readPage(slug, values));
}
