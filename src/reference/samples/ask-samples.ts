import { readFileSync } from 'node:fs';

export type Language = 'curl' | 'JavaScript' | 'Python' | 'Go' | 'Java' | 'C#' | 'PHP';

/** A whole program that a page shows. */
export interface Program {
  readonly language: Language;
  readonly code: string;
}

const FENCE = /^```\w+ (.+)\n([\s\S]*?)\n```$/gm;

/**
 * Reads the programs of a Markdown file of this folder, one per language, with `{{url}}` filled in.
 * @param url made of characters that need no escape in a string.
 */
export function readPrograms(name: 'ask' | 'retry', url: string): Program[] {
  // Found through the working folder, because a build bundles this module into another file.
  const text = readFileSync(`src/reference/samples/${name}.md`, 'utf8').replaceAll('{{url}}', url);
  const fences = text.matchAll(FENCE).map(([, language, code = '']) => ({ language, code }));
  return [...fences] as Program[];
}

/** The field of an answer that a sample prints; for a list, its length. */
export interface SampleField {
  readonly name: string;
  readonly isList: boolean;
}

/** How a program reads FIELD, counts it if it is a list, and pins the release PIN by a replacement. */
const FORMS: Readonly<
  Record<Language, { value: string; count: string; pin: readonly [string | RegExp, string] }>
> = {
  curl: {
    value: '.FIELD',
    count: '(.FIELD | length)',
    pin: [' \\\n', ' \\\n  -H "X-Data-Version: PIN" \\\n'],
  },
  JavaScript: {
    value: 'answer.FIELD',
    count: 'answer.FIELD.length',
    pin: [/\{ (Authorization.*?) \}/, '{\n    $1,\n    "X-Data-Version": "PIN",\n  }'],
  },
  Python: {
    value: 'answer["FIELD"]',
    count: 'len(answer["FIELD"])',
    pin: [/\{("Authorization.*)\}/, '{\n        $1,\n        "X-Data-Version": "PIN",\n    }'],
  },
  Go: {
    value: 'answer["FIELD"]',
    count: 'len(answer["FIELD"].([]interface{}))',
    pin: ['"KEY"))', '"KEY"))\n\trequest.Header.Set("X-Data-Version", "PIN")'],
  },
  Java: {
    value: 'answer.get("FIELD")',
    count: 'answer.get("FIELD").size()',
    pin: ['"KEY"))', '"KEY"))\n        .header("X-Data-Version", "PIN")'],
  },
  'C#': {
    value: 'answer.Element("FIELD").Value',
    count: 'answer.Element("FIELD").Elements().Count()',
    pin: ['"KEY"));', '"KEY"));\n    client.DefaultRequestHeaders.Add("X-Data-Version", "PIN");'],
  },
  PHP: {
    value: 'json_encode($answer->FIELD)',
    count: 'count($answer->FIELD)',
    pin: ["'KEY'),", "'KEY'),\n    'X-Data-Version: PIN',"],
  },
};

/**
 * Programs that ask one question, with the key in the environment variable KEY, and print a field of
 * the answer or the error of a refusal.
 * @param url as for `readPrograms`.
 * @param pin the version of the pinned release; null for none.
 */
export function askSamples(url: string, pin: string | null, field: SampleField): Program[] {
  return readPrograms('ask', url).map(({ language, code }) => {
    const forms = FORMS[language];
    const value = (field.isList ? forms.count : forms.value).replace('FIELD', field.name);
    const asked = code.replace('{{value}}', () => value);
    const [from, to] = forms.pin;
    return { language, code: pin === null ? asked : asked.replace(from, to).replace('PIN', pin) };
  });
}

/** The line of curl that prints the whole body. */
export function curlLines(url: string, pin: string | null): string {
  const pinned = pin === null ? '' : `  -H "X-Data-Version: ${pin}" \\\n`;
  return `curl -H "Authorization: Bearer $KEY" \\\n${pinned}  "${url}"`;
}
