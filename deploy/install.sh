#!/bin/sh
# Installs Bellbird from this folder into another one: the packages that running needs, and the pages.
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
# Only errors: the Node that runs npm may be older than the one among the packages, which runs everything else.
npm ci --omit=dev --loglevel=error --no-audit --no-fund
npm run build
npm uninstall --no-save --omit=dev --loglevel=error --no-audit --no-fund $(node -p 'require("./package.json").buildOnlyDependencies.join(" ")')
# Nobody compiles against this Node.
rm -rf node_modules/.cache node_modules/node-*/include
# Fonts are served as WOFF2 only.
find node_modules '(' -name '*.map' -o -name '*.woff' ')' -delete
echo "Installed in $to: $(du -sm node_modules | cut -f1) MB of packages."
echo "Next: npm run migrate there, with the settings in the environment, and ln -sfn $to $(dirname "$to")/current"
