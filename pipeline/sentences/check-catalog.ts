import { type Diagnostic, error } from '../read/diagnostic.ts';
import { orChoices } from '../read/suggest.ts';
import type { Catalog, Entry } from './catalog.ts';
import { type Form, writtenOf } from './message.ts';

/**
 * What is wrong with a catalog: a sentence that English does not have, a different placeholder or
 * tag, plural forms of another language, or a spelling that no sentence contains. A missing
 * sentence is not an error.
 */
export function checkCatalog(catalog: Catalog, english: Catalog): Diagnostic[] {
  const { locale, entries } = catalog;
  const forms = pluralForms(locale);
  const faults = [...entries].flatMap(([key, entry]) => {
    const base = english.entries.get(key);
    const message =
      base === undefined
        ? `"${key}" is not a sentence of the English catalog${orChoices(key, [...english.entries.keys()])}`
        : faultOf(entry, base, forms);
    if (message === null) return [];
    const code = base === undefined ? 'unknown_key' : 'invalid_value';
    return [error(entry.place, code, message)];
  });
  return [...faults, ...needlessSpellings(catalog)];
}

/** Spellings of a country that no sentence contains any more. */
function needlessSpellings({ entries, spellings }: Catalog): Diagnostic[] {
  const all = [...entries.values()].map(({ message }) => JSON.stringify(writtenOf(message))).join();
  return [...spellings.values()].flatMap((parts) =>
    [...parts]
      .filter(([part]) => !all.includes(JSON.stringify(part).slice(1, -1)))
      .map(([part, { place }]) => {
        const message = `no sentence has ${JSON.stringify(part)}, which "@@x-spelling" replaces; remove it`;
        return error(place, 'orphan_text', message);
      }),
  );
}

/** The plural forms of a language, in the order of writing. */
export function pluralForms(locale: string): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  return ORDER.filter((name) => pluralCategories.some((each) => each === name));
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The English form that a plural form is compared with: the last one has every placeholder. */
function faultOf({ message }: Entry, base: Entry, forms: readonly string[]): string | null {
  if (message.forms === null || base.message.forms === null) {
    const [one, other] = [message.form, base.message.form];
    if (one !== null && other !== null) return formFault(one, other, other.names);
    const wanted = other === null ? `forms: {n, plural, ${forms.join(' {…} ')} {…}}` : 'one text';
    return `the English sentence is another kind; write ${wanted}`;
  }
  const last = base.message.forms.get('other');
  if ([...message.forms.keys()].sort().join() !== [...forms].sort().join()) {
    return `the plural forms of this language are others; write ${forms.join(', ')}`;
  }
  for (const [name, form] of message.forms) {
    if (last === undefined) return null;
    // A form may omit its number, as in "tomorrow"; the last one may not.
    const mayLeaveOut = name !== 'other' && !form.names.has('n');
    const wanted = [...last.names].filter((each) => !(mayLeaveOut && each === 'n'));
    const fault = formFault(form, last, new Set(wanted));
    if (fault !== null) return `${name}: ${fault}`;
  }
  return null;
}

function formFault(form: Form, base: Form, names: ReadonlySet<string>): string | null {
  const wrongNames = form.names.symmetricDifference(names);
  if (wrongNames.size > 0) {
    const wanted = [...names].map((name) => `{${name}}`).join(', ');
    return `the placeholders are not those of English; write ${wanted || 'none'}`;
  }
  const wrongTags = form.tags.symmetricDifference(base.tags);
  if (wrongTags.size === 0) return null;
  const wanted = [...base.tags].map((tag) => `<${tag}>`).join(', ');
  return `the tags are not those of English; write ${wanted || 'none'}`;
}
