import { checkCommand } from './commands/check.ts';
import { foldersBelow } from './commands/data-folders.ts';
import { releaseCommand } from './commands/release.ts';
import { showCommand } from './commands/show.ts';

const COMMANDS = { check: checkCommand, release: releaseCommand, show: showCommand } as const;

const [name = '', ...words] = process.argv.slice(2);
if (Object.hasOwn(COMMANDS, name)) {
  const command = COMMANDS[name as keyof typeof COMMANDS];
  process.exitCode = command(words, {
    folders: foldersBelow('.'),
    today: Math.floor(Date.now() / 86_400_000),
    print: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
    showProgress: (text) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`);
    },
  });
} else {
  process.stderr.write(
    `${name === '' ? 'a command is missing' : `unknown command "${name}"`}; write: npm run data -- ${Object.keys(COMMANDS).join(' | ')}\n`,
  );
  process.exitCode = 1;
}
