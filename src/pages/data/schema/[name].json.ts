import type { APIRoute } from 'astro';
import { RELEASE_SCHEMAS } from '../../../site/data/release-schemas.ts';

export const getStaticPaths = () =>
  Object.entries(RELEASE_SCHEMAS).map(([name, schema]) => ({
    params: { name },
    props: { schema },
  }));

/** The form of a release's files, as JSON Schema. */
export const GET: APIRoute<{ schema: object }> = ({ props: { schema } }) =>
  new Response(`${JSON.stringify(schema, null, 2)}\n`, {
    headers: { 'Content-Type': 'application/schema+json' },
  });
