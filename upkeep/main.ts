/**
 * What runs by itself on GitHub (`.github/workflows`), a step each:
 *
 * `node upkeep/main.ts comment FILE PULL`: the one comment of a pull request is what FILE says
 * `node upkeep/main.ts issue KIND TITLE FILE`: the one issue of a kind says what the lines of FILE do
 * `node upkeep/main.ts pages SITE FILE FOLDER`: the pages of the countries that FILE names, copied
 * `node upkeep/main.ts prove FOLDER SCRIPT NAME…`: `npm run SCRIPT -- NAME` for each, what it said in FOLDER
 */
import { readFileSync } from 'node:fs';
import { copyPages } from './changed-pages.ts';
import type { GitHub } from './github.ts';
import { keepComment } from './keep-comment.ts';
import { keepIssue } from './keep-issue.ts';
import { runProofs } from './run-proofs.ts';

const [step = '', ...words] = process.argv.slice(2);
const [first = '', second = '', third = ''] = words;
if (step === 'comment') {
  await keepComment(fromEnvironment(), Number(readFileSync(second, 'utf8')), textOf(first));
} else if (step === 'issue') {
  await keepIssue(fromEnvironment(), { kind: first, title: second, lines: linesOf(third) });
} else if (step === 'pages') {
  for (const folder of copyPages(first, linesOf(second), third)) console.log(folder);
} else if (step === 'prove') {
  if (!runProofs(first, second, words.slice(2))) process.exitCode = 1;
} else {
  console.error('write comment, issue, pages or prove');
  process.exitCode = 1;
}

function fromEnvironment(): GitHub {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = process.env;
  if (api === undefined || repository === undefined || token === undefined) {
    throw new Error('GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN are set by GitHub');
  }
  return { api, repository, token };
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8').trim();
}

function linesOf(file: string): string[] {
  return textOf(file)
    .split('\n')
    .filter((line) => line !== '');
}
