/** A whole program that asks once and tries again where that helps; prints the body of the reply. */
export interface RetrySample {
  readonly language: 'curl' | 'JavaScript' | 'Python' | 'Go' | 'Java' | 'C#' | 'PHP';
  readonly code: string;
}

/**
 * The same in every language: at most five tries; another one only for what passes, and for a
 * connection that fails; no wait is longer than a minute, whatever `Retry-After` says; the end is an error
 * with its code. Each is run by a test.
 * @param url the whole address; made of characters that need no escape in a string.
 */
export function retrySamples(url: string): readonly RetrySample[] {
  return [
    { language: 'curl', code: curl(url) },
    { language: 'JavaScript', code: javaScript(url) },
    { language: 'Python', code: python(url) },
    { language: 'Go', code: go(url) },
    { language: 'Java', code: java(url) },
    { language: 'C#', code: cSharp(url) },
    { language: 'PHP', code: php(url) },
  ];
}

function curl(url: string): string {
  return `# A Retry-After that leads beyond the minute ends it.
if curl --silent --show-error --fail-with-body \\
  --max-time 10 --retry 4 --retry-max-time 60 \\
  --output reply.json -H "Authorization: Bearer $KEY" \\
  "${url}"
then cat reply.json
else cat reply.json >&2; exit 1
fi`;
}

function javaScript(url: string): string {
  return `const PASSES = ["rate_limited", "service_unavailable",
  "internal_error"];

async function ask(url) {
  const headers = { Authorization: \`Bearer \${process.env.KEY}\` };
  let problem = "";
  for (let tries = 1; tries <= 5; tries += 1) {
    let wait = tries;
    try {
      const signal = AbortSignal.timeout(10_000);
      const reply = await fetch(url, { headers, signal });
      const body = await reply.json();
      if (reply.ok) return body;
      problem = body.error.code;
      if (!PASSES.includes(problem)) break;
      wait = Number(reply.headers.get("Retry-After") ?? wait);
    } catch (error) {
      problem = error.message;
    }
    const seconds = Math.min(wait, 60) + Math.random();
    if (tries < 5) {
      await new Promise((wake) => setTimeout(wake, seconds * 1000));
    }
  }
  throw new Error(problem);
}

console.log(JSON.stringify(await ask(
  "${url}",
)));`;
}

function python(url: string): string {
  return `import json, os, random, time
import requests

PASSES = {"rate_limited", "service_unavailable", "internal_error"}


def ask(url):
    headers = {"Authorization": "Bearer " + os.environ["KEY"]}
    problem = ""
    for tries in range(1, 6):
        wait = tries
        try:
            reply = requests.get(url, headers=headers, timeout=10)
            body = reply.json()
            if reply.ok:
                return body
            problem = body["error"]["code"]
            if problem not in PASSES:
                break
            wait = int(reply.headers.get("Retry-After", wait))
        except (requests.RequestException, ValueError) as error:
            problem = str(error)
        if tries < 5:
            time.sleep(min(wait, 60) + random.random())
    raise RuntimeError(problem)


print(json.dumps(ask(
    "${url}"
)))`;
}

function go(url: string): string {
  return `package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"time"
)

var client = &http.Client{Timeout: 10 * time.Second}

// once gives the body, or the problem, whether it passes, and when.
func once(url string) (body []byte, err error, passes bool, wait int) {
	request, err := http.NewRequest("GET", url, nil)
	if err != nil {
		return nil, err, false, 0
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("KEY"))
	reply, err := client.Do(request)
	if err != nil {
		return nil, err, true, 0
	}
	defer reply.Body.Close()
	body, err = io.ReadAll(reply.Body)
	if err != nil || reply.StatusCode == 200 {
		return body, err, true, 0
	}
	var told struct{ Error struct{ Code string } }
	if err = json.Unmarshal(body, &told); err != nil {
		return nil, err, true, 0
	}
	code := told.Error.Code
	passes = code == "rate_limited" ||
		code == "service_unavailable" || code == "internal_error"
	wait, _ = strconv.Atoi(reply.Header.Get("Retry-After"))
	return nil, errors.New(code), passes, wait
}

func ask(url string) (body []byte, err error) {
	for tries := 1; ; tries++ {
		var passes bool
		var wait int
		body, err, passes, wait = once(url)
		if err == nil || !passes || tries == 5 {
			return body, err
		}
		seconds := float64(min(max(wait, tries), 60)) + rand.Float64()
		time.Sleep(time.Duration(seconds * float64(time.Second)))
	}
}

func main() {
	body, err := ask(
		"${url}")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Stdout.Write(body)
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func max(a, b int) int {
	return a + b - min(a, b)
}`;
}

function java(url: string): string {
  return `import java.io.IOException;
import java.net.URI;
import java.net.http.*;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;

class Ask {
  static final Set<String> PASSES = Set.of(
      "rate_limited", "service_unavailable", "internal_error");
  static final Pattern CODE = Pattern.compile("\\"code\\":\\"(\\\\w+)\\"");
  static final HttpClient CLIENT = HttpClient.newHttpClient();

  static String ask(String url) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(url))
        .header("Authorization", "Bearer " + System.getenv("KEY"))
        .timeout(Duration.ofSeconds(10)).build();
    var problem = "";
    for (int tries = 1; tries <= 5; tries++) {
      long wait = tries;
      try {
        var reply = CLIENT.send(request,
            HttpResponse.BodyHandlers.ofString());
        if (reply.statusCode() == 200) return reply.body();
        var code = CODE.matcher(reply.body());
        problem = code.find() ? code.group(1) : "no JSON";
        if (!PASSES.contains(problem)) break;
        wait = reply.headers().firstValueAsLong("Retry-After")
            .orElse(wait);
      } catch (IOException error) {
        problem = error.toString();
      }
      if (tries < 5) {
        Thread.sleep((long)
            ((Math.min(wait, 60) + Math.random()) * 1000));
      }
    }
    throw new IllegalStateException(problem);
  }

  public static void main(String[] args) throws Exception {
    System.out.println(ask(
        "${url}"));
  }
}`;
}

function cSharp(url: string): string {
  return `using System;
using System.Net.Http;
using System.Text.RegularExpressions;
using System.Threading.Tasks;

static class Program {
  static readonly HttpClient Client =
    new HttpClient { Timeout = TimeSpan.FromSeconds(10) };
  static readonly Random Chance = new Random();

  static async Task<string> Ask(string url) {
    var problem = "";
    for (var tries = 1; tries <= 5; tries++) {
      double wait = tries;
      try {
        var request = new HttpRequestMessage(HttpMethod.Get, url);
        request.Headers.Add("Authorization",
          "Bearer " + Environment.GetEnvironmentVariable("KEY"));
        using (var reply = await Client.SendAsync(request)) {
          var body = await reply.Content.ReadAsStringAsync();
          if (reply.IsSuccessStatusCode) return body;
          problem = Regex.Match(body, "\\"code\\":\\"(\\\\w+)\\"")
            .Groups[1].Value;
          if (problem != "rate_limited" &&
              problem != "service_unavailable" &&
              problem != "internal_error") break;
          wait = reply.Headers.RetryAfter?.Delta?.TotalSeconds
            ?? wait;
        }
      } catch (HttpRequestException error) {
        problem = error.Message;
      } catch (TaskCanceledException) {
        problem = "no reply within 10 seconds";
      }
      if (tries < 5) {
        await Task.Delay(TimeSpan.FromSeconds(
          Math.Min(wait, 60) + Chance.NextDouble()));
      }
    }
    throw new InvalidOperationException(problem);
  }

  static void Main() {
    Console.WriteLine(Ask(
      "${url}"
    ).GetAwaiter().GetResult());
  }
}`;
}

function php(url: string): string {
  return `<?php
const PASSES = ['rate_limited', 'service_unavailable',
  'internal_error'];

function ask(string $url): string {
  $context = stream_context_create(['http' => [
    'header' => 'Authorization: Bearer ' . getenv('KEY'),
    'timeout' => 10,
    'ignore_errors' => true,
  ]]);
  $problem = '';
  for ($tries = 1; $tries <= 5; $tries++) {
    $wait = $tries;
    $http_response_header = [];
    $body = @file_get_contents($url, false, $context);
    $lines = implode("\\n", $http_response_header);
    if ($body === false || $lines === '') {
      $problem = 'no reply';
    } elseif (preg_match('~^HTTP/\\S+ 200~', $lines)) {
      return $body;
    } else {
      $problem = json_decode($body)->error->code ?? 'no JSON';
      if (!in_array($problem, PASSES, true)) break;
      if (preg_match('/^Retry-After: (\\d+)/mi', $lines, $after)) {
        $wait = (int) $after[1];
      }
    }
    if ($tries < 5) usleep((min($wait, 60) * 1000 + rand(0, 999)) * 1000);
  }
  throw new RuntimeException($problem);
}

echo ask(
  '${url}'
);`;
}
