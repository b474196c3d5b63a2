import { ask, findMarked, type GitHub, type Posted } from './github.ts';

/** The text of an issue while there are findings. */
export interface Report {
  /** The permanent name of the issue: "links". */
  readonly kind: string;
  readonly title: string;
  /** The findings, one line each; empty when there are none. */
  readonly lines: readonly string[];
}

interface Issue extends Posted {
  readonly number: number;
}

const LINES_MAX = 300;

/** Opens or updates the issue of a kind of finding, or closes it when nothing is left. */
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
