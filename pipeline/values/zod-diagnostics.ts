import type { z } from 'zod';
import type { DiagnosticCode } from '../read/codes.ts';
import { type Diagnostic, error } from '../read/diagnostic.ts';
import { nearest, orChoices, quote } from '../read/suggest.ts';
import type { Path, YamlTree } from '../read/yaml-tree.ts';
import { KNOWN_KEYS } from './strict-shape.ts';

type Issue = z.core.$ZodIssue;

const MISSING: Readonly<Record<string, string>> = {
  cite: 'name the citation the fact comes from, like "cite: act-1971"',
  rule: 'say when the day is, like "rule: { date: 25 december }"',
  id: 'give it a permanent name, like "id: good-friday"',
};

/** Keys of an older form, or of other formats, and their names here. */
const FORMER_KEYS: Readonly<Record<string, string>> = {
  local_name: '; write the name under "names", by its language, like "names: { de: Neujahr }"',
  local_language: '; write "languages", main one first, like "languages: [de]"',
  added_local_name: '; write "added_names", by language, like "added_names: { de: … }"',
};

/** A map's own text, as it appears under a key. */
const MAPS: Readonly<Record<string, string>> = {
  law: '{ scheme: uscode, id: 5/6103 }',
  names: '{ de: Neujahr }',
  regions: '{ ENG: England }',
  watch: '{ authority: ..., expect: ... }',
};

/** Turns the issues of a schema into diagnostics, each at its place. */
export function diagnosticsOf(issues: readonly Issue[], tree: YamlTree): Diagnostic[] {
  return issues
    .filter((issue) => !followsFromUnknownKey(issue, issues))
    .flatMap((issue) => fromIssue(issue, pathOf(issue), tree));
}

/**
 * Whether a key is missing only because it is misspelt, or a rule is empty because its kind is.
 */
function followsFromUnknownKey(issue: Issue, issues: readonly Issue[]): boolean {
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  const isEmpty =
    issue.code === 'custom' && /^the rul(?:e is empty|ing does not say)/u.test(issue.message);
  if (!isMissing && !isEmpty) return false;
  const path = pathOf(issue);
  return issues.some((other) => {
    if (other.code !== 'unrecognized_keys') return false;
    const parent = pathOf(other);
    if (parent.some((step, index) => step !== path[index])) return false;
    if (isEmpty) return path.length <= parent.length + 1;
    const key = String(path.at(-1));
    return (
      path.length === parent.length + 1 && other.keys.some((each) => nearest(each, [key]) !== null)
    );
  });
}

function fromIssue(issue: Issue, path: Path, tree: YamlTree): Diagnostic[] {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const known = issue.message.slice(KNOWN_KEYS.length).split(' ');
        // Words with spaces are the rest of a text that a comma has cut in two.
        const instead = key.includes(' ')
          ? '; inside { } put a text with a comma in quotes'
          : (FORMER_KEYS[key] ?? orChoices(key, known));
        const message = `unknown key ${quote(key)}${instead}`;
        return error(tree.placeOfKey([...path, key]), 'unknown_key', message);
      });
    case 'invalid_union': {
      // The branch that got furthest is the intended one; at least it is of the right kind.
      const branches = issue.errors.map((errors) => ({
        isOfKind: errors.every((each) => each.code !== 'invalid_type' || each.path.length > 0),
        found: errors.flatMap((each) => fromIssue(each, [...path, ...pathOf(each)], tree)),
      }));
      const meant = branches.find(
        ({ found }) => found.length > 0 && found.every((each) => each.code !== 'wrong_type'),
      );
      return (meant ?? branches.find(({ isOfKind }) => isOfKind) ?? branches[0])?.found ?? [];
    }
    case 'invalid_key': {
      const key = quote(String(path.at(-1)));
      const why = issue.issues[0]?.message ?? 'cannot be a key here';
      const message = why.startsWith('must be') ? `${key} ${why}` : why;
      return [error(tree.placeOfKey(path), 'invalid_value', message)];
    }
    case 'invalid_type':
      return [
        issue.input === undefined
          ? missingKey(path, tree)
          : error(tree.placeOf(path), 'wrong_type', wrongType(issue, path)),
      ];
    case 'invalid_value': {
      const choices = issue.values.map(String);
      const written = String(issue.input);
      if (issue.input === undefined) return [missingKey(path, tree)];
      const message = `${quote(written)} is not a value of "${String(path.at(-1))}"${orChoices(written, choices)}`;
      return [error(tree.placeOf(path), 'invalid_value', message)];
    }
    case 'too_small': {
      const empty = 'the list is empty; name at least one';
      const said = issue.message.startsWith('Too small') ? empty : issue.message;
      return [error(tree.placeOf(path), 'invalid_value', said)];
    }
    default:
      return [error(tree.placeOf(path), codeOf(issue), messageOf(issue, path))];
  }
}

function missingKey(path: Path, tree: YamlTree): Diagnostic {
  const key = String(path.at(-1));
  const message = `the key "${key}" is missing; ${MISSING[key] ?? 'every entry of this kind has one'}`;
  // A missing key has no place of its own; point at the entry that should hold it.
  return error(tree.placeOf(path.slice(0, -1)), 'missing_key', message);
}

function wrongType(issue: z.core.$ZodIssueInvalidType, path: Path): string {
  const text = typeof issue.input === 'string' && issue.input !== '' ? issue.input : null;
  if (path.at(-1) === 'rule') {
    const said = issue.input === '' ? 'empty' : Array.isArray(issue.input) ? 'a list' : null;
    return `"rule" is ${said ?? `the text ${quote(String(issue.input))}`}; write it like "rule: { date: 25 december }"`;
  }
  if (issue.expected === 'array' && text !== null) {
    return `"${String(path.at(-1))}" is a text; write a list: [${text}]`;
  }
  if (issue.expected === 'array' && typeof issue.input === 'object') {
    const what = path.length === 0 ? 'this' : `"${String(path.at(-1))}"`;
    return `${what} is a map; write a list of maps: [{ ... }]`;
  }
  const key = typeof path.at(-1) === 'string' ? `"${String(path.at(-1))}" ` : 'this ';
  const found = Array.isArray(issue.input)
    ? 'a list'
    : typeof issue.input === 'object'
      ? 'a map'
      : issue.input === ''
        ? 'empty'
        : `the text ${quote(String(issue.input))}`;
  const like = MAPS[String(path.at(-1))] ?? '{ key: value }';
  const wanted: Readonly<Record<string, string>> = {
    string: 'a text',
    array: 'a list, like [a, b]',
    object: `a map, like ${like}`,
    record: `a map, like ${like}`,
  };
  return `${key}is ${found}; write ${wanted[issue.expected] ?? issue.expected}`;
}

function codeOf(issue: Issue): DiagnosticCode {
  return issue.code === 'custom' && issue.message.startsWith('must be a text')
    ? 'wrong_type'
    : 'invalid_value';
}

function messageOf(issue: Issue, path: Path): string {
  if (!issue.message.startsWith('must be')) return issue.message;
  const written = typeof issue.input === 'string' ? `${quote(issue.input)} ` : '';
  return `${written}${written === '' ? `"${String(path.at(-1))}" ` : ''}${issue.message}`;
}

function pathOf(issue: Issue): Path {
  return issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
}
