#!/bin/sh
# Replaces the api containers one after the other, without a failed call: `deploy/rolling-restart.sh`, after a new IMAGE_TAG.
# nginx does not ask its servers how they are, so it is told before one of them leaves. (HAProxy asks and needs no telling.)
set -eu

compose() {
  docker compose -f "$(dirname "$0")/compose.yaml" "$@"
}

# tell_front <expression of sed>: changes the list of api servers in the running front and reloads it.
tell_front() {
  compose exec -T front sh -c "sed -i -E '$1' /tmp/api-servers.conf && nginx -c /etc/nginx/peerbourse/front.conf -s reload"
}

for api in api-1 api-2; do
  tell_front "s/^server $api:[^;]*/& down/"
  # What the old workers had under way reaches its end.
  sleep 2
  compose up -d --no-deps --force-recreate --wait "$api"
  tell_front "s/^(server $api:[^;]*) down/\\1/"
  sleep 1
done
