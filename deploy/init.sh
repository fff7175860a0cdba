#!/bin/sh
# Process 1 of a container: starts the program as its child, passes a stop on to it, and ends as it ends. A process 1 cannot
# be killed from inside its container, not even when it hangs; its child can.
"$@" &
child=$!
trap 'kill -TERM "$child"' TERM INT HUP
while :; do
  wait "$child"
  code=$?
  # A signal ends the wait, not the child.
  kill -0 "$child" 2>/dev/null || exit "$code"
done
