#!/bin/sh
# Installs Bellbird from this folder into another one: its packages, its pages, and then nothing that only building needs.
# Usage: deploy/install.sh /opt/bellbird/1.2.0, a folder of its own for each release: what runs goes on in the old one.
set -eu
from=$(cd "$(dirname "$0")/.." && pwd)
to=${1:?Give the folder to install into, such as /opt/bellbird/1.2.0}
if [ -e "$to/.build" ]; then
  echo "$to holds a release already. Give each a folder of its own." >&2
  exit 1
fi
mkdir -p "$to"
# Settings and backups stay where they are.
(cd "$from" && tar --exclude=./node_modules --exclude=./.git --exclude=./.build --exclude=./data \
  --exclude=./backups --exclude='*.env' -cf - .) | tar -xf - -C "$to"
cd "$to"
npm ci --no-audit --no-fund
npm run build
npm prune --omit=dev --no-audit --no-fund
# Nobody compiles against this Node.
rm -rf node_modules/.cache node_modules/node-*/include
find node_modules -name '*.map' -delete
echo "Installed in $to: $(du -sm node_modules | cut -f1) MB of packages."
echo "Next: npm run migrate there, with the settings in the environment, and ln -sfn $to $(dirname "$to")/current"
