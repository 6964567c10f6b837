#!/bin/sh
# Writes the configuration with its values to memory and starts Alertmanager with it: `start.sh [argument...]`.
# A mark @NAME@ becomes the variable NAME, or the first line of the file that NAME_FILE names. No secret enters a command line.
set -eu
umask 077

folder=${ALERT_CONFIG_DIR:-/etc/alertmanager}
filled=${ALERT_FILLED:-/tmp/alertmanager.yml}
export TEMPLATES="$folder"

awk '
  function value(name,   file, line) {
    file = ENVIRON[name "_FILE"]
    line = ENVIRON[name]
    if (file != "") {
      if ((getline line < file) <= 0) fail(file " cannot be read or is empty")
      close(file)
    }
    if (line == "") fail(name " has no value")
    if (line ~ /[\047\\]/) fail(name " has a quote or a backslash in it")
    return line
  }
  function fail(why) { print "alertmanager.yml: " why > "/dev/stderr"; failed = 1; exit 1 }
  /^ *#/ { next }
  {
    rest = $0
    done = ""
    while (match(rest, /@[A-Z_]+@/)) {
      done = done substr(rest, 1, RSTART - 1) value(substr(rest, RSTART + 1, RLENGTH - 2))
      rest = substr(rest, RSTART + RLENGTH)
    }
    print done rest
  }
' "$folder/alertmanager.yml" > "$filled"

[ "$#" -gt 0 ] || set -- alertmanager
exec "$@" --config.file="$filled"
