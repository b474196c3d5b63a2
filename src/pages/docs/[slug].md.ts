import type { APIRoute, GetStaticPaths } from 'astro';
import { type ReferencePage, twinPath } from '../../reference/blocks.ts';
import { openPages, twinOf } from './_reference.ts';

export const getStaticPaths = (async () =>
  (await openPages())
    .filter(({ slug }) => twinPath(slug).startsWith('/docs/'))
    .map((page) => ({ params: { slug: page.slug }, props: { page } }))) satisfies GetStaticPaths;

/** The Markdown twin of a page of the reference. */
export const GET: APIRoute<{ page: ReferencePage }> = ({ props }) => twinOf(props.page);
