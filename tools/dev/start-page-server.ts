import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const PORT = 5173;

/**
 * Starts Vite's own server for the merchant's pages, which shows changes immediately. Vite passes API calls on to the
 * server.
 */
export async function startPageServer(
  env: NodeJS.ProcessEnv,
): Promise<{ address: string; stop: () => Promise<void> }> {
  const args = ['--config', 'apps/merchant-web/vite.config.ts', '--port', String(PORT), '--strictPort'];
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args, '--logLevel', 'warn'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const address = `http://localhost:${PORT}`;
  await untilAnswers(address, child);
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await ended;
  };
  return { address, stop };
}

async function untilAnswers(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      await fetch(address);
      return;
    } catch {
      await sleep(100);
    }
  }
}
