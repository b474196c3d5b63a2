/** The lines that ask one question, ready to paste; each prints the body of the reply. */
export interface CodeLines {
  readonly language: 'curl' | 'JavaScript' | 'Python' | 'Go';
  readonly code: string;
}

/**
 * The same request in four languages, the key in the environment variable KEY.
 * @param url the whole address; made of characters that need no escape in a string.
 * @param pin the release that is pinned, by its version; null for none.
 */
export function codeLines(url: string, pin: string | null = null): readonly CodeLines[] {
  return [
    { language: 'curl', code: curl(url, pin) },
    { language: 'JavaScript', code: javaScript(url, pin) },
    { language: 'Python', code: python(url, pin) },
    { language: 'Go', code: go(url, pin) },
  ];
}

function curl(url: string, pin: string | null): string {
  const pinned = pin === null ? '' : `  -H "X-Data-Version: ${pin}" \\\n`;
  return `curl -H "Authorization: Bearer $KEY" \\\n${pinned}  "${url}"`;
}

function javaScript(url: string, pin: string | null): string {
  const key = `Authorization: \`Bearer \${process.env.KEY}\``;
  const headers =
    pin === null ? `{ ${key} }` : `{\n    ${key},\n    "X-Data-Version": "${pin}",\n  }`;
  return `const reply = await fetch(
  "${url}",
  { headers: ${headers} },
);
console.log(await reply.text());`;
}

function python(url: string, pin: string | null): string {
  const key = '"Authorization": "Bearer " + os.environ["KEY"]';
  const headers =
    pin === null ? `{${key}}` : `{\n        ${key},\n        "X-Data-Version": "${pin}",\n    }`;
  return `import os
from urllib.request import Request, urlopen

request = Request(
    "${url}",
    headers=${headers},
)
with urlopen(request) as reply:
    print(reply.read().decode())`;
}

function go(url: string, pin: string | null): string {
  const pinned = pin === null ? '' : `\n\trequest.Header.Set("X-Data-Version", "${pin}")`;
  return `package main

import (
	"io"
	"net/http"
	"os"
)

func main() {
	request, err := http.NewRequest("GET",
		"${url}", nil)
	if err != nil {
		panic(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))${pinned}
	reply, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer reply.Body.Close()
	io.Copy(os.Stdout, reply.Body)
}`;
}
