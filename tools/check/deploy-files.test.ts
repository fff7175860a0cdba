import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { graceSeconds, operationVariables } from '#platform/config/operation-settings.ts';
import { SettingsError } from '#platform/config/settings-error.ts';
import { readSettings } from '#platform/config/settings.ts';

const FLAGS = JSON.parse(readFileSync('tools/run/server-flags.json', 'utf8')) as string[];
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const SAMPLE = readSample();
/** What differs between the processes of one machine. */
const OF_ONE_PROCESS = ['BELLBIRD_PORT', 'BELLBIRD_HEALTH_PORT'];
const units = readdirSync('deploy/systemd').filter((name) => name.includes('@'));

it('builds a container by the steps of the script', () => {
  const steps = read('install.sh').match(/^(npm|rm|find) .*$/gm) ?? [];
  const built = [...read('Containerfile').matchAll(/^RUN ((?:npm|rm|find) .*)$/gm)].map(([, step]) => step);
  expect(steps.length).toBe(5);
  expect(built).toEqual(steps);
});

it.each(units)(
  '%s starts a server with the flags it is measured with, and waits longer than it takes',
  (unit) => {
    const text = read(`systemd/${unit}`);
    expect(text).toContain(`bin/node ${FLAGS.join(' ')} apps/server/main.ts --role=`);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(text)?.[1])).toBeGreaterThan(graceSeconds(SAMPLE));
  },
);

it('starts the container with the same flags, and waits longer than it takes', () => {
  const entry = JSON.stringify(['deploy/init.sh', 'node', ...FLAGS]).replaceAll(',', ', ');
  expect(read('Containerfile')).toContain(`ENTRYPOINT ${entry}`);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yml'))?.[1])).toBeGreaterThan(
    graceSeconds(SAMPLE),
  );
});

it('gives the database of the containers as many connections as all of them may hold, and one more in an upgrade', () => {
  const text = read('compose.yml');
  const count = (role: string) => text.match(new RegExp(`--role=${role}\\]`, 'g'))?.length ?? 0;
  // As docs/operate.md counts them: 12 and 8, and of a worker 3 readers and 7 more.
  const held = count('api') * 20 + (count('worker') + 1) * 30;
  expect(held).toBe(130);
  expect(Number(/max_connections=(\d+)/.exec(text)?.[1])).toBeGreaterThan(held);
});

it.each([...readdirSync('deploy/systemd').map((unit) => `systemd/${unit}`), 'compose.yml'])(
  '%s sets what differs between processes alone: all else stands in one file',
  (file) => {
    const set = [...read(file).matchAll(/\b(BELLBIRD_[A-Z_]+)\s*[=:]/g)].map(([, name]) => name);
    expect(set.filter((name = '') => !OF_ONE_PROCESS.includes(name))).toEqual(
      file === 'compose.yml' ? ['BELLBIRD_DATA_DIR'] : [],
    );
    const named = read(file).match(/\bBELLBIRD_[A-Z_]+/g) ?? [];
    const known = [...OF_ONE_PROCESS, ...Object.keys(SAMPLE), ...Object.keys(operationVariables)];
    expect(named.filter((name) => !known.includes(name) && name !== 'BELLBIRD_TRUSTED_PROXIES')).toEqual([]);
  },
);

it('has a file of settings that wants its keys, and nothing else', () => {
  const empty = Object.entries(SAMPLE).filter(([, value]) => value === '');
  expect(faultsOf(SAMPLE).every((name) => empty.some(([one]) => one === name))).toBe(true);
  const keys = Object.fromEntries(empty.map(([name]) => [name, Buffer.alloc(32, name).toString('base64')]));
  expect(faultsOf({ ...SAMPLE, ...keys, BELLBIRD_META_APP_ID: '1234567' })).toEqual([]);
});

it('keeps settings and data out of an image and out of another folder', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const name of ['.git', 'data', 'node_modules', 'backups', '**/*.env']) expect(ignored).toContain(name);
  for (const name of ['./.git', './data', './node_modules', './backups', "'*.env'"])
    expect(read('install.sh')).toContain(`--exclude=${name} `);
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('*.env');
});

it.each([
  ['lives', 200, 0],
  ['stands still', 503, 1],
])('ends with what a process that %s answers', async (_what, status, code) => {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = spawn(process.execPath, ['deploy/is-live.mjs', String(port), '0']);
  expect(await new Promise((resolve) => asked.once('exit', resolve))).toBe(code);
  server.closeAllConnections();
  server.close();
});

/** The settings at fault. */
function faultsOf(env: Record<string, string>): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults.map(({ variable }) => variable);
    throw error;
  }
}

function readSample(): Record<string, string> {
  const lines = read('bellbird.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}
