import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Replaces npm: records its arguments, and creates the files that npm would create. */
const NPM = `#!/bin/sh
echo "$@" >> npm-calls
case "$1" in
  ci) mkdir -p node_modules/.cache node_modules/pg; echo '{}' > node_modules/pg/pg.js.map; echo '' > node_modules/pg/old.woff; echo '' > node_modules/pg/pg.js ;;
  run) mkdir .build ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bellbird-install-'));
  mkdirSync(path.join(folder, 'bin'));
  writeFileSync(path.join(folder, 'bin/npm'), NPM);
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  const from = path.join(folder, 'from');
  cpSync('deploy', path.join(from, 'deploy'), { recursive: true });
  write(
    'package.json',
    'data/encryption-key',
    'backups/monday/manifest.json',
    'shop.env',
    'node_modules/old/old.js',
  );
  writeFileSync(path.join(from, 'package.json'), '{ "buildOnlyDependencies": ["vite", "react"] }');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('installs a release without packages that only the build needs, and without settings, data and backups', () => {
  const { status, stdout } = install('1.2.0');
  expect(status).toBe(0);
  expect(stdout).toContain('Next: npm run migrate there');
  const to = path.join(folder, '1.2.0');
  expect(readFileSync(path.join(to, 'npm-calls'), 'utf8').trim().split('\n')).toEqual([
    'ci --omit=dev --loglevel=error --no-audit --no-fund',
    'run build',
    'uninstall --no-save --omit=dev --loglevel=error --no-audit --no-fund vite react',
  ]);
  expect(readdirSync(to).toSorted()).toEqual([
    '.build',
    'deploy',
    'node_modules',
    'npm-calls',
    'package.json',
  ]);
  expect(readdirSync(path.join(to, 'node_modules'))).toEqual(['pg']);
  expect(readdirSync(path.join(to, 'node_modules/pg'))).toEqual(['pg.js']);
});

it('refuses a folder that already has a release', () => {
  install('1.2.0');
  const { status, stderr } = install('1.2.0');
  expect(status).toBe(1);
  expect(stderr).toContain('holds a release already. Give each a folder of its own.');
});

it('does not report a release as installed if its build failed', () => {
  writeFileSync(path.join(folder, 'bin/npm'), '#!/bin/sh\n[ "$1" != run ]\n');
  const { status, stdout } = install('1.2.1');
  expect(status).not.toBe(0);
  expect(stdout).not.toContain('Installed');
  expect(existsSync(path.join(folder, '1.2.1/.build'))).toBe(false);
});

function install(release: string) {
  return spawnSync('sh', [path.join(folder, 'from/deploy/install.sh'), path.join(folder, release)], {
    encoding: 'utf8',
    env: { PATH: `${path.join(folder, 'bin')}:${process.env['PATH']}` },
  });
}

function write(...names: string[]): void {
  for (const name of names) {
    const file = path.join(folder, 'from', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '{}');
  }
}
