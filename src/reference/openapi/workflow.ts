import { INTERFACE_VERSION } from '../../api/endpoints/endpoint-table.ts';
import workflow from './workflow.json' with { type: 'json' };

/** An Arazzo workflow to run against an instance: it checks that count(d, add(d, n)) = n. */
export function createWorkflow(openApiUrl: string): object {
  return {
    ...workflow,
    info: { ...workflow.info, version: INTERFACE_VERSION },
    sourceDescriptions: workflow.sourceDescriptions.map((each) => ({ ...each, url: openApiUrl })),
  };
}
