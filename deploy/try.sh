#!/usr/bin/env bash
# Tries this folder on loopback: Redis, two processes, nginx with a certificate made here.
# Needs a built site (npm run build) and Debian's redis-server, nginx, openssl and curl.
set -euo pipefail
cd "$(dirname "$0")/.."

node=node_modules/.bin/node
work="$(mktemp -d)"
chmod 755 "$work"
pids=()
stop() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait
  rm -rf "$work"
}
trap stop EXIT
passed=0
expect() { # what, wanted, got
  if [ "$2" != "$3" ]; then
    echo "FAILED: $1: expected $2, got $3" >&2
    exit 1
  fi
  passed=$((passed + 1))
  echo "ok: $1"
}

mkdir "$work/redis" "$work/nginx"
sed -e "s#/run/redletter-redis#$work#; s#/var/lib/redletter-redis#$work/redis#" \
  deploy/redis.conf >"$work/redis.conf"
redis-server "$work/redis.conf" >/dev/null &
pids+=($!)
export REDIS_URL="unix://$work/redis.sock"

start() { # port
  HOST=127.0.0.1 PORT="$1" VAR_DIR="$work/var-$1" TRUST_PROXY=127.0.0.1 REQUEST_LOG=off \
    SITE_URL=https://redletter.example "$node" src/server/run/main.ts >"$work/$1.log" 2>&1 &
  pids+=($!)
  until grep -q 'is ready' "$work/$1.log"; do
    kill -0 $! || { cat "$work/$1.log" >&2; exit 1; }
    sleep 0.1
  done
}
start 14321
start 14322
second=$!

openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=redletter.example \
  -addext subjectAltName=DNS:redletter.example \
  -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null
sed -e "s#/etc/ssl/redletter#$work#; s#:4321#:14321#; s#:4322#:14322#" \
  -e 's#listen 443#listen 127.0.0.1:18443#; s#listen 80#listen 127.0.0.1:18080#' \
  -e '/listen \[::\]/d' deploy/nginx.conf >"$work/redletter.conf"
cat >"$work/nginx.conf" <<CONF
daemon off;
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
nginx -c "$work/nginx.conf" -e "$work/nginx.log" &
pids+=($!)
until [ -s "$work/nginx.pid" ]; do sleep 0.1; done

key="$("$node" src/access/admin/keys-cli.ts create --account trial --plan free --json |
  "$node" -pe 'JSON.parse(require("node:fs").readFileSync(0, "utf8")).key')"
https() { # path, more words of curl
  curl -s --cacert "$work/cert.pem" --resolve redletter.example:18443:127.0.0.1 \
    -H "Authorization: Bearer $key" "${@:2}" "https://redletter.example:18443$1"
}
status() { https "$1" -o /dev/null -w '%{http_code}' "${@:2}"; }
plain() {
  curl -s -o /dev/null -w '%{http_code}' --resolve redletter.example:18080:127.0.0.1 \
    "http://redletter.example:18080$1"
}
question='/v1/is-business-day?date=2026-12-28&country=GB'

expect 'an answer over TLS' false "$(https "$question" | grep -o '"is_business_day":[a-z]*' | cut -d: -f2)"
headers="$(https "$question" -D - -o /dev/null)"
expect 'HSTS, because the proxy says https' 1 "$(grep -ci '^strict-transport-security:' <<<"$headers")"
expect 'a request id' 1 "$(grep -ci '^x-request-id:' <<<"$headers")"
expect 'a page' 200 "$(status /us/2026/)"
expect 'a path is passed on as it was written' 404 "$(status "/v1//holidays")"
expect 'plain HTTP: a page is sent to https' 308 "$(plain /us/2026/)"
expect 'plain HTTP: the API refuses' 403 "$(plain "$question")"

# A free key: ten tokens, one more a second, whichever process is asked.
sleep 11
statuses="$(for _ in $(seq 30); do status "$question"; echo; done | sort | uniq -c)"
admitted="$(awk '$2 == 200 { print $1 }' <<<"$statuses")"
refused="$(awk '$2 == 429 { print $1 }' <<<"$statuses")"
expect 'two processes share one bucket' 30 "$((admitted + refused))"
expect 'and admit no more than it holds' yes "$([ "$admitted" -le 15 ] && echo yes || echo "$admitted")"

kill "$second"
wait "$second"
expect 'a process that is told to stop drains and leaves with 0' 0 $?
sleep 11
served="$(for _ in $(seq 8); do status "$question"; echo; done | sort | uniq -c | tr -s ' ')"
expect 'and nobody is failed meanwhile' ' 8 200' "$served"

echo "$passed checks passed"
