import { escape as escapeXml } from 'html-escaper';
import { compareDataVersions } from '../../artifact/data-version.ts';
import { changeKey, type LoggedChange } from '../changes/change-log.ts';
import { factKey, type LoggedFact } from '../changes/fact-log.ts';

/** Permanent under RFC 4151: based on the project's name, not on an address. */
const TAG = 'tag:redletter.example,2026:';

interface AtomOptions {
  /** "all" or a country's key; part of the feed's permanent id. */
  readonly scope: string;
  readonly title: string;
  readonly entries: readonly LoggedChange[];
  readonly facts: readonly LoggedFact[];
  /** The day of the newest release, YYYY-MM-DD. */
  readonly updated: string;
  /** The address of the feed itself, from the root. */
  readonly path: string;
  readonly site: string;
}

/**
 * The change feed as Atom 1.0 (RFC 4287), newest first: one entry per changed date. It stands in
 * for events, which the API does not have (Contract 6).
 */
export function writeAtom(options: AtomOptions): string {
  const absolute = (path: string): string => escapeXml(new URL(path, options.site).href);
  const facts = options.facts.map((entry) => {
    return { ...entry, key: factKey(entry), kind: 'fact', said: [entry.fact.reason] };
  });
  const changes = options.entries.map((entry) => {
    const { kind, reason, sources } = entry.change;
    const cited = sources.map(({ title, url }) => (url === null ? title : `${title} (${url})`));
    const source = cited.length === 0 ? null : `Source: ${cited.join('; ')}`;
    return { ...entry, key: changeKey(entry), kind, said: [reason, source] };
  });
  // Both lists come newest first, and sorting is stable.
  const entries = [...facts, ...changes]
    .sort((a, b) => compareDataVersions(b.version, a.version))
    .map(
      ({ key, title, released, version, kind, said }) => `<entry>
<id>${TAG}${escapeXml(key)}</id>
<title>${escapeXml(title)}</title>
<updated>${released}T00:00:00Z</updated>
<link href="${absolute(`/data/${version}/`)}"/>
<category term="${kind}"/>
<summary>${escapeXml([`Release ${version}.`, ...said.filter((part) => part !== null)].join(' '))}</summary>
</entry>
`,
    );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${TAG}changes/${options.scope}</id>
<title>${escapeXml(options.title)}</title>
<updated>${options.updated}T00:00:00Z</updated>
<author><name>Redletter</name></author>
<link rel="self" type="application/atom+xml" href="${absolute(options.path)}"/>
<link href="${absolute(options.path.replace('changes.atom', ''))}"/>
${entries.join('')}</feed>
`;
}

/** The changes as JSON: what changed, from what to what, by which source, in which release. */
export function writeChangesJson(
  entries: readonly LoggedChange[],
  facts: readonly LoggedFact[],
): string {
  const value = {
    changes: entries.map(({ change, version: release, released, title }) => {
      const { country, regions, id: holiday, year, kind, before, after } = change;
      const { sources, past, reason } = change;
      return {
        ...{ release, released, title, country, regions, holiday, year, kind },
        ...{ before, after, sources, past, reason },
      };
    }),
    facts: facts.map(({ fact, version: release, released, title }) => {
      const { country, where, before, after, past, reason } = fact;
      return { release, released, title, country, where, before, after, past, reason };
    }),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
