import { ask, type GitHub } from './github.ts';

/** The fields we read of GitHub's event for a finished workflow (`workflow_run`). */
interface Ended {
  readonly workflow_run: {
    readonly head_sha: string;
    readonly head_branch: string;
    /** Null when the fork is gone. */
    readonly head_repository: { readonly owner: { readonly login: string } } | null;
  };
  readonly repository: { readonly default_branch: string };
}

interface Pull {
  readonly number: number;
  readonly head: { readonly sha: string };
}

/**
 * The pull request for which a check ran, from the event alone: GitHub wrote it, and nothing that
 * the check stored can name another one. For the branch of a fork the event has no number.
 * @returns null when the pull request is closed, has a newer commit, or does not target the main
 * branch.
 */
export async function findPull(
  github: GitHub,
  { workflow_run: run, repository }: Ended,
): Promise<{ readonly number: number; readonly sha: string } | null> {
  if (run.head_repository === null) return null;
  const query = new URLSearchParams({
    state: 'open',
    base: repository.default_branch,
    head: `${run.head_repository.owner.login}:${run.head_branch}`,
  });
  const pulls = (await ask(github, 'GET', `pulls?${query}`)) as Pull[];
  const pull = pulls.find(({ head }) => head.sha === run.head_sha);
  return pull === undefined ? null : { number: pull.number, sha: run.head_sha };
}
