import { answerInAstro } from './_lane.ts';

export const prerender = false;
/** Every method: that only GET and HEAD are answered is a rule of the contract. */
export const ALL = answerInAstro;
