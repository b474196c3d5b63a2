import type { ReferencePage } from './blocks.ts';
import { changesPage } from './pages/changes-page.ts';
import type { ReferenceContext } from './pages/context.ts';
import { countingPage } from './pages/counting-page.ts';
import { errorsPage } from './pages/errors-page.ts';
import { limitsPage } from './pages/limits-page.ts';
import { mcpPage } from './pages/mcp-page.ts';
import { overviewPage } from './pages/overview-page.ts';

/** Every page of the reference, in the order of its navigation. */
export function referencePages(context: ReferenceContext): readonly ReferencePage[] {
  return [
    overviewPage(context),
    errorsPage(context),
    limitsPage(context),
    countingPage(context),
    mcpPage(context),
    changesPage(),
  ];
}
