#!/bin/sh
# The standby: with an empty volume it copies the primary first, then it follows it. Once it has been promoted it starts as what it is.
# The password is in PGPASSWORD, where libpq looks for it, and not in settings, which others can read.
set -eu

data=/var/lib/postgresql/data
conninfo="host=${PRIMARY_HOST:?} port=5432 user=pb_replica application_name=standby"

umask 077
if [ ! -s "$data/global/pg_control" ]; then
  # A copy that was not finished is no cluster: its control file is written last.
  find "$data" -mindepth 1 -delete
  pg_basebackup --pgdata="$data" --dbname="$conninfo" --write-recovery-conf --wal-method=stream --checkpoint=fast
fi

exec "$@" -c "primary_conninfo=$conninfo"
