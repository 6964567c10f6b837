# shellcheck shell=bash
# What the host must be and have. Each check says a line; what the installation cannot live with is a problem.

check_tools() {
  local tool docker_version compose_version
  for tool in awk curl docker openssl; do
    if command -v "$tool" >/dev/null; then fine "$tool"; else problem "$tool is not installed"; fi
  done
  command -v docker >/dev/null || return 0
  if ! docker_version="$(docker version --format '{{.Server.Version}}' 2>/dev/null)"; then
    problem "docker does not answer: is it running, and may this user ask it?"
    return 0
  fi
  if at_least "$docker_version" 24.0; then fine "Docker Engine $docker_version"; else problem "Docker Engine $docker_version: 24.0 or newer is needed"; fi
  compose_version="$(docker compose version --short 2>/dev/null | sed 's/^v//')"
  if [ -n "$compose_version" ] && at_least "$compose_version" 2.24; then
    fine "Compose $compose_version"
  else
    problem "Compose ${compose_version:-is not there}: 2.24 or newer is needed"
  fi
}

check_room() {
  local cores memory_mb disk_gb
  cores="$(nproc)"
  memory_mb="$(awk '/^MemTotal:/ { print int($2 / 1024) }' "${MEMINFO:-/proc/meminfo}")"
  disk_gb="$(df --output=avail -BG "$deploy_dir" | tail -n 1 | tr -dc 0-9)"
  if [ "$cores" -ge 4 ]; then fine "$cores cores"; else warn "$cores cores: 8 are advised, 4 will do for a beginning"; fi
  if [ "$memory_mb" -ge 7500 ]; then fine "$memory_mb MiB of memory"; else problem "$memory_mb MiB of memory: 8 GiB are needed"; fi
  if [ "$disk_gb" -ge 40 ]; then fine "$disk_gb GiB of disk"; else problem "$disk_gb GiB of free disk: 40 are needed"; fi
}

# Ours may be running already: then its ports are taken by us.
check_ports() {
  local port running
  running="$(compose ps --services --status running 2>/dev/null || true)"
  for port in 80 443; do
    if printf '%s\n' "$running" | grep -qx front; then
      fine "port $port is the front's"
    elif ss -Hltn "sport = :$port" 2>/dev/null | grep -q .; then
      problem "port $port is taken by somebody else"
    else
      fine "port $port is free"
    fi
  done
}

check_name() {
  local name="$1" addresses own
  addresses="$(getent ahosts "$name" | awk '{ print $1 }' | sort -u)"
  own="$(hostname -I 2>/dev/null || true)"
  if [ -z "$addresses" ]; then
    problem "$name has no address: the certificate's authority would not find this host"
  elif printf '%s\n' "$addresses" | grep -qwF -f <(printf '%s\n' "$own" | tr ' ' '\n' | grep .); then
    fine "$name is this host"
  else
    warn "$name is $(printf '%s' "$addresses" | tr '\n' ' '), none of which this host has: fine behind a translation of addresses only"
  fi
}

# Codes of authenticators, sessions and certificates all live by the clock.
check_clock() {
  case "$(timedatectl show --property=NTPSynchronized --value 2>/dev/null || true)" in
    yes) fine "the clock is kept right" ;;
    *) warn "nobody is known to keep the clock right: install systemd-timesyncd or chrony" ;;
  esac
}
