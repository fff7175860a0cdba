import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findPinnedNode, isNewEnough, NEEDED } from './find-pinned-node.mjs';
import { noticeOrphaned } from './notice-orphaned.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The cache of compiled files. With it, the server's two thousand files load in half the time. Safe to delete. */
const COMPILE_CACHE = path.join(ROOT, 'node_modules/.cache/compiled-programs');

/**
 * Runs a TypeScript program with the Node that npm installed, from the project's folder. It runs in this process if
 * this is that Node, with the wanted flags. Otherwise it runs in a child with an IPC channel, which tells the child
 * when this process dies. Programs that it starts share the compile cache.
 */
export async function runWithPinnedNode(program, args, nodeFlags = []) {
  process.chdir(ROOT);
  process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE;
  const node = nodeToUse();
  const isThisOne = realpathSync(node) === realpathSync(process.execPath);
  if (isThisOne && nodeFlags.every((flag) => process.execArgv.includes(flag))) {
    noticeOrphaned(() => process.kill(process.pid, 'SIGTERM'));
    module.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
    await import(pathToFileURL(path.join(ROOT, program)).href);
    return;
  }
  const child = spawn(node, [...nodeFlags, program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const stop = (signal) => stopChild(child, signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  noticeOrphaned(() => stop('SIGTERM'));
  child.once('error', (error) => {
    console.error(
      `Node could not be started (${node}): ${error.message}. Remove node_modules, and try again.`,
    );
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}

/**
 * Stops the child. Windows has no signals, and a kill would end the child in the middle of its work, so there the child
 * stops when the channel closes.
 */
function stopChild(child, signal) {
  if (process.platform !== 'win32') child.kill(signal);
  else if (child.connected) child.disconnect();
}

function nodeToUse() {
  const found = findPinnedNode({ root: ROOT, platform: process.platform, exists: existsSync });
  if (found !== null) return found;
  if (isNewEnough(process.versions.node)) return process.execPath;
  console.error(
    `No Node came with the packages for ${process.platform}-${process.arch}, and this one is ${process.version}.` +
      ` Install Node ${NEEDED.join('.')} or later from https://nodejs.org, and run the command again.`,
  );
  process.exit(1);
}
