import { randomInt } from 'node:crypto';
import { ReportFolder } from '../src/reports/report-folder.ts';
import { readSettings } from '../src/settings/settings.ts';
import { askCommand } from './commands/ask.ts';
import { checkCommand } from './commands/check.ts';
import type { Command } from './commands/command.ts';
import { foldersBelow } from './commands/data-folders.ts';
import { diffCommand } from './commands/diff.ts';
import { announceCommand } from './commands/edit/announce.ts';
import { newCommand } from './commands/edit/new.ts';
import { sentencesCommand } from './commands/edit/sentences.ts';
import { untranslatedCommand } from './commands/edit/untranslated.ts';
import { previewCommand } from './commands/preview.ts';
import { releaseCommand } from './commands/release.ts';
import { schemaCommand } from './commands/schema.ts';
import { showCommand } from './commands/show.ts';
import { draftCommand } from './commands/upkeep/draft.ts';
import { dueCommand } from './commands/upkeep/due.ts';
import { linksCommand } from './commands/upkeep/links.ts';
import { createReportsCommand } from './commands/upkeep/reports.ts';
import { untouchedCommand } from './commands/upkeep/untouched.ts';
import { verifyCommand } from './commands/verify.ts';
import { orChoices, quote } from './read/suggest.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  announce: announceCommand,
  ask: askCommand,
  check: checkCommand,
  diff: diffCommand,
  draft: draftCommand,
  due: dueCommand,
  links: linksCommand,
  new: newCommand,
  preview: previewCommand,
  release: releaseCommand,
  reports: createReportsCommand(openReports),
  schema: schemaCommand,
  sentences: sentencesCommand,
  show: showCommand,
  untranslated: untranslatedCommand,
  untouched: untouchedCommand,
  verify: verifyCommand,
};

/** The reports that a server on the same `VAR_DIR` keeps. */
function openReports(): ReportFolder {
  const { varDir } = readSettings(process.env);
  // Only a server adds reports.
  return new ReportFolder({ varDir, drawNumber: () => randomInt(1e8), wallMillis: Date.now });
}

const MILLISECONDS_PER_DAY = 86_400_000;
const CLEAR_LINE = '\r\u001b[2K';

// The reader of the output may stop early, as in `due | head`.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(0);
});

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command === undefined) {
  const names = Object.keys(COMMANDS);
  const said = name === '' ? 'a command is missing' : `${quote(name)} is not a command`;
  process.stderr.write(`${said}${orChoices(name, names)}\n`);
  process.exitCode = 1;
} else {
  process.exitCode = await command(words, {
    folders: foldersBelow('.'),
    today: Math.floor(Date.now() / MILLISECONDS_PER_DAY),
    nowSeconds: Math.floor(Date.now() / 1_000),
    write: (text) => void process.stdout.write(text),
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    showProgress: (text) => {
      if (process.stderr.isTTY) process.stderr.write(CLEAR_LINE + text);
    },
  });
}
