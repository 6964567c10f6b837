#!/usr/bin/env bash
# Makes the images of the version in package.json, as a registry and clusters take them: `deploy/release.sh registry.example/peerbourse`.
# Builds and pushes them, says what is in them (CycloneDX), writes their digests and signs them with the key that COSIGN_KEY names.
# All of it stands in deploy/releases/<version> afterwards, which belongs into the repository.
set -euo pipefail
DEPLOY_DIR="${DEPLOY_DIR:-$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)}"
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=deploy/setup/common.sh
. deploy/setup/common.sh

usage() { sed -n '2,4s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

[ $# -eq 1 ] || { usage && exit 2; }
registry="${1%/}"
version="$(node -p 'require("./package.json").version')"
revision="$(git rev-parse HEAD)"
place="$deploy_dir/releases/$version"

check() {
  step "Release $version of $revision"
  [ -z "$(git status --porcelain)" ] || stop 'Something is not committed: nobody could build these images again.'
  [ -e "${COSIGN_KEY:-}" ] || stop 'COSIGN_KEY names no file: cosign generate-key-pair makes one.'
  awk -F '\t' -v version="$version" '$1 == version { found = 1 } END { exit !found }' "$deploy_dir/releases.tsv" ||
    stop "releases.tsv has no row for $version: nobody could upgrade to it."
  [ ! -e "$place" ] || stop "$place is there already: a version is released once."
  mkdir -p "$place"
}

# list_parts <image>: every package of npm that is in the image, with its licence. Debian's stand in the image itself.
list_parts() {
  node deploy/parts.ts "@peerbourse/$1" >"$place/$1.cdx.json"
  fine "parts of $1"
}

# make <image> <file> [option ...]: builds and pushes; what counts afterwards is the digest, because a tag can be moved.
make() {
  local name="$1" file="$2" image="$registry/peerbourse-$1:$version"
  shift 2
  docker build --quiet --file "deploy/$file" --build-arg "VERSION=$version" --build-arg "REVISION=$revision" "$@" --tag "$image" . >/dev/null
  docker push --quiet "$image" >/dev/null
  docker inspect --format '{{index .RepoDigests 0}}' "$image" >>"$place/images.txt"
  fine "peerbourse-$name"
}

sign() {
  local image name
  step 'Signatures'
  while read -r image; do
    cosign sign --yes --key "$COSIGN_KEY" "$image"
    name="${image%%@*}"
    name="${name##*peerbourse-}"
    [ ! -e "$place/$name.cdx.json" ] || cosign attest --yes --key "$COSIGN_KEY" --type cyclonedx --predicate "$place/$name.cdx.json" "$image"
    fine "$image"
  done <"$place/images.txt"
}

# For clusters: the files of deploy/kubernetes with these very images.
write_overlay() {
  {
    printf 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources:\n  - ../../kubernetes\nimages:\n'
    sed -n 's|^\(.*/\(peerbourse-[a-z]*\)\)@\(.*\)$|  - name: \2\n    newName: \1\n    digest: \3|p' "$place/images.txt"
  } >"$place/kustomization.yaml"
}

check
step 'Parts'
list_parts server
list_parts web
step 'Images'
make server server.Dockerfile
make web web.Dockerfile
make postgres postgres.Dockerfile --target postgres
make backup postgres.Dockerfile --target backup
sign
write_overlay
(cd "$place" && sha256sum -- *.json images.txt kustomization.yaml >SHA256SUMS)
say "
$place has the digests, the parts and the overlay of $version."
