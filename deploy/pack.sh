#!/usr/bin/env bash
# Builds one commit into a self-contained folder and packs it: deploy/pack.sh [COMMIT] writes
# redletter-SHA.tar.gz here, with program, pages, data and packages, including Node, in SHA/.
# Pack on the same kind of machine as the server: Node is a binary. Needs git and npm.
set -euo pipefail
repository="$(cd "$(dirname "$0")/.." && pwd)"
sha="$(git -C "$repository" rev-parse --short=12 "${1:-HEAD}^{commit}")"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

mkdir "$work/$sha"
git -C "$repository" archive "$sha" | tar -x -C "$work/$sha"
(
  cd "$work/$sha"
  npm ci
  npm run build
  # The server does not need the programs that check and measure.
  npm prune --omit=dev
  rm -rf .ci .github bench test trials upkeep vectors
) >&2
tar -czf "redletter-$sha.tar.gz" --owner=0 --group=0 -C "$work" "$sha"
echo "redletter-$sha.tar.gz"
