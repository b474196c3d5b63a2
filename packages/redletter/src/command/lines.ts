/** The output for a line, and whether that is an answer. */
export interface Answered {
  readonly text: string;
  readonly isAnswer: boolean;
}

/** Answers a line; returns null for a heading, which asks nothing. */
export type Answerer = (line: string, number: number) => Answered | null;

/** A longer line is not a question, and is not kept. */
const LINE_LENGTH_MAX = 10_000;
const TOO_LONG: Answered = { text: 'line_too_long', isAnswer: false };

/**
 * Answers standard input line by line on standard output, in order. It keeps only the lines of
 * one read: memory does not grow with the input.
 * @returns the exit code: 1 when a line had no answer.
 */
export async function answerLines(answer: Answerer): Promise<number> {
  let rest = '';
  let isSkipping = false;
  let lines = 0;
  let refused = 0;
  const say = (answered: Answered | null): string => {
    if (answered === null) return '';
    if (!answered.isAnswer) refused += 1;
    return `${answered.text}\n`;
  };
  const take = (line: string): string => {
    lines += 1;
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    return say(text.length > LINE_LENGTH_MAX ? TOO_LONG : answer(text, lines));
  };
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    const text = rest + chunk;
    let out = '';
    let start = 0;
    try {
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
        // This is the end of an overlong line, whose error is already written.
        if (isSkipping) isSkipping = false;
        else out += take(text.slice(start, end));
        start = end + 1;
      }
    } catch (fault) {
      // An error of this program, not of a line: earlier answers are not lost.
      await write(out);
      throw fault;
    }
    rest = isSkipping ? '' : text.slice(start);
    if (rest.length > LINE_LENGTH_MAX) {
      out += take(rest);
      rest = '';
      isSkipping = true;
    }
    await write(out);
  }
  if (rest !== '') await write(take(rest));
  if (refused > 0) process.stderr.write(`redletter: ${refused} of ${lines} lines have no answer\n`);
  return refused > 0 ? 1 : 0;
}

/** Waits for a slower reader. */
async function write(text: string): Promise<void> {
  if (text === '' || process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once('drain', resolve));
}
