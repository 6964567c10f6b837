#!/bin/sh
# Replaces containers of api or web one after the other, without a failed call, after a new IMAGE_TAG:
#   deploy/rolling-restart.sh                  both api
#   deploy/rolling-restart.sh web-1 web-2
# nginx does not ask its servers how they are, so it is told before one of them leaves. (HAProxy asks and needs no telling.)
set -eu

compose() {
  docker compose -f "${DEPLOY_DIR:-$(dirname "$0")}/compose.yaml" "$@"
}

# tell_front <expression of sed>: changes the lists of servers in the running front and reloads it.
tell_front() {
  compose exec -T front sh -c "sed -i -E '$1' /tmp/api-servers.conf /tmp/web-servers.conf && nginx -c /etc/nginx/peerbourse/front.conf -s reload"
}

[ $# -gt 0 ] || set -- api-1 api-2
for name in "$@"; do
  tell_front "s/^server $name:[^;]*/& down/"
  # What the old workers had under way reaches its end.
  sleep 2
  compose up -d --no-deps --force-recreate --wait "$name"
  tell_front "s/^(server $name:[^;]*) down/\\1/"
  sleep 1
done
