import { ENDPOINTS } from '../../api/endpoints/endpoint-table.ts';
import { ERROR_CODES } from '../../api/error-table.ts';
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
        text(
          'Holidays change without a new version of the interface: a law is passed, a moon is sighted. Each data release has a version, in `X-Data-Version`, and [says what it changed](/data/). Whoever sends that version back [pins the release](/docs/#pin): the same question has the same answer, to the byte.',
        ),
      ]),
      section('changelog', 'API changelog', [
        text(
          `**1.0.0** · The first version: ${ENDPOINTS.length} endpoints, ${ERROR_CODES.length} error codes, [pinned releases](/docs/#pin).`,
        ),
      ]),
    ],
  };
}
