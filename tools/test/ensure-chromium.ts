import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, hasPinnedBrowser } from './find-chromium.ts';

const HEADLESS_SHELL = 'chromium-headless-shell';
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=300'];

/**
 * Makes sure that the journeys have a browser. Installs a headless shell even if there is a full Chromium, so that
 * every machine uses the same one. If there is no browser at the end, throws with what to install.
 */
export async function ensureChromium(): Promise<void> {
  if (hasPinnedBrowser()) return;
  console.log('Installing a headless Chromium for the journeys ...');
  const complaints = installUntil(hasPinnedBrowser, [
    installFromPlaywright,
    () => installFromDebian(HEADLESS_SHELL),
  ]);
  complaints.push(...installUntil(() => findChromium() !== null, [() => installFromDebian('chromium')]));
  const found = findChromium();
  if (found === null)
    throw new Error(
      `${complaints.join('\n')}\nThe journeys need Chromium. Install it (Debian and Ubuntu: apt-get install ${HEADLESS_SHELL}),` +
        ' or run npx playwright install --with-deps --only-shell chromium.',
    );
  if (!hasPinnedBrowser()) console.log(`There is no headless shell to install; the journeys use ${found}.`);
}

/**
 * Tries one way of installing after another until there is a browser. Returns the error output of the ways that failed.
 */
function installUntil(isThere: () => boolean, ways: readonly (() => string[])[]): string[] {
  return ways.flatMap((install) => (isThere() ? [] : install()));
}

function installFromDebian(name: string): string[] {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return [];
  return [
    ...run('apt-get', [...WAIT_FOR_LOCK, 'update', '-qq']),
    ...run('apt-get', [...WAIT_FOR_LOCK, 'install', '-y', '-qq', '--no-install-recommends', name]),
  ];
}

function installFromPlaywright(): string[] {
  return run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']);
}

/** Returns the command's error output; empty if it succeeded. */
function run(program: string, args: string[]): string[] {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  return status === 0 ? [] : [`${program} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`.trim()];
}
