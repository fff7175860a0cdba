#!/bin/sh
# Restarts each process of Bellbird on this machine that does not live any more. bellbird-live.timer runs it every minute.
set -eu
cd "$(dirname "$0")/.."
systemctl list-units --plain --no-legend --state=active 'bellbird-api@*.service' 'bellbird-worker@*.service' |
  while read -r unit _; do
    number=${unit#*@}
    number=${number%.service}
    case $unit in
      bellbird-api@*) port=30$number ;;
      *) port=31$number ;;
    esac
    node_modules/.bin/node deploy/is-live.mjs "$port" </dev/null || systemctl restart "$unit"
  done
