import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const PACKAGE = 'chromium-headless-shell';
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=300'];

/** Makes sure that the journeys have a browser. Throws with what to install when it cannot be had. */
export async function ensureChromium(): Promise<void> {
  if (findChromium()) return;
  console.log('Installing Chromium for the journeys ...');
  const complaints = [...installFromDebian(), ...(findChromium() ? [] : installFromPlaywright())];
  if (findChromium()) return;
  throw new Error(
    `${complaints.join('\n')}\nThe journeys need Chromium. Install it (Debian and Ubuntu: apt-get install ${PACKAGE}),` +
      ' or run npx playwright install --with-deps --only-shell chromium.',
  );
}

function installFromDebian(): string[] {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return [];
  return [
    ...run('apt-get', [...WAIT_FOR_LOCK, 'update', '-qq']),
    ...run('apt-get', [...WAIT_FOR_LOCK, 'install', '-y', '-qq', '--no-install-recommends', PACKAGE]),
  ];
}

function installFromPlaywright(): string[] {
  return run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium']);
}

/** What the command complained of; nothing when it went well. */
function run(program: string, args: string[]): string[] {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  return status === 0 ? [] : [`${program} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`.trim()];
}
