import type { APIRoute, GetStaticPaths } from 'astro';
import { alternatePath, type ReferencePage } from '../../reference/blocks.ts';
import { openPages, twinOf } from './_reference.ts';

export const getStaticPaths = (async () =>
  (await openPages())
    .filter(({ slug }) => alternatePath(slug).startsWith('/docs/'))
    .map((page) => ({ params: { slug: page.slug }, props: { page } }))) satisfies GetStaticPaths;

/** The Markdown alternate of a page of the reference. */
export const GET: APIRoute<{ page: ReferencePage }> = ({ props }) => twinOf(props.page);
