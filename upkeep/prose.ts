/**
 * `node upkeep/prose.ts [FILE…]`: applies the rules of docs/style.md, "English", that a machine can: banned
 * constructions in documents, comments, messages and test titles; overlong sentences in documents; and
 * the subjects of the commits since the newest release. Prints each fault and exits with 1 when there is
 * one.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { bannedIn, longSentences, subjectFaults } from './prose-rules.ts';
import { codeProse, markdownProse } from './prose-texts.ts';

const FILES = [
  '*.md',
  '{docs,deploy,sources,vectors}/**/*.md',
  'packages/*/README.md',
  '{src,pipeline,packages,vectors,test,trials,bench,upkeep}/**/*.ts',
];
/** Texts that predate the rules, and those that hold the banned words on purpose. */
const LEFT_OUT =
  /(?:^|\/)node_modules\/|^CHANGELOG\.md$|^docs\/style\.md$|prose(?:-\w+)?(?:\.test)?\.ts$/;

const given = process.argv.slice(2);
const files = given.length > 0 ? given : globSync(FILES).filter((path) => !LEFT_OUT.test(path));
let faults = 0;
const tell = (place: string, fault: string): void => {
  faults++;
  console.error(`${place}: ${fault}`);
};

for (const path of files.sort()) {
  const source = readFileSync(path, 'utf8');
  const isDocument = path.endsWith('.md');
  for (const { line, text } of isDocument ? markdownProse(source) : codeProse(source)) {
    for (const fault of bannedIn(text)) tell(`${path}:${line}`, fault);
    for (const fault of isDocument ? longSentences(text) : []) tell(`${path}:${line}`, fault);
  }
}
const git = (...words: string[]): string =>
  spawnSync('git', words, { encoding: 'utf8' }).stdout ?? '';
// Older subjects predate the rules. A copy without history has none to check.
const release = git('log', '-1', '--format=%H', '--', 'artifacts').trim();
const log = release === '' ? '' : git('log', '--no-merges', '--format=%h %s', `${release}..HEAD`);
for (const entry of given.length > 0 ? [] : log.split('\n').filter(Boolean)) {
  const [commit = '', subject = ''] = entry.split(/ (.*)/);
  for (const fault of subjectFaults(subject)) tell(`commit ${commit}`, `its subject ${fault}`);
}
if (faults > 0) process.exitCode = 1;
