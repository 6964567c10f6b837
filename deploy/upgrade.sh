#!/usr/bin/env bash
# Replaces every process by one of another release while people go on trading: `deploy/upgrade.sh 0.2.0 --backup-taken`, from the files of
# that release. Back to the release before, while the schema stays as it is: `deploy/upgrade.sh 0.1.0 --back`.
# Which release may follow which stands in releases.tsv. What stops half-way goes on when it is run again.
set -euo pipefail
DEPLOY_DIR="${DEPLOY_DIR:-$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)}"
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source=deploy/setup/common.sh
. "$here/setup/common.sh"
# shellcheck source=deploy/setup/environment.sh
. "$here/setup/environment.sh"

usage() { sed -n '2,4s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

target=''
direction=on
backup_taken=no
while [ $# -gt 0 ]; do
  case "$1" in
    --back) direction=back ;;
    --backup-taken) backup_taken=yes ;;
    -*) usage && exit 2 ;;
    *) target="$1" ;;
  esac
  shift
done
[ -n "$target" ] || { usage && exit 2; }
[ -e "$env_file" ] || stop 'There is no .env: nothing is installed here.'
# A run that stopped half-way has the new tag in .env and the old one here.
current_file="$deploy_dir/.release"
current="$(cat "$current_file" 2>/dev/null || value_of IMAGE_TAG)"

# allowed <version> <column> <other>: whether the list in a column of the row of a version names the other one.
allowed() {
  awk -F '\t' -v version="$1" -v column="$2" -v other="$3" '
    $1 == version { count = split($column, list, " "); for (at = 1; at <= count; at++) if (list[at] == other) found = 1 }
    END { exit !found }' "$deploy_dir/releases.tsv"
}

check_way() {
  step "From $current to $target"
  [ "$current" != "$target" ] || { say 'This release runs already; its processes are looked at once more.' && return; }
  if [ "$direction" = back ]; then
    allowed "$current" 3 "$target" || stop "$current does not roll back to $target: its migrations leave nothing that $target could use."
  else
    allowed "$target" 2 "$current" ||
      stop "$target does not follow $current. It follows: $(awk -F '\t' -v version="$target" '$1 == version { print $2 }' "$deploy_dir/releases.tsv"). Go there first."
  fi
  fine 'releases.tsv allows it'
}

check_backup() {
  [ "$direction" = on ] || return 0
  [ "$backup_taken" = yes ] || stop 'Take a backup, see that it is complete, and say --backup-taken: a migration is not undone.'
  fine 'you say that a backup was taken'
}

# New variables of the release get their values; names stand in the files that came with it.
fill_environment() {
  make_environment
  write_all_names "$(host_of "$(value_of PB_SITE_URL)")" "$(host_of "$(value_of PB_CONSOLE_ORIGINS)")"
  local missing
  missing="$(list_missing)"
  [ -z "$missing" ] || stop "Only you know these; fill them in in $env_file: $missing"
  printf '%s\n' "$current" >"$current_file"
  set_value IMAGE_TAG "$target"
  compose config --quiet || stop 'Compose does not accept the files of this release.'
}

fetch_images() {
  step 'Images'
  compose build --quiet
}

# The release before goes on running on what this adds. Going back runs no migration: the schema stays.
migrate() {
  [ "$direction" = on ] || return 0
  step 'Migrations'
  compose run --rm -T migrate
}

replace() {
  compose up --detach --no-deps --wait "$1"
  fine "$1"
}

# What reads facts must know a new one before anybody makes it in numbers; a matcher must know a new command before an api writes it; api
# must answer a new call before web asks it. Back is the other way round. A matcher gives its lease back when it leaves, so the other one
# goes on at once; the second is replaced when the first is well, and the new release matches from then on.
replace_all() {
  step 'Processes, one after the other'
  if [ "$direction" = on ]; then
    replace worker
    replace stream
    replace matcher-1
    replace matcher-2
    "$here/rolling-restart.sh" api-1 api-2
    "$here/rolling-restart.sh" web-1 web-2
    replace admin
  else
    replace admin
    "$here/rolling-restart.sh" web-1 web-2
    "$here/rolling-restart.sh" api-1 api-2
    replace matcher-1
    replace matcher-2
    replace stream
    replace worker
  fi
}

# Both fronts keep their connections: new files are read by a reload.
reload_fronts() {
  compose exec -T front nginx -t -c /etc/nginx/peerbourse/front.conf
  compose kill -s HUP front console
}

smoke_test() {
  step 'What visitors see'
  local site
  site="$(host_of "$(value_of PB_SITE_URL)")"
  "$here/smoke.sh" "https://$site" --resolve "$site:443:127.0.0.1" ||
    stop "It runs, but not as it should. Back: deploy/upgrade.sh $current --back"
}

check_way
check_backup
fill_environment
fetch_images
migrate
replace_all
reload_fronts
smoke_test
printf '%s\n' "$target" >"$current_file"
step 'Done'
say "$target runs."
