import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Installs what package-lock.json lists, unless it is there already. Ends the process when npm fails. */
export async function installPackages() {
  if (isInstalled()) return;
  const startedAt = Date.now();
  process.stdout.write('Installing packages (a minute or two the first time) ... ');
  const { code, output } = await runNpm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(code === 0 ? `done in ${seconds} s.` : `failed after ${seconds} s.`);
  if (code === 0) return;
  console.error(output);
  console.error('npm could not install the packages; its own words are above.');
  process.exit(1);
}

/** npm keeps what it installed in a lock file of its own, written last. Times of files say nothing after a copy. */
function isInstalled() {
  const kept = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(kept)) return false;
  const installed = JSON.parse(readFileSync(kept, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, optional, devOptional, peer }]) => {
    if (place === '') return true;
    const found = installed[place];
    return found ? found.version === version : Boolean(optional || devOptional || peer);
  });
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
