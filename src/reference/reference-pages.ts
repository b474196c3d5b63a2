import type { ReferencePage } from './blocks.ts';
import { changesPage } from './pages/changes-page.ts';
import type { ReferenceContext } from './pages/context.ts';
import { countingPage } from './pages/counting-page.ts';
import { errorsPage } from './pages/errors-page.ts';
import { limitsPage } from './pages/limits-page.ts';
import { mcpPage } from './pages/mcp-page.ts';
import { operatorsPage } from './pages/operators-page.ts';
import { overviewPage } from './pages/overview-page.ts';
import { packagesPage } from './pages/packages-page.ts';
import { questionsPage } from './pages/questions-page.ts';
import { retriesPage } from './pages/retries-page.ts';

/** Every page of the reference, in the order of its navigation: those for callers, then the one for operators. */
export function referencePages(context: ReferenceContext): readonly ReferencePage[] {
  return [
    overviewPage(context),
    errorsPage(context),
    limitsPage(context),
    retriesPage(context),
    countingPage(context),
    mcpPage(context),
    packagesPage(context),
    changesPage(),
    questionsPage(context),
    operatorsPage(),
  ];
}
