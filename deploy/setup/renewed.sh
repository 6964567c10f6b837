#!/usr/bin/env bash
# certbot runs this whenever there is a new certificate (it knows it as --deploy-hook): nginx gets it and reads it without a restart.
set -euo pipefail
DEPLOY_DIR="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
# shellcheck source=deploy/setup/common.sh
. "$DEPLOY_DIR/setup/common.sh"
# shellcheck source=deploy/setup/certificates.sh
. "$DEPLOY_DIR/setup/certificates.sh"
take_certificate site "$RENEWED_LINEAGE/fullchain.pem" "$RENEWED_LINEAGE/privkey.pem"
compose kill -s HUP front
