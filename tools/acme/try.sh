#!/usr/bin/env bash
# The certificate of an installation, from the first one to a renewal: certbot asks Pebble, the authority of tests, which looks at nginx with
# the files of deploy/. For the nightly run, as root; only Docker is stood in for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
missing=()
for tool in certbot pebble pebble-challtestsrv nginx; do command -v "$tool" >/dev/null || missing+=("${tool/%-challtestsrv/}"); done
if [ "${#missing[@]}" -gt 0 ]; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]/#nginx/nginx-light}"
fi

place="$(mktemp -d)"
children=()
end() {
  [ "${#children[@]}" = 0 ] || kill "${children[@]}" 2>/dev/null || true
  rm -rf "$place"
}
trap end EXIT
mkdir "$place/bin" "$place/deploy" "$place/nginx"
# nginx works for visitors as a user without rights, who must be able to get here.
chmod 755 "$place"
cp -r deploy/setup deploy/nginx deploy/prometheus deploy/compose.yaml deploy/example.env "$place/deploy/"
printf '#!/bin/sh\necho "$*" >>%s/asked\n' "$place" >"$place/bin/docker"
printf '#!/bin/sh\nexec /usr/bin/certbot --config-dir %s/config --work-dir %s/work --logs-dir %s/logs "$@"\n' "$place" "$place" "$place" >"$place/bin/certbot"
chmod +x "$place/bin/docker" "$place/bin/certbot"
export PATH="$place/bin:$PATH" DEPLOY_DIR="$place/deploy" REQUESTS_CA_BUNDLE="$place/pebble.crt" ACME_SERVER=https://localhost:24000/dir

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
  -keyout "$place/pebble.key" -out "$place/pebble.crt" 2>/dev/null
cat >"$place/pebble.json" <<END
{"pebble": {"listenAddress": "127.0.0.1:24000", "managementListenAddress": "127.0.0.1:25000", "certificate": "$place/pebble.crt",
  "privateKey": "$place/pebble.key", "httpPort": 28080, "tlsPort": 28443, "ocspResponderURL": "", "externalAccountBindingRequired": false}}
END
pebble-challtestsrv -defaultIPv4 127.0.0.1 -defaultIPv6 '' -dns01 127.0.0.1:28053 -http01 '' -https01 '' -tlsalpn01 '' \
  -management 127.0.0.1:28055 >"$place/names.log" 2>&1 &
children+=($!)
PEBBLE_VA_NOSLEEP=1 pebble -config "$place/pebble.json" -dnsserver 127.0.0.1:28053 >"$place/pebble.log" 2>&1 &
children+=($!)

# shellcheck source=deploy/setup/common.sh
. "$DEPLOY_DIR/setup/common.sh"
# shellcheck source=deploy/setup/certificates.sh
. "$DEPLOY_DIR/setup/certificates.sh"
: >"$env_file"
write_all_names site.test console.site.test
prepare_certificates site.test console.site.test
for file in "$DEPLOY_DIR"/nginx/*; do
  sed -e 's/listen 8443/listen 127.0.0.1:28444/; s/listen 8080/listen 127.0.0.1:28080/; s/listen 8090/listen 127.0.0.1:28090/' \
    -e "s#127.0.0.1:8099#127.0.0.1:28099#; s#/etc/nginx/tls#$DEPLOY_DIR/tls#; s#/var/www/acme#$DEPLOY_DIR/acme#; s#/dev/stdout#$place/access.log#" \
    -e "s#/tmp/\(nginx\|api-servers\|web-servers\)#$place/nginx/\1#; s/^worker_rlimit.*//; s/16384/512/" \
    -e 's/\(api\|web\)-[12]:808[14]/127.0.0.1:1/; s/stream:8083/127.0.0.1:1/' "$file" >"$place/nginx/${file##*/}"
done
nginx -p "$place/nginx" -c "$place/nginx/front.conf" -g 'daemon off;' >"$place/nginx.log" 2>&1 &
children+=($!)
curl --silent --retry 100 --retry-delay 1 --retry-all-errors --cacert "$place/pebble.crt" --output /dev/null "$ACME_SERVER"
curl --silent --retry 100 --retry-delay 1 --retry-connrefused --output /dev/null http://127.0.0.1:28099/healthz

# holds <words> <condition...>
holds() {
  local words="$1"
  shift
  "$@" || { printf 'FAILED  %s\n' "$words" >&2 && exit 1; }
  printf 'ok      %s\n' "$words"
}
reloads() { [ "$(grep -c 'kill -s HUP front' "$place/asked")" = "$1" ]; }
came() { ! is_temporary "$DEPLOY_DIR/tls/site.crt" && is_for "$DEPLOY_DIR/tls/site.crt" site.test; }

fetch_certificate site.test ops@site.test
holds 'the certificate is the authority'"'"'s and for the site' came
holds 'nginx was told once' reloads 1
before="$changes"
fetch_certificate site.test ops@site.test
holds 'a second run fetches none' [ "$changes" = "$before" ]
first="$(openssl x509 -in "$DEPLOY_DIR/tls/site.crt" -noout -serial)"
certbot renew --force-renewal --no-random-sleep-on-renew --quiet
holds 'the renewal arrived' [ "$(openssl x509 -in "$DEPLOY_DIR/tls/site.crt" -noout -serial)" != "$first" ]
holds 'nginx was told again' reloads 2
