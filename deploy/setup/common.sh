# shellcheck shell=bash
# What install.sh, upgrade.sh and smoke.sh share; read by them, never started.
# `DEPLOY_DIR` is the folder with compose.yaml; tests name a copy of it.
deploy_dir="${DEPLOY_DIR:?}"
env_file="$deploy_dir/.env"
changes=0
problems=0

say() { printf '%s\n' "$*"; }
step() { printf '\n== %s\n' "$*"; }
fine() { printf '  ok       %s\n' "$*"; }
warn() { printf '  warning  %s\n' "$*"; }
changed() {
  printf '  changed  %s\n' "$*"
  changes=$((changes + 1))
}
problem() {
  printf '  PROBLEM  %s\n' "$*"
  problems=$((problems + 1))
}
stop() {
  printf '\n%s\n' "$*" >&2
  exit 1
}

compose() { docker compose --project-directory "$deploy_dir" -f "$deploy_dir/compose.yaml" "$@"; }

# value_in <file> <variable>: the last one counts, as it does for Compose.
value_in() { sed -n "s/^$2=//p" "$1" | tail -n 1; }
value_of() { value_in "$env_file" "$1"; }

# write_value <variable> <value>: in .env, which is never seen half written or by others.
write_value() {
  local next
  next="$(umask 077 && mktemp "$env_file.XXXXXX")"
  NAME="$1" VALUE="$2" awk 'index($0, ENVIRON["NAME"] "=") == 1 { print ENVIRON["NAME"] "=" ENVIRON["VALUE"]; found = 1; next } { print }
    END { if (!found) print ENVIRON["NAME"] "=" ENVIRON["VALUE"] }' "$env_file" >"$next"
  mv "$next" "$env_file"
}

# at_least <version> <least>
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# write_names <file> <name>...: the lines of a file that end with `# (name)` get these names, in their order.
write_names() {
  local file="$deploy_dir/$1" next
  shift
  next="$(mktemp)"
  NAMES="$*" awk '
    BEGIN { count = split(ENVIRON["NAMES"], names, " ") }
    / # \(name\)$/ {
      at = at % count + 1
      match($0, /(server_name |https:\/\/|- )[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+[;:]/)
      found = substr($0, RSTART, RLENGTH)
      match(found, /^(server_name |https:\/\/|- )/)
      $0 = substr($0, 1, index($0, found) - 1) substr(found, 1, RLENGTH) names[at] substr(found, length(found)) substr($0, index($0, found) + length(found))
    }
    { print }' "$file" >"$next"
  if cmp -s "$file" "$next"; then
    rm "$next"
  else
    cat "$next" >"$file" && rm "$next"
    changed "names in ${file#"$deploy_dir"/}"
  fi
}

# The files that name the site and the console; a new release brings them with the names of the example.
write_all_names() {
  local site="$1" console="$2"
  write_names nginx/front.conf "$site"
  write_names nginx/console.conf "$console"
  write_names prometheus/prometheus.yml "$site" "$console"
  write_names compose.yaml "$site" "$console"
}

# host_of <origin>
host_of() { printf '%s' "$1" | sed -E 's#^https://##; s#[,/:].*$##'; }
