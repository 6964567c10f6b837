#!/bin/sh
# Prints the headers of a signed call, for `curl --header @-`: sign.sh PATH BODY [IDEMPOTENCY_KEY]
# PB_KEY_ID, and PB_SECRET of an HMAC key, or PB_PRIVATE_KEY_FILE of an Ed25519 key.
set -eu
path=$1 body=$2 once=${3:-} now=$(date +%s)000
hash=$(printf '%s' "$body" | openssl dgst -sha256 -r | cut -d' ' -f1)
text=$(mktemp)
trap 'rm -f "$text"' EXIT
printf 'PB1\nPOST\n%s\n%s\n%s\n%s' "$path" "$hash" "$now" "$once" > "$text"
if [ -n "${PB_PRIVATE_KEY_FILE:-}" ]; then
  signature=$(openssl pkeyutl -sign -rawin -inkey "$PB_PRIVATE_KEY_FILE" -in "$text" | openssl base64 -A)
else
  signature=$(openssl dgst -sha256 -hmac "$PB_SECRET" -binary < "$text" | openssl base64 -A)
fi
echo "x-api-key: $PB_KEY_ID"
echo "x-api-timestamp: $now"
echo "x-api-signature: $(printf '%s' "$signature" | tr '+/' '-_' | tr -d '=')"
if [ -n "$once" ]; then echo "idempotency-key: $once"; fi
