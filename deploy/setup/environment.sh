# shellcheck shell=bash
# The file .env: made from example.env with new secrets; what stands in it already is never touched.

# What nobody but the operator knows. The worth of the example stands for "not yet".
told_by_operator=(PB_PRICE_SOURCES PB_MAIL_URL PB_MAIL_FROM PB_SMS_URL PB_SMS_TOKEN PB_TELEGRAM_TOKEN PB_TELEGRAM_BOT)

# Which variables are secrets of ours, and how one looks: it begins with a letter, because NATS reads digits alone as a number.
# Reads .env, then example.env; what stands in .env with a value of its own stays. Says each change to the file that CHANGES names.
merge_environment() {
  # More of them than there are variables, by one process.
  SECRETS="$(openssl rand -hex 4800)" awk '
    function new_secret() { taken += 1; return "s" substr(ENVIRON["SECRETS"], 48 * (taken - 1) + 1, 48) }
    function secret_for(name) {
      if (name ~ /^ALERT_/) return ""
      if (name ~ /^PB_(KEYS|FACT_KEYS)$/) return "k1:" new_secret()
      if (name ~ /^(PB_SERVICE_TOKEN|PB_TICKET_SECRET|FILLER_SECRET)$/ || name ~ /^(DB|REDIS|NATS)_([A-Z0-9]+_)*PASSWORD$/) return new_secret()
      return ""
    }
    function tell(what) { print what >> ENVIRON["CHANGES"] }
    FILENAME == ENVIRON["EXAMPLE"] && /^[A-Z][A-Z0-9_]*=/ {
      at = index($0, "=")
      usual[substr($0, 1, at - 1)] = substr($0, at + 1)
      order[++count] = substr($0, 1, at - 1)
    }
    FILENAME == ENVIRON["EXAMPLE"] { next }
    /^[A-Z][A-Z0-9_]*=/ {
      at = index($0, "=")
      name = substr($0, 1, at - 1)
      value = substr($0, at + 1)
      seen[name] = 1
      is_open = value == "" || (value == usual[name] && value ~ /development-/)
      secret = is_open ? secret_for(name) : ""
      if (secret != "") { tell(name ": a new secret"); print name "=" secret; next }
    }
    { print }
    END {
      for (at = 1; at <= count; at++) {
        name = order[at]
        if (name in seen) continue
        secret = secret_for(name)
        tell(name (secret == "" ? ": as in example.env" : ": a new secret"))
        print name "=" (secret == "" ? usual[name] : secret)
      }
    }' "$1" "$2"
}

make_environment() {
  local next told what
  if [ ! -e "$env_file" ]; then
    if docker volume inspect peerbourse_postgres >/dev/null 2>&1; then
      stop "There is a database of before but no .env. Bring .env back from your vault: without its PB_KEYS nobody can read the database."
    fi
    (umask 077 && : >"$env_file")
    changed ".env, for you alone"
  fi
  if [ "$(stat -c %a "$env_file")" != 600 ]; then
    chmod 600 "$env_file"
    changed "rights of .env: 0600"
  fi
  told="$(mktemp)"
  next="$(umask 077 && mktemp "$env_file.XXXXXX")"
  EXAMPLE="$deploy_dir/example.env" CHANGES="$told" merge_environment "$deploy_dir/example.env" "$env_file" >"$next"
  while IFS= read -r what; do changed "$what"; done <"$told"
  if [ -s "$told" ]; then mv "$next" "$env_file"; else rm "$next"; fi
  rm "$told"
}

# set_value <variable> <value>: what was said on the command line.
set_value() {
  [ "$(value_of "$1")" = "$2" ] && return
  write_value "$1" "$2"
  changed "$1=$2"
}

name_the_site() {
  local site="$1" console="$2"
  set_value PB_ORIGINS "https://$site"
  set_value PB_SITE_URL "https://$site"
  set_value PB_CONSOLE_ORIGINS "https://$console"
  set_value RUNBOOKS_URL "https://$console/runbooks"
}

# What still stands as in the example and cannot be made up.
list_missing() {
  NAMES="${told_by_operator[*]}" awk '
    BEGIN { count = split(ENVIRON["NAMES"], names, " ") }
    { at = index($0, "="); if (at) value[FILENAME, substr($0, 1, at - 1)] = substr($0, at + 1) }
    END { for (at = 1; at <= count; at++) if (value[ARGV[1], names[at]] == value[ARGV[2], names[at]]) print names[at] }
  ' "$env_file" "$deploy_dir/example.env"
}
