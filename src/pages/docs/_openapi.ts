import { createOpenApiDocument } from '../../reference/openapi/document.ts';
import { openReference } from './_reference.ts';

/** The OpenAPI document of the service, in the form that `write` gives it. */
export async function openApiReply(
  site: URL | undefined,
  write: (document: object) => object = (document) => document,
): Promise<Response> {
  const siteUrl = String(site).replace(/\/$/, '');
  const document = createOpenApiDocument({ siteUrl, ...(await openReference()) });
  return new Response(`${JSON.stringify(write(document))}\n`, {
    headers: { 'Content-Type': 'application/json' },
  });
}
