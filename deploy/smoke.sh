#!/usr/bin/env bash
# Asks an installation as visitors do: `deploy/smoke.sh https://exchange.example [curl option ...]`, such as --resolve or --cacert.
# Everything that is wrong is said; the exit code is the result.
set -euo pipefail

site="${1:?name the origin of the site}"
site="${site%/}"
shift
more=("$@")
wrong=0
place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT

holds() { printf '  ok       %s\n' "$1"; }
fails() {
  printf '  PROBLEM  %s\n' "$1"
  wrong=$((wrong + 1))
}
# ask <path> [option ...]: leaves head and body in files, answers the status.
ask() {
  local path="$1"
  shift
  curl --silent --show-error --max-time 30 --output "$place/body" --dump-header "$place/head" --write-out '%{http_code}' \
    "${more[@]}" "$@" "$site$path" 2>"$place/error" || true
}
header() { sed -n "s/^$1: //Ip" "$place/head" | tr -d '\r' | tail -n 1; }

page() {
  local path="$1" status nonce
  status="$(ask "$path")"
  [ "$status" = 200 ] || { fails "$path answers $status $(cat "$place/error")" && return; }
  nonce="$(header content-security-policy | sed -n "s/.*'nonce-\([^']*\)'.*/\1/p")"
  [ -n "$nonce" ] || { fails "$path has no content policy with a nonce" && return; }
  grep -q "nonce=\"$nonce\"" "$place/body" || { fails "$path has scripts without the nonce of its policy" && return; }
  grep -q '</html>' "$place/body" || { fails "$path is cut off" && return; }
  holds "$path is whole, its scripts have the nonce of its policy"
}

call() {
  local status
  status="$(ask "$1" --request POST --header 'content-type: application/json' --header "origin: $site" --data '{}')"
  if [ "$status" = 200 ] && grep -q '"code":"\(00000\|200\)"' "$place/body"; then
    holds "$1 answers"
  else
    fails "$1 answers $status $(head -c 200 "$place/body" 2>/dev/null)"
  fi
}

hidden() {
  local status
  status="$(ask "$1")"
  if [ "$status" = 404 ]; then holds "$1 is hidden"; else fails "$1 answers $status: it is for supervisors alone"; fi
}

socket() {
  local status
  # The socket stays open, so curl ends by its limit; the answer has come before.
  status="$(ask /live --http1.1 --max-time 5 --header 'connection: Upgrade' --header 'upgrade: websocket' --header "origin: $site" \
    --header 'sec-websocket-version: 13' --header 'sec-websocket-key: c21va2UtdGVzdC0xMjM0NQ==')"
  if [ "$status" = 101 ]; then holds "/live opens sockets"; else fails "/live answers $status instead of opening a socket"; fi
}

secure() {
  case "$site" in
    https://*) ;;
    *) return ;;
  esac
  ask / >/dev/null
  if [ -n "$(header strict-transport-security)" ]; then holds "browsers are told to stay with https"; else fails "no strict-transport-security"; fi
}

page /
page /login
call /v1/mix/public/languageTypeList
socket
for path in /metrics /healthz /readyz; do hidden "$path"; done
secure

if [ "$wrong" -gt 0 ]; then
  printf '\n%s things are wrong.\n' "$wrong"
  exit 1
fi
printf '\nAll is well.\n'
