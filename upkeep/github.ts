/** What a step may do on GitHub; all of it is passed in. */
export interface GitHub {
  /** https://api.github.com, or what stands for it. */
  readonly api: string;
  /** "owner/name". */
  readonly repository: string;
  readonly token: string;
}

/** A comment or an issue, as far as we read it. */
export interface Posted {
  readonly id: number;
  readonly body: string | null;
  readonly user: { readonly login: string } | null;
}

/** Who writes with the token of a workflow. Nobody can register a name with brackets. */
const OURSELVES = 'github-actions[bot]';

/** GitHub gives at most so many entries a page. */
const PAGE = 100;

/** @throws Error when GitHub does not do it. */
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

/** The first entry of a list that we wrote and that begins with a mark; null when none does. */
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
