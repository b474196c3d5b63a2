/**
 * The steps of the workflows in `.github/workflows`:
 * `node upkeep/main.ts pull EVENT`: number and commit of the pull request whose check has ended
 * `node upkeep/main.ts comment FILE PULL`: makes FILE the one comment of a pull request
 * `node upkeep/main.ts issue KIND TITLE FILE`: makes the lines of FILE the one issue of a kind
 * `node upkeep/main.ts pages ORIGIN FILE FOLDER`: saves the pages of the countries in FILE, from
 * a server at ORIGIN
 * `node upkeep/main.ts prove FOLDER SCRIPT NAME…`: runs `npm run SCRIPT -- NAME` for each name,
 * with the output in FOLDER
 */
import { readFileSync } from 'node:fs';
import { keepPages } from './changed-pages.ts';
import { findPull } from './find-pull.ts';
import type { GitHub } from './github.ts';
import { keepComment } from './keep-comment.ts';
import { keepIssue } from './keep-issue.ts';
import { runProofs } from './run-proofs.ts';

const [step = '', ...words] = process.argv.slice(2);
const [first = '', second = '', third = ''] = words;
if (step === 'comment') {
  await keepComment(fromEnvironment(), Number(second), textOf(first));
} else if (step === 'pull') {
  const pull = await findPull(fromEnvironment(), JSON.parse(readFileSync(first, 'utf8')));
  // In GitHub's format for the outputs of a step.
  if (pull !== null) console.log(`number=${pull.number}\nsha=${pull.sha}`);
} else if (step === 'issue') {
  await keepIssue(fromEnvironment(), { kind: first, title: second, lines: linesOf(third) });
} else if (step === 'pages') {
  for (const line of await keepPages(first, linesOf(second), third)) console.log(line);
} else if (step === 'prove') {
  if (!runProofs(first, second, words.slice(2))) process.exitCode = 1;
} else {
  console.error('write comment, issue, pages, prove or pull');
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
