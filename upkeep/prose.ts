/**
 * `node upkeep/prose.ts [FILE…]`: what a machine can find of docs/style.md, "English": constructions that
 * are banned, in documents, comments, messages and titles of tests; sentences of the documents that are
 * too long; and, of the newest commits, subjects out of form. Exits with 1 when it finds any.
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
/** What was written before the rules; and what holds the banned words on purpose. */
const LEFT_OUT =
  /(?:^|\/)node_modules\/|^CHANGELOG\.md$|^docs\/style\.md$|prose(?:-\w+)?(?:\.test)?\.ts$/;
/** How many commits are looked at: what a branch adds, and no more of the past. */
const NEWEST = 20;

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
// A copy without its history has no subjects to look at.
const log = spawnSync('git', ['log', '--no-merges', `-${NEWEST}`, '--format=%h %s'], {
  encoding: 'utf8',
});
for (const entry of given.length > 0 ? [] : (log.stdout ?? '').split('\n').filter(Boolean)) {
  const [commit, subject] = [
    entry.slice(0, entry.indexOf(' ')),
    entry.slice(entry.indexOf(' ') + 1),
  ];
  for (const fault of subjectFaults(subject)) tell(`commit ${commit}`, `its subject ${fault}`);
}
if (faults > 0) process.exitCode = 1;
