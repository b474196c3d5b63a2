import { answerInAstro } from './_lane.ts';

export const prerender = false;
/** Any other path under /v1: `not_found`, in the form of every error. */
export const ALL = answerInAstro;
