#!/bin/sh
# Starts Redis with one user for each role that uses it. A role reaches the counters under its own name and can do what counting takes;
# nobody can list keys, read another role's, change settings or empty the store. `metrics` is for the exporter and the health check.
# More arguments are settings of redis-server.
set -eu
umask 077
users="${REDIS_USERS_FILE:-/tmp/users.acl}"
counting='+eval +set +incrby +pttl +expire +ping +hello'
{
  printf 'user default off\n'
  printf 'user api on >%s resetchannels ~pb:api:* -@all %s\n' "${REDIS_API_PASSWORD:?}" "$counting"
  printf 'user admin on >%s resetchannels ~pb:admin:* -@all %s\n' "${REDIS_ADMIN_PASSWORD:?}" "$counting"
  printf 'user metrics on >%s resetchannels -@all +ping +info\n' "${REDIS_METRICS_PASSWORD:?}"
} >"$users"
exec redis-server "${REDIS_CONFIG:-/etc/redis/redis.conf}" --aclfile "$users" "$@"
