/** What a step needs to act on GitHub; all of it is passed in. */
export interface GitHub {
  /** https://api.github.com, or a substitute. */
  readonly api: string;
  /** "owner/name". */
  readonly repository: string;
  readonly token: string;
}

/** The fields we read of a comment or an issue. */
export interface Posted {
  readonly id: number;
  readonly body: string | null;
  readonly user: { readonly login: string } | null;
}

/** The author of whatever a workflow's token writes. Nobody can register a name with brackets. */
const OURSELVES = 'github-actions[bot]';

/** Entries a page, at most. */
const PAGE = 100;

/** @throws Error when GitHub refuses or fails. */
export async function ask(
  { api, repository, token }: GitHub,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`GitHub answers ${response.status} to ${method} ${path}`);
  return await response.json();
}

/** The first entry of a list that is ours and begins with a marker; null when there is none. */
export async function findMarked<T extends Posted>(
  github: GitHub,
  path: string,
  mark: string,
): Promise<T | null> {
  const separator = path.includes('?') ? '&' : '?';
  for (let page = 1; ; page += 1) {
    const asked = `${path}${separator}per_page=${PAGE}&page=${page}`;
    const entries = (await ask(github, 'GET', asked)) as T[];
    const found = entries.find(
      ({ body, user }) => user?.login === OURSELVES && body?.startsWith(mark) === true,
    );
    if (found !== undefined || entries.length < PAGE) return found ?? null;
  }
}
