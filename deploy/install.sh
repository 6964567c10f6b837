#!/usr/bin/env bash
# Installs Peerbourse on this host with Docker Compose, and changes nothing when it is run again.
#   deploy/install.sh --check --site exchange.example --console console.exchange.example
#   deploy/install.sh --site exchange.example --console console.exchange.example --mail ops@exchange.example \
#     --staff 'anna anna@exchange.example approver,editor' --staff 'ben ben@exchange.example approver,reader'
# The first run makes .env with new secrets and says what only you can fill in; the next one goes on from there.
set -euo pipefail
DEPLOY_DIR="${DEPLOY_DIR:-$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)}"
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
# shellcheck source=deploy/setup/common.sh
. "$here/setup/common.sh"
# shellcheck source=deploy/setup/checks.sh
. "$here/setup/checks.sh"
# shellcheck source=deploy/setup/environment.sh
. "$here/setup/environment.sh"
# shellcheck source=deploy/setup/certificates.sh
. "$here/setup/certificates.sh"

usage() { sed -n '2,6s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

check_only=no
site=''
console=''
mail=''
members=()
while [ $# -gt 0 ]; do
  case "$1" in
    --check) check_only=yes ;;
    --site) site="${2:?}" && shift ;;
    --console) console="${2:?}" && shift ;;
    --mail) mail="${2:?}" && shift ;;
    --staff) members+=("${2:?}") && shift ;;
    *) usage && exit 2 ;;
  esac
  shift
done
# What an earlier run was told need not be said again.
if [ -e "$env_file" ]; then
  site="${site:-$(host_of "$(value_of PB_SITE_URL)")}"
  console="${console:-$(host_of "$(value_of PB_CONSOLE_ORIGINS)")}"
fi
if [ -z "$site" ] || [ -z "$console" ]; then usage && exit 2; fi

check_host() {
  step 'The host'
  check_tools
  check_room
  check_ports
  check_name "$site"
  check_clock
  [ "$problems" = 0 ] || stop "$problems of this have to be mended first."
}

fill_environment() {
  step 'Settings and secrets'
  make_environment
  name_the_site "$site" "$console"
  write_all_names "$site" "$console"
  local missing
  missing="$(list_missing)"
  [ -z "$missing" ] && fine 'everything has a value' && return
  printf '\nOnly you know these; fill them in in %s and run this again:\n%s\n' "$env_file" "$missing" >&2
  exit 3
}

# Compose keeps the order: PostgreSQL, its users, migrations, roles, web, the front. What has not changed it leaves as it is.
start_all() {
  step 'Containers'
  local before after
  before="$(compose ps --all --quiet | sort)"
  compose up --detach --build --wait
  after="$(compose ps --all --quiet | sort)"
  if [ "$before" = "$after" ]; then fine 'all of them run as they did'; else changed 'containers were started'; fi
}

# Links are said here and nowhere else: no log keeps them.
invite_staff() {
  step 'The first members of staff'
  local known name email roles
  known="$(compose run --rm -T staff list)"
  [ -n "$known" ] || [ "${#members[@]}" -gt 0 ] || warn 'nobody can log in to the console: run this again with --staff, twice'
  for member in "${members[@]}"; do
    read -r name email roles <<<"$member"
    if grep -q "^$name " <<<"$known"; then
      fine "$(grep "^$name " <<<"$known")"
    else
      compose run --rm -T staff add "$name" "$email" "$roles"
      changed "$name is invited; the link goes to $email by a way that nobody else reads"
    fi
  done
}

smoke_test() {
  step 'What visitors see'
  "$here/smoke.sh" "https://$site" --resolve "$site:443:127.0.0.1" || stop 'It runs, but not as it should.'
}

check_host
if [ "$check_only" = yes ]; then say && say 'This host will do.' && exit 0; fi
fill_environment
step 'Certificates'
prepare_certificates "$site" "$console"
start_all
step 'The certificate that browsers believe'
fetch_certificate "$site" "${mail:-hostmaster@$site}"
invite_staff
smoke_test
step 'Done'
if [ "$changes" = 0 ]; then say 'Nothing had to be changed.'; else say "$changes things were changed."; fi
