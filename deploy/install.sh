#!/bin/sh
# Installs Bellbird from this folder into another one: its packages, its pages, and then nothing that only building needs.
# Usage: deploy/install.sh /opt/bellbird
set -eu
from=$(cd "$(dirname "$0")/.." && pwd)
to=${1:?Give the folder to install into, such as /opt/bellbird}
mkdir -p "$to"
(cd "$from" && tar --exclude=./node_modules --exclude=./.git --exclude=./.build --exclude=./data -cf - .) | tar -xf - -C "$to"
cd "$to"
npm ci --no-audit --no-fund
npm run build
npm prune --omit=dev --no-audit --no-fund
rm -rf node_modules/.cache
find node_modules -name '*.map' -delete
echo "Installed in $to: $(du -sm node_modules | cut -f1) MB of packages."
