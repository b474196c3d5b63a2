#!/bin/sh
# Fetches every release of Redletter and checks every hash, the chain of manifests, and a signature.
# Usage: sh check.sh [SITE]
set -eu
site=${1:-{site}}
cd "$(mktemp -d)"

curl -fsS "$site/data/releases.json" -o releases.json
versions=$(sed -n 's/^ *"data_version": "\([0-9.]*\)",$/\1/p' releases.json)

# 1. Every file is the one that its manifest names: one file a line, with its SHA-256.
for version in $versions; do
  mkdir "$version"
  curl -fsS "$site/data/$version/manifest.json" -o "$version/manifest.json"
  sed -n 's/^{"name":"\([^"]*\)","size":[0-9]*,"sha256":"\([0-9a-f]*\)"},*$/\2  \1/p' \
    "$version/manifest.json" > "$version/SHA256SUMS"
  (
    cd "$version"
    cut -c67- SHA256SUMS | sed "s|^|$site/data/$version/|" | xargs curl -fsS --remote-name-all
    sha256sum --check --quiet SHA256SUMS
  )
  echo "$version: $(wc -l < "$version/SHA256SUMS") files agree with the manifest"
done

# 2. Every manifest is the one that a later manifest vouches for.
cat ./*/manifest.json |
  grep -o '{"data_version":"[0-9.]*","manifest_sha256":"[0-9a-f]*"}' |
  sed 's/.*:"\([0-9.]*\)",.*:"\([0-9a-f]*\)"}/\2  \1\/manifest.json/' > CHAIN
sha256sum --check --quiet CHAIN

# 3. From the newest, each release names the one before it, down to the first.
version=$(echo "$versions" | head -n 1)
sha256sum "$version/manifest.json"
while [ -n "$version" ]; do
  walked="$version ${walked-}"
  version=$(sed -n 's/^"previous": [^0-9]*\([0-9][0-9.]*\)".*/\1/p' "$version/manifest.json" | head -n 1)
done
echo "The chain holds: $walked"

# 4. A reply is signed for whoever asks (RFC 9421): what was said, and to which question.
path=/data/releases.json
curl -fsS "$site/.well-known/jwks.json" -o jwks.json
curl -fsS -H 'Accept-Signature: check=()' -D head "$site$path" -o said
field() { grep -i "^$1:" head | cut -d: -f2- | tr -d '\r' | sed 's/^ *//'; }
params=$(field signature-input | sed 's/^check=//')
[ -n "$params" ] || { echo "$site$path came without a signature" >&2; exit 1; }

# The digest is that of the bytes.
digest=$(field content-digest | sed 's/^sha-256=:\(.*\):$/\1/' | openssl base64 -d -A | od -An -v -tx1)
echo "$(echo "$digest" | tr -d ' \n')  said" > DIGEST
sha256sum --check --quiet DIGEST

# The key is published under this name, and served when the reply was signed.
kid=$(echo "$params" | sed 's/.*;keyid="\([^"]*\)".*/\1/')
created=$(echo "$params" | sed 's/.*;created=\([0-9]*\).*/\1/')
member() { tr '{' '\n' < jwks.json | grep -F -e "$kid" | sed -n "s/.*\"$1\":\"*\([^\",}]*\).*/\1/p"; }
exp=$(member exp)
[ "$created" -ge "$(member nbf)" ]
[ "$created" -le "${exp:-$created}" ]
{
  printf '\060\052\060\005\006\003\053\145\160\003\041\000'
  printf '%s=' "$(member x)" | tr '_-' '/+' | openssl base64 -d -A
} > key.der

# What was signed: one line a component, and what the signature says of itself.
cat > lines <<LINES
"@status": 200
"content-digest": $(field content-digest)
"content-type": $(field content-type)
"@method";req: GET
"@authority";req: $(echo "${site#*://}" | tr 'A-Z' 'a-z')
"@path";req: $path
"@query";req: ?
"@signature-params": $params
LINES
printf '%s' "$(cat lines)" > base
field signature | sed 's/^check=:\(.*\):$/\1/' | openssl base64 -d -A > signature
openssl pkeyutl -verify -pubin -keyform DER -inkey key.der -rawin -in base -sigfile signature > /dev/null
echo "The signature holds: $site$path, key $kid"
