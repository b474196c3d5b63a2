/** The lines that ask one question, ready to paste; each prints the body of the reply. */
export interface CodeLines {
  readonly language: 'curl' | 'JavaScript' | 'Python' | 'Go' | 'Java' | 'C#' | 'PHP';
  readonly code: string;
}

/**
 * The same request in each language, the key in the environment variable KEY.
 * @param url the whole address; made of characters that need no escape in a string.
 * @param pin the release that is pinned, by its version; null for none.
 */
export function codeLines(url: string, pin: string | null = null): readonly CodeLines[] {
  return [
    { language: 'curl', code: curl(url, pin) },
    { language: 'JavaScript', code: javaScript(url, pin) },
    { language: 'Python', code: python(url, pin) },
    { language: 'Go', code: go(url, pin) },
    { language: 'Java', code: java(url, pin) },
    { language: 'C#', code: cSharp(url, pin) },
    { language: 'PHP', code: php(url, pin) },
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

function java(url: string, pin: string | null): string {
  const pinned = pin === null ? '' : `\n        .header("X-Data-Version", "${pin}")`;
  return `import java.net.URI;
import java.net.http.*;

class Ask {
  public static void main(String[] args) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(
        "${url}"))
        .header("Authorization", "Bearer " + System.getenv("KEY"))${pinned}
        .build();
    var reply = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());
    System.out.println(reply.body());
  }
}`;
}

function cSharp(url: string, pin: string | null): string {
  const pinned =
    pin === null ? '' : `\n    client.DefaultRequestHeaders.Add("X-Data-Version", "${pin}");`;
  return `using System;
using System.Net.Http;

static class Program {
  static void Main() {
    var client = new HttpClient();
    client.DefaultRequestHeaders.Add("Authorization",
      "Bearer " + Environment.GetEnvironmentVariable("KEY"));${pinned}
    var reply = client.GetAsync(
      "${url}"
    ).Result;
    Console.WriteLine(reply.Content.ReadAsStringAsync().Result);
  }
}`;
}

function php(url: string, pin: string | null): string {
  const pinned = pin === null ? '' : `\n    'X-Data-Version: ${pin}',`;
  return `<?php
$context = stream_context_create(['http' => [
  'header' => [
    'Authorization: Bearer ' . getenv('KEY'),${pinned}
  ],
  'ignore_errors' => true,
]]);
echo file_get_contents(
  '${url}',
  false,
  $context
);`;
}
