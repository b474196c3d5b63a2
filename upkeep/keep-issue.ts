import { ask, findMarked, type GitHub, type Posted } from './github.ts';

/** What an issue says as long as there is something to say. */
export interface Report {
  /** Names the issue for ever: "links". */
  readonly kind: string;
  readonly title: string;
  /** What was found, one line each; empty when all is well. */
  readonly lines: readonly string[];
}

interface Issue extends Posted {
  readonly number: number;
}

const LINES_MAX = 300;

/** Opens the issue of a kind of finding, brings it up to date, or closes it when nothing is left. */
export async function keepIssue(github: GitHub, { kind, title, lines }: Report): Promise<void> {
  const mark = `<!-- redletter: ${kind} -->`;
  const issue = await findMarked<Issue>(github, 'issues?state=open', mark);
  if (lines.length === 0) {
    if (issue !== null) await ask(github, 'PATCH', `issues/${issue.number}`, { state: 'closed' });
    return;
  }
  const shown = lines.slice(0, LINES_MAX);
  const more = lines.length - shown.length;
  const body = [
    mark,
    ...shown.map((line) => `- \`${line.replaceAll('`', "'")}\``),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n');
  if (issue === null) await ask(github, 'POST', 'issues', { title, body });
  else if (issue.body !== body) {
    await ask(github, 'PATCH', `issues/${issue.number}`, { title, body });
  }
}
