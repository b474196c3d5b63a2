#!/usr/bin/env bash
# Tries this folder on loopback, in a temporary folder and on free ports: Redis, two processes,
# nginx with a certificate made here. Prints a line for each check; exits with 1 if one fails. Needs a built site
# (npm run build) and Debian's redis-server, nginx-light, openssl and curl. Another folder with
# dist/ and artifacts/ can be given.
set -uo pipefail
root="$(cd "$(dirname "$0")/.." && pwd)"
served="$(cd "${1:-$root}" && pwd)"
cd "$root"
PATH="$PATH:/usr/sbin"

node="$root/node_modules/.bin/node"
work="$(mktemp -d)"
chmod 755 "$work"
pids=()
stop() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null; done
  wait
  rm -rf "$work"
}
trap stop EXIT
passed=0
failed=0
expect() { # what, wanted, got
  if [ "$2" = "$3" ]; then
    passed=$((passed + 1))
    echo "ok: $1"
  else
    failed=$((failed + 1))
    echo "FAILED: $1: expected $2, got $3"
  fi
}
give_up() {
  echo "FAILED: $1" >&2
  exit 1
}
free_ports() { # how many
  "$node" -e 'const { createServer } = require("node:net");
    const servers = Array.from({ length: process.argv[1] }, () => createServer().listen(0, "127.0.0.1"));
    Promise.all(servers.map((server) => new Promise((bound) => server.once("listening", bound)))).then(() => {
      console.log(servers.map((server) => server.address().port).join(" "));
      for (const server of servers) server.close();
    });' "$1"
}

mkdir "$work/redis" "$work/nginx"
sed -e "s#/run/redletter-redis#$work#; s#/var/lib/redletter-redis#$work/redis#" \
  deploy/redis.conf >"$work/redis.conf"
redis-server "$work/redis.conf" >/dev/null &
pids+=($!)
export REDIS_URL="unix://$work/redis.sock"

# Both processes share one signing key: a signature of one process is verified with the keys of any.
export SIGNING_KEY_FILE="$work/signing-keys.json"
"$node" src/access/admin/keys-cli.ts rotate-signing >/dev/null

start() { # name: takes a free port and sets $port
  cd "$served"
  HOST=127.0.0.1 PORT=0 VAR_DIR="$work/var-$1" TRUST_PROXY=127.0.0.1 REQUEST_LOG=off \
    ADMIN_PORT="$2" SITE_URL=https://redletter.example \
    "$node" --disable-sigusr1 "$root/src/server/run/main.ts" >"$work/$1.log" 2>&1 &
  pids+=($!)
  cd "$root"
  until grep -qs "is ready" "$work/$1.log"; do
    kill -0 $! 2>/dev/null || give_up "a process does not start: $(cat "$work/$1.log")"
    sleep 0.02
  done
  port="$(grep -o 'is ready at http://[^ ]*' "$work/$1.log" | grep -o '[0-9]*$')"
}
read -r admin other_admin <<<"$(free_ports 2)"
start a "$admin"
first=$!
first_port=$port
start b "$other_admin"
second=$!
second_port=$port

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes \
  -days 1 -subj /CN=redletter.example \
  -addext subjectAltName=DNS:redletter.example \
  -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null
read -r tls http <<<"$(free_ports 2)"
configure() { # the ports of both processes, more words of sed
  sed -e "s#/etc/ssl/redletter#$work#; s#/var/lib/nginx#$work/cache#; s#/var/log/nginx#$work#" \
    -e "s#:4321#:$1#; s#:4322#:$2#; s#listen 443#listen 127.0.0.1:$tls#" \
    -e "s#listen 80#listen 127.0.0.1:$http#; /listen \[::\]/d" "${@:3}" \
    deploy/nginx.conf >"$work/redletter.conf"
}
configure "$first_port" "$second_port"
cat >"$work/nginx.conf" <<CONF
daemon off;
user $(id -un);
pid $work/nginx.pid;
error_log $work/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path $work/nginx;
  proxy_temp_path $work/nginx;
  fastcgi_temp_path $work/nginx;
  uwsgi_temp_path $work/nginx;
  scgi_temp_path $work/nginx;
  include $work/redletter.conf;
}
CONF
mkdir "$work/cache"
nginx -c "$work/nginx.conf" -e "$work/nginx.log" &
nginx=$!
pids+=("$nginx")
until curl -s -o /dev/null "http://127.0.0.1:$http/"; do
  kill -0 "$nginx" 2>/dev/null || give_up "nginx does not start: $(cat "$work/nginx.log")"
  sleep 0.02
done
reload() {
  configure "$@"
  # An old worker runs until it is idle: once it is gone, the new ones have taken over.
  local before
  before="$(pgrep -P "$nginx")"
  kill -HUP "$nginx"
  for pid in $before; do while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done; done
}

make_key() { # account, more words
  "$node" src/access/admin/keys-cli.ts create --account "$1" --json "${@:2}" |
    grep -o '"key": *"[^"]*"' | cut -d'"' -f4
}
key="$(make_key trial --plan business --unlimited)"
https() { # path, more words of curl
  curl -s --cacert "$work/cert.pem" --resolve "redletter.example:$tls:127.0.0.1" \
    -H "Authorization: Bearer $key" "${@:2}" "https://redletter.example:$tls$1"
}
status() { https "$1" -o /dev/null -w '%{http_code}' "${@:2}"; }
statuses() { # path, number of requests, more words of curl: the count of each status
  status "$1#[1-$2]" "${@:3}" -w '%{http_code}\n' | sort | uniq -c
}
header() { # name, path, more words of curl
  https "$2" -o /dev/null -D - "${@:3}" | tr -d '\r' | grep -i "^$1: " | cut -d' ' -f2-
}
plain() {
  curl -s -o /dev/null -w '%{http_code}' --resolve "redletter.example:$http:127.0.0.1" \
    "http://redletter.example:$http$1"
}
# A refusal by nginx: its status and code, and whether body and header have the same id.
refused() { # path, more words of curl
  https "$1" -D "$work/headers" -o "$work/body" -w '%{http_code} ' "${@:2}"
  "$node" -e '
    const { readFileSync } = require("node:fs");
    const [headers, body] = process.argv.slice(1).map((file) => readFileSync(file, "utf8"));
    const { error, request_id } = JSON.parse(body);
    const told = /^x-request-id: ([0-9a-f-]{36})\r$/im.exec(headers)?.[1];
    console.log(error.code, told === request_id ? "one id" : "other ids");
  ' "$work/headers" "$work/body" 2>&1 | tail -1
}
question=/v1/countries

expect 'both processes are ready' '{"status":"ready"}' "$(curl -s "http://127.0.0.1:$admin/readyz")"
expect 'an answer over TLS' '"countries":[' "$(https "$question" | grep -o '"countries":\[')"
expect 'in HTTP/2' 2 "$(status "$question" --http2 -w ' %{http_version}' | cut -d' ' -f2)"
expect 'and in HTTP/1.1' 1.1 "$(status "$question" --http1.1 -w ' %{http_version}' | cut -d' ' -f2)"
expect 'HSTS, because the proxy says https' max-age=31536000 "$(header strict-transport-security "$question")"
expect 'a request id of the service' 36 "$(header x-request-id "$question" | tr -d '\n' | wc -c)"
expect 'a page' 200 "$(status /us/2026/)"
expect 'a path is passed on as it was written' 404 "$(status "/v1//holidays")"
expect 'plain HTTP: a page is sent to https' 308 "$(plain /us/2026/)"
expect 'plain HTTP: the API refuses' 403 "$(plain "$question")"

expect 'cache: a page is asked for once' MISS "$(header x-cache /gb/2026/)"
expect 'and kept' HIT "$(header x-cache /gb/2026/)"
one="$(header x-request-id /gb/2026/)"
expect 'each copy has an id of its own' other "$([ "$one" = "$(header x-request-id /gb/2026/)" ] && echo same || echo other)"
tag="$(header etag /gb/2026/)"
expect 'a copy is compared by its tag' 304 "$(status /gb/2026/ -H "If-None-Match: $tag")"
expect 'in each coding' 'br gzip' "$(for coding in br gzip; do header content-encoding /gb/2026/ -H "Accept-Encoding: $coding"; done | xargs)"
for _ in 1 2; do https "$question" >/dev/null; done
expect 'what a key has paid for is not kept' 0 "$(grep -rlai 'key: .*v1' "$work/cache" | wc -l)"

signed() { header "$1" "$2" -H 'Accept-Signature: sig=();nonce="1"'; }
expect 'a signed reply is no copy' BYPASS "$(signed x-cache /gb/2026/)"
expect 'and is signed' 1 "$(signed signature /gb/2026/ | grep -c '^sig=:')"
expect 'a copy is not signed' HIT "$(header x-cache /gb/2026/ | tr -d '\n')$(header signature /gb/2026/)"

https "$question" -i -H 'Accept-Signature: sig=()' --http1.1 >"$work/reply.http"
https /.well-known/jwks.json >"$work/jwks.json"
expect 'a receipt holds, for the host that was asked' yes \
  "$(cd "$served" && "$node" "$root/pipeline/main.ts" verify "$work/reply.http" \
    --keys "$work/jwks.json" --url "https://redletter.example:$tls$question" >/dev/null && echo yes)"

head -c 70000 /dev/zero >"$work/long"
long="$(head -c 17000 /dev/zero | tr '\0' a)"
expect 'JSON with an id: 413' '413 bad_request one id' "$(refused /mcp --data-binary "@$work/long")"
expect 'JSON with an id: 414' '414 bad_request one id' "$(refused "/$long" --http1.1)"
expect 'JSON with an id: 431' '431 bad_request one id' "$(refused / --http1.1 -H "X-Long: $long")"
expect 'JSON with an id: 400, HTTP at the port of HTTPS' 400 \
  "$(curl -s "http://127.0.0.1:$tls/" -w '%{http_code}' -o "$work/body")"
expect 'and it is JSON' bad_request "$("$node" -p "JSON.parse(require('node:fs').readFileSync('$work/body')).error.code")"

# A free key: ten tokens and one more a second, across both processes.
unlimited="$key"
key="$(make_key small)"
SECONDS=0
statuses="$(statuses "$question" 30)"
most=$((11 + SECONDS))
admitted="$(awk '$2 == 200 { print $1 }' <<<"$statuses")"
limited="$(awk '$2 == 429 { print $1 }' <<<"$statuses")"
expect 'two processes share one bucket' 30 "$((admitted + limited))"
expect 'and admit no more than it holds' yes "$([ "$admitted" -le "$most" ] && echo yes || echo "$admitted of $most")"
key="$unlimited"

# An overloaded process is skipped, for GET and POST, and asked again the next time.
"$node" -e '
  let asked = 0;
  const server = require("node:http").createServer((request, response) => {
    asked += 1;
    require("node:fs").writeFileSync(process.argv[1], String(asked));
    request.resume();
    response.writeHead(503, { "Retry-After": 5 }).end();
  }).listen(0, "127.0.0.1", () => console.log(server.address().port));
' "$work/asked" >"$work/busy.port" &
busy=$!
pids+=("$busy")
until [ -s "$work/busy.port" ]; do sleep 0.02; done
reload "$first_port" "$(cat "$work/busy.port")"
expect 'a 503 of one process is stepped over' '8 200' \
  "$(statuses "$question" 8 | xargs)"
list='{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
expect 'for POST as well' '8 200' "$(statuses /mcp 8 --data "$list" \
  -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' | xargs)"
expect 'and it is asked again' yes "$([ "$(cat "$work/asked")" -ge 4 ] && echo yes || cat "$work/asked")"

reload "$first_port" "$second_port" -e 's#rate=500r/s#rate=1r/m#; s/burst=1200/burst=2/'
expect 'JSON with an id: 429, above the limit' '429 rate_limited one id' \
  "$(statuses "$question" 8 >/dev/null; refused "$question")"
expect 'told for how long' 1 "$(grep -i '^retry-after:' "$work/headers" | tr -dc 0-9)"

reload "$first_port" "$second_port"
kill "$second"
wait "$second"
expect 'a process that is told to stop drains and leaves with 0' 0 $?
expect 'and nobody is failed meanwhile' '8 200' \
  "$(statuses "$question" 8 | xargs)"
kill "$first"
wait "$first"
expect 'JSON with an id: 502, nobody there' '502 service_unavailable one id' "$(refused "$question")"
expect 'told for how long' 5 "$(grep -i '^retry-after:' "$work/headers" | tr -dc 0-9)"
expect 'a page that is kept is still there' 200 "$(status /gb/2026/)"
expect 'every line of the log is JSON' yes "$("$node" -e '
  require("node:fs").readFileSync(process.argv[1], "utf8").trimEnd().split("\n").forEach(JSON.parse);
  console.log("yes");' "$work/redletter.log" 2>&1 | tail -1)"

echo "$passed checks passed, $failed failed"
[ "$failed" -eq 0 ]
