import type { Place } from '../read/diagnostic.ts';
import type { Answer } from './ask-address.ts';

/** An address that a source names. */
export interface Link {
  readonly url: string;
  readonly place: Place;
}

/** A link that is gone or has moved. */
export interface LinkFinding extends Link {
  /** "gone (404)", or "moved to https://…". */
  readonly what: string;
}

const HOSTS_AT_ONCE = 8;

/**
 * Requests every address once, several hosts at a time and one address a host at a time.
 * @returns findings in the order of the links, and how many hosts refuse programs.
 */
export async function checkLinks(
  links: readonly Link[],
  ask: (url: string) => Promise<Answer>,
): Promise<{ findings: LinkFinding[]; refused: number }> {
  const byHost = Map.groupBy(new Set(links.map(({ url }) => url)), (url) => new URL(url).host);
  const answers = new Map<string, Answer>();
  const hosts = [...byHost.values()];
  const askNext = async (): Promise<void> => {
    for (let urls = hosts.shift(); urls !== undefined; urls = hosts.shift()) {
      for (const url of urls) answers.set(url, await askTwice(url, ask));
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, askNext));
  const findings = links.flatMap((link): LinkFinding[] => {
    const what = wordsOf(answers.get(link.url));
    return what === null ? [] : [{ ...link, what }];
  });
  const refused = [...answers.values()].filter(({ kind }) => kind === 'refused').length;
  return { findings, refused };
}

/** A missing address is requested again: networks fail temporarily. */
async function askTwice(url: string, ask: (url: string) => Promise<Answer>): Promise<Answer> {
  const answer = await ask(url);
  return answer.kind === 'gone' ? await ask(url) : answer;
}

function wordsOf(answer: Answer | undefined): string | null {
  if (answer?.kind === 'gone') return `gone (${answer.why})`;
  return answer?.kind === 'there' && answer.moved !== null ? `moved to ${answer.moved}` : null;
}
