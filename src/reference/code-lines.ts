/** A field of an answer that a sample prints, and of a list how long it is. */
export interface SampleField {
  readonly name: string;
  readonly isList: boolean;
}

/** The lines that ask one question, ready to paste; each prints a field of the answer, or the error of a refusal. */
export interface CodeLines {
  readonly language: 'curl' | 'JavaScript' | 'Python' | 'Go' | 'Java' | 'C#' | 'PHP';
  readonly code: string;
}

/**
 * The same request in each language, the key in the environment variable KEY.
 * @param url the whole address; made of characters that need no escape in a string.
 * @param pin the release that is pinned, by its version; null for none.
 * @param field what the samples read of the answer.
 */
export function codeLines(
  url: string,
  pin: string | null,
  field: SampleField,
): readonly CodeLines[] {
  return [
    {
      language: 'curl',
      code: `${curlLines(url, pin).replace('curl', 'curl -sS')} \\\n  | jq '${jqPath(field)}'`,
    },
    { language: 'JavaScript', code: javaScript(url, pin, field) },
    { language: 'Python', code: python(url, pin, field) },
    { language: 'Go', code: go(url, pin, field) },
    { language: 'Java', code: java(url, pin, field) },
    { language: 'C#', code: cSharp(url, pin, field) },
    { language: 'PHP', code: php(url, pin, field) },
  ];
}

function jqPath({ name, isList }: SampleField): string {
  return `.error // ${isList ? `(.${name} | length)` : `.${name}`}`;
}

/** The line of curl that prints the whole body. */
export function curlLines(url: string, pin: string | null): string {
  const pinned = pin === null ? '' : `  -H "X-Data-Version: ${pin}" \\\n`;
  return `curl -H "Authorization: Bearer $KEY" \\\n${pinned}  "${url}"`;
}

function javaScript(url: string, pin: string | null, { name, isList }: SampleField): string {
  const key = `Authorization: \`Bearer \${process.env.KEY}\``;
  const headers =
    pin === null ? `{ ${key} }` : `{\n    ${key},\n    "X-Data-Version": "${pin}",\n  }`;
  return `const reply = await fetch(
  "${url}",
  { headers: ${headers} },
);
const answer = await reply.json();
if (!reply.ok) throw new Error(answer.error.message);
console.log(answer.${name}${isList ? '.length' : ''});`;
}

function python(url: string, pin: string | null, { name, isList }: SampleField): string {
  const key = '"Authorization": "Bearer " + os.environ["KEY"]';
  const headers =
    pin === null ? `{${key}}` : `{\n        ${key},\n        "X-Data-Version": "${pin}",\n    }`;
  const value = `answer["${name}"]`;
  return `import json, os, sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request(
    "${url}",
    headers=${headers},
)
try:
    with urlopen(request) as reply:
        answer = json.load(reply)
except HTTPError as error:
    sys.exit(error.read().decode())
print(${isList ? `len(${value})` : value})`;
}

function go(url: string, pin: string | null, { name, isList }: SampleField): string {
  const value = `answer["${name}"]`;
  const pinned = pin === null ? '' : `\n\trequest.Header.Set("X-Data-Version", "${pin}")`;
  return `package main

import (
	"encoding/json"
	"fmt"
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
	if reply.StatusCode != 200 {
		io.Copy(os.Stderr, reply.Body)
		os.Exit(1)
	}
	var answer map[string]interface{}
	if err := json.NewDecoder(reply.Body).Decode(&answer); err != nil {
		panic(err)
	}
	fmt.Fprintln(os.Stdout, ${isList ? `len(${value}.([]interface{}))` : value})
}`;
}

function java(url: string, pin: string | null, { name, isList }: SampleField): string {
  const pinned = pin === null ? '' : `\n        .header("X-Data-Version", "${pin}")`;
  return `// Java has no JSON reader: add com.fasterxml.jackson.core:jackson-databind.
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.*;

class Ask {
  public static void main(String[] args) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(
        "${url}"))
        .header("Authorization", "Bearer " + System.getenv("KEY"))${pinned}
        .build();
    var reply = HttpClient.newHttpClient()
        .send(request, HttpResponse.BodyHandlers.ofString());
    if (reply.statusCode() != 200) throw new Exception(reply.body());
    var answer = new ObjectMapper().readTree(reply.body());
    System.out.println(answer.get("${name}")${isList ? '.size()' : ''});
  }
}`;
}

function cSharp(url: string, pin: string | null, { name, isList }: SampleField): string {
  const pinned =
    pin === null ? '' : `\n    client.DefaultRequestHeaders.Add("X-Data-Version", "${pin}");`;
  const value = `answer.Element("${name}")`;
  return `// In every .NET; JsonDocument of System.Text.Json reads the same.
using System;
using System.Linq;
using System.Net.Http;
using System.Runtime.Serialization.Json;
using System.Xml;
using System.Xml.Linq;

static class Program {
  static void Main() {
    var client = new HttpClient();
    client.DefaultRequestHeaders.Add("Authorization",
      "Bearer " + Environment.GetEnvironmentVariable("KEY"));${pinned}
    var reply = client.GetAsync(
      "${url}"
    ).Result;
    var body = reply.Content.ReadAsByteArrayAsync().Result;
    var answer = XElement.Load(JsonReaderWriterFactory
      .CreateJsonReader(body, XmlDictionaryReaderQuotas.Max));
    if (!reply.IsSuccessStatusCode)
      throw new Exception(answer.Element("error").Element("message").Value);
    Console.WriteLine(${value}.${isList ? 'Elements().Count()' : 'Value'});
  }
}`;
}

function php(url: string, pin: string | null, { name, isList }: SampleField): string {
  const value = `$answer->${name}`;
  const pinned = pin === null ? '' : `\n    'X-Data-Version: ${pin}',`;
  return `<?php
$context = stream_context_create(['http' => [
  'header' => [
    'Authorization: Bearer ' . getenv('KEY'),${pinned}
  ],
  'ignore_errors' => true,
]]);
$answer = json_decode(file_get_contents(
  '${url}',
  false,
  $context
));
if (isset($answer->error)) throw new Exception($answer->error->message);
echo ${isList ? `count(${value})` : `json_encode(${value})`};`;
}
