# shellcheck shell=bash
# Certificates. The site's comes by ACME from an authority that browsers know: nginx shows certbot's answers, so nobody has to stop for
# a renewal. The console's is our own, because a public one would write the console's name into public logs.

tls_dir() {
  local dir
  dir="$(value_of TLS_DIR)"
  case "$dir" in
    /*) printf '%s' "$dir" ;;
    *) printf '%s/%s' "$deploy_dir" "${dir:-tls}" ;;
  esac
}

# make_own <which> <name> <days>
make_own() {
  local place
  place="$(tls_dir)"
  (
    umask 077
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days "$3" -subj "/CN=$2" -addext "subjectAltName=DNS:$2" \
      -keyout "$place/$1.key.new" -out "$place/$1.crt.new" 2>/dev/null
  )
  take_certificate "$1" "$place/$1.crt.new" "$place/$1.key.new"
  rm "$place/$1.crt.new" "$place/$1.key.new"
}

# take_certificate <which> <certificate> <key>: for nginx, which is uid 101 and nobody else.
take_certificate() {
  local place
  place="$(tls_dir)"
  install -m 0444 "$2" "$place/$1.crt"
  install -m 0400 "$3" "$place/$1.key"
  [ "$(id -u)" != 0 ] || chown 101:101 "$place/$1.crt" "$place/$1.key"
}

# lasts <file> <days>
lasts() { openssl x509 -in "$1" -noout -checkend "$(($2 * 86400))" >/dev/null 2>&1; }
is_for() { openssl x509 -in "$1" -noout -checkhost "$2" 2>/dev/null | grep -q 'does match'; }

# is_temporary <file>: signed by itself, so that nginx starts before the authority has answered.
is_temporary() { [ "$(openssl x509 -in "$1" -noout -subject | cut -d= -f2-)" = "$(openssl x509 -in "$1" -noout -issuer | cut -d= -f2-)" ]; }

prepare_certificates() {
  local site="$1" console="$2" place
  place="$(tls_dir)"
  mkdir -p "$place" "$deploy_dir/acme"
  if is_for "$place/console.crt" "$console" && lasts "$place/console.crt" 30; then
    fine "certificate of the console"
  else
    make_own console "$console" 825
    changed "certificate of the console, our own: $(openssl x509 -in "$place/console.crt" -noout -fingerprint -sha256)"
  fi
  if is_for "$place/site.crt" "$site" && lasts "$place/site.crt" 1; then
    fine "certificate of the site until $(openssl x509 -in "$place/site.crt" -noout -enddate | cut -d= -f2)"
  else
    make_own site "$site" 2
    changed "certificate of the site, our own for the time being"
  fi
}

# fetch_certificate <site> <mail>: needs a front that runs.
fetch_certificate() {
  local site="$1" mail="$2" place
  place="$(tls_dir)"
  if ! is_temporary "$place/site.crt"; then
    fine "certificate of the site is from $(openssl x509 -in "$place/site.crt" -noout -issuer | cut -d= -f2-)"
    return
  fi
  command -v certbot >/dev/null || stop "certbot is not installed: apt-get install certbot, or bring site.crt and site.key of your own."
  certbot certonly --non-interactive --agree-tos --email "$mail" --webroot --webroot-path "$deploy_dir/acme" --cert-name peerbourse \
    --domain "$site" --keep-until-expiring --deploy-hook "$deploy_dir/setup/renewed.sh" ${ACME_SERVER:+--server "$ACME_SERVER"} ||
    stop "The authority gave no certificate; the site runs with our own, which browsers do not believe. Mend what it says and run this again."
  # A hook that ran at an earlier time is not run again for a certificate that is kept.
  is_temporary "$place/site.crt" && stop "certbot has a certificate, but it did not arrive in $place."
  changed "certificate of the site, renewed by certbot from now on"
}
