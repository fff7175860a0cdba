import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { whichAreMissing } from './missing-packages.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SECOND_MS = 1000;

/**
 * Installs the packages of package-lock.json that are missing, and prints how long it took. `forTests` also installs
 * the packages that only tests and checks use. Ends the process if npm fails.
 */
export async function installPackages({ forTests }) {
  const installed = readPackages(path.join('node_modules', '.package-lock.json'));
  if (whichAreMissing(readPackages('package-lock.json'), installed, { forTests }).length === 0) return;
  const startedAt = performance.now();
  const stopCounting = countSeconds(startedAt);
  // `npm ci` empties node_modules first, which would break a Bellbird that runs in this folder.
  const command = Object.keys(installed).length === 0 ? ['ci'] : ['install', '--no-save'];
  const { code, output } = await runNpm([
    ...command,
    forTests ? '--include=dev' : '--omit=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
  stopCounting();
  const seconds = ((performance.now() - startedAt) / SECOND_MS).toFixed(1);
  if (code === 0) return console.log(`  ${'Installed the packages'.padEnd(34)} ${seconds.padStart(6)} s`);
  console.error(output);
  console.error(`npm could not install the packages (${seconds} s). Its own message is above.`);
  process.exit(1);
}

/** Shows progress on a terminal. Returns a function that clears the line. */
function countSeconds(startedAt) {
  if (!process.stdout.isTTY) {
    console.log('Installing packages. The first time takes up to two minutes.');
    return () => {};
  }
  const show = () => {
    const seconds = Math.round((performance.now() - startedAt) / SECOND_MS);
    process.stdout.write(`\r\x1b[2K  Installing packages … ${seconds} s`);
  };
  show();
  const timer = setInterval(show, SECOND_MS);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\x1b[2K');
  };
}

/** Returns the packages in a lock file, by folder. npm writes a lock file of what it installed at the end. */
function readPackages(lockFile) {
  const file = path.join(ROOT, lockFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function runNpm(args) {
  const npmScript = process.env.npm_execpath;
  const [program, ...before] = npmScript ? [process.execPath, npmScript] : ['npm'];
  return new Promise((resolve) => {
    const child = spawn(program, [...before, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
