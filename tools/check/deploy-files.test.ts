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
/** Settings that differ between the processes of one machine. */
const OF_ONE_PROCESS = ['BELLBIRD_PORT', 'BELLBIRD_HEALTH_PORT'];
const units = readdirSync('deploy/systemd').filter((name) => name.includes('@'));

it('the Containerfile has the same steps as the install script', () => {
  const steps = read('install.sh').match(/^(npm|rm|find) .*$/gm) ?? [];
  const built = [...read('Containerfile').matchAll(/^RUN ((?:npm|rm|find) .*)$/gm)].map(([, step]) => step);
  expect(steps.length).toBe(5);
  expect(built).toEqual(steps);
});

it.each(units)(
  '%s starts a server with the measured flags, and waits longer than the server takes to stop',
  (unit) => {
    const text = read(`systemd/${unit}`);
    expect(text).toContain(`bin/node ${FLAGS.join(' ')} apps/server/main.ts --role=`);
    expect(Number(/TimeoutStopSec=(\d+)/.exec(text)?.[1])).toBeGreaterThan(graceSeconds(SAMPLE));
  },
);

it('the container has the same flags, and its stop timeout is longer than the server takes to stop', () => {
  const entry = JSON.stringify(['deploy/init.sh', 'node', ...FLAGS]).replaceAll(',', ', ');
  expect(read('Containerfile')).toContain(`ENTRYPOINT ${entry}`);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yml'))?.[1])).toBeGreaterThan(
    graceSeconds(SAMPLE),
  );
});

it('the containers’ database allows as many connections as all containers may hold, plus those of another worker during an upgrade', () => {
  const text = read('compose.yml');
  const count = (role: string) => text.match(new RegExp(`--role=${role}\\]`, 'g'))?.length ?? 0;
  // docs/operate.md counts them: 12 and 8 for an API process; 20, 3 and 7 for a worker.
  const held = count('api') * 20 + (count('worker') + 1) * 30;
  expect(held).toBe(130);
  expect(Number(/max_connections=(\d+)/.exec(text)?.[1])).toBeGreaterThan(held);
});

it.each([...readdirSync('deploy/systemd').map((unit) => `systemd/${unit}`), 'compose.yml'])(
  '%s sets only what differs between processes, and leaves all other settings to one file',
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

it('the sample settings file is complete except for keys', () => {
  const empty = Object.entries(SAMPLE).filter(([, value]) => value === '');
  expect(faultsOf(SAMPLE).every((name) => empty.some(([one]) => one === name))).toBe(true);
  const keys = Object.fromEntries(empty.map(([name]) => [name, Buffer.alloc(32, name).toString('base64')]));
  expect(faultsOf({ ...SAMPLE, ...keys, BELLBIRD_META_APP_ID: '1234567' })).toEqual([]);
});

it('keeps settings and data out of images and of the copies of a release', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
  for (const name of ['.git', 'data', 'node_modules', 'backups', '**/*.env']) expect(ignored).toContain(name);
  for (const name of ['./.git', './data', './node_modules', './backups', "'*.env'"])
    expect(read('install.sh')).toContain(`--exclude=${name} `);
  expect(readFileSync('.gitignore', 'utf8').split('\n')).toContain('*.env');
});

it.each([
  ['is alive', 200, 0],
  ['is stuck', 503, 1],
])('exits with the right code when the process %s', async (_what, status, code) => {
  const server = createServer((_request, response) => response.writeHead(status).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = spawn(process.execPath, ['deploy/is-live.mjs', String(port), '0']);
  expect(await new Promise((resolve) => asked.once('exit', resolve))).toBe(code);
  server.closeAllConnections();
  server.close();
});

/** Returns the names of the invalid settings. */
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
