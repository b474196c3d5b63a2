import { LAST_YEAR } from '../../calendar/supported-range.ts';
import { list, type ReferencePage, section, text } from '../blocks.ts';

/** `/docs/changes/`: what a client may rely on, and what has changed. */
export function changesPage(): ReferencePage {
  return {
    slug: 'changes',
    title: 'Stability and changes',
    description: 'What the API promises to keep, how it would be retired, and its changelog.',
    lead: 'What you build on today keeps working. Dates change when the law does, and say so.',
    sections: [
      section('promise', 'What we keep', [
        list(
          'Under `/v1` no path, parameter, field or error code is removed, renamed or given another meaning.',
          'The bodies have exactly the documented fields. A new field, an optional parameter or an error code would come with a new minor version of the interface, announced here first. Ignore what you do not know.',
          'Messages, the order of headers and the white space of bodies are not part of the promise.',
          'Anything else is a new prefix beside the old one.',
        ),
      ]),
      section('deprecation', 'How it would be retired', [
        text(
          'Before anything under `/v1` stops, replies carry the headers `Deprecation` and `Sunset` and a link to the replacement for at least 12 months, and it is written here. Nothing is deprecated now.',
        ),
      ]),
      section('data', 'Changes of dates', [
        list(
          '[/data/changes.atom](/data/changes.atom) is a feed of every change of every release, with its law; each country has one of its own, as [the United States](/data/us/changes.atom). A feed reader, or a program that asks once a day with `If-None-Match`, is all that it takes: a webhook would tell nothing sooner.',
          '[/data/releases.json](/data/releases.json) lists the releases, newest first, with their hashes; `changes.json` of each says what it changed, for programs.',
          'A record that is `estimated` may still move. Of answers that you stored, those that passed over such a day may become others: [the dates we wait for](/data/watch/) are few, and the release that settles one says so.',
          `**${LAST_YEAR + 1}** comes when the laws and lists for it are there: with a release that answers for it, and a minor version of the interface that says so, announced here before. Until then a date in ${LAST_YEAR + 1} is [\`date_out_of_range\`](/docs/errors/#date_out_of_range), and no guess.`,
        ),
        text(
          'Holidays change without a new version of the interface: a law is passed, a moon is sighted. Each data release has a version, in `X-Data-Version`, and [says what it changed](/data/). Whoever sends that version back [pins the release](/docs/#pin): the same question has the same answer, to the byte.',
        ),
      ]),
      section('changelog', 'API changelog', [
        text(
          '**1.1.0** · [The last day that a law gives](/docs/#deadline): `/v1/deadline` and `/v1/deadline-rules`, with five error codes of their own. What there was is as it was.',
        ),
        text('**1.0.0** · The first version: five endpoints, [pinned releases](/docs/#pin).'),
      ]),
    ],
  };
}
