import type { APIRoute } from 'astro';
import { RELEASE_SCHEMAS } from '../../../site/data/release-schemas.ts';
import { jsonReply } from '../../_file.ts';

export const getStaticPaths = () =>
  Object.entries(RELEASE_SCHEMAS).map(([name, schema]) => ({
    params: { name },
    props: { schema },
  }));

/** The form of a release's files, as JSON Schema. */
export const GET: APIRoute<{ schema: object }> = ({ props: { schema } }) =>
  jsonReply(schema, 'application/schema+json');
