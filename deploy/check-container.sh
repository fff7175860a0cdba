#!/bin/sh
# The check of a container: deploy/check-container.sh <port>. A program that does not live any more is killed, whatever it
# hangs in; then the container ends, and its `restart` begins it again.
cd "$(dirname "$0")/.." || exit 1
node deploy/is-live.mjs "$@" && exit 0
kill -KILL $(cat /proc/1/task/1/children)
exit 1
