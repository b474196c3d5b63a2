import { createApp } from 'astro/app/entrypoint';

/** Astro's application for the pages of a build. A page that fails halfway fails whole. */
const app = createApp({ streaming: false });

export type RenderPage = (request: Request) => Promise<Response>;

export const renderPage: RenderPage = (request) => app.render(request);
