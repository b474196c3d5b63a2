import type { Speech } from '../languages/speech.ts';
import { longestOf, type Proposal } from './plan-page.ts';

/**
 * Compares two ways to spend leave: their figures, which has more days off, and which more in a row.
 * @param one and `two`: names in an address; the first two ways where they name none, or the same.
 */
export function pairPlans(
  proposals: readonly Proposal[],
  one: string | null,
  two: string | null,
  speech: Speech,
) {
  const asked = [one, two].flatMap((way) => proposals.find((each) => each.way === way) ?? []);
  const [first, second] = (new Set(asked).size === 2 ? asked : proposals) as [Proposal, Proposal];
  const { plan } = speech.t;
  return {
    sides: [first, second].map((proposal) => ({ proposal, figures: figuresOf(proposal, speech) })),
    sentences: [
      lead(({ plan: { daysOff } }) => daysOff, plan.moreOff, plan.sameOff),
      lead(({ breaks }) => longestOf(breaks), plan.longer, plan.sameRow),
    ],
  };

  function lead(
    figure: (proposal: Proposal) => number,
    more: typeof plan.moreOff,
    same: string,
  ): string {
    const difference = figure(first) - figure(second);
    if (difference === 0) return same;
    const { name } = difference > 0 ? first : second;
    return speech.say(more, { plan: name, n: Math.abs(difference) });
  }
}

function figuresOf({ plan, breaks }: Proposal, { t, say }: Speech): string {
  return say(t.plan.figures, {
    leave: say(t.plan.leave, { n: plan.leaveDays }),
    off: say(t.plan.daysOff, { n: plan.daysOff }),
    longest: say(t.plan.daysOff, { n: longestOf(breaks) }),
  });
}
