import { ask, findMarked, type GitHub, type Posted } from './github.ts';

/** Identifies our comment; GitHub does not show it. */
const MARK = '<!-- redletter: diff -->';
/** GitHub takes 65,536 characters. */
const LENGTH_MAX = 60_000;

/** Writes or updates the one comment of a pull request that describes its changes. */
export async function keepComment(github: GitHub, pull: number, text: string): Promise<void> {
  const body = `${MARK}\n${shortened(text)}`;
  const comment = await findMarked<Posted>(github, `issues/${pull}/comments`, MARK);
  if (comment === null) await ask(github, 'POST', `issues/${pull}/comments`, { body });
  else if (comment.body !== body) {
    await ask(github, 'PATCH', `issues/comments/${comment.id}`, { body });
  }
}

/** Cut at the end of a line, so that no table row is broken. */
function shortened(text: string): string {
  if (text.length <= LENGTH_MAX) return text;
  const end = text.lastIndexOf('\n', LENGTH_MAX);
  return `${text.slice(0, end)}\n\nThe rest is in the artifact "diff" of the workflow "Comment".`;
}
