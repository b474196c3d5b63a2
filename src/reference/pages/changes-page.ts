import { LAST_YEAR } from '../../calendar/supported-range.ts';
import { list, type ReferencePage, section, text } from '../blocks.ts';

/** `/docs/changes/`: what a client may rely on, and what has changed. */
export function changesPage(): ReferencePage {
  return {
    slug: 'changes',
    title: 'Stability and changes',
    description: 'What the API promises to keep, how it would be retired, and its changelog.',
    lead: 'Code that works today keeps working. Dates change when the law does, and each change is announced.',
    sections: [
      section('promise', 'What we keep', [
        list(
          'Under `/v1`, no path, parameter, field or error code is removed, renamed or given another meaning.',
          'A new field, optional parameter or error code comes with a new minor version, announced here first. Ignore fields and codes that you do not know.',
          'The wording of messages, the order of headers and white space may change at any time.',
          'Anything incompatible gets a new prefix; `/v1` stays beside it.',
        ),
      ]),
      section('deprecation', 'How an endpoint would be retired', [
        text(
          'For at least 12 months before anything under `/v1` stops, replies carry `Deprecation`, `Sunset` and a link to the replacement, and this page says so. Nothing is deprecated now.',
        ),
      ]),
      section('data', 'When dates change', [
        text(
          'A law is passed, a moon is sighted: holidays change without a new version of the interface. Every data release has a version, in `X-Data-Version`, and [lists its changes](/data/). To keep an answer, [pin its release](/docs/#pin).',
        ),
        list(
          'To hear of changes, read a feed: [/data/changes.atom](/data/changes.atom) for all, or one country’s, such as [the United States](/data/us/changes.atom). Poll once a day with `If-None-Match`. There are no webhooks.',
          'For programs: [/data/releases.json](/data/releases.json) lists the releases, newest first, with their hashes; `changes.json` of each lists its changes.',
          'An `estimated` date may move until its authority has announced it: [the dates we wait for](/data/watch/). The release that settles one says so; ask again then for answers that passed over it.',
          'During a roll-out to several servers, answers may come from two releases in turn for a short time. `X-Data-Version` tells which; pin a release where all answers must agree.',
          `**${LAST_YEAR + 1}** follows once its laws and lists exist, with a release and a minor version announced here. Until then a date in ${LAST_YEAR + 1} is [\`date_out_of_range\`](/docs/errors/#date_out_of_range), never a guess.`,
        ),
      ]),
      section('changelog', 'API changelog', [
        text(
          '**1.1.0** · [The last day that a law gives](/docs/#deadline): `/v1/deadline` and `/v1/deadline-rules`, with five error codes. Nothing else changed.',
        ),
        text('**1.0.0** · The first version: five endpoints, [pinned releases](/docs/#pin).'),
      ]),
    ],
  };
}
