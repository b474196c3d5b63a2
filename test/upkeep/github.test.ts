import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPull } from '../../upkeep/find-pull.ts';
import type { GitHub } from '../../upkeep/github.ts';
import { keepComment } from '../../upkeep/keep-comment.ts';
import { keepIssue } from '../../upkeep/keep-issue.ts';

interface Entry {
  id: number;
  number: number;
  title: string;
  body: string;
  state: string;
  user: { login: string };
}

const OURSELVES = { login: 'github-actions[bot]' };

/** A small GitHub: comments of pull request 7 and issues, in memory, and the requests it got. */
async function smallGitHub(): Promise<{ github: GitHub; entries: Entry[]; asked: string[] }> {
  const entries: Entry[] = [];
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = (request.url ?? '').replace('/repos/o/r/', '');
    asked.push(`${request.method} ${path.replace(/[?&]per_page=100/u, '')}`);
    if (request.headers.authorization !== 'Bearer t') {
      response.writeHead(401).end('{}');
      return;
    }
    const given = chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString());
    const page = Number(/[?&]page=(\d+)/u.exec(path)?.[1] ?? 1);
    let reply: unknown = entries
      .filter(({ state }) => state === 'open')
      .slice((page - 1) * 100, page * 100);
    if (request.method === 'POST') {
      const id = entries.length + 1;
      entries.push({ id, number: id, title: '', state: 'open', user: OURSELVES, ...given });
      reply = entries.at(-1);
    } else if (request.method === 'PATCH') {
      const entry = entries.find(({ id }) => path.endsWith(`/${id}`));
      reply = Object.assign(entry ?? {}, given);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { github: { api, repository: 'o/r', token: 't' }, entries, asked };
}

describe('the comment of a pull request', () => {
  it('is written once, updated, and left alone when nothing changes', async () => {
    const { github, entries, asked } = await smallGitHub();
    await keepComment(github, 7, '# One');
    await keepComment(github, 7, '# Two');
    await keepComment(github, 7, '# Two');
    expect(entries.map(({ body }) => body)).toEqual(['<!-- redletter: diff -->\n# Two']);
    expect(asked.map((line) => line.replace(/[?&]page=1$/u, ''))).toEqual([
      'GET issues/7/comments',
      'POST issues/7/comments',
      'GET issues/7/comments',
      'PATCH issues/comments/1',
      'GET issues/7/comments',
    ]);
  });

  it('is never somebody else’s, nor one of ours that only quotes the mark', async () => {
    const { github, entries } = await smallGitHub();
    const theirs = { title: '', state: 'open', body: '<!-- redletter: diff -->\nMine.' };
    entries.push({ ...theirs, id: 1, number: 1, user: { login: 'mallory' } });
    entries.push({ ...theirs, id: 2, number: 2, body: `> ${theirs.body}`, user: OURSELVES });
    await keepComment(github, 7, 'One');
    expect(entries.map(({ body }) => body)).toEqual([
      theirs.body,
      `> ${theirs.body}`,
      '<!-- redletter: diff -->\nOne',
    ]);
  });

  it('is found behind a hundred others', async () => {
    const { github, entries } = await smallGitHub();
    for (let id = 1; id <= 130; id += 1) {
      entries.push({ id, number: id, title: '', body: 'So.', state: 'open', user: OURSELVES });
    }
    await keepComment(github, 7, 'One');
    await keepComment(github, 7, 'Two');
    expect(entries).toHaveLength(131);
    expect(entries.at(-1)?.body).toContain('Two');
  });

  it('is cut at the end of a line when GitHub would not take it', async () => {
    const { github, entries } = await smallGitHub();
    await keepComment(github, 7, `${'a row of a table\n'.repeat(5_000)}the end`);
    const body = entries[0]?.body ?? '';
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(
      /a row of a table\n\nThe rest is in the artifact "diff" of the workflow "Comment"\.$/u,
    );
  });

  it('is no secret: a refused token stops the step', async () => {
    const { github } = await smallGitHub();
    await expect(keepComment({ ...github, token: 'x' }, 7, 'One')).rejects.toThrow(
      'GitHub answers 401 to GET issues/7/comments',
    );
  });
});

describe('the issue of a kind of finding', () => {
  const report = (...lines: string[]) => ({ kind: 'links', title: 'Links', lines });

  it('is opened, updated, and closed when nothing is left', async () => {
    const { github, entries, asked } = await smallGitHub();
    await keepIssue(github, report());
    expect(entries).toEqual([]);
    await keepIssue(github, report('a `b`'));
    await keepIssue(github, { ...report('other'), kind: 'due' });
    await keepIssue(github, report('a `b`', 'c'));
    await keepIssue(github, report('a `b`', 'c'));
    expect(entries.map(({ title, body }) => [title, body])).toEqual([
      ['Links', "<!-- redletter: links -->\n- `a 'b'`\n- `c`"],
      ['Links', '<!-- redletter: due -->\n- `other`'],
    ]);
    await keepIssue(github, report());
    expect(entries.map(({ state }) => state)).toEqual(['closed', 'open']);
    expect(asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(2);
  });

  it('says how many more there are', async () => {
    const { github, entries } = await smallGitHub();
    await keepIssue(github, report(...Array.from({ length: 302 }, (_, index) => `line ${index}`)));
    expect(entries[0]?.body.split('\n').at(-1)).toBe('- and 2 more');
  });
});

describe('the pull request of a check', () => {
  const SHA = 'a'.repeat(40);
  const ended = (sha: string) => ({
    workflow_run: {
      head_sha: sha,
      head_branch: 'dates&state=all',
      head_repository: { owner: { login: 'mallory' } },
    },
    repository: { default_branch: 'main' },
  });

  it('is the open one to the main branch with the commit that was checked', async () => {
    const { github, entries, asked } = await smallGitHub();
    const pull = { title: '', body: '', state: 'open', user: OURSELVES };
    const heads = [{ head: { sha: 'b'.repeat(40) } }, { head: { sha: SHA } }];
    for (const [index, head] of heads.entries()) {
      entries.push({ ...pull, ...head, id: index + 1, number: index + 7 });
    }
    expect(await findPull(github, ended(SHA))).toEqual({ number: 8, sha: SHA });
    expect(asked).toEqual(['GET pulls?state=open&base=main&head=mallory%3Adates%26state%3Dall']);
    expect(await findPull(github, ended('c'.repeat(40)))).toBe(null);
  });

  it('is missing when the fork is gone', async () => {
    const { github, asked } = await smallGitHub();
    const { workflow_run, repository } = ended(SHA);
    const gone = { workflow_run: { ...workflow_run, head_repository: null }, repository };
    expect(await findPull(github, gone)).toBe(null);
    expect(asked).toEqual([]);
  });
});
