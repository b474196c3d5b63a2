/**
 * A program for a shell that holds every release to its hashes and to the chain, with what every
 * system has: curl, sed and sha256sum. Contract 19.4.
 * @param site the origin that it asks unless it is told another.
 */
export function checkScript(site: string): string {
  return `#!/bin/sh
# Fetches every release of Redletter and checks every hash and the chain of manifests.
# Usage: sh check.sh [SITE]
set -eu
site=\${1:-${site}}
cd "$(mktemp -d)"

curl -fsS "$site/data/releases.json" -o releases.json
versions=$(sed -n 's/^ *"data_version": "\\([0-9.]*\\)",$/\\1/p' releases.json)

# 1. Every file is the one that its manifest names: one file a line, with its SHA-256.
for version in $versions; do
  mkdir "$version"
  curl -fsS "$site/data/$version/manifest.json" -o "$version/manifest.json"
  sed -n 's/^{"name":"\\([^"]*\\)","size":[0-9]*,"sha256":"\\([0-9a-f]*\\)"},*$/\\2  \\1/p' \\
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
  sed 's/.*:"\\([0-9.]*\\)",.*:"\\([0-9a-f]*\\)"}/\\2  \\1\\/manifest.json/' > CHAIN
sha256sum --check --quiet CHAIN

# 3. From the newest, each release names the one before it, down to the first.
version=$(echo "$versions" | head -n 1)
sha256sum "$version/manifest.json"
while [ -n "$version" ]; do
  walked="$version \${walked-}"
  version=$(sed -n 's/^"previous": [^0-9]*\\([0-9][0-9.]*\\)".*/\\1/p' "$version/manifest.json" | head -n 1)
done
echo "The chain holds: $walked"
`;
}
