import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { waitFor } from '#tools/test-environment/wait-for.ts';

/** Root can give a program its own process tree, as a container does. Without root there is nothing to test. */
const mayUnshare =
  spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'nsenter', '--version']).status === 0;
const STUCK = `process.on('SIGTERM', () => process.exit(0)); setTimeout(() => { console.log('begun'); for (;;); }, 1)`;
const STOPS = `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('begun')`;

it.skipIf(!mayUnshare)('ends a container whose program hangs and ignores a signal to process 1', async () => {
  const { inside, ended, first } = await startContainer(STUCK);
  for (const signal of ['TERM', 'KILL']) inside(`kill -${signal} 1`);
  expect(readFileSync(`/proc/${first}/comm`, 'utf8')).toBe('init.sh\n');
  // Nothing listens on this port, as with a program that hangs.
  expect(inside('PATH=$NODE:$PATH deploy/check-container.sh 1 0').status).toBe(1);
  expect(await ended).toBe(137);
});

it.skipIf(!mayUnshare)('forwards a stop signal to the program, and exits with its code', async () => {
  const { inside, ended } = await startContainer(STOPS);
  inside('kill -TERM 1');
  expect(await ended).toBe(7);
});

const containers: ChildProcess[] = [];
afterEach(() => containers.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Runs a program as a container does: `deploy/init.sh` is process 1. */
async function startContainer(program: string) {
  const args = [
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    'deploy/init.sh',
    process.execPath,
    '-e',
    program,
  ];
  const child = spawn('unshare', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  containers.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await waitFor('the program to begin', () => Promise.resolve(output.includes('begun')));
  const first = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const env = { ...process.env, NODE: process.execPath.replace(/\/node$/, '') };
  const inside = (command: string) =>
    spawnSync('nsenter', ['-t', first, '-p', '-m', 'sh', '-c', `cd '${process.cwd()}'; ${command}`], { env });
  return { inside, ended, first };
}
