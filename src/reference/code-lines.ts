/** The lines that ask one question, ready to paste; each prints the body of the reply. */
export interface CodeLines {
  readonly language: 'curl' | 'JavaScript' | 'Python' | 'Go';
  readonly code: string;
}

/**
 * The same request in four languages, the key in the environment variable KEY.
 * @param url the whole address; made of characters that need no escape in a string.
 */
export function codeLines(url: string): readonly CodeLines[] {
  return [
    { language: 'curl', code: `curl -H "Authorization: Bearer $KEY" \\\n  "${url}"` },
    { language: 'JavaScript', code: javaScript(url) },
    { language: 'Python', code: python(url) },
    { language: 'Go', code: go(url) },
  ];
}

function javaScript(url: string): string {
  return `const reply = await fetch(
  "${url}",
  { headers: { Authorization: \`Bearer \${process.env.KEY}\` } },
);
console.log(await reply.text());`;
}

function python(url: string): string {
  return `import os
from urllib.request import Request, urlopen

request = Request(
    "${url}",
    headers={"Authorization": "Bearer " + os.environ["KEY"]},
)
with urlopen(request) as reply:
    print(reply.read().decode())`;
}

function go(url: string): string {
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
	request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
	reply, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer reply.Body.Close()
	io.Copy(os.Stdout, reply.Body)
}`;
}
