import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { operationVariables } from '#platform/config/operation-settings.ts';

const FLAGS = JSON.parse(readFileSync('tools/run/server-flags.json', 'utf8')) as string[];
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
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
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(text)?.[1]);
    expect(seconds('TimeoutStopSec')).toBeGreaterThan(
      seconds('BELLBIRD_STOP_SECONDS') + seconds('BELLBIRD_DRAIN_SECONDS'),
    );
  },
);

it('starts the container with the same flags', () => {
  expect(read('Containerfile')).toContain(JSON.stringify(['node', ...FLAGS]).replaceAll(',', ', '));
});

it.each([...units.map((unit) => `systemd/${unit}`), 'compose.yml'])(
  '%s names settings that there are',
  (file) => {
    const named = read(file).match(/\bBELLBIRD_[A-Z_]+/g) ?? [];
    const known = [
      ...Object.keys(operationVariables),
      'BELLBIRD_PORT',
      'BELLBIRD_DATA_DIR',
      'BELLBIRD_TRUSTED_PROXIES',
    ];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  },
);
